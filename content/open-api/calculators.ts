import { brokenCursor, inPath, json, list, problemAnswer, ref, string } from "#content/open-api/parts.ts";

const resultName = { name: { type: "string" }, unit: { type: "string" }, description: { type: "string" } };
const assumptions = { type: "array", items: { type: "string" } };

export const calculatorSchemas = {
  Calculator: {
    type: "object",
    required: ["id", "title", "fields", "results", "assumptions"],
    properties: {
      id: string,
      title: string,
      fields: list({
        type: "object",
        required: ["name", "label"],
        properties: {
          name: { type: "string", description: "Of the query parameter." },
          label: string,
          choices: {
            ...list({
              type: "object",
              required: ["value", "label"],
              properties: { value: { type: "integer" }, label: string },
            }),
            description: "The accepted values; without choices, any number from 0 to 1,000,000,000.",
          },
        },
      }),
      results: list({
        type: "object",
        required: ["name", "label", "unit", "description"],
        properties: { ...resultName, label: string },
      }),
      assumptions,
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
            ...resultName,
            value: { type: ["number", "string", "null"], description: "Unrounded." },
            missing: { type: "string", description: "Why there is no value." },
          },
        },
      },
      assumptions,
      today: { type: "array", items: { type: "string" } },
      warnings: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    },
  },
};

export const calculatorPaths = {
  "/calculators": {
    get: {
      operationId: "listCalculators",
      tags: ["Calculators"],
      summary: "All calculators with their fields",
      responses: {
        200: {
          description: "The calculators",
          content: json({
            type: "object",
            required: ["items", "nextCursor"],
            properties: { items: list(ref("Calculator")), nextCursor: { type: "null" } },
          }),
        },
        400: brokenCursor,
      },
    },
  },
  "/calculators/{id}": {
    get: {
      operationId: "runCalculator",
      tags: ["Calculators"],
      summary: "Runs a calculator; its fields are the query parameters",
      parameters: [inPath("id", "solar")],
      responses: {
        200: { description: "The results", content: json(ref("CalculatorAnswer")) },
        404: problemAnswer("No such calculator"),
      },
    },
  },
};
