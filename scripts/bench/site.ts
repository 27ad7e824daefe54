import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { skipDailyTasks } from "#db/bulk-office.sql.ts";
import type { Database } from "#db/connection.ts";
import type { DailyTask } from "#domain/outbox/job.ts";
import type { BenchContext } from "./benchmark.ts";

const DAILY_TASKS = [
  "expire-leads",
  "daily-alerts",
  "expiry-notices",
  "figures-due",
  "handover-due",
  "retention",
  "count-companies",
] satisfies DailyTask[];

/** The settings of a public site: on PostgreSQL, with the published prices, without a demonstration. */
export async function siteSettings({ postgres }: BenchContext, database: string): Promise<Record<string, string>> {
  return {
    NODE_ENV: "production",
    DATABASE_URL: await postgres.createDatabase(database),
    DATA_DIR: join(postgres.folder, database),
    APP_URL: "http://localhost:3000",
    SESSION_SECRET: randomBytes(32).toString("hex"),
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Benchmark <benchmark@example.com>",
    SELLER_NAME: "Benchmark Ltd",
    SELLER_ADDRESS: "1 Any Street, London",
    PRICE_SOURCE: "cap",
    LOG_LEVEL: "error",
  };
}

/** Keeps a server on this database from its nightly work, which would disturb one measurement and not the other. */
export function withoutDailyTasks(db: Database): Promise<void> {
  return skipDailyTasks(db, DAILY_TASKS, new Date());
}
