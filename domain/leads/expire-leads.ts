import type { Context } from "#domain/context.ts";
import { expireLeadsBefore } from "#domain/leads/leads.sql.ts";

/** Takes leads past their life off sale. Returns how many there were. A nightly task. */
export function expireLeads({ db, now }: Context): Promise<number> {
  return expireLeadsBefore(db.orm, now);
}
