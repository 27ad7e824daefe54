import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, type InstallerStatus, requireAdmin } from "#domain/actor.ts";
import { countInstallers, countInstallersByStatus, installerRows } from "#domain/admin/installers/installers.sql.ts";
import { countAvailableLeads } from "#domain/admin/leads/recent-leads.ts";
import { findRegion } from "#domain/areas/region.ts";
import { milesFromEverywhere, outwardCodesOfRegion } from "#domain/areas/region-distances.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { servicesOfInstallers } from "#domain/coverage/coverage.sql.ts";
import { issuedCredits } from "#domain/credits/ledger-of.ts";
import { type Asked, onePage, ours, type Page } from "#domain/cursor.ts";
import { type Field, filterReader, oneOf } from "#domain/list-filter.ts";
import { type Credits, credits } from "#domain/money.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { declinedAmong } from "#domain/vetting/change-status.ts";
import { type Progress, vettingProgress } from "#domain/vetting/checklist.ts";

const regionName: Field = (given) => findRegion(given ?? "")?.name;

/** Which companies an administrator is looking for. */
export const readInstallerFilter = filterReader({
  /** In the company's name, the contact's name or the email. */
  q: (given) =>
    (given ?? "")
      .replace(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, limits.emailLengthMax) || undefined,
  status: oneOf(["pending", "approved", "suspended"]),
  /** Of approved companies those that have ended or end soon; those that came after a company's last check. */
  documents: oneOf(["ending", "new"]),
  /** The region that their circle reaches into, and the one in which their base lies. */
  reaching: regionName,
  base: regionName,
});

export type InstallerFilter = ReturnType<typeof readInstallerFilter>;

export interface AdminFigures {
  totalInstallers: number;
  pendingApprovals: number;
  activeLeads: number;
  creditsIssued: Credits;
}

export interface InstallerSummary {
  id: string;
  companyName: string;
  contactName: string;
  email: string;
  /** It has closed its account, so nothing more can be done with it and no mail reaches it. */
  isClosed: boolean;
  status: InstallerStatus;
  /** Suspended because its application was declined. */
  isDeclined: boolean;
  statusReason: string | null;
  credits: Credits;
  createdAt: Date;
  /** Of a company that is not approved: how many of its checks have passed, and which have not. */
  checks: Progress | null;
}

export interface InstallerPage extends Page<InstallerSummary> {
  /** How many the filter matches, across all pages. */
  total: number;
}

/** What ids of companies are made of; anything else is not one of our cursors. */
const CURSOR = /^[\w-]{1,100}$/;

/** The four figures at the top of the admin area. Errors: not_signed_in, not_admin. */
export async function adminFigures(context: Context, actor: Actor): Promise<AdminFigures> {
  requireAdmin(actor, "desk");
  const byStatus = await countInstallersByStatus(context.db.orm);
  return {
    totalInstallers: [...byStatus.values()].reduce((total, some) => total + some, 0),
    pendingApprovals: byStatus.get("pending") ?? 0,
    activeLeads: await countAvailableLeads(context, actor),
    creditsIssued: await issuedCredits(context, actor),
  };
}

/**
 * Company accounts, newest first, a page at a time. Errors: invalid_cursor,
 * not_signed_in, not_admin.
 */
export async function allInstallers(
  { db, now }: Context,
  actor: Actor,
  { q, status, documents, reaching, base, cursor }: Asked<InstallerFilter> = {},
): Promise<InstallerPage> {
  requireAdmin(actor, "desk");
  const query = {
    status,
    words: q,
    documentsEndBy: documents === "ending" ? addDays(londonDay(now), limits.documentExpiryWarningDays) : undefined,
    withNewDocuments: documents === "new",
    reaching: reaching ? milesFromEverywhere(reaching) : undefined,
    basedIn: base ? outwardCodesOfRegion(base) : undefined,
  };
  const after = ours(cursor, (text) => (CURSOR.test(text) ? text : undefined));
  const rows = await installerRows(db.orm, { ...query, after, limit: limits.adminPageSize + 1 });
  const { shown, nextCursor } = onePage(rows, limits.adminPageSize, ({ id }) => id);
  const suspended = shown.filter((row) => row.status === "suspended");
  const declined = await declinedAmong(
    db.orm,
    suspended.map(({ id }) => id),
  );
  const progress = await progressOfThoseToApprove(db.orm, shown, now);
  const items = shown.map((row) => ({
    id: row.id,
    companyName: row.companyName,
    contactName: row.contactName,
    email: row.email,
    isClosed: isClosedAddress(row.email),
    status: row.status,
    isDeclined: declined.has(row.id),
    statusReason: row.statusReason,
    credits: credits(row.credits),
    createdAt: row.createdAt,
    checks: progress.get(row.id) ?? null,
  }));
  return { items, nextCursor, total: await countInstallers(db.orm, query) };
}

async function progressOfThoseToApprove(tx: Queryable, rows: Awaited<ReturnType<typeof installerRows>>, now: Date) {
  const pending = rows.filter((row) => row.status !== "approved" && !isClosedAddress(row.email));
  if (pending.length === 0) return new Map<string, Progress>();
  const services = await servicesOfInstallers(
    tx,
    pending.map(({ id }) => id),
  );
  const offers = pending.map(({ id, specialties }) => ({ id, specialties, services: services.get(id) ?? null }));
  return vettingProgress(tx, offers, now);
}
