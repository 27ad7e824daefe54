import { createHmac } from "node:crypto";

/** The secret of an endpoint, made of 32 random bytes from the caller. */
export function writeSecret(random: Uint8Array): string {
  return `whsec_${Buffer.from(random).toString("base64url")}`;
}

/** `t=SECONDS,v1=HEX`: the HMAC-SHA256 of `SECONDS.BODY`, with the secret as it is shown as the key. */
export function signBody(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
