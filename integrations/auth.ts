import { isAPIError } from "better-auth/api";
import { limits } from "#config/limits.ts";
import {
  type AuthLibrary,
  type AuthSettings,
  openAuthLibrary,
  ownerIsSure,
  withRealErrors,
} from "#integrations/auth-library.ts";
import { type TwoFactor, twoFactorOf } from "#integrations/two-factor.ts";

export type SignInOutcome =
  | { ok: true; userId: string; headers: Headers }
  | { ok: false; reason: "credentials" | "unconfirmed" }
  /** The password is right; these headers carry that until a code follows. */
  | { ok: false; reason: "second-step"; headers: Headers };

/** Sessions and passwords. Our own rules (confirmation links, rate limits, roles) are applied elsewhere. */
export interface Auth {
  /** The session of this request, and headers that extend it. */
  session(headers: Headers): Promise<{ userId: string | null; sessionId: string | null; headers: Headers }>;
  /**
   * The user of the session, for a response that stays open. Doesn't extend the session, because it can't set a
   * cookie.
   */
  stillSignedIn(headers: Headers): Promise<string | null>;
  signIn(email: string, password: string, headers: Headers): Promise<SignInOutcome>;
  /** The same without the password, for somebody who has just proved otherwise that the account is theirs. */
  signInKnown(email: string, headers: Headers): Promise<SignInOutcome>;
  /** Ends the session, for copies of its cookie too; throws if that failed. */
  signOut(headers: Headers): Promise<Headers>;
  twoFactor: TwoFactor;
}

/** Sets up the accounts library. `settings.appUrl` decides whether cookies are Secure. Errors: none. */
export function createAuth(settings: AuthSettings): Auth {
  const auth = openAuthLibrary(settings);
  async function enter(email: string, password: string, headers: Headers): Promise<SignInOutcome> {
    try {
      const body = { email, password };
      const endBefore = await sessionBefore(auth, headers);
      const { response, headers: cookies } = await withRealErrors(() =>
        auth.api.signInEmail({ body, headers, returnHeaders: true }),
      );
      await endBefore();
      if ("twoFactorRedirect" in response) return { ok: false, reason: "second-step", headers: cookies };
      return { ok: true, userId: response.user.id, headers: cookies };
    } catch (error) {
      if (!isAPIError(error) || error.statusCode >= 500) throw error;
      return { ok: false, reason: error.statusCode === 403 ? "unconfirmed" : "credentials" };
    }
  }
  return {
    async session(headers) {
      const { response, headers: refreshed } = await withRealErrors(() =>
        auth.api.getSession({ headers, returnHeaders: true }),
      );
      if (response && isOver(response.session)) {
        const { headers: gone } = await withRealErrors(() => auth.api.signOut({ headers, returnHeaders: true }));
        return { userId: null, sessionId: null, headers: gone };
      }
      return { userId: response?.user.id ?? null, sessionId: response?.session.id ?? null, headers: refreshed };
    },
    async stillSignedIn(headers) {
      const session = await withRealErrors(() => auth.api.getSession({ headers, query: { disableRefresh: true } }));
      return session && !isOver(session.session) ? session.user.id : null;
    },
    signIn: enter,
    signInKnown: (email, headers) => ownerIsSure((password) => enter(email, password, headers)),
    async signOut(headers) {
      const { headers: cookies } = await withRealErrors(() => auth.api.signOut({ headers, returnHeaders: true }));
      // The library removes the cookie even if it failed to end the session.
      if (await withRealErrors(() => auth.api.getSession({ headers })))
        throw new Error("the session could not be ended");
      return cookies;
    },
    twoFactor: twoFactorOf(auth),
  };
}

const DAY_MILLISECONDS = 86_400_000;

/** However often it is used, a session never lasts longer than this. */
function isOver({ createdAt }: { createdAt: Date }): boolean {
  return createdAt.getTime() + limits.sessionDaysMax * DAY_MILLISECONDS <= Date.now();
}

/**
 * Returns a function that ends this browser's previous session: its cookie is replaced, and a copy must not survive.
 */
async function sessionBefore({ api, $context }: AuthLibrary, headers: Headers): Promise<() => Promise<void>> {
  const before = await withRealErrors(() => api.getSession({ headers, query: { disableRefresh: true } }));
  return async () => {
    if (before) await (await $context).internalAdapter.deleteSession(before.session.token);
  };
}
