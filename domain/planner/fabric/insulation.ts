import fabric from "#content/data/planner/fabric.json" with { type: "json" };
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { type KnownHome, knownHome } from "#domain/planner/inputs/usual-answers.ts";
import { airLossWK, heatLossWK, lossInUseWK, roofU, surfacesOf, wallU } from "./heat-loss.ts";

const FULL_LOFT_MM = 300;

/** Shares of a home's space heat. */
export interface Saving {
  readonly low: number;
  readonly central: number;
  readonly high: number;
}

type Home = PlanInputs["home"];

/** What a measure takes off a home's loss in W/K, what is left of that in use, and what was measured. */
interface Insulation {
  readonly measure: Measure;
  savedWK(home: KnownHome): number;
  inUse(facts: Facts): number;
  /** A share of all gas; undefined where nobody measured such homes. */
  measured?(facts: Facts, home: KnownHome): number | undefined;
}

const INSULATION: readonly Insulation[] = [
  {
    measure: "draughtProofing",
    savedWK: ({ floorAreaM2 }) => airLossWK(floorAreaM2, fabric.airChangesPerHour - fabric.airChangesDraughtProofed),
    inUse: (facts) => facts.number("fabric.inUse.draughtProofing"),
  },
  {
    measure: "loft",
    savedWK: (home) => surfacesOf(home).roof * (roofU(home.loftMm) - roofU(FULL_LOFT_MM)),
    inUse: (facts) => facts.number("fabric.inUse.loft"),
    // The lofts measured mostly had some insulation already.
    measured: (facts, { loftMm }) =>
      loftMm >= fabric.measures.loft.measuredFromMm ? facts.number("fabric.measured.loft") : undefined,
  },
  {
    measure: "cavity",
    savedWK: (home) => wallSavedWK(home, "cavityFilled"),
    inUse: (facts) => facts.number("fabric.inUse.cavity"),
    measured: (facts) => facts.number("fabric.measured.cavity"),
  },
  {
    measure: "floor",
    savedWK: (home) => surfacesOf(home).ground * (fabric.floor - fabric.floorInsulated),
    inUse: (facts) => facts.number("fabric.inUse.floor"),
  },
  {
    measure: "solidInternal",
    savedWK: (home) => wallSavedWK(home, "solidInsulated"),
    inUse: (facts) => facts.number("fabric.inUse.solidInternal"),
  },
  {
    measure: "solidExternal",
    savedWK: (home) => wallSavedWK(home, "solidInsulated"),
    inUse: (facts) => facts.number("fabric.inUse.solidExternal"),
  },
];

function wallSavedWK(home: KnownHome, after: "cavityFilled" | "solidInsulated"): number {
  return surfacesOf(home).walls * (wallU(home.built, home.wall) - wallU(home.built, after));
}

/** What these measures together take off a home's calculated loss, W/K. */
export function savedWK(home: Home, measures: readonly Measure[]): number {
  const known = knownHome(home);
  return INSULATION.filter(({ measure }) => measures.includes(measure)).reduce(
    (sum, insulation) => sum + insulation.savedWK(known),
    0,
  );
}

/**
 * What each measure of insulation asked for saves of space heat in the home as it is; several add. Central: what it
 * takes off the loss that the heat follows, so that a home burns afterwards what one does that says it is insulated.
 * High: all that is calculated. Low: what was measured, or else half of central. `spaceShare`: the part of the home's
 * heat that warms rooms, because savings were measured on all gas. Source: content/data/planner/fabric.json.
 */
export function insulationSavings(
  facts: Facts,
  { home, measures }: Pick<PlanInputs, "home" | "measures">,
  spaceShare: number,
): Partial<Record<Measure, Saving>> {
  const known = knownHome(home);
  const calculatedWK = heatLossWK(known);
  const inUseWK = lossInUseWK(facts, home);
  const asked = INSULATION.filter(({ measure }) => measures.includes(measure));
  return Object.fromEntries(
    asked.map((insulation) => {
      const saved = insulation.savedWK(known);
      // Nobody saves more than is calculated, whatever share a reader typed.
      const central = (Math.min(1, insulation.inUse(facts)) * saved) / inUseWK;
      const measured = insulation.measured?.(facts, known);
      const low = measured === undefined ? central / 2 : measured / spaceShare;
      return [
        insulation.measure,
        { low: Math.min(low, central), central, high: Math.max(saved / calculatedWK, central) },
      ];
    }),
  );
}
