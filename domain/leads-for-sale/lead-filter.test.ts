import { describe, expect, it } from "vitest";
import { budgetBands } from "#content/lead-filters.ts";
import { adminBudgetOptions, requestBudgetOptions } from "#content/options.ts";
import { narrows, readLeadFilter, writeLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";

const read = (address: string, unlessSaid: "mine" | "all" = "all") =>
  readLeadFilter(new URLSearchParams(address), { area: unlessSaid });

describe("the filter of the leads for sale", () => {
  it("is the same after reading it from a URL and writing it back", () => {
    const address = "area=mine&service=heat-pumps&urgency=high&budget=5k-10k&within=20&age=7&order=nearest";
    const filter = read(address);
    expect(filter).toEqual({
      onlyMine: true,
      service: "heat-pumps",
      urgency: "high",
      budget: "5k-10k",
      withinMiles: 20,
      ageDays: 7,
      order: "nearest",
      cursor: null,
    });
    expect(writeLeadFilter(filter, { area: "all" }).toString()).toBe(address);
    expect(writeLeadFilter(filter, { area: "mine" }).toString()).toBe(address.replace("area=mine&", ""));
  });

  it.each([
    "",
    "area=theirs&service=Solar&urgency=HIGH&budget=0&within=abc&age=-1",
    "area=&service=&urgency=&budget=&within=&age=",
    "within=0&age=0",
    "order=newest",
    "within=601&age=61",
    "within=1e2&age=7.5",
    "within=99999999999999999999&age=%00",
    "service=__proto__&budget=constructor",
  ])("leaves out what it does not know: %s", (address) => {
    expect(read(address)).toEqual({ onlyMine: false, cursor: null });
    expect(read(address, "mine")).toEqual({ onlyMine: true, cursor: null });
    expect(narrows(read(address, "mine"))).toBe(false);
  });

  it("does not count its order as narrowing", () => {
    expect(narrows(read("order=nearest"))).toBe(false);
  });

  it("counts as narrowing as soon as one value is set", () => {
    expect(narrows(read("within=600"))).toBe(true);
    expect(narrows(read("age=60"))).toBe(true);
  });

  it("has every budget of both forms in one band", () => {
    const banded = budgetBands.flatMap(({ budgets }) => budgets);
    const labels = [...requestBudgetOptions, ...adminBudgetOptions].map(({ label }) => label);
    expect([...banded].sort()).toEqual([...new Set(labels)].sort());
  });
});
