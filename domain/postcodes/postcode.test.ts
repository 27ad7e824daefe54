import { expect, test } from "vitest";
import { parsePostcode, postcodeProblem } from "#domain/postcodes/postcode.ts";
import cases from "#domain/postcodes/postcode-cases.json" with { type: "json" };

const OURS = "Installers here work in England, Scotland, Wales and Northern Ireland only.";

test.each(cases.good)("reads $input as $postcode", ({ input, postcode }) => {
  expect(parsePostcode(input)).toEqual({ postcode, outward: postcode.split(" ")[0] });
});

test.each(cases.bad)("refuses '$input': $why", ({ input }) => {
  expect(parsePostcode(input)).toBeUndefined();
});

test("accepts a live outward code without a position", () => {
  expect(parsePostcode("ch90 1aa")).toEqual({ postcode: "CH90 1AA", outward: "CH90" });
});

test("has all 60 cases", () => {
  expect(cases.good.length + cases.bad.length).toBe(60);
});

test.each([
  ["je2 3ab", `This postcode is in Jersey, and we do not serve it. ${OURS}`],
  ["GY1 1AA", `This postcode is in Guernsey, and we do not serve it. ${OURS}`],
  ["IM1 1AA", `This postcode is on the Isle of Man, and we do not serve it. ${OURS}`],
  ["BFPO 57", `This postcode is of the British Forces Post Office, and we do not serve it. ${OURS}`],
  ["BF1 2AY", `This postcode is of the British Forces Post Office, and we do not serve it. ${OURS}`],
  ["RG44 9ZZ", "We cannot find the postcode RG44 9ZZ. Please check it."],
  ["rg449zz", "We cannot find the postcode RG44 9ZZ. Please check it."],
  ["RG4", "Enter a full UK postcode, like CR0 1EA."],
  ["RG4 1CC", "Enter a full UK postcode, like CR0 1EA."],
  ["", "Enter a full UK postcode, like CR0 1EA."],
])("says of %s what is wrong: it is not full, or there is none such", (input, message) => {
  expect(postcodeProblem(input)).toBe(message);
});
