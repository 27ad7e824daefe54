import { hkdfSync, timingSafeEqual } from "node:crypto";

/**
 * The uses of SESSION_SECRET. Each has a separate key, from which neither the secret nor another key can be derived.
 */
export type KeyPurpose =
  | "session cookies"
  | "two-factor secrets"
  | "alert links"
  | "known devices"
  | "sign-up browsers"
  | "page marks"
  | "page words"
  | "household links"
  | "calendar feeds"
  | "device notices"
  | "device links"
  | "network addresses";

const KEY_BYTES = 32;

/**
 * The key for one purpose (HKDF-SHA256, base64url). A purpose's name is part of its key and must not change. Errors:
 * none.
 */
export function keyFor(secret: string, purpose: KeyPurpose): string {
  return Buffer.from(hkdfSync("sha256", secret, "", `fairwatt ${purpose}`, KEY_BYTES)).toString("base64url");
}

/** Whether a signature is ours, in constant time, so that nobody learns how much of it was right. Errors: none. */
export function isSameSignature(given: string | Buffer, ours: string | Buffer): boolean {
  const one = bytesOf(given);
  const other = bytesOf(ours);
  return one.length === other.length && timingSafeEqual(one, other);
}

const bytesOf = (signature: string | Buffer) => (typeof signature === "string" ? Buffer.from(signature) : signature);
