import { modelOf } from "#domain/planner/plan/home-model.ts";
import { type HomeYear, yearsOf } from "#domain/planner/plan/home-years.ts";
import { setOf } from "#domain/planner/plan/measure-set.ts";
import { totalsOf } from "#domain/planner/year/year-sums.ts";
import { type Agreement, whole } from "./agreement.ts";
import { FIGURES_OF, homeOf } from "./model-home.ts";

const SIZES = [5, 8, 10, 13.5, 20, 40];
/** How far the sums of a year, and the two ends of a day, may lie apart. */
const WH_MAX = 1;
/** What a bigger battery may earn less, pounds a year. */
const LESS_MAX = 1;
const SOLAR = setOf("solar");
const BOTH = setOf("solar", "battery");

const cases = [
  { name: "the price cap", tariff: "cap", miles: 0 },
  { name: "the night tariff for cars, with 6,000 miles", tariff: "ev-overnight", miles: 6000 },
  { name: "the tariff that pays for exports by the hour", tariff: "flux", miles: 0 },
] as const;

/** What a battery of each size earns a year beside 4 kWp, and whether its year adds up. */
export function batteries(): Agreement {
  const all = cases.map(({ name, tariff, miles }) => {
    const years = SIZES.map((kwh) => yearsWith(kwh, tariff, miles));
    const gains = years.map(({ without, all: home }) => without.bill.totalPounds - home.bill.totalPounds);
    return { name, gains, furthestWh: Math.max(...years.map((one) => wattHoursLost(one.all))) };
  });
  return {
    title: "Batteries: energy is kept, and more of it is never worth less",
    about: `Pounds a year that a battery earns in the model home beside 4 kWp, by its usable kWh, and by how many Wh what comes in and goes out in a year lies apart, or the two ends of a day. Asked: ${WH_MAX} Wh, and no bigger battery that earns over £${LESS_MAX} less.`,
    columns: ["on", ...SIZES.map((kwh) => `${kwh} kWh`), "apart"],
    rows: all.map(({ name, gains, furthestWh }) => [
      name,
      ...gains.map((gain) => `£${whole(gain)}`),
      `${furthestWh.toFixed(1)} Wh`,
    ]),
    broken: all.flatMap(({ name, gains, furthestWh }) => [
      ...(furthestWh <= WH_MAX ? [] : [`${name}: ${furthestWh} Wh apart`]),
      ...gains.flatMap((gain, at) =>
        gain >= (gains[at - 1] ?? gain) - LESS_MAX ? [] : [`${name}: ${SIZES[at]} kWh earns less`],
      ),
    ]),
  };
}

function yearsWith(kwh: number, id: string, milesPerYear: number) {
  const { inputs, place } = homeOf({ battery: { kwh }, car: { milesPerYear } });
  const model = modelOf(inputs, place, FIGURES_OF);
  const tariff = model.tariffs.find((one) => one.id === id);
  if (!tariff) throw new Error(`no tariff ${id}`);
  const years = yearsOf(model);
  return { without: years.on(tariff, SOLAR), all: years.on(tariff, BOTH) };
}

function wattHoursLost({ year: { sums } }: HomeYear): number {
  const { pv, load, import: bought, export: sold, curtailed, loss } = totalsOf(sums);
  return 1000 * Math.max(Math.abs(pv + bought - load - sold - curtailed - loss), ...sums.stored.map(Math.abs));
}
