import { expect } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { stoppedRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, send, signIn } from "#tests/e2e/support/people.ts";

test("a button clicked before hydration asks before it buys", async ({ people, page }) => {
  const installer = await people.installer({ credits: 10 });
  const lead = await people.lead();
  await becomePerson(page, installer);
  const { promise: press, resolve: pressed } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await press;
    await route.continue();
  });
  await page.goto("/leads", { waitUntil: "commit" });
  const card = page.getByRole("article").filter({ hasText: lead.word });
  await card.getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  await expect(page.locator("[aria-busy]")).toHaveCount(1);
  pressed();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Buy for 5 credits" })).toBeVisible();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
});

test("a button works without its scripts", async ({ people, page }) => {
  const installer = await people.installer({ credits: 10 });
  const lead = await people.lead();
  await becomePerson(page, installer);
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto("/leads", { waitUntil: "commit" });
  const card = page.getByRole("article").filter({ hasText: lead.word });
  await card.getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  await expect(page).toHaveURL(/tab=purchased&notice=lead-purchased/);
});

for (const typed of ["nothing", "a reason"] as const) {
  test(`a form for a reason, opened before the scripts with ${typed} typed, goes on with them`, async ({
    people,
    page,
    newClient,
  }) => {
    const { customer, installer, address } = await stoppedRequest(people);
    const client = await newClient();
    const purchaseId = address.split("/").at(-1) ?? "";
    await send(client, `${customer.link}/stop`, { intent: "again", purchaseId }, 302);
    await signIn(client, { email: "admin@demo.example", password: demoPassword });
    await becomePerson(page, { client });
    const { promise: opened, resolve: letScriptsIn } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto("/admin/stops", { waitUntil: "commit" });
    const row = page.getByRole("row").filter({ hasText: installer.companyName });
    await row.getByRole("button", { name: "Resolve" }).click();
    const reason = page.getByLabel("Reason, kept in the audit log").filter({ visible: true });
    await expect(reason).toHaveValue("");
    if (typed === "a reason") await reason.fill("It was another company.");
    letScriptsIn();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("details.reason") ?? {}).some((key) => key.startsWith("__react")),
    );
    const form = typed === "nothing" ? page.getByRole("dialog") : row;
    if (typed === "nothing") await form.getByLabel("Reason, kept in the audit log").fill("It was another company.");
    await expect(reason).toHaveValue("It was another company.");
    await form.getByRole("button", { name: "Resolve stop" }).click();
    await expect(row).toHaveCount(0);
  });
}
