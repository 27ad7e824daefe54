import { createHmac } from "node:crypto";
import { env } from "#config/env.ts";
import { keyFor } from "#config/keys.ts";

/** The token of a household's link: made from its id, so that the customer's page can show it again at any time. */
export function householdToken(linkId: string): string {
  return createHmac("sha256", keyFor(env().SESSION_SECRET, "household links")).update(linkId).digest("base64url");
}
