import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";
import { aPdf } from "#tests/support/documents.ts";

const steps = (page: Page) => page.getByRole("main").locator("#onboarding");
const save = (page: Page) => page.getByRole("button", { name: "Save and continue" }).click();

test("a new company registers in four steps, leaves and comes back, and an administrator sees it", {
  tag: "@story",
}, async ({ page, people, demo }) => {
  const company = await people.installer({ status: "pending" });
  await becomePerson(page, company);
  await page.goto("/dashboard");
  await expect(steps(page)).toContainText("0 of 4 done");
  await steps(page)
    .getByRole("link", { name: /^Add ?: Company$/ })
    .click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company");
  await page.getByLabel("Legal form").selectOption({ label: "LLP" });
  await page.getByLabel("Company number").fill("09124477");
  await save(page);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This is not an LLP’s number");
  await expect(page.getByLabel("Company number")).toHaveValue("09124477");
  await expect(page.getByLabel("Legal form")).toHaveValue("llp");
  await page.getByLabel("Legal form").selectOption({ label: "Limited company" });
  await save(page);
  await expectNotice(page, "Saved");

  await expect(page).toHaveURL(/\/onboarding\/services/);
  await page.getByLabel("Base postcode").fill("RG40 1AA");
  await page.getByLabel("Radius").fill("30");
  await save(page);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Choose at least one service.");
  await expect(page.getByLabel("Radius")).toHaveValue("30");
  await page.getByLabel("Heat Pumps").check();
  await save(page);

  // After coming back, the next open step is highlighted.
  await expect(page).toHaveURL(/\/onboarding\/mcs/);
  await page.goto("/dashboard");
  await expect(steps(page)).toContainText("2 of 4 done");
  await expect(steps(page)).toContainText("Limited company, 09124477");
  await steps(page)
    .getByRole("link", { name: /^Add ?: MCS number$/ })
    .click();
  const number = page.getByLabel("MCS number: Heat pumps and low carbon heating");
  await number.fill("none");
  await save(page);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("letters and figures");
  await expect(number).toHaveValue("none");
  await number.fill("nap-4711");
  await save(page);

  await expect(page).toHaveURL(/\/onboarding\/insurance/);
  await page.getByLabel("Insurer").fill("Aviva");
  await page.getByLabel("Policy number").fill("POL-77");
  await page.getByLabel("Public liability cover").fill("2,000,000");
  await page.getByLabel("Last day").fill("2030-01-31");
  await save(page);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Choose a file.");
  await expect(page.getByLabel("Insurer")).toHaveValue("Aviva");
  const policy = { name: "policy.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf()) };
  await page.getByLabel("Policy", { exact: true }).setInputFiles(policy);
  await save(page);
  await expect(page).toHaveURL(/\/dashboard/);
  await expectNotice(page, "All four steps are done");
  await expect(steps(page)).toContainText("4 of 4 done");
  await expect(steps(page)).toContainText("Aviva, £2,000,000, until 31/01/2030");

  // A finished step is filled in; policy details can be corrected without another file.
  await steps(page)
    .getByRole("link", { name: /^Change ?: Insurance$/ })
    .click();
  await expect(page.getByLabel("Public liability cover")).toHaveValue("2,000,000");
  await page.getByLabel("Insurer").fill("AXA");
  await save(page);
  await expect(steps(page)).toContainText("AXA, £2,000,000");
  await page.goto("/onboarding");
  await expect(page).toHaveURL(/\/dashboard/);

  await becomePerson(page, { client: await demo("admin@demo.example") });
  await page.goto(`/admin/installers/${company.id}`);
  const vetting = page.getByRole("main").locator("#vetting");
  await expect(vetting).toContainText("Company says: NAP-4711");
  await expect(vetting).toContainText("Company says: AXA, policy POL-77, £2,000,000, until 31/01/2030");
  await expect(vetting.locator(".check-line").filter({ hasNotText: /Not checked|Optional/ })).toHaveCount(0);
  await page.getByRole("navigation", { name: "This company" }).getByRole("link", { name: "Company" }).click();
  await expect(page.getByRole("region", { name: "Company Information" })).toContainText("09124477");
});
