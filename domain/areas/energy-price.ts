/** The prices in the strip at the top of each page, in pence per kWh, VAT as charged. */
export interface EnergyPrices {
  electricity: number;
  gas: number;
  lastUpdated: Date;
  source: "cap" | "octopus" | "simulated";
  /** Nobody pays exactly this price; never show it without saying so. */
  indicative: boolean;
  /** The source, in words. */
  sourceName: string;
}

const START = { electricity: 24.5, gas: 6.2 };
/** A random number of one half leaves the price unchanged. */
const MIDDLE = 0.5;
const SPAN = { electricity: 0.5, gas: 0.2 };

/**
 * The first figures of the simulated source, as documented: 24.5 and 6.2 p/kWh, with everything else taken from `cap`.
 */
export function firstSimulatedPrices(now: Date, cap: EnergyPrices): EnergyPrices {
  const sourceName = `Indicative, simulated. Cap today: ${cap.electricity}p`;
  return { ...START, lastUpdated: now, source: "simulated", indicative: true, sourceName };
}

/**
 * The next figures of the simulated source: a small change around the start, within about 0.5 and 0.2 p/kWh, rounded to
 * two decimals. The caller supplies `chances`, two numbers from 0 to 1.
 */
export function nextSimulatedPrices(now: Date, cap: EnergyPrices, chances: readonly [number, number]): EnergyPrices {
  const moved = (start: number, span: number, chance: number) => twoDecimals(start + (chance - MIDDLE) * span);
  return {
    ...firstSimulatedPrices(now, cap),
    electricity: moved(START.electricity, SPAN.electricity, chances[0]),
    gas: moved(START.gas, SPAN.gas, chances[1]),
  };
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
