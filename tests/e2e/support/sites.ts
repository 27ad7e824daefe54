import { CHEAP_PASSWORDS } from "#tests/support/server.ts";

/** One running server: its address, the folder with its log, and its database. */
export interface Site {
  url: string;
  folder: string;
  /** Absent for the embedded database, which nobody else can open. */
  databaseUrl: string | undefined;
}

/** Where separate servers find room. */
export interface Ground {
  /** Deleted at the end, however the run ends. */
  temporaryFolder: string;
  /** A server with the seeded database, to be copied. */
  postgresAdminUrl: string;
}

/** Settings of every test server: a demonstration behind one proxy, fast with passwords and mails. */
export const SITE_SETTINGS = {
  DEMO: "1",
  TRUST_PROXY: "1",
  ...CHEAP_PASSWORDS,
};

/** What a production server needs besides its public address. */
export const PRODUCTION_SETTINGS = {
  DEMO: "0",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "Fairwatt <hello@example.com>",
  SELLER_NAME: "Example Energy Ltd",
  SELLER_ADDRESS: "1 High Street, Reading, RG1 1AA",
};

const VARIABLE = "FAIRWATT_TEST_SITES";

export interface Sites extends Ground {
  /** On PostgreSQL. */
  site: Site;
}

/** Workers are separate processes, started later; they inherit the environment. */
export function tellWorkers(sites: Sites): void {
  process.env[VARIABLE] = JSON.stringify(sites);
}

export function startedSites(): Sites {
  return JSON.parse(process.env[VARIABLE] ?? "{}");
}
