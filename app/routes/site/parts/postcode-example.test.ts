import { expect, it } from "vitest";
import { postcodeExample } from "#app/routes/site/parts/postcode-example.ts";
import { areas } from "#domain/areas/area.ts";
import { outwardCodeExists } from "#domain/postcodes/outward-code.ts";

it("takes a postcode typical of the area", () => {
  expect(postcodeExample({ outwardCodes: ["CR4", "SM1", "SM2"] })).toBe("SM1 1AA");
});

it("begins with an existing outward code, in every area", () => {
  for (const area of areas) expect(outwardCodeExists(postcodeExample(area).split(" ")[0] ?? ""), area.slug).toBe(true);
});
