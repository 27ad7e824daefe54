import type { User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { recordHourly } from "#domain/security-log/record-hourly.ts";

/**
 * Somebody signed in asked for what they may not have: one row per account, `code` and hour. `detail`: what was
 * refused, in words. Errors: none.
 */
export function noteRefusal(context: Context, user: User, code: string, detail: string): Promise<void> {
  return recordHourly(context, { kind: "access_refused", userId: user.userId, detail }, code);
}
