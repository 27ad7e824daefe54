import { CHEAP_PASSWORDS } from "#tests/support/server.ts";

/** One running server: its address and the folder with its log. */
export interface Site {
  url: string;
  folder: string;
}

/** What the global setup started. The keys are the names of Playwright's projects. */
export interface Sites {
  embedded: Site;
  postgres: Site;
  /** Deleted at the end, however the run ends. */
  temporaryFolder: string;
  postgresAdminUrl: string;
  /** Sown once, with no server on them, to be copied: a data folder of the embedded database, and a PostgreSQL database. */
  demonstration: { folder: string; database: string };
}

/** What every server of these tests is started with: a demonstration behind one proxy, quick with passwords and mails. */
export const SITE_SETTINGS = {
  DEMO: "1",
  TRUST_PROXY: "1",
  ...CHEAP_PASSWORDS,
  // Most of the tests' people wait for a mail.
  MAIL_POLL_MILLISECONDS: "200",
};

const VARIABLE = "FAIRWATT_TEST_SITES";

/** Workers are processes of their own, started later; they inherit the environment. */
export function tellWorkers(sites: Sites): void {
  process.env[VARIABLE] = JSON.stringify(sites);
}

export function startedSites(): Sites {
  return JSON.parse(process.env[VARIABLE] ?? "{}");
}

export function siteOf(project: string): Site {
  const { embedded, postgres } = startedSites();
  return project === "postgres" ? postgres : embedded;
}
