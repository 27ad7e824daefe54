import type { Facts } from "#domain/planner/facts/facts.ts";
import type { Band, PlanVerdict } from "#domain/planner/money/band.ts";
import { DRAWS, type Draw, draws, triangle } from "#domain/planner/money/draws.ts";
import {
  dueIn,
  paybackYears,
  presentValue,
  presentValues,
  type Streams,
  type Upkeep,
} from "#domain/planner/money/flows.ts";
import type { MeasureCost } from "#domain/planner/money/net-cost.ts";
import type { Terms } from "#domain/planner/money/terms.ts";

/**
 * The spread of what nobody knows, as shares of the centre or per year: our settings (see the documentation of the
 * planner's model).
 */
const SPREAD = { sun: 0.05, use: 0.1, battery: 0.15, heat: 0.15, electricityGrowth: 0.015, gasGrowth: 0.01 };
/** The share of electricity's price movement that gas follows. */
const GAS_FOLLOWS = 0.7;
const SHARES = { low: 0.1, middle: 0.5, high: 0.9 };

/** What a set of measures saves and costs at its centre, pounds. */
export interface Uncertain extends Streams, Upkeep {
  readonly cost: MeasureCost;
  /** Export income as a share of the solar stream. */
  readonly exportShare: number;
  readonly fuelSaved: number;
  /** The register's row of what exports earn. */
  readonly exportRow: string;
  /** By electric heaters, and what a new heat pump takes. */
  readonly heatersSaved: number;
  readonly pumpPounds: number;
  /** The register's row of how well the heat pump does. */
  readonly pumpRow: string;
}

export interface Bands {
  readonly npv: Band;
  readonly firstYear: Band;
  readonly payback: readonly [number | null, number | null, number | null];
  /** Present value of the flows to the end of each year. */
  readonly cumulative: readonly Band[];
}

/**
 * Repeats the plan with each of the 500 draws and returns the pounds at one, five and nine in ten of them. Costs of
 * measures move together, gas prices partly follow electricity's, and everything else is independent.
 */
export function bandsOf(facts: Facts, plan: Uncertain, terms: Terms): Bands {
  const years = terms.horizonYears + 1;
  const spans = spansOf(facts, plan);
  const cumulative = Array.from({ length: years }, () => new Float64Array(DRAWS));
  const npv = new Float64Array(DRAWS);
  const firstYear = new Float64Array(DRAWS);
  const payback = new Float64Array(DRAWS);
  for (const [index, draw] of draws.entries()) {
    const flows = drawnFlows(plan, terms, spans, draw);
    const values = presentValues(flows, terms.discountRate);
    for (let year = 0; year < years; year++) (cumulative[year] as Float64Array)[index] = values[year] as number;
    npv[index] = values[years - 1] as number;
    firstYear[index] = flows[1] ?? 0;
    payback[index] = paybackYears(flows) ?? Number.POSITIVE_INFINITY;
  }
  const [soon, middle, late] = bandOf(payback);
  const within = (year: number) => (Number.isFinite(year) ? year : null);
  return {
    npv: bandOf(npv),
    firstYear: bandOf(firstYear),
    payback: [within(soon), within(middle), within(late)],
    cumulative: cumulative.map(bandOf),
  };
}

/**
 * The present value in each of the 500 draws, in their order, pounds: two plans for one home meet the same weather, use
 * and prices, so they can be compared draw by draw.
 */
export function drawnValues(facts: Facts, plan: Uncertain, terms: Terms): Float64Array {
  const spans = spansOf(facts, plan);
  return Float64Array.from(draws, (draw) => presentValue(drawnFlows(plan, terms, spans, draw), terms.discountRate));
}

/** The verdict for a plan's band of present value. */
export function verdictOf([low, , high]: Band): Exclude<PlanVerdict, "none"> {
  if (low >= 0) return "likely";
  return high >= 0 ? "either" : "unlikely";
}

/** Ends and tops of the three triangles, as multiples of the centre. */
interface Spans {
  readonly quality: Band;
  readonly exported: Band;
  readonly cost: Band;
}

function spansOf(facts: Facts, { cost, exportRow, pumpRow }: Uncertain): Spans {
  const inProportion = ([low, central, high]: Band): Band =>
    central === 0 ? [1, 1, 1] : [low / central, 1, high / central];
  return {
    quality: inProportion(facts.range(pumpRow)),
    exported: inProportion(facts.range(exportRow)),
    cost: inProportion(cost.gross),
  };
}

function drawnFlows(plan: Uncertain, terms: Terms, spans: Spans, draw: Draw): Float64Array {
  const drawn = ([a, c, b]: Band, u: number) => triangle(u, a, c, b);
  const use = (1 - plan.exportShare) * (1 + SPREAD.use * draw.use);
  let solar =
    plan.solar * (1 + SPREAD.sun * draw.sun) * (use + plan.exportShare * drawn(spans.exported, draw.exported));
  let battery = plan.battery * (1 + SPREAD.battery * draw.battery);
  const heat = 1 + SPREAD.heat * draw.heat;
  let fuel = plan.fuelSaved * heat;
  const others = plan.rest - plan.fuelSaved - plan.heatersSaved + plan.pumpPounds;
  const pump = plan.pumpPounds / drawn(spans.quality, draw.quality);
  let electricity = others + (plan.heatersSaved - pump) * heat;
  const electricityGrowth = SPREAD.electricityGrowth * draw.electricityGrowth;
  const gasGrowth = GAS_FOLLOWS * electricityGrowth + SPREAD.gasGrowth * draw.gasGrowth;
  const dearer = (1 + electricityGrowth) * (1 + terms.priceGrowth);
  const gasDearer = (1 + gasGrowth) * (1 + terms.priceGrowth);
  const flows = new Float64Array(terms.horizonYears + 1);
  flows[0] = plan.cost.grant + plan.cost.boiler - plan.cost.gross[1] * drawn(spans.cost, draw.cost);
  for (let year = 1; year < flows.length; year++) {
    const fromBattery = year <= terms.batteryLifeYears ? battery : 0;
    flows[year] = solar + fromBattery + fuel + electricity - dueIn(year, plan, terms);
    solar *= (1 - terms.panelFade) * dearer;
    battery *= (1 - terms.batteryFade) * dearer;
    fuel *= gasDearer;
    electricity *= dearer;
  }
  return flows;
}

/** One, five and nine in ten of values drawn. */
export function bandOf(drawn: Float64Array): Band {
  const sorted = drawn.toSorted();
  const at = (share: number) => sorted[Math.floor(share * (DRAWS - 1) + 1 / 2)] ?? 0;
  return [at(SHARES.low), at(SHARES.middle), at(SHARES.high)];
}
