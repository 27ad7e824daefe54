import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { myCredits } from "#domain/credits/my-credits.ts";
import { recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { readSignedEvent } from "#integrations/stripe-events.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { brokenPromises } from "#tests/support/invariants.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, later, NOON } from "#tests/support/people.ts";
import { aDispute, anEvent } from "#tests/support/stripe/objects.ts";
import { signedEvent } from "#tests/support/stripe/signed-event.ts";

const SECRET = "whsec_of_this_test";
const YEARS = later({ days: 3 * 365 });

type Told = [type: Stripe.Event["type"], status: Stripe.Dispute["status"]];

const created: Told = ["charge.dispute.created", "needs_response"];
const withdrawn: Told = ["charge.dispute.funds_withdrawn", "needs_response"];
const reinstated: Told = ["charge.dispute.funds_reinstated", "won"];
const won: Told = ["charge.dispute.closed", "won"];
const lost: Told = ["charge.dispute.closed", "lost"];

function* orders<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [at, item] of items.entries()) for (const rest of orders(items.toSpliced(at, 1))) yield [item, ...rest];
}

eachDatabase("a dispute as Stripe tells of it, three years after the payment", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  /** Signs the event in its API version, reads it and acts on it. */
  function hear(paymentId: string, [type, status]: Told, eventId: string) {
    const object = aDispute({
      id: `du_${paymentId}`,
      status,
      charge: `ch_${paymentId}`,
      payment_intent: `pi_${paymentId}`,
      created: Math.floor(YEARS.getTime() / 1000),
    });
    const { payload, signature } = signedEvent(anEvent(type, object, eventId), SECRET);
    const event = readSignedEvent(payload, signature, SECRET);
    if (event.about !== "dispute") throw new Error(`read as ${event.about}`);
    return recordReversal({ db, now: YEARS }, { ...event, kind: "dispute" }, { id: event.id, type });
  }

  it.each([
    { name: "open", told: [created, withdrawn], after: { balance: 0, held: 20 } },
    { name: "won", told: [created, withdrawn, reinstated, won], after: { balance: 20, held: 0 } },
    { name: "lost", told: [created, withdrawn, lost], after: { balance: 0, held: 0 } },
  ])("ends the same in every order, each event told twice: $name", async ({ told, after }) => {
    const buyer = await anInstaller(db, { admin });
    for (const order of orders(told)) {
      const paymentId = randomUUID();
      await startPayment({ db, now: NOON }, buyer, { paymentId, packId: "starter" });
      await settlePayment({ db, now: NOON }, aPaidReport(paymentId));
      const before = await myCredits({ db, now: YEARS }, buyer);
      for (const one of [...order, ...order]) await hear(paymentId, one, `evt_${paymentId}_${told.indexOf(one)}`);
      const { balance, held } = await myCredits({ db, now: YEARS }, buyer);
      const change = { balance: balance - before.balance + 20, held: held - before.held };
      expect(change, order.map(([type]) => type).join(", ")).toEqual(after);
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
