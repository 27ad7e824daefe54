import { type BetterOff, type OwnPrices, withPrices } from "#domain/comparison/better-off.ts";
import { STEP_POUNDS } from "#domain/comparison/cell.ts";
import type { Context } from "#domain/context.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { usualFlowC, usualInverterKw } from "#domain/planner/inputs/usual-answers.ts";
import { type Equipment, equipmentWorth } from "#domain/planner/plan/equipment-worth.ts";
import { type HomeOfRequest, homeOfRequest } from "#domain/plans/home-of-request.ts";
import { myOutsideQuotes, type OutsideQuote } from "#domain/quotes/outside-quotes.ts";
import type { TypedQuote } from "#domain/quotes/typed-quote.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** A quote from elsewhere and how much better off it leaves its customer, in pounds; null: not worked out. */
export interface ComparedOutside {
  readonly quote: OutsideQuote;
  readonly betterOffPounds: number | null;
}

/**
 * The quotes from elsewhere of a project, those named or else all, at the customer's own prices. Errors: link_invalid,
 * link_revoked, read_only_link.
 */
export async function myOutsideComparison(
  context: Context,
  token: string,
  { quoteIds, own }: { quoteIds: readonly string[]; own: OwnPrices },
): Promise<ComparedOutside[]> {
  const outside = await myOutsideQuotes(context, token);
  if (outside.length === 0) return [];
  const named = outside.filter(({ id }) => quoteIds.includes(id));
  const { postcode, plan, brief, propertyType } = await customerRequest(context, token);
  const today = londonDay(context.now);
  const known = homeOfRequest({ outcode: postcode.split(" ")[0] ?? "", plan, brief, propertyType }, today);
  const home = known && withPrices(known, own);
  return (named.length > 0 ? named : outside).map((quote) => {
    const found = home && outsideWorth(quote.typed, home, today);
    const isFound = found && "npvPounds" in found;
    return { quote, betterOffPounds: isFound ? Math.round(found.npvPounds / STEP_POUNDS) * STEP_POUNDS : null };
  });
}

/**
 * What a quote from elsewhere brings its customer, by the same planner as for ours. What was not typed is as usual for
 * such a system: the inverter, and the flow temperature. Null without price or size, and for work that is not planned
 * with. `today` is a London day.
 */
function outsideWorth(typed: TypedQuote, home: HomeOfRequest, today: string): BetterOff | null {
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
