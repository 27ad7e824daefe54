import { ownSite } from "#tests/e2e/support/own-place.ts";
import { tellWorkers } from "#tests/e2e/support/sites.ts";
import { sownDemonstration } from "#tests/e2e/support/sown.ts";
import { startPostgres } from "#tests/support/postgres.ts";

/** Starts the product once, on PostgreSQL, for all tests. Returns how to stop it and delete all they leave behind. */
export default async function startSites(): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ from: await sownDemonstration("postgres") });
  const ground = { temporaryFolder: postgres.folder, postgresAdminUrl: postgres.adminUrl };
  const { site, close } = await ownSite("postgres", { LOG_LEVEL: "info" }, ground);
  tellWorkers({ ...ground, site });
  return async () => {
    await close();
    await postgres.stop();
  };
}
