import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SITE_SETTINGS, type Sites, startedSites } from "#tests/e2e/town/sites.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";
import type { ServerOptions } from "#tests/support/server.ts";

/** What places are made from. */
export type Sown = Omit<Sites, "embedded" | "postgres">;

/** For a server that no other test uses. */
export interface Place extends ServerOptions {
  /** Absent on the embedded database. */
  databaseUrl: string | undefined;
  /** Once its server has ended. */
  remove(): Promise<void>;
}

/**
 * The demonstration on a database of its own, of the project's kind: a copy of what the global setup has sown, because
 * sowing takes a server twice as long as everything else before it is ready. Its password is hashed cheaply.
 */
export async function ownPlace(
  project: string,
  env: Record<string, string> = {},
  { temporaryFolder, postgresAdminUrl, demonstration }: Sown = startedSites(),
): Promise<Place> {
  const name = `own_${randomUUID().replaceAll("-", "")}`;
  const folder = join(temporaryFolder, name);
  const settings = { ...SITE_SETTINGS, ...env };
  if (project !== "postgres") {
    cpSync(demonstration.folder, join(folder, "data"), { recursive: true });
    const remove = async () => rmSync(folder, { recursive: true, force: true });
    return { folder, env: settings, databaseUrl: undefined, remove };
  }
  const databaseUrl = await createDatabase(postgresAdminUrl, name, demonstration.database);
  const remove = () => dropDatabase(postgresAdminUrl, name);
  return { folder, env: { ...settings, DATABASE_URL: databaseUrl }, databaseUrl, remove };
}
