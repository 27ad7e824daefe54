import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "#db/connection.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, installers, NOON } from "#tests/support/people.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres.ts";
import { runChild } from "../setup/child.mjs";

const KEY = "0d8f3a52-7c1e-proof";
const HEADS = "heads-2026-11-20";
const PACKAGED_VERSION = 18;
/** The system's own, not a package's. */
const TOOL = "pg_dump";
/** Each test starts several programs in turn. */
const PATIENT = { timeout: 120_000 };

const folderNamed = (name: string) => join(inject("temporaryFolder"), `${name}-${randomUUID()}`);

function run(script: "backup" | "restore" | "books", file: string, env: { DATA_DIR: string; DATABASE_URL?: string }) {
  const path = fileURLToPath(new URL(`../${script}.ts`, import.meta.url));
  const settings = { DATABASE_URL: "", DATABASE_DIRECT_URL: "", FILE_STORE_URL: "", ...env };
  return runChild(process.execPath, ["--no-warnings", path, file], { captured: true, env: settings });
}

/** Purchases, their ledger, and a document in the folder. */
async function fill(db: Database, dataDir: string): Promise<void> {
  const admin = await anAdmin(db);
  const buyers = await installers(db, 3, { admin, credits: 20 });
  const leadId = await aLead(db, { admin });
  for (const buyer of buyers) await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() });
  mkdirSync(join(dataDir, "files"), { recursive: true });
  writeFileSync(join(dataDir, "files", KEY), "insured until 2027");
  const text = JSON.stringify({
    format: "fairwatt-heads-v1",
    day: "2026-11-20",
    madeAt: NOON.toISOString(),
    heads: [],
  });
  writeFileSync(join(dataDir, "files", HEADS), text);
}

/** Every row of every table. */
async function everything(place: DatabaseOptions): Promise<Record<string, string>> {
  const db = await openDatabase(place);
  try {
    const tables = await ask<{ name: string }>(
      db.orm,
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const query = `select coalesce(json_agg(t order by t::text), '[]')::text as rows from "${name}" t`;
      found[name] = (await ask<{ rows: string }>(db.orm, query))[0]?.rows ?? "";
    }
    return found;
  } finally {
    await db.close();
  }
}

describe("a backup of the embedded database", () => {
  const dataDir = folderNamed("backed-up");
  const file = folderNamed("backup.tar");
  let before: Record<string, string>;

  beforeAll(async () => {
    cpSync(inject("embeddedTemplate"), dataDir, { recursive: true });
    const db = await openDatabase({ dataDir });
    await fill(db, dataDir);
    const refused = await run("backup", file, { DATA_DIR: dataDir });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("is in use by another Fairwatt") });
    expect(existsSync(file)).toBe(false);
    await db.close();
    before = await everything({ dataDir });
  }, PATIENT.timeout);

  it("is refused while the server runs, and gives everything back in an empty folder", PATIENT, async () => {
    expect(await run("backup", file, { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const target = folderNamed("restored");
    const { code, output } = await run("restore", file, { DATA_DIR: target });
    expect([code, output]).toEqual([0, expect.stringMatching(/3 purchases.* 1 documents\.\nThe books agree/)]);
    expect(await everything({ dataDir: target })).toEqual(before);
    expect(readFileSync(join(target, "files", KEY), "utf8")).toBe("insured until 2027");
    expect(existsSync(join(target, "files", HEADS))).toBe(false);
    expect(await run("books", "check", { DATA_DIR: target })).toMatchObject({
      code: 0,
      output: expect.stringContaining("The books match."),
    });

    const again = await run("restore", file, { DATA_DIR: target });
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining("is not empty") });
    expect(await everything({ dataDir: target })).toEqual(before);
  });

  it("that is damaged changes nothing", PATIENT, async () => {
    const broken = folderNamed("broken.tar");
    writeFileSync(broken, readFileSync(file).subarray(0, 2_000_000));
    const target = folderNamed("untouched");
    const { code, output } = await run("restore", broken, { DATA_DIR: target });
    expect([code, output]).toEqual([1, expect.stringContaining("ends too early. Nothing was changed.")]);
    expect(existsSync(join(target, "database"))).toBe(false);
  });

  it("whose books do not agree is restored, and said so", PATIENT, async () => {
    const copy = folderNamed("false-books");
    cpSync(dataDir, copy, { recursive: true });
    const db = await openDatabase({ dataDir: copy });
    await ask(db.orm, "set session_replication_role = replica");
    await ask(db.orm, "update profiles set credits = credits + 5");
    await db.close();
    const books = await run("books", "check", { DATA_DIR: copy });
    expect(books).toMatchObject({ code: 1, output: expect.stringContaining("The books of 3 companies do not match") });
    const falseFile = folderNamed("false.tar");
    await run("backup", falseFile, { DATA_DIR: copy });
    const { code, output } = await run("restore", falseFile, { DATA_DIR: folderNamed("false-restored") });
    expect([code, output]).toEqual([1, expect.stringContaining("a balance is the sum of its ledger")]);
  });
});

/**
 * PostgreSQL as recent as the client programs here: the packaged one, or the system's; undefined if there is neither.
 */
function serverForTools(): { binaries?: string } | undefined {
  const version = Number(/\d+/.exec(spawnSync(TOOL, ["--version"], { encoding: "utf8" }).stdout ?? "")?.[0]);
  if (version >= PACKAGED_VERSION) return {};
  const binaries = `/usr/lib/postgresql/${version}`;
  return existsSync(join(binaries, "bin", "initdb")) ? { binaries } : undefined;
}

const server = serverForTools();

describe.skipIf(!server)("a backup of PostgreSQL (skipped without pg_dump and a server of its version)", () => {
  let postgres: Postgres;

  beforeAll(async () => {
    postgres = await startPostgres(server);
  });

  afterAll(() => postgres.stop());

  it("gives everything back in an empty database, and only there", PATIENT, async () => {
    const DATABASE_URL = await postgres.createDatabase("backed_up");
    const DATA_DIR = folderNamed("files");
    const target = folderNamed("restored");
    const file = folderNamed("postgres.tar");
    const db = await openDatabase({ url: DATABASE_URL });
    await db.migrate();
    await fill(db, DATA_DIR);
    await db.close();
    const before = await everything({ url: DATABASE_URL });
    expect(await run("backup", file, { DATABASE_URL, DATA_DIR })).toMatchObject({ code: 0 });

    const empty = await postgres.createDatabase("restored");
    mkdirSync(join(target, "files"), { recursive: true });
    writeFileSync(join(target, "files", "heads-2026-11-21"), "of after the backup");
    const { code, output } = await run("restore", file, { DATABASE_URL: empty, DATA_DIR: target });
    expect([code, output]).toEqual([0, expect.stringMatching(/3 purchases.* 1 documents\.\nThe books agree/)]);
    expect(await everything({ url: empty })).toEqual(before);
    expect(readFileSync(join(target, "files", KEY), "utf8")).toBe("insured until 2027");

    expect(readFileSync(join(target, "files", "heads-2026-11-21"), "utf8")).toBe("of after the backup");

    const again = await run("restore", file, { DATABASE_URL: empty, DATA_DIR: folderNamed("other") });
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining("The database is not empty") });
    const other = await run("restore", file, { DATA_DIR: folderNamed("other") });
    expect(other).toMatchObject({ code: 1, output: expect.stringContaining("set DATABASE_URL") });
  });

  it("taken while purchases run has books that agree", PATIENT, async () => {
    const DATABASE_URL = await postgres.createDatabase("busy");
    const db = await openDatabase({ url: DATABASE_URL });
    await db.migrate();
    const admin = await anAdmin(db);
    const buyers = await installers(db, 3, { admin, credits: 10_000 });
    let bought = 0;
    let done = false;
    const load = (async () => {
      while (!done) {
        const leadId = await aLead(db, { admin });
        const acts = buyers.map((buyer) =>
          purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() }),
        );
        bought += (await Promise.all(acts)).length;
      }
    })();
    const file = folderNamed("busy.tar");
    await expect.poll(() => bought).toBeGreaterThan(10);
    const earlier = bought;
    const backup = await run("backup", file, { DATABASE_URL, DATA_DIR: folderNamed("busy") });
    const later = bought;
    done = true;
    await load;
    await db.close();
    expect([backup.code, later > earlier]).toEqual([0, true]);
    const restored = await postgres.createDatabase("busy_restored");
    const { code, output } = await run("restore", file, { DATABASE_URL: restored, DATA_DIR: folderNamed("busy") });
    expect([code, output]).toEqual([0, expect.stringContaining("The books agree")]);
    const purchases = Number(/(\d+) purchases/.exec(output)?.[1]);
    expect(purchases).toBeGreaterThanOrEqual(earlier);
    expect(purchases).toBeLessThanOrEqual(later);
  });

  it("refuses a damaged dump as a whole", PATIENT, async () => {
    const DATABASE_URL = await postgres.createDatabase("for_damage");
    const file = folderNamed("damaged.tar");
    const db = await openDatabase({ url: DATABASE_URL });
    await db.migrate();
    await db.close();
    await run("backup", file, { DATABASE_URL, DATA_DIR: folderNamed("damage") });
    const whole = readFileSync(file);
    whole.writeUInt8((whole.readUInt8(20_000) + 1) % 256, 20_000);
    writeFileSync(file, whole);
    const empty = await postgres.createDatabase("stays_empty");
    const { code, output } = await run("restore", file, { DATABASE_URL: empty, DATA_DIR: folderNamed("damage") });
    expect([code, output]).toEqual([1, expect.stringContaining("cannot be restored")]);
    expect(await everything({ url: empty })).toEqual({});
  });
});
