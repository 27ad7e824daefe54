import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { landingPath } from "#content/site-map/local-paths.ts";
import { siteMap } from "#content/site-map/site-map.ts";

const landing = new Set(landingPages.map(landingPath));
const isLocal = (path: string) => landing.has(path) || path.endsWith("-renewable-energy");

/** Every page with few or no others like it, and some of the 121 local ones, which share two templates. */
export const samplePaths: readonly string[] = [
  ...siteMap.map(({ path }) => path).filter((path) => !isLocal(path)),
  "/croydon-renewable-energy",
  "/bath-renewable-energy",
  "/belfast-renewable-energy",
  "/sutton-solar-panels",
  "/kent-solar-panels",
  "/surrey-home-battery",
];
