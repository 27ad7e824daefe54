import { limits } from "#config/limits.ts";
import { briefParts, type Question, type Questions, roofQuestions } from "#content/brief/questions.ts";

function propertyOf({ label, kind, hint, unit }: Question) {
  const words = [unit ? `${label} (${unit})` : label, hint?.replace(/\.$/, "")].filter((part) => part !== undefined);
  const description = `${words.join(". ")}.`;
  if (kind.is === "whole") return { type: "integer", minimum: kind.min, maximum: kind.max, description };
  const values = kind.options.map(({ value }) => value);
  return { type: typeof values[0] === "number" ? "integer" : "string", enum: values, description };
}

const propertiesOf = (questions: Questions) =>
  Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, propertyOf(question)]));

/** The customer's answers about the home, from the record of questions. Choices and numbers only. */
export const briefSchemas = {
  Brief: {
    type: ["object", "null"],
    description:
      "What the customer answered about the home; what they left out is absent. Null if there is no brief or the purchase has ended.",
    additionalProperties: false,
    properties: {
      roofs: {
        type: "array",
        maxItems: limits.briefRoofsMax,
        items: {
          type: "object",
          required: ["facing"],
          additionalProperties: false,
          properties: propertiesOf(roofQuestions),
        },
      },
      ...Object.assign({}, ...Object.values(briefParts).map(({ questions }) => propertiesOf(questions))),
    },
  },
};
