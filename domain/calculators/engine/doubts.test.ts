import { expect, it } from "vitest";
import { calculators, findCalculator } from "#domain/calculators/calculators.ts";
import { doubtOf } from "./doubts.ts";
import { readInputs } from "./read-inputs.ts";

function doubtAbout(id: string, fields: Record<string, string>): string | undefined {
  const calculator = findCalculator(id);
  if (!calculator) throw new Error(`no calculator ${id}`);
  return doubtOf(calculator, readInputs(calculator, fields));
}

it.each([
  ["ev", { annualMiles: "8000", costPerMile: "15", efficiency: "3.5" }, "assumes £15 of fuel for every mile"],
  ["fleet", { fleetSize: "1", dailyMiles: "60", costPerMile: "2" }, "15 pence a mile is 0.15"],
])("says of %s with %j what cannot be true", (id, fields, said) => {
  expect(doubtAbout(id, fields)).toContain(said);
});

it.each([
  ["solar", { annualBill: "1200", roofArea: "30" }],
  ["ev", { annualMiles: "8000", costPerMile: "1", efficiency: "3.5" }],
  ["solar", {}],
])("says nothing of %s with %j", (id, fields) => {
  expect(doubtAbout(id, fields)).toBeUndefined();
});

it("never shows a non-number, whatever is typed", () => {
  for (const { id, fields } of calculators)
    for (const value of ["0", "1", "1000000000", "-1", "x", ""]) {
      const doubt = doubtAbout(id, Object.fromEntries(fields.map(({ name }) => [name, value])));
      expect(doubt ?? "", `${id} ${value}`).not.toMatch(/NaN|Infinity|undefined/);
    }
});
