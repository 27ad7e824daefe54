import { type APIRequestContext, expect } from "@playwright/test";
import type Stripe from "stripe";
import { moveOn, signInAs } from "#tests/e2e/support/clock-town.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { type Server, startServer } from "#tests/support/server.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stand-ins/stripe-server.ts";
import { aDispute, anEvent } from "#tests/support/stripe/objects.ts";
import { signedEvent } from "#tests/support/stripe/signed-event.ts";

const SECRET = "whsec_of_the_story";
const COMPANY = "Tidewater Energy Co-operative";
const DAY_SECONDS = 24 * 3600;

let stripe: StripeServer;
let server: Server;
let client: APIRequestContext;
test.beforeAll(async ({ playwright }) => {
  stripe = await startStripeServer();
  const keys = { STRIPE_SECRET_KEY: "sk_test_story", STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_BASE: stripe.url };
  server = await startServer(await ownPlace("postgres", { TRUST_PROXY: "0", ...keys }));
  client = await playwright.request.newContext({ baseURL: server.url });
});
test.afterAll(async () => {
  await client.dispose();
  await server.kill();
  await stripe.stop();
});

test.use({ javaScriptEnabled: false });

/** Posts an event as Stripe does. */
async function tell(type: string, object: object): Promise<void> {
  const { payload, headers } = signedEvent(anEvent(type, object), SECRET);
  expect((await client.post("/webhooks/stripe", { data: payload, headers })).status()).toBe(200);
}

test("a bank disputes a payment: its remainder is held, an administrator answers, the bank decides, and the debt is settled first", async ({
  page,
}) => {
  const balance = page.getByRole("main").locator(".balance");

  async function pay(intent: string): Promise<void> {
    await page.goto(`${server.url}/credits`);
    await page.getByRole("button", { name: "Buy 20 credits for £99" }).click();
    await page.waitForURL(`${stripe.url}/pay/**`);
    const session = stripe.sessions.get(new URL(page.url()).pathname.replace("/pay/", ""));
    const paid = { status: "complete", payment_status: "paid", payment_intent: intent };
    await tell("checkout.session.completed", { ...session, ...paid });
    await page.goto(`${server.url}/credits`);
  }

  function dispute(type: string, status: Stripe.Dispute["status"]): Promise<void> {
    const created = Math.floor(Date.now() / 1000);
    const evidence_details = { ...aDispute().evidence_details, due_by: created + 10 * DAY_SECONDS };
    return tell(type, aDispute({ status, created, evidence_details }));
  }

  await signInAs(page, server.url, "empty@demo.example");
  await pay("pi_1");
  await expect(balance).toContainText("20 credits");
  for (const left of [15, 10]) {
    await page.goto(`${server.url}/leads`);
    await page
      .getByRole("button", { name: /^Purchase Lead/ })
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: `${left} credits left` })).toBeVisible();
  }

  await dispute("charge.dispute.created", "needs_response");
  await page.goto(`${server.url}/credits`);
  await expect(balance).toContainText("0 credits");
  await expect(balance).toContainText("10 credits held");
  await expect(page.getByRole("main")).toContainText("You can buy leads again once the dispute is settled");

  await signInAs(page, server.url, "admin@demo.example");
  await page.goto(`${server.url}/admin/payments?company=Tidewater`);
  const open = page.getByRole("region", { name: /^Open disputes/ });
  await expect(open.getByRole("link", { name: new RegExp(COMPANY) })).toBeVisible();
  await open.getByRole("link", { name: new RegExp(COMPANY) }).click();
  await expect(page.getByRole("main")).toContainText("needs response");
  const evidence = await page.request.get(`${page.url().replace(/[?#].*/, "")}/evidence.pdf`);
  expect((await evidence.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await moveOn(page, server.url, "1 week on");
  await dispute("charge.dispute.funds_withdrawn", "under_review");
  await dispute("charge.dispute.closed", "lost");
  await signInAs(page, server.url, "empty@demo.example");
  await page.goto(`${server.url}/credits?tab=history`);
  await expect(balance).toContainText("0 credits");
  await expect(balance).not.toContainText("held");
  await expect(page.getByRole("main")).toContainText("You owe 10 credits");
  await expect(page.getByRole("row", { name: /Reversal/ }).first()).toBeVisible();

  await pay("pi_2");
  await expect(balance).toContainText("10 credits");
  await expect(page.getByRole("main")).not.toContainText("You owe");
});
