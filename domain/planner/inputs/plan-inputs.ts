// The complete inputs of a plan: whatever the reader left out has its default. Names and nesting are those of the JSON
// interface. The code that reads a value decides whether it is allowed.

export const measures = [
  "draughtProofing",
  "loft",
  "cavity",
  "floor",
  "solidInternal",
  "solidExternal",
  "evCharger",
  "solar",
  "battery",
  "heatPump",
  "airToAir",
] as const;

/** In the order in which they are named, which breaks ties. */
export type Measure = (typeof measures)[number];

export type HomeType = "detached" | "semi" | "endTerrace" | "midTerrace" | "bungalow" | "flat";
export type BuiltAge = "pre1919" | "1919-1944" | "1945-1964" | "1965-1982" | "1983-1992" | "1993-1999" | "from2000";
export type Occupancy = "out" | "half" | "home";
export type Wall = "solid" | "solidInsulated" | "cavityEmpty" | "cavityFilled";
export type Windows = "single" | "double" | "triple";
export type EpcBand = "AB" | "C" | "D" | "E" | "FG";
export type Heating = "gas" | "oil" | "lpg" | "electric" | "heatPump" | "network";
export type Emitters = "storage" | "panel" | "radiators";
export type Shading = "none" | "modest" | "significant" | "heavy";
export type Charging = "charger" | "socket" | "public";

/** Clock times as `HH:MM`; pence a kWh, VAT included. `from` after `to` runs over midnight. */
export interface RateWindow {
  readonly from: string;
  readonly to: string;
  readonly pence: number;
}

/** The reader's own tariff: its windows cover the day once. */
export interface OwnTariff {
  readonly windows: readonly RateWindow[];
  /** Per day, VAT included. */
  readonly standingPence: number;
  readonly exportWindows?: readonly RateWindow[];
}

export interface SolarArray {
  readonly kwp: number;
  /** Degrees from north, clockwise. */
  readonly azimuth: number;
  /** Degrees from level. */
  readonly pitch: number;
  readonly shading: Shading;
}

export interface PlanInputs {
  /** Only the outward code: nothing after the reading of inputs ever has a full postcode. */
  readonly postcode: string;
  readonly home: {
    readonly type: HomeType;
    readonly built: BuiltAge;
    /** 1 to 5, where 5 is five or more. */
    readonly bedrooms: number;
    readonly floorAreaM2: number;
    readonly people: number;
    readonly occupancy: Occupancy;
    /** Null: unknown, so the average of the home's age is used. */
    readonly wall: Wall | null;
    readonly loftMm: number | null;
    readonly windows: Windows | null;
    /** Null: unknown, so the age is used. */
    readonly epc: EpcBand | null;
    readonly tenure: "owner" | "renter";
    /** Whether a roof belongs to the home, for panels. */
    readonly roof: boolean;
  };
  readonly energy: {
    readonly heating: Heating;
    /** What gives the heat where it is electric; elsewhere the usual one, which means nothing. */
    readonly emitters: Emitters;
    /** Electric heating on a tariff that costs less at night. */
    readonly nightRate: boolean;
    /** Per year, from the bill; null: estimated by the model. */
    readonly fuelKwh: number | null;
    /** Per year, from the bill, without car and heat pump; null: estimated by the model. */
    readonly electricityKwh: number | null;
    readonly exportPence: number;
    readonly ownTariff: OwnTariff | null;
    /** VAT included; null: the fuel's published price. */
    readonly fuelPence: number | null;
    /** Whether mains gas could be had, for oil and LPG: it decides the heat pump's grant. Null: unknown. */
    readonly gasInStreet: boolean | null;
  };
  readonly solar: {
    readonly arrays: readonly SolarArray[];
    readonly inverterKw: number;
    readonly exportLimitKw: number | null;
  };
  /** Usable. */
  readonly battery: { readonly kwh: number };
  readonly car: { readonly milesPerYear: number; readonly charging: Charging };
  readonly heatPump: { readonly designFlowC: number; readonly boilerDue: boolean };
  /** Those asked for, in the order of `measures`; each applies to this home. */
  readonly measures: readonly Measure[];
  /** What this home cannot have, in the order of `measures`: those named, and those that a reader would miss. */
  readonly excluded: readonly Measure[];
  /** `YYYY-MM-DD`, a London day. */
  readonly workDate: string;
  /** Register values the reader changed, by id. */
  readonly assumptions: Readonly<Record<string, number>>;
}
