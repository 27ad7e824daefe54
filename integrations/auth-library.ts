import { AsyncLocalStorage } from "node:async_hooks";
import { type BetterAuthPlugin, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { isAPIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { keyFor } from "#config/keys.ts";
import { limits } from "#config/limits.ts";
import { hashPassword, isOutdatedHash, isPassword, type PasswordCost } from "#integrations/password-hash.ts";
import { newRecoveryCodes, recoveryCodeStore, whileTyped } from "#integrations/recovery-codes.ts";
import { SessionEnded } from "#integrations/session-ended.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;

export interface AuthSettings {
  /** A Drizzle connection and its schema; unknown here, because this module knows nothing of our tables. */
  orm: Parameters<typeof drizzleAdapter>[0];
  schema: Record<string, unknown>;
  appUrl: string;
  /** Behind the keys of session cookies and of two-factor secrets, which are derived from it. */
  secret: string;
  /** What a password costs to look at; the strength that we keep them with where nothing is given. */
  passwordCost?: PasswordCost;
  /** Hears of errors that the library handles itself, for the log. */
  onProblem?: (error: unknown) => void;
}

export type AuthLibrary = ReturnType<typeof openAuthLibrary>;

/** The accounts library as we use it. `appUrl` decides whether cookies are Secure. Errors: none. */
export function openAuthLibrary({ orm, schema, appUrl, secret, passwordCost, onProblem }: AuthSettings) {
  const codeStore = recoveryCodeStore({ secretBefore: secret, ...(passwordCost && { cost: passwordCost }) });
  const isSecure = appUrl.startsWith("https:");
  const library = betterAuth({
    appName: "Fairwatt",
    baseURL: appUrl,
    secret: keyFor(secret, "session cookies"),
    trustedOrigins: [appUrl],
    telemetry: { enabled: false },
    logger: quietLogger(onProblem),
    database: drizzleAdapter(orm, { provider: "pg", schema, transaction: false }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: limits.passwordMinLength,
      maxPasswordLength: limits.passwordMaxLength,
      password: passwordKeeping(passwordCost, strengthen),
    },
    session: { expiresIn: limits.sessionDays * DAY_SECONDS, updateAge: limits.sessionRefreshHours * HOUR_SECONDS },
    rateLimit: { enabled: false },
    plugins: [
      twoFactor({
        twoFactorCookieMaxAge: limits.twoFactorSignInMinutes * MINUTE_SECONDS,
        accountLockout: {
          maxFailedAttempts: limits.twoFactorFailuresMax,
          durationSeconds: limits.failedSignInsWindowMinutes * MINUTE_SECONDS,
        },
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes, storeBackupCodes: codeStore },
      }),
      separateKeys(secret),
    ],
    advanced: { ...cookiesOf(isSecure), ipAddress: { ipAddressHeaders: ["x-client-address"] } },
  });
  /** Only here is the password known. Found by its old hash, which is nobody else's, and no longer there once changed. */
  async function strengthen(oldHash: string, password: string): Promise<void> {
    try {
      const update = { password: await hashPassword(password, passwordCost) };
      const { adapter } = await library.$context;
      await adapter.updateMany({ model: "account", where: [{ field: "password", value: oldHash }], update });
    } catch (error) {
      // The next time will do.
      onProblem?.(error);
    }
  }
  const { verifyBackupCode } = library.api;
  library.api.verifyBackupCode = ((given: NonNullable<Parameters<typeof verifyBackupCode>[0]>) =>
    whileTyped(given.body.code, () => verifyBackupCode(given))) as typeof verifyBackupCode;
  /** New codes in the place of the older ones; the library cannot show those that it keeps. */
  async function replaceRecoveryCodes(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const update = { backupCodes: await codeStore.encrypt(JSON.stringify(codes)) };
    const { adapter } = await library.$context;
    await adapter.updateMany({ model: "twoFactor", where: [{ field: "userId", value: userId }], update });
    return codes;
  }
  return { ...library, replaceRecoveryCodes };
}

function cookiesOf(isSecure: boolean) {
  return {
    // With this prefix a browser takes a cookie from our own address only, over TLS, and from no address beside it.
    cookiePrefix: isSecure ? "__Host-fairwatt" : "fairwatt",
    useSecureCookies: false,
    defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure },
  } as const;
}

/** Its own way of logging prints failed queries whole, with the tokens in them. */
function quietLogger(onProblem: AuthSettings["onProblem"]) {
  return {
    level: "error",
    log(_level: string, _message: string, ...details: unknown[]) {
      const problem = details.find(isError);
      const call = underWay.getStore();
      if (call) call.problem = problem;
      onProblem?.(problem);
    },
  } as const;
}

function passwordKeeping(
  cost: PasswordCost | undefined,
  strengthen: (oldHash: string, password: string) => Promise<void>,
) {
  return {
    hash: (password: string) => hashPassword(password, cost),
    async verify({ hash, password }: { hash: string; password: string }) {
      if (ownerKnown.getStore()) return true;
      const isRight = await isPassword(hash, password);
      if (isRight && isOutdatedHash(hash, cost)) await strengthen(hash, password);
      return isRight;
    },
  };
}

/**
 * What the library encrypts, the secrets of authenticator apps, has a key of its own. Those of before, which carry no
 * number of a key, were encrypted with the secret itself and stay readable.
 */
function separateKeys(secret: string) {
  const keys = new Map([[1, keyFor(secret, "two-factor secrets")]]);
  const secretConfig = { keys, currentVersion: 1, legacySecret: secret };
  return { id: "separate-keys", init: () => ({ context: { secretConfig } }) } satisfies BetterAuthPlugin;
}

const ownerKnown = new AsyncLocalStorage<true>();
/** Something that is nobody's: while the owner is known it is not compared. */
const UNAUTHORISED = 401;
const NO_PASSWORD = "asked for before";

/**
 * Calls what the library does only with the password, where it was asked for before and perhaps minutes ago. Nothing
 * but this call, in this turn, goes without. Errors: SessionEnded, and the library's other ones.
 */
export async function ownerIsSure<T>(call: (password: string) => Promise<T>): Promise<T> {
  try {
    return await ownerKnown.run(true, () => call(NO_PASSWORD));
  } catch (error) {
    throw isAPIError(error) && error.statusCode === UNAUTHORISED ? new SessionEnded() : error;
  }
}

const underWay = new AsyncLocalStorage<{ problem?: Error | undefined }>();

/**
 * Calls the library, which answers a failure of the database with an error of its own that says nothing, and logs the
 * real one: that is what is thrown here. Errors: the library's other ones.
 */
export async function withRealErrors<T>(call: () => Promise<T>): Promise<T> {
  const seen: { problem?: Error | undefined } = {};
  try {
    return await underWay.run(seen, call);
  } catch (error) {
    throw isAPIError(error) && error.statusCode >= 500 && seen.problem ? seen.problem : error;
  }
}

function isError(detail: unknown): detail is Error {
  return detail instanceof Error;
}
