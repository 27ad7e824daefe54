import type { LandingPage } from "#content/landing-pages/landing-page.ts";

export function areaPath(slug: string): string {
  return `/${slug}-renewable-energy`;
}

/** The address of a service's page in an area. */
export function landingPath({ area, suffix }: Pick<LandingPage, "area" | "suffix">): string {
  return `/${area}-${suffix}`;
}
