import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { isAPIError } from "better-auth/api";
import { hashPassword as hash } from "better-auth/crypto";
import { limits } from "#config/limits.ts";

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;

export interface AuthSettings {
  /** A Drizzle connection and its schema; unknown here, because this module knows nothing of our tables. */
  orm: Parameters<typeof drizzleAdapter>[0];
  schema: Record<string, unknown>;
  appUrl: string;
  secret: string;
}

export type SignInOutcome =
  | { ok: true; userId: string; headers: Headers }
  | { ok: false; reason: "credentials" | "unconfirmed" };

/** Sessions and passwords. Our own rules (confirmation links, rate limits, roles) are not its business. */
export interface Auth {
  /** The session of this request, and the headers that keep it alive. */
  session(headers: Headers): Promise<{ userId: string | null; headers: Headers }>;
  signIn(email: string, password: string, headers: Headers): Promise<SignInOutcome>;
  signOut(headers: Headers): Promise<Headers>;
}

/** What is kept of a password: scrypt with its own salt, as the accounts library checks it at sign-in. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Wires the accounts library. `settings.appUrl` decides whether cookies are Secure. */
export function createAuth({ orm, schema, appUrl, secret }: AuthSettings): Auth {
  const auth = betterAuth({
    appName: "Fairwatt",
    baseURL: appUrl,
    secret,
    trustedOrigins: [appUrl],
    telemetry: { enabled: false },
    logger: { level: "error" },
    database: drizzleAdapter(orm, { provider: "pg", schema, transaction: false }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: limits.passwordMinLength,
      maxPasswordLength: limits.passwordMaxLength,
    },
    session: { expiresIn: limits.sessionDays * DAY_SECONDS, updateAge: limits.sessionRefreshHours * HOUR_SECONDS },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "fairwatt",
      ipAddress: { ipAddressHeaders: ["x-client-address"] },
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
    },
  });

  return {
    async session(headers) {
      const { response, headers: refreshed } = await auth.api.getSession({ headers, returnHeaders: true });
      return { userId: response?.user.id ?? null, headers: refreshed };
    },
    async signIn(email, password, headers) {
      try {
        const body = { email, password };
        const { response, headers: cookies } = await auth.api.signInEmail({ body, headers, returnHeaders: true });
        return { ok: true, userId: response.user.id, headers: cookies };
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error;
        return { ok: false, reason: error.statusCode === 403 ? "unconfirmed" : "credentials" };
      }
    },
    async signOut(headers) {
      return (await auth.api.signOut({ headers, returnHeaders: true })).headers;
    },
  };
}
