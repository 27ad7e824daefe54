import { type RouteContext, requestContext } from "#app/web/context.ts";
import { cookieNamed, hostCookieName, ownCookie } from "#app/web/own-cookie.ts";
import { env } from "#config/env.ts";
import { keyFor } from "#config/keys.ts";
import { limits } from "#config/limits.ts";
import { type DeviceMarks, markDevice } from "#domain/accounts/known-device.ts";

const cookieName = () => hostCookieName("fairwatt.known_device");

/** This browser's evidence of where it has signed in before. */
export function deviceMarksOf(request: Request): DeviceMarks {
  return { marks: cookieNamed(request, cookieName()) ?? "", key: keyFor(env().SESSION_SECRET, "known devices") };
}

/** Remembers this browser, whose user has just proved that the account is theirs. Adds the cookie to these headers. */
export async function rememberDevice(
  headers: Headers,
  request: Request,
  context: RouteContext,
  userId: string,
): Promise<Headers> {
  const { db } = context.get(requestContext);
  const marks = await markDevice({ db, now: new Date() }, userId, deviceMarksOf(request));
  headers.append(
    "set-cookie",
    ownCookie({ name: cookieName(), value: marks, path: "/", days: limits.knownDeviceDays }),
  );
  return headers;
}
