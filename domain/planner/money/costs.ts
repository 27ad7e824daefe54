import law from "#content/data/grants.json" with { type: "json" };
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { Band } from "#domain/planner/money/band.ts";

/** HMRC VAT Notice 708/6: the rate that applies to work again once the zero rate for energy-saving materials ends. */
const REDUCED_VAT = 0.05;
/** The sizes whose costs are published. */
const SIZE_KWP = { small: 3, medium: 4, large: 5, largest: 6 };
const ZERO_RATE_ENDS = law.tax.find(({ id }) => id === "vat-esm")?.end ?? "";

/**
 * Pounds installed, before grants: low, central, high. Once the zero rate of VAT has ended, everything costs 5% more
 * except the charger, which never had it.
 */
export function grossCost(facts: Facts, inputs: PlanInputs, measure: Measure): Band {
  const [low, central, high] = untaxedCost(facts, inputs, measure);
  const times = inputs.workDate > ZERO_RATE_ENDS && measure !== "evCharger" ? 1 + REDUCED_VAT : 1;
  // The published lines of panels cross: over 9 kWp low runs above the centre, under 1.6 kWp high runs below it.
  return [Math.min(low, central) * times, central * times, Math.max(high, central) * times];
}

function untaxedCost(facts: Facts, inputs: PlanInputs, measure: Measure): Band {
  switch (measure) {
    case "solar":
      return solarCost(facts, kwpOf(inputs));
    case "battery":
      return batteryCost(facts, inputs.battery.kwh);
    case "heatPump":
      return facts.range("costs.heatPump");
    case "evCharger":
      return facts.range("costs.evCharger");
    case "loft":
      return facts.range("costs.loft");
    case "cavity":
      return facts.range("costs.cavity");
    case "floor":
      return facts.range("costs.floor");
    case "solidInternal":
      return facts.range("costs.solidInternal");
    case "solidExternal":
      return facts.range("costs.solidExternal");
    case "draughtProofing":
      return facts.range("costs.draughtProofing");
  }
}

/** kWp of all the home's arrays. */
export function kwpOf({ solar }: PlanInputs): number {
  return solar.arrays.reduce((sum, { kwp }) => sum + kwp, 0);
}

/** Straight lines between the published sizes; the first and the last continue beyond them. */
function solarCost(facts: Facts, kwp: number): Band {
  const small = { kwp: SIZE_KWP.small, pounds: facts.range("costs.solar.3") };
  const medium = { kwp: SIZE_KWP.medium, pounds: facts.range("costs.solar.4") };
  const large = { kwp: SIZE_KWP.large, pounds: facts.range("costs.solar.5") };
  const largest = { kwp: SIZE_KWP.largest, pounds: facts.range("costs.solar.6") };
  const above = kwp <= large.kwp ? { from: medium, to: large } : { from: large, to: largest };
  const { from, to } = kwp <= medium.kwp ? { from: small, to: medium } : above;
  const share = (kwp - from.kwp) / (to.kwp - from.kwp);
  const at = (end: 0 | 1 | 2) => from.pounds[end] + share * (to.pounds[end] - from.pounds[end]);
  return [at(0), at(1), at(2)];
}

function batteryCost(facts: Facts, kwh: number): Band {
  const fixed = facts.range("costs.battery.fixed");
  const each = facts.range("costs.battery.perKwh");
  return [fixed[0] + kwh * each[0], fixed[1] + kwh * each[1], fixed[2] + kwh * each[2]];
}
