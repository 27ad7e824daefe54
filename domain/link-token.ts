import { createHash } from "node:crypto";

/** What we keep of a private link's token: who reads the database can't open the link. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
