import { measureNames } from "#content/planner/measure-names.ts";
import { arrayFields, energyFields, homeFields } from "#content/planner/plan-fields.ts";
import { aboutKwh, aboutPounds } from "#content/planner/rounded-figures.ts";

/** What goes with a request of its customer's energy plan: the shape that is kept with it. */
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
  readonly heatPump: { sizeKw: number; designFlowC: number; spf: number };
  readonly measures: readonly string[];
  readonly alsoLookedAt: readonly string[];
  readonly costPounds: number;
  readonly savingPounds: readonly [number, number, number];
}

const number = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });
const listed = new Intl.ListFormat("en-GB");
const COMPASS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
const COMPASS_STEP = 45;

/** A plan as facts for people, the wishes first. */
export function planInWords(plan: PlanToTell): { name: string; words: string }[] {
  const { home, use, measures, alsoLookedAt } = plan;
  return [
    measures.length > 0 && { name: "The plan advises", words: namesOf(measures) },
    alsoLookedAt.length > 0 && { name: "Also looked at", words: namesOf(alsoLookedAt) },
    measures.length > 0 && { name: "Cost after grants", words: `about ${aboutPounds(plan.costPounds)}` },
    measures.length > 0 && { name: "Saving in the first year", words: rangeInWords(plan.savingPounds) },
    { name: "Home", words: homeInWords(home) },
    { name: "Electricity a year", words: `${aboutKwh(use.electricityKwh)}, without car and heat pump` },
    use.fuelKwh > 0 && { name: "Fuel for heat a year", words: aboutKwh(use.fuelKwh) },
    { name: "Heat a year", words: `${aboutKwh(use.spaceHeatKwh)} for rooms, ${aboutKwh(use.waterHeatKwh)} for water` },
    use.milesPerYear > 0 && { name: "Electric car", words: `${number.format(use.milesPerYear)} miles a year` },
    ...equipmentInWords(plan),
  ].filter((fact) => fact !== false);
}

function equipmentInWords({ measures, alsoLookedAt, ...plan }: PlanToTell) {
  const isPlanned = (measure: string) => measures.includes(measure) || alsoLookedAt.includes(measure);
  const { sizeKw, designFlowC, spf } = plan.heatPump;
  const heatPump = `about ${number.format(sizeKw)} kW at ${designFlowC} °C, seasonal performance ${number.format(spf)}`;
  return [
    isPlanned("solar") && {
      name: "Panels",
      words: `${plan.roofs.map(roofInWords).join("; ")}: ${aboutKwh(plan.solarKwhPerYear)} a year by our figures`,
    },
    isPlanned("battery") && { name: "Battery", words: `${number.format(plan.batteryKwh)} kWh usable` },
    isPlanned("heatPump") && { name: "Heat pump", words: heatPump },
  ];
}

function rangeInWords([low, , high]: readonly [number, number, number]): string {
  return `${aboutPounds(low)} to ${aboutPounds(high)}`;
}

const namesOf = (measures: readonly string[]) =>
  sentence(listed.format(measures.map((measure) => (measureNames[measure] ?? measure).toLowerCase())));

function homeInWords({ type, built, bedrooms, floorAreaM2, heating }: PlanToTell["home"]): string {
  const rooms = bedrooms === homeFields.bedrooms.max ? `${bedrooms} bedrooms or more` : bedroomsInWords(bedrooms);
  const age = labelIn(homeFields.built.options, built).toLowerCase();
  const heat = labelIn(energyFields.heating.options, heating);
  return `${labelIn(homeFields.type.options, type)}, ${age}, ${rooms}, ${number.format(floorAreaM2)} m². Heated by: ${heat}`;
}

const bedroomsInWords = (bedrooms: number) => `${bedrooms} ${bedrooms === 1 ? "bedroom" : "bedrooms"}`;

function roofInWords({ kwp, azimuth, pitch, shading }: PlanToTell["roofs"][number]): string {
  const facing = COMPASS[Math.round(azimuth / COMPASS_STEP) % COMPASS.length] ?? "";
  const shade = labelIn(arrayFields.shading.options, shading).toLowerCase();
  return `${number.format(kwp)} kWp facing ${facing} at ${pitch}°, shade: ${shade}`;
}

function labelIn(options: readonly { value: unknown; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
