import fabric from "#content/data/planner/fabric.json" with { type: "json" };
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { airLossWK, heatLossWK, roofU, surfacesOf, wallU } from "./heat-loss.ts";

const FULL_LOFT_MM = 300;

/** Shares of a home's space heat. */
export interface Saving {
  readonly low: number;
  readonly central: number;
  readonly high: number;
}

type Home = PlanInputs["home"];

/** What a measure changes in W/K, what is left of that in use, and what was measured where somebody did. */
interface Insulation {
  readonly measure: Measure;
  savedWK(home: Home): number;
  inUse(facts: Facts): number;
  measured?(facts: Facts): number;
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
    measured: (facts) => facts.number("fabric.measured.loft"),
  },
  {
    measure: "cavity",
    savedWK: (home) => surfacesOf(home).walls * (wallU(home, home.wall) - wallU(home, "cavityFilled")),
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
    savedWK: savedBySolidWall,
    inUse: (facts) => facts.number("fabric.inUse.solidInternal"),
  },
  {
    measure: "solidExternal",
    savedWK: savedBySolidWall,
    inUse: (facts) => facts.number("fabric.inUse.solidExternal"),
  },
];

function savedBySolidWall(home: Home): number {
  return surfacesOf(home).walls * (wallU(home, home.wall) - wallU(home, "solidInsulated"));
}

/**
 * What each measure of insulation asked for saves of space heat in the home as it is: high as calculated and left in
 * use; low as measured, at most high, or half of high where nobody measured; central between them. Source:
 * content/data/planner/fabric.json.
 */
export function insulationSavings(
  facts: Facts,
  { home, measures }: Pick<PlanInputs, "home" | "measures">,
): Partial<Record<Measure, Saving>> {
  const lossWK = heatLossWK(home);
  const asked = INSULATION.filter(({ measure }) => measures.includes(measure));
  return Object.fromEntries(
    asked.map(({ measure, savedWK, inUse, measured }) => {
      // Nobody saves more than is calculated, whatever share a reader typed.
      const high = (Math.min(1, inUse(facts)) * savedWK(home)) / lossWK;
      return [measure, savingOf(high, measured?.(facts))];
    }),
  );
}

function savingOf(high: number, measured: number | undefined): Saving {
  const low = measured === undefined ? high / 2 : Math.min(measured, high);
  return { low, central: (low + high) / 2, high };
}
