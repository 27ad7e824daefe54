import type { BetterOff } from "#domain/comparison/better-off.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { usualFlowC, usualInverterKw } from "#domain/planner/inputs/usual-answers.ts";
import { type Equipment, equipmentWorth } from "#domain/planner/plan/equipment-worth.ts";
import type { HomeOfRequest } from "#domain/plans/home-of-request.ts";
import type { TypedQuote } from "#domain/quotes/any-quote.ts";

/**
 * What a quote from elsewhere brings its customer, by the same planner as for ours. What was not typed is as usual for
 * such a system: the inverter, and the flow temperature. Null without price or size, and for work that is not planned
 * with. `today` is a London day.
 */
export function outsideWorth(typed: TypedQuote, home: HomeOfRequest, today: string): BetterOff | null {
  const { pricePence: price } = typed;
  const equipment = equipmentOf(typed, home);
  return equipment && price !== null ? equipmentWorth(home, equipment, price / 100, today) : null;
}

function equipmentOf({ work, size }: TypedQuote, { inputs, isFuelKnown }: HomeOfRequest): Equipment | undefined {
  if (size === null) return undefined;
  const facts = factsWith(inputs.assumptions);
  if (work === "solar") {
    const [roof] = inputs.solar.arrays;
    const inverterKw = usualInverterKw(facts, roof ? [{ ...roof, kwp: size }] : []);
    return { solar: { kwp: size, inverterKw } };
  }
  if (work === "battery") return { battery: { kwh: size } };
  return work === "heat_pump" && isFuelKnown ? { heatPump: { designFlowC: usualFlowC(facts) } } : undefined;
}
