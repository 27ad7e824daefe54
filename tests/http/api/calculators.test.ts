import type { APIResponse } from "@playwright/test";
import { expect } from "vitest";
import { calculators } from "#domain/calculators/calculators.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { quoteForm } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";

const API = "/api/v1";

test("all calculators are listed with their fields, results and assumptions", async ({ newClient }) => {
  const answer = await (await newClient()).get(`${API}/calculators`);
  expect(answer.status()).toBe(200);
  const { items, nextCursor } = await answer.json();
  expect(nextCursor).toBeNull();
  expect(items.map(({ id }: { id: string }) => id)).toEqual(calculators.map(({ id }) => id));
  expect(items).toHaveLength(20);
  for (const { title, fields, results, assumptions } of items) {
    expect(title).toMatch(/\S/);
    for (const list of [fields, results, assumptions]) expect(list.length, title).toBeGreaterThan(0);
    for (const field of fields) expect(field).toMatchObject({ name: expect.any(String), label: expect.any(String) });
    for (const result of results) {
      expect(result).toMatchObject({
        name: expect.any(String),
        unit: expect.any(String),
        description: expect.any(String),
      });
    }
  }
});

test("a calculator returns unrounded values and says what it adjusted", async ({ newClient }) => {
  const client = await newClient();
  const answer = await client.get(`${API}/calculators/solar`, {
    params: { annualBill: "1200", roofArea: "31", propertyType: "2" },
  });
  expect(await answer.json()).toMatchObject({
    id: "solar",
    inputs: { annualBill: 1200, roofArea: 31, propertyType: 2 },
    results: [
      { name: "saving", value: 840, unit: "£ a year" },
      { name: "systemSize", value: 31 / 6, unit: "kW" },
    ],
    assumptions: expect.arrayContaining(["Panels save 70% of your annual electricity bill."]),
    warnings: {},
  });
  const strange = await client.get(`${API}/calculators/solar`, { params: { annualBill: "lots", propertyType: "7" } });
  expect(await strange.json()).toMatchObject({
    inputs: { annualBill: 0, roofArea: 0, propertyType: 1 },
    warnings: {
      annualBill: ["Not a number, so it counts as 0. Use digits, like 1200 or 0.15."],
      roofArea: ["Left blank, so it counts as 0."],
      propertyType: ["Not one of the choices, so it counts as Detached."],
    },
  });
});

test("unknown addresses and parameters are problems", async ({ newClient }) => {
  const client = await newClient();
  await expectProblem(await client.get(`${API}/calculators/no-such`), 404, "not_found");
  await expectProblem(await client.get(`${API}/no-such`), 404, "not_found");
  await expectProblem(await client.get(`${API}/quote-requests`), 405, "method_not_allowed", "POST");
  for (const path of ["calculators", "calculators/solar", "energy-prices"]) {
    await expectProblem(await client.post(`${API}/${path}`, { data: {} }), 405, "method_not_allowed", "GET");
  }
});

for (const method of ["PUT", "PATCH", "DELETE"]) {
  test(`no address accepts ${method}`, async ({ newClient }) => {
    const client = await newClient();
    await expectProblem(await client.fetch(`${API}/quote-requests`, { method }), 405, "method_not_allowed", "POST");
    await expectProblem(await client.fetch(`${API}/calculators/solar`, { method }), 405, "method_not_allowed", "GET");
  });
}

test("a chunked body without a length is read like any other", async ({ site }) => {
  const { word: _, ...data } = quoteForm({ phone: "12345" });
  // The browser's types used here don't know Node.js's `duplex`.
  const parts: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "content-type": "application/json" },
    duplex: "half",
    body: new Blob([JSON.stringify(data)]).stream(),
  };
  const answer = await fetch(`${site.url}${API}/quote-requests`, parts);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([422, "application/problem+json"]);
});

test("energy prices have their source and time, and are called indicative in the demonstration", async ({
  newClient,
}) => {
  const answer = await (await newClient()).get(`${API}/energy-prices`);
  expect(answer.headers()["cache-control"]).toBe("public, max-age=15");
  const prices = await answer.json();
  expect(prices).toEqual({
    electricity: expect.any(Number),
    gas: expect.any(Number),
    lastUpdated: expect.any(String),
    source: "simulated",
    sourceName: expect.any(String),
    indicative: true,
  });
  expect([Math.abs(prices.electricity - 24.5) <= 0.25, Math.abs(prices.gas - 6.2) <= 0.1001]).toEqual([true, true]);
  expect(Math.abs(Date.now() - Date.parse(prices.lastUpdated))).toBeLessThan(60_000);
});

test("a quote request is accepted, and its customer gets the mail", async ({ newClient }) => {
  const client = await newClient();
  const { word: _, ...data } = quoteForm();
  const answer = await client.post(`${API}/quote-requests`, { data });
  expect(answer.status()).toBe(201);
  expect(answer.headers()["content-type"]).toMatch(/^application\/json/);
  const body = await answer.json();
  expect(body).toEqual({ reference: expect.stringMatching(/\S/) });
  const mail = await mailTo(client, data.email, /^Confirm your quote request/);
  // The sender need not be the customer, so the private link goes only to the mailbox.
  for (const token of mail.text.match(/(?<=\/requests\/)[\w-]+/g) ?? ["none"]) {
    expect(JSON.stringify(body)).not.toContain(token);
  }
});

test("a quote request with mistakes is refused with a message for each field", async ({ newClient }) => {
  const client = await newClient();
  const { word: _, ...data } = quoteForm({ phone: "12345", postcode: "ZZ1 1ZZ", serviceType: "magic" });
  const problem = await expectProblem(await client.post(`${API}/quote-requests`, { data }), 422, "invalid_input");
  expect(problem.errors).toEqual({
    phone: ["Enter a UK phone number, like 020 7946 0018 or 07700 900123."],
    postcode: ["We cannot find the postcode ZZ1 1ZZ. Please check it."],
    serviceType: ["Choose the service you need."],
  });
  const empty = await expectProblem(await client.post(`${API}/quote-requests`, { data: {} }), 422, "invalid_input");
  expect(Object.keys(empty.errors).toSorted()).toEqual(["email", "name", "phone", "postcode", "serviceType"]);
  const wrongKinds = { ...data, name: 7, email: ["a@example.com"], message: { text: "x" } };
  await expectProblem(await client.post(`${API}/quote-requests`, { data: wrongKinds }), 422, "invalid_input");
});

test("a body that is not a JSON object is refused", async ({ newClient }) => {
  const client = await newClient();
  const send = (type: string, data: string) =>
    client.post(`${API}/quote-requests`, { data: Buffer.from(data), headers: { "content-type": type } });
  for (const data of ["{", "", "[]", "7", "null", '"text"']) {
    await expectProblem(await send("application/json", data), 400, "malformed_json");
  }
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) {
    await expectProblem(await send(type, JSON.stringify(quoteForm())), 415, "unsupported_media_type");
  }
});

test("the sixth quote request of an hour from one address is refused as a problem", async ({ newClient }) => {
  const client = await newClient();
  for (let sent = 0; sent < 5; sent++) {
    const { word: _, ...data } = quoteForm();
    expect((await client.post(`${API}/quote-requests`, { data })).status()).toBe(201);
  }
  const { word: _, ...data } = quoteForm();
  const refused = await client.post(`${API}/quote-requests`, { data });
  await expectProblem(refused, 429, "too_many_requests");
  const waitSeconds = Number(refused.headers()["retry-after"]);
  expect([waitSeconds > 3500, waitSeconds <= 3600]).toEqual([true, true]);
});

test("the API describes itself, and the description names every address", async ({ newClient, site }) => {
  const answer = await (await newClient()).get("/api/openapi.json");
  expect(answer.status()).toBe(200);
  const description = await answer.json();
  expect(description).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    info: { title: expect.stringMatching(/\S/), version: expect.stringMatching(/\S/) },
    servers: [{ url: `${site.url}${API}` }],
  });
  for (const item of Object.values(description.paths)) {
    for (const operation of Object.values(item as object)) {
      expect(operation.summary).toMatch(/\S/);
      for (const response of Object.values(operation.responses)) {
        expect(response).toMatchObject({ description: expect.stringMatching(/\S/) });
      }
    }
  }
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references).not.toEqual([]);
  for (const [, name = ""] of references) expect(description.components.schemas).toHaveProperty(name);
});

async function expectProblem(answer: APIResponse, status: number, code: string, allow?: string) {
  expect(answer.status(), answer.url()).toBe(status);
  expect(answer.headers()["content-type"]).toMatch(/^application\/problem\+json/);
  if (allow) expect(answer.headers().allow).toBe(allow);
  const problem = await answer.json();
  expect(problem).toMatchObject({
    type: expect.any(String),
    title: expect.stringMatching(/\S/),
    detail: expect.stringMatching(/\S/),
    status,
    code,
  });
  return problem;
}
