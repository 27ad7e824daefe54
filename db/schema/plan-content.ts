/** Low, middle and high. */
type Range = readonly [number, number, number];

/**
 * An energy plan attached to a request, as its customer saw it. Nothing in it says who they are or where they live
 * beyond the outward code. kWh and pounds are per year unless noted.
 */
export interface PlanContent {
  /** The query string that opens the plan for changes. */
  readonly query: string;
  /** The London day on which it was attached, and the state of the register it was calculated with. */
  readonly madeOn: string;
  readonly register: string;
  readonly home: {
    readonly type: string;
    readonly built: string;
    readonly bedrooms: number;
    readonly floorAreaM2: number;
    readonly heating: string;
  };
  readonly use: {
    readonly electricityKwh: number;
    readonly fuelKwh: number;
    readonly spaceHeatKwh: number;
    readonly waterHeatKwh: number;
    readonly milesPerYear: number;
  };
  readonly roofs: readonly {
    readonly kwp: number;
    readonly azimuth: number;
    readonly pitch: number;
    readonly shading: string;
  }[];
  readonly solarKwhPerYear: number;
  readonly batteryKwh: number;
  readonly heatPump: {
    /** kW on the coldest day, without any insulation of the plan. */
    readonly sizeKw: { readonly low: number; readonly high: number };
    readonly designFlowC: number;
    readonly spf: number;
  };
  /** What the plan advises, in order, and what else its customer looked at. */
  readonly measures: readonly string[];
  readonly alsoLookedAt: readonly string[];
  /** The cost of what it advises, after grants. */
  readonly costPounds: number;
  readonly savingPounds: Range;
}
