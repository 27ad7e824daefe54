import { figures, shown } from "#content/figures/shared-figures.ts";
import { aboutKwh, count, oneDecimal, paybackRange, percent, pounds, poundsRange } from "#content/planner/figures.ts";
import { solarYieldOf } from "#domain/areas/solar-yield.ts";
import { type Asked, type CalculatorAnswer, ROOF_FOR_ONE_KW, type Typed } from "./answer.ts";
import { PRICE_CAP_SOURCE } from "./planned-home.ts";
import { registerFigure } from "./register-figure.ts";

const MONTHS = 12;
const PENCE_PER_POUND = 100;
const PLAN_YEARS = 20;

/** Panels on the roof of a business, between selling everything and using all that its bill allows. */
export function commercialSolarSeen({ roofArea = 0, monthlyBill = 0 }: Typed, { place }: Asked): CalculatorAnswer {
  const kw = roofArea / ROOF_FOR_ONE_KW;
  const kwh = kw * solarYieldOf(place.sapRegion).kwhPerYear;
  const bought = (MONTHS * monthlyBill * PENCE_PER_POUND) / figures.electricityPence;
  const used = Math.min(kwh, bought);
  const worth = (usedKwh: number, exportPence: number) =>
    (usedKwh * figures.electricityPence + (kwh - usedKwh) * exportPence) / PENCE_PER_POUND;
  const low = worth(0, figures.exportLowestPence);
  const high = worth(used, figures.exportGoodPence);
  const price = registerFigure("costs.solarMedian.to10");
  const yearsAt = (saved: number) => (kw * price.central) / saved;
  const within20 = (years: number) => (years <= PLAN_YEARS ? years : null);
  return {
    figures: [
      { label: "Saving", value: `${poundsRange([low, low, high])} a year` },
      { label: "System size", value: `${oneDecimal(kw)} kW` },
      { label: "Generation", value: `${aboutKwh(kwh)} a year` },
      ...(kw > 0
        ? [{ label: "Payback", value: paybackRange([within20(yearsAt(high)), null, within20(yearsAt(low))]) }]
        : []),
      { label: "Grant", value: "£0" },
    ],
    reason: `The lower end sells everything at ${shown.exportLowest} a kWh. The upper end uses as much as your bill allows, at the ${shown.electricity} that homes pay, and sells the rest at ${shown.exportGood}. Your contract’s price and your daytime use decide.`,
    assumed: `${ROOF_FOR_ONE_KW} m² of roof for each kW, facing south at 35° without shade, and ${pounds(price.central)} a kW, the official median for 4 to 10 kW; larger systems cost less a kW`,
    source: `Our planner’s yield; ${PRICE_CAP_SOURCE}; ${price.source}`,
  };
}

/** What is found in the premises of a business, as a share of its spend. */
export function commercialRenewablesSeen({ energySpend = 0 }: Typed): CalculatorAnswer {
  const found = registerFigure("use.audit");
  return {
    figures: [{ label: "Saving", value: shareOf(energySpend, found) }],
    reason: `Small firms find ${percent(found.low)} to ${percent(found.high)} of their spend, mostly in lighting, timers and heating. Panels and heat pumps come on top, each worth what its own quote shows.`,
    assumed: "premises that nobody has improved yet; size and opening hours alone do not change it",
    source: found.source,
  };
}

/** The years that are left and the yearly cut. */
export function netZeroSeen({ carbonFootprint = 0, targetYear = 0 }: Typed, { today }: Asked): CalculatorAnswer {
  const years = targetYear - Number(today.slice(0, "2026".length));
  const isAhead = years > 0;
  return {
    figures: isAhead
      ? [
          { label: "Years", value: count(years) },
          { label: "Yearly cut", value: `${oneDecimal(carbonFootprint / years)} tonnes` },
          { label: "Cost", value: "The sum of the quotes for each measure" },
        ]
      : [{ label: "Years", value: "Enter a target year that is still ahead" }],
    reason:
      "Counted from this year, in equal steps. No published price for each kWh or tonne fits every site: some measures save more than they cost, and others cost far more.",
    assumed: "a footprint that is the same today as the one you entered",
    source: "The calendar, and the figures you entered",
  };
}

/** A share of a bill, from low to high. */
export function shareOf(billPounds: number, share: { low: number; central: number; high: number }): string {
  return `${poundsRange([share.low * billPounds, share.central * billPounds, share.high * billPounds])} a year`;
}
