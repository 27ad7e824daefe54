import need from "#content/data/planner/heat-demand.json" with { type: "json" };
import measured from "#content/data/planner/heat-pump.json" with { type: "json" };
import { demandOf } from "#domain/planner/demand/demand.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { heatPumpYear } from "#domain/planner/heat-pump/heat-pump.ts";
import type { BuiltAge, HomeType } from "#domain/planner/inputs/plan-inputs.ts";
import { type Agreement, beyond, deviation, percent, whole } from "./agreement.ts";
import { homeOf } from "./model-home.ts";

const BOUND = 0.04;
/** The middle of the country for heat pumps; for gas a place with the degree days of England and Wales. */
const MIDDLE = "B1";
const MEAN_WEATHER = "BS1";
/** Design flows in the middle of the bands by which the fleet is published. */
const FLOWS = [35, 40, 45, 50, 55];
/** What the fleets' medians are held against: HeatpumpMonitor's band of 42.5 to 47.5, the trial as a whole. */
const FLEET_FLOW = 45;
const QUALITY = { best: 1, trial: 0.7 };
const TYPES: readonly HomeType[] = ["detached", "semi", "endTerrace", "midTerrace", "bungalow", "flat"];
const AGES: readonly BuiltAge[] = [
  "pre1919",
  "1919-1944",
  "1945-1964",
  "1965-1982",
  "1983-1992",
  "1993-1999",
  "from2000",
];

function spfAt(designFlowC: number, quality: number): number {
  const { inputs, place } = homeOf({ postcode: MIDDLE });
  const facts = factsWith({ "heat-pump.quality": quality });
  return heatPumpYear(facts, place, { ...demandOf(facts, place, inputs), designFlowC }).spf;
}

export function fleets(): Agreement {
  const [monitor, trial] = measured.fleets;
  const asked = [
    ...(monitor?.byDesignFlow ?? []).map(({ flow, n, p25, p50, p75 }, index) => ({
      name: `HeatpumpMonitor.org, design flow ${flow} °C (${n} systems)`,
      theirs: p50,
      middleHalf: `${p25} to ${p75}`,
      flow: FLOWS[index] ?? Number.NaN,
      quality: QUALITY.best,
    })),
    {
      name: `Electrification of Heat trial (${trial?.n} homes)`,
      theirs: trial?.p50 ?? Number.NaN,
      middleHalf: "not published",
      flow: FLEET_FLOW,
      quality: QUALITY.trial,
    },
  ].map((fleet) => {
    const ours = spfAt(fleet.flow, fleet.quality);
    return { ...fleet, ours, by: deviation(ours, fleet.theirs) };
  });
  return {
    title: "Heat pumps: two measured fleets",
    about: `Seasonal performance, medians, against the model home in the middle of the country (${MIDDLE}), with the quality that stands for each fleet: 1.0 for those who publish their own, 0.70 for the trial. Asked: within 4% at a design flow of 45 °C, for both. The other flows are shown to see how the model bends; few systems stand behind the last.`,
    columns: ["fleet", "median", "middle half", "ours", "at flow", "difference"],
    rows: asked.map(({ name, theirs, middleHalf, ours, flow, by }) => [
      name,
      theirs.toFixed(2),
      middleHalf,
      ours.toFixed(2),
      `${flow} °C`,
      percent(by),
    ]),
    broken: beyond(
      BOUND,
      asked.filter(({ flow }) => flow === FLEET_FLOW),
    ),
  };
}

function fuelKwh(type: HomeType, built: BuiltAge, bedrooms: number): number {
  const { inputs, place } = homeOf({ postcode: MEAN_WEATHER, home: { type, built, bedrooms } });
  return demandOf(factsWith({}), place, inputs).fuelKwh;
}

export function gasMedians(): Agreement {
  const row = (name: string, theirs: number, homes: readonly number[]) => {
    const mean = homes.reduce((sum, kwh) => sum + kwh, 0) / homes.length;
    const span = `${whole(Math.min(...homes))} to ${whole(Math.max(...homes))}`;
    return [name, whole(theirs), whole(mean), span, percent(deviation(mean, theirs))];
  };
  const ages = AGES.map((built) =>
    row(
      `built ${built}`,
      need.medianGasByAge[built],
      TYPES.map((type) => fuelKwh(type, built, 3)),
    ),
  );
  const sizes = Object.entries(need.medianGasByBedrooms).map(([bedrooms, theirs]) =>
    row(
      bedrooms === "1" ? "1 bedroom" : `${bedrooms} bedrooms`,
      theirs,
      TYPES.flatMap((type) => AGES.map((built) => fuelKwh(type, built, Number(bedrooms)))),
    ),
  );
  return {
    title: "Gas: medians of NEED 2026",
    about: `kWh of gas a year in England and Wales (DESNZ, National Energy Efficiency Data-Framework 2026, meter readings of 2024), against our mean over the six types of home, by age with three bedrooms, by bedrooms over all ages, in ${MEAN_WEATHER}, whose degree days are nearly those of England and Wales. The types and ages are not weighted by how many there are, so no bound is asked.`,
    columns: ["homes", "NEED", "ours", "least to most", "difference"],
    rows: [...ages, ...sizes],
    broken: [],
  };
}
