import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { enqueue, enqueueMails } from "#domain/outbox/enqueue.ts";
import { replaceIfStillUnresponsive } from "#domain/projects/answer-unresponsive-installer.ts";
import {
  replacementsDue,
  unresponsivePurchases,
  type WaitRow,
  waitOf,
  writeUnresponsive,
} from "#domain/projects/unresponsive-installers.sql.ts";
import { hasContact } from "#domain/projects/unresponsive-installers.ts";
import { isMailTime } from "#domain/time/mail-time.ts";
import { daysBefore, hoursAfter, hoursBefore } from "#domain/time/periods.ts";

/**
 * Reminds companies that have not been in touch for a day, asks their customers a day later, and replaces those that
 * customers wanted replaced. Mails go out by day; what falls into the night waits. Again, it changes nothing.
 */
export async function watchUnresponsiveInstallers(context: Context): Promise<void> {
  const { db, now } = context;
  for (const due of await replacementsDue(db.orm, hoursBefore(now, limits.contactQuestionHours))) {
    await replaceIfStillUnresponsive(context, due);
  }
  if (!isMailTime(now)) return;
  const moments = {
    after: daysBefore(now, limits.silenceCaughtUpDays),
    until: hoursBefore(now, limits.contactReminderHours),
    asking: hoursBefore(now, limits.contactQuestionHours),
  };
  for (const { purchaseId, leadId } of await unresponsivePurchases(db.orm, moments)) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, leadId);
      const wait = await waitOf(tx, purchaseId);
      if (!wait || wait.endedAt || wait.projectStatus !== "open" || wait.isReported || hasContact(wait)) return;
      if (wait.companyStatus !== "approved") return;
      const step = stepOf(wait, now);
      if (!step) return;
      await writeUnresponsive(tx, wait, step === "ask" ? { remindedAt: now, askedAt: now } : { remindedAt: now });
      const reminder = { mail: "contact-reminder", purchaseId, hours: step === "ask" ? "48" : "24" } as const;
      const question = { mail: "silent-installer", purchaseId } as const;
      await enqueueMails(tx, step === "ask" ? [question, reminder] : [reminder], now);
      if (step === "remind")
        await enqueue(tx, { kind: "announce", payload: { event: "purchase.contact_due", purchaseId } }, now);
    });
  }
}

/** Of two moments that have passed, the later one alone. */
function stepOf({ clockFrom, silence }: WaitRow, now: Date): "remind" | "ask" | undefined {
  if (now >= hoursAfter(clockFrom, limits.contactQuestionHours)) return silence?.askedAt ? undefined : "ask";
  return now >= hoursAfter(clockFrom, limits.contactReminderHours) && !silence?.remindedAt ? "remind" : undefined;
}
