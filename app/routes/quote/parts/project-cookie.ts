import { redirect } from "react-router";
import { domainContext, type RouteContext } from "#app/web/context.ts";
import { cookieNamed, hostCookieName, ownCookie } from "#app/web/own-cookie.ts";
import { markedAddress } from "#app/web/page-mark.ts";
import { limits } from "#config/limits.ts";
import { forgetDevice, linkOfDevice } from "#domain/request-links/remembered-devices.ts";

/** For My project and My links alone; pages that are the same for everybody must not read it. */
const name = () => hostCookieName("fairwatt.my_project");

/** The token of the project that this browser remembers. */
export function deviceTokenOf(request: Request): string | undefined {
  return cookieNamed(request, name()) || undefined;
}

/** The token, and the link that it opens; undefined if this browser remembers none, or one that has ended. */
export async function rememberedBy(request: Request, context: RouteContext) {
  const deviceToken = deviceTokenOf(request);
  const linkId = deviceToken === undefined ? undefined : await linkOfDevice(domainContext(context), deviceToken);
  return deviceToken === undefined || linkId === undefined ? undefined : { deviceToken, linkId };
}

/** Headers by which a browser remembers a project for as long as an unused link lasts. */
export function rememberProject(deviceToken: string): { "set-cookie": string } {
  return { "set-cookie": ownCookie({ name: name(), value: deviceToken, path: "/", days: limits.requestLinkDays }) };
}

export function withoutProject(): { "set-cookie": string } {
  return { "set-cookie": ownCookie({ name: name(), value: "", path: "/", days: 0 }) };
}

/** `Forget`, wherever it is pressed: ends the link and removes the cookie. */
export async function forgetProject({ request, context }: { request: Request; context: RouteContext }) {
  const domain = domainContext(context);
  const deviceToken = deviceTokenOf(request);
  if (deviceToken !== undefined) await forgetDevice(domain, deviceToken);
  return redirect(markedAddress("/requests", "device-forgotten", domain.now), { headers: withoutProject() });
}
