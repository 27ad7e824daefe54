import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, isOwnCompany, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { addSignals, dismissSignalRow, openSignalRows, signalById } from "#domain/security-log/signals.sql.ts";
import { daysAfter } from "#domain/time/periods.ts";

/** What makes us look at a company. */
export interface OpenSignal {
  id: string;
  kind: "suspended_number" | "suspended_name";
  installerId: string;
  company: string;
  /** The company that we suspended, and why. */
  otherId: string;
  otherCompany: string;
  otherReason: string | null;
  foundAt: Date;
}

/** Looks for signals that are not known yet, every hour. Decides nothing. Authorises nothing. Errors: none. */
export function findSignals({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  return addSignals(db.orm, now);
}

/**
 * The signals that wait for a person, oldest first; none of the reader's own company. Errors: not_signed_in, not_admin,
 * role_required.
 */
export async function openSignals({ db, now }: Context, actor: Actor): Promise<OpenSignal[]> {
  const admin = requireAdmin(actor, "vetting");
  const rows = await openSignalRows(db.orm, now, limits.adminPageSize);
  return rows.filter(({ installerId }) => !isOwnCompany(admin, installerId));
}

/**
 * Puts a signal away for 90 days. Doing it again only moves the day. Errors: not_signed_in, not_admin, own_company,
 * not_found.
 */
export async function dismissSignal({ db, now }: Context, actor: Actor, id: string): Promise<void> {
  requireAdmin(actor, "vetting");
  await inTransaction(db, async (tx) => {
    const signal = await signalById(tx, id);
    if (!signal?.installerId) throw new DomainError("not_found");
    const { installerId } = signal;
    const admin = requireAdminOfOthers(actor, installerId, "vetting");
    const dismissedUntil = daysAfter(now, limits.signalDismissedDays);
    await dismissSignalRow(tx, id, { dismissedUntil, dismissedBy: admin.userId });
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, admin, { action: "dismiss-signal", subject, after: { kind: signal.kind }, now });
  });
}
