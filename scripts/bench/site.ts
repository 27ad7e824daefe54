import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { BenchContext } from "./benchmark.ts";

/** The settings of a site as it is run for the public: on PostgreSQL, with the published prices, without a demonstration. */
export async function siteSettings({ postgres }: BenchContext, database: string): Promise<Record<string, string>> {
  return {
    NODE_ENV: "production",
    DATABASE_URL: await postgres.createDatabase(database),
    DATA_DIR: join(postgres.folder, database),
    APP_URL: "http://localhost:3000",
    SESSION_SECRET: randomBytes(32).toString("hex"),
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Benchmark <benchmark@example.com>",
    PRICE_SOURCE: "cap",
    LOG_LEVEL: "error",
  };
}
