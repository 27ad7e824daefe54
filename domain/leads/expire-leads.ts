import type { Context } from "#domain/context.ts";
import { expireLeadsBefore } from "#domain/leads/leads.sql.ts";

/** Takes leads that are past their life off sale. Answers how many. A nightly task. */
export function expireLeads({ db, now }: Context): Promise<number> {
  return expireLeadsBefore(db.orm, now);
}
