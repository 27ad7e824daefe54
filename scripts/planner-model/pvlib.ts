import { factsWith } from "#domain/planner/facts/facts.ts";
import { acKw } from "#domain/planner/panels/inverter.ts";
import pvlib from "#domain/planner/panels/pvlib-figures.json" with { type: "json" };
import { dcKw, type PanelFacts, panelFacts } from "#domain/planner/panels/solar-panels.ts";
import { type Agreement, beyond, deviation, percent } from "./agreement.ts";

/** Of the published digits. */
const BOUND = 0.0001;
/** A cell at the label's temperature gives what the label says. */
const LABEL_C = 25;

/** Panels without losses, so that one formula at a time is left. */
const bare: PanelFacts = { ...panelFacts(factsWith({})), leftAfterLosses: 1 };

function directKw({ wm2, cellC, kw, changePerKelvin }: typeof pvlib.direct): number {
  // So well cooled that the cell is as warm as the air.
  const panels = { ...bare, changePerKelvin, coolingWm2K: Number.POSITIVE_INFINITY };
  return dcKw(panels, kw, wm2, cellC);
}

function cellTemperature({ wm2, airC, coolingWm2K }: typeof pvlib.cell): number {
  // One more share of power for each degree shows the degrees.
  const power = dcKw({ ...bare, changePerKelvin: 1, coolingWm2K }, 1000 / wm2, wm2, airC);
  return power - 1 + LABEL_C;
}

/** What pvlib makes of the same light, warmth and load, formula by formula. */
export function pvlibFigures(): Agreement {
  const { direct, cell, inverter } = pvlib;
  const compared = [
    { name: `direct current: ${direct.kw} kWp, ${direct.wm2} W/m², cell ${direct.cellC} °C`, unit: "kW" },
    { name: `cell: ${cell.wm2} W/m², air ${cell.airC} °C, cooling ${cell.coolingWm2K} W/m²K`, unit: "°C" },
    ...inverter.map(({ dcKw: kw, fullDcKw }) => ({
      name: `inverter at ${(kw / fullDcKw) * 100}% of full`,
      unit: "kW",
    })),
  ];
  const theirs = [direct.expectedKw, cell.expectedC, ...inverter.map(({ expectedKw }) => expectedKw)];
  const ours = [
    directKw(direct),
    cellTemperature(cell),
    ...inverter.map(({ dcKw: kw, fullDcKw, efficiency }) => acKw(kw, fullDcKw * efficiency, efficiency)),
  ];
  const by = (at: number) => {
    const mine = ours[at] ?? Number.NaN;
    const other = theirs[at] ?? Number.NaN;
    return mine === other ? 0 : deviation(mine, other);
  };
  return {
    title: "Panels, formula by formula: pvlib",
    about:
      "The values that pvlib’s own tests expect of PVWatts’ direct current and inverter and of PVsyst’s cell temperature (pvlib-python, BSD 3-clause). No sum of a year is published there, so none is compared. Asked: within 0.01%, which their rounding allows.",
    columns: ["what", "pvlib", "ours", "difference"],
    rows: compared.map(({ name, unit }, at) => [
      name,
      `${theirs[at]?.toFixed(3)} ${unit}`,
      `${ours[at]?.toFixed(3)} ${unit}`,
      percent(by(at), { decimals: 3 }),
    ]),
    broken: beyond(
      BOUND,
      compared.map(({ name }, at) => ({ name, by: by(at) })),
    ),
  };
}
