import { expect, it } from "vitest";
import { plannerLink } from "./planner-link.ts";

it("takes along what the planner asks for too", () => {
  expect(plannerLink({ solarSize: 4.5, dailyUsage: 8 })).toBe("/planner?kwp=4.5");
  expect(plannerLink({ annualMiles: 8000 })).toBe("/planner?miles=8000");
  expect(plannerLink({ floorArea: 100, fuelType: 1 })).toBe("/planner?floor=100");
});

it("leaves out what the planner would refuse, and what was not entered", () => {
  expect(plannerLink({ solarSize: 21, people: 0 })).toBe("/planner");
  expect(plannerLink({})).toBe("/planner");
});
