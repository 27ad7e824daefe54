import { createHmac } from "node:crypto";
import { env } from "#config/env.ts";
import { keyFor } from "#config/keys.ts";

/**
 * The secret of a company's calendar link: made from its id, so that the page can show the link at any time.
 * In lower case, because addresses outside private pages are written so.
 */
export function feedToken(feedId: string): string {
  return createHmac("sha256", keyFor(env().SESSION_SECRET, "calendar feeds")).update(feedId).digest("hex");
}
