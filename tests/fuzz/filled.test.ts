import { expect, it } from "vitest";
import type { FoundForm } from "#tests/fuzz/explore.ts";
import { filledButFor, filledIn } from "#tests/fuzz/filled.ts";
import { SHARPEST } from "#tests/fuzz/hostile.ts";
import { diceOf } from "#tests/support/dice.ts";

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

it("never closes an account by a company's name, as it is or as an earlier request has made it", () => {
  const bodies = Array.from({ length: 500 }, (_, seed) => [
    filledIn(diceOf(seed), closeAccount, MARK),
    filledButFor(diceOf(seed), closeAccount, "companyName", SHARPEST[seed % SHARPEST.length] ?? "", MARK),
  ]).flat();
  const names = bodies
    .filter(({ type }) => type === "application/x-www-form-urlencoded")
    .flatMap(({ body }) => new URLSearchParams(String(body)).getAll("companyName"));
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => !name.includes(MARK))).toEqual([]);
});
