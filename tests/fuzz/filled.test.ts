import fc from "fast-check";
import { expect, it } from "vitest";
import type { FoundForm } from "#tests/fuzz/explore.ts";
import { filledButFor, filledIn } from "#tests/fuzz/filled.ts";
import { SHARPEST } from "#tests/fuzz/hostile.ts";
import { type Dice, someDice } from "#tests/support/dice.ts";

const MARK = "zq7z";
const closeAccount: FoundForm = {
  person: "approved",
  target: "/account/data",
  actions: ["/account/data"],
  action: "/account/data",
  method: "post",
  takesFiles: false,
  fields: [{ name: "companyName", type: "text", values: ["Kestrelmoor Solar & Storage Ltd"] }],
  buttons: [],
};

it("never closes an account by a company's name, as it is or as an earlier request has changed it", () => {
  let seen = 0;
  const isNoName = (dice: Dice, text: string) => {
    const bodies = [
      filledIn(dice, closeAccount, MARK),
      filledButFor(dice, closeAccount, "companyName", text, MARK),
    ].filter(({ type }) => type === "application/x-www-form-urlencoded");
    const names = bodies.flatMap(({ body }) => new URLSearchParams(String(body)).getAll("companyName"));
    seen += names.length;
    expect(names.filter((name) => !name.includes(MARK))).toEqual([]);
  };
  fc.assert(fc.property(someDice, fc.constantFrom(...SHARPEST), isNoName), { seed: 1, numRuns: 500 });
  expect(seen).toBeGreaterThan(500);
});
