import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { areaPath, landingPath } from "#content/site-map/local-paths.ts";
import { areas } from "#domain/areas/area.ts";

/** Answered before the router is asked. */
const OWN = new Set(["/healthz", "/readyz", "/metrics", "/favicon.svg"]);
/** Each has an address in full (app/routes.ts), but two names are enough to count them by. */
const localPages = new Map([
  ...areas.map(({ slug }) => [areaPath(slug), "area page"] as const),
  ...landingPages.map((page) => [landingPath(page), "local service page"] as const),
]);

/** By what a request is counted: the matched pattern of the router, else one of a few names. Never what somebody typed. */
export function routeLabel(pattern: string | undefined, path: string): string {
  if (pattern !== undefined) return pattern === "/*" ? "other" : (localPages.get(pattern) ?? pattern);
  if (path.startsWith("/assets/")) return "/assets/*";
  return OWN.has(path) ? path : "other";
}
