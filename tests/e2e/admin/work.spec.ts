import { expect, type Page } from "@playwright/test";
import { type Database, openDatabase } from "#db/connection.ts";
import { signInAs } from "#tests/e2e/support/clock-town.ts";
import { test as base } from "#tests/e2e/support/fixtures.ts";
import { takenOver } from "#tests/e2e/support/on-page.ts";
import { ownSite } from "#tests/e2e/support/own-place.ts";
import type { Site } from "#tests/e2e/support/sites.ts";
import { expectNoViolations, PHONE, WIDE } from "#tests/e2e/support/violations.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin } from "#tests/support/people.ts";
import { everythingThatWaits } from "#tests/support/waiting-work.ts";

// A separate site: on the shared one others' things wait, too.
const test = base.extend<object, { site: Site }>({
  site: [
    async ({ playwright: _ }, use) => {
      const { site, close } = await ownSite("postgres");
      const db = await openDatabase({ url: site.databaseUrl ?? "" });
      await plant(db);
      await db.close();
      await use(site);
      await close();
    },
    { scope: "worker" },
  ],
});

/** Some of it late, and some of it of today. */
async function plant(db: Database): Promise<void> {
  await everythingThatWaits(db, await anAdmin(db));
  for (const [table, since] of [
    ["profiles where status = 'pending'", "created_at"],
    ["installer_documents", "uploaded_at"],
    ["profile_changes", "asked_at"],
    ["jobs where failed_at is not null", "failed_at"],
  ] as const) {
    const [name, where] = table.split(" where ");
    await ask(db.orm, `update ${name} set ${since} = now() ${where ? `where ${where}` : ""}`);
  }
}

const DESK = { width: 1280, height: 860 };
const SMALL = { width: 360, height: 780 };

const openWork = async (page: Page, site: Site) => {
  await signInAs(page, site.url, "admin@demo.example");
  await page.goto(`${site.url}/admin/work`);
};

/** How many rows are wholly in view, above what is fixed at the bottom. */
async function rowsInView(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((rows) => {
    const tabs = document.querySelector(".work-tabs")?.getBoundingClientRect();
    const bottom = tabs && tabs.height > 0 ? tabs.top : window.innerHeight;
    return rows.filter((row) => {
      const { top, bottom: end, height } = row.getBoundingClientRect();
      return height > 0 && top >= 0 && end <= bottom;
    }).length;
  });
}

test("what waits is in one list by deadline, with counts in the side bar", { tag: "@story" }, async ({
  page,
  site,
}) => {
  // Its banner stands above every list until it is dealt with.
  const db = await openDatabase({ url: site.databaseUrl ?? "" });
  await ask(db.orm, "delete from books_mismatches");
  await db.close();
  await page.setViewportSize(DESK);
  await openWork(page, site);
  await expect(page).toHaveTitle(/^Work/);
  await expect(page.getByRole("heading", { level: 1, name: "Work" })).toBeVisible();
  const groups = page.getByRole("main").getByRole("heading", { level: 2 });
  expect((await groups.allTextContents()).map((name) => name.replace(/ \d+$/, ""))).toEqual(
    expect.arrayContaining(["Overdue", "Later"]),
  );
  await expect(
    page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: /^Work \d+ waiting/ }),
  ).toBeVisible();
  expect(await rowsInView(page, ".wait-row")).toBeGreaterThanOrEqual(10);
  await page.setViewportSize(SMALL);
  expect(await rowsInView(page, ".wait-row")).toBeGreaterThanOrEqual(5);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    test("an administrator takes one, notes something, and snoozes it", async ({ page, site }) => {
      await page.setViewportSize(DESK);
      await openWork(page, site);
      const row = page
        .getByRole("listitem")
        .filter({ hasText: "Application" })
        .filter({ hasText: "Lagan Low Carbon Ltd" });
      await row.getByRole("button", { name: "I take it" }).click();
      await expect(row.getByRole("button", { name: "Give back" })).toBeVisible();
      await row.getByRole("button", { name: "Give back" }).click();
      await expect(row.getByRole("button", { name: "I take it" })).toBeVisible();
      await row.getByRole("button", { name: "Note" }).click();
      await row.getByLabel("Note", { exact: true }).fill("Rings back at two.");
      await row.getByRole("button", { name: "Save note" }).click();
      await expect(row).toContainText("Note: Rings back at two.");
      await row.getByRole("button", { name: "Snooze" }).click();
      await row.getByRole("button", { name: "An hour before the deadline" }).click();
      await expect(row).toHaveCount(0);
      await page.goto(`${site.url}/admin/work?show=snoozed`);
      await expect(row).toContainText("Rings back at two.");
      const db = await openDatabase({ url: site.databaseUrl ?? "" });
      await ask(db.orm, "delete from work_marks");
      await db.close();
    });
  });
}

test("several are taken at once, and an overdue thing cannot be snoozed", async ({ page, site }) => {
  await page.setViewportSize(DESK);
  await openWork(page, site);
  const late = page.getByRole("listitem").filter({ hasText: "Reported message" }).first();
  await expect(late.getByRole("button", { name: "Note" })).toBeVisible();
  await expect(late.getByRole("button", { name: "Snooze" })).toHaveCount(0);
  await page.getByLabel(/^Choose all \d+$/).check();
  await expect(page.getByText(/^\d+ chosen$/)).toBeVisible();
  await page.getByRole("button", { name: "Take chosen" }).click();
  await expect(page.getByRole("link", { name: /^Nobody’s 0$/ }).last()).toBeVisible();
  await expect(page.getByRole("button", { name: "I take it" })).toHaveCount(0);
  await page.goto(`${site.url}/admin/work?show=nobodys`);
  await expect(page.getByText("Nothing of this waits.")).toBeVisible();
});

test("no row moves when the scripts arrive", async ({ page, site }) => {
  await page.setViewportSize(DESK);
  await signInAs(page, site.url, "admin@demo.example");
  const { promise: measured, resolve: letScriptsIn } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto(`${site.url}/admin/work`, { waitUntil: "commit" });
  const last = page.locator(".wait-row").last();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  const before = await last.boundingBox();
  letScriptsIn();
  await takenOver(page);
  await expect(page.getByLabel(/^Choose all \d+$/)).toBeEnabled();
  expect(await last.boundingBox()).toEqual(before);
});

test("the list of work is accessible, light and dark, wide and on a phone", async ({ page, site }) => {
  await openWork(page, site);
  for (const colorScheme of ["light", "dark"] as const) {
    for (const size of [WIDE, PHONE]) await expectNoViolations(page, colorScheme, size);
  }
});
