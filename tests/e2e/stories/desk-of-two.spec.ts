import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { test as base } from "#tests/e2e/support/fixtures.ts";
import { expectNotice, takenOver } from "#tests/e2e/support/on-page.ts";
import { ownSite } from "#tests/e2e/support/own-place.ts";
import { balanceOf, becomePerson, buy, confirmPassword, PASSWORD, send } from "#tests/e2e/support/people.ts";
import type { Site } from "#tests/e2e/support/sites.ts";

// A separate site, because what waits comes in pages, and on the shared one there is more than one.
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ playwright: _ }, use) => {
      const { site, close } = await ownSite("postgres");
      await use(site);
      await close();
    },
    { scope: "worker" },
  ],
});

const PHONE = { width: 360, height: 780 };

test("a morning of a desk of two: each sees the work of their roles, takes it, and money needs both", {
  tag: "@story",
}, async ({ people, newPage, admin }) => {
  test.slow();
  const newcomer = await people.installer({ status: "pending" });
  const reporter = await people.installer({ credits: 10 });
  const person = await people.installer();
  const purchaseId = randomUUID();
  await buy(reporter.client, (await people.lead()).leadId, purchaseId);
  const report = { intent: "report", requestId: randomUUID(), reason: "wrong_phone", note: "Somebody else answers." };
  await send(reporter.client, `/leads/purchases/${purchaseId}`, report, 302);
  const owner = await newPage();
  const support = await newPage();
  await support.setViewportSize(PHONE);
  await becomePerson(owner, { client: admin });
  await becomePerson(support, person);

  await test.step("the owner makes somebody an administrator for support alone", async () => {
    await owner.goto("/admin/users");
    const form = owner.getByRole("form", { name: "Add Admin" });
    await form.getByLabel("Email").fill(person.email);
    await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await confirmPassword(form, demoPassword);
    await form.getByRole("button", { name: "Add Admin" }).click();
    await expect(owner.getByRole("row").filter({ hasText: person.email })).toContainText("Support");
  });

  await test.step("support sees what support decides, on a phone, and takes it with a note", async () => {
    await support.goto("/admin/work?about=customers");
    const row = rowOf(support, reporter.companyName);
    await expect(row).toContainText("Lead report");
    await takenOver(support);
    await row.getByRole("button", { name: "I take it" }).click();
    await expect(row.getByRole("button", { name: "Give back" })).toBeVisible();
    await row.locator("summary").filter({ hasText: "Note" }).click();
    await row.getByLabel("Note").fill("Rang the customer at ten.");
    await row.getByRole("button", { name: "Save note" }).click();
    await expect(row).toContainText("Note: Rang the customer at ten.");
    await fitsOnPhone(support);
    await support.goto("/admin/work?about=companies");
    await expect(rowOf(support, newcomer.companyName)).toHaveCount(0);
  });

  await test.step("the owner sees who has taken it, and what only vetting and owners see", async () => {
    await owner.goto("/admin/work?about=customers");
    await expect(rowOf(owner, reporter.companyName)).toContainText(`Taken by ${person.contactName}`);
    await expect(rowOf(owner, reporter.companyName)).toContainText("Rang the customer at ten.");
    await owner.goto("/admin/work?about=companies");
    await expect(rowOf(owner, newcomer.companyName)).toContainText("checks passed");
  });

  await test.step("support decides the report, which then waits nowhere", async () => {
    await support.goto("/admin/work?show=yours");
    await rowOf(support, reporter.companyName).getByRole("link").first().click();
    const item = support.locator(".queue-fold").filter({ hasText: reporter.companyName });
    // The link has opened it.
    await item.getByRole("button", { name: "Accept", exact: true }).click();
    await expectNotice(support, "Report accepted");
    await support.goto("/admin/work?show=yours");
    await expect(rowOf(support, reporter.companyName)).toHaveCount(0);
    expect(await balanceOf(reporter.client)).toBe(10);
  });

  await test.step("a grant over the limit waits for a second person of finance, who support is not yet", async () => {
    await owner.goto(`/admin/installers/${reporter.id}?tab=money`);
    await owner.getByLabel("Amount").fill("200");
    await owner
      .getByRole("textbox", { name: "Reason, shown in the installer’s history" })
      .fill("Their leads of May were all fake.");
    await owner.getByRole("button", { name: "Grant credits" }).click();
    await expectNotice(owner, "Grant awaiting approval");
    expect(await balanceOf(reporter.client)).toBe(10);
    const waits = (page: Page) => page.locator(".queue-item").filter({ hasText: reporter.companyName });
    await owner.goto("/admin/second-person");
    await expect(waits(owner)).toContainText("Another administrator must approve it.");
    await expect(waits(owner).getByRole("button", { name: /^Approve/ })).toHaveCount(0);
    await support.goto("/admin/second-person");
    await expect(support.getByRole("main")).toContainText("Your role does not allow this. Ask an owner.");

    await owner.goto("/admin/users");
    await owner.getByRole("link", { name: `Change the roles of ${person.email}` }).click();
    const form = owner.getByRole("form", { name: "Change roles" });
    await form.getByRole("checkbox", { name: /^Finance/ }).check();
    await confirmPassword(form, demoPassword);
    await form.getByRole("button", { name: "Save roles" }).click();
    await expect(owner.getByRole("row").filter({ hasText: person.email })).toContainText("Finance");

    await support.goto("/admin/work?about=money");
    await rowOf(support, reporter.companyName).getByRole("link").first().click();
    const approve = waits(support).getByRole("button", { name: "Approve 200 credits" });
    // The link loads no new page, so the field for the password may not be there yet.
    await expect(approve).toBeVisible();
    await confirmPassword(waits(support), PASSWORD);
    await approve.click();
    await expect(waits(support)).toHaveCount(0);
    await fitsOnPhone(support);
    expect(await balanceOf(reporter.client)).toBe(210);
  });
});

const rowOf = (page: Page, companyName: string) => page.locator(".wait-row").filter({ hasText: companyName });

async function fitsOnPhone(page: Page): Promise<void> {
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(PHONE.width);
}
