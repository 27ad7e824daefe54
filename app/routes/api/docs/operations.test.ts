import { expect, test } from "vitest";
import type { ApiDocument } from "#app/routes/api/docs/api-document.ts";
import { callsWith, groupsOf, operationsOf } from "#app/routes/api/docs/operations.ts";
import { openApi } from "#content/open-api/open-api.ts";
import { quoteForm } from "#domain/requests/quote-form.ts";

const SERVER = "https://site.example/api/v1";

const document: ApiDocument = {
  servers: [{ url: SERVER }],
  paths: {
    "/leads/{id}/purchases": {
      parameters: [{ $ref: "#/components/parameters/LeadId" }],
      post: {
        summary: "Buys a lead",
        security: [{ key: [] }],
        parameters: [
          { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string", format: "uuid" } },
          { name: "dryRun", in: "query", schema: { type: "boolean" } },
        ],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Purchase" } } },
        },
        responses: {
          201: {
            description: "Bought",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Purchase" } } },
          },
          409: { $ref: "#/components/responses/Conflict" },
        },
      },
      get: { security: [{}], responses: { 204: { description: "Nothing" } } },
    },
  },
  components: {
    parameters: { LeadId: { name: "id", in: "path", required: true, example: "lead 7", schema: { type: "string" } } },
    responses: { Conflict: { description: "Sold out", content: { "application/problem+json": {} } } },
    schemas: {
      Purchase: {
        type: "object",
        required: ["note", "contact"],
        properties: {
          note: { type: "string", maxLength: 40, examples: ["It's ours"] },
          stage: { type: ["string", "null"], enum: ["new", "won"] },
          contact: { type: "object", properties: { email: { type: "string", format: "email" } } },
          history: { type: "array", items: { $ref: "#/components/schemas/Purchase" } },
        },
      },
    },
  },
};

const [get, post] = operationsOf(document);

test("gives each call an anchor and the server's path, and says whether it needs a key", () => {
  expect([get?.id, post?.id]).toEqual(["get-leads-id-purchases", "post-leads-id-purchases"]);
  expect(post).toMatchObject({ method: "POST", address: "/api/v1/leads/{id}/purchases", needsKey: true });
  expect(get?.needsKey).toBe(false);
});

test("resolves references, and shows a recursive shape once", () => {
  expect(post?.parameters.map(({ name, required }) => [name, required])).toEqual([
    ["id (path)", true],
    ["Idempotency-Key (header)", true],
    ["dryRun (query)", false],
  ]);
  expect(post?.body.map(({ name, kind }) => [name, kind])).toEqual([
    ["note", "string"],
    ["stage", "string or null"],
    ["contact", "object"],
    ["contact.email", "string"],
    ["history", "list of object"],
  ]);
  expect(post?.body[0]).toMatchObject({ required: true, notes: ["At most 40 characters."] });
  expect(post?.body[1]?.notes).toEqual(["One of: new, won."]);
  expect(post?.answers).toMatchObject([
    { status: "201", isError: false, kind: "object" },
    { status: "409", isError: true, description: "Sold out", contentType: "application/problem+json" },
  ]);
});

test("gives only what is required in the example, quoted for the shell", () => {
  expect(post?.curl).toBe(
    [
      "curl --request POST 'https://site.example/api/v1/leads/lead%207/purchases'",
      "--header 'Authorization: Bearer YOUR_KEY'",
      "--header 'Idempotency-Key: 00000000-0000-4000-8000-000000000000'",
      "--header 'Content-Type: application/json'",
      `--data '{\n  "note": "It'\\''s ours",\n  "contact": {\n    "email": "name@example.com"\n  }\n}'`,
    ].join(" \\\n  "),
  );
});

test("refuses a reference to nothing", () => {
  const paths = { "/a": { get: { responses: { 404: { $ref: "#/components/responses/Gone" } } } } };
  expect(() => operationsOf({ ...document, paths })).toThrow("#/components/responses/Gone");
});

test("our own description has a summary, a response, an example and a unique anchor for each call", () => {
  const operations = operationsOf(openApi("https://site.example"));
  const described = Object.values(openApi("").paths).flatMap((item) => Object.keys(item));
  expect(operations).toHaveLength(described.length);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  for (const { id, summary, address, answers, curl } of operations) {
    expect(summary, id).not.toBe(address);
    expect(answers.filter(({ isError }) => !isError).length, id).toBeGreaterThan(0);
    expect(curl, id).not.toMatch(/[{}]\/|\/\{/);
  }
});

test("the form accepts the example of a quote request", () => {
  const request = operationsOf(openApi("https://site.example")).find(({ id }) => id === "post-quote-requests");
  const json = /--data '([^']+)'/.exec(request?.curl ?? "")?.[1] ?? "";
  expect(quoteForm.safeParse(JSON.parse(json)).error).toBeUndefined();
});

test("groups every call of ours once, a company's own first, and finds calls by words and fields", () => {
  const operations = operationsOf(openApi("https://site.example"));
  const groups = groupsOf(operations);
  expect(groups.flatMap(({ calls }) => calls)).toHaveLength(operations.length);
  expect(groups.slice(0, 3).map(({ title }) => title)).toEqual(["Leads", "Outlines", "Purchases"]);
  const found = (words: string) => callsWith(operations, words).map(({ id }) => id);
  expect(found("withdrawQuotes")).toEqual(["patch-purchases-id"]);
  expect(found("dry leads")).toEqual(["post-leads-id-purchases"]);
  expect(found("UPDATEDSINCE")).toEqual(["get-purchases"]);
  expect(found("nonsense")).toEqual([]);
});
