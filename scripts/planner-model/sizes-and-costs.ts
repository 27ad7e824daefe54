import grants from "#content/data/grants.json" with { type: "json" };
import solarCost from "#content/data/solar-cost.json" with { type: "json" };
import { factsWith } from "#domain/planner/facts/facts.ts";
import { upperKw } from "#domain/planner/heat-pump/size.ts";
import { grossCost } from "#domain/planner/money/costs.ts";
import { homeToday } from "#domain/planner/plan/home-as-it-is.ts";
import { type Agreement, beyond, deviation, percent, whole } from "./agreement.ts";
import { FIGURES_OF, homeOf } from "./model-home.ts";

const facts = factsWith({});

const HALF_KW = 0.5;
/** The median capacity of heat pumps installed under the Boiler Upgrade Scheme. */
const BUS_MEDIAN_KW = 8;

/** Homes whose ranges were worked out by another program from the same sources. */
const SIZED = [
  { postcode: "M21", home: { type: "semi", built: "1965-1982", bedrooms: 3 }, kw: [5.5, 7] },
  { postcode: "M21", home: { type: "semi", built: "1919-1944", bedrooms: 3 }, kw: [6, 8] },
  {
    postcode: "LS6",
    home: { type: "midTerrace", built: "pre1919", bedrooms: 3, wall: "solid", loftMm: 200 },
    kw: [5.5, 7],
  },
  { postcode: "HR2", home: { type: "detached", built: "1965-1982", bedrooms: 4 }, kw: [8.5, 11] },
  {
    postcode: "AB15",
    home: { type: "detached", built: "pre1919", bedrooms: 5, wall: "solid", loftMm: 200 },
    kw: [14, 18],
  },
  { postcode: "SE15", home: { type: "flat", built: "from2000", bedrooms: 1 }, kw: [3.5, 3.5] },
];

/** Ranges of heat pumps. */
export function sizes(): Agreement {
  const asked = SIZED.map(({ postcode, home, kw: [low = 0, high = 0] }) => {
    const { inputs, place } = homeOf({ postcode, home });
    const ours = homeToday(inputs, place, FIGURES_OF).heatPump.sizeKw;
    const isNear = Math.abs(ours.low - low) <= HALF_KW && Math.abs(ours.high - high) <= HALF_KW;
    return { name: `${postcode}, ${Object.values(home).join(", ")}`, theirs: `${low} to ${high}`, ours, isNear };
  });
  return {
    title: "Heat pumps: sizes",
    about: `kW at the region’s design temperature, worked out by another program from the same sources. Asked: half a kW at each end. Beside it: half of the heat pumps of the Boiler Upgrade Scheme have ${BUS_MEDIAN_KW} kW or less.`,
    columns: ["home", "theirs", "ours"],
    rows: asked.map(({ name, theirs, ours }) => [name, theirs, `${ours.low} to ${ours.high}`]),
    broken: asked.filter(({ isNear }) => !isNear).map(({ name, ours }) => `${name}: ${ours.low} to ${ours.high} kW`),
  };
}

const COST_BOUND = 0.01;

/** Costs by size, where they are published. */
export function costs(): Agreement {
  const [low = 0, high = 0] = grants.heatPumpCost.poundsQuartiles;
  const pump = pumpAt(BUS_MEDIAN_KW);
  const [small] = solarCost.medians;
  const asked = [
    { name: `heat pump, ${BUS_MEDIAN_KW} kW: median`, theirs: grants.heatPumpCost.pounds, ours: pump(1) },
    { name: "its lower quartile", theirs: low, ours: pump(0) },
    { name: "its upper quartile", theirs: high, ours: pump(2) },
    { name: "panels, 3 kWp: middle of offers", theirs: 4750, ours: panels(3)[1] },
    { name: "panels, 4 kWp: middle of offers", theirs: 6000, ours: panels(4)[1] },
    { name: "panels, 4 kWp, high: official median", theirs: 4 * (small?.poundsPerKw ?? 0), ours: panels(4)[2] },
  ].map((cost) => ({ ...cost, by: deviation(cost.ours, cost.theirs) }));
  const each = Array.from({ length: 40 }, (_, index) => (index + 1) / 2).map((kwp) => panels(kwp)[1] / kwp);
  const rises = each.some((pounds, index) => index > 0 && pounds > (each[index - 1] ?? 0));
  return {
    title: "Costs by size",
    about: `MCS’s median and quartiles of April to June 2026, put at the median size of ${BUS_MEDIAN_KW} kW; published costs of panels. Asked: within 1%, and panels that never cost more for each kWp the more there are, from 0.5 to 20 kWp.`,
    columns: ["what", "published", "ours", "difference"],
    rows: asked.map(({ name, theirs, ours, by }) => [name, `£${whole(theirs)}`, `£${whole(ours)}`, percent(by)]),
    broken: [...beyond(COST_BOUND, asked), ...(rises ? ["a kWp of a larger roof costs more"] : [])],
  };
}

/** The cost of a heat pump of this size: the model home's, moved along its line. */
function pumpAt(kw: number) {
  const { inputs, place } = homeOf({});
  const cost = grossCost(facts, inputs, place, "heatPump");
  const each = facts.range("costs.heatPump.perKw");
  const more = kw - upperKw(facts, place, inputs.home);
  return (end: 0 | 1 | 2) => cost[end] + more * each[end];
}

function panels(kwp: number) {
  const arrays = [{ kwp }];
  const { inputs, place } = homeOf({ solar: { arrays } });
  return grossCost(facts, inputs, place, "solar");
}
