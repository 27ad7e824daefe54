import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { Band, PlanVerdict } from "#domain/planner/money/band.ts";
import type { BillParts } from "#domain/planner/tariffs/bill-parts.ts";
import type { DayTrace, MonthTotals, YearTotals } from "#domain/planner/year/year-record.ts";

// All that a plan says, unrounded, for pages, the JSON interface and what is attached to a request. kWh and pounds are a
// year unless said; pounds are real. Arrays of twelve begin with January, of 48 with the half hour after midnight.

/** A home with certain measures on its best tariff, against the home without any on its best. */
export interface Outcome {
  readonly measures: readonly Measure[];
  readonly tariff: string;
  /** This home on each tariff, the one used among them. */
  readonly tariffs: readonly TariffOffer[];
  readonly billPounds: number;
  readonly baseBillPounds: number;
  readonly bill: BillParts;
  readonly year: YearTotals;
  readonly months: readonly MonthTotals[];
  readonly days: { readonly summer: DayTrace; readonly winter: DayTrace };
  /** After grants and what a new boiler would have cost. */
  readonly costPounds: number;
  /** Year 0 is what is paid. */
  readonly flows: readonly number[];
  readonly npvPounds: number;
  /** Null: not within 20 years. */
  readonly paybackYears: number | null;
  /** Saved in 20 years. */
  readonly carbonKg: number;
  /** kg a year of the home as it is and of this one, from the year after the work. */
  readonly carbonByYear: readonly { readonly year: number; readonly beforeKg: number; readonly afterKg: number }[];
  readonly bands: {
    readonly npv: Band;
    readonly firstYear: Band;
    /** Infinity would not travel as JSON: null is not within 20 years. */
    readonly payback: readonly [number | null, number | null, number | null];
  };
  /** Undiscounted sum of flows to the end of each year, 0 to 20. */
  readonly cumulative: readonly Band[];
  readonly verdict: PlanVerdict;
  /** npvPounds with real energy prices that change by this much a year, beside the centre. */
  readonly npvByPriceGrowth: readonly { readonly growth: number; readonly npvPounds: number }[];
}

/** A measure at its place in the order. */
export interface PlanStep {
  readonly measure: Measure;
  /** Before grants: low, central, high. */
  readonly grossPounds: Band;
  readonly grantPounds: number;
  /** After grants and what a new boiler would have cost. */
  readonly netPounds: number;
  /** Of the bill in the first year, added to the steps before it. */
  readonly savingPounds: number;
  readonly billAfterPounds: number;
  readonly tariff: string;
  /** Present value that it adds to the steps before it. */
  readonly gainPounds: number;
  readonly worthIt: boolean;
  /** The net cost at which it would break even; below 0: not even for nothing. */
  readonly breakEvenPounds: number;
}

export interface TariffOffer {
  readonly id: string;
  readonly name: string;
  readonly supplier: string;
  /** With the measures of its outcome. */
  readonly billPounds: number;
  readonly eligible: boolean;
  /** Why it is not eligible or not used, in words; null: it could be used. */
  readonly why: string | null;
  /** Out of date on the day asked: its last day. */
  readonly staleSince: string | null;
  readonly windows: readonly { readonly from: string; readonly to: string; readonly pence: number }[];
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
    /** On the price cap. */
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
    readonly sizeKw: number;
  };
  /** Share of space heat that each insulation measure asked for saves. */
  readonly insulation: Readonly<
    Partial<Record<Measure, { readonly low: number; readonly central: number; readonly high: number }>>
  >;
  /** All measures asked for. */
  readonly asked: Outcome;
  /** The steps before the first loss; the page shows this one. */
  readonly recommended: Outcome;
  /** Only another tariff, free. */
  readonly switchFirst: { readonly tariff: string; readonly savingPounds: number };
  readonly steps: readonly PlanStep[];
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
