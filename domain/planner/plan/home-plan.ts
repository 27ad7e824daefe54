import type { HeatPumpSize } from "#domain/planner/heat-pump/size.ts";
import type { WhyNot } from "#domain/planner/inputs/applicable-measures.ts";
import type { Measure, PlanInputs, RateWindow } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { Band, PlanVerdict } from "#domain/planner/money/band.ts";
import type { BillParts } from "#domain/planner/tariffs/bill-parts.ts";
import type { DayTrace, MonthTotals, YearTotals } from "#domain/planner/year/year-record.ts";

// The whole result of a plan, unrounded, for pages, the JSON interface and requests for quotes. kWh and pounds are per
// year unless stated otherwise; pounds are real. Arrays of twelve begin with January, of 48 with the half hour after
// midnight.

/** A home with certain measures on its best tariff, compared with the home without any on its best. */
export interface Outcome {
  readonly measures: readonly Measure[];
  readonly tariff: string;
  /** This home on each tariff, including the one used. */
  readonly tariffs: readonly TariffOffer[];
  readonly billPounds: number;
  readonly baseBillPounds: number;
  readonly bill: BillParts;
  readonly year: YearTotals;
  readonly months: readonly MonthTotals[];
  readonly days: { readonly summer: DayTrace; readonly winter: DayTrace };
  /** The size of a heat pump with the insulation among the measures. */
  readonly heatPumpKw: HeatPumpSize;
  /** After grants and the cost of a new boiler avoided. */
  readonly costPounds: number;
  /** Year 0 is the payment. */
  readonly flows: readonly number[];
  /** The one figure that pages call “Better off over 20 years”: the present value of the flows at central figures. */
  readonly npvPounds: number;
  /** Null: not within 20 years. */
  readonly paybackYears: number | null;
  /** Saved in 20 years. */
  readonly carbonKg: number;
  /** kg a year of the home as it is and with the measures, from the year after the work. */
  readonly carbonByYear: readonly { readonly year: number; readonly beforeKg: number; readonly afterKg: number }[];
  /** Of the 500 draws, for the JSON interface. No page shows a middle draw: skewed draws move it off the centre. */
  readonly bands: Ranges;
  /** The same with the central figure in the middle, for pages. The middle of `npv` is npvPounds. */
  readonly ranges: Ranges;
  /** Present value of the flows to the end of each year, 0 to 20; the last is `ranges.npv`. */
  readonly cumulative: readonly Band[];
  readonly verdict: PlanVerdict;
  /** npvPounds with real energy prices that change by this much a year, beside the centre. */
  readonly npvByPriceGrowth: readonly { readonly growth: number; readonly npvPounds: number }[];
}

/** One in ten below, the middle, one in ten above. */
interface Ranges {
  readonly npv: Band;
  readonly firstYear: Band;
  /** JSON has no infinity: null means not within 20 years. */
  readonly payback: readonly [number | null, number | null, number | null];
}

/** A measure in its place in the order. */
export interface PlanStep {
  readonly measure: Measure;
  /** Before grants: low, central, high. */
  readonly grossPounds: Band;
  readonly grantPounds: number;
  /** After grants and the cost of a new boiler avoided. */
  readonly netPounds: number;
  /** First-year saving on the bill on top of the previous steps. */
  readonly savingPounds: number;
  readonly billAfterPounds: number;
  readonly tariff: string;
  /** Present value on top of the previous steps. */
  readonly gainPounds: number;
  readonly worthIt: boolean;
  /** The net cost at which it would break even; below 0: not even if it were free. */
  readonly breakEvenPounds: number;
}

/** A measure looked at that the home cannot have. */
export interface LeftOut extends WhyNot {
  readonly measure: Measure;
  /** kWh of electricity and fuel that it alone would save where somebody else decides on it. */
  readonly savedKwh: number | null;
}

/** Something to do first, for nothing. */
export interface FreeStep {
  readonly id: "tariff" | "flow55" | "thermostat" | "draughtsByHand" | "export";
  /** A year. */
  readonly savingPounds: { readonly low: number; readonly central: number; readonly high: number };
}

export interface TariffOffer {
  readonly id: string;
  readonly name: string;
  readonly supplier: string;
  /** With the measures of its outcome. */
  readonly billPounds: number;
  readonly eligible: boolean;
  /** Why it is not eligible or not used, in words; null: it can be used. */
  readonly why: string | null;
  /** What else to know of it, as a sentence without its full stop. */
  readonly note: string | null;
  /** Its last day, if it is out of date on the day asked for. */
  readonly staleSince: string | null;
  readonly windows: readonly RateWindow[];
  /** What it pays by the hour; empty: the payment of the inputs at any time. */
  readonly exportWindows: readonly RateWindow[];
  readonly standingPence: number;
}

export interface HomePlan {
  readonly inputs: PlanInputs;
  readonly place: PlanPlace;
  readonly today: {
    readonly electricityKwh: number;
    readonly fuelKwh: number;
    readonly spaceHeatKwh: number;
    readonly waterHeatKwh: number;
    /** On the price cap, or where the home pays less at night on such a tariff. */
    readonly billPounds: number;
    readonly bill: BillParts;
    /** Charged at home and elsewhere. */
    readonly carKwh: number;
  };
  readonly solar: {
    readonly kwhPerYear: number;
    readonly kwhPerKwp: number;
    readonly monthlyKwh: readonly number[];
    /** Of each array, a year. */
    readonly planeKwhPerM2: readonly number[];
    readonly sapUsedAtHomeKwh: number;
  };
  readonly heatPump: {
    readonly spf: number;
    readonly electricityKwh: number;
    readonly grantPounds: number;
    /** Of the home as it is. */
    readonly sizeKw: HeatPumpSize;
    readonly sizeLimit: "under" | "over" | null;
    /** The grant if no gas is in the street; null where that is known, or changes nothing. */
    readonly grantWithoutGasPounds: number | null;
  };
  /** The share of space heat saved by each insulation measure asked for. */
  readonly insulation: Readonly<
    Partial<Record<Measure, { readonly low: number; readonly central: number; readonly high: number }>>
  >;
  /** All measures asked for. */
  readonly asked: Outcome;
  /** The steps before the first loss; the page shows this one. */
  readonly recommended: Outcome;
  /**
   * Pence a kWh of oil or LPG from which a heat pump alone would pay for itself, VAT included; null for other heating, or
   * if no heat pump was asked for.
   */
  readonly breakEvenFuelPence: number | null;
  /** What costs nothing, or next to nothing. In none of the plan's sums. */
  readonly free: readonly FreeStep[];
  /** Switching tariff alone, which is free. */
  readonly switchFirst: { readonly tariff: string; readonly savingPounds: number };
  readonly steps: readonly PlanStep[];
  readonly leftOut: readonly LeftOut[];
  readonly assumptions: readonly { readonly id: string; readonly value: unknown; readonly edited: boolean }[];
  readonly warnings: readonly PlanWarning[];
}

export type PlanWarning =
  | "northern_ireland_prices"
  | "stale_tariff"
  | "stale_figures"
  | "clipping_understated"
  | "low_confidence_costs"
  | "fuel_price_needed"
  | "assumed_south";
