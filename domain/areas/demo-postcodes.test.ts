import { expect, test } from "vitest";
import { demoInstallers } from "#content/demo/installers.ts";
import { demoLeads } from "#content/demo/leads.ts";
import { demoPastLeads } from "#content/demo/past-leads.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";

test("every demo postcode exists as far as we can know, across all four nations", () => {
  const postcodes = [...demoLeads, ...demoPastLeads, ...demoInstallers].map(({ postcode }) => postcode);
  expect(postcodes.filter((postcode) => parsePostcode(postcode)?.postcode !== postcode)).toEqual([]);
  const places = postcodes.map((postcode) => findOutwardCode(parsePostcode(postcode)?.outward ?? ""));
  expect(places.filter((place) => !place?.hasAddresses)).toEqual([]);
  expect(new Set(places.map((place) => place?.country)).size).toBe(4);
});
