import type { Context } from "#domain/context.ts";
import { expireLeadsBefore } from "#domain/leads/leads.sql.ts";

/** Takes leads past their lifetime off sale, nightly. Returns how many. */
export function expireLeads({ db, now }: Context): Promise<number> {
  return expireLeadsBefore(db.orm, now);
}
