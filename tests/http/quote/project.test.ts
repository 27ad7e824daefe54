import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { test } from "#tests/http/fixtures.ts";

test("a program reads and writes messages; the same key sends one", async ({ people }) => {
  const { customer, installer, address } = await boughtRequest(people);
  const url = `/api/v1/purchases/${address.split("/").at(-1)}/messages`;
  const key = randomUUID();
  const send = (text: unknown) => installer.client.post(url, { headers: { "Idempotency-Key": key }, data: { text } });
  const first = await send("Hello");
  expect([first.status(), (await first.json()).from]).toEqual([201, "installer"]);
  const again = await send("Hello");
  expect([again.status(), again.headers()["idempotency-replayed"]]).toEqual([201, "true"]);
  expect((await send("Other")).status()).toBe(422);
  const empty = await installer.client.post(url, { headers: { "Idempotency-Key": randomUUID() }, data: { text: 5 } });
  expect([empty.status(), Object.keys((await empty.json()).errors)]).toEqual([422, ["text"]]);
  const { items } = await (await installer.client.get(url)).json();
  expect(items).toMatchObject([{ text: "Hello", state: "shown", readAt: null }]);
  const stranger = await people.installer({});
  expect((await stranger.client.get(url)).status()).toBe(404);
  const thread = `${customer.link}/messages/${address.split("/").at(-1)}`;
  expect((await stranger.client.get(thread.replace(/[\w-]{36}$/, randomUUID()))).status()).toBe(404);
});

test("only its customer can open a project's stream, which ends with the link", async ({ people, newClient, site }) => {
  const { customer, installer } = await boughtRequest(people);
  const client = await newClient();
  const unconfirmed = await people.customer({ confirmed: false });
  expect((await client.get(`${unconfirmed.link}/events`)).status()).toBe(404);
  expect((await client.get("/requests/nobody-has-this-token/events")).status()).toBe(404);
  expect((await client.post(`${customer.link}/events`)).status()).toBe(405);
  const stop = new AbortController();
  const stream = await fetch(`${site.url}${customer.link}/events?since=0-0`, { signal: stop.signal });
  expect(stream.headers.get("cache-control")).toContain("no-store");
  const reader = stream.body?.getReader();
  let read = "";
  while (!read.includes("event: news")) read += new TextDecoder().decode((await reader?.read())?.value);
  expect(read).toMatch(/id: \d+-\d+\nevent: news\ndata: \{"kind":"opened"/);
  expect(read).not.toContain(installer.companyName);
  expect((await client.post(`${customer.link}/links`, { form: { intent: "end" } })).status()).toBe(302);
  while (!read.includes("event: goodbye")) read += new TextDecoder().decode((await reader?.read())?.value);
  expect((await client.get(`${customer.link}/events`)).status()).toBe(410);
  stop.abort();
});

test("an unconfirmed request has only its first page", async ({ people, newClient }) => {
  const { link } = await people.customer({ confirmed: false });
  const client = await newClient();
  const statuses = await Promise.all(
    ["", "/details", "/links", "/stop"].map(async (under) => (await client.get(link + under)).status()),
  );
  expect(statuses).toEqual([200, 404, 404, 404]);
});
