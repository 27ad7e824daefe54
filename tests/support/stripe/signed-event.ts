import Stripe from "stripe";
import { events, misfitsOfEvent } from "#tests/support/stripe/misfits.ts";

const known: ReadonlySet<string> = new Set(events);

/**
 * An event as Stripe sends it: its text and its headers. Throws if it doesn't match Stripe's description; use
 * `signedText` for deliberately strange ones.
 */
export function signedEvent(event: { type: string }, secret: string, signedAt = Date.now()) {
  const wrong = known.has(event.type) ? misfitsOfEvent(event.type, event) : [];
  if (wrong.length > 0) throw new Error(`no event of Stripe's: ${wrong.join("; ")}`);
  return signedText(JSON.stringify(event), secret, signedAt);
}

/** Any text, signed as Stripe signs its events. */
export function signedText(payload: string, secret: string, signedAt = Date.now()) {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(signedAt / 1000),
  });
  return { payload, signature, headers: { "content-type": "application/json", "stripe-signature": signature } };
}
