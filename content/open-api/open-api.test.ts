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

it("describes every address of the interface, and none that there is not", async () => {
  const routed = pathsOf(await routes)
    .filter((path) => path.startsWith("api/v1/"))
    .map((path) => path.replace("api/v1", "").replace(/:(\w+)/g, "{$1}"));
  expect(Object.keys(document.paths).sort()).toEqual(routed.sort());
});

it("names each part of an address among the parameters", () => {
  for (const { path, parameters = [] } of operations) {
    const named = parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`);
    expect(path.match(/\{\w+\}/g) ?? [], path).toEqual(named);
  }
});

it("gives each call a name of its own", () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

it("says what a call without a key is answered wherever one is asked for", () => {
  for (const operation of operations) {
    expect("401" in operation.responses, operation.operationId).toBe("security" in operation);
  }
});

it("points to nothing that it does not have, and has nothing that nothing points to", () => {
  const pointed = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect([...new Set(pointed)].sort()).toEqual(Object.keys(document.components.schemas).sort());
});

it.each(Object.values(quoteExamples))("its example of a quote for $technology is one", (example) => {
  expect(misfits(document, { $ref: "#/components/schemas/Quote" }, example)).toEqual([]);
});

it("gives an example of whatever a call with a key answers in JSON, and each fits", () => {
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
    // What the page makes up where nobody has written an example.
    expect(JSON.stringify(example), operationId).not.toContain(':"text"');
  }
});
