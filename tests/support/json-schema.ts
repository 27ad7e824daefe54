import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Stricter than the standard, which allows other spellings of an id and any offset in a time: we never use them. */
const formats = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  email: /^\S+@\S+$/,
  date: /^\d{4}-\d\d-\d\d$/,
};

/**
 * What is wrong with the value, each error with its place; empty if it fits. `document` contains the components
 * `$ref` points to.
 */
export function misfits(document: object, schema: JsonSchema, value: unknown): string[] {
  // Strict: a keyword that would not be checked is an error.
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true, verbose: true, formats });
  ajv.addVocabulary(["components", "example", "x-orange-button"]);
  const check = ajv.compile({ ...schema, components: "components" in document ? document.components : {} });
  return check(value) ? [] : (check.errors ?? []).map(inWords);
}

function inWords({ instancePath, message, params, data }: ErrorObject): string {
  return `$${instancePath} ${message} ${JSON.stringify(params)}: ${JSON.stringify(data)}`;
}
