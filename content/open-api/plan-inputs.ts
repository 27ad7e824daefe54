import { list, string } from "#content/open-api/parts.ts";
import { energyFields, litrePrice, ownPence, tariffFields } from "#content/planner/fields/energy-fields.ts";
import { arrayFields, arraysMax, equipmentFields } from "#content/planner/fields/equipment-fields.ts";
import { homeFields, placeField } from "#content/planner/fields/home-fields.ts";
import type { ChoiceField, NumberField } from "#content/planner/fields/plan-field.ts";
import { measuresField, workDateField } from "#content/planner/fields/wish-fields.ts";
import { measureNames } from "#content/planner/measure-names.ts";
import { claimFields } from "#content/planner/quote-check.ts";

type Field = NumberField | ChoiceField;

function schemaOf(field: Field) {
  const description = [field.label, field.hint].filter((part) => part !== undefined).join(". ");
  if (field.kind === "number") {
    const { min, max, whole, unit } = field;
    return { type: whole ? "integer" : "number", minimum: min, maximum: max, description: `${description} (${unit})` };
  }
  return { enum: field.options.map(({ value }) => value), description };
}

/** The fields of one part, whose paths start with its name. */
function part(name: string, fields: readonly Field[], more: object = {}) {
  const own = fields.filter(({ path }) => path.startsWith(`${name}.`));
  const properties = Object.fromEntries(own.map((field) => [field.path.slice(name.length + 1), schemaOf(field)]));
  const required = own.filter((field) => field.required).map(({ path }) => path.slice(name.length + 1));
  return { type: "object", ...(required.length > 0 ? { required } : {}), properties: { ...properties, ...more } };
}

const windows = list({
  type: "object",
  required: ["from", "to", "pence"],
  properties: {
    from: { ...string, description: "HH:MM, on a half hour." },
    to: { ...string, description: "HH:MM, on a half hour." },
    pence: { type: "number", minimum: ownPence.min, maximum: ownPence.max },
  },
});

const ownTariff = {
  type: ["object", "null"],
  required: ["windows", "standingPence"],
  description: "The reader's own tariff, with VAT; its windows cover the day once.",
  properties: { windows, standingPence: schemaOf(tariffFields.standingPence), exportWindows: windows },
};

const arrays = {
  ...list({ type: "object", required: ["kwp"], properties: propertiesOfRoof() }),
  minItems: 1,
  maxItems: arraysMax,
  description: "Roofs with panels, 0.5 to 20 kWp together.",
};

function propertiesOfRoof() {
  return Object.fromEntries(Object.values(arrayFields).map((field) => [field.path, schemaOf(field)]));
}

const all: readonly Field[] = [
  ...[homeFields, energyFields, equipmentFields].flatMap((fields) => Object.values(fields) as Field[]),
  litrePrice,
];

/** One roof, and what an installer says about it. */
export const quoteCheckSchema = {
  type: "object",
  required: [placeField.path, "kwp"],
  properties: {
    [placeField.path]: { ...string, description: `${placeField.label}. ${placeField.hint}` },
    ...propertiesOfRoof(),
    ...Object.fromEntries(Object.values(claimFields).map((field) => [field.path, schemaOf(field)])),
    plan: {
      $ref: "#/components/schemas/PlanInputs",
      description: "The home whose saving a claimed one is compared with.",
    },
  },
};

/** The inputs of a plan. Anything left out has its usual value. */
export const planInputsSchema = {
  type: "object",
  required: ["postcode", "home"],
  properties: {
    postcode: { ...string, description: `${placeField.label}. ${placeField.hint}` },
    home: part("home", all),
    energy: part("energy", all, { ownTariff }),
    solar: part("solar", all, { arrays }),
    battery: part("battery", all),
    car: part("car", all),
    heatPump: part("heatPump", all),
    measures: {
      ...list({ type: "string", enum: Object.keys(measureNames) }),
      description: `${measuresField.label}; those that the home cannot have are left out, and “excluded” says why.`,
    },
    workDate: { ...string, format: "date", description: `${workDateField.label} ${workDateField.hint}` },
    assumptions: {
      type: "object",
      additionalProperties: { type: "number" },
      description: "Figures of the register at /assumptions that readers may change, by id.",
    },
  },
};
