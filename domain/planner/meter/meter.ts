import type { MeterYear } from "#domain/planner/meter/meter-year.ts";

/** A home's own meter, as a plan uses it. It never leaves the device: neither inputs nor addresses hold it. */
export interface Meter {
  readonly year: MeterYear;
  /** What the meter measured too, so that its use is never added to it. */
  readonly behind: { readonly car: boolean; readonly heatPump: boolean; readonly panels: boolean };
}
