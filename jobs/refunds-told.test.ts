import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { myCredits } from "#domain/credits/my-credits.ts";
import { recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import type { CardPayments } from "#integrations/card-payments.ts";
import { stripePayments } from "#integrations/stripe.ts";
import { settleRefunds } from "#jobs/settle-refunds.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, later, NOON } from "#tests/support/people.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stand-ins/stripe-server.ts";
import { aCharge, anEvent, aRefund } from "#tests/support/stripe/objects.ts";
import { signedEvent } from "#tests/support/stripe/signed-event.ts";

const SECRET = "whsec_of_this_test";
const YEARS = later({ days: 3 * 365 });

interface Told {
  type: "charge.refunded" | "refund.updated" | "refund.failed";
  /** The refund that it is about. */
  part: number;
  amount: number;
  status?: "pending" | "succeeded" | "failed";
}

/** The charge as it stands after so much has gone back; this version does not list its refunds. */
const charged = (amount: number): Told => ({ type: "charge.refunded", part: 0, amount });
const said = (part: number, amount: number, status: "pending" | "succeeded" | "failed"): Told => ({
  type: status === "failed" ? "refund.failed" : "refund.updated",
  part,
  amount,
  status,
});

function* orders<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [at, item] of items.entries()) for (const rest of orders(items.toSpliced(at, 1))) yield [item, ...rest];
}

eachDatabase("refunds as Stripe tells of them, three years after the payment", (open) => {
  let db: Database;
  let admin: User;
  let stripe: StripeServer;
  let payments: CardPayments;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    stripe = await startStripeServer();
    const appUrl = "https://www.example.com";
    payments = stripePayments({ secretKey: "sk_test_1", webhookSecret: SECRET, apiBase: stripe.url, appUrl });
  });
  afterAll(() => stripe.stop());

  const refundOf = (paymentId: string, { part, amount, status = "succeeded" }: Told) =>
    aRefund({
      id: `re_${part}_${paymentId}`,
      amount,
      status,
      charge: `ch_${paymentId}`,
      payment_intent: `pi_${paymentId}`,
    });

  function hear(paymentId: string, told: Told, eventId: string) {
    const charge = { id: `ch_${paymentId}`, payment_intent: `pi_${paymentId}`, amount_refunded: told.amount };
    const object = told.type === "charge.refunded" ? aCharge(charge) : refundOf(paymentId, told);
    const { payload, signature } = signedEvent(anEvent(told.type, object, eventId), SECRET);
    const event = payments.readEvent(payload, signature);
    const source = { id: event.id, type: event.type };
    if (event.about === "refund") return recordReversal({ db, now: YEARS }, { ...event, kind: "refund" }, source);
    if (event.about === "refund-part") {
      return recordReversal({ db, now: YEARS }, { ...event, kind: "refund-part" }, source);
    }
    throw new Error(`read as ${event.about}`);
  }

  const first = said(1, 4950, "succeeded");
  const halves = [charged(4950), charged(9900)];

  // What this version tells of a charge does not say what of it is only on its way, so all counts as gone; what we did
  // not ask for waits for a person in any case (decision 20).
  it.each([
    { name: "a half", told: [charged(4950), first], listed: [first], left: 10 },
    {
      name: "both halves",
      told: [...halves, said(2, 4950, "succeeded")],
      listed: [first, said(2, 4950, "succeeded")],
      left: 0,
    },
    {
      name: "a half on its way",
      told: [charged(4950), said(1, 4950, "pending")],
      listed: [said(1, 4950, "pending")],
      left: 10,
    },
    {
      name: "a half, and another that failed",
      told: [...halves, said(2, 4950, "failed")],
      listed: [first, said(2, 4950, "failed")],
      left: 0,
    },
  ])("end the same in every order, each event told twice, and when Stripe is asked: $name", async (given) => {
    const { told, listed, left } = given;
    const buyer = await anInstaller(db, { admin });
    for (const order of orders(told)) {
      const paymentId = randomUUID();
      await startPayment({ db, now: NOON }, buyer, { paymentId, packId: "starter" });
      await settlePayment({ db, now: NOON }, aPaidReport(paymentId));
      const before = await myCredits({ db, now: YEARS }, buyer);
      for (const one of [...order, ...order]) await hear(paymentId, one, `evt_${paymentId}_${told.indexOf(one)}`);
      stripe.refunds.splice(0, stripe.refunds.length, ...listed.map((one) => ({ ...refundOf(paymentId, one) })));
      await settleRefunds(() => ({ db, now: YEARS }), paymentId, payments);
      const after = await myCredits({ db, now: YEARS }, buyer);
      const [row] = await ask<{ open: boolean }>(
        db.orm,
        `select reversal_open as open from payments where id = '${paymentId}'`,
      );
      const end = { left: after.balance - before.balance + 20, held: after.held, waits: row?.open };
      expect(end, order.map(({ type, status }) => status ?? type).join(", ")).toEqual({ left, held: 0, waits: true });
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
