/** What a bill is made of. */
export interface BillParts {
  readonly electricityPounds: number;
  readonly standingPounds: number;
  readonly exportPounds: number;
  readonly fuelPounds: number;
  readonly publicChargingPounds: number;
  /** All of it. */
  readonly totalPounds: number;
}
