import { createHmac } from "node:crypto";
import { isSameSignature } from "#config/keys.ts";

/** `t=SECONDS,v1=HEX`: the HMAC-SHA256 of `SECONDS.BODY`, keyed with the secret as it is set. */
export function signBody(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Whether this header is a signature that `signBody` would make for this body with this secret, no further from now
 * than the tolerance: an old one may have been intercepted.
 */
export function isSignedBody(
  body: string,
  header: string | null,
  { secret, now, toleranceSeconds }: { secret: string; now: Date; toleranceSeconds: number },
): boolean {
  const seconds = Number(SIGNATURE.exec(header ?? "")?.[1]);
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds)) return false;
  return isSameSignature(header ?? "", signBody(body, secret, new Date(seconds * 1000)));
}
