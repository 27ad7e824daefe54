import { json, ref } from "#content/open-api/parts.ts";

export const energyPriceSchemas = {
  EnergyPrices: {
    type: "object",
    required: ["electricity", "gas", "lastUpdated", "source", "indicative"],
    properties: {
      electricity: { type: "number", description: "p/kWh" },
      gas: { type: "number", description: "p/kWh" },
      lastUpdated: { type: "string", format: "date-time" },
      source: { type: "string", enum: ["cap", "octopus", "simulated"] },
      sourceName: { type: "string" },
      indicative: { type: "boolean", description: "True for simulated prices." },
    },
  },
};

export const energyPricePaths = {
  "/energy-prices": {
    get: {
      operationId: "readEnergyPrices",
      tags: ["Energy prices"],
      summary: "Electricity and gas prices as the pages show them",
      responses: { 200: { description: "The prices", content: json(ref("EnergyPrices")) } },
    },
  },
};
