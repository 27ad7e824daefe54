import { list, record, string } from "#content/open-api/parts.ts";
import { measureNames } from "#content/planner/measure-names.ts";

const number = { type: "number" };
const measures = list({ type: "string", enum: Object.keys(measureNames) });

const plan = record({
  query: { ...string, description: "Added after /planner/plan? it opens the plan with every assumption." },
  madeOn: { type: "string", format: "date" },
  register: { type: "string", format: "date", description: "When the newest figure it uses was checked." },
  home: record({ type: string, built: string, bedrooms: number, floorAreaM2: number, heating: string }),
  use: record({
    electricityKwh: { ...number, description: "A year, without car and heat pump." },
    fuelKwh: number,
    spaceHeatKwh: number,
    waterHeatKwh: number,
    milesPerYear: number,
  }),
  roofs: list(record({ kwp: number, azimuth: number, pitch: number, shading: string })),
  solarKwhPerYear: number,
  batteryKwh: number,
  heatPump: record({
    sizeKw: { ...record({ low: number, high: number }), description: "kW on the coldest day." },
    designFlowC: number,
    spf: number,
  }),
  measures: { ...measures, description: "What the plan advises, in order." },
  alsoLookedAt: measures,
  costPounds: { ...number, description: "Of what it advises, after grants." },
  savingPounds: {
    ...list(number),
    minItems: 3,
    maxItems: 3,
    description: "In the first year: low, middle, high.",
  },
});

/** The energy plan that came with a request; nothing in it says who the customer is. */
export const planSchemas = {
  AttachedPlan: {
    ...plan,
    type: ["object", "null"],
    description:
      "The energy plan that the customer attached, worked out by our planner; null without one or once the purchase has ended.",
  },
};
