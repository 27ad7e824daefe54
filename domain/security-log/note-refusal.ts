import type { User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { recordHourly } from "#domain/security-log/record-hourly.ts";

/**
 * Somebody who is signed in asked for what they may not have: one row of the log for each account, `code` and hour.
 * `detail`: what was refused, in words. Errors: none.
 */
export function noteRefusal(context: Context, user: User, code: string, detail: string): Promise<void> {
  return recordHourly(context, { kind: "access_refused", userId: user.userId, detail }, code);
}
