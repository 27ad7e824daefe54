import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireInstaller, requireUser } from "#domain/actor.ts";
import { insertFeed, liveFeed, resumeFeed, revokeFeeds } from "#domain/appointments/calendar.sql.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { hashToken } from "#domain/link-token.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { recordAndTell } from "#domain/security-log/tell-owner.ts";

/** The company's link for its calendar program, as its owner sees it. */
export interface CalendarLink {
  id: string;
  madeAt: Date;
  /** When the password changed, until the owner confirms the link; null while it works. */
  pausedAt: Date | null;
}

/** The company's link for its calendar program, if any. Errors: not_signed_in, not_found. */
export async function myCalendarLink({ db }: Context, actor: Actor): Promise<CalendarLink | null> {
  const feed = await liveFeed(db.orm, requireInstaller(actor, "bought_leads").id);
  return feed ? { id: feed.id, madeAt: feed.madeAt, pausedAt: feed.pausedAt } : null;
}

/**
 * Creates the company's link and tells its owner by mail; if there is one, changes nothing. `id` is a new UUID from the
 * form, and `token` belongs to it alone; only its hash is stored. The caller has asked for proof of identity
 * (step-up.ts). Errors: not_signed_in, not_approved.
 */
export async function makeCalendarLink(
  context: Context,
  actor: Actor,
  { id, token }: { id: string; token: string },
): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const { id: installerId } = requireApprovedInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    if (!(await insertFeed(tx, { id, installerId, tokenHash: hashToken(token), madeAt: now }))) return;
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "make-calendar-link", subject, now });
    await recordAndTell(tx, context, user, { kind: "calendar_link_made" });
  });
}

/** Ends the link at once; without one, changes nothing. Errors: not_signed_in, not_found (no company). */
export async function revokeCalendarLink(context: Context, actor: Actor): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    if (!(await revokeFeeds(tx, installerId, now))) return;
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "revoke-calendar-link", subject, now });
    await recordSecurityEvent(tx, context, { kind: "calendar_link_removed", userId: user.userId });
  });
}

/**
 * Reactivates a link paused by a change of password: its owner has recognised it as theirs. The caller has asked for
 * proof of identity (step-up.ts). Repeating it changes nothing. Errors: not_signed_in, not_found.
 */
export async function keepCalendarLink(context: Context, actor: Actor, id: string): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    if (!(await resumeFeed(tx, installerId, id))) {
      if ((await liveFeed(tx, installerId))?.id !== id) throw new DomainError("not_found");
      return;
    }
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "keep-calendar-link", subject, now });
    await recordSecurityEvent(tx, context, { kind: "calendar_link_kept", userId: user.userId });
  });
}
