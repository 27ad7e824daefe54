/** Chance that a failed run can repeat: the same seed throws the same numbers. */
export interface Dice {
  seed: number;
  /** A whole number from 0 to below `sides`. */
  throw(sides: number): number;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  // The generator called mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const dice: Dice = {
    seed,
    throw: (sides) => Math.floor(next() * sides),
    pick: <T>(items: readonly T[]) => items[dice.throw(items.length)] as T,
    shuffled: <T>(items: readonly T[]) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
  return dice;
}
