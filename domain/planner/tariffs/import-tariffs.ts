import published from "#content/data/planner/tariffs.json" with { type: "json" };
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { OwnTariff, PlanInputs, RateWindow } from "#domain/planner/inputs/plan-inputs.ts";

/** What a home buys electricity on. Pence with VAT. */
export interface ImportTariff {
  readonly id: string;
  readonly name: string;
  readonly supplier: string;
  readonly windows: readonly RateWindow[];
  /** What it pays by the hour; hours it leaves out get the payment of the home's inputs. Empty: all of them. */
  readonly exportWindows: readonly RateWindow[];
  /** A day. */
  readonly standingPence: number;
  /** `ev`: a car that charges at home; `heatPump`; `solar`: panels. */
  readonly needs: readonly string[];
  /** What else to know of it, as a sentence without its full stop; null: nothing. */
  readonly note: string | null;
  /** Shown, but nothing is planned with it: known from a single page, or as the middle of ranges. */
  readonly isLowConfidence: boolean;
  /** Its last day as `YYYY-MM-DD`; null: the reader's own, which does not age. */
  readonly validUntil: string | null;
}

export const PRICE_CAP = "cap";
const NIGHT_RATE = "economy-7";
export const OWN_TARIFF = "own";

const LOW_CONFIDENCE = /^(medium-)?low\b/;

type Paying = Pick<PlanInputs["energy"], "nightRate" | "ownTariff">;

/**
 * The tariff on which today's bill is worked out: the price cap; for a home that pays less at night the prices of its own
 * bill, or else the published ones.
 */
export function todaysTariff({ nightRate, ownTariff }: Paying): string {
  if (!nightRate) return PRICE_CAP;
  const prices = new Set(ownTariff?.windows.map(({ pence }) => pence));
  return prices.size > 1 ? OWN_TARIFF : NIGHT_RATE;
}

/**
 * All published tariffs and the reader's own, in the order in which they are shown; a tie goes to the first. A plan may
 * keep the tariff of today's bill, however roughly we know it.
 */
export function importTariffs(facts: Facts, own: OwnTariff | null, todays = PRICE_CAP): ImportTariff[] {
  const withVat = 1 + facts.number("tariffs.vatLongRun");
  const tariffs = published.importTariffs.map((tariff) => ({
    id: tariff.id,
    name: tariff.name,
    supplier: tariff.supplier,
    windows: tariff.rates.map(({ from, to, pence }) => ({ from, to, pence: pence * withVat })),
    exportWindows: tariff.exportRates ?? [],
    standingPence: tariff.standing * withVat,
    needs: tariff.needs,
    note: tariff.note ?? null,
    isLowConfidence: LOW_CONFIDENCE.test(tariff.confidence) && tariff.id !== todays,
    validUntil: tariff.validUntil,
  }));
  return own ? [...tariffs, ownTariff(own)] : tariffs;
}

function ownTariff({ windows, standingPence, exportWindows = [] }: OwnTariff): ImportTariff {
  return {
    id: OWN_TARIFF,
    name: "Your own tariff",
    supplier: "your supplier",
    windows,
    exportWindows,
    standingPence,
    needs: [],
    note: null,
    isLowConfidence: false,
    validUntil: null,
  };
}
