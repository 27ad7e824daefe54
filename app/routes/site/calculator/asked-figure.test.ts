import { expect, it } from "vitest";
import { calculate } from "#app/routes/site/calculator/calculate.ts";
import { calculators } from "#domain/calculators/calculators.ts";
import { UK } from "#domain/plans/calculator-answers/answer.ts";

const page = (id: string, query: string) =>
  calculate(id, new URL(`https://fairwatt.test/?${query}`), { place: UK, today: "2026-11-27" });

it.each(calculators.filter(({ fields }) => !fields[0]?.choices))("$id asks for its first figure", ({ id, fields }) => {
  const sent = fields.map(({ name, choices }) => `${name}=${choices ? "1" : "+"}`).join("&");
  const { read, seen } = page(id, sent);
  const asked = `Enter a figure here first: ${fields[0]?.label}.`;
  expect(read).toMatchObject({ given: false, warnings: { [fields[0]?.name ?? ""]: [asked] } });
  expect(Object.keys(read.warnings)).toHaveLength(1);
  expect(seen).toEqual({ asks: asked });
  expect(page(id, "").seen).toEqual({ asks: asked });
});

it("asks for the choice of a calculator that begins with one, and needs no figure after it", () => {
  expect(page("grants", "").seen).toEqual({ asks: "Choose first: Project type." });
  expect(page("grants", "projectType=2&propertyType=1&systemSize=")).toMatchObject({
    read: { given: true },
    seen: { figures: [{ label: "Grant" }] },
  });
});

it("gives the usual result for a form that is partly filled in", () => {
  const partly = page("solar", "annualBill=1200&roofArea=&propertyType=1");
  expect(partly.read).toMatchObject({ given: true, warnings: { roofArea: ["Left blank, so it counts as 0."] } });
  expect(page("solar", "annualBill=0&roofArea=&propertyType=1").read.given).toBe(true);
  expect(page("solar", "").read).toMatchObject({ given: false });
});

it("asks for a figure without which the answer would be £0", () => {
  expect(page("fleet", "fleetSize=12&dailyMiles=&costPerMile=0.15").seen).toEqual({
    asks: "Enter a figure here first: Miles a day for each vehicle.",
  });
});
