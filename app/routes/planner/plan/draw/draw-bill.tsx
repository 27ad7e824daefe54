import { switches } from "#app/routes/planner/plan/draw/draw-steps.tsx";
import { drawFigure, type Part, swatch } from "#app/routes/planner/plan/draw/frame.tsx";
import { shortNumber } from "#app/routes/planner/plan/draw/plot.tsx";
import { fuelInWords } from "#app/routes/planner/plan/words/home-words.ts";
import { measureWords } from "#app/routes/planner/plan/words/measure-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { pounds } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import type { BillParts } from "#domain/planner/tariffs/bill-parts.ts";

export interface BillRow {
  name: string;
  note: string;
  /** Unset in the first and the last row, which show a whole bill. */
  change?: number;
  bill: number;
}

/** The bill of today, what each step takes off it, and the bill after all. */
export function billRows(plan: HomePlan): BillRow[] {
  const { steps, outcome } = shownPlan(plan);
  const rows: BillRow[] = [{ name: "Today", note: "at the price cap", bill: plan.today.billPounds }];
  if (switches(plan)) {
    rows.push({
      name: "Another tariff",
      note: "step 0, free",
      change: -plan.switchFirst.savingPounds,
      bill: outcome.baseBillPounds,
    });
  }
  for (const { measure, savingPounds, billAfterPounds } of steps) {
    rows.push({
      name: measureNames[measure].short,
      note: measureWords[measure].effect(plan),
      change: -savingPounds,
      bill: billAfterPounds,
    });
  }
  rows.push({ name: "After", note: "all of it done", bill: outcome.billPounds });
  return rows;
}

export function drawBill({ plan, today }: PlanPage): Drawn {
  const rows = billRows(plan);
  const { bill } = shownPlan(plan).outcome;
  const longest = Math.max(...rows.flatMap(({ bill: after, change = 0 }) => [after, after - change]), 1);
  const [first, last] = [rows[0]?.bill ?? 0, rows.at(-1)?.bill ?? 0];
  const fuel = fuelInWords(plan.inputs);
  return drawFigure({
    id: "bill-chart",
    title: `From ${pounds(first)} to ${pounds(last)} a year`,
    says: [
      `Electricity, ${fuel} and standing charges together, car charging included. Each green step is what one measure takes off after those above it.`,
    ],
    picture: [
      draw(
        "ol",
        { class: "bill" },
        ...rows.map((row, index) => drawRow(row, longest, index === 0 ? plan.today.bill : undefined)),
      ),
      draw("p", { class: "bill-key" }, "Today: ", ...keyOf(plan.today.bill, fuel)),
      draw("p", { class: "small muted" }, `After: ${afterInWords(bill, fuel)}.`),
    ],
    table: {
      caption: "Your bill, pounds a year",
      heads: ["Step", "Change", "Bill"],
      rows: rows.map(({ name, change, bill: after }) => [
        name,
        change === undefined ? "–" : pounds(change),
        pounds(after),
      ]),
    },
    sources: ["tariffs.cap", ...(plan.inputs.energy.heating === "gas" ? ["tariffs.gas"] : []), "tariffs.vatLongRun"],
    today,
  });
}

function segments({ electricityPounds, standingPounds, fuelPounds, publicChargingPounds }: BillParts) {
  return [
    { kind: "day", amount: electricityPounds },
    { kind: "standing", amount: standingPounds },
    { kind: "fuel", amount: fuelPounds },
    { kind: "night", amount: publicChargingPounds },
  ].filter(({ amount }) => amount >= 1);
}

function keyOf(bill: BillParts, fuel: string): Part[] {
  const names = { day: "electricity", standing: "standing charges", fuel, night: "public charging" } as const;
  return segments(bill).flatMap(({ kind, amount }): Part[] => {
    const colour = kind as keyof typeof names;
    return [swatch(colour, `${names[colour]} ${pounds(amount)}`), " "];
  });
}

function afterInWords(
  { electricityPounds, standingPounds, exportPounds, fuelPounds, publicChargingPounds }: BillParts,
  fuel: string,
): string {
  const parts = [
    `electricity bought ${pounds(electricityPounds)}`,
    `standing charges ${pounds(standingPounds)}`,
    ...(fuelPounds >= 1 ? [`${fuel} ${pounds(fuelPounds)}`] : []),
    ...(publicChargingPounds >= 1 ? [`public charging ${pounds(publicChargingPounds)}`] : []),
  ];
  return `${parts.join(", ")}${exportPounds >= 1 ? `, less ${pounds(exportPounds)} for what you sell` : ""}`;
}

function drawRow({ name, note, change, bill }: BillRow, longest: number, parts: BillParts | undefined): Drawn {
  const share = (amount: number) => `${shortNumber((Math.max(0, amount) / longest) * 100)}%`;
  const bar = (kind: string, from: number, length: number) =>
    draw("rect", { class: `is-${kind}`, x: share(from), width: share(length), y: "8", height: "30", rx: "3" });
  const drawBars = (): Drawn[] => {
    if (change !== undefined)
      return [bar(change <= 0 ? "less" : "more", Math.min(bill, bill - change), Math.abs(change))];
    if (!parts) return [bar("after", 0, bill)];
    let from = 0;
    return segments(parts).map(({ kind, amount }) => {
      from += amount;
      return bar(kind, from - amount, amount);
    });
  };
  const drop =
    change === undefined
      ? []
      : [draw("line", { class: "drop", x1: share(bill - change), x2: share(bill - change), y1: "0", y2: "8" })];
  return draw(
    "li",
    change === undefined ? { class: "is-total" } : {},
    draw("span", { class: "name" }, name, draw("small", {}, note)),
    draw("b", { class: "value" }, change === undefined ? pounds(bill) : pounds(change)),
    draw("svg", { class: "track", width: "100%", height: "46", "aria-hidden": "true" }, ...drop, ...drawBars()),
  );
}
