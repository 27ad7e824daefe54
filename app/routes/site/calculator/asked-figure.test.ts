import { expect, it } from "vitest";
import { calculate } from "#app/routes/site/calculator/calculate.ts";

const page = (id: string, query: string) => calculate(id, new URL(`https://fairwatt.test/?${query}`));

it("asks for the first figure when none was given, and shows no result of 0", () => {
  const { read } = page("solar", "annualBill=&roofArea=+&propertyType=1");
  expect(read).toMatchObject({
    given: false,
    warnings: { annualBill: [expect.stringMatching(/^Enter a figure here/)] },
  });
  expect(Object.keys(read.warnings)).toEqual(["annualBill"]);
});

it("gives the usual result for a form that is partly filled in or needs no figure", () => {
  const partly = page("solar", "annualBill=1200&roofArea=&propertyType=1");
  expect(partly.read).toMatchObject({ given: true, warnings: { roofArea: ["Left blank, so it counts as 0."] } });
  expect(page("grants", "projectType=2&propertyType=1&systemSize=").read.given).toBe(true);
  expect(page("solar", "annualBill=0&roofArea=&propertyType=1").read.given).toBe(true);
  expect(page("solar", "").read).toMatchObject({ given: false });
});
