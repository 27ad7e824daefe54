import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";

// tests/http/admin/filtered-lists.test.ts covers the other lists.
test("a filtered list says how much it found and links back to the whole list", async ({ page, admin }) => {
  await becomePerson(page, { client: admin });
  await page.goto("/admin/audit?id=none");
  const line = page.getByRole("status").filter({ hasText: "0 records found." });
  await line.getByRole("link", { name: "Show the whole log" }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await expect(page.getByRole("main").getByLabel("Subject ID").first()).toHaveValue("");
  await expect(line).toHaveCount(0);
});
