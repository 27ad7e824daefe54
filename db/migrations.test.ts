import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, it } from "vitest";
import { type Database, type DatabaseOptions, OldDatabaseError, openDatabase } from "#db/connection.ts";
import { isReady } from "#db/health.sql.ts";
import { todaysRules } from "#db/rules.ts";
import { REFUSALS } from "#db/violation.ts";
import { ask } from "#tests/support/invariants.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CONNECTION = new URL("connection.ts", import.meta.url).href;
const MIGRATIONS = readdirSync(join(ROOT, "db/migrations")).filter((name) => name.endsWith(".sql"));

async function onEmptyPostgres(test: (place: { url: string }) => Promise<void>): Promise<void> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  const url = await createDatabase(inject("postgresUrl"), name);
  try {
    await test({ url });
  } finally {
    await dropDatabase(inject("postgresUrl"), name);
  }
}

async function onEmptyFolder(test: (place: { dataDir: string }) => Promise<void>): Promise<void> {
  const dataDir = join(inject("temporaryFolder"), `empty-${randomUUID()}`);
  await test({ dataDir });
  rmSync(dataDir, { recursive: true, force: true });
}

function shapeOf(db: Database): Promise<Record<string, string>[]> {
  return ask(
    db.orm,
    `select 'column' as kind, table_name || '.' || column_name as name,
            data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as what
       from information_schema.columns where table_schema = 'public'
     union all select 'rule', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
       from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
     union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
     union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
       from pg_trigger where not tgisinternal
     union all select 'function', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
     order by 1, 2, 3`,
  );
}

async function migrated(place: DatabaseOptions): Promise<{ shape: Record<string, string>[]; applied: number }> {
  const db = await openDatabase(place);
  try {
    expect(await isReady(db)).toBe(false);
    await db.migrate();
    expect(await isReady(db)).toBe(true);
    const shape = await shapeOf(db);
    await db.migrate();
    expect(await shapeOf(db)).toEqual(shape);
    const applied = await ask(db.orm, "select * from drizzle.__drizzle_migrations");
    return { shape, applied: applied.length };
  } finally {
    await db.close();
  }
}

// Creating an embedded database from scratch and starting three processes takes a while on a busy machine.
describe("the migrations", { timeout: 90_000 }, () => {
  it("give an empty database of either kind the same shape, and change nothing when run again", async () => {
    const results: Awaited<ReturnType<typeof migrated>>[] = [];
    await onEmptyPostgres(async (place) => void results.push(await migrated(place)));
    await onEmptyFolder(async (place) => void results.push(await migrated(place)));
    const [postgres, embedded] = results;
    expect(postgres?.applied).toBe(MIGRATIONS.length);
    expect(postgres?.shape.filter(({ kind }) => kind === "trigger").length).toBeGreaterThan(10);
    expect(embedded).toEqual(postgres);
  });

  it("run once when several processes start together on an empty PostgreSQL", async () => {
    await onEmptyPostgres(async ({ url }) => {
      const script = `const { openDatabase } = await import(${JSON.stringify(CONNECTION)});
        const db = await openDatabase({ url: ${JSON.stringify(url)} });
        await db.migrate();
        await db.close();`;
      const starts = [1, 2, 3].map(async () => {
        const args = ["--no-warnings", "--input-type=module", "--eval", script];
        const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "ignore", "pipe"] });
        const [problems, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
        return { code, problems };
      });
      expect(await Promise.all(starts)).toEqual(Array(3).fill({ code: 0, problems: "" }));
      const db = await openDatabase({ url });
      expect(await ask(db.orm, "select * from drizzle.__drizzle_migrations")).toHaveLength(MIGRATIONS.length);
      await db.close();
    });
  });

  it("refuse a database of other migrations, and accept one of a later version", async () => {
    async function migrateAgain(place: DatabaseOptions): Promise<void> {
      const db = await openDatabase(place);
      await db.migrate();
      const add = (made: string) => `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${made})`;
      const newest = "(select max(created_at) from drizzle.__drizzle_migrations)";
      await ask(db.orm, add(`${newest} + 1`));
      await db.migrate();
      await ask(db.orm, add("1700000000000"));
      await expect(db.migrate()).rejects.toThrow(OldDatabaseError);
      await db.close();
    }
    await onEmptyPostgres(migrateAgain);
    await onEmptyFolder(migrateAgain);
  });

  it("leave the functions and triggers of db/rules, and no others", async () => {
    await onEmptyPostgres(async (place) => {
      const db = await openDatabase(place);
      await db.migrate();
      const shape = await shapeOf(db);
      // Its triggers go with it.
      for (const { kind, name } of shape) if (kind === "function") await ask(db.orm, `drop function ${name} cascade`);
      for (const rule of todaysRules()) await ask(db.orm, rule);
      expect(await shapeOf(db)).toEqual(shape);
      await db.close();
    });
  });

  it("refuse with the names that verbs and tests use", () => {
    const named = todaysRules().flatMap((rule) => [...rule.matchAll(/constraint = '(\w+)'/g)].map(([, name]) => name));
    expect([...new Set(named)].sort()).toEqual([...REFUSALS]);
    const refusals = todaysRules().flatMap((rule) => rule.match(/raise exception/g) ?? []);
    expect(named).toHaveLength(refusals.length);
  });

  it("match the schema", async () => {
    const out = join(inject("temporaryFolder"), `generated-${randomUUID()}`);
    mkdirSync(out);
    cpSync(join(ROOT, "db/migrations"), out, { recursive: true });
    const before = contentsOf(out);
    const tool = join(ROOT, "node_modules/drizzle-kit/bin.cjs");
    // drizzle-kit puts "./" before any path it is given.
    const place = ["--schema=./db/schema.ts", `--out=${relative(ROOT, out)}`];
    const options = ["--dialect=postgresql", "--casing=snake_case", ...place];
    const child = spawn(process.execPath, [tool, "generate", ...options], { cwd: ROOT });
    const [said, problems, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
    expect({ code, problems }).toEqual({ code: 0, problems: "" });
    expect(said).toContain("No schema changes");
    expect(contentsOf(out)).toEqual(before);
    rmSync(out, { recursive: true });
  });
});

function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), "utf8")]),
  );
}
