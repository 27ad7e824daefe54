/** What a bill is made of. */
export interface BillParts {
  readonly electricityPounds: number;
  /** Of electricity, and of gas while there is any. */
  readonly standingPounds: number;
  /** What exports earn: taken off. */
  readonly exportPounds: number;
  /** Without its standing charge. */
  readonly fuelPounds: number;
  readonly publicChargingPounds: number;
  /** All of it. */
  readonly totalPounds: number;
}
