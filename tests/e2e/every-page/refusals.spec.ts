import { randomBytes, randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { limits } from "#config/limits.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { withoutLiveNews } from "#tests/e2e/support/on-page.ts";
import { becomePerson, buy, type Installer, PASSWORD, send } from "#tests/e2e/support/people.ts";

test("an unknown address and an unsupported method get their own pages", async ({ newClient, page }) => {
  const client = await newClient();
  for (const path of ["/nowhere", "/admin/nowhere", "/auth/confirm", "/%F0%9F%8C%9E"]) {
    expect((await client.get(path)).status(), path).toBe(404);
  }
  const posted = await client.post("/thank-you", { form: {} });
  expect([posted.status(), posted.headers().allow]).toEqual([405, "GET, HEAD"]);
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
    for (const path of ["/?index", "/auth", "/about"]) {
      const refused = await client.fetch(path, { method });
      expect([method, path, refused.status(), refused.headers().allow]).toEqual([method, path, 405, "GET, HEAD, POST"]);
    }
  }
  expect((await client.get("/%")).status()).toBeLessThan(500);
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404: Page not found");
  await page.getByRole("main").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("forged and unknown links get a clear page, and change nothing", { tag: "@story" }, async ({
  newClient,
  page,
}) => {
  const client = await newClient();
  const token = randomBytes(32).toString("base64url");
  for (const forged of [token, "x", "../../etc/passwd", "%00", `${token}%0a`, "a".repeat(5000)]) {
    for (const place of ["/requests", "/auth/confirm"]) {
      const path = `${place}/${encodeURIComponent(forged)}`;
      const opened = await client.get(path);
      expect([path.slice(0, 60), opened.status()]).toEqual([path.slice(0, 60), 404]);
      expect(await opened.text()).toContain("This link does not work");
      const hidden = { "referrer-policy": "same-origin", "x-robots-tag": "noindex", "cache-control": "no-store" };
      if (place === "/requests") expect(opened.headers()).toMatchObject(hidden);
      expect((await client.post(path, { form: { intent: "confirm" } })).status()).toBe(404);
      expect((await client.post(path, { form: { intent: "close" } })).status()).toBe(404);
    }
  }
  await page.goto(`/requests/${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
  await expect(page.getByText("Nothing has changed.")).toBeVisible();
  await expect(page.getByText(/^Reference:/)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);
  await page.getByLabel("Email Address").fill("nobody@example.com");
  await page.getByRole("button", { name: "Email me my links" }).click();
  await expect(page.getByText("Check your inbox")).toBeVisible();
});

test("opening a customer's link confirms nothing, because mail scanners do that", async ({ people, page }) => {
  const { link } = await people.customer({ confirmed: false });
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole("button", { name: "Confirm my request" })).toBeVisible();
});

test("of two administrators acting at once, the second is told and sees the current state", async ({
  people,
  admin,
  page,
}) => {
  const installer = await people.installer({ status: "pending" });
  await becomePerson(page, { client: admin });
  await page.goto("/admin");
  const row = page.getByRole("row", { name: installer.companyName });
  await expect(row).toContainText("Pending");
  await send(admin, "/admin", { intent: "approve", installerId: installer.id }, 302);
  await row.getByRole("button", { name: "Approve", exact: true }).click();
  await row.getByRole("button", { name: "Approve anyway" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Already done");
  await expect(row).toContainText("Approved");

  await row.getByRole("button", { name: "Suspend", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Suspend ${installer.companyName}?` });
  await dialog.getByLabel("Reason, sent to the installer").fill("Three complaints.");
  await dialog.getByRole("button", { name: "Suspend and send reason" }).click();
  await expect(row).toContainText("Suspended");
  expect((await mailTo(admin, installer.email, /is suspended$/)).text).toContain("Three complaints.");
  expect((await buy(installer.client, "0c7cc1b2-3c3e-4f53-9b0f-0d8c4d1a3f01")).status()).toBe(403);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a refusal appears at the form that was sent, or where it was, and takes the focus", {
      tag: javaScriptEnabled ? "@story" : [],
    }, async ({ people, admin, page }) => {
      const listed = await people.installer({ status: "pending" });
      const gone = await people.installer({ status: "pending" });
      await becomePerson(page, { client: admin });
      const approveTooLate = async (filter: Record<string, string>, { id, companyName }: Installer) => {
        await page.goto(`/admin?${new URLSearchParams(filter)}`);
        await send(admin, "/admin", { intent: "approve", installerId: id }, 302);
        const row = page.getByRole("row", { name: companyName });
        await row.getByRole("button", { name: "Approve", exact: true }).click();
        await row.getByRole("button", { name: "Approve anyway" }).click();
        return row;
      };
      const row = await approveTooLate({ q: listed.email }, listed);
      await expect(row.getByRole("alert")).toContainText("Already done");
      await expect(row.getByRole("alert")).toBeFocused();
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1);

      await expect(await approveTooLate({ q: gone.email, status: "pending" }, gone)).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("alert")).toContainText("Already done");
      await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    });

    test("an installer's refusal appears at its form, too: webhooks, packs of credits, a bought lead, leads for sale", async ({
      people,
      page,
    }) => {
      const installer = await people.installer({ credits: 20 });
      const { client } = installer;
      await withoutLiveNews(page);
      await becomePerson(page, installer);

      const url = "https://program.example/";
      const webhook = {
        intent: "add-endpoint",
        id: randomUUID(),
        url,
        events: "lead.purchased",
        currentPassword: PASSWORD,
      };
      await send(client, "/developers", webhook, 302);
      await page.goto("/developers");
      for (let sent = 0; sent < limits.webhookTestsPerEndpointMax; sent++) {
        await send(client, "/developers", { intent: "send-test", id: webhook.id, testId: randomUUID() }, 302);
      }
      await page.getByRole("button", { name: `Send a test to ${url}` }).click();
      await expectRefusalIn(page, page.getByRole("region", { name: url, exact: true }), "You have sent 5 tests");

      await page.goto("/credits");
      const pack = page.getByRole("article", { name: "Starter Pack" });
      const paymentId = await pack.locator("input[name=paymentId]").inputValue();
      await send(client, "/credits", { paymentId, pack: "professional" }, 303);
      await pack.getByRole("button").click();
      await expectRefusalIn(page, pack, "Already done");

      const lead = await people.lead();
      const purchaseId = randomUUID();
      expect((await buy(client, lead.leadId, purchaseId)).status()).toBe(302);
      await page.goto(`/leads/purchases/${purchaseId}`);
      const reporting = page.getByRole("region", { name: "Report a bad lead" });
      const report = { intent: "report", requestId: randomUUID(), reason: "wrong_phone", note: "" };
      await send(client, `/leads/purchases/${purchaseId}`, report, 302);
      await reporting.getByLabel("What is wrong?").selectOption({ index: 1 });
      await reporting.getByRole("button", { name: "Report this lead" }).click();
      await expectRefusalIn(page, reporting, "You have already reported this lead.");

      const wanted = await people.lead();
      const other = await people.lead();
      await page.goto("/leads");
      for (const { leadId } of [other, await people.lead(), await people.lead()]) await buy(client, leadId);
      await buyWith(page, wanted);
      await expectRefusalIn(page, page.getByRole("article").filter({ hasText: wanted.word }), "Insufficient Credits");

      await page.goto(`/leads/purchases/${purchaseId}`);
      await people.suspend(installer);
      await page.getByRole("button", { name: /^Save stage/ }).click();
      await expectRefusalIn(
        page,
        page.getByRole("region", { name: "Stage", exact: true }),
        "Account Approval Required",
      );
    });
  });
}

/** Without scripts the button on a card buys at once. */
async function buyWith(page: Page, { word }: { word: string }) {
  await page
    .getByRole("article")
    .filter({ hasText: word })
    .getByRole("button", { name: /^Purchase Lead/ })
    .click();
  const inDialog = page.getByRole("dialog").getByRole("button", { name: /^Buy for/ });
  if (await page.evaluate(() => "__reactRouterContext" in window)) await inDialog.click();
}

/** There and nowhere else, where a screen reader hears it. */
async function expectRefusalIn(page: Page, place: Locator, text: string) {
  await expect(place.getByRole("alert")).toContainText(text);
  await expect(place.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1);
}
