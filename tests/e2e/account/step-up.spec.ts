import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { dismissNotice, expectNotice } from "#tests/e2e/support/on-page.ts";
import { becomePerson, confirmPassword, type Installer, PASSWORD, send, signIn } from "#tests/e2e/support/people.ts";

const NEW_PASSWORD = "hail over Halifax 12";
const known = { currentPassword: PASSWORD };

test("a stolen session can't make a key, webhook, calendar link, email change, export or closure, or turn anything on", {
  tag: "@story",
}, async ({ people, newClient }) => {
  const installer = await people.installer({ credits: 10 });
  // The thief has the cookie, but not the password.
  const thief = installer.client;
  const forms: [string, Record<string, string>][] = [
    ["/developers", { intent: "make-key", id: randomUUID(), name: "Thief" }],
    ["/developers", { ...aWebhook("https://hooks.example.com/thief"), id: randomUUID() }],
    ["/calendar", { intent: "make", feedId: randomUUID() }],
    ["/calendar", { intent: "show" }],
    ["/account", { form: "email", newEmail: "thief@example.com" }],
    ["/account/data", { form: "export" }],
    ["/account/data", { form: "close", companyName: installer.companyName }],
    ["/account/two-factor", { form: "begin" }],
  ];
  for (const [path, form] of forms) {
    const html = await (await send(thief, path, form, 422)).text();
    expect(html, path).toContain("Please enter your current password.");
    await send(thief, path, { ...form, currentPassword: "a guess" }, 422);
  }
  expect((await thief.get("/account/data/export")).headers().location).toBe("/account/data");
  expect(await (await thief.get("/developers")).text()).not.toMatch(/Thief|thief/);
  const administrator = await newClient();
  await signIn(administrator, { email: "admin@demo.example", password: demoPassword });
  await send(administrator, "/admin/users", { intent: "add", email: installer.email }, 422);
  await send(administrator, "/admin/users", { intent: "remove", userId: "demo-admin" }, 422);

  // The owner's confirmation counts only for the owner's session.
  const owner = await newClient();
  await signIn(owner, installer);
  const page = await send(owner, "/developers", { intent: "make-key", id: randomUUID(), name: "CRM", ...known }, 200);
  expect(await page.text()).toContain("fw_live_");
  expect(await (await owner.get("/developers")).text()).not.toContain("currentPassword");
  await send(thief, "/developers", { intent: "make-key", id: randomUUID(), name: "Thief" }, 422);
  await send(owner, "/calendar", { intent: "make", feedId: randomUUID() }, 302);
  const LINK = /\/calendar\/\w+\.ics/;
  expect(await (await owner.get("/calendar")).text()).toMatch(LINK);
  expect(await (await thief.get("/calendar")).text()).not.toMatch(LINK);
  expect((await mailTo(owner, installer.email, /^A calendar link was made/)).text).toContain("/calendar");
  const { text } = await mailTo(owner, installer.email, /^A new API key was made for your account/);
  expect(text).toMatch(/Device[\s\S]*Network address[\s\S]*\.x/);
});

test("a wrong password keeps what was typed", async ({ people }) => {
  const { client } = await people.installer();
  const form = { intent: "make-key", id: randomUUID(), name: "Our office program", currentPassword: "a guess" };
  const html = await (await send(client, "/developers", form, 422)).text();
  expect(html).toContain("This is not your current password.");
  expect(html).toContain('value="Our office program"');
  expect(html).not.toContain("a guess");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("after a reset no old key, session or webhook works until its owner confirms it", async ({
    people,
    newClient,
    page,
  }) => {
    const listener = await startListener();
    try {
      const installer = await people.installer({ credits: 10 });
      const key = await aKey(installer, "Thief or not");
      const webhook = aWebhook(listener.url);
      await send(installer.client, "/developers", webhook, 302);
      const visitor = await newClient();
      await resetPassword(visitor, installer);

      expect((await installer.client.get("/dashboard")).status()).toBe(302);
      const call = () => visitor.get("/api/v1/credits", { headers: { authorization: `Bearer ${key}` } });
      const refused = await call();
      expect(refused.headers()["content-type"]).toContain("application/problem+json");
      expect([refused.status(), await refused.json()]).toEqual([401, expect.objectContaining({ code: "key_paused" })]);
      await signIn(visitor, { email: installer.email, password: NEW_PASSWORD });
      await sendTest(visitor, webhook.id);
      await expect
        .poll(async () => (await visitor.get("/developers")).text())
        .toContain("Waits: the webhook is paused");
      expect(listener.heard).toEqual([]);

      await becomePerson(page, { client: visitor });
      await page.goto("/account/activity");
      const paused = page.getByRole("form", { name: "Paused API keys and webhooks" });
      await paused.getByRole("button", { name: "Keep Thief or not" }).click();
      await expect(paused.getByLabel("Your password")).toHaveAccessibleDescription(/enter your current password/);
      expect((await call()).status()).toBe(401);
      await confirmPassword(paused, NEW_PASSWORD);
      await paused.getByRole("button", { name: "Keep Thief or not" }).click();
      await expectNotice(page, "Kept");
      await dismissNotice(page, "Kept");
      expect((await call()).status()).toBe(200);
      await paused.getByRole("button", { name: `Keep ${listener.url}` }).click();
      await expectNotice(page, "Kept");
      await expect(paused).toHaveCount(0);
      await expect(page.getByRole("rowheader", { name: "Password reset by email" })).toBeVisible();
      await expect(page.getByRole("rowheader", { name: "API key kept after it was paused" })).toBeVisible();
      // What waited comes now.
      await expect.poll(() => listener.heard.length).toBe(1);
      await sendTest(visitor, webhook.id);
      await expect.poll(() => listener.heard.length).toBe(2);
    } finally {
      await listener.close();
    }
  });
});

test("the owner can remove an unknown paused key", async ({ people, newClient, page }) => {
  const installer = await people.installer();
  const key = await aKey(installer, "Nobody knows it");
  const visitor = await newClient();
  await resetPassword(visitor, installer);
  await signIn(visitor, { email: installer.email, password: NEW_PASSWORD });
  await becomePerson(page, { client: visitor });
  await page.goto("/account/activity");
  await page.getByRole("button", { name: "Remove Nobody knows it" }).click();
  await expectNotice(page, "Removed");
  await expect(page.getByRole("form", { name: "Paused API keys and webhooks" })).toHaveCount(0);
  const headers = { authorization: `Bearer ${key}` };
  expect(await (await visitor.get("/api/v1/credits", { headers })).json()).toMatchObject({ code: "not_signed_in" });
});

async function resetPassword(visitor: Client, { email }: Installer): Promise<void> {
  await send(visitor, "/auth?tab=reset", { form: "reset", email }, 302);
  const link = linkIn(await mailTo(visitor, email, /^Choose a new password/));
  await send(visitor, link, { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }, 302);
  const { text } = await mailTo(visitor, email, /^Your password .* has changed/);
  expect(text).toContain("/account/activity");
}

async function aKey({ client }: Installer, name: string): Promise<string> {
  const page = await send(client, "/developers", { intent: "make-key", id: randomUUID(), name, ...known }, 200);
  return /fw_live_[\w-]{43}/.exec(await page.text())?.[0] ?? "";
}

const aWebhook = (url: string) => ({ intent: "add-endpoint", id: randomUUID(), url, events: "lead.purchased" });

async function sendTest(client: Client, id: string): Promise<void> {
  await send(client, "/developers", { intent: "send-test", id, testId: randomUUID() }, 302);
}

async function startListener() {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? "");
    request.resume();
    response.end("thanks");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    url: `http://localhost:${port}/step-up`,
    close: () => new Promise((done) => server.close(done)),
  };
}
