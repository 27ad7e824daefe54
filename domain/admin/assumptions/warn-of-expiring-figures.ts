import { inTransaction } from "#db/transaction.ts";
import { administratorIds } from "#domain/accounts/admin-users.ts";
import { figuresTurning } from "#domain/assumptions/turning-figures.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import type { Context } from "#domain/context.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import type { DailyRun, TakenJob } from "#domain/outbox/job.ts";
import { finishJobWithin } from "#domain/outbox/work-queue.ts";
import { addDays } from "#domain/time/calendar.ts";

/**
 * Tells each administrator in one mail of the figures whose warning or last day has come since the last such run, and
 * finishes the job in the same transaction, so that a day of downtime loses none and none is told twice. Errors: none.
 */
export function warnOfExpiringFigures(
  { db, now }: Context,
  { taken, run }: { taken: TakenJob; run: DailyRun },
): Promise<void> {
  const period = { after: run.lastDay ?? addDays(run.day, -1), by: run.day };
  return inTransaction(db, async (tx) => {
    if (!(await finishJobWithin(tx, taken, now))) return;
    if (figuresTurning(wholeRegister, period).length === 0) return;
    const readers = await administratorIds(tx);
    await enqueueMails(
      tx,
      readers.map((userId) => ({ mail: "figures-due", userId, ...period }) as const),
      now,
    );
  });
}
