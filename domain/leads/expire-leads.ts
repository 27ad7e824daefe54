import type { Context } from "#domain/context.ts";
import { forgetOldLeadEvents } from "#domain/leads/lead-events.ts";
import { expireLeadsBefore } from "#domain/leads/leads.sql.ts";

/**
 * Takes leads that are past their life off sale, and forgets requests nobody confirmed and old news. Answers how many
 * leads. A nightly task.
 */
export async function expireLeads(context: Context): Promise<number> {
  await forgetOldLeadEvents(context);
  return expireLeadsBefore(context.db.orm, context.now);
}
