import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { arrayFields, equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { aboutKwh, aboutPounds, oneDecimal, paybackRange, poundsRange } from "#content/planner/figures.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import { exportRow } from "#domain/planner/inputs/usual-answers.ts";
import { measureCost } from "#domain/planner/money/net-cost.ts";
import { setOf } from "#domain/planner/plan/measure-set.ts";
import { type Asked, type CalculatorAnswer, ROOF_FOR_ONE_KW, type Typed } from "./answer.ts";
import {
  electricityKwhOf,
  type HomeAnswers,
  LENGTH_OF_YEAR,
  PLANNER_SOURCE,
  pencePerKwh,
  planOf,
  within,
  yearsOfHome,
} from "./planned-home.ts";

const DETACHED = { type: "detached", inWords: "detached house" };
const HOMES = new Map([
  [1, DETACHED],
  [2, { type: "semi", inWords: "semi" }],
  [3, { type: "midTerrace", inWords: "terrace" }],
]);

/** Panels on this roof, by the planner. */
export function solarSeen({ annualBill = 0, roofArea = 0, propertyType = 0 }: Typed, asked: Asked): CalculatorAnswer {
  const { type, inWords } = HOMES.get(propertyType) ?? DETACHED;
  const electricity = electricityKwhOf(annualBill);
  const kwp = roofArea === 0 ? undefined : toTenth(within(roofArea / ROOF_FOR_ONE_KW, arrayFields.kwp));
  const { plan, query } = planOf({ type, electricity, kwp, m: "solar" }, asked);
  const { ranges, year } = plan.asked;
  const size = `${oneDecimal(kwp ?? arrayFields.kwp.usual)} kW`;
  return {
    figures: [
      { label: "Saving", value: `${poundsRange(ranges.firstYear)} a year` },
      { label: "Panels", value: size },
      { label: "Payback", value: paybackRange(ranges.payback) },
    ],
    reason: `The panels make about ${aboutKwh(plan.solar.kwhPerYear)} a year. You use about ${aboutKwh(year.direct)} of that and sell the rest at ${pencePerKwh(plan.inputs.energy.exportPence)} a kWh, or less or more by supplier. In 8 of 10 of our runs the saving is in this range.`,
    assumed: `a three-bedroom ${inWords} built 1919 to 1944 that uses ${aboutKwh(plan.today.electricityKwh)} of electricity a year, ${kwp ? `${ROOF_FOR_ONE_KW} m² of roof for each kW` : `${size} of panels`}, a roof that faces south at 35° without shade, and no battery`,
    source: PLANNER_SOURCE,
    planQuery: query,
  };
}

/** A battery of this size (kWh; 0 for what we usually assume) beside panels of this size, or alone, by the planner. */
export function batterySeen({ dailyUsage = 0, solarSize = 0 }: Typed, size: number, asked: Asked): CalculatorAnswer {
  const { batteryKwh } = equipmentFields;
  const battery = size > 0 ? toTenth(within(size, { min: 1, max: batteryKwh.max })) : batteryKwh.usual;
  const kwp = solarSize > 0 ? toTenth(within(solarSize, arrayFields.kwp)) : undefined;
  const electricity =
    dailyUsage > 0 ? Math.round(within(dailyUsage * LENGTH_OF_YEAR, energyFields.electricityKwh)) : undefined;
  const beside = batteryBeside({ electricity, battery, kwp }, kwp ? ["solar"] : [], asked);
  const { saved, savedAtLowestExport, lowest, model } = beside;
  return {
    figures: [
      { label: "Saving", value: `${poundsRange([saved, saved, savedAtLowestExport])} a year` },
      { label: "Battery", value: `${oneDecimal(battery)} kWh` },
      { label: "Price", value: `about ${aboutPounds(beside.costPounds)}` },
    ],
    reason: kwp
      ? `A kWh that you store and use later is one that you do not sell. The saving is lower if you are paid ${pencePerKwh(model.inputs.energy.exportPence)} for what you sell and higher if you are paid ${pencePerKwh(lowest)}. About a tenth of what you store is lost.`
      : "Without panels, and without cheaper hours, each kWh you store has cost what it saves. A battery saves money beside panels, or on a tariff with cheap hours.",
    assumed: `${kwp ? "a roof that faces south at 35° without shade" : "no panels"}, a three-bedroom semi that uses ${aboutKwh(model.demand.electricityKwh)} of electricity a year, the price cap and no electric car`,
    source: PLANNER_SOURCE,
    planQuery: beside.query,
  };
}

/** What a battery adds to other measures in this home, in pounds a year at our export price and at the lowest. */
function batteryBeside(answers: HomeAnswers, others: readonly Measure[], asked: Asked) {
  const [lowest] = factsWith({}).range(exportRow(asked.place));
  const m = [...others, "battery"];
  const home = yearsOfHome({ ...answers, m }, asked);
  const savedIn = ({ years }: typeof home) =>
    years.best(setOf(...others)).bill.totalPounds - years.best(setOf(...others, "battery")).bill.totalPounds;
  const { model, query } = home;
  return {
    model,
    query,
    lowest,
    saved: savedIn(home),
    savedAtLowestExport: savedIn(yearsOfHome({ ...answers, m, export: lowest }, asked)),
    costPounds: measureCost(model.facts, model.inputs, model.place, "battery").net,
  };
}

function toTenth(value: number): number {
  return Math.round(10 * value) / 10;
}
