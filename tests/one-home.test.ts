import { describe, expect, it } from "vitest";
import { calculate } from "#app/routes/site/calculator/calculate.ts";
import { drawResults } from "#app/routes/site/calculator/draw-results.tsx";
import { batteryAnswer, heatPumpAnswer, solarAnswer } from "#content/answers/home-answers.ts";
import { figures } from "#content/figures/shared-figures.ts";
import { isMyRoofGood } from "#content/guides/is-my-roof-good.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { paybackRange, poundsRange } from "#content/planner/figures.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { solarPanels } from "#content/service-pages/solar-panels.ts";
import { findArea } from "#domain/areas/area.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { roofYields } from "#domain/briefs/roof-yields.ts";
import { betterOff } from "#domain/comparison/better-off.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { quoteRange } from "#domain/planner/plan/quote-range.ts";
import { UK } from "#domain/plans/calculator-answers/answer.ts";
import { batterySeen } from "#domain/plans/calculator-answers/panels.ts";
import { homeOfRequest } from "#domain/plans/home-of-request.ts";
import { typicalSolarHome } from "#domain/plans/typical-solar-home.ts";
import { ourYield } from "#domain/quotes/checks/our-yield.ts";

// One home, one answer, wherever the site or a program speaks of it: 4 kW facing south at 35 degrees on our typical
// home, a heat pump in it, and a battery beside the panels.

const TODAY = "2026-11-22";
/** 4 kWp of a quote on such a roof. */
const QUOTE = {
  ...quoteExamples.solar,
  kWp: 4,
  panels: 10,
  arrays: [{ panels: 10, facing: 180, pitch: 35, shade: "none" }],
} as const;

const QUERY = "type=semi&built=1919-1944&beds=3&heating=gas&kwp=4&azimuth=180&pitch=35&m=solar";

function planned(place: PlanPlace, more = "") {
  const query = new URLSearchParams(`postcode=CR0&${QUERY}${more}`);
  const read = readQuery(query, { today: TODAY, findPlace: () => place });
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return planHome(read.inputs, place, TODAY);
}

function planner(place: PlanPlace) {
  const { solar, asked } = planned(place);
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

  it("saves the same in the calculator of the area’s page", () => {
    // 2,500 kWh at the price cap, and 5 m² of roof for each kW.
    const bill = (2500 * figures.electricityPence + 365 * figures.electricityStandingPence) / 100;
    const page = new URL(`https://fairwatt.test/?annualBill=${bill}&roofArea=20&propertyType=2`);
    const { seen } = calculate("solar", page, { place, today: TODAY });
    const { asked, solar } = planned(place, "&electricity=2500");
    expect(seen).toMatchObject({
      figures: [
        { label: "Saving", value: `${poundsRange(asked.bands.firstYear)} a year` },
        { label: "Panels", value: "4 kW" },
        { label: "Payback", value: paybackRange(asked.bands.payback) },
      ],
      reason: expect.stringContaining(`${toTen(solar.kwhPerYear)} kWh a year`),
    });
  });

  it("makes the same in a brief and in the check of a quote, but for the place’s longitude", () => {
    const roofs = [{ facing: "south", pitch: 30, shade: "none" }];
    const [brief] = roofYields({ roofs }, place.sapRegion)?.kwhPerKwp ?? [];
    const at30 = quoteRange(place, { kwp: 1, azimuth: 180, pitch: 30, shading: "none" }).central;
    expect(Math.abs((brief ?? 0) - at30)).toBeLessThanOrEqual(1);
    expect(Math.abs((ourYield(QUOTE, place.sapRegion)?.kwhPerYear ?? 0) - plan.kwhPerYear)).toBeLessThanOrEqual(1);
  });

  it("is worth in a comparison of quotes what the plan says, at the plan’s price", () => {
    const request = { outcode: outwardCode, plan: { query: `postcode=${outwardCode}&${QUERY}`, madeOn: TODAY } };
    const home = homeOfRequest({ ...request, brief: null, propertyType: null }, TODAY);
    const { asked, inputs } = planned(place);
    const quote: Quote = { ...QUOTE, inverterKw: inputs.solar.inverterKw };
    const offer = { quote, payPence: Math.round(100 * asked.costPounds), isForBusiness: false };
    const found = home && betterOff(offer, home, TODAY);
    expect(found && "npvPounds" in found ? found.npvPounds : Number.NaN).toBeCloseTo(asked.npvPounds, 0);
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

it("a calculator’s own formula is called a rule of thumb and a quick estimate", () => {
  const drawn = JSON.stringify(drawResults({ results: [], doubt: undefined, given: false }));
  for (const words of ["Rule of thumb", "Quick estimate"]) expect(drawn).toContain(words);
});

it("a home with a heat pump saves and pays back on the service page what the planner says", () => {
  const read = readQuery(new URLSearchParams("postcode=X&type=semi&built=1919-1944&beds=3&fuel=9500&m=heatPump"), {
    today: TODAY,
    findPlace: () => UK,
  });
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  const { asked } = planHome(read.inputs, UK, TODAY);
  const [low, , high] = asked.bands.firstYear;
  expect(heatPumpAnswer.saving.value).toBe(`£${toTen(low)} to £${toTen(high)} a year`);
  const gas = (9500 * figures.gasPence + 365 * figures.gasStandingPence) / 100;
  const page = new URL(`https://fairwatt.test/?annualBill=${gas}&fuelType=1&floorArea=101`);
  expect(calculate("heat-pump", page, { place: UK, today: TODAY }).seen).toMatchObject({
    figures: expect.arrayContaining([{ label: "Saving", value: `${poundsRange(asked.bands.firstYear)} a year` }]),
  });
});

it("a battery saves on the service page what the calculator says of the same home", () => {
  const [low, high] = [...batteryAnswer.saving.value.matchAll(/£(\d+)/g)].map(([, pounds]) => Number(pounds));
  const daily = planned(UK).today.electricityKwh / 365;
  const seen = batterySeen({ dailyUsage: daily, solarSize: 4 }, 5, { place: UK, today: TODAY });
  expect(seen.figures[0]?.value).toBe(`£${toTen(low ?? 0)} to £${toTen(high ?? 0)} a year`);
});
