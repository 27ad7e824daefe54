import { createHash } from "node:crypto";
import { TERMS_VERSION, termsOfService } from "#content/pages/terms-of-service.ts";
import type { Queryable } from "#db/connection.ts";
import { insertAcceptance } from "#domain/installers/installers.sql.ts";

export interface AcceptedTerms {
  version: string;
  /** SHA-256 of the text, so that it can be told later which words they were. */
  fingerprint: string;
  acceptedAt: Date;
}

/** Records that a company accepts the terms as they are at this moment. Inside the caller's transaction. */
export function acceptTerms(tx: Queryable, installerId: string, now: Date): Promise<void> {
  const fingerprint = createHash("sha256").update(JSON.stringify(termsOfService)).digest("base64url");
  return insertAcceptance(tx, { installerId, version: TERMS_VERSION, fingerprint, acceptedAt: now });
}
