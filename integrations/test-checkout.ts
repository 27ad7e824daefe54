import { randomBytes, randomUUID } from "node:crypto";
import Stripe from "stripe";
import { type CardPayments, checkoutEnd, readSignedEvent } from "#integrations/stripe.ts";

const SESSION = /^cs_test_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_(\d{1,12})$/;

/** The demonstration's stand-in for Stripe's payment page. It moves no money. */
export interface TestCheckout extends CardPayments {
  /** A session's payment, and until when it can be paid; undefined if the session is not ours. */
  sessionOf(sessionId: string): { paymentId: string; endsAt: Date } | undefined;
  /** "Pays": posts the same signed event as Stripe does. Throws if our webhook does not accept it. */
  pay(session: { sessionId: string; amountPence: number }): Promise<void>;
}

/**
 * A session is nothing but its name, which contains the payment and the end, so it survives a restart. Its page is one
 * of ours and stays on the host by which the buyer reached us. `webhookUrl` is our own webhook; the secret it signs
 * with lives as long as the process. `now`: the time by which sessions end.
 */
export function testCheckout({
  webhookUrl,
  now = () => new Date(),
}: {
  webhookUrl: string;
  now?: () => Date;
}): TestCheckout {
  const secret = `whsec_${randomBytes(24).toString("base64url")}`;
  return {
    async openCheckout(order) {
      const end = Math.floor(checkoutEnd(order).getTime() / 1000);
      const sessionId = `cs_test_${order.paymentId.replaceAll("-", "")}_${end}`;
      return { sessionId, url: `/demo/checkout/${sessionId}` };
    },
    async readCheckout(sessionId) {
      const session = sessionOf(sessionId);
      const isOpen = session !== undefined && session.endsAt > now();
      return {
        paymentId: session?.paymentId ?? null,
        sessionId,
        state: isOpen ? "open" : "expired",
        amountPence: null,
        currency: null,
        ...{ paymentIntentId: null, pack: null, installerId: null },
      };
    },
    readEvent: (body, signature) => readSignedEvent(body, signature, secret),
    sessionOf,
    async pay({ sessionId, amountPence }) {
      const payload = JSON.stringify(completedEvent(sessionId, amountPence));
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      const answer = await fetch(webhookUrl, { method: "POST", headers, body: payload });
      if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
    },
  };
}

function sessionOf(sessionId: string): { paymentId: string; endsAt: Date } | undefined {
  const found = SESSION.exec(sessionId);
  if (!found) return undefined;
  return { paymentId: found.slice(1, 6).join("-"), endsAt: new Date(Number(found[6]) * 1000) };
}

function completedEvent(sessionId: string, amountPence: number) {
  const paymentId = sessionOf(sessionId)?.paymentId ?? null;
  const session = {
    id: sessionId,
    object: "checkout.session",
    mode: "payment",
    status: "complete",
    payment_status: "paid",
    client_reference_id: paymentId,
    metadata: { paymentId },
    amount_total: amountPence,
    currency: "gbp",
    payment_intent: `pi_test_${paymentId?.replaceAll("-", "")}`,
    livemode: false,
  };
  return {
    id: `evt_test_${randomUUID().replaceAll("-", "")}`,
    object: "event",
    type: "checkout.session.completed",
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: session },
  };
}
