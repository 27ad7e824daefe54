import type { VettingCheck } from "#content/vetting.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdminOfOthers, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type InstallerRow, installerById, lockInstaller } from "#domain/installers/installers.sql.ts";
import { requireOpen } from "#domain/installers/require-open.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { compareNames, type Party } from "#domain/parties/compare-names.ts";
import { insertNames, type NameKind } from "#domain/parties/names.sql.ts";
import { partyOf } from "#domain/parties/party-of.ts";
import { keptWith } from "#domain/required-checks.ts";
import type { CheckForm } from "#domain/vetting/check-form.ts";
import { warnOfCheck } from "#domain/vetting/deposits-at-risk.ts";
import { type CheckRow, checkById, insertCheck, newestChecks } from "#domain/vetting/vetting.sql.ts";

export interface NewCheck {
  /** Made by the caller (a UUID): repeating it writes nothing more. */
  id: string;
  installerId: string;
  /** The previous check of the same kind, as the administrator saw it; null if there was none. */
  follows: string | null;
  form: CheckForm;
}

/**
 * Records an administrator's check of a company; the earlier check of the same kind stays on record. Errors:
 * not_signed_in, not_admin, own_company, not_found, conflict (someone else has checked the same in the meantime),
 * account_closed.
 */
export function recordCheck(context: Context, actor: Actor, { installerId, ...check }: NewCheck): Promise<void> {
  return recordChecks(context, actor, { installerId, checks: [check] });
}

/** Records several checks of a company at once, or none. Errors: as for one. */
export async function recordChecks(
  { db, now }: Context,
  actor: Actor,
  { installerId, checks }: { installerId: string; checks: readonly Omit<NewCheck, "installerId">[] },
): Promise<void> {
  const admin = requireAdminOfOthers(actor, installerId, "vetting");
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, installerId);
    const profile = await installerById(tx, installerId);
    if (!profile) throw new DomainError("not_found");
    requireOpen(profile);
    const newest = await newestChecks(tx, [installerId]);
    for (const check of checks) await writeCheck(tx, admin, { check: { ...check, installerId }, profile, newest, now });
  });
}

/** What a name is to the company, by the check of the paper that it stands on. */
const kindOfHolder: Partial<Record<VettingCheck, NameKind>> = {
  mcs_number: "mcs_holder",
  insurance: "insured",
  identity: "proprietor",
};

interface Writing {
  check: NewCheck;
  profile: InstallerRow;
  newest: Awaited<ReturnType<typeof newestChecks>>;
  now: Date;
}

async function writeCheck(tx: Tx, admin: User, { check, profile, newest, now }: Writing): Promise<void> {
  const { id, installerId, form } = check;
  if (isRepeated(await checkById(tx, id), check)) return;
  const last = newest.find(({ row }) => isSameKind(row, form))?.row;
  if ((last?.id ?? null) !== check.follows) throw new DomainError("conflict");
  const technology = keptWith(form.technology, form.check);
  const isPaper = form.check !== "identity" && (form.holder !== null || form.holderNumber !== null);
  const holderOutcome = isPaper ? compareNames(await partyOf(tx, profile), holderOf(form)) : null;
  await insertCheck(tx, {
    id,
    installerId,
    ...form,
    technology,
    holderOutcome,
    checkedBy: admin.userId,
    checkedAt: now,
  });
  const kind = kindOfHolder[form.check];
  if (kind && form.outcome === "passed" && form.holder !== null) {
    const { holder: name, holderNumber: companyNumber } = form;
    const from = { checkId: id, recordedBy: admin.userId, recordedAt: now };
    await insertNames(tx, [{ installerId, kind, name, companyNumber, technology, ...from }]);
  }
  await warnOfCheck(tx, { installerId, technology, check: form.check, outcome: form.outcome }, now);
  if (form.outcome === "failed") {
    const news = { event: "check.ended", checkId: id, installerId } as const;
    await enqueue(tx, { kind: "announce", payload: news }, now);
  }
  await recordAudit(tx, admin, {
    action: "record-check",
    subject: { type: "installer", id: installerId },
    reason: form.evidence,
    ...(last ? { before: presentCheck(last) } : {}),
    after: presentCheck({ ...form, technology }),
    now,
  });
}

/** Whether this very check has already been written. An id that belongs to another check is not a double click. */
function isRepeated(row: CheckRow | undefined, { installerId, form }: NewCheck): boolean {
  if (!row) return false;
  if (row.installerId !== installerId || !isSameKind(row, form)) throw new DomainError("conflict");
  return true;
}

function isSameKind(row: CheckRow, { technology, check }: CheckForm): boolean {
  return row.technology === keptWith(technology, check) && row.check === check;
}

function holderOf({ holder, holderNumber }: CheckForm): Party {
  return { name: holder, companyNumber: holderNumber };
}

function presentCheck({
  technology,
  check,
  outcome,
  expiresOn,
}: Pick<CheckRow, "technology" | "check" | "outcome" | "expiresOn">) {
  return { technology, check, outcome, expiresOn };
}
