import { type DemoPayment, demoPayments } from "#content/demo/payments.ts";
import { demoId, demoUuid, type Step } from "#db/demo/demo-id.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import type { Context } from "#domain/context.ts";
import { recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { daysBefore, hoursBefore } from "#domain/time/periods.ts";

/** The card payments, as if the provider had reported them. */
export function paymentSteps({ db, now }: Context): Step[] {
  return demoPayments.flatMap((payment, number) => {
    const paymentId = demoUuid(`payment ${number}`);
    const paidAt = daysBefore(now, payment.daysAgo);
    const paid = { at: paidAt, run: () => pay({ db, now: paidAt }, payment, paymentId) };
    const { dispute } = payment;
    if (!dispute) return [paid];
    const disputedAt = hoursBefore(now, dispute.openedHoursAgo);
    const dueAt = daysBefore(now, -dispute.answerDueDays);
    return [paid, { at: disputedAt, run: () => openDispute({ db, now: disputedAt }, paymentId, dueAt) }];
  });
}

async function pay(context: Context, { buyer, pack }: DemoPayment, paymentId: string): Promise<void> {
  const actor = await loadActor(context, demoId(buyer));
  const { amountPence } = await startPayment(context, actor, { paymentId, packId: pack });
  await settlePayment(context, {
    paymentId,
    sessionId: `cs_demo_${paymentId}`,
    paymentIntentId: `pi_demo_${paymentId}`,
    state: "paid",
    amountPence,
    currency: "gbp",
  });
}

async function openDispute(context: Context, paymentId: string, dueAt: Date): Promise<void> {
  const disputeId = `dp_demo_${paymentId}`;
  await recordReversal(
    context,
    {
      kind: "dispute",
      paymentId,
      paymentIntentId: `pi_demo_${paymentId}`,
      disputeId,
      status: "needs_response",
      disputedAt: context.now,
      dueAt,
    },
    { id: `evt_demo_${paymentId}`, type: "charge.dispute.created" },
  );
}
