import { limits } from "#config/limits.ts";
import { json, list, problemAnswer, record, ref, string, stringOrNull } from "#content/open-api/parts.ts";
import { planInputsSchema, quoteCheckSchema } from "#content/open-api/plan-inputs.ts";
import { deciders } from "#content/planner/left-out-words.ts";
import { measureNames } from "#content/planner/measure-names.ts";

const number = { type: "number" };
const numberOrNull = { type: ["number", "null"] };
const measure = { type: "string", enum: Object.keys(measureNames) };
const numbers = (count: number) => ({ ...list(number), minItems: count, maxItems: count });
const band = { ...numbers(3), description: "P10, P50, P90 of 500 draws." };
const perHalfHour = numbers(48);

const day = record({
  load: perHalfHour,
  pv: perHalfHour,
  direct: perHalfHour,
  charge: perHalfHour,
  discharge: perHalfHour,
  import: perHalfHour,
  export: perHalfHour,
  storedKwh: perHalfHour,
  importPence: perHalfHour,
});

const outcome = record({
  measures: list(measure),
  tariff: string,
  billPounds: number,
  baseBillPounds: { ...number, description: "Of the home without any of them, on its best tariff." },
  year: record({
    pv: number,
    load: number,
    direct: number,
    import: number,
    export: number,
    curtailed: number,
    loss: number,
    stored: number,
    fuel: number,
    away: number,
  }),
  costPounds: { ...number, description: "After grants and what a new boiler would have cost." },
  flows: { ...numbers(21), description: "Real pounds by year; year 0 is what is paid." },
  npvPounds: number,
  paybackYears: numberOrNull,
  carbonKg: { ...number, description: "Saved in 20 years." },
  bands: record({
    npv: band,
    firstYear: band,
    payback: { ...list(numberOrNull), minItems: 3, maxItems: 3, description: "Null: not within 20 years." },
  }),
});

const saving = record({ low: number, central: number, high: number });

const verdict = {
  enum: ["within", "high", "low", null],
  description: "Of the claimed figure; null where none is claimed.",
};

export const planCallSchemas = {
  PlanInputs: planInputsSchema,
  QuoteCheck: quoteCheckSchema,
  QuoteCheckAnswer: record({
    kwh: { ...saving, description: "What panels like these make in a year, by our estimate." },
    verdict,
    saving: {
      ...record({ low: number, central: number, high: number, verdict }),
      type: ["object", "null"],
      description: "Pounds in the first year; null without a plan.",
    },
  }),
  Plan: record({
    inputs: { type: "object", description: "The inputs to the plan, with typical values filled in." },
    place: record({ outwardCode: string, sapRegion: { type: "integer" }, nation: string }),
    today: record({
      electricityKwh: number,
      fuelKwh: number,
      spaceHeatKwh: number,
      waterHeatKwh: number,
      billPounds: { ...number, description: "On the price cap, or at the home’s own prices of day and night." },
    }),
    solar: record({
      kwhPerYear: number,
      kwhPerKwp: number,
      monthlyKwh: numbers(12),
      planeKwhPerM2: list(number),
      sapUsedAtHomeKwh: number,
    }),
    heatPump: record({
      spf: number,
      electricityKwh: number,
      grantPounds: number,
      sizeKw: {
        ...record({ low: number, high: number }),
        description: "kW on the coldest day, to half a kW; a room-by-room survey decides.",
      },
      breakEvenFuelPence: {
        ...numberOrNull,
        description: "The price of oil or LPG from which a heat pump alone pays, pence a kWh; null for other heating.",
      },
    }),
    insulation: { type: "object", additionalProperties: saving, description: "Share of the heat for rooms saved." },
    free: {
      ...list(
        record({
          id: { type: "string", enum: ["tariff", "flow55", "thermostat", "draughtsByHand", "export"] },
          savingPounds: saving,
        }),
      ),
      description: "What to do first, for nothing; in none of the plan's sums.",
    },
    plan: outcome,
    order: list(record({ measure, gainPounds: number, worthIt: { type: "boolean" } })),
    excluded: {
      ...list(
        record({
          measure,
          who: { enum: [...Object.keys(deciders), null], description: "Who could decide on it." },
          why: string,
          savedKwh: { ...numberOrNull, description: "Electricity and fuel, where somebody else decides." },
        }),
      ),
      description: "Measures looked at that this home cannot have.",
    },
    tariffs: list(record({ id: string, billPounds: number, eligible: { type: "boolean" }, why: stringOrNull })),
    days: record({ summer: day, winter: day }),
    assumptions: list(record({ id: string, value: {}, edited: { type: "boolean" } })),
    warnings: list(string),
  }),
};

const refusals = {
  400: problemAnswer("malformed_json: the body is not a JSON object"),
  413: problemAnswer("too_large"),
  415: problemAnswer("unsupported_media_type: send application/json"),
  422: problemAnswer("invalid_input, with a message for each field by its path: home.type, solar.arrays.0.kwp"),
  429: problemAnswer("too_many_requests: wait for as many seconds as Retry-After says"),
};

const roof = { postcode: "CR0", kwp: 4, azimuth: 180, pitch: 35, shading: "none" };
const example = { postcode: "CR0", home: { type: "semi", built: "1919-1944", bedrooms: 3 } };

export const planPaths = {
  "/plans": {
    post: {
      operationId: "planHome",
      tags: ["Plans"],
      summary: "Works out an energy plan for a home",
      description: `kWh and pounds are a year unless said, unrounded; nothing is kept. ${limits.planCallsPerMinute} calls a minute from one address, together with the plans that pages of the planner have worked out for it; bodies of at most ${limits.planCallBytesMax / 1024} KB.`,
      requestBody: { required: true, content: { "application/json": { schema: ref("PlanInputs"), example } } },
      responses: {
        200: { description: "The plan, with all the measures requested", content: json(ref("Plan")) },
        ...refusals,
      },
    },
  },
  "/quote-checks": {
    post: {
      operationId: "checkQuote",
      tags: ["Plans"],
      summary: "Compares an installer's figure for panels with our own range",
      description: `Counted together with the plans: ${limits.planCallsPerMinute} a minute from one address.`,
      requestBody: {
        required: true,
        content: { "application/json": { schema: ref("QuoteCheck"), example: { ...roof, claimedKwh: 3600 } } },
      },
      responses: {
        200: { description: "Our range, and where the claim falls in it", content: json(ref("QuoteCheckAnswer")) },
        ...refusals,
      },
    },
  },
};
