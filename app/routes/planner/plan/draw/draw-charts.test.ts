import { describe, expect, it } from "vitest";
import { dayLayers, dayScale } from "#app/routes/planner/plan/draw/day-layers.ts";
import { billRows, drawBill } from "#app/routes/planner/plan/draw/draw-bill.tsx";
import { drawCarbon } from "#app/routes/planner/plan/draw/draw-carbon.tsx";
import { drawDay } from "#app/routes/planner/plan/draw/draw-day.tsx";
import { drawFan } from "#app/routes/planner/plan/draw/draw-fan.tsx";
import { hoursOf, pricesInWords } from "#app/routes/planner/plan/draw/draw-tariffs.tsx";
import { drawYear } from "#app/routes/planner/plan/draw/draw-year.tsx";
import { Sources } from "#app/routes/planner/plan/draw/frame.tsx";
import { bandPath, linePath, roundStep, roundSteps, stepsPath } from "#app/routes/planner/plan/draw/plot.tsx";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { assumptions } from "#domain/assumptions/register.ts";
import { elementsOf, wordsOf } from "#tests/support/plan-pages/drawn-words.ts";
import { sampleDay, samplePlan } from "#tests/support/plan-pages/home-plan-sample.ts";

const page: PlanPage = { plan: samplePlan, query: "postcode=CR0", today: "2026-12-01" };

describe("scales", () => {
  it("have round steps that reach the highest value", () => {
    expect(roundSteps(2700, 4)).toEqual([0, 1000, 2000, 3000]);
    expect(roundSteps(1000, 4)).toEqual([0, 250, 500, 750, 1000]);
    expect([roundStep(5.3, 6), roundStep(0.08, 4), roundStep(0, 4)]).toEqual([1, 0.02, 1]);
  });
});

describe("paths", () => {
  it("run in steps of equal width, without a turn where the height stays", () => {
    expect(stepsPath({ values: [1, 1, 2, 0], zero: 100, unit: 10 })).toBe("M0 100V90h480V80h240V100h240V100Z");
    expect(stepsPath({ values: [0, 0], zero: 100, unit: 10 })).toBe("");
  });

  it("run downwards with a negative unit", () => {
    expect(stepsPath({ values: [1, 3], zero: 100, unit: -10 })).toBe("M0 100V110h480V130h480V100Z");
  });

  it("go from edge to edge, and back along the other side of a band", () => {
    const place = (value: number) => 100 - value;
    expect(linePath({ values: [0, 50, 100], place })).toBe("M0 100L480 50L960 0");
    expect(bandPath({ values: [10, 20], place }, { values: [0, 5], place })).toBe("M0 90L960 80L960 95L0 100Z");
  });
});

describe("a day", () => {
  const layers = dayLayers(sampleDay);

  it("is divided into what the home uses and surplus solar", () => {
    const at = (index: number) => Object.values(layers).map((values: readonly number[]) => values[index]);
    // roof, battery, cheap grid, grid at the full price, into the battery, sold
    expect(at(2)).toEqual([0, 0, 1.75, 0, 0, 0]);
    expect(at(16)).toEqual([0.25, 0, 0, 0, 0.5, 0.25]);
    expect(at(20)).toEqual([0.25, 0, 0, 0, 0, 0.75]);
    expect(at(36)).toEqual([0, 0.25, 0, 0, 0, 0]);
    expect(at(40)).toEqual([0, 0, 0, 0.25, 0, 0]);
  });

  it("shares one scale with the other season, with room for a kettle", () => {
    expect(dayScale([sampleDay]).above).toBeCloseTo(3.78, 5);
    const idle = { ...sampleDay, import: sampleDay.import.map(() => 0.1), direct: sampleDay.direct.map(() => 0) };
    expect(dayScale([idle]).above).toBeCloseTo(3.24, 5);
    expect(dayScale([idle, sampleDay])).toEqual(dayScale([sampleDay]));
  });

  it("says in one sentence what it shows, naming each colour", () => {
    const figure = drawDay(page, "summer");
    expect(wordsOf(elementsOf(figure, "p", "says")[0] ?? "")).toBe(
      "Your roof makes 16 kWh: 4 kWh used at once, 1 kWh into the battery and 11 kWh sold at 12p. The rest comes as 0.5 kWh from the battery, 17.5 kWh from the grid in cheap hours and 5 kWh from the grid at the full price.",
    );
    expect(elementsOf(figure, "span", "sw")).toHaveLength(6);
  });

  it("has a row for each half hour, with the figures of the drawing", () => {
    const rows = elementsOf(drawDay(page, "summer"), "tr").map((row) => row.children.map(wordsOf));
    expect(rows).toHaveLength(49);
    expect(rows[17]).toEqual(["08:00", "0.25", "0.25", "0.00", "0.00", "0.50", "0.25", "0.50", "36.3p"]);
  });
});

describe("every chart", () => {
  const charts = { bill: drawBill, year: drawYear, years: drawFan, carbon: drawCarbon };

  it.each(Object.entries(charts))("%s has a title, a sentence, sources with dates and a table", (_, drawChart) => {
    const figure = drawChart(page);
    expect(wordsOf(elementsOf(figure, "h3")[0] ?? "")).not.toBe("");
    expect(wordsOf(elementsOf(figure, "p", "says")[0] ?? "")).toMatch(/\.$/);
    expect(wordsOf(elementsOf(figure, "p", "sources")[0] ?? "")).toContain("Checked on ");
    expect(elementsOf(figure, "tr").length).toBeGreaterThan(5);
  });

  it("draws nothing that cannot be drawn", () => {
    const drawn = [...Object.values(charts).map((drawChart) => drawChart(page)), drawDay(page, "winter")];
    expect(JSON.stringify(drawn)).not.toMatch(/NaN|Infinity|undefined|null|-0\b/);
  });
});

describe("the carbon of the plan", () => {
  const named = (firstKg: number, laterKg = firstKg) => {
    const { recommended } = samplePlan;
    const carbonByYear = recommended.carbonByYear.map((year, row) => ({
      ...year,
      beforeKg: 2500,
      afterKg: row < 4 ? firstKg : laterKg,
    }));
    const plan = { ...samplePlan, recommended: { ...recommended, carbonByYear } };
    const labels = elementsOf(drawCarbon({ ...page, plan }), "span", "lab");
    return labels.find((one) => wordsOf(one) === "with the plan")?.attributes.class;
  };

  it("is named inside its area, or above it where that is too low, and never across its edge", () => {
    expect(named(2450)).toBe("lab at-start on-battery is-key");
    expect(named(1800, 2000)).toBe("lab at-start on-battery is-key");
    expect(named(100)).toBe("lab above-start is-key");
    expect(named(100, 2450)).toBeUndefined();
  });
});

describe("the bill", () => {
  it("falls by what each step saves, from today's to the final one", () => {
    expect(billRows(samplePlan).map(({ name, change, bill }) => [name, change, bill])).toEqual([
      ["Today", undefined, 2863],
      ["Another tariff", -138, 2725],
      ["Solar panels", -923, 1802],
      ["Heat pump", -436, 1366],
      ["Battery", -476, 890],
      ["After", undefined, 890],
    ]);
  });

  it("places each saving between the bills before and after it", () => {
    const rows = elementsOf(drawBill(page), "li");
    const [saving] = elementsOf(rows[2] ?? rows[0] ?? { tag: "li", attributes: {}, children: [] }, "rect");
    expect(saving?.attributes).toMatchObject({ class: "is-less", x: "62.94%", width: "32.24%" });
  });
});

it("names each source by its institution", () => {
  const sources = wordsOf(elementsOf(drawBill(page), "p", "sources")[0] ?? "");
  expect(sources).toContain("Ofgem, price cap October to December 2026 (Electricity at the price cap");
  expect(
    wordsOf(Sources({ ids: ["costs.heatPump.fixed", "costs.solar.fixed", "costs.solar.perKwp"], today: page.today })),
  ).toBe(
    "Sources. Checked on 26 November 2026: MCS, installed costs April to June 2026 (Air source heat pump, installed: the part that does not depend on its size); DESNZ, solar PV cost data, May 2026 (Solar panels, installed: the part that does not depend on their size; Solar panels, installed: for each kWp).",
  );
  expect(assumptions.filter(({ institution }) => !institution)).toEqual([]);
});

it("marks figures that are out of date", () => {
  const late = drawBill({ ...page, today: "2027-01-01" });
  expect(wordsOf(elementsOf(late, "p", "sources")[0] ?? "")).toContain("Out of date since 1 January 2027");
  expect(wordsOf(elementsOf(drawBill(page), "p", "sources")[0] ?? "")).not.toContain("Out of date");
});

it("splits a tariff's window at midnight", () => {
  const windows = [
    { from: "23:30", to: "05:30", pence: 8.4 },
    { from: "05:30", to: "23:30", pence: 36.3 },
  ];
  expect(hoursOf(windows).map(({ from, to, share }) => [from, to, share])).toEqual([
    ["00:00", "05:30", 5.5 / 24],
    ["05:30", "23:30", 0.75],
    ["23:30", "24:00", 0.5 / 24],
  ]);
  expect(hoursOf([{ from: "00:00", to: "00:00", pence: 27 }])).toHaveLength(1);
});

it("says when each price holds, with spans that meet as one", () => {
  const at = (pence: number, ...times: [string, string][]) => times.map(([from, to]) => ({ from, to, pence }));
  expect(pricesInWords(at(27.6, ["00:00", "24:00"]))).toBe("27.6p all day");
  expect(pricesInWords([...at(8.4, ["23:30", "05:30"]), ...at(36.3, ["05:30", "23:30"])])).toBe(
    "8.4p from 23:30 to 05:30, 36.3p from 05:30 to 23:30",
  );
  expect(pricesInWords(at(28, ["16:00", "19:00"]))).toBe("28p from 16:00 to 19:00");
  const flux = [...at(27, ["00:00", "02:00"], ["05:00", "16:00"], ["19:00", "24:00"]), ...at(16, ["02:00", "05:00"])];
  expect(pricesInWords([...flux, ...at(38, ["16:00", "19:00"])])).toBe(
    "27p from 05:00 to 16:00 and from 19:00 to 02:00, 16p from 02:00 to 05:00, 38p from 16:00 to 19:00",
  );
  expect(pricesInWords([...at(13, ["22:00", "24:00"]), ...at(31, ["00:00", "22:00"])])).toBe(
    "13p from 22:00 to midnight, 31p from midnight to 22:00",
  );
});
