import law from "#content/data/grants.json" with { type: "json" };
import { surfacesOf } from "#domain/planner/fabric/heat-loss.ts";
import type { Facts } from "#domain/planner/facts/facts.ts";
import { upperKw } from "#domain/planner/heat-pump/size.ts";
import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { Band } from "#domain/planner/money/band.ts";

/** HMRC VAT Notice 708/6: the rate that applies to work again once the zero rate for energy-saving materials ends. */
const REDUCED_VAT = 0.05;
const ZERO_RATE_ENDS = law.tax.find(({ id }) => id === "vat-esm")?.end ?? "";

/**
 * Pounds installed, before grants: low, central, high. Most costs are a fixed sum and one for each unit of size; areas
 * are those of a typical home of its type and floor. Once the zero rate of VAT has ended, everything costs 5% more
 * except the charger, which never had it. Source: content/data/planner/costs.json.
 */
export function grossCost(facts: Facts, inputs: PlanInputs, place: PlanPlace, measure: Measure): Band {
  const [low, central, high] = untaxedCost(facts, inputs, place, measure);
  const times = inputs.workDate > ZERO_RATE_ENDS && measure !== "evCharger" ? 1 + REDUCED_VAT : 1;
  return [low * times, central * times, high * times];
}

function untaxedCost(facts: Facts, inputs: PlanInputs, place: PlanPlace, measure: Measure): Band {
  const { walls, roof, ground } = surfacesOf(inputs.home);
  switch (measure) {
    case "solar":
      return bySize(facts.range("costs.solar.fixed"), facts.range("costs.solar.perKwp"), kwpOf(inputs));
    case "battery":
      return bySize(facts.range("costs.battery.fixed"), facts.range("costs.battery.perKwh"), inputs.battery.kwh);
    case "heatPump":
      return heatPumpCost(facts, inputs, place);
    case "airToAir":
      // A head on the wall of each bedroom and of the room one lives in.
      return bySize(
        facts.range("costs.airToAir.fixed"),
        facts.range("costs.airToAir.perHead"),
        inputs.home.bedrooms + 1,
      );
    case "evCharger":
      return facts.range("costs.evCharger");
    case "loft":
      return bySize(facts.range("costs.loft.fixed"), facts.range("costs.loft.perM2Roof"), roof);
    case "cavity":
      return bySize(facts.range("costs.cavity.fixed"), facts.range("costs.cavity.perM2Wall"), walls);
    case "floor":
      return bySize(facts.range("costs.floor.fixed"), facts.range("costs.floor.perM2Ground"), ground);
    case "solidInternal":
      return bySize(facts.range("costs.solidInternal.fixed"), facts.range("costs.solidInternal.perM2Wall"), walls);
    case "solidExternal":
      return bySize(facts.range("costs.solidExternal.fixed"), facts.range("costs.solidExternal.perM2Wall"), walls);
    case "draughtProofing":
      return facts.range("costs.draughtProofing");
  }
}

function bySize(fixed: Band, each: Band, size: number): Band {
  return [fixed[0] + size * each[0], fixed[1] + size * each[1], fixed[2] + size * each[2]];
}

/** By the upper end of its size; a home without radiators needs them too. */
function heatPumpCost(facts: Facts, { home, energy }: PlanInputs, place: PlanPlace): Band {
  const kw = Math.max(facts.number("heat-pump.least"), upperKw(facts, place, home));
  const unit = bySize(facts.range("costs.heatPump.fixed"), facts.range("costs.heatPump.perKw"), kw);
  if (hasRadiators(energy)) return unit;
  const pipes = bySize(
    facts.range("costs.wetSystem.fixed"),
    facts.range("costs.wetSystem.perM2Floor"),
    home.floorAreaM2,
  );
  return bySize(unit, pipes, 1);
}

/** Electric heaters have neither radiators nor a boiler. */
export function hasRadiators({ heating, emitters }: Pick<PlanInputs["energy"], "heating" | "emitters">): boolean {
  return heating !== "electric" || emitters === "radiators";
}

/** The register's rows that a measure's cost comes from; the first is the sum that no size moves. */
export function costRowsOf({ energy }: Pick<PlanInputs, "energy">, measure: Measure): readonly string[] {
  const pipes = measure === "heatPump" && !hasRadiators(energy) ? sized("wetSystem", "perM2Floor") : [];
  return [...rows[measure], ...pipes];
}

const sized = (name: string, each: string) => [`costs.${name}.fixed`, `costs.${name}.${each}`];

const rows: Readonly<Record<Measure, readonly string[]>> = {
  draughtProofing: ["costs.draughtProofing"],
  loft: sized("loft", "perM2Roof"),
  cavity: sized("cavity", "perM2Wall"),
  floor: sized("floor", "perM2Ground"),
  solidInternal: sized("solidInternal", "perM2Wall"),
  solidExternal: sized("solidExternal", "perM2Wall"),
  evCharger: ["costs.evCharger"],
  solar: sized("solar", "perKwp"),
  battery: sized("battery", "perKwh"),
  heatPump: sized("heatPump", "perKw"),
  airToAir: sized("airToAir", "perHead"),
};

/** kWp of all the home's arrays. */
export function kwpOf({ solar }: PlanInputs): number {
  return solar.arrays.reduce((sum, { kwp }) => sum + kwp, 0);
}
