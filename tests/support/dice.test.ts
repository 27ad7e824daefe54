import fc from "fast-check";
import { expect, it } from "vitest";
import { type Dice, diceOf, someDice } from "#tests/support/dice.ts";

const SIDES = [1, 2, 6, 1000, 2 ** 31];
const throws = (dice: Dice) => Array.from({ length: 50 }, (_, index) => dice.throw(SIDES[index % SIDES.length] ?? 1));

it("the same seed throws the same numbers, in order and endlessly, and others throw others", () => {
  expect(throws(diceOf(7))).toEqual(throws(diceOf(7)));
  expect(throws(diceOf(7))).not.toEqual(throws(diceOf(8)));
  const dice = diceOf(7);
  expect(throws(dice)).not.toEqual(throws(dice));
});

it("every side comes up about as often as any other", () => {
  const dice = diceOf(7);
  const often = new Map<number, number>();
  for (let turn = 0; turn < 6000; turn++) {
    const side = dice.throw(6);
    often.set(side, (often.get(side) ?? 0) + 1);
  }
  expect([...often.keys()].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  for (const times of often.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
});

it("shuffling keeps everything", () => {
  const cards = Array.from({ length: 30 }, (_, index) => index);
  const shuffled = diceOf(7).shuffled(cards);
  expect(shuffled).not.toEqual(cards);
  expect(shuffled.toSorted((one, other) => one - other)).toEqual(cards);
});

it("a failing property reports the smallest throws that make it fail", () => {
  const smallest: number[] = [];
  const isBelow = (dice: Dice) => {
    const thrown = [dice.throw(100), dice.throw(100)];
    if (thrown.some((one) => one >= 40)) {
      smallest.splice(0, 2, ...thrown);
      return false;
    }
    return true;
  };
  expect(fc.check(fc.property(someDice, isBelow), { seed: 7 }).failed).toBe(true);
  expect(smallest.toSorted((one, other) => one - other)).toEqual([0, 40]);
});
