// What a simulated year leaves behind, in kWh.

/** Where a year's electricity and fuel went. */
export interface YearTotals {
  readonly pv: number;
  /** Electricity of the home: use, car at home, heat pump. */
  readonly load: number;
  /** Used as it was made. */
  readonly direct: number;
  readonly import: number;
  readonly export: number;
  readonly curtailed: number;
  /** In the battery. */
  readonly loss: number;
  /** Change of charge. */
  readonly stored: number;
  readonly fuel: number;
  /** Public charging. */
  readonly away: number;
}

export interface MonthTotals {
  readonly pv: number;
  readonly direct: number;
  readonly fromBattery: number;
  readonly import: number;
  readonly export: number;
  readonly load: number;
  readonly fuel: number;
}

/** One weekday with a mixed sky: kWh in each half hour, and what the battery holds at its end. */
export interface DayTrace {
  readonly load: readonly number[];
  readonly pv: readonly number[];
  readonly direct: readonly number[];
  readonly charge: readonly number[];
  readonly discharge: readonly number[];
  readonly import: readonly number[];
  readonly export: readonly number[];
  readonly storedKwh: readonly number[];
  /** VAT included. */
  readonly importPence: readonly number[];
}
