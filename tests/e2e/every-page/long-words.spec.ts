import { expect } from "@playwright/test";
import { test } from "#tests/e2e/town/fixtures.ts";
import { mailTo } from "#tests/e2e/town/mailbox.ts";
import { expectTabsFit } from "#tests/e2e/town/on-page.ts";
import { aWord, becomePerson, buy } from "#tests/e2e/town/people.ts";

test.use({ viewport: { width: 320, height: 640 } });

test("a text without a place to break, as long as it may be, makes no list wider than the screen", async ({
  page,
  people,
  demo,
}) => {
  const location = `=HYPERLINK("https://${aWord()}.example/${"x".repeat(40)}","Look")`;
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead({ form: { location } })]);
  await buy(installer.client, lead.leadId);
  await mailTo(installer.client, installer.email, /Heat Pumps|HYPERLINK/);
  await becomePerson(page, { client: await demo("admin@demo.example") });
  for (const path of ["/admin/leads/all", "/admin/purchases", "/demo/mail", `/admin/leads/${lead.leadId}`]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(location.slice(0, 30));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${path} scrolls sideways`).toBeLessThanOrEqual(320);
  }
  await expectTabsFit(page);
});

test("no component of the gallery is wider than the screen, however long its words", async ({ page }) => {
  await page.goto("/demo/components");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "the gallery scrolls sideways").toBeLessThanOrEqual(320);
});
