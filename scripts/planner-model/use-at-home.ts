import published from "#content/data/planner/self-consumption.json" with { type: "json" };
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { type Agreement, beyond, deviation, percent } from "./agreement.ts";
import { FIGURES_OF, homeOf } from "./model-home.ts";

const BOUND = 0.08;
/** Below this share of what a home uses, what panels make is little, and the two methods part. */
const MADE_AT_LEAST = 0.5;
const KWP = [2, 3, 4, 5, 6];
const ELECTRICITY = [1800, 2500, 3500, 4500, 6000];
const PLACES = ["CR0", "M1", "EH1"];
const BATTERIES = [5, 10];

function usedAtHome(postcode: string, kwp: number, electricityKwh: number, batteryKwh: number) {
  const answers = {
    postcode,
    energy: { electricityKwh },
    solar: { arrays: [{ kwp }] },
    battery: { kwh: batteryKwh },
    measures: batteryKwh > 0 ? ["solar", "battery"] : ["solar"],
  };
  const { inputs, place } = homeOf(answers);
  const { asked, solar } = planHome(inputs, place, FIGURES_OF);
  const { pv, export: sold, curtailed } = asked.year;
  return { made: pv, ours: pv - sold - curtailed, sap: solar.sapUsedAtHomeKwh };
}

function gridOf(batteryKwh: number) {
  return PLACES.flatMap((postcode) =>
    KWP.flatMap((kwp) =>
      ELECTRICITY.map((electricityKwh) => {
        const { made, ours, sap } = usedAtHome(postcode, kwp, electricityKwh, batteryKwh);
        const name = `${postcode}, ${kwp} kWp, ${electricityKwh} kWh${batteryKwh > 0 ? `, battery ${batteryKwh} kWh` : ""}`;
        return { name, kwp, electricityKwh, isUsual: made >= MADE_AT_LEAST * electricityKwh, by: deviation(ours, sap) };
      }),
    ),
  );
}

export function sapUse(): Agreement {
  const homes = gridOf(0);
  const usual = homes.filter(({ isUsual }) => isUsual);
  const rows = KWP.map((kwp) => [
    `${kwp} kWp`,
    ...ELECTRICITY.map((electricityKwh) => {
      const cell = homes.filter((home) => home.kwp === kwp && home.electricityKwh === electricityKwh);
      const words = rangeOf(cell.map(({ by }) => by));
      return cell.every(({ isUsual }) => isUsual) ? words : `(${words})`;
    }),
  ]);
  const withBattery = BATTERIES.map((kwh) => `${kwh} kWh ${rangeOf(gridOf(kwh).map(({ by }) => by))}`);
  return {
    title: "Solar electricity used at home: SAP 10.2 Appendix M1",
    about: `What the home uses as it comes, against SAP's formula, without a battery, in CR0, M1 and EH1. Asked: within 8%, where panels make at least half of what the home uses. In brackets: less than half, where the two methods part; there is no bound. With a battery none is asked either: SAP's formula was fitted to other batteries than ours, and over the same homes ours keeps, against SAP, with ${withBattery.join(", with ")}.`,
    columns: ["panels", ...ELECTRICITY.map((kwh) => `${kwh.toLocaleString("en-GB")} kWh a year`)],
    rows,
    broken: beyond(BOUND, usual),
  };
}

function rangeOf(deviations: readonly number[]): string {
  return `${percent(Math.min(...deviations))} to ${percent(Math.max(...deviations))}`;
}

export function measuredUse(): Agreement {
  const rows = published.measured.map(({ kWp, demandKwh, share, source }) => {
    const { made, ours, sap } = usedAtHome("OX1", kWp, demandKwh, 0);
    const shares = [share, ours / made, sap / made].map((one) => percent(one, { sign: false }));
    return [`${source}: ${kWp} kWp, ${demandKwh.toLocaleString("en-GB")} kWh`, ...shares];
  });
  return {
    title: "Solar electricity used at home: measured",
    about:
      "Mean share of what panels make that the home uses itself, in Oxford. One published mean; no bound is asked.",
    columns: ["homes", "measured", "ours", "SAP 10.2"],
    rows,
    broken: [],
  };
}
