export const problemSchemas = {
  Problem: {
    type: "object",
    required: ["type", "title", "status", "detail", "code"],
    properties: {
      type: { type: "string" },
      title: { type: "string" },
      status: { type: "integer" },
      detail: { type: "string" },
      code: { type: "string", description: "Stays the same when the words change." },
      errors: {
        type: "object",
        description: "What is wrong with each field, of code invalid_input or unknown_parameter.",
        additionalProperties: { type: "array", items: { type: "string" } },
      },
    },
  },
};
