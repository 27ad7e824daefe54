import heatDemand from "#content/data/planner/heat-demand.json" with { type: "json" };
import { energyFields, kwhPerLitre } from "#content/planner/fields/energy-fields.ts";
import { homeFields } from "#content/planner/fields/home-fields.ts";
import { aboutKwh, count, oneDecimal, paybackRange, pounds, poundsRange } from "#content/planner/figures.ts";
import { sizeInWords } from "#content/planner/heat-pump-size.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import { fuelPrice } from "#domain/planner/tariffs/fuel-price.ts";
import type { Asked, CalculatorAnswer, Typed } from "./answer.ts";
import { kwhOf, PLANNER_SOURCE, pencePerKwh, planOf, within } from "./planned-home.ts";

const GAS = { heating: "gas", inWords: "gas" } as const;
const FUELS = new Map<number, { heating: "gas" | "oil" | "electric"; inWords: string }>([
  [1, GAS],
  [2, { heating: "oil", inWords: "heating oil" }],
  [3, { heating: "electric", inWords: "electricity for plain heaters" }],
]);
/** A kitchen and a living room. */
const OTHER_ROOMS = 2;
const FLOORS = Object.entries(heatDemand.floorAreaByBedroomsM2).map(
  ([bedrooms, area]) => [Number(bedrooms), area] as const,
);

/** A heat pump instead of this heating, by the planner. */
export function heatPumpSeen({ annualBill = 0, fuelType = 0, floorArea = 0 }: Typed, asked: Asked): CalculatorAnswer {
  const floor = floorArea > 0 ? Math.round(within(floorArea, homeFields.floorAreaM2)) : undefined;
  const { pump, saving, cost, payback } = seen(
    { annualBill, floor, beds: floor && bedroomsIn(floor) },
    fuelType,
    asked,
  );
  const { sizeKw, sizeLimit } = pump.plan.heatPump;
  const size = { label: "Heat pump size", value: sizeInWords(sizeKw, sizeLimit) };
  return { ...pump.words, figures: [saving, size, cost, payback] };
}

/** The same for a home known by its rooms, heated with gas. */
export function lowCarbonHeatingSeen({ annualBill = 0, rooms = 0 }: Typed, asked: Asked): CalculatorAnswer {
  const beds = rooms > 0 ? within(Math.round(rooms) - OTHER_ROOMS, homeFields.bedrooms) : undefined;
  const { pump, saving, cost, payback } = seen({ annualBill, floor: undefined, beds }, 1, asked);
  return { ...pump.words, figures: [saving, cost, payback] };
}

interface Home {
  readonly annualBill: number;
  readonly floor: number | undefined;
  readonly beds: number | undefined;
}

function seen({ annualBill, floor, beds }: Home, fuelType: number, asked: Asked) {
  const { heating, inWords } = FUELS.get(fuelType) ?? GAS;
  const { rate, standing } = fuelPrice(factsWith({}), { heating, fuelPence: null });
  const fuel = kwhOf(annualBill, rate, standing, energyFields.fuelKwh);
  const { plan, query } = planOf({ heating, fuel, floor, beds, m: "heatPump" }, asked);
  const { ranges } = plan.asked;
  const { grossPounds: [low, central, high] = [0, 0, 0], grantPounds = 0 } = plan.steps[0] ?? {};
  return {
    pump: {
      plan,
      words: {
        reason: `${reasonOf(plan, inWords, rate)} A pump that is set up well is at the upper end, and one that is not at the lower.${paysFrom(plan)}`,
        assumed: `a semi built 1919 to 1944 of ${count(plan.inputs.home.floorAreaM2)} m², radiators for ${count(plan.inputs.heatPump.designFlowC)} °C, ${inWords} at ${pencePerKwh(rate)} a kWh${fuel ? "" : ` (${aboutKwh(plan.today.fuelKwh)} a year)`}, ${heating === "electric" ? "no pipes and radiators yet, so that they are in the price" : "a boiler that still works"}, and an owner in ${asked.place.nation}`,
        source: PLANNER_SOURCE,
        planQuery: query,
      },
    },
    saving: { label: "Saving", value: `${poundsRange(ranges.firstYear)} a year` },
    cost: {
      label: "You pay",
      value: `${poundsRange([low - grantPounds, central - grantPounds, high - grantPounds])} after a grant of ${pounds(grantPounds)}`,
    },
    payback: { label: "Payback", value: paybackRange(ranges.payback) },
  };
}

function reasonOf({ today, heatPump }: HomePlan, fuel: string, rate: number): string {
  return `${aboutKwh(today.fuelKwh)} of ${fuel} at ${pencePerKwh(rate)} give way to ${aboutKwh(heatPump.electricityKwh)} of electricity, because the pump gives ${oneDecimal(heatPump.spf)} units of heat for each unit it uses.`;
}

/** From which price of a litre a heat pump pays for itself, for fuels bought by the litre. */
function paysFrom({ breakEvenFuelPence, inputs }: HomePlan): string {
  const kwh = kwhPerLitre[inputs.energy.heating];
  if (breakEvenFuelPence === null || kwh === undefined) return "";
  return ` It pays for itself over 20 years from about ${count(breakEvenFuelPence * kwh)}p a litre.`;
}

/** The number of bedrooms whose usual floor area is nearest. */
export function bedroomsIn(floor: number): number {
  const distance = ([, area]: (typeof FLOORS)[number]) => Math.abs(area - floor);
  return FLOORS.reduce((best, one) => (distance(one) < distance(best) ? one : best))[0];
}
