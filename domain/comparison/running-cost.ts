import type { Quote } from "#content/quote-sheet/quote-sheet.ts";

/** Electricity prices, the same for all quotes compared. */
export interface EnergyPrices {
  /** Bought, in pence per kWh. */
  unitPence: number;
  /** Sold, in pence per kWh. */
  exportPence: number;
}

const USUAL_FALL_PERCENT = 0.5;
const PERCENT = 100;

/**
 * The cost of a quote over this many years, in whole pence: what the customer pays, plus a heat pump's electricity,
 * less the savings and income from the panels' output. Output falls each year by the quote's own figure, or half a per
 * cent. Excludes inflation and replacements. Source: the specification of projects, section 4.
 */
export function costOverYears(
  { quote, duePence }: { quote: Quote; duePence: number },
  years: number,
  prices: EnergyPrices,
): number {
  const electricity = quote.technology === "heat_pump" ? quote.electricityKwh * prices.unitPence * years : 0;
  return Math.round(duePence + electricity - panelsBring(quote, years, prices));
}

/** In pence, not rounded. */
function panelsBring(quote: Quote, years: number, { unitPence, exportPence }: EnergyPrices): number {
  if (!("firstYearKwh" in quote)) return 0;
  const { firstYearKwh, ownUsePercent, fallPercent = USUAL_FALL_PERCENT } = quote;
  const own = ownUsePercent / PERCENT;
  const worth = own * unitPence + (1 - own) * exportPence;
  let outputKwh = firstYearKwh;
  let pence = 0;
  for (let year = 0; year < years; year++) {
    pence += outputKwh * worth;
    outputKwh *= 1 - fallPercent / PERCENT;
  }
  return pence;
}
