import { type ApiDocument, resolve, type Schema } from "#app/routes/api/docs/api-document.ts";

export interface Field {
  /** With the path leading to it: `results[].unit`. */
  name: string;
  kind: string;
  required: boolean;
  notes: string[];
}

/** All fields of an object, nested ones included. A recursive shape is shown once. */
export function fieldsOf(document: ApiDocument, schema: Schema, prefix = "", within: readonly Schema[] = []): Field[] {
  const own = resolve(document, schema);
  if (within.includes(own)) return [];
  const inside = [...within, own];
  const parts = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])];
  return [
    ...(own.items ? fieldsOf(document, own.items, `${prefix}[]`, inside) : []),
    ...parts.flatMap((part) => fieldsOf(document, part, prefix, inside)),
    ...Object.entries(own.properties ?? {}).flatMap(([key, value]) => {
      const name = prefix ? `${prefix}.${key}` : key;
      const field = resolve(document, value);
      return [
        { name, kind: kindOf(document, value), required: own.required?.includes(key) ?? false, notes: notesOf(field) },
        ...fieldsOf(document, value, name, inside),
      ];
    }),
  ];
}

/** In a few words: "string", "list of integer", "number or null", "one of 3 values". */
export function kindOf(document: ApiDocument, schema: Schema): string {
  const own = resolve(document, schema);
  const choices = own.oneOf ?? own.anyOf;
  if (choices) return choices.map((choice) => kindOf(document, choice)).join(" or ");
  const names = typeof own.type === "string" ? [own.type] : (own.type ?? [own.properties ? "object" : "any"]);
  return names
    .map((name) => (name === "array" && own.items ? `list of ${kindOf(document, own.items)}` : name))
    .join(" or ");
}

export function notesOf(schema: Schema): string[] {
  const { description, format, minLength, maxLength, minimum, maximum } = schema;
  return [
    ...(description ? [description] : []),
    ...(format ? [`Format ${format}.`] : []),
    ...(schema.enum ? [`One of: ${schema.enum.join(", ")}.`] : []),
    ...(schema.const === undefined ? [] : [`Always ${String(schema.const)}.`]),
    ...(minLength === undefined && maxLength === undefined ? [] : [`${range(minLength, maxLength)} characters.`]),
    ...(minimum === undefined && maximum === undefined ? [] : [`${range(minimum, maximum)}.`]),
  ];
}

function range(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `At most ${most}`;
  return most === undefined ? `At least ${least}` : `${least} to ${most}`;
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  email: "name@example.com",
  "date-time": "2026-11-21T12:00:00Z",
  date: "2026-11-21",
  uuid: "00000000-0000-4000-8000-000000000000",
  uri: "https://example.com/",
};
const SAMPLES_BY_TYPE: Readonly<Record<string, unknown>> = { string: "text", integer: 1, number: 1, boolean: true };

/** A valid value: the document's own example if there is one. For an object, required fields only. */
export function exampleOf(document: ApiDocument, schema: Schema, within: readonly Schema[] = []): unknown {
  const own = resolve(document, schema);
  // An example may be null.
  const [given = own.const ?? own.enum?.[0]] = own.examples ?? [];
  if (given !== undefined) return given;
  if (within.includes(own)) return {};
  const inside = [...within, own];
  const [choice] = own.oneOf ?? own.anyOf ?? [];
  if (choice) return exampleOf(document, choice, inside);
  if (own.allOf) return Object.assign({}, ...own.allOf.map((part) => exampleOf(document, part, inside)));
  if (own.properties) {
    const needed = Object.entries(own.properties).filter(([key]) => own.required?.includes(key) ?? true);
    return Object.fromEntries(needed.map(([key, value]) => [key, exampleOf(document, value, inside)]));
  }
  if (own.items) return [exampleOf(document, own.items, inside)];
  const type = typeof own.type === "string" ? own.type : own.type?.[0];
  return SAMPLES[own.format ?? ""] ?? SAMPLES_BY_TYPE[type ?? ""] ?? {};
}
