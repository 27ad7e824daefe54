import { join } from "node:path";
import { ownPlace, type Sown } from "#tests/e2e/town/own-place.ts";
import { SITE_SETTINGS, tellWorkers } from "#tests/e2e/town/sites.ts";
import { lighten } from "#tests/support/embedded-template.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres.ts";
import { startServer } from "#tests/support/server.ts";

const SOWN = "sown";

/** Starts the product twice, once on each database, for all tests; what they leave behind is deleted at the end. */
export default async function setup() {
  const postgres = await startPostgres();
  const sown = await sowDemonstration(postgres);
  const [embedded, onPostgres] = await Promise.all([startOn("embedded", sown), startOn("postgres", sown)]);
  tellWorkers({ ...sown, embedded: embedded.site, postgres: onPostgres.site });
  return async () => {
    await Promise.all([embedded.server.stop(), onPostgres.server.stop()]);
    await postgres.stop();
  };
}

async function sowDemonstration({ folder, adminUrl, createDatabase }: Postgres): Promise<Sown> {
  const DATABASE_URL = await createDatabase(SOWN);
  const servers = await Promise.all([
    startServer({ folder: join(folder, SOWN), env: SITE_SETTINGS }),
    startServer({ folder: join(folder, "sown-on-postgres"), env: { ...SITE_SETTINGS, DATABASE_URL } }),
  ]);
  await Promise.all(servers.map((server) => server.stop()));
  lighten(join(folder, SOWN, "data"));
  const demonstration = { folder: join(folder, SOWN, "data"), database: SOWN };
  return { temporaryFolder: folder, postgresAdminUrl: adminUrl, demonstration };
}

async function startOn(project: string, sown: Sown) {
  const place = await ownPlace(project, { LOG_LEVEL: "info" }, sown);
  const server = await startServer(place);
  return { server, site: { url: server.url, folder: place.folder } };
}
