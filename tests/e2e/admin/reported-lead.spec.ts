import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { becomePerson, buy, type Installer, send } from "#tests/e2e/support/people.ts";
import { expectAccessibleAtEveryWidth } from "#tests/e2e/support/violations.ts";

test("a wrong number pauses the lead, the customer corrects it, and the buyer sees the right one", async ({
  people,
  page,
  newPage,
  admin,
}) => {
  const [installer, rival, customer] = await Promise.all([
    people.installer({ credits: 10 }),
    people.installer({ credits: 10 }),
    people.customer(),
  ]);
  const leadId = await leadOf(admin, customer.email);
  const purchaseId = randomUUID();
  await buy(installer.client, leadId, purchaseId);
  await send(installer.client, `/leads/purchases/${purchaseId}`, wrongPhone(), 302);

  const desk = await newPage();
  await becomePerson(desk, { client: admin });
  await desk.goto("/admin/refunds");
  const report = desk.getByRole("listitem").filter({ hasText: customer.email });
  await report.locator("summary").first().click();
  await expect(report.getByLabel("If accepted, the lead")).toHaveValue("ask");
  await report.getByRole("button", { name: "Accept" }).click();
  await expectNotice(desk, "Report accepted");
  await desk.goto(`/admin/leads/${leadId}`);
  await expect(desk.getByText("Waiting for the customer")).toBeVisible();
  await expectAccessibleAtEveryWidth(desk);
  await expectOnSale(rival, customer.word, false);

  await page.goto(linkIn(await mailTo(admin, customer.email, /^Can installers reach you\?/)));
  await page.getByLabel("Your phone number").fill("12");
  await page.getByRole("button", { name: "This is right" }).click();
  await expect(page.getByLabel("Your phone number")).toHaveAccessibleDescription(/Enter a UK phone number/);
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel("Your phone number").fill("020 7946 0777");
  await page.getByRole("button", { name: "This is right" }).click();
  await expect(page.getByRole("region", { name: "What you told us" })).toContainText("020 7946 0777");
  await expectOnSale(rival, customer.word, true);

  const mail = await mailTo(admin, installer.email, /^The customer’s phone number was corrected/);
  expect(mail.text).not.toContain("7946");
  await becomePerson(page, installer);
  await page.goto(`/leads/purchases/${purchaseId}`);
  await expect(page.getByRole("region", { name: "Contact" })).toContainText("020 7946 0777");

  await correctName(desk, leadId);
  await mailTo(admin, installer.email, /^The customer’s name was corrected/);
});

async function correctName(desk: Page, leadId: string): Promise<void> {
  await desk.goto(`/admin/leads/${leadId}`);
  const edit = desk.getByRole("form", { name: "Edit" });
  await edit.getByLabel("Customer Name").fill("Samuel Okonedo");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expectNotice(desk, "Lead saved");
  await expect(desk.getByRole("region", { name: "Timeline", exact: true })).toContainText(
    "The customer checked the contact details",
  );
}

const wrongPhone = () => ({ intent: "report", requestId: randomUUID(), reason: "wrong_phone" });

async function expectOnSale({ client }: Installer, word: string, isOnSale: boolean): Promise<void> {
  const page = await (await client.get("/leads")).text();
  expect(page.includes(word)).toBe(isOnSale);
}

async function leadOf(admin: Installer["client"], email: string): Promise<string> {
  const page = await (await admin.get(`/admin/leads/all?q=${email}`)).text();
  return /\/admin\/leads\/([\da-f-]{36})/.exec(page)?.[1] ?? "none found";
}
