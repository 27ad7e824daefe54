import { randomBytes } from "node:crypto";
import type { Clock, MailReports, RequestServices } from "#app/web/context.ts";
import { senderHash } from "#app/web/sender-hash.ts";
import { databaseSettings, env, SettingsError } from "#config/env.ts";
import { keyFor } from "#config/keys.ts";
import { limits } from "#config/limits.ts";
import { nameSeller } from "#config/seller.ts";
import { site } from "#config/site.ts";
import recordedCertificates from "#content/demo/certificates.json" with { type: "json" };
import { demoRegister } from "#content/demo/company-register.ts";
import { type Database, openDatabase } from "#db/connection.ts";
import { demoIsSown } from "#db/demo/demo.sql.ts";
import { seedDemonstration } from "#db/demo/seed-demonstration.ts";
import * as schema from "#db/schema.ts";
import { nameOfListener, openWakeUps } from "#db/wake-up.sql.ts";
import { captureMail } from "#domain/demo/captured-mails.ts";
import type { LeadFeed } from "#domain/leads-for-sale/lead-listener.ts";
import { type Auth, createAuth } from "#integrations/auth.ts";
import type { CardPayments } from "#integrations/card-payments.ts";
import { purgePages } from "#integrations/cdn/purge-pages.ts";
import { companiesHouse, recordedCompanies } from "#integrations/companies-house.ts";
import { energyCertificates, liveRegister, recordedRegister } from "#integrations/energy-certificates.ts";
import type { FileStore } from "#integrations/file-store.ts";
import { attachmentsOf, MailRefused, type SendMail, smtpMailer } from "#integrations/mail.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import { stripePayments } from "#integrations/stripe.ts";
import { type TestCheckout, testCheckout } from "#integrations/test-checkout.ts";
import { pushSealer, type WebPushKeys, webPushKeys } from "#integrations/web-push/web-push.ts";
import { webhookCaller } from "#integrations/webhook.ts";
import { startWorker } from "#jobs/worker.ts";
import { openDemoClock, realClock } from "#server/clock.ts";
import { watchEdge } from "#server/edge.ts";
import { fileStore } from "#server/file-store.ts";
import { openLeadFeed } from "#server/lead-feed.ts";
import { log } from "#server/log.ts";
import { type Metrics, openMetrics } from "#server/metrics.ts";
import { openPriceBoard, type PriceBoard } from "#server/price-board.ts";
import { openProjectStreams, type ProjectStreamsOfProcess } from "#server/project-streams.ts";
import { PUBLIC_PAGES } from "#server/requests/page-cache.ts";
import { testMailService } from "#server/test-mail-service.ts";

export interface Services {
  db: Database;
  clock: Clock;
  auth: Auth;
  files: FileStore;
  payments: CardPayments | undefined;
  testCheckout: TestCheckout | undefined;
  certificates: RequestServices["certificates"];
  mailReports: MailReports;
  pushKeys: WebPushKeys;
  prices: PriceBoard;
  leadFeed: LeadFeed;
  projectStreams: ProjectStreamsOfProcess;
  metrics: Metrics;
  /** To be called after this process may have changed a lead. */
  stirLeads(): void;
  /** Has it called whenever this process or another may have changed something. */
  onChange(listener: () => void): void;
  /** Ends the responses that would otherwise last for ever; everything else goes on. */
  endStreams(): Promise<void>;
  close(): Promise<void>;
}

type WorkerNeeds = Pick<Services, "db" | "clock" | "files" | "metrics" | "payments" | "pushKeys">;

/** Opens everything the process needs: the database, brought up to date, the accounts and the worker. */
async function openServices(): Promise<Services> {
  const settings = env();
  nameSeller(settings);
  const db = await openUpToDate();
  const clock = settings.DEMO ? await openDemoClock(db) : realClock;
  if (settings.DEMO) await seedDemonstration({ db, now: clock.now() }, hashPassword);
  const prices = openPrices(clock);
  const auth = createAuth({
    orm: db.orm,
    schema,
    appUrl: settings.APP_URL,
    secret: settings.SESSION_SECRET,
    onProblem: (error) => log.error({ err: error }, "accounts library"),
  });
  const files = fileStore();
  const checkouts = openCheckouts(clock);
  const leadFeed = openLeadFeed({
    db,
    now: clock.now,
    perInstallerMax: settings.LEAD_STREAMS_PER_COMPANY,
    onProblem: (error) => log.warn({ problem: problemOf(error) }, "changes of leads not read"),
  });
  const projectStreams = openProjectStreams();
  const metrics = openMetrics({ db, now: clock.now, listeners: leadFeed.listeners, lanes: settings.WORK });
  const pushKeys = webPushKeys(keyFor(settings.SESSION_SECRET, "device notices"));
  const worker = openWorker({ db, clock, files, metrics, payments: checkouts.payments, pushKeys });
  const listeners = new Set<() => void>();
  const changed = () => {
    leadFeed.wake();
    for (const listener of listeners) listener();
  };
  const wakeUps = openWakeUps(db, listener(), { leads: changed, jobs: worker.wake });
  return {
    db,
    clock,
    auth,
    files,
    ...checkouts,
    certificates: openCertificates(),
    mailReports: mailReports(),
    pushKeys,
    prices,
    leadFeed,
    projectStreams,
    metrics,
    stirLeads: wakeUps.stir,
    onChange: (listener) => void listeners.add(listener),
    async endStreams() {
      projectStreams.stop();
      await leadFeed.stop();
    },
    async close() {
      prices.stop();
      projectStreams.stop();
      await leadFeed.stop();
      await wakeUps.stop();
      await worker.stop();
      await db.close();
    },
  };
}

/** The prices, and what tells a cache in front of new ones, if there is a CDN. */
function openPrices({ now }: Clock): PriceBoard {
  const { PRICE_SOURCE, DEMO, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = env();
  const board = openPriceBoard({
    now,
    source: PRICE_SOURCE ?? (DEMO ? "simulated" : "cap"),
    onProblem: (error) => log.warn({ problem: problemOf(error) }, "no prices from the supplier"),
  });
  if (url === undefined) return board;
  const edge = watchEdge({
    prices: board.current,
    purge: () => purgePages({ url, token }, PUBLIC_PAGES),
    onProblem: (error) => log.warn({ problem: problemOf(error) }, "the cache in front was not purged"),
  });
  return {
    current: board.current,
    stop() {
      edge.stop();
      board.stop();
    },
  };
}

async function openUpToDate(): Promise<Database> {
  const settings = env();
  const db = await openDatabase({
    ...databaseSettings(),
    answerSecondsMax: limits.databaseAnswerSecondsMax,
  });
  await db.migrate();
  if (!settings.DEMO && (await db.isOwner()))
    log.warn("the role in DATABASE_URL owns the tables and could change their rules: docs/operations.md, Two roles");
  if (!settings.DEMO && (await demoIsSown(db))) throw await refuseDemonstration(db);
  return db;
}

/** The password of the demonstration's accounts is public, its administrator's included. */
async function refuseDemonstration(db: Database): Promise<SettingsError> {
  await db.close();
  return new SettingsError([
    "DATABASE_URL: this database holds the demonstration, whose sign-ins everybody knows. Use another.",
  ]);
}

function openWorker({ db, clock, files, metrics, payments, pushKeys }: WorkerNeeds) {
  const settings = env();
  return startWorker({
    db,
    lanes: settings.WORK,
    now: clock.now,
    callWebhook: webhookCaller({ allowLocal: settings.DEMO }),
    sealPush: pushSealer({ keys: pushKeys, contact: `mailto:${site.email}` }),
    payments,
    files,
    heads: files,
    companyRegister: openCompanyRegister(),
    senderHash,
    mail: {
      send: countedMailer(mailer(db, clock), metrics),
      from: settings.MAIL_FROM,
      appUrl: settings.APP_URL,
      linkKey: keyFor(settings.SESSION_SECRET, "alert links"),
    },
    onFailure: ({ jobId, willRetry, error }) => {
      metrics.jobFailure(willRetry);
      log.warn({ jobId, willRetry, problem: problemOf(error) }, "job failed");
    },
  });
}

function listener() {
  const { DATABASE_DIRECT_URL, DATABASE_URL, WORK } = env();
  return { url: DATABASE_DIRECT_URL ?? DATABASE_URL, name: nameOfListener(WORK) };
}

function mailer(db: Database, { now }: Clock): SendMail {
  const { SMTP_URL, DEMO } = env();
  if (SMTP_URL) return smtpMailer(SMTP_URL);
  if (DEMO) return (mail) => captureMail({ db, now: now() }, { ...mail, attachments: attachmentsOf(mail) });
  return () => Promise.reject(new Error("SMTP_URL is not set"));
}

function countedMailer(send: SendMail, metrics: Metrics): SendMail {
  return async (mail) => {
    try {
      await send(mail);
      metrics.mail("sent");
    } catch (error) {
      metrics.mail(error instanceof MailRefused ? "refused" : "failed");
      throw error;
    }
  };
}

/** Stripe if its keys are set; otherwise the test page in the demonstration, and nothing in production. */
function openCheckouts({ now }: Clock): Pick<Services, "payments" | "testCheckout"> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE, APP_URL, DEMO } = env();
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiBase: STRIPE_API_BASE };
    return { payments: stripePayments({ ...keys, appUrl: APP_URL }), testCheckout: undefined };
  }
  if (!DEMO) return { payments: undefined, testCheckout: undefined };
  const standIn = testCheckout({ webhookUrl: `${ownAddress()}/webhooks/stripe`, now });
  return { payments: standIn, testCheckout: standIn };
}

/** The register itself with a token, invented homes in the demonstration, and otherwise nothing. */
function openCertificates(): Services["certificates"] {
  const { EPC_TOKEN, EPC_API_BASE, DEMO } = env();
  const onProblem = (error: unknown) =>
    log.warn({ problem: problemOf(error) }, "no answer from the register of energy certificates");
  if (EPC_TOKEN) return { ...energyCertificates(liveRegister(EPC_TOKEN, EPC_API_BASE), onProblem), examples: [] };
  if (!DEMO) return undefined;
  const examples = [...new Set(recordedCertificates.map(({ postcode }) => postcode))];
  return { ...energyCertificates(recordedRegister(recordedCertificates), onProblem), examples };
}

/** Companies House itself with a key, invented companies in the demonstration, and otherwise nothing. */
function openCompanyRegister() {
  const { COMPANIES_HOUSE_KEY, COMPANIES_HOUSE_API_BASE, DEMO } = env();
  if (COMPANIES_HOUSE_KEY) return companiesHouse(COMPANIES_HOUSE_KEY, COMPANIES_HOUSE_API_BASE);
  return DEMO ? recordedCompanies(demoRegister) : undefined;
}

/**
 * A mail service reports to us with the operator's secret; the demonstration reports to itself, with one that lasts as
 * long as the process.
 */
function mailReports(): MailReports {
  const { MAIL_WEBHOOK_SECRET, DEMO } = env();
  if (!DEMO) return { secret: MAIL_WEBHOOK_SECRET, standIn: undefined };
  const secret = MAIL_WEBHOOK_SECRET ?? randomBytes(32).toString("base64url");
  return { secret, standIn: testMailService({ webhookUrl: `${ownAddress()}/webhooks/mail`, secret }) };
}

/** The address at which this process answers itself, without any proxy. */
function ownAddress(): string {
  const { HOST, PORT } = env();
  const host = { "0.0.0.0": "127.0.0.1", "::": "::1" }[HOST] ?? HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

/** A message may quote an address; its code and name never do. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as NodeJS.ErrnoException;
  return code ? `${error.name} ${code}` : error.name;
}

const key = Symbol.for("fairwatt.services");
type Store = { [key]?: Promise<Services> };

/** One per process; kept on globalThis because the bundler evaluates modules again in development. */
export function services(): Promise<Services> {
  const store = globalThis as Store;
  store[key] ??= openServices();
  return store[key];
}
