import { describe, expect, it } from "vitest";
import { drawBill } from "#app/routes/planner/plan/draw/draw-bill.tsx";
import { drawLosses } from "#app/routes/planner/plan/draw/draw-losses.tsx";
import { drawSteps } from "#app/routes/planner/plan/draw/draw-steps.tsx";
import { drawVerdict } from "#app/routes/planner/plan/draw/draw-verdict.tsx";
import { planRows } from "#app/routes/planner/plan/plan-rows.ts";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { elementsOf, wordsOf } from "#tests/support/plan-pages/drawn-words.ts";

const today = "2026-11-27";

function pageOf(more: string): PlanPage {
  const query = `postcode=B15&type=semi&built=1965-1982&beds=2&wall=cavityEmpty${more}`;
  const read = readQuery(new URLSearchParams(query), { today, findPlace: findPlanPlace });
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return { plan: planHome(read.inputs, read.place, today), query, today };
}

const wordsOfOthers = (page: PlanPage) => elementsOf(drawSteps(page), "div", "for-others").map(wordsOf);
const leftOutIn = (page: PlanPage) => elementsOf(drawLosses(page), "div", "left-out").map(wordsOf).join();

describe("the plan of a tenant", () => {
  const rented = pageOf("&tenure=renter&miles=5000&charging=socket");

  it("lists for the landlord what it would save in energy, and no money", () => {
    const [forLandlord = "", ...more] = wordsOfOthers(rented);
    expect(more).toEqual([]);
    expect(forLandlord).toMatch(/^For your landlord/);
    expect(forLandlord).toMatch(/Cavity walls: about [\d,]+0 kWh a year less to buy/);
    expect(forLandlord).toMatch(/Battery: saves no energy by itself/);
    expect(forLandlord).not.toMatch(/£/);
  });

  it("asks for the landlord's yes to the charging point", () => {
    const drawn = `${wordsOf(drawSteps(rented))}${wordsOf(drawLosses(rented))}`;
    expect(drawn).toContain("You need your landlord’s yes before it is installed.");
  });

  it("says where nothing is theirs to do", () => {
    const network = pageOf("&tenure=renter&heating=network");
    expect(network.plan.steps).toEqual([]);
    expect(wordsOf(drawVerdict(network))).toContain("There is nothing here for you to pay for");
  });
});

describe("the plan of a flat", () => {
  const flat = pageOf("&type=flat&m=solar&m=battery&m=heatPump&m=cavity");

  it("leaves the outside walls to the building's owner", () => {
    expect(wordsOfOthers(flat).join()).toMatch(/^For the building's owner.*Cavity walls: about/);
  });

  it("says why there are no panels, and what the lease must allow, with the guide", () => {
    expect(leftOutIn(flat)).toContain("Panels need a roof that is yours.");
    const drawn = [drawSteps(flat), drawLosses(flat)];
    expect(drawn.map(wordsOf).join()).toMatch(/freeholder’s written consent.*fire strategy|fire strategy.*freeholder/);
    const asks = wordsOf(drawSteps(flat)).match(/what to read in the lease, and how to ask/g);
    expect(asks).toHaveLength(2);
  });

  it("lists it in the file of figures too", () => {
    expect(planRows(flat)).toContainEqual(["solar", "Panels need a roof that is yours.", ""]);
  });
});

it("speaks of a car's charging only where there is a car", () => {
  expect(wordsOf(drawBill(pageOf("")))).not.toContain("car charging");
  expect(wordsOf(drawBill(pageOf("&miles=6000")))).toContain("standing charges, car charging included.");
});

describe("heating that is no fuel", () => {
  it("on a network says that its price is on another bill", () => {
    const network = pageOf("&heating=network");
    expect(wordsOf(drawBill(network))).toContain("What the heat network charges is not in it.");
    expect(leftOutIn(network)).toContain("A heat network gives this home its heat.");
    expect(network.plan.today.fuelKwh).toBe(0);
  });

  it("by storage heaters has today's bill at the prices of day and night, and says which heat pump is better", () => {
    const storage = pageOf("&heating=electric&emitters=storage");
    const words = wordsOf(drawBill(storage));
    expect(words).toContain("at your day and night prices");
    expect(words).not.toContain("electric heating");
    expect(leftOutIn(storage)).toMatch(/eat pump: An? (?:air-to-air )?heat pump comes out better here: [+−]£/);
  });
});
