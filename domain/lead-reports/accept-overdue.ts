import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { acceptHeld } from "#domain/lead-reports/accept-held.ts";
import { isWatched } from "#domain/lead-reports/is-watched.ts";
import { lockReport } from "#domain/lead-reports/lead-reports.sql.ts";
import { reportsWaitingSince } from "#domain/lead-reports/refund-evidence.sql.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { daysBefore } from "#domain/time/periods.ts";

/**
 * Accepts the reports that nobody has decided for 5 days, each by itself, every hour; those of a company that is watched
 * wait for a person. Returns how many.
 */
export async function acceptOverdue({ db, now }: Context): Promise<number> {
  let accepted = 0;
  for (const { id, leadId } of await reportsWaitingSince(db.orm, daysBefore(now, limits.reportAcceptedDays))) {
    accepted += await inTransaction(db, async (tx) => {
      // Lead before installer, everywhere.
      const lead = await lockLead(tx, leadId);
      const found = await lockReport(tx, id);
      if (!lead || found?.request.status !== "open") return 0;
      if (await isWatched(tx, found.request.installerId, now)) return 0;
      // Time decides about the credits alone: nobody has found anything against the lead.
      await acceptHeld(tx, { lead, ...found, rule: "five_days", by: "automatic", outcome: "keep", now });
      return 1;
    });
  }
  return accepted;
}
