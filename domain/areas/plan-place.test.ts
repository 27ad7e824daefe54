import { expect, it } from "vitest";
import { findPlanPlace, outwardPart } from "#domain/areas/plan-place.ts";

it.each(["CR0 2YR", "cr02yr", " cr0 ", "CR0", "cr-0"])("finds the place of %s without its second half", (typed) => {
  expect(findPlanPlace(typed)).toEqual({
    outwardCode: "CR0",
    sapRegion: 1,
    nation: "England",
    longitude: expect.closeTo(-0.08, 1),
  });
});

it.each([
  ["EH1", "Scotland"],
  ["CF10", "Wales"],
  ["BT9", "Northern Ireland"],
])("knows the nation of %s", (typed, nation) => {
  expect(findPlanPlace(typed)?.nation).toBe(nation);
});

it.each(["", "ZZ1 1ZZ", "ZZ1", "SE1P", "BN99", "BN99 1AB", "JE2 3AB", "Croydon"])("has no place for '%s'", (typed) => {
  expect(findPlanPlace(typed)).toBeUndefined();
});

it("splits a full postcode, and nothing else", () => {
  expect(outwardPart("cr0 2yr")).toBe("CR0");
  for (const typed of ["CR0", "ZZ1 1ZZ", "", "CR0 2"]) expect(outwardPart(typed)).toBeUndefined();
});
