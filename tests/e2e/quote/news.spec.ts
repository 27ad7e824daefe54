import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { boughtRequest, talked } from "#tests/e2e/every-page/bought-lead.ts";
import { test } from "#tests/e2e/town/fixtures.ts";

test("an open page of a project tells of what the company does, and its messages appear by themselves", async ({
  page,
  people,
}) => {
  const { customer, installer, address } = await talked(people);
  const purchaseId = address.split("/").at(-1);
  const headers = () => ({ "Idempotency-Key": randomUUID() });
  await page.goto(`${customer.link}/messages/${purchaseId}`);
  const stream = page.waitForResponse(/\/events$/);
  expect((await stream).headers()["content-type"]).toBe("text/event-stream");
  const typed = page.getByLabel(`Write to ${installer.companyName}`);
  await typed.fill("Could you");
  await installer.client.post(`/api/v1/purchases/${purchaseId}/messages`, {
    ...{ headers: headers(), data: { text: "Or on Friday at noon." } },
  });
  await expect(page.getByText("Or on Friday at noon.")).toBeVisible();
  await expect(typed).toHaveValue("Could you");

  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  await installer.client.post(`/api/v1/purchases/${purchaseId}/appointments`, {
    ...{ headers: headers(), data: { kind: "survey", minutes: 60, times: [hours(24)] } },
  });
  await expect(page.getByText("Something has happened in your project.")).toBeVisible();
  await expect(typed).toHaveValue("Could you");
  await page.goto(customer.link);
  await expect(page.getByText("Something has happened in your project.")).toBeHidden();
  await expect(page.getByRole("heading", { name: /^Choose a time for / })).toBeVisible();
});

test("the stream of a project is its customer's alone, and ends with the link", async ({ people, newClient, site }) => {
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
