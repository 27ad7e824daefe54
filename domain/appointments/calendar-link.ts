import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireInstaller, requireUser } from "#domain/actor.ts";
import { insertFeed, liveFeed, resumeFeed, revokeFeeds } from "#domain/appointments/calendar.sql.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { hashToken } from "#domain/link-token.ts";
import { roleIn } from "#domain/purchases/next-act.sql.ts";
import { mayAct } from "#domain/roles.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { recordAndTell } from "#domain/security-log/tell-owner.ts";

/** Somebody's link for their calendar program, as they see it. */
export interface CalendarLink {
  id: string;
  madeAt: Date;
  /** Everybody's appointments; otherwise those of leads assigned to them or nobody. */
  isOfAll: boolean;
  /** When the password changed, until they confirm the link; null while it works. */
  pausedAt: Date | null;
}

/** The actor's link for their calendar program, if any. Errors: not_signed_in, not_found. */
export async function myCalendarLink({ db }: Context, actor: Actor): Promise<CalendarLink | null> {
  const _ = requireInstaller(actor, "bought_leads");
  const feed = await liveFeed(db.orm, requireUser(actor).userId);
  return feed ? { id: feed.id, madeAt: feed.madeAt, isOfAll: feed.isOfAll, pausedAt: feed.pausedAt } : null;
}

/**
 * Creates the actor's link and tells them by mail; if there is one, changes nothing. `id` is a new UUID from the
 * form, and `token` belongs to it alone; only its hash is stored. The caller has asked for proof of identity
 * (step-up.ts). Errors: not_signed_in, not_approved.
 */
export async function makeCalendarLink(
  context: Context,
  actor: Actor,
  { id, token, isOfAll }: { id: string; token: string; isOfAll: boolean },
): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const { id: installerId } = requireApprovedInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    // Still in the company, and in it until this is done: whoever removes them ends the link.
    const role = await roleIn(tx, installerId, user.userId);
    if (!role || !mayAct(role, "bought_leads")) throw new DomainError("role_required");
    const link = { id, installerId, userId: user.userId, isOfAll, tokenHash: hashToken(token), madeAt: now };
    if (!(await insertFeed(tx, link))) return;
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
    if (!(await revokeFeeds(tx, user.userId, now))) return;
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "revoke-calendar-link", subject, now });
    await recordSecurityEvent(tx, context, { kind: "calendar_link_removed", userId: user.userId });
  });
}

/**
 * Reactivates a link paused by a change of password: its person has recognised it. The caller has asked for
 * proof of identity (step-up.ts). Repeating it changes nothing. Errors: not_signed_in, not_found.
 */
export async function keepCalendarLink(context: Context, actor: Actor, id: string): Promise<void> {
  const { db, now } = context;
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    if (!(await resumeFeed(tx, user.userId, id))) {
      if ((await liveFeed(tx, user.userId))?.id !== id) throw new DomainError("not_found");
      return;
    }
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "keep-calendar-link", subject, now });
    await recordSecurityEvent(tx, context, { kind: "calendar_link_kept", userId: user.userId });
  });
}
