import { expect, it } from "vitest";
import { schemeNotes } from "#content/areas/scheme-notes.ts";
import grants from "#content/data/grants.json" with { type: "json" };
import { grantsChecked, grantsIn } from "#domain/areas/grants-in.ts";

const COUNTRIES = ["England", "Scotland", "Wales", "Northern Ireland"];

it.each(COUNTRIES)("describes what each scheme open in %s pays", (country) => {
  const open = grantsIn(country, grantsChecked);
  expect(open.length).toBeGreaterThan(0);
  for (const { id, amount } of open) {
    const pounds = typeof amount === "number" ? `£${amount.toLocaleString("en-GB")}` : "";
    expect(schemeNotes[id]?.amount, id).toContain(pounds);
  }
});

it("describes no scheme that is missing from the data", () => {
  const known = grants.schemes.map(({ id }) => id);
  for (const id of Object.keys(schemeNotes)) expect(known).toContain(id);
});
