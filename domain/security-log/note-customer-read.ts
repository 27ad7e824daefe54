import type { User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { recordHourly } from "#domain/security-log/record-hourly.ts";

/**
 * An administrator reads what a customer told us: one row per administrator, lead and hour. `read`: the id of a lead,
 * or which list. Errors: none.
 */
export function noteCustomerRead(context: Context, admin: User, read: string): Promise<void> {
  return recordHourly(context, { kind: "customer_read", userId: admin.userId, detail: read }, read);
}
