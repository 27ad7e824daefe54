import { expect, it } from "vitest";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { readQuoteCheck, readQuoteCheckQuery } from "#domain/planner/inputs/read-quote-check.ts";

const asking = { today: "2026-11-23", findPlace: findPlanPlace };

it("reads a roof and what is claimed of it alike from JSON and an address", () => {
  const json = { postcode: "CR0 2YR", kwp: 4, azimuth: 90, pitch: 20, shading: "modest", claimedKwh: 3600 };
  const read = readQuoteCheck(json, asking);
  expect(read).toMatchObject({
    place: { outwardCode: "CR0" },
    array: { kwp: 4, azimuth: 90, pitch: 20, shading: "modest" },
    claimedKwh: 3600,
    claimedSavingPounds: null,
  });
  const query = new URLSearchParams("postcode=cr0&kwp=4&azimuth=90&pitch=20&shading=modest&claimed=3,600&saving=");
  expect(readQuoteCheckQuery(query, asking)).toEqual(read);
});

it("needs a place and the panels, and says what is out of range", () => {
  expect(readQuoteCheck({}, asking)).toEqual({
    errors: {
      postcode: ["We do not know this postcode. Check it, or use the first half of it."],
      kwp: ["Enter a number from 0.5 to 20"],
    },
  });
  const query = new URLSearchParams("postcode=CR0&kwp=21&pitch=91&shading=dark&claimed=0&saving=much");
  expect(readQuoteCheckQuery(query, asking)).toEqual({
    errors: {
      kwp: ["Enter a number from 0.5 to 20"],
      pitch: ["Enter a number from 0 to 90"],
      shading: ["Choose one of these"],
      claimedKwh: ["Enter a number from 1 to 100,000"],
      claimedSavingPounds: ["Enter a number from 1 to 100,000"],
    },
  });
});
