import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type Stripe from "stripe";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { balanceOf, becomePerson, send, signIn } from "#tests/e2e/support/people.ts";
import { type Server, startServer } from "#tests/support/server.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stand-ins/stripe-server.ts";
import { aDispute, anEvent } from "#tests/support/stripe/objects.ts";
import { signedEvent, signedText } from "#tests/support/stripe/signed-event.ts";

const WEBHOOK_SECRET = "whsec_of_the_browser_tests";
const installer = { email: "empty@demo.example", password: demoPassword };

type Sent = { payload: string; headers: Record<string, string> };

/** Posts an event as Stripe does; returns the status. */
async function tell(client: APIRequestContext, { payload, headers }: Sent): Promise<number> {
  return (await client.post("/webhooks/stripe", { data: payload, headers })).status();
}

function completed(session: Record<string, unknown> | undefined, change: object = {}) {
  const object = { ...session, status: "complete", payment_status: "paid", payment_intent: "pi_1", ...change };
  return anEvent("checkout.session.completed", object);
}

const signed = (event: { type: string }, signedAt?: number) => signedEvent(event, WEBHOOK_SECRET, signedAt);
/** Of any shape. */
const strange = (body: unknown) => signedText(JSON.stringify(body), WEBHOOK_SECRET);

test.describe("with Stripe's keys", () => {
  test.use({ javaScriptEnabled: false });
  let stripe: StripeServer;
  let server: Server;

  test.beforeAll(async () => {
    stripe = await startStripeServer();
    const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
    const place = await ownPlace("postgres", { TRUST_PROXY: "0", ...keys, STRIPE_API_BASE: stripe.url });
    server = await startServer(place);
  });
  test.afterAll(async () => {
    await server.kill();
    await stripe.stop();
  });

  test("a pack is paid on Stripe's page, and its events count once, in any order", async ({ playwright, page }) => {
    const client = await playwright.request.newContext({ baseURL: server.url, maxRedirects: 0 });
    await signIn(client, installer);
    await becomePerson(page, { client });
    stripe.trouble = { status: 500 };
    const refused = await send(client, "/credits", { paymentId: randomUUID(), pack: "starter" }, 502);
    expect(await refused.text()).toContain("Failed to purchase credits. Please try again.");
    stripe.trouble = {};

    await page.goto(`${server.url}/credits`);
    await page.getByRole("button", { name: "Buy 20 credits for £99" }).click();
    // The browser went to Stripe, which our page's policy allows.
    await expect(page).toHaveURL(new RegExp(`^${stripe.url}/pay/`));
    const session = stripe.sessions.get(new URL(page.url()).pathname.replace("/pay/", ""));

    expect(await tell(client, signed(completed(session, { amount_total: 1 })))).toBe(200);
    expect(await tell(client, signed(completed(session), Date.now() - 6 * 60_000))).toBe(400);
    expect(await tell(client, signed(completed({ ...session, client_reference_id: randomUUID() })))).toBe(200);
    expect(await tell(client, signed({ ...completed(session), type: "customer.created" }))).toBe(200);
    expect(await balanceOf(client)).toBe(0);

    const event = signed(completed(session));
    const answers = await Promise.all(Array.from({ length: 100 }, () => tell(client, event)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await balanceOf(client)).toBe(20);
    await page.goto(`${server.url}/credits?payment=${session?.client_reference_id}`);
    await expect(page.getByRole("main")).toContainText("Your payment of £99 has arrived");

    // From Stripe, but in an unknown shape: accepted, because a refused event is resent for days.
    for (const type of ["charge.dispute.created", "checkout.session.completed", "invoice.paid"]) {
      expect(await tell(client, strange(anEvent(type, 7)))).toBe(200);
    }
    expect(await tell(client, strange(["no event at all"]))).toBe(200);

    const dispute = (status: Stripe.Dispute["status"]) =>
      signed(anEvent("charge.dispute.updated", aDispute({ status })));
    expect(await tell(client, dispute("needs_response"))).toBe(200);
    expect(await (await client.get("/api/v1/credits")).json()).toEqual({ balance: 0, held: 20 });
    await page.goto(`${server.url}/credits?tab=history`);
    await expect(page.getByRole("main")).toContainText("20 credits held");
    await expect(page.getByRole("row", { name: /Hold.*−20/ })).toBeVisible();
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByRole("main")).toContainText("20 held");
    expect(await tell(client, dispute("won"))).toBe(200);
    expect(await balanceOf(client)).toBe(20);

    // The first event, with another amount, awaits an administrator.
    const admin = await playwright.request.newContext({ baseURL: server.url, maxRedirects: 0 });
    await signIn(admin, { email: "admin@demo.example", password: demoPassword });
    await becomePerson(page, { client: admin });
    await page.goto(`${server.url}/admin/work?about=money`);
    await page.getByRole("listitem").filter({ hasText: "Payment mismatch" }).getByRole("link").click();
    await expect(page.getByRole("main")).toContainText("£0.01 came for £99: another amount");
    await page.getByLabel("Reason, kept in the audit log").fill(" ");
    await page.getByRole("button", { name: "Close it" }).click();
    await expect(page.getByRole("main")).toContainText("Give a reason. It is kept in the audit log.");
    await page.getByLabel("Reason, kept in the audit log").fill("A test event.");
    await page.getByRole("button", { name: "Close it" }).click();
    await expect(page.getByRole("heading", { name: /Payments that do not match/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^FW-\d{6}$/ }).first()).toBeVisible();
    await admin.dispose();
    expect((await client.get("/demo/checkout/cs_test_1")).status()).toBe(404);
    await client.dispose();
  });
});
