import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, isOwnCompany, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { mayAdminister } from "#domain/roles.ts";
import {
  addressesOfBuyers,
  addSharedAddresses,
  addSignals,
  dismissSignalRow,
  openSignalRows,
  signalById,
} from "#domain/security-log/signals.sql.ts";
import { daysAfter, daysBefore } from "#domain/time/periods.ts";

/** What makes us look at a company. */
export interface OpenSignal {
  id: string;
  kind: "suspended_number" | "suspended_name" | "shared_address";
  installerId: string;
  company: string;
  /** The company that we suspended, and why; null for a shared address. */
  otherId: string | null;
  otherCompany: string | null;
  otherReason: string | null;
  /** The lead that the company bought and whose customer has its network address; null for the others. */
  lead: { about: string; to: string | null } | null;
  foundAt: Date;
}

/** A keyed hash of a network address; null for an address that many have. */
export type SenderHash = (address: string) => string | null;

/**
 * Looks for signals that are not known yet, every hour. `senderHash` is what is kept of a request's network
 * address; without it no addresses are compared. Decides nothing. Authorises nothing. Errors: none.
 */
export async function findSignals({ db, now }: Pick<Context, "db" | "now">, senderHash?: SenderHash): Promise<void> {
  await addSignals(db.orm, now);
  if (!senderHash) return;
  const found = await addressesOfBuyers(db.orm, daysBefore(now, limits.senderHashKeptDays));
  const shared = found.flatMap(({ company, address }) => {
    const hash = senderHash(address);
    return hash ? [{ company, hash }] : [];
  });
  await addSharedAddresses(db.orm, shared, now);
}

/**
 * The signals that wait for a person, oldest first; none of the reader's own company. Errors: not_signed_in, not_admin,
 * role_required.
 */
export async function openSignals({ db, now }: Context, actor: Actor): Promise<OpenSignal[]> {
  const admin = requireAdmin(actor, "vetting");
  const rows = await openSignalRows(db.orm, now, limits.adminPageSize);
  const mayOpen = mayAdminister(admin.adminRoles, "customers");
  return rows
    .filter(({ installerId }) => !isOwnCompany(admin, installerId))
    .map(({ leadId, serviceType, outcode, ...signal }) => {
      const about = [serviceType && leadServiceLabel(serviceType), outcode].filter(Boolean).join(", ");
      return { ...signal, lead: leadId ? { about, to: mayOpen ? `/admin/leads/${leadId}` : null } : null };
    });
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
