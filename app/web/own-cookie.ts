import { env } from "#config/env.ts";

const DAY_SECONDS = 86_400;

interface OwnCookie {
  name: string;
  value: string;
  /** Browsers send it to this address and those under it. */
  path: string;
  /** How long it lives; 0 removes it. */
  days: number;
}

/** A cookie that no script can read and that forms of other sites do not carry; on a secure address always encrypted. */
export function ownCookie({ name, value, path, days }: OwnCookie): string {
  const secure = isOnSecureAddress() ? "; Secure" : "";
  return `${name}=${value}; Path=${path}; Max-Age=${days * DAY_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** What this browser sent in the cookie with this name. */
export function cookieNamed(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** The name of a cookie for path "/". On a secure address no other site of the same domain can set one by this name. */
export function hostCookieName(name: string): string {
  return isOnSecureAddress() ? `__Host-${name}` : name;
}

const isOnSecureAddress = () => env().APP_URL.startsWith("https:");
