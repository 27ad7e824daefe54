import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectNotice, takenOver } from "#tests/e2e/support/on-page.ts";
import { becomePerson, buy, confirmPassword, type Installer, type People } from "#tests/e2e/support/people.ts";

// What a page remembers, shows and forgets with several tabs and several forms.

async function onPurchase(page: Page, people: People): Promise<{ installer: Installer; address: string }> {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const answer = await buy(installer.client, lead.leadId);
  const address = `/leads/purchases/${answer.headers().location?.split("#purchase-")[1]}`;
  await becomePerson(page, installer);
  await page.goto(address);
  return { installer, address };
}

const noteOn = (page: Page) => page.getByLabel("New note");
const save = (page: Page) => page.getByRole("button", { name: "Add note" }).click();

test("notes: two tabs lose nothing, whichever is sent last", async ({ people, page }) => {
  const { installer, address } = await onPurchase(page, people);
  const other = await page.context().newPage();
  await other.goto(address);
  await noteOn(page).fill("From the office.");
  await noteOn(other).fill("From the van.");
  await save(page);
  await expectNotice(page, "Note saved");
  await expect(noteOn(page)).toHaveValue("");
  await expect(noteOn(other)).toHaveValue("From the van.");
  await save(other);
  await expectNotice(other, "Note saved");
  const thread = other.getByRole("region", { name: "Notes" }).getByRole("listitem");
  await expect(thread).toHaveCount(2);
  await expect(thread.first()).toContainText("From the office.");
  await expect(thread.last()).toContainText("From the van.");
  await expect(thread.last()).toContainText(`${installer.contactName}, `);
});

test("asks before leaving with an unsaved note, and not otherwise", async ({ people, page }) => {
  const { address } = await onPurchase(page, people);
  const away = page.getByRole("main").getByRole("link", { name: "My Purchased Leads" });
  await away.click();
  await expect(page).toHaveURL(/tab=purchased/);
  await page.goto(address);
  await takenOver(page);
  await noteOn(page).fill("Ring on Monday.");
  page.once("dialog", (dialog) => dialog.dismiss());
  await away.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(noteOn(page)).toHaveValue("Ring on Monday.");
  // Saving something else on the page leaves the note alone.
  await page.getByRole("button", { name: /^Save stage/ }).click();
  await expectNotice(page, "Stage saved");
  await expect(noteOn(page)).toHaveValue("Ring on Monday.");
  await save(page);
  await expectNotice(page, "Note saved");
  await away.click();
  await expect(page).toHaveURL(/tab=purchased/);
});

test("an old success doesn't return with an error, and an old error goes with a success", async ({ people, page }) => {
  // Changes by an approved company would await our check.
  await becomePerson(page, await people.installer({ status: "pending" }));
  await page.goto("/profile");
  const toasts = page.getByRole("region", { name: /Notifications/ });
  const saveDetails = page.getByRole("button", { name: "Save details" });
  await saveDetails.click();
  await expectNotice(page, "Profile saved");
  await expect(page).toHaveURL(/\/profile#company$/);
  await toasts.getByRole("button", { name: "Close" }).click();
  await page.getByLabel("Company Name").fill("");
  await saveDetails.click();
  await expect(toasts.getByRole("alert")).toContainText("Please fill in all required fields.");
  await expect(toasts).not.toContainText("Profile saved");
  await page.getByLabel("Company Name").fill("Lamb Heating");
  await saveDetails.click();
  await expect(toasts.getByRole("status")).toContainText("Profile saved");
  await expect(toasts.getByRole("alert")).toHaveCount(0);
});

test("a new API key can be copied, and its form is empty for the next one", async ({ people, page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const installer = await people.installer();
  await becomePerson(page, installer);
  await page.goto("/developers");
  await page.getByLabel("Key name").fill("CRM");
  await confirmPassword(page.getByRole("form", { name: "Make an API key" }));
  await page.getByRole("button", { name: "Make API key" }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const shown = await page.locator("code.secret").first().innerText();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await expect(page.getByLabel("Key name")).toHaveValue("");
});
