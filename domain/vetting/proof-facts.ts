import { proofColumns } from "#domain/vetting/proofs.sql.ts";

export type InstallerProofColumns = ReturnType<typeof installerProofColumns>;

/**
 * Columns for queries in other folders that read a company, to get its proofs in the same round trip. `gateOf`
 * interprets them. Authorises nothing.
 */
export function installerProofColumns() {
  return proofColumns;
}
