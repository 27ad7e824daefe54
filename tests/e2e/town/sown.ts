import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { SITE_SETTINGS } from "#tests/e2e/town/sites.ts";
import { lighten } from "#tests/support/embedded-template.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startServer } from "#tests/support/server.ts";
import { fingerprintOf } from "../../../scripts/setup/fingerprint.mjs";
import { alone } from "../../../scripts/setup/lock.mjs";
import { inRoot } from "../../../scripts/setup/paths.mjs";

/** The database's name in the PostgreSQL cluster. */
export const SOWN = "sown";

const KEPT = inRoot(".cache", "sown");
const KEPT_OF_EACH_KIND = 3;
/** What is sown is dated from the moment of sowing. */
const FRESH_HOURS = 6;
const SOURCES = ["config", "content", "db", "domain", "integrations", "jobs", "server", "package-lock.json"].concat([
  "tests/e2e/town/sites.ts",
  "tests/e2e/town/sown.ts",
  "tests/support/cheap-passwords.mjs",
  "tests/support/postgres.ts",
]);

export type Kind = "postgres" | "embedded";

/**
 * The folder of a demonstration sown from these sources within the last hours, with no server on it, to be copied: in it
 * `data`, a data folder of the embedded database, or what `startPostgres` goes on from. If two ask at once, the second
 * waits, then finds it sown.
 */
export function sownDemonstration(kind: Kind): Promise<string> {
  return alone(`sown-${kind}`, async () => {
    const now = new Date();
    const period = Math.floor(now.getTime() / (FRESH_HOURS * 3_600_000));
    const folder = join(KEPT, `${kind}-${period}-${fingerprintOf(SOURCES).slice(0, 16)}`);
    if (!existsSync(folder)) {
      const unfinished = join(KEPT, `unfinished-${kind}`);
      rmSync(unfinished, { recursive: true, force: true });
      mkdirSync(unfinished, { recursive: true });
      await sow[kind](unfinished);
      renameSync(unfinished, folder);
    }
    utimesSync(folder, now, now);
    forgetOld(kind);
    return folder;
  });
}

const sow: Record<Kind, (folder: string) => Promise<void>> = {
  async embedded(folder) {
    const server = await startServer({ folder, env: SITE_SETTINGS });
    await server.stop();
    lighten(join(folder, "data"));
  },

  async postgres(folder) {
    // Its log takes more room than all that is sown.
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

function forgetOld(kind: Kind): void {
  const kept = readdirSync(KEPT).filter((name) => name.startsWith(`${kind}-`));
  const usedAt = (name: string) => statSync(join(KEPT, name)).mtimeMs;
  const newestFirst = kept.sort((one, other) => usedAt(other) - usedAt(one));
  for (const name of newestFirst.slice(KEPT_OF_EACH_KIND)) rmSync(join(KEPT, name), { recursive: true });
}
