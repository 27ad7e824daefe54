import { type Measure, measures } from "#domain/planner/inputs/plan-inputs.ts";
import { costOfAll, type MeasureCost } from "#domain/planner/money/net-cost.ts";
import type { PlanStep } from "#domain/planner/plan/home-plan.ts";
import type { HomeYears } from "#domain/planner/plan/home-years.ts";
import { type MeasureSet, NO_MEASURES, setOf } from "#domain/planner/plan/measure-set.ts";

/** A free measure is ranked as if it cost this much, in pounds. */
const LEAST_COST = 1;

/**
 * Puts the measures asked for in order: always the one that adds the most present value per pound of net cost to those
 * before it. A tie goes to the one named first. `npv`: present value of a set in pounds.
 */
export function orderOf(
  asked: readonly Measure[],
  costs: ReadonlyMap<Measure, MeasureCost>,
  npv: (set: MeasureSet) => number,
  years: HomeYears,
): PlanStep[] {
  const left = measures.filter((measure) => asked.includes(measure));
  const steps: PlanStep[] = [];
  let done = NO_MEASURES;
  while (left.length > 0) {
    const before = npv(done);
    const ranked = left.map((measure) => {
      const gain = npv(done | setOf(measure)) - before;
      return { measure, gain, perPound: gain / Math.max(LEAST_COST, costs.get(measure)?.net ?? 0) };
    });
    const best = ranked.reduce((first, one) => (one.perPound > first.perPound ? one : first));
    steps.push(stepOf(best.measure, best.gain, costs, done, years));
    done |= setOf(best.measure);
    left.splice(left.indexOf(best.measure), 1);
  }
  return steps;
}

/** The steps before the first loss. */
export function stepsBeforeLoss(steps: readonly PlanStep[]): PlanStep[] {
  const loss = steps.findIndex(({ worthIt }) => !worthIt);
  return steps.slice(0, loss < 0 ? steps.length : loss);
}

function stepOf(
  measure: Measure,
  gainPounds: number,
  costs: ReadonlyMap<Measure, MeasureCost>,
  done: MeasureSet,
  years: HomeYears,
): PlanStep {
  const { gross, grant, net } = costs.get(measure) ?? costOfAll([]);
  const before = years.best(done);
  const after = years.best(done | setOf(measure));
  return {
    measure,
    grossPounds: gross,
    grantPounds: grant,
    netPounds: net,
    savingPounds: before.bill.totalPounds - after.bill.totalPounds,
    billAfterPounds: after.bill.totalPounds,
    tariff: after.tariff.id,
    gainPounds,
    worthIt: gainPounds >= 0,
    breakEvenPounds: net + gainPounds,
  };
}
