import { redirect } from "react-router";
import { domainContext, type RouteContext } from "#app/web/context.ts";
import { cookieNamed, ownCookie } from "#app/web/own-cookie.ts";
import { markedAddress } from "#app/web/page-mark.ts";
import { limits } from "#config/limits.ts";
import { forgetDevice } from "#domain/request-links/remembered-devices.ts";

const NAME = "fairwatt.my_project";
/** Only “My project” and what is under it: pages that are the same for everybody never get this cookie. */
const PATH = "/requests";

/** The token of the project that this browser remembers. */
export function deviceTokenOf(request: Request): string | undefined {
  return cookieNamed(request, NAME) || undefined;
}

/** Headers by which a browser remembers a project for as long as an unused link lasts. */
export function rememberProject(deviceToken: string): { "set-cookie": string } {
  return { "set-cookie": ownCookie({ name: NAME, value: deviceToken, path: PATH, days: limits.requestLinkDays }) };
}

export function withoutProject(): { "set-cookie": string } {
  return { "set-cookie": ownCookie({ name: NAME, value: "", path: PATH, days: 0 }) };
}

/** `Forget`, wherever it is pressed: ends the link and removes the cookie. */
export async function forgetProject({ request, context }: { request: Request; context: RouteContext }) {
  const domain = domainContext(context);
  const deviceToken = deviceTokenOf(request);
  if (deviceToken !== undefined) await forgetDevice(domain, deviceToken);
  return redirect(markedAddress("/requests", "device-forgotten", domain.now), { headers: withoutProject() });
}
