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
const list = (items: object) => ({ type: "array", items });
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
  Area: {
    type: "object",
    required: ["slug", "name", "type", "region", "country", "path", "population", "postcodes", "nearbyAreas"],
    properties: {
      slug: { type: "string" },
      name: { type: "string" },
      type: { type: "string", enum: ["city", "county", "borough"] },
      region: { type: "string" },
      country: { type: "string" },
      path: { type: "string", description: "Its page on this site." },
      description: { type: "string", description: "Only of a single area." },
      population: { type: "integer" },
      populationYear: { type: "integer" },
      households: { type: ["integer", "null"] },
      latitude: { type: "number", description: "WGS84 degrees, centre of its addresses." },
      longitude: { type: "number" },
      postcodes: {
        ...list({ type: "string" }),
        description: "Outward codes with at least half of their addresses here.",
      },
      postcodesPartly: { ...list({ type: "string" }), description: "Outward codes with 10 to 50% of them here." },
      partOf: list({ type: "string", description: "Slug" }),
      contains: list({ type: "string", description: "Slug" }),
      nearbyAreas: { type: "array", description: "Slugs in a list; with name and distance in a single area." },
      solarKwhPerKwp: { type: "number", description: "A year, facing south at 35 degrees." },
    },
  },
  PostcodePlace: {
    type: "object",
    required: ["outwardCode", "postTown", "district", "region", "country", "latitude", "longitude", "areas"],
    properties: {
      outwardCode: { type: "string" },
      postTown: { type: "string" },
      district: { type: "string", description: "Local authority with the largest share of its addresses." },
      region: { type: "string" },
      country: { type: "string" },
      latitude: { type: "number", description: "WGS84 degrees, mean of the outward code." },
      longitude: { type: "number" },
      areas: list({ type: "string", description: "Slug; the most local first" }),
      solarKwhPerKwp: { type: "number", description: "A year, facing south at 35 degrees." },
    },
  },
} as const;

const inPath = (name: string, example: string) => ({
  ...{ name, in: "path", required: true, example },
  schema: { type: "string" },
});
const inQuery = (name: string, description: string) => ({
  ...{ name, in: "query", description },
  schema: { type: "string" },
});

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
      parameters: [inPath("id", "solar")],
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
  "/areas": {
    get: {
      summary: "Local areas: all, or those that a search finds, best match first",
      parameters: [
        inQuery("query", "A name, town, region or postcode, whole or in part; spelling mistakes are forgiven."),
        inQuery("region", "One of the twelve regions of the United Kingdom by name."),
      ],
      responses: {
        200: {
          description: "The areas",
          content: json({
            type: "object",
            required: ["items", "nextCursor", "match"],
            properties: {
              items: list(ref("Area")),
              nextCursor: { type: "null" },
              match: {
                type: "string",
                enum: ["all", "exact", "similar", "nearby"],
                description: "nearby: the place is in none of our areas, so these are the nearest.",
              },
              place: { type: "string", description: "Of a nearby answer: where the searched place is." },
            },
          }),
        },
      },
    },
  },
  "/areas/{slug}": {
    get: {
      summary: "A local area with the figures of its page",
      parameters: [inPath("slug", "croydon")],
      responses: {
        200: { description: "The area", content: json(ref("Area")) },
        404: problemAnswer("No such area"),
      },
    },
  },
  "/postcodes/{postcode}": {
    get: {
      summary: "Where a postcode or its first half lies",
      parameters: [inPath("postcode", "CR0 1EA")],
      responses: {
        200: { description: "The place", content: json(ref("PostcodePlace")) },
        404: problemAnswer("No such postcode, or its place is not known"),
      },
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
