import { expect } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { balanceOf, becomePerson, buyPack, signIn } from "#tests/e2e/support/people.ts";
import { violationsOn } from "#tests/e2e/support/violations.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("unspent credits are refunded to the card: confirmed by password, shown in ledger, credit note and mail", async ({
    people,
    page,
    newClient,
  }) => {
    const installer = await people.installer();
    await buyPack(installer.client);
    const admin = await newClient();
    await signIn(admin, { email: "admin@demo.example", password: demoPassword });
    await becomePerson(page, { client: admin });
    await page.goto("/admin");
    await page.getByRole("link", { name: "Payments", exact: true }).click();
    await page.getByRole("searchbox", { name: "Company" }).fill(installer.companyName);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "1 payment found: £99 paid" })).toBeVisible();
    await page.getByRole("rowheader").getByRole("link").click();
    const refund = page.getByRole("region", { name: "Refund to the card" });
    await expect(refund).toContainText("20 credits have not been spent, so you can refund £99");
    await refund.getByLabel("Credits to take back").fill("21");
    await refund.getByLabel("Reason").fill("They leave the trade.");
    await refund.getByLabel("Your password", { exact: true }).fill(demoPassword);
    await refund.getByRole("button", { name: "Refund to the card" }).click();
    await expect(refund).toContainText("Enter a whole number from 1 to 20");
    await refund.getByLabel("Credits to take back").fill("10");
    await refund.getByRole("button", { name: "Refund to the card" }).click();
    await expect(page.getByRole("main")).toContainText("£49.50 for 10 credits: They leave the trade.");

    await expect.poll(() => balanceOf(installer.client)).toBe(10);
    const { text } = await mailTo(installer.client, installer.email, /^We have refunded £49.50 to your card/);
    const [, address = ""] = /(\/credits\/credit-notes\/\d+)/.exec(text) ?? [];
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("link", { name: /^FW-CN-\d{6}$/ })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole("table", { name: /^Ledger rows/ })).toContainText("Reversal");

    await becomePerson(page, installer);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: /^Credit note FW-CN-/ })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("£49.50");
    expect((await (await installer.client.get(`${address}.pdf`)).body()).subarray(0, 5).toString()).toBe("%PDF-");

    await page.goto("/account/data");
    await expect(page.getByRole("group", { name: "Your unspent credits" })).toContainText(
      "Refund 10 credits to my card: £49.50",
    );
  });
});

test("the payments pages are accessible, also on a phone", async ({ people, page, newClient }) => {
  const installer = await people.installer();
  await buyPack(installer.client);
  const admin = await newClient();
  await signIn(admin, { email: "admin@demo.example", password: demoPassword });
  await becomePerson(page, { client: admin });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ["/admin/payments", "/admin/payments/accounting"]) {
    await page.goto(path);
    expect(await violationsOn(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  await page.goto(`/admin/payments?${new URLSearchParams({ company: installer.companyName })}`);
  await page.getByRole("rowheader").getByRole("link").click();
  await expect(page.getByRole("region", { name: "Refund to the card" })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
