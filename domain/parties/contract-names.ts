import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { requireOpen } from "#domain/installers/require-open.ts";
import { normalName } from "#domain/parties/compare-names.ts";
import {
  type ContractCheckRow,
  contractCheckById,
  decideContractChecks,
  openChecksOfCompany,
  openContractChecks,
} from "#domain/parties/contract-checks.sql.ts";
import { insertNames } from "#domain/parties/names.sql.ts";
import { requireReason } from "#domain/reason.ts";

/** A name on a contract that is none that we know of its company. */
export interface OpenContractName {
  /** The first time that it was compared. */
  id: string;
  installerId: string;
  company: string;
  name: string;
  companyNumber: string | null;
  against: string | null;
  isOfQuote: boolean;
  since: Date;
  /** How often it was compared. */
  times: number;
}

/**
 * The names that wait for an administrator, the oldest first, each once for a company however often it was compared.
 * Errors: not_signed_in, not_admin.
 */
export async function contractNames({ db }: Pick<Context, "db">, actor: Actor): Promise<OpenContractName[]> {
  requireAdmin(actor, "vetting");
  const rows = await openContractChecks(db.orm, limits.contractNamesShown);
  const byName = Map.groupBy(rows, ({ check }) => `${check.installerId} ${keyOf(check)}`);
  return [...byName.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { id, installerId, name, companyNumber, against, quoteId, checkedAt } = first.check;
    return {
      id,
      installerId,
      company: first.company,
      name: name ?? "",
      companyNumber,
      against,
      isOfQuote: quoteId !== null,
      since: checkedAt,
      times: same.length,
    };
  });
}

/**
 * Accepts the name as a trading name of the company, with the evidence for it: from now on it is known, and what was
 * found before stays as it was. Errors: not_signed_in, not_admin, own_company, not_found, invalid_input (no evidence),
 * conflict (decided already), account_closed.
 */
export function acceptTradingName(context: Context, actor: Actor, given: { id: string; reason: string }) {
  return decide(context, actor, { ...given, decision: "accepted" });
}

/** Decides that there is nothing to do, for a reason. Errors: as above. */
export function closeContractName(context: Context, actor: Actor, given: { id: string; reason: string }) {
  return decide(context, actor, { ...given, decision: "closed" });
}

const WHY = {
  accepted: "Say what shows that it is their trading name. It is kept in the audit log.",
  closed: "Say why there is nothing to do. It is kept in the audit log.",
};

async function decide(
  { db, now }: Context,
  actor: Actor,
  { id, reason: given, decision }: { id: string; reason: string; decision: "accepted" | "closed" },
): Promise<void> {
  requireAdmin(actor, "vetting");
  const { installerId } = (await contractCheckById(db.orm, id)) ?? { installerId: null };
  if (installerId === null) throw new DomainError("not_found");
  const admin = requireAdminOfOthers(actor, installerId, "vetting");
  const reason = requireReason(given, WHY[decision]);
  await inTransaction(db, async (tx) => {
    const profile = await lockInstaller(tx, installerId);
    if (!profile) throw new DomainError("not_found");
    requireOpen(profile);
    const open = await openChecksOfCompany(tx, installerId);
    const chosen = open.find((check) => check.id === id);
    if (!chosen?.name) throw new DomainError("conflict");
    const same = open.filter((check) => keyOf(check) === keyOf(chosen)).map((check) => check.id);
    const decided = { decision, reason, decidedBy: admin.userId, decidedAt: now };
    await decideContractChecks(tx, same, decided);
    if (decision === "accepted") {
      const { name } = chosen;
      const row = { installerId, kind: "trading" as const, name, evidence: reason };
      await insertNames(tx, [{ ...row, recordedBy: admin.userId, recordedAt: now }]);
    }
    await recordAudit(tx, admin, {
      action: decision === "accepted" ? "accept-trading-name" : "close-contract-name",
      subject: { type: "installer", id: installerId },
      reason,
      after: { name: chosen.name },
      now,
    });
  });
}

/** The same for names that compare as the same. */
function keyOf({ name, companyNumber }: Pick<ContractCheckRow, "name" | "companyNumber">): string {
  const { words, form } = normalName(name ?? "");
  return JSON.stringify([words, form, companyNumber]);
}
