import fc, { type Arbitrary, type GeneratorValue } from "fast-check";

export interface Dice {
  /** A whole number from 0 up to, but not including, `sides`. */
  throw(sides: number): number;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/** For property tests: fast-check looks for the smallest throws that make them fail. */
export const someDice: Arbitrary<Dice> = fc.gen().map(diceBy);

/** Reproducible chance: the same seed gives the same throws, however many are needed. */
export function diceOf(seed: number): Dice & { seed: number } {
  const [dice] = fc.sample(someDice, { seed, numRuns: 1, unbiased: true });
  if (!dice) throw new Error("fast-check gave no dice");
  return { ...dice, seed };
}

function diceBy(chance: GeneratorValue): Dice {
  const thrown = (sides: number) => chance(fc.nat, sides - 1);
  return {
    throw: thrown,
    pick: <T>(items: readonly T[]) => items[thrown(items.length)] as T,
    shuffled: <T>(items: readonly T[]) => chance(fc.shuffledSubarray<T>, [...items], { minLength: items.length }),
  };
}
