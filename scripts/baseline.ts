import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { todaysRules } from "#db/rules.ts";
import { runScript } from "#server/run-script.ts";

// Until the first release there are two migrations, both written by this: the tables of db/schema.ts, and db/rules.

const ROOT = join(import.meta.dirname, "..");
const MIGRATIONS = join(ROOT, "db/migrations");
const JOURNAL = join(MIGRATIONS, "meta/_journal.json");

await runScript(async () => {
  rmSync(MIGRATIONS, { recursive: true, force: true });
  const tool = join(ROOT, "node_modules/drizzle-kit/bin.cjs");
  const { status } = spawnSync(process.execPath, [tool, "generate", "--name=tables"], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) throw new Error("drizzle-kit could not write the tables.");

  writeFileSync(join(MIGRATIONS, "0001_rules.sql"), `${todaysRules().join("\n--> statement-breakpoint\n\n")}\n`);
  const journal = JSON.parse(readFileSync(JOURNAL, "utf8"));
  const [tables] = journal.entries;
  journal.entries.push({ ...tables, idx: 1, when: tables.when + 1, tag: "0001_rules" });
  writeFileSync(JOURNAL, JSON.stringify(journal, null, 2));
});
