import type { User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { countAttempt } from "#domain/rate-limits.ts";
import { recordSecurityEvent, type SecurityEvent } from "#domain/security-log/record-security-event.ts";

const WINDOW_MINUTES = 60;

/**
 * Writes a row of the security log at most once an hour for each account, kind and `about`, so that a repeated act
 * cannot flood the log. Errors: none of its own.
 */
async function recordHourly(context: Context, event: SecurityEvent, about: string): Promise<void> {
  const subject = `${event.userId} ${event.kind} ${about}`;
  const once = { name: "security-log", subject, max: 1, minutes: WINDOW_MINUTES };
  const { isOver } = await countAttempt(context.db.orm, once, context);
  if (!isOver) await recordSecurityEvent(context.db.orm, context, event);
}

/**
 * An administrator reads what a customer told us: one row per administrator, lead and hour. `read`: the id of a lead,
 * or which list. Errors: none.
 */
export function noteCustomerRead(context: Context, admin: User, read: string): Promise<void> {
  return recordHourly(context, { kind: "customer_read", userId: admin.userId, detail: read }, read);
}

/** The same for a company and its people, by its id. Errors: none. */
export function noteCompanyRead(context: Context, admin: User, installerId: string): Promise<void> {
  return recordHourly(context, { kind: "company_read", userId: admin.userId, detail: installerId }, installerId);
}

/**
 * Somebody signed in asked for what they may not have: one row per account, `code` and hour. `detail`: what was
 * refused, in words. Errors: none.
 */
export function noteRefusal(context: Context, user: User, code: string, detail: string): Promise<void> {
  return recordHourly(context, { kind: "access_refused", userId: user.userId, detail }, code);
}
