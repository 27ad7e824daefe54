import { describe, expect, it } from "vitest";
import { drawBill } from "#app/routes/planner/plan/draw/draw-bill.tsx";
import { drawTariffs } from "#app/routes/planner/plan/draw/draw-tariffs.tsx";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { elementsOf, wordsOf } from "#tests/support/plan-pages/drawn-words.ts";
import { type Changes, croydon, sampleInputs } from "#tests/support/plan-samples.ts";

// The register's price cap is valid until 31 December 2026, the night tariff for cars into 2027.

const pageOn = (today: string, changes: Changes = {}): PlanPage => ({
  plan: planHome(sampleInputs(changes), croydon, today),
  query: "postcode=CR0",
  today,
});
const tariffsOn = (today: string, changes: Changes = {}) =>
  elementsOf(drawTariffs(pageOn(today, changes)), "li").map(wordsOf);
const named = (words: readonly string[], name: RegExp) => words.find((one) => name.test(one)) ?? "";

describe("a tariff whose last day has passed", () => {
  const car = { measures: ["solar" as const], car: { milesPerYear: 500 } };

  it("is left out while another is valid, and the page says why, and since when", () => {
    const [cap, night] = [/price cap/i, /^Intelligent/].map((name) => named(tariffsOn("2027-01-02", car), name));
    expect(cap).toContain("Its rates are out of date.");
    expect(cap).toContain("Out of date since 1 January 2027");
    expect(cap).not.toContain("Used in your plan");
    expect(night).toContain("Used in your plan");
    expect(named(tariffsOn("2026-12-31", car), /price cap/i)).not.toContain("ut of date");
  });

  it("is used and marked if no other is valid", () => {
    const cap = named(tariffsOn("2027-01-02"), /price cap/i);
    expect(cap).toContain("Used in your plan");
    expect(cap).toContain("Out of date since 1 January 2027");
  });

  it("is marked among a bill's sources from the day after", () => {
    expect(wordsOf(drawBill(pageOn("2027-01-01")))).toContain("Out of date since 1 January 2027");
    expect(wordsOf(drawBill(pageOn("2026-12-31")))).not.toContain("Out of date");
  });
});

it("the cap names the day from which the next one applies, and no other tariff does", () => {
  const words = tariffsOn("2026-12-01");
  const due = "The next cap applies from 1 January 2027 and is not in yet.";
  expect(named(words, /price cap/i)).toContain(due);
  expect(words.filter((one) => one.includes(due))).toHaveLength(1);
});

it("a tariff that pays by the hour says what, and why nothing is planned with it", () => {
  const flux = named(tariffsOn("2026-12-01", { measures: ["solar"] }), /Flux/);
  expect(flux).toContain("16.6p from 02:00 to 05:00");
  expect(flux).toContain("It pays 13.3p from 05:00 to 16:00 and from 19:00 to 02:00");
  expect(flux).toContain("We do not know its rates of this quarter well enough.");
  expect(flux).toContain("Not ranked");
});
