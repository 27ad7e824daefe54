import { describe, expect, it } from "vitest";
import { wonJobCost } from "#domain/statistics/won-job-cost.ts";

describe("the cost of a won job", () => {
  it("is the credits spent at the average price paid, shared among the jobs", () => {
    // £99 for 20 and £199 for 50: £298 for 70. 35 credits are £149, for 2 jobs £74.50 each.
    expect(wonJobCost({ spentCredits: 35, boughtCredits: 70, paidPence: 29_800, wonJobs: 2 })).toMatchObject({
      costPence: 7450,
      creditPence: 426,
      missing: [],
    });
  });

  it("is rounded once, at the end", () => {
    // A rounded price of a credit (426) would make 21.30 of it.
    expect(wonJobCost({ spentCredits: 5, boughtCredits: 70, paidPence: 29_800, wonJobs: 1 }).costPence).toBe(2129);
  });

  it("is nothing where all payments were given back", () => {
    expect(wonJobCost({ spentCredits: 5, boughtCredits: 20, paidPence: 0, wonJobs: 1 }).costPence).toBe(0);
  });

  it.each([
    [{ spentCredits: 0 }, ["spent"]],
    [{ boughtCredits: 0, paidPence: 0 }, ["paid"]],
    [{ wonJobs: 0 }, ["won"]],
    [{ spentCredits: 0, boughtCredits: 0, paidPence: 0, wonJobs: 0 }, ["spent", "paid", "won"]],
  ])("is not known without %o", (given, missing) => {
    const spending = { spentCredits: 35, boughtCredits: 70, paidPence: 29_800, wonJobs: 2, ...given };
    expect(wonJobCost(spending)).toMatchObject({ costPence: null, missing });
  });
});
