import { json, problemAnswer } from "#content/open-api/parts.ts";
import { quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";

const technology = {
  name: "technology",
  in: "path",
  required: true,
  example: "solar",
  schema: { type: "string", enum: quoteTechnologies.map(({ value }) => value) },
};

export const quoteSchemaPaths = {
  "/quote-schema/{technology}": {
    get: {
      operationId: "readQuoteSchema",
      tags: ["Quotes"],
      summary: "The fields of a quote for a technology, as JSON Schema",
      parameters: [technology],
      responses: {
        200: {
          description: "A JSON Schema (2020-12). Where Orange Button has a term for a field, x-orange-button names it.",
          content: json({
            type: "object",
            required: ["$schema", "title", "type", "required", "properties"],
            properties: {
              $schema: { type: "string", format: "uri" },
              title: { type: "string" },
              type: { type: "string", const: "object" },
              required: { type: "array", items: { type: "string" } },
              properties: { type: "object", description: "A schema for each field." },
            },
          }),
        },
        404: problemAnswer("not_found: there is no such technology"),
      },
    },
  },
};
