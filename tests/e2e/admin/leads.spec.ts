import { expect, type Page } from "@playwright/test";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { aPhone, aWord, send } from "#tests/e2e/support/people.ts";

test("a possible duplicate is shown before it goes on sale, and submitting again confirms it", async ({
  people,
  page,
  admin,
}) => {
  const { word, leadId } = await people.lead();
  await signedIn(page, admin);
  await page.goto("/admin/leads/new");
  await page.getByLabel("Customer Name").fill(`Ada ${word}`);
  await page.getByLabel("Customer Email").fill(`Ada-${word}+again@example.com`);
  await page.getByLabel("Service Type").selectOption("solar-panels");
  await page.getByLabel("Location").fill("Croydon");
  await page.getByLabel("Postcode").fill("CR0 1EA");
  await page.getByLabel("Told on the phone").check();
  await page.getByRole("button", { name: "Create Lead" }).click();
  await expect(page.getByText("Possible duplicate within")).toBeVisible();
  const open = page.getByRole("main").getByRole("link", { name: /^Ada Thistlewood, Solar/ });
  await expect(open).toHaveAttribute("href", `/admin/leads/${leadId}`);
  await expect(page.getByLabel("Customer Name")).toHaveValue(`Ada ${word}`);
  await page.getByRole("button", { name: "Create Lead" }).click();
  await expect(page).toHaveURL(/\/admin\/leads(\?|$)/);
  await page.goto(`/admin/leads/${leadId}`);
  await expect(page.getByRole("link", { name: `Ada ${word}, Solar Panels` })).toBeVisible();
});

test("an administrator finds a lead, corrects it and withdraws it", async ({ people, page, admin }) => {
  const phone = aPhone();
  const { word, leadId } = await people.lead({ form: { customer_phone: phone } });
  await signedIn(page, admin);
  await page.goto("/admin/leads");
  await page.getByRole("link", { name: "All leads" }).click();
  await page.getByRole("searchbox").fill(`ada-${word}`);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabel("Status").selectOption("Available");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/q=ada-.*status=available/);
  // The address changes a moment before the list does.
  const found = page.getByRole("link", { name: "Ada Thistlewood" });
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${leadId}$`));

  const edit = page.getByRole("form", { name: "Edit" });
  await edit.getByLabel("Postcode").fill("CR0");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(edit.getByLabel("Postcode")).toHaveAccessibleDescription(/Enter a full UK postcode/);
  await edit.getByLabel("Postcode").fill("rg1 1az");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expectNotice(page, "Lead saved");
  await expect(page.getByRole("region", { name: "Customer" })).toContainText("Reading");
  await expect(page.getByRole("region", { name: "Timeline", exact: true })).toContainText(/corrected .*: postcode/);

  await page.getByRole("button", { name: /^Withdraw/ }).click();
  await page.getByLabel("Reason, kept in the audit log", { exact: true }).fill("Entered twice.");
  await page.getByRole("button", { name: "Withdraw lead" }).click();
  await expectNotice(page, "Lead withdrawn");
  await expect(page.getByRole("region", { name: "Timeline", exact: true })).toContainText(/withdrew .*“Entered twice/);
  await expect(edit).toHaveCount(0);
});

test("an administrator withdraws several leads for one reason, and sees the result of each", async ({
  people,
  page,
  admin,
}) => {
  const word = aWord();
  const named = (name: string) => people.lead({ form: { customer_name: `${name} ${word}` } });
  await named("Ann");
  const bea = await named("Bea");
  await signedIn(page, admin);
  await page.goto(`/admin/leads/all?q=${word}`);
  const withdraw = page.getByRole("button", { name: "Withdraw chosen leads" });
  await expect(withdraw).toBeHidden();
  await page.getByRole("checkbox", { name: `Choose Ann ${word}` }).check();
  await page.getByRole("checkbox", { name: `Choose Bea ${word}` }).check();
  await withdraw.click();
  await expect(page.getByLabel("Reason, kept in the audit log")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("checkbox", { name: `Choose Bea ${word}` })).toBeChecked();
  const reason = { intent: "withdraw", reason: "Asked by phone." };
  await send(admin, `/admin/leads/${bea.leadId}`, reason, 302);
  await page.getByLabel("Reason, kept in the audit log").fill("A test of ours.");
  await withdraw.click();
  await expect(page.getByRole("status").filter({ hasText: "1 lead withdrawn" })).toContainText(`Bea ${word}`);
  await expect(page.getByRole("row", { name: `Ann ${word}` })).toContainText("withdrawn");
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("a file of leads is previewed, then imported once", async ({ page, admin }) => {
  const word = aWord();
  const row = (name: string) => `${name} ${word},${name}-${word}@example.com,Heat Pumps,Croydon,CR0 1EA`;
  const text = `Customer Name,Customer Email,Service Type,Location,Postcode\n${row("Ann")}\nBob ${word},,,,\n`;
  const buffer = Buffer.from(text);
  await signedIn(page, admin);
  await page.goto("/admin/leads/import");
  await page.getByLabel("CSV file").setInputFiles({ name: "leads.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: /^Preview/ });
  await expect(preview).toContainText("2 rows read: 1 ready, 1 with errors");
  await expect(preview.getByRole("row", { name: `Bob ${word}` })).toContainText("Choose a service type.");
  expect(await (await admin.get(`/admin/leads/all?q=ann-${word}`)).text()).toContain("Nothing found");

  await preview.getByRole("button", { name: "Import 1 lead" }).click();
  await expectNotice(page, "Leads imported");
  await expect(page.getByRole("link", { name: `Ann ${word}` })).toBeVisible();
  await expect(page.getByText(`Bob ${word}`)).toHaveCount(0);

  await page.goto("/admin/leads/import");
  await page.getByLabel("Or paste the rows").fill(text);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(preview).toContainText("1 already imported");
  await expect(preview.getByRole("button")).toHaveCount(0);
});

test("a customer with an open request is not imported again unless ticked", async ({ people, page, admin }) => {
  const { word, leadId } = await people.lead();
  const row = (name: string, email: string) => `${name} ${word},${email}@example.com,Solar Panels,Croydon,CR0 1EA`;
  const rows = [row("Ada", `ada-${word}+two`), row("Ben", `ben-${word}`), row("Benny", `ben-${word}`)];
  await signedIn(page, admin);
  await page.goto("/admin/leads/import");
  const header = "Customer Name,Customer Email,Service Type,Location,Postcode";
  await page.getByLabel("Or paste the rows").fill([header, ...rows].join("\n"));
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: /^Preview/ });
  await expect(preview).toContainText("3 rows read: 1 ready, 0 with errors, 2 possible duplicates");
  const known = preview.getByRole("row", { name: `Ada ${word}` });
  await expect(known).toContainText("Possible duplicate");
  await expect(known).not.toContainText("Ready");
  await expect(known.getByRole("link", { name: "a lead" })).toHaveAttribute("href", `/admin/leads/${leadId}`);
  await expect(preview.getByRole("row", { name: `Benny ${word}` })).toContainText("as line 3");
  await preview.getByLabel("Import line 4 anyway").check();
  await preview.getByRole("button", { name: "Import 1 lead and ticked rows" }).click();
  await expectNotice(page, "Leads imported");
  const found = await (await admin.get(`/admin/leads/all?q=${word}`)).text();
  for (const name of [`Ben ${word}`, `Benny ${word}`]) expect(found).toContain(name);
  expect(found).not.toContain(`Ada ${word}`);
});

async function signedIn(page: Page, admin: Client): Promise<void> {
  await page.context().addCookies((await admin.storageState()).cookies);
}
