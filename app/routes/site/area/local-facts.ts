import { formatNumber } from "#app/ui/format.ts";
import { electricityPrice, solarCost, yieldUk } from "#content/service-pages/common-facts.ts";
import type { SourcedFact } from "#content/service-pages/service-page.ts";
import type { Area } from "#domain/areas/area.ts";
import type { Climate } from "#domain/areas/area-facts.ts";
import type { EnergyPrices } from "#domain/areas/energy-price.ts";

const NORTHERN_IRELAND = "Northern Ireland";

export function localFacts(area: Area, climate: Climate, cap: EnergyPrices): SourcedFact[] {
  return [
    {
      ...yieldUk,
      id: `yield-${area.slug}`,
      restsOn: ["yield.south"],
      label: "Yearly yield of solar panels",
      value: `${formatNumber(area.solarKwhPerKwp)} kWh per kW`,
      note: "Facing south at 35 degrees, unshaded",
    },
    ...population(area),
    ...households(area),
    weather(climate),
    hasPriceCap(area) ? capped(cap) : uncapped,
    { ...solarCost, note: "Across the UK; your survey sets the price" },
  ];
}

/** The cap covers Great Britain; Northern Ireland has suppliers' own tariffs and a separate regulator. */
export function hasPriceCap({ country }: Area): boolean {
  return country !== NORTHERN_IRELAND;
}

/** Empty for a city without its own council, which has no yearly population count. */
function population({ slug, population, populationYear, populationIsRounded }: Area): SourcedFact[] {
  if (populationIsRounded) return [];
  const source = "Office for National Statistics, mid-year estimates";
  return [
    {
      id: `population-${slug}`,
      restsOn: ["areas.population"],
      label: "Population",
      value: formatNumber(population),
      source,
      asOf: `mid-${populationYear}`,
    },
  ];
}

const CENSUS: Readonly<Record<string, Pick<SourcedFact, "source" | "asOf">>> = {
  England: { source: "Census 2021", asOf: "March 2021" },
  Wales: { source: "Census 2021", asOf: "March 2021" },
  Scotland: { source: "Scotland’s Census 2022", asOf: "March 2022" },
  [NORTHERN_IRELAND]: { source: "DESNZ, Renewable electricity by local authority", asOf: "end of 2024" },
};

function households({ slug, households, country }: Area): SourcedFact[] {
  const counted = CENSUS[country];
  return households && counted
    ? [
        {
          id: `households-${slug}`,
          restsOn: ["areas.households"],
          label: "Households",
          value: formatNumber(households),
          ...counted,
        },
      ]
    : [];
}

const sapRegionName = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

function weather({ name, temperaturesCelsius: [january = 0], heatingDegreeDays }: Climate): SourcedFact {
  return {
    id: `january-${sapRegionName(name)}`,
    restsOn: ["sap-climate.temperature", "sap-climate.heatingDegreeDays"],
    label: "Average air temperature in January",
    value: `${january.toFixed(1)} °C`,
    note: `In the climate region ${name}, with ${formatNumber(heatingDegreeDays)} heating degree days a year`,
    source: "SAP 2012 Appendix U, table U1 (BRE for DECC)",
    asOf: "2012",
  };
}

function capped({ electricity, sourceName }: EnergyPrices): SourcedFact {
  return {
    id: electricityPrice.id,
    restsOn: ["tariffs.cap"],
    label: electricityPrice.label,
    value: `${electricity.toFixed(2)}p per kWh`,
    note: "Average of Great Britain, Direct Debit",
    source: "Ofgem energy price cap",
    asOf: sourceName.replace("Price cap, ", ""),
  };
}

const uncapped: SourcedFact = {
  id: "electricity-price-northern-ireland",
  restsOn: ["tariffs.northernIreland"],
  label: "Electricity price",
  value: "Ofgem’s cap does not apply",
  note: "Northern Ireland’s suppliers publish their own tariffs, and the Utility Regulator reviews them",
  source: "Utility Regulator, Northern Ireland",
  asOf: "November 2026",
};
