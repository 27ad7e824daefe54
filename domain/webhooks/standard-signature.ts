import { createHmac } from "node:crypto";

const PREFIX = "whsec_";

/** The secret of an endpoint, made of 32 random bytes from the caller, as Standard Webhooks write it. */
export function writeSecret(random: Uint8Array): string {
  return PREFIX + Buffer.from(random).toString("base64");
}

/**
 * The headers of Standard Webhooks (www.standardwebhooks.com, 1.0): the message's id, which stays the same when it is
 * sent again, this time in whole seconds, and the HMAC-SHA256 of both and the body, each before a full stop, keyed with
 * the bytes that the secret writes in base64.
 */
export function signedHeaders(
  body: string,
  { id, secret, now }: { id: string; secret: string; now: Date },
): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const sum = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": `v1,${sum}` };
}
