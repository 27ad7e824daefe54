import areas from "#content/data/areas.json" with { type: "json" };
import climate from "#content/data/climate.json" with { type: "json" };
import homes from "#content/data/typical-homes.json" with { type: "json" };
import { rowsOfFigure } from "#content/figures/figure-rows.ts";
import { figures } from "#content/figures/shared-figures.ts";
import { aboutKwh, poundsRange } from "#content/guides/figures.ts";
import { carUse, electricityPrice, exportPrice, yieldUk } from "#content/service-pages/common-facts.ts";
import { chargepointRenters, zeroVat } from "#content/service-pages/grant-notes.ts";
import type { GrantNote, SourcedFact } from "#content/service-pages/service-page.ts";

/** What 1 kW of panels generates there, from our planner. */
export function yieldIn(slug: keyof typeof homes.areas): SourcedFact {
  const { south, eastWest } = homes.areas[slug];
  return {
    id: `yield-${slug}`,
    restsOn: yieldUk.restsOn,
    label: "Yearly yield here, our estimate",
    value: `${inWords(south.kwhPerKw)} kWh per kW`,
    note: `Climate region ${climateRegionOf(slug).name}. East or west instead of south: ${eastWest.kwhPerKw} kWh.`,
    source: yieldUk.source,
    asOf: yieldUk.asOf,
  };
}

/** What 4 kW of panels save there, from our planner. */
export function savingIn(slug: keyof typeof homes.areas): SourcedFact {
  const { kwh, usedKwh, savedRange } = homes.areas[slug].south;
  return {
    id: `saving-${slug}`,
    label: "What 4 kW facing south save in a year, our estimate",
    value: poundsRange(savedRange),
    note: `${aboutKwh(kwh)} kWh, of which a semi with three bedrooms uses about ${aboutKwh(usedKwh)} itself. Eight of ten outcomes lie within.`,
    source: `${yieldUk.source}; ${electricityPrice.source}; ${exportPrice.source}`,
    asOf: "November 2026",
    restsOn: [...new Set([yieldUk, electricityPrice, exportPrice].flatMap(({ restsOn }) => restsOn))],
  };
}

/** All solar installations there, including those of businesses. */
export function solarSitesIn(slug: string): SourcedFact {
  const { solarSitesPer1000Households } = areaOf(slug);
  return {
    id: `solar-sites-${slug}`,
    restsOn: ["areas.solarSites"],
    label: "Solar installations per 1,000 households",
    value: String(solarSitesPer1000Households),
    note: "All installations are counted, not only those of homes.",
    source: "DESNZ, Renewable electricity by local authority 2014 to 2024",
    asOf: "end of 2024",
  };
}

export function householdsIn(slug: string): SourcedFact {
  const { population, households } = areaOf(slug);
  if (households === null) throw new Error(`${slug}: households are not known`);
  return {
    id: `households-${slug}`,
    restsOn: ["areas.households", "areas.population"],
    label: "Who lives here",
    value: `${inWords(households)} households`,
    note: `${inWords(population)} people.`,
    source: "Office for National Statistics: Census 2021 and population estimates",
    asOf: "March 2021 (households) and mid-2022 (people)",
  };
}

const unitPrice = figures.electricityPence;

/** The cost per mile on electricity from home. */
export const costOfMile: SourcedFact = {
  id: "cost-of-mile",
  restsOn: [...rowsOfFigure.electricityPence, ...rowsOfFigure.carMiles],
  label: "Electricity for a mile, our estimate",
  value: `about ${(unitPrice / figures.carMiles).toFixed(1)}p`,
  note: `At ${figures.carMiles} miles to the kWh and the price cap of ${electricityPrice.value}. A night tariff for electric cars costs less.`,
  source: `${electricityPrice.source}; ${carUse.source}`,
  asOf: electricityPrice.asOf,
};

/** Who gets help with a charger, worded as on all pages. */
export const chargerGrant: SourcedFact = factOf("Grant for renters and flat owners", chargepointRenters);

export const vatOnPanels: SourcedFact = factOf("VAT on panels fitted in a home", zeroVat);

function factOf(label: string, { id, amount, who, until, source, asOf, restsOn }: GrantNote): SourcedFact {
  return { id, label, value: amount, note: until ? `${who} Until ${until}.` : who, source, asOf, restsOn };
}

function areaOf(slug: string) {
  const found = areas.find((area) => area.slug === slug);
  if (!found) throw new Error(`${slug} is not in content/data/areas.json`);
  return found;
}

function climateRegionOf(slug: string) {
  const { sapRegion } = areaOf(slug);
  const found = climate.sapRegions.find(({ id }) => id === sapRegion);
  if (!found) throw new Error(`${slug}: no climate for SAP region ${sapRegion}`);
  return found;
}

const inWords = (count: number) => count.toLocaleString("en-GB");
