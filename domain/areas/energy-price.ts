/** What the strip on top of each page shows; prices are pence per kWh, VAT as charged. */
export interface EnergyPrices {
  electricity: number;
  gas: number;
  lastUpdated: Date;
  source: "cap" | "octopus" | "simulated";
  /** Not a price that anybody pays. Never shown without saying so. */
  indicative: boolean;
  /** Where the figures come from, in words. */
  sourceName: string;
}

const START = { electricity: 24.5, gas: 6.2 };
/** A chance of one half changes nothing. */
const MIDDLE = 0.5;
const SPAN = { electricity: 0.5, gas: 0.2 };

/** The first figures of the simulated source, as documented: 24.5 and 6.2 p/kWh; beside them what is true by `cap`. */
export function firstSimulatedPrices(now: Date, cap: EnergyPrices): EnergyPrices {
  const sourceName = `Indicative, simulated. Cap today: ${cap.electricity}p`;
  return { ...START, lastUpdated: now, source: "simulated", indicative: true, sourceName };
}

/**
 * The next figures of the simulated source: a small change around the start, in a span of about 0.5 and 0.2 p/kWh,
 * rounded to two decimals. `chances` are two numbers from 0 to 1, from the caller.
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
