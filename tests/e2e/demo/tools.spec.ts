import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { ownPlace, type Place } from "#tests/e2e/support/own-place.ts";
import { type Server, startServer } from "#tests/support/server.ts";

// On a separate server: moving a shared clock would disturb other tests.
let server: Server;
let place: Place;

test.beforeAll(async () => {
  place = await ownPlace("postgres", { TRUST_PROXY: "0" });
  server = await startServer(place);
});
test.afterAll(() => server.kill());

interface Told {
  now: string;
  hoursAhead: number;
}

const clockOf = async (client: APIRequestContext): Promise<Told> => (await client.get("/demo/clock.json")).json();
const apart = (told: Told) => Math.abs(new Date(told.now).getTime() - Date.now() - told.hoursAhead * 3_600_000);

interface CapturedMail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

async function mailsTo(client: APIRequestContext, to: string): Promise<CapturedMail[]> {
  return (await client.get(`/demo/mail.json?to=${encodeURIComponent(to)}`)).json();
}

test.describe("the demonstration's clock", () => {
  test.use({ javaScriptEnabled: false });

  test("is moved by its page and by scripts, for pages and jobs, and survives a restart", async ({
    page,
    playwright,
  }) => {
    await page.goto(`${server.url}/demo/clock`);
    await expect(page.getByText("That is the real time.")).toBeVisible();
    for (const name of ["1 hour on", "1 day on", "1 week on", "30 days on"])
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    await page.getByRole("button", { name: "1 day on" }).click();
    await expect(page.getByText("24 hours ahead of the real time.")).toBeVisible();
    await page.getByLabel("Hours").fill("20001");
    await page.getByRole("button", { name: "Move the clock on" }).click();
    await expect(page.getByRole("alert")).toContainText("1 to 20,000");
    await expect(page.getByLabel("Hours")).toHaveValue("20001");

    const client = await playwright.request.newContext({ baseURL: server.url });
    const moved = await client.post("/demo/clock", { data: { hours: 2 } });
    expect([moved.status(), (await moved.json()).hoursAhead]).toEqual([200, 26]);
    expect((await client.post("/demo/clock", { form: { hours: "1" }, maxRedirects: 0 })).status()).toBe(303);
    for (const hours of [0, -1, 1.5, 20_001, "soon", undefined])
      expect((await client.post("/demo/clock", { data: { hours } })).status()).toBe(422);
    expect(apart(await clockOf(client))).toBeLessThan(60_000);
    await server.stop();
    server = await startServer({ ...place, port: server.port });
    const told = await clockOf(client);
    expect(told.hoursAhead).toBe(27);
    expect(apart(told)).toBeLessThan(60_000);
    await client.dispose();
  });
});

test("a visitor opens a customer's project from its mail, and finds three quotes and six checks", async ({ page }) => {
  await page.goto(`${server.url}/demo/mail`);
  await page.getByRole("link", { name: "Isobel Thornbury" }).click();
  await expect(page.getByText("Mails to isobel.thornbury@example.com.")).toBeVisible();
  const link = await page.getByRole("link", { name: /\/requests\// }).innerText();
  await page.goto(`${server.url}${new URL(link).pathname}`);
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Choose this quote/ })).toHaveCount(3);
  await page.getByRole("link", { name: /^Quotes/ }).click();
  await expect(page.getByText("3 to ask about")).toHaveCount(2);
  await expect(page.getByText("Nothing stands out")).toHaveCount(1);
});

test("the outcome of mails is reported to the product as a mail service would", async ({ page, playwright }) => {
  const client = await playwright.request.newContext({ baseURL: server.url });
  const email = `bounce-${randomUUID()}@example.com`;
  const form = { name: "Bo Bounce", email, phone: "07700 900123", postcode: "RG1 1AA", serviceType: "solar-panels" };
  expect((await client.post("/api/v1/quote-requests", { data: form })).status()).toBe(201);
  await expect.poll(async () => (await mailsTo(client, email)).length).toBe(1);
  const [mail] = await mailsTo(client, email);
  expect(mail?.to).toBe(email);
  const before = (await (await client.get(`/demo/mail.json?before=${mail?.id}`)).json()) as CapturedMail[];
  expect(before.map(({ id }) => id)).not.toContain(mail?.id);

  await page.goto(`${server.url}/demo/mail`);
  const card = page.locator(`#mail-${mail?.id}`);
  await card.getByRole("button", { name: "Bounce" }).click();
  await expect(card.getByText("Came back")).toBeVisible();
  await expect(card).toContainText("5.1.1");
  const bounce = await client.post(`/demo/mail/${mail?.id}/bounce`, { data: { status: "delivered" } });
  expect([bounce.status(), (await bounce.json()).kind]).toEqual([200, "delivered"]);
  expect((await client.post(`/demo/mail/${mail?.id}/bounce`, { data: { status: "9.9.9" } })).status()).toBe(422);
  expect((await client.post("/demo/mail/999999/bounce", { data: {} })).status()).toBe(404);
  const words = { data: "[1,", headers: { "content-type": "text/plain" } };
  expect((await client.post(`/demo/mail/${mail?.id}/bounce`, words)).status()).toBe(415);
  // A forged report is ignored.
  const forged = { messageId: "job-1@localhost", kind: "bounced", status: "5.1.1", at: new Date().toISOString() };
  for (const headers of [{}, { "fairwatt-signature": `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}` }])
    expect((await client.post("/webhooks/mail", { data: forged, headers })).status()).toBe(400);
  await client.dispose();
});
