import { createHash } from "node:crypto";

/** What we keep of a private link's token, so that nobody who reads the database can open the link. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
