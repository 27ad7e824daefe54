import { databaseSettings } from "#config/env.ts";
import { booksFailureInWords } from "#content/books-failures.ts";
import { openDatabase } from "#db/connection.ts";
import { checkBooks } from "#domain/admin/check-books.ts";
import { fileStore } from "#server/file-store.ts";
import { runScript } from "#server/run-script.ts";
import { refused } from "./backup/postgres-tools.ts";

const USAGE = `npm run books -- check [--all]

Checks companies' histories of credits as every midnight does: against the heads kept at the last 30 midnights, their own
hashes and their balances; the newest two days of each, and all entries of a thirtieth. --all: all entries of all.
A mismatch is named here, mailed to administrators and shown at /admin; nothing is stopped. The embedded database's server
must be stopped.`;

await runScript(async () => {
  const [command, flag, ...more] = process.argv.slice(2);
  const isUnderstood = command === "check" && (flag === undefined || flag === "--all") && more.length === 0;
  if (!isUnderstood) throw refused(USAGE);
  const db = await openDatabase(databaseSettings());
  try {
    const now = new Date();
    const found = await checkBooks({ db, now }, fileStore(), { whole: flag === "--all" });
    const lines = found.map(
      ({ companyName, installerId, because, entryNumber }) =>
        `${companyName ?? "A company that is gone"} (${installerId}): ${booksFailureInWords(because, entryNumber)}`,
    );
    if (lines.length > 0) throw refused(`The books of ${lines.length} companies do not match:\n${lines.join("\n")}`);
    console.log("The books match.");
  } finally {
    await db.close();
  }
});
