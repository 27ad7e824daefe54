import { type RouteContext, requestContext } from "#app/web/context.ts";
import { env } from "#config/env.ts";
import { keyFor } from "#config/keys.ts";
import { limits } from "#config/limits.ts";
import { type DeviceMarks, markDevice } from "#domain/accounts/known-device.ts";

const DAY_SECONDS = 86_400;

function cookieName(context: RouteContext): string {
  const prefix = isSecure(context) ? "__Host-" : "";
  return `${prefix}fairwatt.known_device`;
}

function isSecure(context: RouteContext): boolean {
  return context.get(requestContext).appUrl.startsWith("https:");
}

/** This browser's evidence of where it has signed in before. */
export function deviceMarksOf(request: Request, context: RouteContext): DeviceMarks {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const name = `${cookieName(context)}=`;
  const marks = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? "";
  return { marks, key: keyFor(env().SESSION_SECRET, "known devices") };
}

/** Remembers this browser, whose user has just proved that the account is theirs. Adds the cookie to these headers. */
export async function rememberDevice(
  headers: Headers,
  request: Request,
  context: RouteContext,
  userId: string,
): Promise<Headers> {
  const { db } = context.get(requestContext);
  const marks = await markDevice({ db, now: new Date() }, userId, deviceMarksOf(request, context));
  const lifetime = limits.knownDeviceDays * DAY_SECONDS;
  const protection = `Max-Age=${lifetime}; Path=/; HttpOnly; SameSite=Lax${isSecure(context) ? "; Secure" : ""}`;
  headers.append("set-cookie", `${cookieName(context)}=${marks}; ${protection}`);
  return headers;
}
