import { type Measure, measures, type PlanInputs } from "./plan-inputs.ts";
import { type KnownHome, knownHome } from "./usual-answers.ts";

/** Above this depth, more insulation is not worth adding. */
const LOFT_ENOUGH_MM = 250;

type Home = Pick<PlanInputs, "home" | "energy" | "car">;

/** The measures that make sense in this home, in the order of `measures`; for solid walls both ways to insulate them. */
export function applicableMeasures(inputs: Home): readonly Measure[] {
  const known = { ...inputs, home: knownHome(inputs.home) };
  return measures.filter((measure) => applies[measure](known));
}

/** The measures considered unless the reader chooses: all that apply, with solid walls insulated from the inside. */
export function usualMeasures(inputs: Home): readonly Measure[] {
  return applicableMeasures(inputs).filter((measure) => measure !== "solidExternal");
}

const always = () => true;

const applies: Readonly<Record<Measure, (inputs: Home & { home: KnownHome }) => boolean>> = {
  draughtProofing: always,
  loft: ({ home }) => home.loftMm < LOFT_ENOUGH_MM && home.type !== "flat",
  cavity: ({ home }) => home.wall === "cavityEmpty",
  floor: ({ home }) => home.type !== "flat",
  solidInternal: ({ home }) => home.wall === "solid",
  solidExternal: ({ home }) => home.wall === "solid",
  evCharger: ({ car }) => car.milesPerYear > 0 && car.charging !== "charger",
  solar: always,
  battery: always,
  heatPump: ({ energy }) => energy.heating !== "heatPump",
};
