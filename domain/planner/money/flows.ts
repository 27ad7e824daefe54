import type { Terms } from "#domain/planner/money/terms.ts";

/** First-year savings on the bill, in pounds, grouped by what they fade with. */
export interface Streams {
  /** The bill without both solar and battery, less the bill without battery. */
  readonly solar: number;
  /** The bill without battery, less the bill. */
  readonly battery: number;
  /** The bill without measures, less the bill without both. */
  readonly rest: number;
}

/** Costs that fall due because of what is installed. */
export interface Upkeep {
  readonly hasSolar: boolean;
  /** A year, more than is paid for service today. */
  readonly servicePounds: number;
}

/** Pounds in each year: the payment in year 0, then savings less costs that fall due. */
export function flowsOf(cost: number, streams: Streams, upkeep: Upkeep, terms: Terms): number[] {
  const years = Array.from({ length: terms.horizonYears }, (_, index) => index + 1);
  return [-cost, ...years.map((year) => savedIn(year, streams, terms) - dueIn(year, upkeep, terms))];
}

function savedIn(year: number, { solar, battery, rest }: Streams, terms: Terms): number {
  const age = year - 1;
  const fromBattery = year <= terms.batteryLifeYears ? battery * (1 - terms.batteryFade) ** age : 0;
  return (solar * (1 - terms.panelFade) ** age + fromBattery + rest) * (1 + terms.priceGrowth) ** age;
}

/** Pounds that fall due in a year, whatever energy costs. */
export function dueIn(year: number, { hasSolar, servicePounds }: Upkeep, terms: Terms): number {
  return servicePounds + (hasSolar && year === terms.inverterYear ? terms.inverter : 0);
}

/** The value of flows in year 0, pounds, at the register's discount rate (HM Treasury's Green Book). */
export function presentValue(flows: ArrayLike<number>, discountRate: number): number {
  return presentValues(flows, discountRate).at(-1) ?? 0;
}

/** The same of the flows to the end of each year. */
export function presentValues(flows: ArrayLike<number>, discountRate: number): Float64Array {
  const values = new Float64Array(flows.length);
  let value = 0;
  let worth = 1;
  for (let year = 0; year < flows.length; year++) {
    value += (flows[year] ?? 0) * worth;
    values[year] = value;
    worth /= 1 + discountRate;
  }
  return values;
}

/** Years until the undiscounted flows first add up to zero, linear within the year; null: not within them. */
export function paybackYears(flows: ArrayLike<number>): number | null {
  let sum = 0;
  for (let year = 0; year < flows.length; year++) {
    const before = sum;
    const flow = flows[year] ?? 0;
    sum += flow;
    if (sum >= 0) return year === 0 ? 0 : year - 1 - before / flow;
  }
  return null;
}
