import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { colourOf, expectNotice } from "#tests/e2e/support/on-page.ts";
import { balanceOf, becomePerson, buy, type Installer, type People, send } from "#tests/e2e/support/people.ts";

test("a bad lead is reported, accepted and refunded", { tag: "@story" }, async ({ people, page, browser, admin }) => {
  const { installer, lead, purchaseId } = await aBuyer(people, page);
  await page.getByRole("link", { name: "Ada Thistlewood" }).click();
  const reporting = page.getByRole("region", { name: "Report a bad lead" });
  await reporting.getByRole("button", { name: "Report this lead" }).click();
  await expect(reporting).toContainText("Choose what is wrong with the lead.");
  await reporting.getByLabel("What is wrong?").selectOption("Wrong phone number");
  await reporting.getByLabel(/^Note/).fill(`Somebody else answers, see ${lead.word}.`);
  await reporting.getByRole("button", { name: "Report this lead" }).click();
  await expectNotice(page, "Lead reported");
  await expect(reporting).toContainText("You have reported this lead");
  await expect(reporting.getByRole("button")).toHaveCount(0);

  const desk = await adminPage(await browser.newPage(), admin);
  const report = desk.getByRole("listitem").filter({ hasText: lead.word }).filter({ hasText: "Accept returns" });
  await expect(report).toContainText(`${installer.companyName} · bought`);
  await expect(report).toContainText("None of our emails to the customer failed");
  await report.locator("summary").first().click();
  await report.getByRole("button", { name: "Accept" }).click();
  await expectNotice(desk, "Report accepted");
  await expect(report).toHaveCount(0);

  const mail = await mailTo(installer.client, installer.email, /^5 credits back/);
  expect(mail.text).toContain("Reported as: Wrong phone number");
  expect(await balanceOf(installer.client)).toBe(10);
  await page.goto("/credits?tab=history");
  const row = page.getByRole("row", { name: "Refund: wrong phone number" });
  await expect(row).toContainText("+5");
  await expect(row.getByText("+5")).toHaveCSS("color", await colourOf(page, "--color-water"));
  await expect(row.getByRole("link")).toHaveAttribute("href", `/leads/purchases/${purchaseId}`);
  await page.goto("/leads?tab=purchased");
  await expect(page.getByRole("row", { name: "Ada Thistlewood" })).toContainText("Refunded");
  await desk.close();
});

test("a report is declined with a reason, which the installer reads", async ({ people, page, browser, admin }) => {
  const { installer, purchaseId, lead } = await aBuyer(people, page);
  await report(installer.client, purchaseId);
  const desk = await adminPage(await browser.newPage(), admin);
  const item = desk.getByRole("listitem").filter({ hasText: lead.word }).filter({ hasText: "Accept returns" });
  await item.locator("summary").first().click();
  await item.getByRole("button", { name: /^Decline/ }).click();
  await item.getByLabel("Reason, sent to the installer").fill("The number works.");
  await item.getByRole("button", { name: "Decline and send reason" }).click();
  await expectNotice(desk, "Report declined");
  await desk.close();

  const mail = await mailTo(installer.client, installer.email, /^Your report was declined/);
  expect(mail.text).toContain("Reason: The number works.");
  await page.goto(`/leads/purchases/${purchaseId}`);
  await expect(page.getByRole("region", { name: "Report a bad lead" })).toContainText("The number works.");
  expect(await balanceOf(installer.client)).toBe(5);
});

test("a bought lead has a stage and notes, and appears in searches and the export", async ({ people, page }) => {
  const { installer, purchaseId, lead } = await aBuyer(people, page);
  const row = page.getByRole("row", { name: "Ada Thistlewood" });
  await expect(row).toContainText("Not specified");
  await row.locator("summary").getByText("New").click();
  await row.getByRole("button", { name: "Survey booked" }).click();
  await expectNotice(page, "Stage saved");
  await expect(row.locator("summary")).toContainText("Survey booked");

  await page.getByRole("link", { name: "Ada Thistlewood" }).click();
  await page.getByLabel("New note").fill(`=1+1, "call" ${lead.word}`);
  await page.getByRole("button", { name: "Add note" }).click();
  await expectNotice(page, "Note saved");
  await expect(page.getByRole("region", { name: "Notes" }).getByRole("listitem")).toContainText("=1+1");
  await expect(page.getByLabel("New note")).toHaveValue("");
  await expect(page.getByRole("region", { name: "History" })).toContainText("Stage set to Survey booked");

  await page.goto("/leads?tab=purchased");
  await page.getByLabel("Name, postcode, email, phone or location").fill("nobody of that name");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByLabel("Name, postcode, email, phone or location").fill(`ADA-${lead.word}@`);
  await page.getByLabel("Stage", { exact: true }).selectOption("Survey booked");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/[?&]stage=survey_booked/);

  const csv = await installer.client.get("/leads/purchases.csv");
  expect(csv.headers()).toMatchObject({
    "content-type": expect.stringMatching(/^text\/csv; charset=utf-8/),
    "cache-control": "no-store",
    "content-disposition": expect.stringMatching(/^attachment; filename="purchased-leads-[\d-]{10}\.csv"$/),
  });
  const [header, line] = (await csv.text()).split("\r\n");
  expect(header).toMatch(/^\uFEFFCustomer,Email,Phone,/);
  expect(line).toContain(`Ada Thistlewood,ada-${lead.word}@example.com,07700 900`);
  expect(line).toContain(`Survey booked,"'=1+1, ""call"" ${lead.word}",${purchaseId}`);
});

test("nobody can see or change another installer's purchase", async ({ people, page, newClient }) => {
  const [{ purchaseId }, rival] = await Promise.all([aBuyer(people, page), people.installer({ credits: 10 })]);
  const address = `/leads/purchases/${purchaseId}`;
  expect((await rival.client.get(address)).status()).toBe(404);
  for (const form of [{ intent: "stage", stage: "won" }, { intent: "notes", notes: "Mine." }, aReport()]) {
    expect((await rival.client.post(address, { form })).status()).toBe(404);
  }
  expect(await (await rival.client.get("/leads/purchases.csv")).text()).not.toContain("Ada Thistlewood");
  const stranger = await newClient();
  for (const path of [address, "/leads/purchases.csv"]) {
    const answer = await stranger.get(path);
    expect([answer.status(), answer.headers().location]).toEqual([302, `/auth?next=${encodeURIComponent(path)}`]);
  }
});

test("a lead is reported once, and of two administrators the second is told", async ({ people, page, admin }) => {
  const { installer, purchaseId, lead } = await aBuyer(people, page);
  await report(installer.client, purchaseId);
  const again = await installer.client.post(`/leads/purchases/${purchaseId}`, { form: aReport() });
  expect(again.status()).toBe(409);
  expect(markupOf(await again.text())).toContain("You have already reported this lead.");

  const html = await (await admin.get("/admin/refunds")).text();
  const item = html.split('class="queue-item"').find((text) => text.includes(lead.word)) ?? "";
  const [, id = ""] = /name="id" value="([^"]+)"/.exec(item) ?? [];
  await send(admin, "/admin/refunds", { id, intent: "accept" }, 302);
  const second = await send(admin, "/admin/refunds", { id, intent: "decline", reason: "Too late." }, 409);
  expect(markupOf(await second.text())).toContain("Someone else has changed this in the meantime.");
  expect(await balanceOf(installer.client)).toBe(10);
  expect((await installer.client.get("/admin/refunds")).status()).toBe(403);
});

test("a suspended installer can read its purchases but change nothing", async ({ people, page }) => {
  const { installer, purchaseId } = await aBuyer(people, page);
  await people.suspend(installer);
  await page.goto("/leads");
  await expect(page.getByRole("row", { name: "Ada Thistlewood" })).toContainText("New");
  await expect(page.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Ada Thistlewood" }).click();
  await expect(page.getByRole("region", { name: "Contact" })).toContainText("@example.com");
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  for (const form of [{ intent: "stage", stage: "won" }, { intent: "notes", notes: "Mine." }, aReport()]) {
    expect((await installer.client.post(`/leads/purchases/${purchaseId}`, { form })).status()).toBe(403);
  }
  expect(await (await installer.client.get("/leads/purchases.csv")).text()).toContain("Ada Thistlewood");
});

const aReport = () => ({ intent: "report", requestId: randomUUID(), reason: "wrong_phone" });

async function report(client: Client, purchaseId: string): Promise<void> {
  await send(client, `/leads/purchases/${purchaseId}`, aReport(), 302);
}

async function aBuyer(
  people: People,
  page: Page,
): Promise<{ installer: Installer; lead: { word: string }; purchaseId: string }> {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const purchaseId = randomUUID();
  await buy(installer.client, lead.leadId, purchaseId);
  await becomePerson(page, installer);
  await page.goto("/leads?tab=purchased");
  return { installer, lead, purchaseId };
}

/** A page's text as people read it, without its scripts' data. */
function markupOf(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, "");
}

async function adminPage(page: Page, admin: Client): Promise<Page> {
  await becomePerson(page, { client: admin });
  await page.goto("/admin/refunds");
  return page;
}
