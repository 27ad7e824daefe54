import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { finishJobWithin } from "#domain/outbox/work-queue.ts";
import { workKindNames } from "#domain/work/kinds.ts";
import { markTold, ownerIds } from "#domain/work/work.sql.ts";

/**
 * Mails the owners what has passed its deadline, each thing once, all of one run in one mail; and finishes the job in
 * the same transaction, so that a crash loses none and tells none twice. Errors: none.
 */
export function tellOfOverdueWork({ db, now }: Context, { taken }: { taken: TakenJob }): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await finishJobWithin(tx, taken, now))) return;
    const everything = { userId: null, installerId: null, kinds: workKindNames };
    const overdue = await markTold(tx, { reader: everything, now });
    if (overdue.length === 0) return;
    const owners = await ownerIds(tx);
    await enqueueMails(
      tx,
      owners.map((userId) => ({ mail: "work-overdue", userId, toldAt: now.toISOString() }) as const),
      now,
    );
  });
}
