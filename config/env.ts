import { z } from "zod";
import { limits } from "#config/limits.ts";
import { linkNames, openLinks } from "#config/private-links.ts";
import { missingOfSeller } from "#config/seller.ts";

const flag = z.stringbool().default(false);
const lanes = Object.keys(limits.jobsAtOnce) as (keyof typeof limits.jobsAtOnce)[];

/** Separated by commas, each once. */
const names = (given: string) => [
  ...new Set(
    given
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

const Settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  APP_URL: z
    .url({ protocol: /^https?$/ })
    // Without a path and as browsers spell it, because it is compared with origins.
    .transform((address) => new URL(address).origin)
    .optional(),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  DATABASE_OWNER_URL: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  SELLER_NAME: z.string().min(1).optional(),
  SELLER_ADDRESS: z.string().min(1).optional(),
  SESSION_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).default("Fairwatt <hello@example.com>"),
  FILE_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
  FILE_STORE_REGION: z.string().min(1).default("us-east-1"),
  FILE_STORE_KEY_ID: z.string().min(1).optional(),
  FILE_STORE_SECRET: z.string().min(1).optional(),
  CLAMAV_ADDRESS: z
    .string()
    .regex(/^(\/.+|[^/]+:\d+)$/, "is a path or host:port")
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, "begins with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "begins with whsec_").optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  EPC_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]+$/, "is one word, without Bearer")
    .optional(),
  EPC_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  COMPANIES_HOUSE_KEY: z
    .string()
    .regex(/^[\w.~+/=-]+$/, "is one word")
    .optional(),
  COMPANIES_HOUSE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  MAIL_WEBHOOK_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  PRICE_SOURCE: z.enum(["cap", "octopus", "simulated"]).optional(),
  LEAD_STREAMS_PER_COMPANY: z.coerce.number().int().min(1).max(10_000).default(limits.leadStreamsPerInstaller),
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  WORK: z
    .string()
    .default(lanes.join(","))
    .transform(names)
    .transform((given) => (given.join() === "none" ? [] : given))
    .pipe(z.array(z.enum(lanes, `none, or names of ${lanes.join(", ")}, separated by commas`))),
  CDN_PURGE_URL: z.url({ protocol: /^https$/ }).optional(),
  CDN_PURGE_TOKEN: z.string().min(1).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  PRIVATE_LINKS: z
    .string()
    .default("")
    .transform(names)
    .pipe(z.array(z.enum(linkNames, `names of ${linkNames.join(", ")}, separated by commas`))),
  REQUIRE_ADMIN_2FA: flag,
  METRICS_TOKEN: z.string().min(32, "needs at least 32 characters").optional(),
  DEMO: flag,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Env = Omit<z.infer<typeof Settings>, "SESSION_SECRET" | "APP_URL"> & {
  SESSION_SECRET: string;
  APP_URL: string;
};

/** Public knowledge, so it may only sign sessions of a demonstration on a developer's machine. */
const DEMO_SECRET = "demonstration-only-secret-not-for-production";

/**
 * Reads and checks all settings once. Throws one Error that names every missing or wrong setting, so that an operator
 * can fix them in one go. Outside the demonstration the secret, the mail server, the address and the seller are
 * required.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = Settings.safeParse(given);
  const problems = parsed.success
    ? [
        ...missingInProduction(parsed.data, given),
        ...openInProduction(parsed.data),
        ...guessableInProduction(parsed.data),
        ...missingForDatabase(parsed.data),
        ...missingForFileStore(parsed.data),
        ...missingForStripe(parsed.data),
      ]
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  // Changing only the port must not turn our own pages into strangers.
  const { APP_URL = `http://localhost:${parsed.data.PORT}`, SESSION_SECRET = DEMO_SECRET } = parsed.data;
  return { ...parsed.data, APP_URL, SESSION_SECRET };
}

export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(`These settings need attention:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.name = "SettingsError";
  }
}

function missingInProduction(env: z.infer<typeof Settings>, given: Record<string, string | undefined>): string[] {
  if (env.DEMO || env.NODE_ENV !== "production") return [];
  const needed = {
    APP_URL: "the public address of the site, for example https://www.example.com",
    SESSION_SECRET: "a random text of at least 32 characters that signs sessions",
    SMTP_URL: "the mail server, for example smtps://user:password@mail.example.com",
    MAIL_FROM: "the sender of our mails, for example Fairwatt <hello@example.com>",
  };
  const missing = Object.entries(needed).filter(([name]) => given[name] === undefined);
  return [...missing.map(([name, what]) => `${name} is missing: ${what}`), ...missingOfSeller(env)];
}

/** Sending something over a network unencrypted must be deliberate. */
function openInProduction(env: z.infer<typeof Settings>): string[] {
  return env.DEMO || env.NODE_ENV !== "production" ? [] : openLinks(env);
}

/** All but one in ten million random 32-digit hexadecimal secrets have this many; fewer is a repeated word. */
const DIFFERENT_CHARACTERS_MIN = 8;
const MAKE_ONE = "openssl rand -base64 48 makes a good one";

function guessableInProduction(env: z.infer<typeof Settings>): string[] {
  if (env.DEMO || env.NODE_ENV !== "production") return [];
  const { SESSION_SECRET, METRICS_TOKEN, MAIL_WEBHOOK_SECRET } = env;
  return Object.entries({ SESSION_SECRET, METRICS_TOKEN, MAIL_WEBHOOK_SECRET }).flatMap(([name, secret]) => {
    if (secret === undefined) return [];
    if (secret.includes(DEMO_SECRET)) return [`${name} is the demonstration's, which anybody can read: ${MAKE_ONE}`];
    if (new Set(secret).size >= DIFFERENT_CHARACTERS_MIN) return [];
    return [`${name} needs at least ${DIFFERENT_CHARACTERS_MIN} different characters: ${MAKE_ONE}`];
  });
}

/** With only one of the other two, the pages would use the embedded database. */
function missingForDatabase(env: z.infer<typeof Settings>): string[] {
  if (env.DATABASE_URL) return [];
  return [
    ...(env.DATABASE_DIRECT_URL
      ? ["DATABASE_URL is missing: DATABASE_DIRECT_URL is only the way past its pooler"]
      : []),
    ...(env.DATABASE_OWNER_URL ? ["DATABASE_URL is missing: DATABASE_OWNER_URL is only for migrations"] : []),
  ];
}

function missingForFileStore(env: z.infer<typeof Settings>): string[] {
  if (!env.FILE_STORE_URL) return [];
  return (["FILE_STORE_KEY_ID", "FILE_STORE_SECRET"] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} is missing: the file store at FILE_STORE_URL needs it`);
}

/** One key without the other would take money without giving credits. */
function missingForStripe(env: z.infer<typeof Settings>): string[] {
  const names = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
  const missing = names.filter((name) => env[name] === undefined);
  return missing.length === 1 ? missing.map((name) => `${name} is missing: card payments need both keys`) : [];
}

let current: Env | undefined;

/** The settings of this process, read on first use. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/** The database's address and who may migrate it, as `openDatabase` takes it. */
export function databaseSettings() {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL, DATA_DIR } = env();
  return { url: DATABASE_URL, directUrl: DATABASE_DIRECT_URL, ownerUrl: DATABASE_OWNER_URL, dataDir: DATA_DIR };
}
