import { expect, it } from "vitest";
import { adminBudgetOptions, requestBudgetOptions } from "#content/options.ts";
import { budgetsBelow, fitsWishes, isMatch } from "#domain/coverage/matching.ts";

const ANY = { excludedOutcodes: [], minimumBudgetPounds: null, needsPhone: false };
const READING = { latitude: 51.454, longitude: -0.978, radiusMiles: 10, services: ["heat-pumps"], ...ANY };
const LEAD = { outcode: "RG4", serviceType: "heat-pumps", budgetRange: null, hasPhone: false };

const labels = [...new Set([...requestBudgetOptions, ...adminBudgetOptions].map(({ label }) => label))];
const matching = (minimumBudgetPounds: number) =>
  labels.filter((budgetRange) => fitsWishes({ ...LEAD, budgetRange }, { ...ANY, minimumBudgetPounds }));

it("is a lead in the company's area and services", () => {
  expect(isMatch(LEAD, READING)).toBe(true);
  expect(isMatch({ ...LEAD, outcode: "NE1" }, READING)).toBe(false);
  expect(isMatch({ ...LEAD, outcode: "ZZ99" }, READING)).toBe(false);
  expect(isMatch({ ...LEAD, serviceType: "ev-chargers" }, READING)).toBe(false);
});

it("excludes places the company leaves out, and leads without a phone number if it needs one", () => {
  expect(isMatch(LEAD, { ...READING, excludedOutcodes: ["RG5", "RG4"] })).toBe(false);
  expect(isMatch(LEAD, { ...READING, excludedOutcodes: ["RG5"] })).toBe(true);
  expect(isMatch(LEAD, { ...READING, needsPhone: true })).toBe(false);
  expect(isMatch({ ...LEAD, hasPhone: true }, { ...READING, needsPhone: true })).toBe(true);
});

it("needs a budget that reaches above the minimum, or an unknown one", () => {
  expect(matching(4999)).toEqual(matching(1));
  expect(matching(5000)).toEqual(labels.filter((label) => label !== "Under £5,000"));
  expect(matching(12_000)).not.toContain("£5,000-£10,000");
  expect(matching(12_000)).toEqual(expect.arrayContaining(["£10,000-£20,000", "£10,000 - £20,000"]));
  expect(matching(20_000)).not.toContain("£10,000 - £20,000");
  expect(matching(50_000)).toEqual([
    "Over £30,000",
    "Not sure yet",
    "£30,000-£100,000",
    "£100,000-£250,000",
    "Over £250,000",
    "Over £50,000",
  ]);
  expect(matching(1_000_000)).toEqual(["Over £30,000", "Not sure yet", "Over £250,000", "Over £50,000"]);
  expect(fitsWishes(LEAD, { ...ANY, minimumBudgetPounds: 1_000_000 })).toBe(true);
});

it("recognises the upper end of every budget in both forms that has one", () => {
  const endless = ["Not sure yet", "Over £30,000", "Over £250,000", "Over £50,000"];
  expect([...budgetsBelow(1_000_000)].sort()).toEqual(labels.filter((label) => !endless.includes(label)).sort());
});
