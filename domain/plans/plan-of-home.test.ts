import { expect, it } from "vitest";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { readJson, readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { planOfHome } from "#domain/plans/plan-of-home.ts";

const asking = { today: "2026-12-01", findPlace: findPlanPlace };
const NOW = new Date("2026-12-01T23:50:00Z");

function complete(read: ReturnType<typeof readQuery>) {
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return read;
}

it("returns the cached plan to anyone who asks for the same one, by address or through the API", () => {
  const query = new URLSearchParams("postcode=CR0+2YR&type=semi&built=1919-1944&beds=3&heating=gas&kwp=4");
  const byAddress = planOfHome(complete(readQuery(query, asking)), NOW);
  const body = {
    postcode: "cr0",
    home: { type: "semi", built: "1919-1944", bedrooms: 3 },
    solar: { arrays: [{ kwp: 4 }] },
  };
  const byProgram = planOfHome(complete(readJson(body, asking)), NOW);
  expect(byAddress.query).toBe("postcode=CR0&type=semi&built=1919-1944&beds=3&heating=gas");
  expect(byProgram.plan).toBe(byAddress.plan);
});

it("works it out again on the next day, even within the hour, and for another home", () => {
  // If a date for the work is given, the address is the same on both days.
  const query = new URLSearchParams("postcode=CR0&type=semi&built=1919-1944&beds=3&when=2027-05-01");
  const home = complete(readQuery(query, asking));
  const today = planOfHome(home, NOW);
  expect(planOfHome(home, new Date("2026-12-02T00:10:00Z")).plan).not.toBe(today.plan);
  const warmer = { ...home, inputs: { ...home.inputs, battery: { kwh: 6 } } };
  expect(planOfHome(warmer, NOW).plan.inputs.battery.kwh).toBe(6);
});
