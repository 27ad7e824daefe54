import { expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { keptPlans } from "#domain/plans/plan-of-home.ts";
import { samplePlan } from "#tests/support/plan-pages/home-plan-sample.ts";

const HOUR = 3_600_000;

function counted() {
  let now = 0;
  let made = 0;
  const plans = keptPlans();
  const make = () => {
    made += 1;
    return { ...samplePlan, inputs: { ...samplePlan.inputs, postcode: `${made}` } };
  };
  return {
    /** Tells the plans apart by the order in which they were made. */
    take: (key: string) => Number(plans.take(key, now, make).inputs.postcode),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

it("works a plan out once an hour", () => {
  const { take, pass } = counted();
  expect([take("a"), take("b"), take("a")]).toEqual([1, 2, 1]);
  pass(HOUR - 1);
  expect(take("a")).toBe(1);
  pass(1);
  expect(take("a")).toBe(3);
});

it("says whether it has a plan, for an hour", () => {
  const plans = keptPlans();
  plans.take("a", 0, () => samplePlan);
  expect([plans.has("a", HOUR - 1), plans.has("a", HOUR), plans.has("b", 0)]).toEqual([true, false, false]);
});

it("forgets the least recently used plan", () => {
  const { take } = counted();
  expect([take("first"), take("second")]).toEqual([1, 2]);
  for (let number = 3; number <= limits.plansKeptMax; number++) take(`other ${number}`);
  expect(take("first")).toBe(1);
  take("one too many");
  expect(take("first")).toBe(1);
  expect(take("second")).toBe(limits.plansKeptMax + 2);
});
