import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { send } from "#tests/e2e/support/people.ts";

const PAGES = ["", "/quotes", "/compare", "/messages", "/appointments", "/details", "/brief", "/links"];

/** What somebody whose request has ended can still do: look after links and details. */
const STILL_THERE = ["Remember on this device", "Share with my household", "End all my links"];

const HOPE =
  /Tell every installer once|still looking\?|Nobody yet|No company has your details yet|No quotes? yet|No times yet|Write my brief/;

const endings = {
  "withdrawn by our team": "This request is closed",
  "closed by its customer": "This request is closed",
  "stopped by its customer": "stopped",
} as const;

for (const [ending, title] of Object.entries(endings)) {
  test(`each page of a request ${ending} says that it has ended, and offers nothing to do`, async ({
    people,
    page,
    admin,
    newClient,
  }) => {
    const customer = await people.customer();
    if (ending === "withdrawn by our team") {
      const list = await (await admin.get(`/admin/leads?q=${encodeURIComponent(customer.email)}`)).text();
      const leadId = /\/admin\/leads\/([\da-f-]{36})/.exec(list)?.[1] ?? "";
      await send(admin, `/admin/leads/${leadId}`, { intent: "withdraw", reason: "A test." }, 302);
    } else if (ending === "closed by its customer") {
      await send(await newClient(), customer.link, { intent: "close" }, 302);
    } else await send(await newClient(), `${customer.link}/stop`, { intent: "stop" }, 302);

    await page.goto(customer.link);
    await expect(page.getByRole("main")).toContainText(new RegExp(title, "i"));
    for (const under of PAGES) {
      await page.goto(customer.link + under);
      await expect(page.getByRole("heading", { level: 1 }), under).toBeVisible();
      await expect(page.getByRole("main"), under).not.toContainText(HOPE);
      const buttons = await page.getByRole("main").locator('form[method="post"] button').allInnerTexts();
      expect(
        buttons.filter((name) => !STILL_THERE.includes(name.trim())),
        under,
      ).toEqual([]);
    }
    await page.goto(`${customer.link}/close`);
    await expect(page, "there is nothing to close").toHaveURL(new RegExp(`${customer.link}$`));
  });
}
