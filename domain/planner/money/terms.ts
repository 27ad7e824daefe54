import costs from "#content/data/planner/costs.json" with { type: "json" };
import type { Facts } from "#domain/planner/facts/facts.ts";

/** How money runs over the years. Rates a year. */
export interface Terms {
  readonly horizonYears: number;
  readonly discountRate: number;
  /** Of energy prices, real. */
  readonly priceGrowth: number;
  readonly panelFade: number;
  readonly batteryFade: number;
  /** No second battery is bought: its savings end with this year. */
  readonly batteryLifeYears: number;
  /** Pounds a year. */
  readonly heatPumpService: number;
  readonly airToAirService: number;
  readonly boilerService: number;
  /** Pounds in `inverterYear`. */
  readonly inverter: number;
  readonly inverterYear: number;
}

/** By the register. Real pounds: prices without general inflation. */
export function termsOf(facts: Facts): Terms {
  return {
    horizonYears: Math.round(facts.number("economics.horizon")),
    discountRate: facts.number("economics.discountRateReal"),
    priceGrowth: facts.number("economics.priceGrowth"),
    panelFade: facts.number("economics.panelFade"),
    batteryFade: facts.number("economics.batteryFade"),
    batteryLifeYears: facts.number("economics.batteryLife"),
    heatPumpService: facts.number("costs.heatPumpService"),
    airToAirService: facts.number("costs.airToAirService"),
    boilerService: facts.number("costs.boilerService"),
    inverter: facts.number("costs.inverter"),
    inverterYear: costs.inverterReplacement.year,
  };
}
