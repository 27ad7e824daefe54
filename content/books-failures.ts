/** How a company's history of credits can fail its check, of its first bad entry. */
export const booksFailures = {
  order: "is missing, or another is in its place",
  balance: "does not lead to the balance it says",
  held: "does not lead to the held credits it says",
  hash: "is not what its hash was made of",
  head: "is not the one that we kept at midnight",
  behind: "was there at midnight and is gone: the history ends earlier",
} as const;

export type BooksFailure = keyof typeof booksFailures;

/** "Entry 12 is not what its hash was made of" */
export function booksFailureInWords(because: BooksFailure, entry: number): string {
  return `Entry ${entry} ${booksFailures[because]}`;
}
