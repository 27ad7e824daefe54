import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers, requireInstaller } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type LeadRow, lockLead } from "#domain/leads/leads.sql.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { lockWorksOfRequest } from "#domain/leads/works.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { countOpenStops, lockStop, stopOfPurchase, updateStop } from "#domain/projects/stop-requests.sql.ts";
import { requireReason } from "#domain/reason.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { optionalLines, textOf } from "#domain/text-input.ts";
import { hoursBefore } from "#domain/time/periods.ts";

const keptByLaw = optionalLines(limits.keptByLawLengthMax);

/**
 * The company confirms that it has stopped and deleted, and says what the law obliges it to keep. A suspended company
 * can do so, too. After the last confirmation the customer is told. Repeating it changes nothing. Errors:
 * not_signed_in, not_found (or another company's purchase, or no such order), invalid_input (field `keptByLaw`).
 */
export async function confirmStop(
  { db, now }: Context,
  actor: Actor,
  input: { purchaseId: string; keptByLaw: string },
): Promise<void> {
  const installer = requireInstaller(actor, "bought_leads");
  const kept = textOf(keptByLaw, input.keptByLaw, "keptByLaw") ?? null;
  const { purchaseId } = input;
  await inTransaction(db, async (tx) => {
    const asked = await stopOfPurchase(tx, purchaseId);
    if (asked?.installerId !== installer.id) throw new DomainError("not_found");
    const works = await lockWorksOfRequest(tx, asked.leadId);
    const stop = await lockStop(tx, purchaseId);
    if (stop?.status !== "asked" && stop?.status !== "overdue") return;
    await updateStop(tx, purchaseId, { status: "confirmed", confirmedAt: now, keptByLaw: kept });
    const { leadId } = asked;
    await insertProjectEvents(tx, [{ leadId, kind: "stop_confirmed", actor: "installer", purchaseId, at: now }]);
    await tellWhenComplete(tx, works, now);
  });
}

/**
 * An administrator ends an overdue order that the company does not confirm, with a reason. Errors: not_signed_in,
 * not_admin, own_company, not_found, invalid_input (no reason), conflict (not overdue).
 */
export async function resolveStop(
  { db, now }: Context,
  actor: Actor,
  input: { purchaseId: string; reason: string },
): Promise<void> {
  const admin = requireAdmin(actor, "stops");
  const resolution = requireReason(input.reason, "Give a reason. It is kept in the audit log.");
  const { purchaseId } = input;
  await inTransaction(db, async (tx) => {
    const asked = await stopOfPurchase(tx, purchaseId);
    if (!asked) throw new DomainError("not_found");
    requireAdminOfOthers(admin, asked.installerId, "stops");
    const works = await lockWorksOfRequest(tx, asked.leadId);
    const stop = await lockStop(tx, purchaseId);
    if (stop?.status !== "overdue") throw new DomainError("conflict");
    await updateStop(tx, purchaseId, { status: "resolved", resolvedAt: now, resolvedBy: admin.userId, resolution });
    const { leadId } = asked;
    await insertProjectEvents(tx, [{ leadId, kind: "stop_resolved", actor: "admin", purchaseId, at: now }]);
    const subject = { type: "purchase", id: purchaseId } as const;
    await recordAudit(tx, admin, { action: "resolve-stop", subject, reason: resolution, now });
    await tellWhenComplete(tx, works, now);
  });
}

/**
 * The customer reports contact after the order to stop: it is overdue at once, even if the company has confirmed, and
 * the company is told by mail that its buying is paused, at most once a day. Errors: link_invalid, link_revoked,
 * read_only_link, not_found (no such order in this project).
 */
export function contactedAgain({ db, now }: Context, token: string, purchaseId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    if ((await stopOfPurchase(tx, purchaseId))?.leadId !== leadId) throw new DomainError("not_found");
    await lockLead(tx, leadId);
    const stop = await lockStop(tx, purchaseId);
    if (!stop) throw new DomainError("not_found");
    const isRepeated = stop.contactedAgainAt !== null && stop.contactedAgainAt > hoursBefore(now, 24);
    if (isRepeated && stop.status === "overdue") return;
    const dueAt = stop.dueAt < now ? stop.dueAt : now;
    await updateStop(tx, purchaseId, { status: "overdue", overdueAt: now, dueAt, contactedAgainAt: now });
    await insertProjectEvents(tx, [{ leadId, kind: "contacted_again", actor: "customer", purchaseId, at: now }]);
    if (!isRepeated) await enqueueMail(tx, { mail: "stop-overdue", purchaseId }, now);
  });
}

/** Once about all works: the caller holds them, so of two last confirmations the later sees the earlier. */
async function tellWhenComplete(tx: Tx, works: readonly LeadRow[], now: Date): Promise<void> {
  const leadIds = works.map(({ id }) => id);
  const [leadId] = leadIds;
  if (leadId === undefined || (await countOpenStops(tx, { leadIds })) > 0) return;
  await enqueueMail(tx, { mail: "stop-complete", leadId }, now);
}
