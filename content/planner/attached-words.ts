import { compassPoint } from "#content/planner/compass.ts";
import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { arrayFields } from "#content/planner/fields/equipment-fields.ts";
import { homeFields } from "#content/planner/fields/home-fields.ts";
import { aboutKwh, aboutPounds, listInWords, oneDecimal, poundsRange } from "#content/planner/figures.ts";
import { sizeInWords } from "#content/planner/heat-pump-size.ts";
import { type MeasureName, measureNames } from "#content/planner/measure-names.ts";

/** Beside an answer that a plan gave. */
export const fromPlan = "From your plan";

/** The part of a customer's energy plan that is stored with the request. */
export interface PlanToTell {
  readonly home: { type: string; built: string; bedrooms: number; floorAreaM2: number; heating: string };
  readonly use: {
    electricityKwh: number;
    fuelKwh: number;
    spaceHeatKwh: number;
    waterHeatKwh: number;
    milesPerYear: number;
  };
  readonly roofs: readonly { kwp: number; azimuth: number; pitch: number; shading: string }[];
  readonly solarKwhPerYear: number;
  readonly batteryKwh: number;
  readonly heatPump: { sizeKw: { low: number; high: number }; designFlowC: number; spf: number };
  readonly measures: readonly string[];
  readonly alsoLookedAt: readonly string[];
  readonly costPounds: number;
  readonly savingPounds: readonly [number, number, number];
}

/** A plan as facts for people, the customer's preferences first. */
export function planInWords(plan: PlanToTell): { name: string; words: string }[] {
  const { home, use, measures, alsoLookedAt } = plan;
  return [
    measures.length > 0 && { name: "The plan advises", words: namesOf(measures) },
    alsoLookedAt.length > 0 && { name: "Also looked at", words: namesOf(alsoLookedAt) },
    measures.length > 0 && { name: "Cost after grants", words: `about ${aboutPounds(plan.costPounds)}` },
    measures.length > 0 && { name: "Saving in the first year", words: poundsRange(plan.savingPounds) },
    { name: "Home", words: homeInWords(home) },
    { name: "Electricity a year", words: `${aboutKwh(use.electricityKwh)}, without car and heat pump` },
    use.fuelKwh > 0 && { name: "Fuel for heat a year", words: aboutKwh(use.fuelKwh) },
    { name: "Heat a year", words: `${aboutKwh(use.spaceHeatKwh)} for rooms, ${aboutKwh(use.waterHeatKwh)} for water` },
    use.milesPerYear > 0 && { name: "Electric car", words: `${oneDecimal(use.milesPerYear)} miles a year` },
    ...equipmentInWords(plan),
  ].filter((fact) => fact !== false);
}

/** The same in three lines: the home, what to do, and what it costs and saves. */
export function planInLines(plan: PlanToTell): readonly [string, string, string] {
  const { home, use, measures, alsoLookedAt, costPounds, savingPounds } = plan;
  if (measures.length === 0) {
    const looked = alsoLookedAt.length > 0 ? `. Looked at: ${listOf(alsoLookedAt)}` : "";
    const uses = `You use ${aboutKwh(use.electricityKwh)} of electricity a year, without car and heat pump`;
    return [homeInWords(home), `Nothing is worth it today${looked}`, uses];
  }
  return [
    homeInWords(home),
    `The plan advises ${listOf(measures)}`,
    `About ${aboutPounds(costPounds)} after grants, saving ${poundsRange(savingPounds)} in the first year`,
  ];
}

function equipmentInWords({ measures, alsoLookedAt, ...plan }: PlanToTell) {
  const isPlanned = (measure: string) => measures.includes(measure) || alsoLookedAt.includes(measure);
  const { sizeKw, designFlowC, spf } = plan.heatPump;
  const heatPump = `${sizeInWords(sizeKw)}. Flow at ${designFlowC} °C, seasonal performance ${oneDecimal(spf)}`;
  return [
    isPlanned("solar") && {
      name: "Panels",
      words: `${plan.roofs.map(roofInWords).join("; ")}: ${aboutKwh(plan.solarKwhPerYear)} a year by our figures`,
    },
    isPlanned("battery") && { name: "Battery", words: `${oneDecimal(plan.batteryKwh)} kWh usable` },
    isPlanned("heatPump") && { name: "Heat pump", words: heatPump },
  ];
}

const listOf = (measures: readonly string[]) =>
  listInWords(measures.map((measure) => measureNames[measure as MeasureName]?.inSentence ?? measure));
const namesOf = (measures: readonly string[]) => sentence(listOf(measures));

export function homeInWords({ type, built, bedrooms, floorAreaM2, heating }: PlanToTell["home"]): string {
  const rooms = bedrooms === homeFields.bedrooms.max ? `${bedrooms} bedrooms or more` : bedroomsInWords(bedrooms);
  const age = labelIn(homeFields.built.options, built).toLowerCase();
  const heat = labelIn(energyFields.heating.options, heating);
  return `${labelIn(homeFields.type.options, type)}, ${age}, ${rooms}, ${oneDecimal(floorAreaM2)} m². Heated by: ${heat}`;
}

const bedroomsInWords = (bedrooms: number) => `${bedrooms} ${bedrooms === 1 ? "bedroom" : "bedrooms"}`;

function roofInWords({ kwp, ...roof }: PlanToTell["roofs"][number]): string {
  return `${oneDecimal(kwp)} kWp ${facingInWords(roof)}`;
}

export function facingInWords({ azimuth, pitch, shading }: Omit<PlanToTell["roofs"][number], "kwp">): string {
  const shade = labelIn(arrayFields.shading.options, shading).toLowerCase();
  return `facing ${compassPoint(azimuth)} at ${pitch}°, shade: ${shade}`;
}

function labelIn(options: readonly { value: unknown; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
