import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { lapse, lapsedBy, outlineById, toRemind, updateOutline } from "#domain/outline-quotes/outlines.sql.ts";
import { isMailTime } from "#domain/time/mail-time.ts";
import { daysBefore } from "#domain/time/periods.ts";

const AT_ONCE = 500;

/**
 * Lapses outlines after seven days and returns their credits; reminds customers on the second and fifth day, between
 * 8:00 and 20:00. Repeating it changes nothing.
 */
export async function watchOutlines(context: Context): Promise<void> {
  const { db, now } = context;
  for (const { id, leadId } of await lapsedBy(db.orm, now, AT_ONCE)) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, leadId);
      await lapse(tx, id, now);
    });
  }
  if (!isMailTime(now)) return;
  // The later reminder first: if both are due, only one is sent.
  for (const [before, days] of [...limits.outlineReminderDays.entries()].reverse()) {
    const due = { sentBy: daysBefore(now, days), times: before + 1, now };
    for (const one of await toRemind(db.orm, due)) await remind(context, one, due.times);
  }
}

async function remind({ db, now }: Context, { id, leadId }: { id: string; leadId: string }, times: number) {
  await inTransaction(db, async (tx) => {
    await lockLead(tx, leadId);
    const outline = await outlineById(tx, id);
    if (outline?.status !== "waiting" || outline.reminders >= times) return;
    await updateOutline(tx, id, { reminders: times });
    await enqueueMail(tx, { mail: "outline-received", leadId, outlineId: id, isReminder: true }, now);
  });
}
