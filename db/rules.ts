import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "rules");
/** Up to its semicolon; those in comments, quotes and bodies of functions end nothing. */
const STATEMENT = /(?:--.*|\$\$[\s\S]*?\$\$|'[^']*'|[^;])+;/g;

/** The functions and triggers of today, statement by statement, file by file in the order of their names. */
export function todaysRules(): string[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((name) => readFileSync(join(FOLDER, name), "utf8").match(STATEMENT) ?? [])
    .map((statement) => statement.trim());
}
