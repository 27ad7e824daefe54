import type { Field, Fields, Kind } from "#content/quote-sheet/field.ts";
import { offerFields, type QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import { outlineSheets } from "#content/quote-sheet/outline-sheet.ts";
import { quoteSheets } from "#content/quote-sheet/quote-sheet.ts";

export type JsonSchema = { readonly [keyword: string]: unknown };

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** The JSON Schema of a quote for this technology, from the same fields that parse it. */
export function quoteSchema(technology: QuoteTechnology): JsonSchema {
  const { properties, ...rest } = objectOf(quoteSheets[technology]);
  const own = { technology: { type: "string", const: technology, description: quoteSheets.solar.technology.label } };
  return { $schema: DIALECT, title: `Quote: ${technology}`, ...rest, properties: { ...properties, ...own } };
}

/** All fields of any outline; which items it includes depends on the lead's service, as does the unit of size. */
export function anyOutlineSchema(): JsonSchema {
  const sheets = Object.values(outlineSheets);
  const items = Object.assign({}, ...sheets.map(({ included }) => included.kind.of));
  const size: Field = { ...outlineSheets.other.size, help: "kWp, usable kWh or kW, by the service" };
  const included: Field = { ...outlineSheets.other.included, kind: { is: "group", of: items } };
  return objectOf({ ...outlineSheets.other, size, included });
}

/**
 * All fields of any quote in one schema, looser than each technology's own, which also knows what is needed and what
 * doesn't apply.
 */
export function anyQuoteSchema(): JsonSchema {
  const sheets: Fields[] = Object.values(quoteSheets);
  const items = Object.assign({}, ...Object.values(quoteSheets).map(({ included }) => included.kind.of));
  const included: Field = { ...quoteSheets.other.included, kind: { is: "group", of: items } };
  const fields: Fields = { ...Object.assign({}, ...sheets.toReversed()), ...offerFields, included };
  return { ...objectOf(fields), required: objectOf({ ...offerFields, included }).required };
}

function objectOf(fields: Fields) {
  const entries = Object.entries(fields);
  const conditions = entries.flatMap(([name, { neededWith }]) => (neededWith ? [condition(name, neededWith)] : []));
  return {
    type: "object",
    required: entries.filter(([, field]) => field.needed).map(([name]) => name),
    additionalProperties: false,
    properties: Object.fromEntries(entries.map(([name, field]) => [name, propertyOf(field)])),
    ...(conditions.length > 0 ? { allOf: conditions } : {}),
  };
}

function condition(name: string, { field, value }: NonNullable<Field["neededWith"]>) {
  const ifThen = {
    if: { type: "object", required: [field], properties: { [field]: { const: value } } },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { type: "object", required: [name], properties: { [name]: {} } },
  };
  return ifThen;
}

function propertyOf({ kind, label, help, orangeButton }: Field): JsonSchema {
  const words = [label, help, hint(kind)].filter((part) => part !== undefined).join(". ");
  return {
    ...shapeOf(kind),
    description: `${words}.`,
    ...(orangeButton ? { "x-orange-button": orangeButton } : {}),
  };
}

/** What JSON Schema keywords can't express. */
function hint(kind: Kind): string | undefined {
  if (kind.is === "pence") return "In pence";
  if (kind.is === "number") return "Two decimals at most";
  if (kind.is === "day") return `A UK date, ${kind.daysMin} to ${kind.daysMax} days from today`;
  return undefined;
}

function shapeOf(kind: Kind): JsonSchema {
  switch (kind.is) {
    case "line":
    case "lines":
      return { type: "string", minLength: 1, maxLength: kind.lengthMax };
    case "whole":
    case "pence":
      return { type: "integer", minimum: kind.min, maximum: kind.max };
    case "number":
      return { type: "number", minimum: kind.min, maximum: kind.max };
    case "day":
      return { type: "string", format: "date" };
    case "yesNo":
      return { type: "boolean" };
    case "choice": {
      const values = kind.options.map(({ value }) => value);
      return { type: typeof values[0] === "number" ? "integer" : "string", enum: values };
    }
    case "list":
      return { type: "array", minItems: kind.min, maxItems: kind.max, items: objectOf(kind.of) };
    case "group":
      return objectOf(kind.of);
  }
}
