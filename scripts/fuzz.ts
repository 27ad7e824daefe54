import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Database, openDatabase } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import { runScript } from "#server/run-script.ts";
import { attack, type Outcome } from "#tests/fuzz/campaign.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { CHEAP_PASSWORDS, type Server, startServer } from "#tests/support/server.ts";
import { ensureBuilt } from "./setup/build.mjs";

const USAGE = `npm run test:fuzz -- [--requests N] [--seed N] [--only N]

Starts the product with its demonstration on a PostgreSQL of its own and sends it hostile requests.
--requests how many (default 20000)
--seed     the same seed sends the same requests (default 1)
--only     sends the request of this number alone`;

const DEFAULT = { requests: "20000", seed: "1" };
const SETTINGS = { DEMO: "1", TRUST_PROXY: "1", LOG_LEVEL: "warn", ...CHEAP_PASSWORDS };
const FINDINGS_SHOWN = 60;

await runScript(async () => {
  const { requests, seed, only } = optionsOf(process.argv.slice(2));
  const built = await ensureBuilt(process.execPath);
  if (built.code !== 0) throw new Error(`${built.output}\nThe build failed.`);
  const say = (line: string) => console.log(line);
  say(`Seed ${seed}, ${requests} requests`);
  const outcome = await onAServer((server, db) => attack(server, db, { requests, seed, only, say }));
  say(`\n${tableOf(outcome)}`);
  for (const { index, fault, request } of outcome.findings.slice(0, FINDINGS_SHOWN)) {
    say(`\n${fault}${index === undefined ? "" : `\n  --seed ${seed} --only ${index}\n  ${request}`}`);
  }
  say(`\n${outcome.findings.length} findings`);
  if (outcome.findings.length > 0) process.exit(1);
});

async function onAServer(run: (server: Server, db: Database) => Promise<Outcome>): Promise<Outcome> {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase("fuzz");
    const server = await startServer({
      folder: join(postgres.folder, "fuzz"),
      env: { ...SETTINGS, DATABASE_URL: url },
    });
    const db = await openDatabase({ url });
    try {
      return await run(server, db);
    } finally {
      await db.close();
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

function tableOf({ tally }: Outcome): string {
  const columns = ["requests", "2xx", "3xx", "4xx", "429", "5xx", "0xx"];
  const rows = Object.entries(tally).map(([area, row]) => [area, ...columns.map((column) => String(row[column] ?? 0))]);
  return [["", ...columns], ...rows]
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(10) : cell.padStart(9))).join(""))
    .join("\n");
}

function optionsOf(args: string[]) {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({ args, options: { requests: text, seed: text, only: text } });
    const { requests, seed } = { ...DEFAULT, ...values };
    return {
      requests: numberOf(requests),
      seed: numberOf(seed),
      only: values.only === undefined ? undefined : numberOf(values.only),
    };
  } catch (error) {
    throw new DomainError("invalid_input", { message: `${(error as Error).message}\n\n${USAGE}` });
  }
}

function numberOf(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`"${text}" is no number.`);
}
