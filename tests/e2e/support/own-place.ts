import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Ground, SITE_SETTINGS, type Site, startedSites } from "#tests/e2e/support/sites.ts";
import { SOWN, sownDemonstration } from "#tests/e2e/support/sown.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";
import { type ServerOptions, startServer } from "#tests/support/server.ts";

/** For a server that no other test uses. */
export interface Place extends ServerOptions {
  /** Absent on the embedded database. */
  databaseUrl: string | undefined;
  /** Call after its server has ended. */
  remove(): Promise<void>;
}

/**
 * The demonstration on its own database, of the project's kind: a copy of a seeded one, because seeding takes a
 * server twice as long as the rest of its start. Passwords are hashed cheaply.
 */
export async function ownPlace(
  project: string,
  env: Record<string, string> = {},
  { temporaryFolder, postgresAdminUrl }: Ground = startedSites(),
): Promise<Place> {
  const name = `own_${randomUUID().replaceAll("-", "")}`;
  const folder = join(temporaryFolder, name);
  const settings = { ...SITE_SETTINGS, ...env };
  if (project !== "postgres") {
    cpSync(join(await sownDemonstration("embedded"), "data"), join(folder, "data"), { recursive: true });
    const remove = async () => rmSync(folder, { recursive: true, force: true });
    return { folder, env: settings, databaseUrl: undefined, remove };
  }
  const databaseUrl = await createDatabase(postgresAdminUrl, name, SOWN);
  const remove = () => dropDatabase(postgresAdminUrl, name);
  return { folder, env: { ...settings, DATABASE_URL: databaseUrl }, databaseUrl, remove };
}

/** Starts the product in its own place. */
export async function ownSite(
  ...[project, env, ground]: Parameters<typeof ownPlace>
): Promise<{ site: Site; close: () => Promise<void> }> {
  const place = await ownPlace(project, env, ground);
  const server = await startServer(place);
  const { folder, databaseUrl } = place;
  return {
    site: { url: server.url, folder, databaseUrl },
    async close() {
      await server.stop();
      await place.remove();
    },
  };
}
