import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { finishJobWithin } from "#domain/outbox/work-queue.ts";

/**
 * Queues a mail to a company once for each of these people, and finishes its job in the same transaction, so that nobody
 * gets two. Errors: none.
 */
export function copyMail(
  { db, now }: Context,
  taken: TakenJob & { job: { kind: "send-mail" } },
  readers: readonly { userId: string }[],
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await finishJobWithin(tx, taken, now))) return;
    const copies = readers.map(({ userId }) => ({ ...taken.job.payload, userId }));
    await enqueueMails(tx, copies, now);
  });
}
