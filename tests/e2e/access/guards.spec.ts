import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";

test("anyone but an administrator sees the Access Denied screen", async ({ page, people }) => {
  const { email, password } = await people.installer({ status: "pending" });
  await page.goto("/admin/leads");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Denied");
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
});

test("signing in returns people to where they were going", async ({ page, people }) => {
  const { email, password } = await people.installer();
  await page.goto("/leads?tab=purchased");
  await expect(page).toHaveURL(/\/auth\?next=%2Fleads%3Ftab%3Dpurchased$/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "No Purchased Leads" })).toBeVisible();
  await expect(page).toHaveURL(/\/leads\?tab=purchased$/);
});
