import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "rules");
/** Up to its semicolon; semicolons in comments, quotes and function bodies don't count. */
const STATEMENT = /(?:--.*|\$\$[\s\S]*?\$\$|'[^']*'|[^;])+;/g;

/** The current functions and triggers, statement by statement, by name of file. */
export function todaysRules(): string[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((name) => readFileSync(join(FOLDER, name), "utf8").match(STATEMENT) ?? [])
    .map((statement) => statement.trim());
}
