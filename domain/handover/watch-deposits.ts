import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { depositsWithoutCertificate, openDepositOf, updateDeposit } from "#domain/handover/deposits.sql.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { enqueue, enqueueMail } from "#domain/outbox/enqueue.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";

/**
 * The daily round over deposits without a certificate: on the 7th day both sides are asked for it; on the 14th the
 * customer is told and the desk has it among its work (`domain/work`). Of days that were missed only the last counts.
 * Silent where the quote says that nothing is insured, once there is a certificate or the money is back, and after the
 * work is finished. Each once, however often it runs.
 */
export async function watchDeposits({ db, now }: Context): Promise<void> {
  const today = londonDay(now);
  const due = await depositsWithoutCertificate(db.orm, addDays(today, -limits.depositAskDays));
  for (const { deposit: found } of due) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, found.leadId);
      const deposit = await openDepositOf(tx, found.purchaseId);
      if (!deposit || deposit.certificateId || deposit.firstPaidOn === null) return;
      const { purchaseId } = deposit;
      const isOverdue = deposit.firstPaidOn <= addDays(today, -limits.depositDeskDays);
      if (isOverdue ? deposit.overdueAt : deposit.askedAt) return;
      const day = isOverdue ? limits.depositDeskDays : limits.depositAskDays;
      await updateDeposit(tx, deposit.id, { askedAt: deposit.askedAt ?? now, ...(isOverdue && { overdueAt: now }) });
      await enqueueMail(tx, { mail: "deposit-unprotected", purchaseId, day }, now);
      if (deposit.askedAt) return;
      await enqueueMail(tx, { mail: "deposit-due", purchaseId }, now);
      await enqueue(tx, { kind: "announce", payload: { event: "deposit.due", purchaseId, occasion: deposit.id } }, now);
    });
  }
}
