import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "#db/connection.ts";
import { makeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { hashPassword, strongCost } from "#integrations/password-hash.ts";
import { type Client, clientOf, noTraffic, type Traffic } from "#tests/fault/client.ts";
import { until } from "#tests/machines/program.ts";
import { ask } from "#tests/support/invariants.ts";
import { keyForm } from "#tests/support/key-form.ts";
import { anAdmin, anInstaller, PASSWORD } from "#tests/support/people.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";
import { CHEAP_PASSWORDS, type Server, startServer } from "#tests/support/server.ts";
import { type MailServer, startMailServer } from "#tests/support/stand-ins/mail-server.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stand-ins/stripe-server.ts";

/** Where a site is set up. The folder may be deleted afterwards. */
export interface Place {
  folder: string;
  /** A PostgreSQL server's address, as superuser; absent: the embedded database. */
  postgresUrl?: string | undefined;
}

/** A company, or the administrator, signed in. */
export interface SignedIn {
  userId: string;
  client: Client;
  /** For the JSON API; empty for the administrator. */
  key: string;
}

/** Fairwatt with production settings and our own mail server and payment provider. */
export interface Site {
  /** The first, and all of them; clients' requests go to each in turn. */
  server: Server;
  servers: Server[];
  mail: MailServer;
  stripe: StripeServer;
  traffic: Traffic;
  admin: SignedIn;
  companies: SignedIn[];
  folder: string;
  isEmbedded: boolean;
  /** Restarts one that has ended, in its old place. */
  startAgain(number?: number): Promise<void>;
  /** The database, bypassing the server. The embedded one can be opened only while the server is down. */
  look<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** A client who has not signed in, with their own network address. */
  visitor(): Client;
  stop(): Promise<void>;
}

export const WEBHOOK_SECRET = "whsec_of_the_fault_tests";
const COMPANIES = 5;
const CREDITS_EACH = 100_000;
/** The cost that the servers expect here. */
const CHEAP = { ...strongCost, N: 2 ** 10 };

interface Wanted {
  companies?: number;
  /** How many share the database, which must then be PostgreSQL. */
  servers?: number;
  env?: Record<string, string>;
  /** The database address that the server is given. */
  seenAs?: (databaseUrl: string) => Promise<string> | string;
}

export async function openSite(place: Place, wanted: Wanted = {}): Promise<Site> {
  const { companies: many = COMPANIES, servers: serversMany = 1, env = {}, seenAs = (url) => url } = wanted;
  const name = `fault_${randomUUID().replaceAll("-", "")}`;
  const folder = join(place.folder, name);
  mkdirSync(folder);
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const { postgresUrl } = place;
    const url = postgresUrl && (await createDatabase(postgresUrl, name));
    if (postgresUrl) ends.push(() => dropDatabase(postgresUrl, name));
    const look = await lookerAt(url, join(folder, "data"), ends);
    const people = await look((db) => makePeople(db, many));
    const mail = await startMailServer();
    const stripe = await startStripeServer();
    ends.push(mail.goAway, stripe.stop);
    const database = { DATA_DIR: join(folder, "data"), ...(url && { DATABASE_URL: await seenAs(url) }) };
    const settings = { ...settingsFor(mail, stripe), ...database, ...env };
    const start = (number: number, port?: number) =>
      startServer({ folder: join(folder, `server-${number}`), env: settings, ...(port && { port }) });
    const server = await start(0);
    const servers = [server];
    ends.push(() => Promise.all(servers.map((one) => one.kill())));
    while (servers.length < serversMany) servers.push(await start(servers.length));
    const nextUrl = inTurn(servers.map((one) => one.url));
    const traffic = noTraffic();
    const visitor = () => clientOf(nextUrl, traffic, { "x-forwarded-for": anAddress() });
    const signedIn = async ({ email, userId, key = "" }: Person): Promise<SignedIn> => {
      const cookie = await signIn(visitor(), email);
      return { userId, key, client: clientOf(nextUrl, traffic, { "x-forwarded-for": anAddress(), cookie }) };
    };
    const site: Site = {
      server,
      servers,
      mail,
      stripe,
      traffic,
      folder,
      look,
      visitor,
      stop,
      isEmbedded: !url,
      admin: await signedIn(people.admin),
      companies: await Promise.all(people.companies.map(signedIn)),
      async startAgain(number = 0) {
        servers[number] = await start(number, servers[number]?.port);
        site.server = servers[0] ?? server;
      },
    };
    return site;
  } catch (error) {
    await stop();
    throw error;
  }
}

function inTurn(urls: string[]): () => string {
  let asked = 0;
  return () => urls[asked++ % urls.length] ?? "";
}

async function lookerAt(
  url: string | undefined,
  dataDir: string,
  ends: (() => Promise<unknown>)[],
): Promise<Site["look"]> {
  const open = () => openDatabase(url ? { url: `${url}?application_name=${WATCHER}`, connectionsMax: 4 } : { dataDir });
  const first = await open();
  await first.migrate();
  if (url) {
    ends.push(first.close);
    return (work) => work(first);
  }
  await first.close();
  return async (work) => {
    const db = await open();
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  };
}

const WATCHER = "watcher";

/** Waits until the database has noticed that the server is gone, and has ended its transactions. */
export async function untilQuiet(db: Database): Promise<void> {
  if (db.kind === "embedded") return;
  await until("the database to be quiet", 20, async () => {
    const others = `select pid from pg_stat_activity
      where datname = current_database() and application_name <> '${WATCHER}' and backend_type = 'client backend'`;
    return (await ask(db.orm, others)).length === 0;
  });
}

type Person = { userId: string; email: string; key?: string };

async function makePeople(db: Database, many: number): Promise<{ admin: Person; companies: Person[] }> {
  const admin = await anAdmin(db);
  const companies: Person[] = [];
  while (companies.length < many) {
    const buyer = await anInstaller(db, { admin, credits: CREDITS_EACH });
    const order = { id: randomUUID(), form: keyForm(), random: randomBytes(32) };
    companies.push({ ...buyer, key: await makeApiKey({ db, now: new Date() }, buyer, order) });
  }
  // Their mails are not part of the test.
  await ask(db.orm, "delete from jobs");
  await ask(db.orm, `update "user" set email_verified = true`);
  await ask(db.orm, `update account set password = '${await hashPassword(PASSWORD, CHEAP)}'`);
  return { admin, companies };
}

function settingsFor(mail: MailServer, stripe: StripeServer): Record<string, string> {
  return {
    SESSION_SECRET: randomBytes(32).toString("hex"),
    SMTP_URL: mail.url,
    MAIL_FROM: "Trial <trial@example.com>",
    SELLER_NAME: "Trial Ltd",
    SELLER_ADDRESS: "1 Any Street, London",
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
    PRICE_SOURCE: "simulated",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
    ...CHEAP_PASSWORDS,
  };
}

function anAddress(): string {
  return [10, ...randomBytes(3)].join(".");
}

async function signIn(client: Client, email: string): Promise<string> {
  const answer = await client.ask("/auth", { form: { form: "login", email, password: PASSWORD } });
  const cookies = answer?.headers.getSetCookie().map((cookie) => cookie.split(";")[0]) ?? [];
  if (answer?.status !== 302 || cookies.length === 0) throw new Error(`${email} could not sign in: ${answer?.status}`);
  return cookies.join("; ");
}
