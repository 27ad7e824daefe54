import { expect, it } from "vitest";
import { measures, type PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { grantPounds } from "./grant.ts";

const place = (nation: string) => ({ outwardCode: "", sapRegion: 1, nation, longitude: 0 });

interface Case {
  heating?: PlanInputs["energy"]["heating"];
  workDate?: string;
  tenure?: "owner" | "renter";
  type?: PlanInputs["home"]["type"];
  gasInStreet?: boolean | null;
}

function asking({
  heating = "gas",
  workDate = "2026-12-15",
  tenure = "owner",
  type = "semi",
  gasInStreet = false,
}: Case) {
  return {
    home: {
      type,
      built: "1919-1944",
      bedrooms: 3,
      floorAreaM2: 101,
      people: 3,
      occupancy: "half",
      wall: null,
      loftMm: null,
      windows: null,
      epc: null,
      tenure,
      roof: type !== "flat",
    },
    energy: {
      heating,
      emitters: "panel",
      nightRate: false,
      fuelKwh: null,
      electricityKwh: null,
      exportPence: 12,
      ownTariff: null,
      fuelPence: null,
      gasInStreet,
    },
    workDate,
  } as const;
}

const heatPump = (nation: string, own: Case = {}, gross = 12_908) =>
  grantPounds("heatPump", asking(own), place(nation), gross);
const charger = (nation: string, own: Case, gross = 1000) =>
  grantPounds("evCharger", asking(own), place(nation), gross);

it.each([
  ["England", "gas", "2026-12-15", 7500],
  ["England", "electric", "2026-12-15", 7500],
  ["England", "oil", "2026-12-15", 9000],
  ["England", "lpg", "2026-12-15", 9000],
  ["England", "oil", "2026-07-20", 7500],
  ["England", "oil", "2026-07-21", 9000],
  ["England", "oil", "2027-03-31", 9000],
  ["England", "oil", "2027-04-01", 7500],
  ["England", "gas", "2030-03-31", 7500],
  ["England", "gas", "2030-04-01", 0],
  ["Wales", "oil", "2026-12-15", 9000],
  ["Wales", "oil", "2027-04-10", 7500],
  ["Scotland", "gas", "2026-12-15", 7500],
  ["Scotland", "oil", "2026-12-15", 7500],
  ["Scotland", "gas", "2027-06-01", 7500],
  ["Northern Ireland", "gas", "2026-12-15", 0],
  ["Northern Ireland", "oil", "2026-12-15", 0],
] as const)("a heat pump in %s instead of %s on %s gets £%i", (nation, heating, workDate, pounds) => {
  expect(heatPump(nation, { heating, workDate })).toBe(pounds);
});

it.each([
  ["oil", true, 7500],
  ["oil", null, 7500],
  ["lpg", null, 7500],
  ["lpg", false, 9000],
  ["gas", false, 7500],
] as const)("a heat pump instead of %s, with gas in the street %s, gets £%i", (heating, gasInStreet, pounds) => {
  expect(heatPump("England", { heating, gasInStreet })).toBe(pounds);
});

it("renters get nothing for a heat pump", () => {
  for (const nation of ["England", "Wales", "Scotland"]) expect(heatPump(nation, { tenure: "renter" })).toBe(0);
});

it("a grant is never more than the cost", () => {
  expect(heatPump("England", {}, 6000)).toBe(6000);
  expect(heatPump("England", { heating: "oil" }, 8000)).toBe(8000);
});

it("a charger in a flat or for a renter gets three quarters of its cost, at most £500", () => {
  expect(charger("England", { type: "flat" })).toBe(500);
  expect(charger("Scotland", { tenure: "renter" })).toBe(500);
  expect(charger("Northern Ireland", { type: "flat", tenure: "renter" })).toBe(500);
  expect(charger("Wales", { type: "flat" }, 600)).toBe(450);
  expect(charger("England", {})).toBe(0);
});

it.each([
  ["2026-03-31", 0],
  ["2026-04-01", 500],
  ["2027-03-31", 500],
  ["2027-04-01", 0],
])("on %s a charger in a flat gets £%i", (workDate, pounds) => {
  expect(charger("England", { type: "flat", workDate })).toBe(pounds);
});

it("an air-to-air heat pump gets £2,500 for owners in England and Wales", () => {
  const airToAir = (nation: string, own: Case = {}, gross = 5400) =>
    grantPounds("airToAir", asking({ heating: "electric", ...own }), place(nation), gross);
  expect(airToAir("England")).toBe(2500);
  expect(airToAir("Wales", { type: "flat" })).toBe(2500);
  expect(airToAir("England", {}, 2000)).toBe(2000);
  expect(airToAir("England", { tenure: "renter" })).toBe(0);
  expect(airToAir("England", { workDate: "2026-04-27" })).toBe(0);
  for (const nation of ["Scotland", "Northern Ireland"]) expect(airToAir(nation)).toBe(0);
});

it("a home on a heat network gets none for a heat pump", () => {
  expect(heatPump("England", { heating: "network" })).toBe(0);
});

it("nothing else gets a grant that everybody can count on", () => {
  const granted = new Set<string>(["heatPump", "airToAir", "evCharger"]);
  for (const measure of measures.filter((one) => !granted.has(one))) {
    expect(grantPounds(measure, asking({ type: "flat" }), place("England"), 5000)).toBe(0);
  }
});
