import type { InstallerRow } from "#domain/installers/installers.sql.ts";

/** The number and the hash of the newest entry in a company's history of credits (decision 47). */
export interface NewestEntry {
  entry: number;
  /** Hexadecimal. */
  hash: string;
}

/** As it is now. A company without entries has number 0. */
export function newestEntryOf({
  ledgerEntries,
  ledgerHead,
}: Pick<InstallerRow, "ledgerEntries" | "ledgerHead">): NewestEntry {
  return { entry: ledgerEntries, hash: ledgerHead };
}
