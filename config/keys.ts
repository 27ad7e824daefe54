import { hkdfSync } from "node:crypto";

/** What SESSION_SECRET stands behind. Each purpose has a key of its own, from which neither the secret nor another follows. */
export type KeyPurpose =
  | "session cookies"
  | "two-factor secrets"
  | "alert links"
  | "known devices"
  | "sign-up browsers";

const KEY_BYTES = 32;

/** The key for one purpose (HKDF-SHA256, base64url). A purpose's name is part of its key and must not change. Errors: none. */
export function keyFor(secret: string, purpose: KeyPurpose): string {
  return Buffer.from(hkdfSync("sha256", secret, "", `fairwatt ${purpose}`, KEY_BYTES)).toString("base64url");
}
