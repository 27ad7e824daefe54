import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page, request } from "@playwright/test";
import { moveOn, signInAs } from "#tests/e2e/support/clock-town.ts";
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

const SEND = "Send an outline (5 credits held)";

test("a customer picks: an outline, a question, a pick, and the held credits pay for the lead", {
  tag: "@story",
}, async ({ page }) => {
  const email = `ruth-${randomUUID()}@example.com`;
  const link = await ask(page, email);

  await signInAs(page, server.url, "approved@demo.example");
  const before = await creditsOf(page);
  await sendOutline(page, "07700 900123");
  await expect(page.getByRole("alert")).toContainText("They come with being picked.");
  await page.getByLabel("What you would do").fill("Ten panels on the south roof, after a look at the rafters.");
  await page.getByRole("button", { name: SEND }).click();
  await expect(page.getByRole("heading", { name: "Ruth, CR0" })).toBeVisible();
  expect(await creditsOf(page)).toBe(before - 5);
  await page.goto(`${server.url}/credits?tab=history`);
  await expect(page.getByText("Held for an outline: Croydon, CR0")).toBeVisible();

  const { subject } = await mailTo(client, email, /has sent an outline$/);
  const company = subject.replace(" has sent an outline", "");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: `Read the outline from ${company}` })).toBeVisible();
  await page.getByRole("link", { name: "Read it" }).click();
  await page.getByLabel(`Write to ${company}`).fill("Is the scaffold in it?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Is the scaffold in it?")).toBeVisible();
  await mailTo(client, "approved@demo.example", /^Message from Ruth$/);
  await page.getByRole("button", { name: `Give ${company} my details` }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Not heard from yet" })).toContainText(company);
  await mailTo(client, "approved@demo.example", /^Ruth has picked you$/);

  await page.goto(`${server.url}/leads?tab=purchased`);
  await expect(page.getByRole("row", { name: "Ruth Calder" })).toContainText(email);
  expect(await creditsOf(page)).toBe(before - 5);
});

test("an unanswered outline returns its credits after a week, once", async ({ page }) => {
  await ask(page, `ruth-${randomUUID()}@example.com`);
  await signInAs(page, server.url, "approved@demo.example");
  const before = await creditsOf(page);
  await sendOutline(page, "Ten panels on the south roof.");
  await expect(page.getByRole("heading", { name: "Ruth, CR0" })).toBeVisible();
  await moveOn(page, server.url, "1 week on");
  await mailTo(client, "approved@demo.example", /^Your 5 credits are back$/);
  await signInAs(page, server.url, "approved@demo.example");
  expect(await creditsOf(page)).toBe(before);
});

/** From the first lead of the list to the form, filled in, and sent. */
async function sendOutline(page: Page, text: string): Promise<void> {
  await page.goto(`${server.url}/leads`);
  const card = page.getByRole("article").filter({ hasText: "Customer picks" }).filter({ hasText: "Ruth" }).first();
  await card.getByRole("button", { name: SEND }).click();
  await page.getByLabel("From", { exact: true }).fill("6,200");
  await page.getByLabel("To", { exact: true }).fill("8,400");
  await page.getByRole("group", { name: "Do you need a survey first?" }).getByRole("radio", { name: "Yes" }).check();
  await page.getByLabel("Earliest start").fill(inDays(60));
  await page.getByLabel("Equipment").fill("Ten panels of 440 W");
  await page.getByLabel("What you would do").fill(text);
  await page.getByRole("button", { name: SEND }).click();
}

async function creditsOf(page: Page): Promise<number> {
  const answer = await page.request.get(`${server.url}/api/v1/credits`);
  return (await answer.json()).balance;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A customer's request, confirmed; returns the address of its page. */
async function ask(page: Page, email: string): Promise<string> {
  await page.goto(`${server.url}/services/solar-panels`);
  await page.getByLabel("Full Name").first().fill("Ruth Calder");
  await page.getByLabel("Email Address").first().fill(email);
  await page.getByLabel("Phone Number").first().fill("07700 900123");
  await page.getByLabel("Postcode").first().fill("CR0 1EA");
  await page
    .getByRole("group", { name: "How may installers reach you?" })
    .first()
    .getByLabel(/^Show my request without my contact details/)
    .check();
  await page.getByRole("button", { name: "Get my 3 free quotes" }).first().click();
  await page.waitForURL(/thank-you/);
  const { text } = await mailTo(client, email, /^Confirm/);
  const link = server.url + (/\/requests\/[\w-]+/.exec(text)?.[0] ?? "");
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my request" }).click();
  await expect(page.getByRole("heading", { name: "Your request is confirmed" })).toBeVisible();
  return link;
}
