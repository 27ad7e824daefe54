import type { Context } from "#domain/context.ts";
import { countAttempt } from "#domain/rate-limits/rate-limits.ts";
import { recordSecurityEvent, type SecurityEvent } from "#domain/security-log/record-security-event.ts";

const WINDOW_MINUTES = 60;

/**
 * Writes a row of the security log at most once an hour for each account, kind and `about`, so that a repeated act
 * cannot flood the log. Errors: none of its own.
 */
export async function recordHourly(context: Context, event: SecurityEvent, about: string): Promise<void> {
  const subject = `${event.userId} ${event.kind} ${about}`;
  const once = { name: "security-log", subject, max: 1, minutes: WINDOW_MINUTES };
  const { isOver } = await countAttempt(context.db.orm, once, context);
  if (!isOver) await recordSecurityEvent(context.db.orm, context, event);
}
