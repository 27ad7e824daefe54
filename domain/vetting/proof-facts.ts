import { proofColumns } from "#domain/vetting/proofs.sql.ts";

export type InstallerProofColumns = ReturnType<typeof installerProofColumns>;

/**
 * What a query that reads a company in another folder has to select to know its proofs without a further round trip.
 * `gateOf` interprets them. Authorizes nothing.
 */
export function installerProofColumns() {
  return proofColumns;
}
