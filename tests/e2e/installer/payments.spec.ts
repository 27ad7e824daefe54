import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { balanceOf, becomePerson, send } from "#tests/e2e/support/people.ts";
import { violationsOn } from "#tests/e2e/support/violations.ts";

const BUY_STARTER = "Buy 20 credits for £99";

/** Sends the form of the pack's button without a browser. Returns where it leads. */
async function order(client: Client, paymentId: string, pack = "starter"): Promise<string> {
  const answer = await send(client, "/credits", { paymentId, pack }, 303);
  return new URL(answer.headers().location ?? "", answer.url()).pathname;
}

test("a pack is bought on the test page: credits, history, receipt and PDF", { tag: "@story" }, async ({
  people,
  page,
  newClient,
}) => {
  const installer = await people.installer();
  await becomePerson(page, installer);
  await page.goto("/credits");
  const pack = page.getByRole("article", { name: "Professional Pack" });
  await expect(pack).toContainText("Most Popular");
  await expect(pack).toContainText("£3.98");
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: BUY_STARTER }).click();

  await expect(page.getByRole("heading", { name: "Test payment: no money moves" })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Pay £99" }).click();

  await expectNotice(page, "Credits Purchased!", "20 credits");
  await expect(page).toHaveURL(/\/credits\?payment=[0-9a-f-]{36}$/);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("link", { name: "Transaction History" }).click();
  await expect(page.getByRole("row", { name: /Purchase.*Starter Pack, £99.*\+20/ })).toBeVisible();
  await page.getByRole("link", { name: /^Receipt FW-\d{6}/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Receipt FW-\d{6}/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(installer.companyName);
  expect(await violationsOn(page)).toEqual([]);

  const address = new URL(page.url()).pathname;
  const pdf = await installer.client.get(`${address}.pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const { text } = await mailTo(installer.client, installer.email, /^Your receipt for 20 credits/);
  expect(text).toContain(address);

  const other = await people.installer();
  const visitor = await newClient();
  for (const path of [address, `${address}.pdf`]) {
    expect((await other.client.get(path)).status()).toBe(404);
    expect((await visitor.get(path)).headers().location).toMatch(/^\/auth\?next=/);
  }
});

test("a cancelled payment costs nothing and can still be paid", async ({ people, page }) => {
  const installer = await people.installer();
  await becomePerson(page, installer);
  await page.goto("/credits");
  await page.getByRole("button", { name: BUY_STARTER }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("main")).toContainText("Payment cancelled");
  await expect(page.getByRole("main")).toContainText("0 credits");
  await page.goBack();
  await page.getByRole("button", { name: "Pay £99" }).click();
  await expectNotice(page, "Credits Purchased!");
});

test("a button clicked twenty times at once is one payment, paid once", { tag: "@story" }, async ({ people }) => {
  const { client } = await people.installer();
  const paymentId = randomUUID();
  const addresses = await Promise.all(Array.from({ length: 20 }, () => order(client, paymentId)));
  expect(new Set(addresses).size).toBe(1);
  const [checkout = ""] = addresses;
  await Promise.all(Array.from({ length: 5 }, () => client.post(checkout, { form: { intent: "pay" } })));
  expect(await balanceOf(client)).toBe(20);
  // The form of a page left open: the payment has been made, and nothing is charged again.
  expect(await order(client, paymentId)).toBe("/credits");
  expect(await balanceOf(client)).toBe(20);
});

test("only the buyer can open a payment, at the provider and on the way back", async ({ people, newClient }) => {
  const owner = await people.installer();
  const other = await people.installer();
  const visitor = await newClient();
  const paymentId = randomUUID();
  const checkout = await order(owner.client, paymentId);
  for (const path of [checkout, `/credits?payment=${paymentId}`]) {
    expect((await other.client.get(path)).status(), path).toBe(404);
  }
  expect((await other.client.post(checkout, { form: { intent: "pay" } })).status()).toBe(404);
  expect((await visitor.get(`/credits?payment=${paymentId}`)).headers().location).toMatch(/^\/auth\?next=/);
  expect((await owner.client.get("/credits?payment=nonsense")).status()).toBe(404);
  expect(await balanceOf(owner.client)).toBe(0);
});

test("only approved installers can buy; everyone sees the packs", async ({ people, page }) => {
  await page.goto("/credits");
  await expect(page.getByRole("link", { name: "Sign In to buy" })).toHaveCount(3);
  const pending = await people.installer({ status: "pending" });
  await becomePerson(page, pending);
  await page.goto("/credits");
  await expect(page.getByRole("main")).toContainText("Only approved installers can buy credits.");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("button", { name: /^Buy/ })).toHaveCount(0);
  const form = { paymentId: randomUUID(), pack: "starter" };
  const answer = await send(pending.client, "/credits", form, 403);
  expect(await answer.text()).toContain("Only approved installers can buy credits.");
});

test("events without the provider's signature are refused, from any address", async ({ newClient }) => {
  const client = await newClient();
  const data = { id: "evt_1", type: "checkout.session.completed", data: { object: {} } };
  for (const headers of [{}, { "stripe-signature": "t=1,v1=abc" }, { origin: "https://evil.example" }]) {
    const answer = await client.post("/webhooks/stripe", { data, headers: headers as Record<string, string> });
    expect(answer.status()).toBe(400);
  }
  expect((await client.get("/webhooks/stripe")).status()).toBe(405);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a pack is bought, and the waiting page refreshes itself", async ({ people, page }) => {
    const installer = await people.installer();
    await becomePerson(page, installer);
    await page.goto("/credits");
    await page.getByRole("button", { name: BUY_STARTER }).click();
    const paymentId = new URL(page.url()).pathname.split("_")[2]?.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    const checkout = page.url();
    await page.goto(`/credits?payment=${paymentId}`);
    await expect(page.getByRole("main")).toContainText("Waiting for your payment");
    await installer.client.post(new URL(checkout).pathname, { form: { intent: "pay" } });
    await expectNotice(page, "Credits Purchased!");
    await expect(page.getByRole("main")).toContainText("20 credits");
  });
});
