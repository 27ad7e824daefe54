import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DomainError } from "#domain/errors.ts";
import { runScript } from "#server/run-script.ts";
import { withTables, workOutTables } from "./planner-model/tables.ts";

const DOCUMENT = fileURLToPath(new URL("../docs/planner-model.md", import.meta.url));

const USAGE = `npm run validate:planner [-- --write]

Holds the planner's model against what others measured or worked out, and prints the tables.
--write   puts them into docs/planner-model.md
Exit 1 when an agreement no longer holds; each is named.`;

await runScript(async () => {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== "--write")) throw new DomainError("invalid_input", { message: USAGE });
  const tables = workOutTables();
  console.log(Object.values(tables.blocks).join("\n\n"));
  if (args.includes("--write")) writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, "utf8"), tables));
  if (tables.broken.length === 0) return;
  throw new DomainError("invalid_input", { message: `\nNo longer within bounds:\n${tables.broken.join("\n")}` });
});
