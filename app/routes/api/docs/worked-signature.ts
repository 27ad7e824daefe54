import { signedHeaders } from "#domain/webhooks/standard-signature.ts";

export interface WorkedSignature {
  secret: string;
  body: string;
  headers: Readonly<Record<string, string>>;
  /** With the library of Standard Webhooks, and without any. */
  withLibrary: string;
  verify: string;
}

const secret = "whsec_b25seSBhbiBleGFtcGxlLCBuZXZlciBhIHNlY3JldCE=";
const sentAt = new Date("2026-11-23T09:05:31.000Z");
const id = "0d6f6d5e-5b0f-4c59-8f6e-1d2a7c3b9e44";
const body = JSON.stringify({
  id,
  type: "test",
  createdAt: sentAt.toISOString(),
  data: { message: "This is a test. Nothing has happened." },
});

const withLibrary = `import { Webhook } from "standardwebhooks";

const event = new Webhook(secret).verify(body, headers);`;

const verify = `import { createHmac, timingSafeEqual } from "node:crypto";

export function isFromUs(body, headers, secret, toleranceSeconds = 300) {
  const seconds = headers["webhook-timestamp"];
  if (!(Math.abs(Date.now() / 1000 - seconds) <= toleranceSeconds)) return false;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = \`\${headers["webhook-id"]}.\${seconds}.\${body}\`;
  const expected = createHmac("sha256", key).update(signed).digest();
  return headers["webhook-signature"].split(" ").some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

export function workedSignature(): WorkedSignature {
  return { secret, body, headers: signedHeaders(body, { id, secret, now: sentAt }), withLibrary, verify };
}
