import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

// During a deployment the previous version is still running, on the new tables. What it reads must stay, and what it
// writes must still be accepted. A migration may remove something one release after its last use: the statement then
// carries the comment "-- unused since NNNN", the number of the migration before which its last user was removed.

const FOLDER = fileURLToPath(new URL("migrations", import.meta.url));
/** Earlier migrations make up the baseline. */
const FIRST = "0002";
const STATEMENT_END = /--> statement-breakpoint/;
const ALLOWED = /-- unused since \d{4}/;

const FORBIDDEN: [string, RegExp][] = [
  ["drops a table", /\bdrop table\b/],
  ["drops a column", /\bdrop column\b/],
  ["renames", /\brename (to|column|constraint)\b|\balter table .* rename\b/],
  ["changes a type", /\balter column .* (set data )?type\b/],
  ["demands a value where there was none", /\bset not null\b/],
  ["adds a column that the previous version does not fill", /\badd column (?!.*\b(default|generated)\b).*\bnot null\b/],
  ["takes away a default", /\bdrop default\b/],
];

function objectionsTo(migration: string): string[] {
  return migration.split(STATEMENT_END).flatMap((statement) => {
    if (ALLOWED.test(statement)) return [];
    return statement
      .replace(/--.*$/gm, "")
      .toLowerCase()
      .split(";")
      .map((part) => part.replace(/\s+/g, " "))
      .flatMap((part) => FORBIDDEN.filter(([, pattern]) => pattern.test(part)).map(([what]) => what));
  });
}

const migrations = readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && name >= FIRST);

it("no migration since the baseline breaks the previous version", () => {
  for (const name of migrations) expect(objectionsTo(readFileSync(`${FOLDER}/${name}`, "utf8")), name).toEqual([]);
});

it.each([
  ['DROP TABLE "leads";', "drops a table"],
  ['ALTER TABLE "leads" DROP COLUMN "notes";', "drops a column"],
  ['ALTER TABLE "leads" RENAME COLUMN "notes" TO "remarks";', "renames"],
  ['ALTER TABLE "leads" RENAME TO "requests";', "renames"],
  ['ALTER TABLE "leads" ALTER COLUMN "notes" SET DATA TYPE integer;', "changes a type"],
  ['ALTER TABLE "leads" ALTER COLUMN\n  "notes" SET NOT NULL;', "demands a value where there was none"],
  ['ALTER TABLE "leads" ADD COLUMN "notes" text NOT NULL;', "adds a column that the previous version does not fill"],
  ['ALTER TABLE "leads" ALTER COLUMN "notes" DROP DEFAULT;', "takes away a default"],
])("finds what is wrong with %s", (statement, what) => {
  expect(objectionsTo(`CREATE TABLE "a" ("id" text);--> statement-breakpoint\n${statement}`)).toEqual([what]);
});

it.each([
  'ALTER TABLE "leads" ADD COLUMN "notes" text;',
  'ALTER TABLE "leads" ADD COLUMN "notes" text DEFAULT \'\' NOT NULL;',
  'CREATE TABLE "notes" ("id" text PRIMARY KEY NOT NULL, "body" text NOT NULL);',
  '-- unused since 0007\nALTER TABLE "leads" DROP COLUMN "notes";',
])("accepts %s", (statement) => {
  expect(objectionsTo(statement)).toEqual([]);
});
