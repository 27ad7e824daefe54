import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { type Equipment, type EquipmentWorth, equipmentWorth } from "#domain/planner/plan/equipment-worth.ts";
import type { HomeOfRequest } from "#domain/plans/home-of-request.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

/** What a quote brings its customer by our own figures, or why we do not work it out. */
export type BetterOff = EquipmentWorth | { readonly why: string };

/**
 * Runs the planner for this home with a quote's equipment, at all that the customer pays for it. Nothing that an
 * installer expects counts: roof, yield, own use and prices are the home's. Null for work that is not planned with, such
 * as a charger. `today` is a London day.
 */
export function betterOff(offer: CustomerQuote, home: HomeOfRequest, today: string): BetterOff | null {
  const { quote, payPence, isForBusiness } = offer;
  const equipment = equipmentOf(quote);
  if (!equipment || isForBusiness) return null;
  const why = reasonAgainst(quote, home);
  if (why) return { why };
  const claimedPence = isClaimed(quote.grant) ? quote.grant.pence : 0;
  return equipmentWorth(home, equipment, (payPence - claimedPence) / 100, today);
}

/** A grant that the customer claims is paid back to them. */
export function isClaimed(grant: Quote["grant"]): grant is NonNullable<Quote["grant"]> {
  return grant !== undefined && !grant.deducted;
}

function equipmentOf(quote: Quote): Equipment | undefined {
  switch (quote.technology) {
    case "solar":
      return { solar: panelsOf(quote) };
    case "battery":
      return { battery: { kwh: quote.usableKwh } };
    case "solar_battery":
      return { solar: panelsOf(quote), battery: { kwh: quote.usableKwh } };
    case "heat_pump":
      return { heatPump: { designFlowC: quote.flowC } };
    default:
      return undefined;
  }
}

const panelsOf = ({ kWp, inverterKw }: Extract<Quote, { kWp: number }>) => ({ kwp: kWp, inverterKw });

/** The planner knows air source heat pumps that replace a boiler or heaters. */
function reasonAgainst(quote: Quote, { inputs, isFuelKnown }: HomeOfRequest): string | undefined {
  if (quote.technology !== "heat_pump") return undefined;
  if (quote.hybrid) return "Our planner has no heat pump beside a boiler.";
  if (quote.kind !== "air_water") return "Our planner knows heat pumps from air to water only.";
  if (!isFuelKnown) return "We know no price of the fuel that heats your home.";
  return inputs.energy.heating === "heatPump" ? "Your home has a heat pump already." : undefined;
}
