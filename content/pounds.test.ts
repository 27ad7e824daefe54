import { expect, it } from "vitest";
import { pounds } from "#content/pounds.ts";

it.each([
  [9900, "£99"],
  [495, "£4.95"],
  [5, "£0.05"],
  [16_583, "£165.83"],
  [0, "£0"],
])("%i pence are %s", (pence, words) => {
  expect(pounds(pence)).toBe(words);
});
