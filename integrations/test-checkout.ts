import { randomBytes, randomUUID } from "node:crypto";
import Stripe from "stripe";
import type { CardPayments, ListedRefund, RefundOrder } from "#integrations/card-payments.ts";
import { checkoutEnd } from "#integrations/stripe.ts";
import { readSignedEvent } from "#integrations/stripe-events.ts";

const SESSION = /^cs_test_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_(\d{1,12})$/;

/** The demonstration's stand-in for Stripe's payment page. It moves no money. */
export interface TestCheckout extends CardPayments {
  /** A session's payment and its deadline; undefined if the session is not ours. */
  sessionOf(sessionId: string): { paymentId: string; endsAt: Date } | undefined;
  /** "Pays": posts the same signed event as Stripe does. Throws if our webhook rejects it. */
  pay(session: { sessionId: string; amountPence: number }): Promise<void>;
  /** Whether events of refunds arrive; tests lose them or send them twice. */
  refundEvents: "sent" | "lost" | "sent twice";
}

type Sent = { object: Record<string, unknown>; type: string };

/**
 * A session is only a name that contains the payment and the deadline, so it survives a restart. Its page is one of
 * ours, on the host the buyer used. `webhookUrl` is our own webhook; the signing secret and the refunds live as long
 * as the process. `now` decides when sessions end.
 */
export function testCheckout({
  webhookUrl,
  now = () => new Date(),
}: {
  webhookUrl: string;
  now?: () => Date;
}): TestCheckout {
  const secret = `whsec_${randomBytes(24).toString("base64url")}`;
  const post = (sent: Sent) => postSigned(webhookUrl, secret, sent);
  const refunds = new Map<string, ListedRefund[]>();

  const standIn: TestCheckout = {
    refundEvents: "sent",
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
        paymentIntentId: null,
        pack: null,
        installerId: null,
      };
    },
    async refund(order) {
      const { paymentIntentId, refundId } = order;
      const earlier = refunds.get(paymentIntentId) ?? knownBefore(order);
      const again = earlier.find(({ orderId }) => orderId === refundId);
      if (again) return again;
      const made = refundOf(order);
      refunds.set(paymentIntentId, [...earlier, made]);
      const event = refundEvent(order, [...earlier, made]);
      // As with Stripe, the refund is made whether or not its event arrives.
      for (let many = TIMES[standIn.refundEvents]; many > 0; many--) await post(event).catch(() => {});
      return made;
    },
    refundsOf: async (paymentIntentId) => [...(refunds.get(paymentIntentId) ?? [])],
    balanceEntries: () => Promise.resolve(undefined),
    readEvent: (body, signature) => readSignedEvent(body, signature, secret),
    sessionOf,
    pay: ({ sessionId, amountPence }) => post(completedEvent(sessionId, amountPence)),
  };
  return standIn;
}

const TIMES = { sent: 1, lost: 0, "sent twice": 2 } as const;

async function postSigned(webhookUrl: string, secret: string, { type, object }: Sent): Promise<void> {
  const payload = JSON.stringify({
    id: `evt_test_${randomUUID().replaceAll("-", "")}`,
    object: "event",
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  const answer = await fetch(webhookUrl, { method: "POST", headers, body: payload });
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
}

function sessionOf(sessionId: string): { paymentId: string; endsAt: Date } | undefined {
  const found = SESSION.exec(sessionId);
  if (!found) return undefined;
  return { paymentId: found.slice(1, 6).join("-"), endsAt: new Date(Number(found[6]) * 1000) };
}

function completedEvent(sessionId: string, amountPence: number): Sent {
  const paymentId = sessionOf(sessionId)?.paymentId ?? null;
  const object = {
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
  return { type: "checkout.session.completed", object };
}

/** Refunds from before a restart, which this process doesn't remember. */
function knownBefore({ knownPence, paymentIntentId }: RefundOrder): ListedRefund[] {
  if (knownPence === 0) return [];
  return [{ refundId: `re_before_${paymentIntentId}`, amountPence: knownPence, state: "succeeded", orderId: null }];
}

function refundOf({ refundId, amountPence }: RefundOrder): ListedRefund {
  const number = `re_test_${refundId.replaceAll("-", "")}`;
  return { refundId: number, amountPence, state: "succeeded", orderId: refundId };
}

function refundEvent({ paymentId, paymentIntentId }: RefundOrder, all: readonly ListedRefund[]): Sent {
  const object = {
    id: paymentIntentId.replace(/^pi_/, "ch_"),
    object: "charge",
    amount_refunded: all.reduce((sum, { amountPence }) => sum + amountPence, 0),
    currency: "gbp",
    payment_intent: paymentIntentId,
    metadata: { paymentId },
    livemode: false,
  };
  return { type: "charge.refunded", object };
}
