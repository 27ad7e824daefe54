import { createHash } from "node:crypto";

/**
 * A UUID we derive (version 8 of RFC 9562): the same text always gives the same one, different texts different ones.
 */
export function uuidFromText(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}
