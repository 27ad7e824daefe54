import { expect } from "@playwright/test";
import { test } from "#tests/e2e/town/fixtures.ts";
import { becomePerson } from "#tests/e2e/town/people.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const { path, field, filter, found, clear } of [
      {
        path: "/admin/audit",
        field: "Subject ID",
        filter: "id=none",
        found: "0 records found.",
        clear: "Show the whole log",
      },
      {
        path: "/admin/security",
        field: "Account",
        filter: "account=none",
        found: "0 events found.",
        clear: "Show the whole log",
      },
      {
        path: "/admin/payments",
        field: "Company",
        filter: "company=none",
        found: "0 payments found",
        clear: "Show all payments",
      },
      {
        path: "/admin/leads/all",
        field: "From",
        filter: "from=2020-01-01&to=2020-01-01",
        found: "0 leads found.",
        clear: "Show all leads",
      },
    ]) {
      test(`after a filter, ${path} says how much it found and leads back to the whole list`, async ({
        page,
        admin,
      }) => {
        await becomePerson(page, { client: admin });
        await page.goto(`${path}?${filter}`);
        const line = page.getByRole("status").filter({ hasText: found });
        await line.getByRole("link", { name: clear }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole("main").getByLabel(field).first()).toHaveValue("");
        await expect(line).toHaveCount(0);
      });
    }
  });
}
