import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, request } from "@playwright/test";
import { moveOn, moveToNoon, signInAs } from "#tests/e2e/support/clock-town.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { type Server, startServer } from "#tests/support/server.ts";

// On a separate server, because the test moves the demonstration's clock.
let server: Server;
let client: APIRequestContext;
test.beforeAll(async () => {
  server = await startServer(await ownPlace("postgres", { TRUST_PROXY: "0" }));
  client = await request.newContext({ baseURL: server.url });
});
test.afterAll(async () => {
  await client.dispose();
  await server.kill();
});

test.use({ javaScriptEnabled: false });

test("a silent company is reminded, asked about, and replaced by the customer", async ({ page }) => {
  // Companies are reminded, and customers asked, between 8 am and 8 pm.
  await moveToNoon(client, server.url);
  const email = `ruth-${randomUUID()}@example.com`;
  const link = await ask(page, email);
  const purchaseId = await buy(page, "Ruth");

  await page.goto(link);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Kestrelmoor/ }) });
  await expect(card.getByRole("img", { name: /for 0 hours/ })).toBeVisible();
  await expect(card.getByRole("button", { name: "They have not been in touch" })).toHaveCount(0);

  await moveOn(page, server.url, "1 day on");
  await mailTo(client, "approved@demo.example", /^Ruth is waiting for you$/);
  await page.goto(link);
  await expect(card.getByRole("button", { name: "They have not been in touch" })).toBeVisible();

  await moveOn(page, server.url, "1 day on");
  await mailTo(client, email, /^Has Kestrelmoor .* been in touch\?$/);
  await page.goto(link);
  await expect(card.getByRole("button", { name: "I will wait" })).toBeVisible();
  await expect(card).toContainText("is told to delete your details. One other installer may get them.");
  await card.getByRole("button", { name: "Find me another installer" }).click();
  await expect(card).toContainText("Ended");
  await mailTo(client, "approved@demo.example", /^Ruth has asked for another installer$/);

  await signInAs(page, server.url, "approved@demo.example");
  await page.goto(`${server.url}/leads/purchases/${purchaseId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ruth");
  await expect(page.getByRole("main")).not.toContainText(email);
  await expect(page.getByRole("button", { name: "I tried to reach them" })).toHaveCount(0);
});

/** A customer's request, confirmed; returns the address of its page. */
async function ask(page: Page, email: string): Promise<string> {
  await page.goto(`${server.url}/services/solar-panels`);
  await page.getByLabel("Full Name").first().fill("Ruth Calder");
  await page.getByLabel("Email Address").first().fill(email);
  await page.getByLabel("Phone Number").first().fill("07700 900123");
  await page.getByLabel("Postcode").first().fill("CR0 1EA");
  await page.getByLabel("Postcode").first().press("Enter");
  await page.waitForURL(/thank-you/);
  const { text } = await mailTo(client, email, /./);
  const link = server.url + (/\/requests\/[\w-]+/.exec(text)?.[0] ?? "");
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my request" }).click();
  await expect(page.getByRole("heading", { name: "Your request is confirmed" })).toBeVisible();
  return link;
}

/** The demonstration's approved company buys the lead of this first name. */
async function buy(page: Page, firstName: string): Promise<string> {
  await signInAs(page, server.url, "approved@demo.example");
  const { items } = await (await page.request.get(`${server.url}/api/v1/leads`)).json();
  const lead = items.find((one: { firstName: string }) => one.firstName === firstName);
  const headers = { "Idempotency-Key": randomUUID(), Origin: server.url };
  const answer = await page.request.post(`${server.url}/api/v1/leads/${lead.id}/purchases`, { headers });
  expect(answer.status()).toBe(201);
  await page.context().clearCookies();
  return (await answer.json()).id;
}
