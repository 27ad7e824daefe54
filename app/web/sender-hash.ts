import { createHmac } from "node:crypto";
import { env } from "#config/env.ts";
import { keyFor } from "#config/keys.ts";
import { isNobodys } from "#domain/security-log/coarse-address.ts";

/**
 * What is kept of the network address that a request comes from: a keyed hash, which tells whether two senders share
 * one and says nothing else. Null for an address that many have.
 */
export function senderHash(address: string, key = keyFor(env().SESSION_SECRET, "network addresses")): string | null {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  return isNobodys(plain) ? null : createHmac("sha256", key).update(plain).digest("base64url");
}
