import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openDatabase } from "#db/connection.ts";

const folder = mkdtempSync(join(tmpdir(), "fairwatt-no-database-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["embedded", { dataDir: folder }],
  ["on PostgreSQL", { url: "postgresql://nobody@127.0.0.1:1/none" }],
])("a test that imports no database and opens one, %s, is told where it belongs", async (_, place) => {
  await expect(async () => openDatabase(place)).rejects.toThrow(/Use eachDatabase/);
});
