import { createECDH } from "node:crypto";
import webPush from "web-push";
import { limits } from "#config/limits.ts";
import type { WebhookCall } from "#integrations/webhook.ts";

/** Identify us to push services (VAPID, RFC 8292); base64url. Browsers are given the public key. */
export interface WebPushKeys {
  publicKey: string;
  privateKey: string;
}

/** A browser, as its own Push API describes it. */
export interface PushTarget {
  endpoint: string;
  publicKey: string;
  authSecret: string;
}

/**
 * Builds the request that hands a text to a browser's push service. A newer message with the same `topic` replaces an
 * older one.
 */
export type SealPush = (to: PushTarget, message: { text: string; topic: string }) => WebhookCall;

/** The order of the group P-256 (FIPS 186-5): a private key is between 1 and this less one. */
const ORDER = BigInt("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
const KEY_DIGITS = 64;

/** The key pair for a derived secret (base64url), always the same one. Errors: none. */
export function webPushKeys(secret: string): WebPushKeys {
  const number = BigInt(`0x${Buffer.from(secret, "base64url").toString("hex")}`);
  const privateKey = ((number % (ORDER - 1n)) + 1n).toString(16).padStart(KEY_DIGITS, "0");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "hex");
  return {
    publicKey: pair.getPublicKey().toString("base64url"),
    privateKey: Buffer.from(privateKey, "hex").toString("base64url"),
  };
}

/**
 * Encrypts for one browser (RFC 8291) and signs for its push service (RFC 8292). `webhookCaller` makes the call,
 * because the address came from a stranger. `contact` is for the push service: `mailto:` or https. Errors: any, if
 * the browser's keys are not points on the curve.
 */
export function pushSealer({ keys, contact }: { keys: WebPushKeys; contact: string }): SealPush {
  return ({ endpoint, publicKey, authSecret }, { text, topic }) => {
    const to = { endpoint, keys: { p256dh: publicKey, auth: authSecret } };
    const { headers, body } = webPush.generateRequestDetails(to, text, {
      vapidDetails: { subject: contact, ...keys },
      TTL: limits.deviceNoticeKeptSeconds,
      contentEncoding: "aes128gcm",
      urgency: "normal",
      topic,
    });
    const lines = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
    return { url: endpoint, body: body ?? "", headers: Object.fromEntries(lines) };
  };
}
