/** As much of JSON Schema as our description of the interface uses; anything else in a schema is refused. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const KNOWN = new Set(
  "$ref type description examples format enum const minLength maxLength minimum maximum items properties required additionalProperties".split(
    " ",
  ),
);

const FORMATS: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  email: /^\S+@\S+$/,
};

/** What is wrong with the value, each with its place: nothing when it fits. `document` has what `$ref` points to. */
export function misfits(document: object, schema: JsonSchema, value: unknown, place = "$"): string[] {
  const unknown = Object.keys(schema).filter((word) => !KNOWN.has(word));
  if (unknown.length > 0) throw new Error(`${place}: this checker does not know ${unknown}`);
  if (typeof schema.$ref === "string") return misfits(document, target(document, schema.$ref), value, place);
  if (schema.type !== undefined && ![schema.type].flat().some((type) => isOfType(type, value))) {
    return [`${place} is ${JSON.stringify(value)}, not ${[schema.type].flat().join(" or ")}`];
  }
  return [
    ...misfitsOfScalar(schema, value).map((problem) => `${place} ${problem}`),
    ...(Array.isArray(value) && schema.items
      ? value.flatMap((item, index) => misfits(document, schema.items as JsonSchema, item, `${place}[${index}]`))
      : []),
    ...(isObject(value) ? misfitsOfObject(document, schema, value, place) : []),
  ];
}

function misfitsOfScalar(schema: JsonSchema, value: unknown): string[] {
  const problems: string[] = [];
  const check = (fits: boolean, problem: string) => fits || problems.push(`${problem}: ${JSON.stringify(value)}`);
  if ("const" in schema) check(value === schema.const, `is not ${schema.const}`);
  if (Array.isArray(schema.enum)) check(schema.enum.includes(value), `is not one of ${schema.enum}`);
  if (typeof value === "string") {
    check(FORMATS[String(schema.format)]?.test(value) ?? schema.format === undefined, `is no ${schema.format}`);
    check(value.length >= Number(schema.minLength ?? 0), "is too short");
    check(value.length <= Number(schema.maxLength ?? Infinity), "is too long");
  }
  if (typeof value === "number") {
    check(value >= Number(schema.minimum ?? -Infinity), "is too small");
    check(value <= Number(schema.maximum ?? Infinity), "is too large");
  }
  return problems;
}

function misfitsOfObject(
  document: object,
  schema: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  place: string,
): string[] {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const missing = ((schema.required ?? []) as string[]).filter((name) => !(name in value));
  return [
    ...missing.map((name) => `${place}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const described = properties[name] ?? schema.additionalProperties;
      if (described === false) return [`${place}.${name} is not described`];
      return isObject(described) ? misfits(document, described, inner, `${place}.${name}`) : [];
    }),
  ];
}

function target(document: object, reference: string): JsonSchema {
  const steps = reference.replace(/^#\//, "").split("/");
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
  if (!isObject(found)) throw new Error(`${reference} points to nothing`);
  return found;
}

function isOfType(type: unknown, value: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
