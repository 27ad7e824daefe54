import { proofColumns } from "#domain/vetting/proofs.sql.ts";

export type InstallerProofColumns = ReturnType<typeof installerProofColumns>;

/**
 * For a query of another folder that reads a company: what it has to select to know the company's proofs without a
 * round trip of their own. `proofEndsOf` says what they mean. Authorizes nothing.
 */
export function installerProofColumns() {
  return proofColumns;
}
