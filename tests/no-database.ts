import { vi } from "vitest";

/** For tests that vitest.config.ts lists as needing no database: opening one fails, with advice. */
class NoDatabase {
  static async create() {
    return new NoDatabase();
  }

  constructor() {
    throw new Error(
      "This test opens a database, but imports neither #tests/support/databases.ts nor inject, so it runs where there is none. Use eachDatabase. If vitest is watching, start it again: it decides at its start.",
    );
  }
}

vi.mock("@electric-sql/pglite", () => ({ PGlite: NoDatabase }));
vi.mock("pg", () => ({ default: { Client: NoDatabase, Pool: NoDatabase } }));
