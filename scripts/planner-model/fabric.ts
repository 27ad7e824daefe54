import fabric from "#content/data/planner/fabric.json" with { type: "json" };
import need from "#content/data/planner/heat-demand.json" with { type: "json" };
import est from "#domain/planner/fabric/est-savings.json" with { type: "json" };
import type { BuiltAge, HomeType, Measure, Wall } from "#domain/planner/inputs/plan-inputs.ts";
import { modelOf } from "#domain/planner/plan/home-model.ts";
import { type Agreement, beyond, deviation, percent, whole } from "./agreement.ts";
import { FIGURES_OF, homeOf } from "./model-home.ts";

/** Only rounding may part the two. */
const SAME = 1e-6;
/** Savings by calculation of another body, by how much ours may lie below and above. */
const LEAST_OF_EST = 0.3;
const MOST_OF_EST = 1.25;
const PLACE = "M21";
/** What gas cost where those savings were worked out, and costs today, pence with VAT. */
const EST_PENCE = 6.76;
const PENCE = 7.97;
const BOILER = need.boilerEfficiency.gas;

const ages = Object.keys(fabric.meanHome.ehsAge) as BuiltAge[];

function modelOfHome(home: object, measures: readonly Measure[] = []) {
  const { inputs, place } = homeOf({ postcode: PLACE, home, measures });
  return modelOf(inputs, place, FIGURES_OF);
}

/** Homes of one age with each kind of wall as often as in England, against one whose wall was not answered. */
export function wallsOfEngland(): Agreement {
  const asked = ages.map((built) => {
    const fuel = (wall?: Wall) => modelOfHome({ type: "semi", built, bedrooms: 3, wall }).demand.fuelKwh;
    const { solid, cavity } = sharesOf(built);
    const theirs = solid * fuel("solid") + cavity * fuel("cavityEmpty") + (1 - solid - cavity) * fuel("cavityFilled");
    return { name: built, solid, cavity, theirs, ours: fuel(), by: deviation(fuel(), theirs) };
  });
  return {
    title: "Fuel: the walls of England",
    about: `A semi with three bedrooms in ${PLACE}: kWh of gas with solid, empty and filled walls, each as often as the English Housing Survey of 2024 finds it at that age, against a home that did not say. Asked: the same within a millionth, so that an answer moves a home and never the stock.`,
    columns: ["built", "solid", "empty cavity", "over England’s walls", "not said", "difference"],
    rows: asked.map(({ name, solid, cavity, theirs, ours, by }) => [
      name,
      percent(solid, { sign: false }),
      percent(cavity, { sign: false }),
      whole(theirs),
      whole(ours),
      percent(by),
    ]),
    broken: beyond(SAME, asked),
  };
}

function sharesOf(built: BuiltAge): { solid: number; cavity: number } {
  const age = fabric.meanHome.ehsAge[built] as keyof typeof need.ehsEnglandShare.wallUninsulatedByAge | null;
  return age === null ? { solid: 0, cavity: 0 } : need.ehsEnglandShare.wallUninsulatedByAge[age];
}

type Published = Readonly<Partial<Record<HomeType, number>>>;

/** Savings of the Energy Saving Trust by type of home. */
export function savingsOfEst(): Agreement {
  const asked = [...savings("loft", est.loft), ...savings("cavity", est.cavity)];
  const broken = asked.filter(({ theirs, ours }) => !(ours >= LEAST_OF_EST * theirs && ours <= MOST_OF_EST * theirs));
  return {
    title: "Insulation: Energy Saving Trust",
    about: `Pounds of gas a year in ${PLACE}, three bedrooms, built 1965–1982, no insulation in loft or cavity; the Trust’s figures, at second hand, moved from ${EST_PENCE}p to ${PENCE}p a kWh. Ours lie below: high is calculated as theirs, central is what is left in use, and homes warm fewer rooms than calculations do. Asked: central between ${percent(LEAST_OF_EST, { sign: false, decimals: 0 })} and ${percent(MOST_OF_EST, { sign: false, decimals: 0 })} of theirs.`,
    columns: ["measure", "home", "theirs", "ours, low", "central", "high"],
    rows: asked.map(({ measure, type, theirs, low, ours, high }) => [
      measure,
      type,
      ...[theirs, low, ours, high].map((pounds) => `£${whole(pounds)}`),
    ]),
    broken: broken.map(
      ({ measure, type, theirs, ours }) => `${measure}, ${type}: £${whole(ours)} of £${whole(theirs)}`,
    ),
  };
}

function savings(measure: "loft" | "cavity", published: Published) {
  return Object.entries(published).map(([type, pounds]) => {
    const home = { type, built: "1965-1982", bedrooms: 3, wall: "cavityEmpty", loftMm: 0 };
    const { demand, savings: found } = modelOfHome(home, [measure]);
    const spaceKwh = demand.spaceKwh.reduce((sum, kwh) => sum + kwh, 0);
    const inPounds = (share = 0) => (share * spaceKwh * PENCE) / BOILER / 100;
    const saving = found[measure];
    return {
      measure,
      type,
      theirs: (pounds * PENCE) / EST_PENCE,
      low: inPounds(saving?.low),
      ours: inPounds(saving?.central),
      high: inPounds(saving?.high),
    };
  });
}
