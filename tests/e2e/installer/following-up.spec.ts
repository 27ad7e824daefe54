import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectNotice, takenOver } from "#tests/e2e/support/on-page.ts";
import { becomePerson, buy } from "#tests/e2e/support/people.ts";
import { expectNoViolations } from "#tests/e2e/support/violations.ts";

const LIST = "/leads?tab=purchased";
const DESK = { width: 1280, height: 860 };
const PHONE = { width: 360, height: 780 };

test("a morning: Today, the list and the board, on a desk and on a phone", { tag: "@story" }, async ({
  people,
  page,
}) => {
  test.slow();
  const company = await people.installer({ credits: 65 });
  for (let bought = 0; bought < 13; bought++) await buy(company.client, (await people.lead()).leadId, randomUUID());
  await becomePerson(page, company);
  await page.setViewportSize(DESK);

  await test.step("Today has one act in each row, and the frame counts them", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    const rows = page.getByRole("region", { name: /^Not yet contacted 13/ }).getByRole("listitem");
    await expect(rows).toHaveCount(10);
    await expect(page.getByRole("link", { name: /^Today 13 waiting/ }).first()).toBeVisible();
    await takenOver(page);
    await rows
      .first()
      .getByRole("button", { name: /^(Spoke|Emailed) ?:/ })
      .click();
    await expectNotice(page, "Noted");
    await expect(page.getByRole("region", { name: /^Not yet contacted 12/ })).toBeVisible();
    for (const size of [DESK, PHONE]) await expectNoViolations(page, "light", size);
  });

  await test.step("the list shows 12 rows on a desk and 5 on a phone with nothing chosen", async () => {
    for (const [size, rows] of [
      [DESK, 12],
      [PHONE, 5],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(LIST);
      const tabs = await page.locator(".work-tabs").boundingBox();
      const bottom = tabs?.y ?? size.height;
      const boxes = await page
        .locator(".bought tbody tr")
        .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
      expect(boxes.filter((end) => end <= bottom).length).toBeGreaterThanOrEqual(rows);
      await expectNoViolations(page, "light", size);
    }
  });

  await test.step("choosing all moves all at once", async () => {
    await page.setViewportSize(DESK);
    await page.goto(LIST);
    await takenOver(page);
    await page.getByRole("checkbox", { name: "Choose all" }).check();
    await expect(page.getByRole("status").filter({ hasText: "13 chosen" })).toBeVisible();
    await page.locator("tbody .choose").first().uncheck();
    await expect(page.getByRole("status").filter({ hasText: "12 chosen" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Choose all" })).not.toBeChecked();
    await expectNoViolations(page, "light", DESK);
    await page.getByLabel("Move to").selectOption("Survey booked");
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expectNotice(page, "Stages saved");
    await expect(page.locator("tbody summary").filter({ hasText: "Survey booked" })).toHaveCount(12);
    await expect(page.locator("tbody .choose:checked")).toHaveCount(0);
  });

  await test.step("a card is dragged, or moved by its menu; Lost asks why", async () => {
    await page.getByRole("link", { name: "Board" }).click();
    const columns = (name: string) => page.getByRole("region", { name, exact: true });
    const card = columns("Survey booked").getByRole("listitem").first();
    await card.dragTo(columns("Quoted"));
    await expect(columns("Quoted").getByRole("listitem")).toHaveCount(1);
    await card.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expectNoViolations(page, "light", DESK);
    await card.getByRole("button", { name: "Won", exact: true }).press("Enter");
    await expect(columns("Won").getByRole("listitem")).toHaveCount(1);
    await expectNoViolations(page, "light", PHONE);
    await page.setViewportSize(DESK);
    await card.dragTo(page.getByText("Lost in 90 days: 0"));
    await expect(page).toHaveURL(/ask=lost#lost$/);
    await expect(page.getByText("Why was it lost?")).toBeVisible();
  });
});
