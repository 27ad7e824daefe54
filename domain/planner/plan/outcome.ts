import { heatPumpSize } from "#domain/planner/heat-pump/size.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import type { Band } from "#domain/planner/money/band.ts";
import { bandsOf, type Uncertain, verdictOf } from "#domain/planner/money/bands.ts";
import { type CarbonYear, carbonByYear } from "#domain/planner/money/carbon.ts";
import { flowsOf, paybackYears, presentValues } from "#domain/planner/money/flows.ts";
import type { MeasureCost } from "#domain/planner/money/net-cost.ts";
import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import type { Outcome } from "#domain/planner/plan/home-plan.ts";
import type { HomeYear, HomeYears } from "#domain/planner/plan/home-years.ts";
import { listOf, type MeasureSet, NO_MEASURES } from "#domain/planner/plan/measure-set.ts";
import { offersFor } from "#domain/planner/plan/offers.ts";
import { npvOf, worthOf } from "#domain/planner/plan/worth.ts";
import type { DayFlows } from "#domain/planner/year/day-flows.ts";
import type { DayTrace, YearTotals } from "#domain/planner/year/year-record.ts";
import { monthsOf, totalsOf } from "#domain/planner/year/year-sums.ts";

/** The outcome of these measures: bill, year, money with its bands, and carbon. */
export function outcomeOf(
  model: HomeModel,
  years: HomeYears,
  costs: ReadonlyMap<Measure, MeasureCost>,
  set: MeasureSet,
): Outcome {
  const base = years.best(NO_MEASURES);
  const home = years.best(set);
  const measures = listOf(set);
  return {
    measures,
    tariff: home.tariff.id,
    tariffs: offersFor(model, years, set),
    billPounds: home.bill.totalPounds,
    baseBillPounds: base.bill.totalPounds,
    bill: home.bill,
    year: yearOf(home),
    months: monthsOf(home.year.sums, home.state.fuelByMonth),
    days: { summer: traceOf(home.year.summer, home), winter: traceOf(home.year.winter, home) },
    heatPumpKw: heatPumpSize(
      model.facts,
      model.place,
      model.inputs,
      home.state.spaceShare * model.demand.spaceKwh.reduce((sum, kwh) => sum + kwh, 0),
      measures,
    ),
    ...moneyOf(model, worthOf(model, years, costs, set), set),
    ...carbonOf(model, base, home),
  };
}

function moneyOf({ facts, terms }: HomeModel, worth: Uncertain, set: MeasureSet) {
  const flows = flowsOf(worth.cost.net, worth, worth, terms);
  const central = presentValues(flows, terms.discountRate);
  const { cumulative, ...bands } = bandsOf(facts, worth, terms);
  const npvPounds = central.at(-1) ?? 0;
  const payback = paybackYears(flows);
  const [falling, , rising] = facts.range("economics.priceGrowth");
  return {
    costPounds: worth.cost.net,
    flows,
    npvPounds,
    paybackYears: payback,
    bands,
    ranges: {
      npv: around(npvPounds, bands.npv),
      firstYear: around(flows[1] ?? 0, bands.firstYear),
      payback: [bands.payback[0], payback, bands.payback[2]] as const,
    },
    cumulative: cumulative.map((band, year) => around(central[year] ?? 0, band)),
    verdict: set === NO_MEASURES ? ("none" as const) : verdictOf(bands.npv),
    npvByPriceGrowth: [falling, rising].map((growth) => ({
      growth,
      npvPounds: npvOf(worth, { ...terms, priceGrowth: growth }),
    })),
  };
}

const around = (centre: number, [low, , high]: Band): Band => [low, centre, high];

function carbonOf({ facts, inputs, terms }: HomeModel, base: HomeYear, home: HomeYear) {
  const workYear = Number(inputs.workDate.slice(0, "2026".length));
  const byYear = carbonByYear(
    facts,
    inputs.energy.heating,
    { workYear, years: terms.horizonYears },
    carbonYear(yearOf(base)),
    carbonYear(yearOf(home)),
  );
  const carbonKg = byYear.reduce((sum, { beforeKg, afterKg }) => sum + beforeKg - afterKg, 0);
  return { carbonKg, carbonByYear: byYear };
}

function carbonYear(year: YearTotals): CarbonYear {
  return { boughtKwh: year.import + year.away, exportKwh: year.export, fuelKwh: year.fuel };
}

function yearOf({ year, state }: HomeYear): YearTotals {
  return { ...totalsOf(year.sums), fuel: state.fuelKwh, away: state.awayKwh };
}

function traceOf(day: DayFlows, { schedule }: HomeYear): DayTrace {
  const sum = (one: Float64Array, other: Float64Array) => Array.from(one, (kwh, slot) => kwh + (other[slot] ?? 0));
  return {
    load: [...day.load],
    pv: [...day.pv],
    direct: [...day.direct],
    charge: sum(day.charge, day.fromGrid),
    discharge: sum(day.discharge, day.toGrid),
    import: [...day.import],
    export: [...day.export],
    storedKwh: [...day.stored],
    importPence: [...schedule.importRates],
  };
}
