import { count } from "#content/planner/figures.ts";
import type { BuiltAge, Emitters, Heating, HomeType, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { hasRadiators } from "#domain/planner/money/costs.ts";

const TYPES: Readonly<Record<HomeType, string>> = {
  detached: "detached house",
  semi: "semi",
  endTerrace: "end of terrace",
  midTerrace: "mid-terrace",
  bungalow: "bungalow",
  flat: "flat",
};

const AGES: Readonly<Record<BuiltAge, string>> = {
  pre1919: "before 1919",
  "1919-1944": "1919–1944",
  "1945-1964": "1945–1964",
  "1965-1982": "1965–1982",
  "1983-1992": "1983–1992",
  "1993-1999": "1993–1999",
  from2000: "from 2000",
};

const HEATINGS: Readonly<Record<Heating, string>> = {
  gas: "gas boiler",
  oil: "oil boiler",
  lpg: "LPG boiler",
  electric: "electric heating",
  heatPump: "heat pump",
  network: "heat network",
};

const EMITTERS: Readonly<Record<Emitters, string>> = {
  storage: "storage heaters",
  panel: "electric heaters",
  radiators: "electric boiler",
};

const FUELS: Readonly<Record<Heating, string>> = {
  gas: "gas",
  oil: "oil",
  lpg: "LPG",
  electric: "electric heating",
  heatPump: "fuel",
  network: "fuel",
};

const MOST_BEDROOMS = 5;

/** "3-bedroom semi in CR0": nothing narrower than the outward code. */
export function homeInWords({ home, postcode }: PlanInputs): string {
  const bedrooms = home.bedrooms >= MOST_BEDROOMS ? `${MOST_BEDROOMS} or more bedrooms` : `${home.bedrooms}-bedroom`;
  const type = TYPES[home.type];
  return home.bedrooms >= MOST_BEDROOMS ? `${type} in ${postcode}, ${bedrooms}` : `${bedrooms} ${type} in ${postcode}`;
}

/** "built 1919–1944", "gas boiler", "electric car". */
export function homeFacts({ home, energy, car }: PlanInputs): string[] {
  const drives = car.milesPerYear > 0 ? [`electric car, ${count(car.milesPerYear)} miles a year`] : [];
  const heating = energy.heating === "electric" ? EMITTERS[energy.emitters] : HEATINGS[energy.heating];
  return [`built ${AGES[home.built]}`, heating, ...drives];
}

/** Whether heat is a fuel on the bill, rather than electricity or the network's. */
export const burnsFuel = ({ energy }: PlanInputs): boolean => ["gas", "oil", "lpg"].includes(energy.heating);

export const hasBoiler = ({ heating, emitters }: PlanInputs["energy"]): boolean =>
  heating !== "network" && hasRadiators({ heating, emitters });

export const fuelInWords = ({ energy }: PlanInputs): string => FUELS[energy.heating];
