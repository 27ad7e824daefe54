/** What /credits/verify says. */
export const verifyWords = {
  title: "Verify your history",
  description: "Check on your own device that no entry of your credit history was changed, left out, added or moved.",
  intro:
    "Your browser fetches all your entries and checks them on this device: their order, the running balance, the hash of each, and your newest entry as it was kept at the last midnight.",
  button: "Verify",
  seen: "Number and hash from a mail",
  seenHint: (name: string) =>
    `“${name}” from a receipt, a credit note or an email about credits, such as 12 4f0c… It shows that your history still leads to that paper.`,
  unreadable: "Enter the number and the whole hash, 64 characters, as they are in the mail.",
  checking: "Checking…",
  complete: "Your history is complete and unchanged",
  mismatch: "Something does not match",
  problem: "We could not check your history right now. Please try again in a moment.",
  whatNow: "Download the proof below, keep it and tell us. Nothing that you do here changes your history.",
  noScript: "This page checks in your browser, which needs JavaScript.",
  noScriptHow: "Without it, download both files below and run the command.",
  entries: (count: number) => (count === 1 ? "1 entry was checked." : `Entries 1 to ${count} were checked.`),
  chain: "Each entry follows from the one before: number, balance, held credits and hash.",
  midnight: (entry: number, day: string) => `Entry ${entry} is as it was kept at midnight on ${day}.`,
  noMidnight: "No midnight was kept yet that your history could be compared with.",
  seenIs: (entry: number) => `Entry ${entry} has the hash that you entered.`,
} as const;
