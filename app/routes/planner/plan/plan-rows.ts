import { billRows } from "#app/routes/planner/plan/draw/draw-bill.tsx";
import { timeOf } from "#app/routes/planner/plan/draw/draw-day.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import type { HomePlan, Outcome } from "#domain/planner/plan/home-plan.ts";
import type { DayTrace } from "#domain/planner/year/year-record.ts";

type Row = (string | number)[];

const BANDS = ["One in ten below", "At our figures", "One in ten above"];

/** The figures of a plan's page, unrounded, in the page's order. */
export function planRows({ plan }: PlanPage): Row[] {
  const { outcome, steps, losses } = shownPlan(plan);
  const tables: Row[][] = [
    rangeRows(outcome),
    [
      ["Step", "Cost to you (£)", "Grant (£)", "Saving a year (£)", "Present value (£)", "Break-even cost (£)"],
      ...[...steps, ...losses].map(
        (step): Row => [
          step.measure,
          step.netPounds,
          step.grantPounds,
          step.savingPounds,
          step.gainPounds,
          step.breakEvenPounds,
        ],
      ),
    ],
    [
      ["Left out", "Why", "Energy saved (kWh a year)"],
      ...plan.leftOut.map(({ measure, why, savedKwh }): Row => [measure, why, savedKwh ?? ""]),
    ],
    [
      ["Your bill", "Change (£)", "Bill (£ a year)"],
      ...billRows(plan).map((row): Row => [row.name, row.change ?? "", row.bill]),
    ],
    dayRows("A summer day, kWh", outcome.days.summer),
    dayRows("A winter day, kWh", outcome.days.winter),
    monthRows(outcome),
    [["Over 20 years (£)", ...BANDS], ...outcome.cumulative.map((band, year): Row => [year, ...band])],
    [
      ["Carbon (kg a year)", "As you live today", "With the plan"],
      ...outcome.carbonByYear.map(({ year, beforeKg, afterKg }): Row => [year, beforeKg, afterKg]),
    ],
    [
      ["Tariff", "Bill (£ a year)", "Why not used"],
      ...outcome.tariffs.map((offer): Row => [offer.name, offer.billPounds, offer.why ?? ""]),
    ],
    assumptionRows(plan),
  ];
  return tables.flatMap((table, index) => (index === 0 ? table : [[], ...table]));
}

function rangeRows({ ranges, flows, costPounds, carbonKg }: Outcome): Row[] {
  const years = ranges.payback.map((value) => value ?? "not within 20");
  return [
    ["Results", ...BANDS],
    ["Better off in the first year (£)", ...ranges.firstYear],
    ["Better off over 20 years (£)", ...ranges.npv],
    ["Payback (years)", ...years],
    ["You pay (£)", "", costPounds, ""],
    ["Better off over 20 years, without discounting (£)", "", flows.reduce((sum, flow) => sum + flow, 0), ""],
    ["Carbon saved in 20 years (kg)", "", carbonKg, ""],
  ];
}

function dayRows(title: string, day: DayTrace): Row[] {
  const columns = [
    day.load,
    day.pv,
    day.direct,
    day.charge,
    day.discharge,
    day.import,
    day.export,
    day.storedKwh,
    day.importPence,
  ];
  return [
    [
      title,
      "Used",
      "Made",
      "Used straight away",
      "Into the battery",
      "Out of the battery",
      "From the grid",
      "Sold",
      "Battery holds",
      "Price (p)",
    ],
    ...day.load.map((_, index): Row => [timeOf(index), ...columns.map((column) => column[index] ?? 0)]),
  ];
}

function monthRows({ months }: Outcome): Row[] {
  return [
    ["Month, kWh", "Used", "Made", "Used straight away", "From the battery", "From the grid", "Sold", "Fuel"],
    ...months.map(
      (month, index): Row => [
        index + 1,
        month.load,
        month.pv,
        month.direct,
        month.fromBattery,
        month.import,
        month.export,
        month.fuel,
      ],
    ),
  ];
}

function assumptionRows({ assumptions }: HomePlan): Row[] {
  return [
    ["Assumption", "Value", "Unit", "Yours", "Source", "Checked on"],
    ...assumptions.map(({ id, value, edited }): Row => {
      const row = findAssumption(id);
      const shown = typeof value === "number" || typeof value === "string" ? value : "table";
      return [row?.label ?? id, shown, row?.unit ?? "", edited ? "yes" : "", row?.source ?? "", row?.checkedOn ?? ""];
    }),
  ];
}
