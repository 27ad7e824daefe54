import { findAreaText } from "#content/areas/area-texts.ts";
import type { Area } from "./area.ts";
import { climateOf, monthlySolarKwh, nearbyAreas, solarComparison, townsOf } from "./area-facts.ts";

/** An area as the JSON interface lists it. */
export function presentArea(area: Area) {
  const { slug, name, kind, region, country, households, latitude, longitude } = area;
  const { population, populationYear, populationIsRounded } = area;
  const { outwardCodes, outwardCodesPartly, partOf, contains, nearby, solarKwhPerKwp } = area;
  return {
    slug,
    name,
    type: kind,
    region,
    country,
    path: `/${slug}-renewable-energy`,
    population,
    populationYear,
    populationIsRounded,
    households,
    latitude,
    longitude,
    postcodes: outwardCodes,
    postcodesPartly: outwardCodesPartly,
    partOf,
    contains,
    nearbyAreas: nearby,
    solarKwhPerKwp,
  };
}

/** An area with the figures of its page. */
export function presentAreaInFull(area: Area) {
  return {
    ...presentArea(area),
    description: findAreaText(area.slug)?.description,
    nearbyAreas: nearbyAreas(area).map(({ area: { slug, name }, distanceMiles }) => ({ slug, name, distanceMiles })),
    towns: townsOf(area),
    councils: area.councils,
    monthlySolarKwhPerKwp: monthlySolarKwh(area),
    solarSitesPer1000Households: { ...solarComparison(area), of: area.solarSitesOf },
    climate: climateOf(area),
  };
}
