import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestCheckout, testCheckout } from "#integrations/test-checkout.ts";
import { type Listener, startListener } from "#tests/support/stand-ins/listener.ts";
import { misfitsOfEvent } from "#tests/support/stripe/misfits.ts";
import { aCharge, anEvent, aSession } from "#tests/support/stripe/objects.ts";

let ours: Listener;
let standIn: TestCheckout;
beforeAll(async () => {
  ours = await startListener();
  standIn = testCheckout({ webhookUrl: ours.url });
});
afterAll(() => ours.close());

/** Takes the fields we don't read, and the stand-in omits, from a complete object. */
function lastMisfits(type: string, whole: object): string[] {
  const event = JSON.parse(ours.heard.at(-1)?.body ?? "{}") as { type: string; data: { object: object } };
  expect(event.type).toBe(type);
  const object = { ...whole, ...event.data.object };
  return misfitsOfEvent(type, { ...anEvent(type, object), ...event, data: { object } });
}

it("sends payments and refunds in Stripe's own shapes", async () => {
  const paymentId = randomUUID();
  const order = { paymentId, name: "Starter Pack", amountPence: 9900, startedAt: new Date(), pack: "starter" };
  const { sessionId } = await standIn.openCheckout({ ...order, installerId: "company" });
  await standIn.pay({ sessionId, amountPence: 9900 });
  expect(lastMisfits("checkout.session.completed", aSession())).toEqual([]);
  expect(
    standIn.readEvent(ours.heard[0]?.body ?? "", String(ours.heard[0]?.headers["stripe-signature"])),
  ).toMatchObject({
    about: "session",
    report: { paymentId, state: "paid", amountPence: 9900 },
  });
  const refund = { refundId: randomUUID(), paymentId, paymentIntentId: "pi_1", amountPence: 4950, knownPence: 0 };
  await standIn.refund(refund);
  expect(lastMisfits("charge.refunded", aCharge())).toEqual([]);
});
