import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { areaPath, landingPath } from "#content/site-map/local-paths.ts";
import { findArea, findAreaByAlias } from "#domain/areas/area.ts";

interface LocalAddress {
  place: string;
  service?: string | undefined;
}

const SERVICE = "solar-panels|ev-chargers|home-battery";
const SHAPES = [
  /^\/(?<place>[^/]+)-renewable-energy$/,
  new RegExp(`^/(?<place>[^/]+)-(?<service>${SERVICE})$`),
  new RegExp(`^/(?<service>${SERVICE})-(?<place>[^/]+)$`),
  new RegExp(`^/local/(?<place>[^/]+)(?:/(?<service>${SERVICE}))?$`),
];

/** The place and service in an address, in any form ever used; undefined for all others. */
export function readLocalAddress(path: string): LocalAddress | undefined {
  for (const shape of SHAPES) {
    const { place, service } = shape.exec(path)?.groups ?? {};
    if (place) return { place, service };
  }
  return undefined;
}

/** The canonical address: the service's page in the area, or else the area's; undefined if we do not cover the area. */
export function localPage({ place, service }: LocalAddress, find = findArea): string | undefined {
  const area = find(place) ?? findAreaByAlias(place);
  if (!area) return undefined;
  const landing = landingPages.find((page) => page.area === area.slug && page.suffix === service);
  return landing ? landingPath(landing) : areaPath(area.slug);
}
