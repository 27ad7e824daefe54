import { join } from "node:path";
import { SITE_SETTINGS, type Sites, tellWorkers } from "#tests/e2e/town/sites.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startServer } from "#tests/support/server.ts";

const SETTINGS = { ...SITE_SETTINGS, LOG_LEVEL: "info" };

/** Starts the product twice, once on each database, for all tests; what they leave is deleted at the end. */
export default async function setup() {
  const postgres = await startPostgres();
  const folder = { embedded: join(postgres.folder, "embedded"), postgres: join(postgres.folder, "on-postgres") };
  const DATABASE_URL = await postgres.createDatabase("browser_tests");
  const [embedded, onPostgres] = await Promise.all([
    startServer({ folder: folder.embedded, env: SETTINGS }),
    startServer({ folder: folder.postgres, env: { ...SETTINGS, DATABASE_URL } }),
  ]);
  const sites: Sites = {
    embedded: { url: embedded.url, folder: folder.embedded },
    postgres: { url: onPostgres.url, folder: folder.postgres },
    temporaryFolder: postgres.folder,
    postgresAdminUrl: postgres.adminUrl,
  };
  tellWorkers(sites);
  return async () => {
    await Promise.all([embedded.stop(), onPostgres.stop()]);
    await postgres.stop();
  };
}
