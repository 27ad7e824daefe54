import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import type { ApiDocument } from "#app/routes/api/docs/api-document.ts";
import { exampleOf } from "#app/routes/api/docs/schema-fields.ts";
import routes from "#app/routes.ts";
import { openApi } from "#content/open-api/open-api.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { type JsonSchema, misfits } from "#tests/support/json-schema.ts";

const document = openApi("https://www.example.com");
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ path, method, ...operation })),
);

interface Response {
  content: Record<string, { schema: JsonSchema }>;
}

interface Operation {
  operationId: string;
  security?: object[];
  parameters?: { name: string; in: string }[];
  responses: Record<string, object>;
}

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);
}

it("describes every address of the API, and no others", async () => {
  const routed = pathsOf(await routes)
    .filter((path) => path.startsWith("api/v1/"))
    .map((path) => path.replace("api/v1", "").replace(/:(\w+)/g, "{$1}"));
  expect(Object.keys(document.paths).sort()).toEqual(routed.sort());
});

it("lists each part of an address among the parameters", () => {
  for (const { path, parameters = [] } of operations) {
    const named = parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`);
    expect(path.match(/\{\w+\}/g) ?? [], path).toEqual(named);
  }
});

it("gives each call a unique name", () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

it("describes the response without a key wherever one is required", () => {
  for (const operation of operations) {
    expect("401" in operation.responses, operation.operationId).toBe("security" in operation);
  }
});

it("has no dangling or unused references", () => {
  const pointed = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(pointed)].sort()).toEqual(Object.keys(document.components.schemas).sort());
});

it.each(Object.values(quoteExamples))("its example of a quote for $technology is one", (example) => {
  expect(misfits(document, { $ref: "#/components/schemas/Quote" }, example)).toEqual([]);
});

it("gives a valid example of every JSON response to a call with a key", () => {
  const answers = operations.flatMap(({ operationId, security, responses }) =>
    Object.entries(responses as Record<string, Response>)
      .filter(([status]) => security && status.startsWith("2"))
      .map(([, { content }]) => ({ operationId, schema: content["application/json"]?.schema }))
      .filter(({ schema }) => schema !== undefined),
  );
  expect(answers.length).toBeGreaterThan(15);
  for (const { operationId, schema = {} } of answers) {
    const example = exampleOf(document as unknown as ApiDocument, schema);
    expect(misfits(document, schema, example), operationId).toEqual([]);
    // What the page invents if nobody has written an example.
    expect(JSON.stringify(example), operationId).not.toContain(':"text"');
  }
});
