import { describe, expect, it } from "vitest";
import { drawResults } from "#app/routes/site/calculator/draw-results.tsx";
import { solarAnswer } from "#content/answers/home-answers.ts";
import { isMyRoofGood } from "#content/guides/is-my-roof-good.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { solarPanels } from "#content/service-pages/solar-panels.ts";
import { findArea } from "#domain/areas/area.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { quoteRange } from "#domain/planner/plan/quote-range.ts";
import { typicalSolarHome } from "#domain/plans/typical-solar-home.ts";

// One roof, one answer: 4 kW facing south at 35 degrees, anywhere on the site.

const TODAY = "2026-11-22";
const UK: PlanPlace = { outwardCode: "", sapRegion: 0, nation: "England", longitude: -2 };

function planner(place: PlanPlace) {
  const query = new URLSearchParams("postcode=CR0&type=semi&built=1919-1944&beds=3&heating=gas&m=solar");
  query.append("kwp", "4");
  query.append("azimuth", "180");
  query.append("pitch", "35");
  const read = readQuery(query, { today: TODAY, findPlace: () => place });
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  const { solar, asked } = planHome(read.inputs, place, TODAY);
  const [low, , high] = asked.bands.firstYear;
  return { ...solar, used: asked.year.direct, range: `£${toTen(low)} to £${toTen(high)}`, low, high };
}

const toTen = (value: number) => (10 * Math.round(value / 10)).toLocaleString("en-GB");
const whole = (value: number) => Math.round(value).toLocaleString("en-GB");

describe.each([
  ["croydon", "CR0"],
  ["sutton", "SM1"],
  ["kent", "TN24"],
])("a roof in %s", (slug, outwardCode) => {
  const area = findArea(slug);
  const place = findPlanPlace(outwardCode);
  if (!area || !place) throw new Error(`${slug} or ${outwardCode} is not known`);
  const plan = planner(place);

  it("makes and saves on the area's page what the planner says", () => {
    const home = typicalSolarHome(area, TODAY);
    expect(toTen(home.kwhPerYear)).toBe(toTen(plan.kwhPerYear));
    expect(toTen(home.usedAtHomeKwhPerYear)).toBe(toTen(plan.used));
    expect(area.solarKwhPerKwp).toBe(Math.round(plan.kwhPerKwp));
    expect(`£${toTen(home.savedPoundsPerYear.low)} to £${toTen(home.savedPoundsPerYear.high)}`).toBe(plan.range);
  });

  it("makes and saves the same on its local page", () => {
    const page = landingPages.find((one) => one.area === slug && one.suffix === "solar-panels");
    const fact = (id: string) => page?.facts.find((one) => one.id === `${id}-${slug}`);
    expect(fact("yield")?.value).toBe(`${whole(plan.kwhPerKwp)} kWh per kW`);
    expect(fact("saving")?.value).toBe(plan.range);
    expect(fact("saving")?.note).toContain(`${toTen(plan.kwhPerYear)} kWh`);
  });

  it("is in the middle of the range that an installer's figure is compared with", () => {
    const range = quoteRange(place, { kwp: 4, azimuth: 180, pitch: 35, shading: "none" });
    expect(range.central).toBe(plan.kwhPerYear);
  });
});

describe("a roof in the average climate of the UK", () => {
  const plan = planner(UK);

  it("makes and saves on the service page and in the guide what the planner says", () => {
    const service = JSON.stringify(solarPanels.sections);
    const guide = JSON.stringify(isMyRoofGood.sections);
    expect(service).toContain(`about ${whole(plan.kwhPerKwp)} kWh a year per kW`);
    for (const text of [service, guide]) {
      expect(text).toContain(`${toTen(plan.kwhPerYear)} kWh`);
      expect(text).toContain(plan.range);
    }
    expect(service).toContain(`about ${toTen(plan.used)} kWh of that`);
    expect(solarAnswer.saving.value).toBe(`${plan.range} a year`);
  });
});

it("a calculator with its own formula says that it is a quick estimate", () => {
  expect(JSON.stringify(drawResults({ results: [], doubt: undefined, given: false }))).toContain("Quick estimate");
});
