/** What receipts, credit notes and mails call it. */
export const NEWEST_ENTRY = "Newest credit entry";

/** "12 4f0c…", as the check of a company's history takes it. */
export function newestEntryInWords({ entry, hash }: { entry: number; hash: string }): string {
  return `${entry} ${hash}`;
}
