import { createHmac } from "node:crypto";
import { cookieNamed, ownCookie } from "#app/web/own-cookie.ts";
import { env } from "#config/env.ts";
import { isSameSignature, keyFor } from "#config/keys.ts";
import { limits } from "#config/limits.ts";

const NAME = "fairwatt.sign_up";

/**
 * A cookie marking the browser in which an account was opened; it grants no access. Only the confirmation page gets it.
 */
export function signUpMark(userId: string): string {
  return ownCookie({ name: NAME, value: signatureOf(userId), path: "/auth/confirm", days: limits.signUpMarkDays });
}

/** Whether this user's account was opened in the browser that asks. */
export function isMadeHere(request: Request, userId: string): boolean {
  return isSameSignature(cookieNamed(request, NAME) ?? "", signatureOf(userId));
}

function signatureOf(userId: string): string {
  return createHmac("sha256", keyFor(env().SESSION_SECRET, "sign-up browsers")).update(userId).digest("base64url");
}
