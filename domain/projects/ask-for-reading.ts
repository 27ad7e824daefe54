import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { outcomeOfLead, unaskedOutcomes, updateOutcome } from "#domain/projects/outcomes.sql.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { monthsBefore } from "#domain/time/periods.ts";

const AT_ONCE = 500;

/** Twelve months after a work that promised something for a year, its customer is asked what came of it, once. */
export async function askForReadings({ db, now }: Context): Promise<void> {
  const finishedBy = londonDay(monthsBefore(now, limits.yearReadingMonths));
  for (const leadId of await unaskedOutcomes(db.orm, finishedBy, AT_ONCE)) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, leadId);
      if ((await outcomeOfLead(tx, leadId))?.askedAt) return;
      await updateOutcome(tx, leadId, { askedAt: now });
      await enqueueMail(tx, { mail: "year-later", leadId }, now);
    });
  }
}

/** What a customer is still to say after a year; undefined once it is said. Authorizes nothing. */
export async function readingToAsk(tx: Queryable, leadId: string) {
  const outcome = await outcomeOfLead(tx, leadId);
  if (!outcome || outcome.predictedKwh === null || outcome.predictedKind === null || outcome.readAt) return undefined;
  const { purchaseId, finishedOn, predictedKwh, predictedKind: kind } = outcome;
  return { purchaseId, finishedOn, predictedKwh, kind };
}
