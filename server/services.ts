import { env, SettingsError } from "#config/env.ts";
import { type Database, openDatabase } from "#db/connection.ts";
import { demoIsSown } from "#db/demo.sql.ts";
import { seedDemonstration } from "#db/demo.ts";
import * as schema from "#db/schema.ts";
import { captureMail } from "#domain/demo/captured-mails.ts";
import { type Auth, createAuth, hashPassword } from "#integrations/auth.ts";
import { type SendMail, smtpMailer } from "#integrations/mail.ts";
import { startWorker } from "#jobs/worker.ts";
import { log } from "#server/log.ts";
import { openPriceBoard, type PriceBoard } from "#server/price-board.ts";

export interface Services {
  db: Database;
  auth: Auth;
  prices: PriceBoard;
  close(): Promise<void>;
}

/** Opens everything the process needs: the database, brought up to date, the accounts and the worker. */
async function openServices(): Promise<Services> {
  const settings = env();
  const db = await openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  await db.migrate();
  if (!settings.DEMO && (await demoIsSown(db))) throw await refuseDemonstration(db);
  if (settings.DEMO) await seedDemonstration({ db, now: new Date() }, hashPassword);
  const prices = openPriceBoard({
    source: settings.PRICE_SOURCE ?? (settings.DEMO ? "simulated" : "cap"),
    onProblem: (error) => log.warn({ problem: problemOf(error) }, "no prices from the supplier"),
  });
  const auth = createAuth({ orm: db.orm, schema, appUrl: settings.APP_URL, secret: settings.SESSION_SECRET });
  const worker = startWorker({
    db,
    mail: { send: mailer(db), from: settings.MAIL_FROM, appUrl: settings.APP_URL },
    onFailure: ({ jobId, willRetry, error }) => log.warn({ jobId, willRetry, problem: problemOf(error) }, "job failed"),
  });
  return {
    db,
    auth,
    prices,
    async close() {
      prices.stop();
      await worker.stop();
      await db.close();
    },
  };
}

/** Everybody knows the password of the demonstration's sign-ins, its administrator's too. */
async function refuseDemonstration(db: Database): Promise<SettingsError> {
  await db.close();
  return new SettingsError([
    "DATABASE_URL: this database holds the demonstration, whose sign-ins everybody knows. Use another.",
  ]);
}

function mailer(db: Database): SendMail {
  const { SMTP_URL, DEMO } = env();
  if (SMTP_URL) return smtpMailer(SMTP_URL);
  if (DEMO) return (mail) => captureMail({ db, now: new Date() }, mail);
  return () => Promise.reject(new Error("SMTP_URL is not set"));
}

/** A message may quote an address; its code and name never do. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as NodeJS.ErrnoException;
  return code ? `${error.name} ${code}` : error.name;
}

const key = Symbol.for("fairwatt.services");
type Store = { [key]?: Promise<Services> };

/** One for each process; kept on globalThis because the bundler evaluates modules again in development. */
export function services(): Promise<Services> {
  const store = globalThis as Store;
  store[key] ??= openServices();
  return store[key];
}
