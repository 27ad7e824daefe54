import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { env } from "#config/env.ts";
import { brokenBooks } from "#db/books.sql.ts";
import { type Database, openDatabase } from "#db/connection.ts";
import { lockFolder } from "#db/folder-lock.ts";
import { isHeadsFile } from "#domain/credits/heads.ts";
import { runScript } from "#server/run-script.ts";
import { BrokenBackup, extractArchive } from "./backup/archive.ts";
import { countContents, isEmpty, mainVersion } from "./backup/contents.sql.ts";
import { refused, runTool } from "./backup/postgres-tools.ts";

const USAGE = `npm run restore -- FILE

Fills an empty database and an empty folder of documents from a file of \`npm run backup\`: DATABASE_URL from a backup of
PostgreSQL, DATA_DIR from one of the embedded database. Then brings the database up to date and checks the books.`;

/** How many discrepancies are listed. */
const LINES_MAX = 20;

const About = z.object({
  product: z.literal("fairwatt"),
  kind: z.enum(["postgres", "embedded"]),
  madeAt: z.iso.datetime(),
});

await runScript(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw refused(USAGE);
  if (!existsSync(file)) throw refused(`There is no file ${file}.`);
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL, DATA_DIR } = env();
  const url = DATABASE_OWNER_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL;
  mkdirSync(DATA_DIR, { recursive: true });
  // On the data's own disk, so that what is unpacked only needs to be moved.
  const staging = mkdtempSync(join(DATA_DIR, "restore-"));
  const unlock = lockFolder(DATA_DIR);
  try {
    refuseContents(join(DATA_DIR, "files"), isHeadsFile);
    const about = await unpack(file, staging);
    if (url) await restorePostgres(about, url, staging, DATA_DIR);
    else restoreEmbedded(about, staging, DATA_DIR);
  } finally {
    unlock();
    rmSync(staging, { recursive: true, force: true });
  }
  await report(url, DATA_DIR, file);
});

async function unpack(file: string, staging: string): Promise<z.infer<typeof About>> {
  try {
    await extractArchive(file, staging);
    const about = About.safeParse(JSON.parse(readFileSync(join(staging, "about.json"), "utf8")));
    if (about.success) return about.data;
    throw new BrokenBackup("It does not say what it is.");
  } catch (error) {
    if (error instanceof BrokenBackup)
      throw refused(`${file} cannot be restored: ${error.message} Nothing was changed.`);
    throw error;
  }
}

async function restorePostgres({ kind }: z.infer<typeof About>, url: string, staging: string, dataDir: string) {
  if (kind !== "postgres") throw refused("This is a backup of the embedded database: restore it without DATABASE_URL.");
  const db = await openDatabase({ url, connectionsMax: 1 });
  const { empty, version } = await lookAt(db).finally(() => db.close());
  if (!empty) throw refused("The database is not empty. Create a new one for the restored data; nothing was changed.");
  const flags = ["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges"];
  await runTool("pg_restore", url, version, [...flags, join(staging, "database.dump")]);
  moveIn(staging, dataDir, "files");
}

async function lookAt({ orm }: Database) {
  return { empty: await isEmpty(orm), version: await mainVersion(orm) };
}

function restoreEmbedded({ kind }: z.infer<typeof About>, staging: string, dataDir: string): void {
  if (kind !== "embedded") throw refused("This is a backup of PostgreSQL: set DATABASE_URL to an empty database.");
  refuseContents(join(dataDir, "database"));
  moveIn(staging, dataDir, "files");
  moveIn(staging, dataDir, "database");
}

function refuseContents(folder: string, isFine: (name: string) => boolean = () => false): void {
  if (!existsSync(folder) || readdirSync(folder).every(isFine)) return;
  throw refused(`The folder ${folder} is not empty. Set DATA_DIR to a new one; nothing was changed.`);
}

function moveIn(staging: string, dataDir: string, name: "files" | "database"): void {
  const from = join(staging, name);
  const to = join(dataDir, name);
  if (!existsSync(from)) return;
  // Heads of companies' histories stay: they are of after the backup.
  const kept = name === "files" && existsSync(to) ? readdirSync(to) : [];
  for (const one of kept) renameSync(join(to, one), join(from, one));
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

async function report(url: string | undefined, dataDir: string, file: string): Promise<void> {
  const db = await openDatabase({ url, dataDir });
  try {
    await db.migrate();
    const counts = Object.entries(await countContents(db.orm)).map(([what, many]) => `${many} ${what}`);
    const files = existsSync(join(dataDir, "files")) ? readdirSync(join(dataDir, "files")) : [];
    const documents = files.filter((name) => !isHeadsFile(name)).length;
    console.log(`Restored from ${file}: ${counts.join(", ")}, ${documents} documents.`);
    const broken = await brokenBooks(db.orm);
    const some = broken.slice(0, LINES_MAX).join("\n");
    if (broken.length > 0)
      throw refused(`The data is there, but its books do not agree in ${broken.length} places:\n${some}`);
    console.log("The books agree: every balance is the sum of its ledger, every purchase is paid for once.");
    console.log("Now run `npm run books -- check`: it names the companies that had more entries at the last midnight.");
  } finally {
    await db.close();
  }
}
