import { openApi } from "#content/open-api/open-api.ts";
import { escaped, garbage } from "#tests/fuzz/filled.ts";
import { extraField, hostileJson, hostileText } from "#tests/fuzz/hostile.ts";
import type { Sent } from "#tests/fuzz/sent.ts";
import type { Dice } from "#tests/support/dice.ts";
import type { JsonSchema } from "#tests/support/json-schema.ts";

interface Parameter {
  name: string;
  in: string;
  example?: string;
  schema: JsonSchema;
}

interface Operation {
  path: string;
  method: string;
  parameters: Parameter[];
  body: JsonSchema | undefined;
}

const description = openApi("");

/** Every operation in the API description. */
export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item as object).map(([method, operation]) => {
    const { parameters = [], requestBody } = operation as {
      parameters?: Parameter[];
      requestBody?: { content: Record<string, { schema: JsonSchema }> };
    };
    return { path, method: method.toUpperCase(), parameters, body: requestBody?.content["application/json"]?.schema };
  }),
);

/** A call of an operation, as described or with something hostile in it. `idsOf` supplies real ids for a path. */
export function callOf(
  dice: Dice,
  operation: Operation,
  mark: string,
  idsOf: (path: string) => readonly string[],
): Sent {
  const { parameters, method, body } = operation;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = parameters.find((one) => one.name === name);
    const ids = idsOf(operation.path);
    if (dice.throw(3) === 0) return escaped(hostileText(dice, mark)) || "%20";
    return ids.length > 0 ? dice.pick(ids) : escaped(known?.example ?? "6f1b8c1e-2d3f-4a55-8f6e-0a1b2c3d4e5f");
  });
  const query = parameters
    .filter((one) => one.in === "query" && dice.throw(2) === 0)
    .map((one) => {
      const value = dice.throw(2) === 0 ? hostileText(dice, mark) : scalar(dice, one.schema);
      return `${one.name}=${escaped(value)}`;
    });
  const headers: Record<string, string> = {};
  for (const one of parameters.filter((parameter) => parameter.in === "header")) {
    if (dice.throw(8) > 0) headers[one.name.toLowerCase()] = `order ${dice.throw(50)}`;
  }
  const address = `/api/v1${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  if (method !== "POST") return { method, path: address, headers };
  if (dice.throw(10) === 0) {
    const { type, body: bytes } = garbage(dice);
    return { method, path: address, headers: { ...headers, "content-type": type }, body: bytes };
  }
  const text = bodyText(dice, body ?? {}, mark);
  return {
    method,
    path: address,
    headers: { ...headers, "content-type": "application/json" },
    body: Buffer.from(text),
  };
}

/** The text of a body that fits its schema, apart from random changes. */
function bodyText(dice: Dice, schema: JsonSchema, mark: string): string {
  const { properties = {}, required = [] } = resolved(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  const isTwisted = dice.throw(3) > 0;
  const members = Object.entries(properties).flatMap(([name, property]) => {
    if (!required.includes(name) && dice.throw(2) === 0) return [];
    if (isTwisted && dice.throw(8) === 0) return [];
    const twisted = isTwisted && dice.throw(3) === 0;
    return [[name, twisted ? hostileJson(dice, mark) : JSON.stringify(fitting(dice, name, property))] as const];
  });
  if (isTwisted && dice.throw(2) === 0) members.push(extraField(dice));
  if (isTwisted && dice.throw(6) === 0 && members[0]) members.push([members[0][0], hostileJson(dice, mark)]);
  const text = `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(",")}}`;
  if (dice.throw(12) > 0) return text;
  return dice.pick([
    text.slice(0, -1),
    `[${text}]`,
    text.replace(/:"/, ":NaN,"),
    `${text}${text}`,
    hostileJson(dice, mark),
  ]);
}

function resolved(schema: JsonSchema): JsonSchema {
  const name =
    String(schema.$ref ?? "")
      .split("/")
      .at(-1) ?? "";
  const schemas = description.components.schemas as Record<string, JsonSchema>;
  return name ? (schemas[name] ?? {}) : schema;
}

function fitting(dice: Dice, name: string, schema: JsonSchema): unknown {
  const { type } = schema;
  if (Array.isArray(schema.enum)) return dice.pick(schema.enum as string[]);
  if (schema.format === "email") return `fuzz-${dice.throw(1_000_000)}@example.com`;
  if (Array.isArray(schema.examples)) return dice.pick(schema.examples as string[]);
  if (type === "integer" || type === "number") return dice.throw(10_000);
  if (type === "boolean") return dice.throw(2) === 0;
  if (type === "object") return Object.fromEntries([[name, dice.throw(100)]]);
  return `word ${dice.throw(1000)}`;
}

function scalar(dice: Dice, schema: JsonSchema): string {
  return String(fitting(dice, "value", schema));
}
