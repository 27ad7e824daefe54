import { join } from "node:path";
import { SITE_SETTINGS } from "#tests/e2e/support/sites.ts";
import { lighten } from "#tests/support/embedded-template.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startServer } from "#tests/support/server.ts";
import { fingerprintOf } from "../../../scripts/setup/fingerprint.mjs";
import { keptFolder } from "../../../scripts/setup/kept-folder.mjs";
import { inRoot } from "../../../scripts/setup/paths.mjs";

/** The database's name in the PostgreSQL cluster. */
export const SOWN = "sown";

const KEPT = inRoot(".cache", "sown");
/** The demonstration is dated from the moment of seeding. */
const FRESH_HOURS = 6;
const SOURCES = ["config", "content", "db", "domain", "integrations", "jobs", "server", "package-lock.json"].concat([
  "tests/e2e/support/sites.ts",
  "tests/e2e/support/sown.ts",
  "tests/support/cheap-passwords.mjs",
  "tests/support/embedded-template.ts",
  "tests/support/postgres.ts",
]);

export type Kind = "postgres" | "embedded";

/**
 * A folder to copy, with a demonstration seeded from these sources within the last hours and no server on it: `data`
 * is a data folder of the embedded database, or what `startPostgres` continues from.
 */
export function sownDemonstration(kind: Kind): Promise<string> {
  const period = Math.floor(Date.now() / (FRESH_HOURS * 3_600_000));
  return keptFolder({ shelf: KEPT, kind, version: `${period}-${fingerprintOf(SOURCES).slice(0, 16)}` }, sow[kind]);
}

const sow: Record<Kind, (folder: string) => Promise<void>> = {
  async embedded(folder) {
    const server = await startServer({ folder, env: SITE_SETTINGS });
    await server.stop();
    lighten(join(folder, "data"));
  },

  async postgres(folder) {
    // Its log takes more room than all the data.
    const postgres = await startPostgres({ settings: { min_wal_size: "32MB", max_wal_size: "64MB" } });
    try {
      const DATABASE_URL = await postgres.createDatabase(SOWN);
      const server = await startServer({ folder, env: { ...SITE_SETTINGS, DATABASE_URL } });
      await server.stop();
    } catch (error) {
      await postgres.stop();
      throw error;
    }
    await postgres.stop(folder);
  },
};
