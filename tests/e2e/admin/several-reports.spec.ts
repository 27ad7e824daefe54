import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { balanceOf, becomePerson, buy, type Installer, type People, send } from "#tests/e2e/support/people.ts";

test("an administrator decides several reports at once, and sees the result of each", async ({
  people,
  page,
  admin,
}) => {
  const one = await aReporter(people);
  const other = await aReporter(people);
  const third = await aReporter(people);
  const fourth = await aReporter(people);
  await becomePerson(page, { client: admin });
  await page.goto("/admin/refunds");
  const box = ({ companyName }: Installer) => page.getByRole("checkbox", { name: `Choose ${companyName} (` });
  const decline = page.getByRole("button", { name: "Decline chosen" });
  await expect(decline).toBeHidden();
  await box(one).check();
  await box(other).check();
  await decline.click();
  const reason = page.getByLabel("Why they are declined, sent to all");
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await expect(box(other)).toBeChecked();
  const id = await box(other).inputValue();
  await send(admin, "/admin/refunds", { intent: "accept", id }, 302);
  await reason.fill("We called and they answered.");
  await decline.click();
  const outcome = page.getByRole("status").filter({ hasText: "1 report declined" });
  await expect(outcome).toContainText(`because they had been decided already: ${other.companyName} (`);
  await expect(box(one)).toHaveCount(0);
  const { text } = await mailTo(admin, one.email, /^Your report was declined/);
  expect(text).toContain("We called and they answered.");

  await box(third).check();
  await box(fourth).check();
  await page.getByRole("button", { name: "Accept chosen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 reports accepted" })).toBeVisible();
  for (const { client } of [third, fourth]) expect(await balanceOf(client)).toBe(10);
  expect(await balanceOf(one.client)).toBe(5);
});

async function aReporter(people: People): Promise<Installer> {
  const [installer, { leadId }] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const purchaseId = randomUUID();
  await buy(installer.client, leadId, purchaseId);
  const report = { intent: "report", requestId: randomUUID(), reason: "wrong_phone" };
  await send(installer.client, `/leads/purchases/${purchaseId}`, report, 302);
  return installer;
}
