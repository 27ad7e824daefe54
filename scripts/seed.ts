import { parseArgs } from "node:util";
import { env } from "#config/env.ts";
import { realUserExists } from "#db/bulk.sql.ts";
import { openDatabase } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import { runScript } from "#server/run-script.ts";
import { addBulkData, type BulkOrder } from "./bench/data/bulk-data.ts";

const LEADS_MAX = 10_000_000;
const INSTALLERS_MAX = 100_000;
const AVAILABLE_DEFAULT = 20_000;
const PURCHASES_EACH = 20;
const CREDITS_EACH = 200;

const USAGE = `npm run seed -- --leads N --installers N [--available N]

Adds invented leads and approved installers to the database, for benchmarks: up to ${LEADS_MAX.toLocaleString("en-GB")} leads and
${INSTALLERS_MAX.toLocaleString("en-GB")} installers. --available says how many of the leads are for sale (default: all, up to ${AVAILABLE_DEFAULT.toLocaleString("en-GB")}).
The database is that of DATABASE_URL or, without it, the embedded one, whose server must be stopped.`;

await runScript(async () => {
  const order = orderOf(process.argv.slice(2));
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = env();
  const db = await openDatabase({ url: DATABASE_URL, directUrl: DATABASE_DIRECT_URL, dataDir: DATA_DIR });
  try {
    await db.migrate();
    if (await realUserExists(db)) throw refused("This database has real users, so no test data is added to it.");
    const startedAt = performance.now();
    const { purchases } = await addBulkData({ db, now: new Date() }, order);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const counts = `${order.leads} leads (${order.available} for sale), ${order.installers} installers`;
    console.log(`Added ${counts} and ${purchases} past purchases in ${seconds} s.`);
  } finally {
    await db.close();
  }
});

function orderOf(args: string[]): BulkOrder {
  const given = optionsIn(args);
  const leads = wholeNumber(given.leads, LEADS_MAX);
  const installers = wholeNumber(given.installers, INSTALLERS_MAX);
  const available = wholeNumber(given.available ?? String(Math.min(leads, AVAILABLE_DEFAULT)), leads);
  return { leads, installers, available, purchasesEach: PURCHASES_EACH, creditsEach: CREDITS_EACH };
}

function optionsIn(args: string[]) {
  const option = { type: "string" } as const;
  try {
    return parseArgs({ args, options: { leads: option, installers: option, available: option } }).values;
  } catch (error) {
    throw refused(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function wholeNumber(text: string | undefined, max: number): number {
  const number = /^\d+$/.test(text ?? "") ? Number(text) : Number.NaN;
  if (number <= max) return number;
  throw refused(USAGE);
}

function refused(message: string): DomainError {
  return new DomainError("invalid_input", { message });
}
