import { alreadyThere, type Decider, deciders, networkHeats, notHere } from "#content/planner/left-out-words.ts";
import { type Measure, measures, type PlanInputs } from "./plan-inputs.ts";
import { type KnownHome, knownHome } from "./usual-answers.ts";

/** Above this depth, more insulation is not worth adding. */
const LOFT_ENOUGH_MM = 250;

type Home = Pick<PlanInputs, "home" | "energy" | "car">;

/** Why a home cannot have a measure, as a sentence, and who could decide otherwise. */
export interface WhyNot {
  readonly who: Decider | null;
  readonly why: string;
}

/** The measures that this home can have, in the order of `measures`; for solid walls both ways to insulate them. */
export function applicableMeasures(inputs: Home): readonly Measure[] {
  return measures.filter((measure) => whyNot(measure, inputs) === null);
}

/** The measures considered unless the reader chooses: all that apply, with solid walls insulated from the inside. */
export function usualMeasures(inputs: Home): readonly Measure[] {
  return applicableMeasures(inputs).filter((measure) => measure !== "solidExternal");
}

/** Why this home cannot have a measure; null: it can. */
export function whyNot(measure: Measure, inputs: Home): WhyNot | null {
  const lacks = whatItLacks(measure, inputs);
  if (lacks !== null) return { who: null, why: lacks };
  const who = decider(measure, inputs.home);
  return who && { who, why: deciders[who].why };
}

/**
 * Whether a plan says why it leaves this measure out even if nobody asked for it: others decide on it, the roof is
 * somebody else's, or a heat network heats the home. That a home without a car needs no charger is no news.
 */
export function isMissed(measure: Measure, inputs: Home): boolean {
  const reason = whyNot(measure, inputs);
  return reason !== null && (reason.who !== null || reason.why === networkHeats || measure === "solar");
}

function whatItLacks(measure: Measure, inputs: Home): string | null {
  if (inputs.energy.heating === "network" && !NOT_FOR_HEAT.has(measure)) return networkHeats;
  if (fits[measure]({ ...inputs, home: knownHome(inputs.home) })) return null;
  if (measure === "loft" && inputs.home.type !== "flat") return alreadyThere.loft;
  return measure === "evCharger" && inputs.car.milesPerYear > 0 ? alreadyThere.evCharger : notHere[measure];
}

function decider(measure: Measure, { type, tenure }: PlanInputs["home"]): Decider | null {
  if (type === "flat" && OUTSIDE_WALLS.has(measure)) return "buildingOwner";
  return tenure === "renter" && !TENANTS.has(measure) ? "landlord" : null;
}

/** All others lower the bill for heat alone. */
const NOT_FOR_HEAT = new Set<Measure>(["evCharger", "solar", "battery"]);
const OUTSIDE_WALLS = new Set<Measure>(["cavity", "solidExternal"]);
/** What a tenant can do, the charging point with the landlord's yes. */
const TENANTS = new Set<Measure>(["draughtProofing", "evCharger"]);

const always = () => true;

const fits: Readonly<Record<Measure, (inputs: Home & { home: KnownHome }) => boolean>> = {
  draughtProofing: always,
  loft: ({ home }) => home.loftMm < LOFT_ENOUGH_MM && home.type !== "flat",
  cavity: ({ home }) => home.wall === "cavityEmpty",
  floor: ({ home }) => home.type !== "flat",
  solidInternal: ({ home }) => home.wall === "solid",
  solidExternal: ({ home }) => home.wall === "solid",
  evCharger: ({ car }) => car.milesPerYear > 0 && car.charging !== "charger",
  solar: ({ home }) => home.roof,
  battery: always,
  heatPump: ({ energy }) => energy.heating !== "heatPump",
  airToAir: ({ energy }) => energy.heating === "electric",
};
