import { isAPIError } from "better-auth/api";
import { type AuthLibrary, ownerIsSure } from "#integrations/auth-library.ts";
import { normalRecoveryCode } from "#integrations/recovery-codes.ts";

export type SecondStepOutcome =
  | { ok: true; userId: string; headers: Headers }
  /** `challenge`: the first step was too long ago, or too many codes were wrong; start again. */
  | { ok: false; reason: "code" | "challenge" | "locked" };

/**
 * Two-factor sign-in with an authenticator app. No password is checked here: before `begin`, `turnOff` or
 * `renewRecoveryCodes` the caller confirms that the account's owner is asking (domain/accounts/step-up.ts).
 */
export interface TwoFactor {
  /** A new secret as an otpauth address. It takes effect with its first correct code. */
  begin(headers: Headers): Promise<string>;
  /** Turns it on with the first code. Undefined if the code is wrong; the session continues under a new cookie. */
  turnOn(
    headers: Headers,
    userId: string,
    code: string,
  ): Promise<{ headers: Headers; sessionId: string; recoveryCodes: string[] } | undefined>;
  /** The session continues under a new cookie. */
  turnOff(headers: Headers): Promise<Headers>;
  /** The old codes stop working. */
  renewRecoveryCodes(headers: Headers): Promise<string[]>;
  /** Which kind of code this is for the signed-in user. Doesn't count as an attempt, but uses up a recovery code. */
  whichCode(headers: Headers, code: string): Promise<"app" | "recovery" | undefined>;
  /** Whether the right password was given and a code is due. */
  awaitsSecondStep(headers: Headers): boolean;
  /** Whose code is due; null if the first step was too long ago. */
  whoAwaits(headers: Headers): Promise<string | null>;
  /** The second step of signing in; a recovery code works once. */
  finishSignIn(headers: Headers, proof: { code: string } | { recoveryCode: string }): Promise<SecondStepOutcome>;
  /** Ends a new session whose cookie nobody has received. */
  abandon(outcome: { headers: Headers }): Promise<void>;
}

const AWAITS = /\bfairwatt\.two_factor=([^;]+)/;

const REFUSALS: Readonly<Record<string, "code" | "challenge" | "locked">> = {
  INVALID_CODE: "code",
  INVALID_BACKUP_CODE: "code",
  BACKUP_CODES_NOT_ENABLED: "challenge",
  TOTP_NOT_ENABLED: "challenge",
  INVALID_TWO_FACTOR_COOKIE: "challenge",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "challenge",
  ACCOUNT_TEMPORARILY_LOCKED: "locked",
};

/** Calls the library's two-factor plugin and returns its refusals as outcomes. Errors: none of our own. */
export function twoFactorOf({ api, $context, replaceRecoveryCodes }: AuthLibrary): TwoFactor {
  return {
    async begin(headers) {
      const begun = await ownerIsSure((password) => api.enableTwoFactor({ headers, body: { password } }));
      if (!("totpURI" in begun) || !begun.totpURI) throw new Error("the accounts library made no secret");
      return begun.totpURI;
    },
    async turnOn(headers, userId, code) {
      const answer = await refusable(() => api.verifyTOTP({ headers, body: { code }, returnHeaders: true }));
      if ("refusal" in answer) return undefined;
      const { headers: cookies } = answer.value;
      const session = await api.getSession({ headers: sentBack(cookies), query: { disableRefresh: true } });
      if (!session) throw new Error("the accounts library ended the session");
      return { headers: cookies, sessionId: session.session.id, recoveryCodes: await replaceRecoveryCodes(userId) };
    },
    async turnOff(headers) {
      const off = await ownerIsSure((password) =>
        api.disableTwoFactor({ headers, body: { password }, returnHeaders: true }),
      );
      return off.headers;
    },
    async renewRecoveryCodes(headers) {
      return (await ownerIsSure((password) => api.generateBackupCodes({ headers, body: { password } }))).backupCodes;
    },
    whichCode: (headers, typed) => whichCode(api, headers, typed),
    awaitsSecondStep: (headers) => AWAITS.test(headers.get("cookie") ?? ""),
    async whoAwaits(headers) {
      // The library stores the first step under the cookie's value, without its signature.
      const [, value = ""] = AWAITS.exec(headers.get("cookie") ?? "") ?? [];
      const [key] = decodeURIComponent(value).split(".");
      const kept = key && (await (await $context).internalAdapter.findVerificationValue(key));
      return kept ? kept.value : null;
    },
    async finishSignIn(headers, proof) {
      const answer = await refusable(() =>
        "code" in proof
          ? api.verifyTOTP({ headers, body: { code: proof.code }, returnHeaders: true })
          : api.verifyBackupCode({
              headers,
              body: { code: normalRecoveryCode(proof.recoveryCode) },
              returnHeaders: true,
            }),
      );
      if ("refusal" in answer) return { ok: false, reason: answer.refusal };
      const { response, headers: cookies } = answer.value;
      return { ok: true, userId: response.user.id, headers: cookies };
    },
    async abandon({ headers }) {
      await api.signOut({ headers: sentBack(headers) });
    },
  };
}

async function whichCode(api: AuthLibrary["api"], headers: Headers, typed: string): ReturnType<TwoFactor["whichCode"]> {
  const digits = typed.replace(/\s/g, "");
  if (/^\d{6}$/.test(digits)) {
    const answer = await refusable(() => api.verifyTOTP({ headers, body: { code: digits } }));
    return "refusal" in answer ? undefined : "app";
  }
  const body = { code: normalRecoveryCode(typed), disableSession: true };
  const answer = await refusable(() => api.verifyBackupCode({ headers, body }));
  return "refusal" in answer ? undefined : "recovery";
}

/** The cookies a browser sends back after these headers. */
function sentBack(headers: Headers): Headers {
  const cookies = headers.getSetCookie().filter((line) => !/;\s*max-age=0\b/i.test(line));
  return new Headers({ cookie: cookies.map((line) => line.split(";")[0]).join("; ") });
}

async function refusable<T>(
  call: () => Promise<T>,
): Promise<{ value: T } | { refusal: "code" | "challenge" | "locked" }> {
  try {
    return { value: await call() };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    const refusal = error.body?.code && REFUSALS[error.body.code];
    // One recovery code used twice at once: the library lets one attempt through.
    if (error.statusCode === 409) return { refusal: "code" };
    if (!refusal) throw error;
    return { refusal };
  }
}
