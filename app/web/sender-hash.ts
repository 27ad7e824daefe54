import { env } from "#config/env.ts";
import { keyFor } from "#config/keys.ts";
import { hashOfAddress } from "#domain/security-log/hash-of-address.ts";

/** What is kept of the network address that a request comes from. */
export const senderHash = (address: string) =>
  hashOfAddress(address, keyFor(env().SESSION_SECRET, "network addresses"));
