import { limits } from "#config/limits.ts";
import { callerRefusals, json, needs, record, ref } from "#content/open-api/parts.ts";

const n = { type: "integer", minimum: 0, description: "How many were counted." };
const days = {
  type: "integer",
  enum: [limits.statisticsDays, limits.statisticsLongDays],
  description: `The last days that it is about: ${limits.statisticsLongDays} where ${limits.statisticsDays} hold fewer than ${limits.statisticsMin}.`,
};
const nullBelow = `null where n is under ${limits.statisticsMin}`;
const part = { type: "number", minimum: 0, maximum: 1 };
const share = {
  n,
  count: { type: ["integer", "null"], description: `Of how many it holds; ${nullBelow}.` },
  share: { type: ["number", "null"], minimum: 0, maximum: 1 },
  interval: {
    type: ["object", "null"],
    description: "Wilson’s interval of the share, with 95% confidence.",
    required: ["low", "high"],
    additionalProperties: false,
    properties: { low: part, high: part },
  },
};
const shareOfDays = record({ ...share, days });
const readings = record({
  n,
  percent: { type: ["integer", "null"], description: `The median, in per cent of the promise; ${nullBelow}.` },
});

export const statisticsSchemas = {
  Statistics: record({
    countedAt: { type: ["string", "null"], format: "date-time", description: "null before the first count." },
    firstContact: record({
      n,
      days,
      medianMinutes: {
        type: ["integer", "null"],
        description: `From the purchase to the first contact; ${nullBelow}, or where half had none.`,
      },
    }),
    contactIn24Hours: shareOfDays,
    quoteIn14Days: shareOfDays,
    chosenIn60Days: shareOfDays,
    priceKept: record(share),
    onTime: record(share),
    made: readings,
    used: readings,
  }),
};

export const statisticsPaths = {
  "/statistics": {
    get: {
      operationId: "readStatistics",
      tags: ["Purchases"],
      summary: "How you answer customers, and what they said of finished work",
      security: needs("read"),
      responses: { 200: { description: "The figures", content: json(ref("Statistics")) }, ...callerRefusals },
    },
  },
};
