import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { whyNot } from "#domain/planner/inputs/applicable-measures.ts";
import type { OwnTariff } from "#domain/planner/inputs/plan-inputs.ts";
import { type Equipment, type EquipmentWorth, equipmentWorth } from "#domain/planner/plan/equipment-worth.ts";
import { importTariffs, PRICE_CAP } from "#domain/planner/tariffs/import-tariffs.ts";
import type { HomeOfRequest } from "#domain/plans/home-of-request.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

/** A customer's own prices, in pence for a kWh with VAT. */
export interface OwnPrices {
  readonly unitPence?: number;
  readonly exportPence?: number;
}

/** The home with the customer's own prices, the same at all hours, beside the tariffs that a plan chooses from. */
export function withPrices(home: HomeOfRequest, { unitPence, exportPence }: OwnPrices): HomeOfRequest {
  const { energy } = home.inputs;
  const own = {
    exportPence: exportPence ?? energy.exportPence,
    ownTariff: unitPence === undefined ? energy.ownTariff : flatTariff(unitPence),
  };
  return { ...home, inputs: { ...home.inputs, energy: { ...energy, ...own } } };
}

function flatTariff(pence: number): OwnTariff {
  const cap = importTariffs(factsWith({}), null).find(({ id }) => id === PRICE_CAP);
  return { windows: [{ from: "00:00", to: "24:00", pence }], standingPence: cap?.standingPence ?? 0 };
}

type Offer = Pick<CustomerQuote, "quote" | "payPence" | "isForBusiness">;

/** What a quote brings its customer by our own figures, or why we do not work it out. */
export type BetterOff = EquipmentWorth | { readonly why: string };

/**
 * Runs the planner for this home with a quote's equipment, at all that the customer pays for it. Nothing that an
 * installer expects counts: roof, yield, own use and prices are the home's. Null for work that is not planned with, such
 * as a charger. `today` is a London day.
 */
export function betterOff(offer: Offer, home: HomeOfRequest, today: string): BetterOff | null {
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
      return quote.kind === "air_air" ? { airToAir: true } : { heatPump: { designFlowC: quote.flowC } };
    default:
      return undefined;
  }
}

const panelsOf = ({ kWp, inverterKw }: Extract<Quote, { kWp: number }>) => ({ kwp: kWp, inverterKw });

/** The planner knows heat pumps that take heat from the air and do without a boiler, in homes that can have one. */
function reasonAgainst(quote: Quote, { inputs, isFuelKnown }: HomeOfRequest): string | undefined {
  if (quote.technology !== "heat_pump") return undefined;
  if (quote.hybrid) return "Our planner has no heat pump beside a boiler.";
  if (quote.kind === "ground_water") return "Our planner knows no heat pump in the ground.";
  if (!isFuelKnown) return "We know no price of the fuel that heats your home.";
  const not = whyNot(quote.kind === "air_air" ? "airToAir" : "heatPump", inputs);
  return not?.who === null ? not.why : undefined;
}
