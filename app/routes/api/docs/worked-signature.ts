import { signBody } from "#domain/outbox/sign-body.ts";

export interface WorkedSignature {
  secret: string;
  body: string;
  header: string;
  verify: string;
}

const secret = "whsec_an-example-not-a-secret-0123456789abcdef01";
const sentAt = new Date("2026-11-23T09:05:31.000Z");
const body = JSON.stringify({
  id: "0d6f6d5e-5b0f-4c59-8f6e-1d2a7c3b9e44",
  type: "test",
  createdAt: sentAt.toISOString(),
  data: { message: "This is a test. Nothing has happened." },
});

const verify = `import { createHmac, timingSafeEqual } from "node:crypto";

export function isFromUs(body, header, secret, toleranceSeconds = 300) {
  const [, seconds, hex] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!hex || Math.abs(Date.now() / 1000 - seconds) > toleranceSeconds) return false;
  const expected = createHmac("sha256", secret).update(\`\${seconds}.\${body}\`).digest();
  return timingSafeEqual(expected, Buffer.from(hex, "hex"));
}`;

export function workedSignature(): WorkedSignature {
  return { secret, body, header: signBody(body, secret, sentAt), verify };
}
