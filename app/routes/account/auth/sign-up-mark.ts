import { createHmac } from "node:crypto";
import { env } from "#config/env.ts";
import { isSameSignature, keyFor } from "#config/keys.ts";
import { limits } from "#config/limits.ts";

const DAY_SECONDS = 86_400;
const NAME = "fairwatt.sign_up";
const MARK = /\bfairwatt\.sign_up=([\w-]+)/;

/**
 * A cookie marking the browser in which an account was opened; it grants no access. Only the confirmation page gets it.
 */
export function signUpMark(userId: string): string {
  const { APP_URL } = env();
  const secure = APP_URL.startsWith("https:") ? "; Secure" : "";
  const life = limits.signUpMarkDays * DAY_SECONDS;
  return `${NAME}=${signatureOf(userId)}; Path=/auth/confirm; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether this user's account was opened in the browser that asks. */
export function isMadeHere(request: Request, userId: string): boolean {
  const [, given = ""] = MARK.exec(request.headers.get("cookie") ?? "") ?? [];
  return isSameSignature(given, signatureOf(userId));
}

function signatureOf(userId: string): string {
  return createHmac("sha256", keyFor(env().SESSION_SECRET, "sign-up browsers")).update(userId).digest("base64url");
}
