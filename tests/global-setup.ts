import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { lighten } from "#tests/support/embedded-template.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test run's own PostgreSQL server, as superuser. */
    postgresUrl: string;
    /** Name of a migrated database to copy. */
    postgresTemplate: string;
    /** Data folder of a migrated embedded database to copy. */
    embeddedTemplate: string;
    /** Deleted at the end of the run, however it ends. */
    temporaryFolder: string;
  }
}

const TEMPLATE = "template_migrated";

/** Starts PostgreSQL once for the whole run and migrates one database of each kind; every test file copies them. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.adminUrl);
  project.provide("postgresTemplate", TEMPLATE);
  project.provide("embeddedTemplate", embeddedTemplate(postgres));
  project.provide("temporaryFolder", postgres.folder);
  if (existsSync(fileURLToPath(new URL("../db/migrations/meta/_journal.json", import.meta.url)))) {
    await migrateTemplates(postgres);
  }
  return () => postgres.stop();
}

async function migrateTemplates(postgres: Postgres) {
  const { openDatabase } = await import("#db/connection.ts");
  const url = await postgres.createDatabase(TEMPLATE);
  for (const place of [{ url }, { dataDir: embeddedTemplate(postgres) }]) {
    const database = await openDatabase(place);
    await database.migrate();
    await database.close();
  }
  lighten(embeddedTemplate(postgres));
}

function embeddedTemplate(postgres: Postgres): string {
  return join(postgres.folder, "embedded-template");
}
