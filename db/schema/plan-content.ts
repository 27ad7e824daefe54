/** Low, middle and high. */
type Range = readonly [number, number, number];

/**
 * An energy plan that came with a request, as its customer saw it: nothing in it says who they are or where they live
 * beyond the outward code. kWh and pounds are a year unless said.
 */
export interface PlanContent {
  /** The address's query by which the plan is opened and changed again. */
  readonly query: string;
  /** The London day on which it was attached, and the state of the register it was worked out with. */
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
  readonly heatPump: { readonly sizeKw: number; readonly designFlowC: number; readonly spf: number };
  /** What the plan advises, first things first, and what its customer looked at besides. */
  readonly measures: readonly string[];
  readonly alsoLookedAt: readonly string[];
  /** Of what it advises, after grants. */
  readonly costPounds: number;
  readonly savingPounds: Range;
}
