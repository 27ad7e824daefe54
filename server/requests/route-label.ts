import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { areaPath, landingPath } from "#content/site-map/local-paths.ts";
import { areas } from "#domain/areas/area.ts";

/** Answered before the router is asked. */
const OWN = new Set(["/healthz", "/readyz", "/metrics", "/favicon.svg"]);
/** Each has its address written out (app/routes.ts), but two names are enough for counting. */
const localPages = new Map([
  ...areas.map(({ slug }) => [areaPath(slug), "area page"] as const),
  ...landingPages.map((page) => [landingPath(page), "local service page"] as const),
]);

/**
 * The name under which a request is counted: the router's matched pattern, or else one of a few names. Never anything
 * typed.
 */
export function routeLabel(pattern: string | undefined, path: string): string {
  if (pattern !== undefined) return pattern === "/*" ? "other" : (localPages.get(pattern) ?? pattern);
  if (path.startsWith("/assets/")) return "/assets/*";
  return OWN.has(path) ? path : "other";
}
