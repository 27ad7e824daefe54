import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { propertyTypeOptions, quoteBudgetOptions, quoteServiceOptions, timeframeOptions } from "#content/options.ts";

const json = (schema: object) => ({ "application/json": { schema } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const problemAnswer = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: ref("Problem") } },
});
const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);
const text = (maxLength: number, example: string) => ({ type: "string", minLength: 1, maxLength, examples: [example] });

const schemas = {
  Problem: {
    type: "object",
    required: ["type", "title", "status", "detail", "code"],
    properties: {
      type: { type: "string" },
      title: { type: "string" },
      status: { type: "integer" },
      detail: { type: "string" },
      code: { type: "string" },
      errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    },
  },
  QuoteRequest: {
    type: "object",
    required: ["name", "email", "phone", "postcode", "serviceType"],
    properties: {
      name: text(limits.nameLengthMax, "Alex Green"),
      email: { ...text(limits.emailLengthMax, "alex@example.com"), format: "email" },
      phone: text(limits.phoneLengthMax, "020 7946 0123"),
      postcode: text(limits.postcodeLengthMax, "SM1 1AA"),
      serviceType: { type: "string", enum: valuesOf(quoteServiceOptions) },
      propertyType: { type: "string", enum: valuesOf(propertyTypeOptions) },
      timeframe: { type: "string", enum: valuesOf(timeframeOptions) },
      budget: { type: "string", enum: valuesOf(quoteBudgetOptions) },
      message: { type: "string", maxLength: limits.messageLengthMax },
    },
  },
  EnergyPrices: {
    type: "object",
    required: ["electricity", "gas", "lastUpdated", "source", "indicative"],
    properties: {
      electricity: { type: "number", description: "p/kWh" },
      gas: { type: "number", description: "p/kWh" },
      lastUpdated: { type: "string", format: "date-time" },
      source: { type: "string", enum: ["cap", "octopus", "simulated"] },
      sourceName: { type: "string" },
      indicative: { type: "boolean", description: "True for prices that nobody pays." },
    },
  },
  CalculatorAnswer: {
    type: "object",
    required: ["id", "results", "assumptions", "warnings"],
    properties: {
      id: { type: "string" },
      inputs: { type: "object", additionalProperties: { type: "number" } },
      results: {
        type: "array",
        items: {
          type: "object",
          required: ["name", "value", "unit", "description"],
          properties: {
            name: { type: "string" },
            value: { type: ["number", "string", "null"], description: "Unrounded." },
            unit: { type: "string" },
            description: { type: "string" },
            missing: { type: "string", description: "Why there is no value." },
          },
        },
      },
      assumptions: { type: "array", items: { type: "string" } },
      today: { type: "array", items: { type: "string" } },
      warnings: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    },
  },
} as const;

const calculatorId = { name: "id", in: "path", required: true, example: "solar", schema: { type: "string" } };

const paths = {
  "/calculators": {
    get: {
      summary: "All calculators with their fields",
      responses: { 200: { description: "The calculators", content: json({ type: "object" }) } },
    },
  },
  "/calculators/{id}": {
    get: {
      summary: "Runs a calculator; its fields are the query parameters",
      parameters: [calculatorId],
      responses: {
        200: { description: "The results", content: json(ref("CalculatorAnswer")) },
        404: problemAnswer("No such calculator"),
      },
    },
  },
  "/energy-prices": {
    get: {
      summary: "Electricity and gas prices as the pages show them",
      responses: { 200: { description: "The prices", content: json(ref("EnergyPrices")) } },
    },
  },
  "/quote-requests": {
    post: {
      summary: "Asks for quotes; the customer confirms by e-mail",
      requestBody: { required: true, content: json(ref("QuoteRequest")) },
      responses: {
        201: {
          description: "Taken",
          content: json({ type: "object", required: ["reference"], properties: { reference: { type: "string" } } }),
        },
        400: problemAnswer("Malformed JSON"),
        413: { description: "Too large" },
        415: problemAnswer("Not JSON"),
        422: problemAnswer("Invalid fields"),
        429: problemAnswer("Too many requests"),
      },
    },
  },
} as const;

/** The description of the JSON interface (OpenAPI 3.1). */
export function openApi(appUrl: string) {
  return {
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version: "1" },
    servers: [{ url: `${appUrl}/api/v1` }],
    paths,
    components: { schemas },
  };
}
