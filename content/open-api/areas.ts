import { brokenCursor, inPath, inQuery, json, list, problemAnswer, ref } from "#content/open-api/parts.ts";

const solarKwhPerKwp = { type: "number", description: "A year, facing south at 35 degrees." };

export const areaSchemas = {
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
      description: { type: "string", description: "Only for a single area." },
      population: { type: "integer" },
      populationYear: { type: "integer" },
      populationIsRounded: {
        type: "boolean",
        description:
          "True for Bath, Chester and Salisbury, which have no council and no official count: known only to the nearest thousand. All others are mid-year estimates of the Office for National Statistics.",
      },
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
      solarKwhPerKwp,
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
      solarKwhPerKwp,
    },
  },
};

export const areaPaths = {
  "/areas": {
    get: {
      operationId: "listAreas",
      tags: ["Areas"],
      summary: "All local areas, or those that match a search, best match first",
      parameters: [
        inQuery("query", "A name, town, region or postcode, in full or in part; small spelling mistakes are allowed."),
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
        400: brokenCursor,
      },
    },
  },
  "/areas/{slug}": {
    get: {
      operationId: "readArea",
      tags: ["Areas"],
      summary: "A local area with the figures of its page",
      parameters: [inPath("slug", "sutton")],
      responses: {
        200: { description: "The area", content: json(ref("Area")) },
        404: problemAnswer("No such area"),
      },
    },
  },
  "/postcodes/{postcode}": {
    get: {
      operationId: "readPostcode",
      tags: ["Areas"],
      summary: "Where a postcode or its first half is",
      parameters: [inPath("postcode", "SM1 1AA")],
      responses: {
        200: { description: "The place", content: json(ref("PostcodePlace")) },
        404: problemAnswer("No such postcode, or we do not know where it is"),
      },
    },
  },
};
