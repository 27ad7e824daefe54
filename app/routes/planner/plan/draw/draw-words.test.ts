import { describe, expect, it } from "vitest";
import { drawLosses, lossInWords } from "#app/routes/planner/plan/draw/draw-losses.tsx";
import { drawSteps } from "#app/routes/planner/plan/draw/draw-steps.tsx";
import { drawVerdict } from "#app/routes/planner/plan/draw/draw-verdict.tsx";
import { liveParts } from "#app/routes/planner/plan/draw/live-parts.tsx";
import { planRows } from "#app/routes/planner/plan/plan-rows.ts";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import { elementsOf, wordsOf } from "#tests/support/plan-pages/drawn-words.ts";
import { samplePlan } from "#tests/support/plan-pages/home-plan-sample.ts";

const page: PlanPage = { plan: samplePlan, query: "postcode=CR0", today: "2026-12-01" };
const losing: PlanPage = {
  ...page,
  plan: { ...samplePlan, steps: samplePlan.steps.map((step) => ({ ...step, worthIt: false })) },
};
const nothing = { tag: "li", attributes: {}, children: [] };
const heading = (drawn: ReturnType<typeof drawVerdict>) => wordsOf(elementsOf(drawn, "h1")[0] ?? "");

describe("the verdict", () => {
  it("is followed by what to pay and by ranges", () => {
    const words = wordsOf(drawVerdict(page));
    expect(heading(drawVerdict(page))).toBe("Likely to pay for itself");
    expect(words).toContain(
      "Solar panels, a heat pump and a battery, in this order. You pay about £15,000 after £7,500 of grants, and live £1,600 to £1,900 a year cheaper.",
    );
    expect(words).toContain("Better off over 20 years £7,340");
    expect(words).toContain("In 8 of 10 outcomes £2,000 to £11,800, costs taken off");
    expect(words).toContain("7 to 12 years until it has paid for itself");
  });

  it("says plainly that nothing pays, and still shows the plan with everything asked for", () => {
    expect(heading(drawVerdict(losing))).toBe("On money alone, nothing here pays for itself within 20 years.");
    expect(elementsOf(drawSteps(losing), "li", "todo-step")).toHaveLength(5);
    expect(wordsOf(drawLosses(losing))).toContain("Not worth it on money today");
  });
});

describe("the steps", () => {
  it("come in order after what costs nothing, with cost, saving and reason", () => {
    const [free] = elementsOf(drawSteps(page), "ul");
    expect(wordsOf(elementsOf(drawSteps(page), "h3")[0] ?? "")).toBe("First, for nothing");
    expect(elementsOf(free ?? nothing, "li").map(wordsOf)).toEqual([
      "Move to Night tariff for carsNothing to install.about £140",
      "Turn the boiler’s flow down to 55 °CA hot water cylinder stays at 60 °C.£30 to £70",
      "Turn the thermostat down by 1 °C£30 to £80",
      "Register your panels for export paymentsThe plan counts on it.£100 to £370",
    ]);
    const steps = elementsOf(drawSteps(page), "li", "todo-step").map(wordsOf);
    expect(steps).toHaveLength(3);
    expect(steps[0]).toContain(
      "Why first: of what is left it gains most for each pound of its cost: £0.59 over 20 years.",
    );
    expect(steps[1]).toContain("£2,908 you pay£2,500 the boiler you need not buy£7,500 grant");
  });

  it("show to the pound what each is worth, and together the plan's one figure", () => {
    const words = wordsOf(drawSteps(page));
    for (const gain of ["+£4,400", "+£2,700", "+£240"]) expect(words).toContain(gain);
    expect(words).toContain("Together: +£7,340 over 20 years.");
  });

  it("give SAP's figure only for a plan that SAP counts alike: no heat pump, no car, the battery asked for", () => {
    expect(wordsOf(drawSteps(page))).not.toContain("SAP's method");
    const { inputs, steps } = samplePlan;
    const plan: HomePlan = {
      ...samplePlan,
      inputs: { ...inputs, measures: ["solar"], car: { ...inputs.car, milesPerYear: 0 } },
      steps: steps.filter(({ measure }) => measure === "solar"),
    };
    expect(wordsOf(drawSteps({ ...page, plan }))).toContain("SAP's method says 2,570 kWh used at home");
  });

  it("warn of a close call, with the price at which it becomes a loss", () => {
    const battery = elementsOf(drawSteps(page), "li", "todo-step").map(wordsOf)[2];
    expect(battery).toContain("A close call");
    expect(battery).toContain("above a cost to you of £4,800 it no longer pays");
  });

  it("ask for the reader's own figure where a cost is rough", () => {
    const links = elementsOf(drawSteps(page), "a").map(({ attributes }) => attributes.href);
    expect(links).toContain("#plan-a.costs.battery.fixed");
  });
});

describe("what is not worth it", () => {
  it("shows loss and break-even cost", () => {
    expect(lossInWords({ gainPounds: -338, breakEvenPounds: 962 })).toBe(
      "Not worth it on money today: about £340 worse off over 20 years. It would break even at a cost of £960.",
    );
    expect(lossInWords({ gainPounds: -474, breakEvenPounds: -24 })).toBe(
      "Not worth it on money today: about £470 worse off over 20 years. Not even for nothing.",
    );
  });

  it("lists the steps after the first loss", () => {
    expect(elementsOf(drawLosses(page), "h3").map(wordsOf)).toEqual([
      "Fill the cavity walls",
      "Loft insulation, from 100 to 300 mm",
    ]);
  });
});

describe("the price of oil", () => {
  const oil = (energy: Partial<HomePlan["inputs"]["energy"]>, heatPump: Partial<HomePlan["heatPump"]> = {}) => ({
    ...losing,
    plan: {
      ...losing.plan,
      inputs: { ...samplePlan.inputs, energy: { ...samplePlan.inputs.energy, heating: "oil" as const, ...energy } },
      breakEvenFuelPence: 102.1 / 10.35,
      heatPump: { ...samplePlan.heatPump, ...heatPump },
    },
  });

  it("from which a heat pump pays is told, with the price that was counted and whose it is", () => {
    expect(wordsOf(drawLosses(oil({})))).toContain(
      "A heat pump pays from 102p a litre of oil (9.9p a kWh). We counted 78p a litre, the middle of prices to 5 March 2026: type what your last bill says.",
    );
    expect(wordsOf(drawLosses(oil({ fuelPence: 9 })))).toContain("We counted 93p a litre, your own price.");
    expect(wordsOf(drawLosses(losing))).not.toContain("A heat pump pays from");
  });

  it("comes with the grant where nobody said whether gas is in the street", () => {
    const words = wordsOf(drawLosses(oil({}, { grantWithoutGasPounds: 9000 })));
    expect(words).toContain("We counted the grant of £7,500 for a street with gas: £9,000 if there is none.");
    expect(wordsOf(drawLosses(oil({})))).not.toContain("if there is none");
  });
});

it("shows no middle of the draws anywhere", () => {
  // In the sample only the draws have these middles.
  const words = Object.values(liveParts).map((drawPart) => wordsOf(drawPart(page)));
  const everywhere = [...words, JSON.stringify(planRows(page))].join(" ");
  expect(everywhere).not.toMatch(/£?6,?710|£?1,?745/);
  expect(everywhere).toMatch(/£7,340/);
});

it("never promises a maximum", () => {
  const words = Object.values(liveParts).map((drawPart) => wordsOf(drawPart(page)));
  expect(words.join(" ")).not.toMatch(/up to/i);
});

describe("the file of figures", () => {
  const rows = planRows(page);
  const below = (title: string) => rows.slice(rows.findIndex(([first]) => first === title) + 1);

  it("holds the unrounded figures of each chart", () => {
    expect(rows[1]).toEqual(["Better off in the first year (£)", 1579, 1760, 1927]);
    expect(below("Step")[1]).toEqual(["heatPump", 2908, 7500, 436, 2700, 5608]);
    expect(below("A summer day, kWh")[16]).toEqual(["08:00", 0.25, 1, 0.25, 0.5, 0, 0, 0.25, 0.5, 36.3]);
    expect(below("Over 20 years (£)")[20]).toEqual([20, 2043, 7340, 11_836]);
  });

  it("names each assumption with its source and date", () => {
    const row = findAssumption("economics.discountRateReal");
    expect(below("Assumption")[0]).toEqual([row?.label, 0.035, row?.unit, "", row?.source, row?.checkedOn]);
    expect(row?.source).toContain("Treasury");
  });
});
