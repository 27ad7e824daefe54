import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Client } from "#tests/e2e/support/client.ts";
import { balanceOf, send } from "#tests/e2e/support/people.ts";
import { API, aKey, anAddress, description, operations, paths } from "#tests/http/api/program.ts";
import { test } from "#tests/http/fixtures.ts";
import { misfits } from "#tests/support/json-schema.ts";

test("a key is shown once, works until it is revoked, and the page says when it was used", async ({
  people,
  newClient,
}) => {
  const installer = await people.installer({ credits: 10 });
  const { key, program } = await aKey(installer, newClient);
  const page = async () => (await installer.client.get("/developers")).text();
  expect(await page()).not.toContain(key);
  expect(await page()).toMatch(/Never/);
  expect((await program.get("/credits")).body).toEqual({ balance: 10 });
  expect(await page()).not.toMatch(/Never/);
  const [, id = ""] = /<button[^>]*value="([^"]+)"[^>]*>Revoke</.exec(await page()) ?? [];
  await send(installer.client, "/developers", { intent: "revoke-key", id }, 302);
  const refused = await program.get("/credits");
  expect(refused).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
  expect(refused.headers["www-authenticate"]).toMatch(/^Bearer /);
  expect(await page()).toMatch(/Revoked/);
});

test("buying follows the contract, from the masked lead to the ledger", async ({ people, newClient }) => {
  const { program } = await aKey(await people.installer({ credits: 10 }), newClient);
  const first = await people.lead();
  const second = await people.lead();
  const third = await people.lead();
  const list = await program.get("/leads?service=solar-panels&urgency=medium");
  const masked = list.body.items.find(({ id }: { id: string }) => id === first.leadId);
  expect(masked).toMatchObject({ firstName: "Ada", emailMasked: expect.stringContaining("•••"), placesLeft: 3 });
  expect(JSON.stringify(list.body)).not.toMatch(/Thistlewood|@example\.com/);

  const withoutKey = await program.post(`/leads/${first.leadId}/purchases`);
  expect(withoutKey).toMatchObject({ status: 400, body: { code: "idempotency_key_required" } });
  const tried = await program.post(`/leads/${first.leadId}/purchases?dry=1`);
  expect(tried).toMatchObject({ status: 200, body: { leadId: first.leadId, priceCredits: 5, balanceAfter: 5 } });
  const bought = await program.buy(first.leadId, "order 1");
  expect(bought).toMatchObject({
    status: 201,
    body: {
      leadId: first.leadId,
      credits: 5,
      stage: "new",
      contact: { name: "Ada Thistlewood", email: `ada-${first.word}@example.com`, postcode: "CR0 1EA" },
      lead: { id: first.leadId, serviceType: "solar-panels" },
    },
  });
  expect(bought.headers["idempotency-replayed"]).toBeUndefined();
  const again = await program.buy(first.leadId, "order 1");
  expect(again).toMatchObject({ status: 201, body: bought.body, headers: { "idempotency-replayed": "true" } });
  const codeOf = async (call: Promise<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await call;
    return [status, body.code];
  };
  expect(await codeOf(program.buy(second.leadId, "order 1"))).toEqual([422, "idempotency_key_reused"]);
  expect(await codeOf(program.buy(first.leadId, "order 2"))).toEqual([409, "already_purchased"]);
  expect(await codeOf(program.buy(randomUUID()))).toEqual([404, "not_found"]);
  expect(await codeOf(program.buy("none"))).toEqual([404, "not_found"]);
  expect((await program.buy(second.leadId, "order 2")).status).toBe(201);
  expect(await codeOf(program.buy(third.leadId))).toEqual([402, "insufficient_credits"]);

  expect((await program.get(`/purchases/${bought.body.id}`)).body).toEqual(bought.body);
  const purchases = await program.get("/purchases");
  expect(purchases.body).toMatchObject({ items: [{ leadId: second.leadId }, bought.body], nextCursor: null });
  const ledger = await program.get("/credits/transactions");
  expect(ledger.body.items).toMatchObject([
    { amount: -5, type: "spend", balanceAfter: 0 },
    { amount: -5, type: "spend", balanceAfter: 5, reference: bought.body.id },
    { amount: 10, type: "grant", balanceAfter: 10 },
  ]);

  const report = `/purchases/${bought.body.id}/refund-requests`;
  const wrong = await program.post(report, { reason: "bored" });
  expect(wrong).toMatchObject({
    status: 422,
    body: { code: "invalid_input", errors: { reason: [expect.any(String)] } },
  });
  const taken = await program.post(report, { reason: "wrong_phone", note: "No such number." });
  expect(taken).toMatchObject({ status: 201, body: { purchaseId: bought.body.id, status: "open" } });
  expect(await codeOf(program.post(report, { reason: "duplicate" }))).toEqual([409, "already_requested"]);
  const { program: stranger } = await aKey(await people.installer(), newClient);
  expect(await codeOf(stranger.get(`/purchases/${bought.body.id}`))).toEqual([404, "not_found"]);
  expect(await codeOf(stranger.post(report, { reason: "duplicate" }))).toEqual([404, "not_found"]);
});

test("losing the last place is reported as such", async ({ people, newClient }) => {
  const { leadId } = await people.lead({ places: 1 });
  const buyers = [await people.installer({ credits: 10 }), await people.installer({ credits: 10 })];
  const [one, two] = await Promise.all(buyers.map((buyer) => aKey(buyer, newClient)));
  expect((await one?.program.buy(leadId))?.status).toBe(201);
  expect(await two?.program.buy(leadId)).toMatchObject({ status: 409, body: { code: "lead_unavailable" } });
});

test("the same key twenty times at once buys once", async ({ people, newClient }) => {
  const installer = await people.installer({ credits: 10 });
  const { program } = await aKey(installer, newClient);
  const { leadId } = await people.lead();
  const answers = await Promise.all(Array.from({ length: 20 }, () => program.buy(leadId, "one order")));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(answers.filter(({ headers }) => !headers["idempotency-replayed"])).toHaveLength(1);
  expect(await balanceOf(installer.client)).toBe(5);
});

test("anyone who may not buy is told so: visitors, pending companies, suspended ones at once", async ({
  people,
  newClient,
}) => {
  const nobody = await newClient();
  for (const { path, method, security } of operations) {
    if (!security) continue;
    const answer = await nobody.fetch(anAddress(path), { method });
    expect([answer.status(), (await answer.json()).code], `${method} ${path}`).toEqual([401, "not_signed_in"]);
  }
  const { program: pending } = await aKey(await people.installer({ status: "pending" }), newClient);
  expect(await pending.get("/leads")).toMatchObject({ status: 403, body: { code: "not_approved" } });
  expect((await pending.get("/credits")).status).toBe(200);
  const installer = await people.installer({ credits: 10 });
  const { program } = await aKey(installer, newClient);
  const { leadId } = await people.lead();
  expect((await program.buy(leadId)).status).toBe(201);
  await people.suspend(installer);
  expect(await program.buy((await people.lead()).leadId)).toMatchObject({
    status: 403,
    body: { code: "not_approved" },
  });
  expect((await program.get("/purchases")).body.items).toHaveLength(1);
});

test("a session works as well as a key, but not from another site", async ({ people, newClient }) => {
  const installer = await people.installer({ credits: 10 });
  const { key } = await aKey(installer, newClient);
  const { leadId } = await people.lead();
  const order = (client: Client, headers: Record<string, string>) =>
    client.post(`${API}/leads/${leadId}/purchases`, { headers: { "idempotency-key": "one", ...headers } });
  const elsewhere = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  const refused = await order(installer.client, elsewhere);
  expect([refused.status(), refused.headers()["content-type"]]).toEqual([403, "application/problem+json"]);
  expect(await balanceOf(installer.client)).toBe(10);
  expect((await order(installer.client, {})).status()).toBe(201);
  const withKey = await order(await newClient(), { ...elsewhere, authorization: `Bearer ${key}` });
  expect([withKey.status(), withKey.headers()["idempotency-replayed"]]).toEqual([201, "true"]);
});

test("every address answers other methods, other types and oversized bodies alike", async ({ people, newClient }) => {
  const { key } = await aKey(await people.installer(), newClient);
  const client = await newClient();
  const call = async (path: string, method: string, options: object = {}) => {
    const headers = {
      authorization: `Bearer ${key}`,
      "idempotency-key": "one",
      ...(options as { headers?: object }).headers,
    };
    const answer = await client.fetch(anAddress(path), { method, ...options, headers } as never);
    expect(answer.headers()["content-type"], `${method} ${path}`).toBe("application/problem+json");
    const problem = await answer.json();
    expect(misfits(description, { $ref: "#/components/schemas/Problem" }, problem)).toEqual([]);
    return { status: answer.status(), code: problem.code, allow: answer.headers().allow };
  };
  for (const [path, item] of paths) {
    const allow = Object.keys(item).join(", ").toUpperCase();
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      if (allow.includes(method)) continue;
      expect(await call(path, method), `${method} ${path}`).toEqual({ status: 405, code: "method_not_allowed", allow });
    }
  }
  const json = { "content-type": "application/json" };
  // Files come as a form, which tests/e2e/quote/files.spec.ts also sends wrongly.
  const isForm = ({ path }: { path: string }) => path.endsWith("/files");
  for (const { path, method } of operations.filter((one) => one.method !== "GET" && !isForm(one))) {
    const data = (body: string, headers: object = json) => ({ data: Buffer.from(body), headers });
    expect(await call(path, method, data("{")), path).toMatchObject({ status: 400, code: "malformed_json" });
    const text = data("{}", { "content-type": "text/plain" });
    expect(await call(path, method, text), path).toMatchObject({ status: 415, code: "unsupported_media_type" });
    const large = data(JSON.stringify({ note: "x".repeat(70_000) }));
    expect(await call(path, method, large), path).toMatchObject({ status: 413, code: "too_large" });
  }
  expect(await call("/no-such-address", "GET")).toMatchObject({ status: 404, code: "not_found" });
});

test("an unknown filter is refused, and so is a cursor that is not ours", async ({ people, newClient }) => {
  const { program } = await aKey(await people.installer(), newClient);
  await people.lead();
  for (const [name, value] of Object.entries({
    service: "magic",
    urgency: "now",
    within: "-1",
    budget: "1",
    age: "0",
  })) {
    const refused = await program.get(`/leads?${name}=${value}`);
    expect(refused, name).toMatchObject({ status: 422, body: { errors: { [name]: [expect.any(String)] } } });
  }
  for (const list of ["/leads", "/purchases", "/credits/transactions", "/outlines", "/areas", "/calculators"]) {
    const refused = await program.get(`${list}?cursor=nonsense%00`);
    expect(refused, list).toMatchObject({ status: 400, body: { code: "invalid_cursor" } });
    expect((await program.get(`${list}?cursor=`)).status, list).toBe(200);
  }
  const { headers } = await program.get("/leads");
  expect(headers["ratelimit-policy"]).toMatch(/^"caller";q=\d+;w=60$/);
  expect(headers.ratelimit).toMatch(/^"caller";r=\d+;t=\d+$/);
});
