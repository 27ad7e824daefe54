import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { queueNotices } from "#domain/devices/queue-notices.ts";
import { toldOf } from "#domain/installers/told.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import { lockDueActs, noteTold } from "#domain/purchases/next-act.sql.ts";

/**
 * Queues a mail and device notices for each next act that is due, once, however many processes call this at once, and
 * notes it in the same transaction: stopped in the middle, it has told nobody, and the next call does. Returns how many
 * there were.
 */
export function tellOfNextActs({ db, now }: Context): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await lockDueActs(tx, now, limits.nextActsToldAtOnce);
    if (due.length === 0) return 0;
    await noteTold(
      tx,
      due.map(({ id }) => id),
      now,
    );
    const mails = due.map(({ purchaseId, id }) => ({ mail: "next-act", purchaseId, actId: id }) as const);
    await enqueueMails(tx, mails, now);
    for (const { purchaseId, id: actId } of due) {
      const people = await toldOf(tx, "lead", { subject: { actId }, now });
      await queueNotices(tx, { people, notice: { about: "next-act", purchaseId, actId }, now });
    }
    return due.length;
  });
}
