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
  /** A Drizzle connection and its schema; loosely typed because this module doesn't know our tables. */
  orm: Parameters<typeof drizzleAdapter>[0];
  schema: Record<string, unknown>;
  appUrl: string;
  /** Session cookies and two-factor secrets are protected with keys derived from it. */
  secret: string;
  /** The cost of hashing a password; `strongCost` if absent. */
  passwordCost?: PasswordCost;
  /** Called with errors that the library swallows, so that we can log them. */
  onProblem?: (error: unknown) => void;
}

export type AuthLibrary = ReturnType<typeof openAuthLibrary>;

/** Sets up the accounts library. `appUrl` decides whether cookies are Secure. Errors: none. */
export function openAuthLibrary({ orm, schema, appUrl, secret, passwordCost, onProblem }: AuthSettings) {
  const codeStore = recoveryCodeStore(passwordCost);
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
  /**
   * We know the password only now. The old hash identifies the account: it is unique, and replaced by this update.
   */
  async function strengthen(oldHash: string, password: string): Promise<void> {
    try {
      const update = { password: await hashPassword(password, passwordCost) };
      const { adapter } = await library.$context;
      await adapter.updateMany({ model: "account", where: [{ field: "password", value: oldHash }], update });
    } catch (error) {
      // The next sign-in will try again.
      onProblem?.(error);
    }
  }
  const { verifyBackupCode } = library.api;
  library.api.verifyBackupCode = ((given: NonNullable<Parameters<typeof verifyBackupCode>[0]>) =>
    whileTyped(given.body.code, () => verifyBackupCode(given))) as typeof verifyBackupCode;
  /** The library can't show stored codes, so we replace them. */
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
    // With this prefix browsers accept the cookie only over TLS and only from this exact host, not a sibling domain.
    cookiePrefix: isSecure ? "__Host-fairwatt" : "fairwatt",
    useSecureCookies: false,
    defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure },
  } as const;
}

/** The library's own logging prints failed queries in full, including the tokens in them. */
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

/** Encrypts authenticator secrets with a separate key. */
function separateKeys(secret: string) {
  const keys = new Map([[1, keyFor(secret, "two-factor secrets")]]);
  const secretConfig = { keys, currentVersion: 1 };
  return { id: "separate-keys", init: () => ({ context: { secretConfig } }) } satisfies BetterAuthPlugin;
}

const ownerKnown = new AsyncLocalStorage<true>();
/** A placeholder status; no response is sent while the owner is confirmed. */
const UNAUTHORISED = 401;
const NO_PASSWORD = "asked for before";

/**
 * Makes a library call that demands the password, when we have already asked for it, perhaps minutes ago. Only this
 * call skips the check. Errors: SessionEnded, and the library's own.
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
 * Calls the library. On a database failure it logs the cause and throws an error that says nothing; this throws the
 * cause. Errors: the library's own.
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
