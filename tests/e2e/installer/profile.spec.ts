import { randomUUID } from "node:crypto";
import { type APIResponse, expect, type Page } from "@playwright/test";
import { limits } from "#config/limits.ts";
import { demoPassword } from "#content/demo/sign-ins.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { becomePerson, confirmPassword, send, signIn } from "#tests/e2e/support/people.ts";
import { expectAccessibleAtEveryWidth } from "#tests/e2e/support/violations.ts";
import { aJpeg, aPdf } from "#tests/support/documents.ts";

type Upload = { name: string; mimeType: string; buffer: Buffer };

const upload = (name: string, content: Uint8Array | string, mimeType = "application/pdf"): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});

function sendDocument(client: Client, document: Upload): Promise<APIResponse> {
  const about = { form: "document", id: randomUUID(), kind: "mcs", reference: "NAP-4711", expiresOn: "2030-01-31" };
  return client.post("/profile", { multipart: { ...about, document } });
}

const card = (page: Page, name: string) => page.getByRole("region", { name });

test("an installer changes details, coverage and alerts, and uploads its proofs", {
  tag: "@story",
}, async ({ page, people }) => {
  await becomePerson(page, await people.installer({ status: "pending" }));
  await page.goto("/profile");

  const company = card(page, "Company and contact details");
  await company.getByLabel("Company Name").fill("");
  await company.getByLabel("Phone").fill("12");
  await company.getByRole("button", { name: "Save details" }).click();
  await expect(company.getByRole("alert")).toContainText("Please fill in all required fields.");
  await expect(company.getByLabel("Phone")).toHaveValue("12");
  await company.getByLabel("Company Name").fill("Lamb Heating");
  await company.getByLabel("Phone").fill("0113 496 0000");
  await company.getByRole("button", { name: "Save details" }).click();
  await expectNotice(page, "Profile saved");
  await expect(company.getByLabel("Company Name")).toHaveValue("Lamb Heating");

  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Area" }).click();
  const coverage = card(page, "Coverage and services");
  await expect(coverage).toContainText("Your area is not set yet");
  await coverage.getByLabel("Base postcode").fill("RG1 1AA");
  await coverage.getByLabel("Radius").fill("700");
  await coverage.getByRole("button", { name: "Save coverage" }).click();
  await expect(coverage.getByRole("alert")).toContainText("from 1 to 600");
  await expect(coverage.getByRole("alert")).toContainText("Choose at least one service.");
  await coverage.getByLabel("Radius").fill("12");
  await coverage.getByLabel("Heat Pumps").check();
  await coverage.getByLabel("Outward codes to leave out").fill("rg4, RG999");
  await coverage.getByLabel("Minimum budget").fill("some");
  await coverage.getByLabel("Only leads with a phone number").check();
  await coverage.getByRole("button", { name: "Save coverage" }).click();
  await expect(coverage.getByRole("alert")).toContainText("RG999 is not an outward code");
  await expect(coverage.getByRole("alert")).toContainText("Enter whole pounds");
  await expect(coverage.getByLabel("Outward codes to leave out")).toHaveValue("rg4, RG999");
  await expect(coverage.getByLabel("Minimum budget")).toHaveValue("some");
  await expect(coverage.getByLabel("Only leads with a phone number")).toBeChecked();
  await expect(coverage.getByLabel("Heat Pumps")).toBeChecked();
  await coverage.getByLabel("Outward codes to leave out").fill("rg4 RG5");
  await coverage.getByLabel("Minimum budget").fill("£8,000");
  await coverage.getByRole("button", { name: "Save coverage" }).click();
  await expectNotice(page, "Area saved");
  await expect(coverage.getByRole("img")).toHaveAccessibleName("Map of your area: 12 miles around RG1, Reading");
  await expect(coverage).toContainText(/It covers \d+ outward codes: Reading, /);
  await expect(coverage.getByLabel("Heat Pumps")).toBeChecked();
  await expect(coverage.getByLabel("Outward codes to leave out")).toHaveValue("RG4, RG5");
  await expect(coverage.getByLabel("Minimum budget")).toHaveValue("8000");
  await expect(coverage.getByLabel("Only leads with a phone number")).toBeChecked();
  await expect(coverage.getByLabel("Solar Panels")).not.toBeChecked();

  await page.goto("/account/notices");
  const alerts = card(page, "Lead alerts");
  await expect(alerts.getByLabel("Straight away")).toBeChecked();
  await alerts.getByLabel("Never").check();
  await alerts.getByRole("button", { name: "Save alerts" }).click();
  await expectNotice(page, "Alerts saved");
  await expect(alerts.getByLabel("Never")).toBeChecked();

  const news = card(page, "Emails about your customers");
  await expect(news.getByLabel("As it happens")).toBeChecked();
  await news.getByLabel("One email a day").check();
  await news.getByRole("button", { name: "Save emails" }).click();
  await expect(page).toHaveURL(/#news$/);
  await expect(news.getByLabel("One email a day")).toBeChecked();

  // As older mails link to it.
  await page.goto("/profile#documents");
  await expect(page).toHaveURL(/\/profile\/papers#documents$/);
  const documents = card(page, "MCS, insurance and certificates");
  await documents.getByLabel("Document").selectOption({ label: "MCS certificate" });
  await documents.getByLabel("MCS number, policy number or name").fill("NAP-4711");
  await documents.getByLabel("Expiry date").fill("2030-01-31");
  await documents.getByLabel("File").setInputFiles(upload("mcs.pdf", "#!/bin/sh\necho hello\n"));
  await documents.getByRole("button", { name: "Upload document" }).click();
  await expect(documents.getByRole("alert")).toContainText("not a PDF, JPEG or PNG");
  await expect(documents.getByLabel("MCS number, policy number or name")).toHaveValue("NAP-4711");
  await documents.getByLabel("File").setInputFiles(upload("mcs.pdf", aPdf()));
  await documents.getByRole("button", { name: "Upload document" }).click();
  await expectNotice(page, "Document saved");
  await expect(documents.getByRole("listitem")).toContainText("MCS certificate: NAP-4711");
  await expect(documents.getByRole("listitem")).toContainText("Valid until 31/01/2030 · mcs.pdf");

  await documents.getByText("Replace").first().click();
  const item = documents.getByRole("listitem");
  await item.getByLabel("MCS number").fill("NAP-4712");
  await item.getByLabel("Expiry date").fill("2031-01-31");
  await item.getByLabel("File").setInputFiles(upload("new.jpg", aJpeg(), "image/jpeg"));
  await item.getByRole("button", { name: "Replace document" }).click();
  await expectNotice(page, "Document replaced");
  await expect(item).toHaveCount(1);
  await expect(item).toContainText("NAP-4712");
  await item.getByRole("button", { name: "Remove NAP-4712" }).click();
  await page.getByRole("button", { name: "Remove document" }).click();
  await expectNotice(page, "Document removed");
  await expect(documents).toContainText("You have not uploaded any documents yet.");
});

test("a newer insurance keeps insurer and cover unless they are changed", async ({ page, people }) => {
  const company = await people.installer({ status: "pending" });
  await becomePerson(page, company);
  await page.goto("/onboarding/insurance");
  await page.getByLabel("Insurer").fill("Aviva");
  await page.getByLabel("Policy number").fill("POL-77");
  await page.getByLabel("Public liability cover").fill("2000000");
  await page.getByLabel("Last day").fill("2030-01-31");
  await page.getByLabel("Policy", { exact: true }).setInputFiles(upload("policy.pdf", aPdf()));
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page).not.toHaveURL(/insurance/);

  await page.goto("/profile/papers");
  const item = card(page, "MCS, insurance and certificates").getByRole("listitem");
  await item.getByText("Replace").first().click();
  await expect(item.getByLabel("Insurer")).toHaveValue("Aviva");
  await expect(item.getByLabel("Public liability cover")).toHaveValue("2,000,000");
  await item.getByLabel("Public liability cover").fill("");
  await item.getByLabel("Expiry date").fill("2031-01-31");
  await item.getByRole("button", { name: "Replace document" }).click();
  await expect(item.getByRole("alert")).toContainText("Enter the cover in whole pounds");
  await item.getByLabel("Public liability cover").fill("£5,000,000");
  await item.getByLabel("File").setInputFiles(upload("policy-2031.pdf", aPdf()));
  await item.getByRole("button", { name: "Replace document" }).click();
  await expectNotice(page, "Document replaced");
  await page.goto("/onboarding/insurance");
  await expect(page.getByLabel("Insurer")).toHaveValue("Aviva");
  await expect(page.getByLabel("Public liability cover")).toHaveValue("5,000,000");
  await expect(page.getByLabel("Last day")).toHaveValue("2031-01-31");
});

test("an installer downloads its data and closes its account", async ({ page, people, newClient }) => {
  const installer = await people.installer({ credits: 10 });
  await becomePerson(page, installer);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Your data" }).click();
  const form = page.getByRole("form", { name: "Download my data" });
  const ask = page.getByLabel("Your password");
  const press = form.getByRole("button", { name: "Download my data" });
  expect((await installer.client.get("/account/data/export")).headers().location).toBe("/account/data");
  await press.click();
  await expect(form.getByLabel("Your password")).toHaveAccessibleDescription(/Please enter your current password\./);
  await confirmPassword(form);
  const [download] = await Promise.all([page.waitForEvent("download"), press.click()]);
  expect(download.suggestedFilename()).toBe("fairwatt-data.json");
  await mailTo(installer.client, installer.email, /data was downloaded$/);
  // The session is not asked again for some minutes.
  await page.goto("/account/data");
  await expect(ask).toHaveCount(0);
  const text = await (await installer.client.get("/account/data/export")).text();
  expect(JSON.parse(text)).toMatchObject({ account: { email: installer.email }, company: { credits: 10 } });

  await expect(page.getByText("You lose 10 credits")).toBeVisible();
  await page.getByLabel("Company name").fill("something else");
  await page.getByRole("button", { name: "Close my account" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(installer.companyName);
  await page.getByLabel("Company name").fill(installer.companyName);
  await page.getByRole("button", { name: "Close my account" }).click();
  await expectNotice(page, "Account closed");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth\?next=/);
  const refused = await (await newClient()).post("/auth", { form: { form: "login", ...credentialsOf(installer) } });
  expect(refused.status()).toBe(401);
  const { text: told } = await mailTo(installer.client, installer.email, /account is closed$/);
  expect(told).toContain("The account had 10 credits left, now cancelled.");
});

const credentialsOf = ({ email, password }: { email: string; password: string }) => ({ email, password });

test("a file that is too large is refused before it is sent", async ({ page, people }) => {
  await becomePerson(page, await people.installer());
  await page.goto("/profile/papers");
  const file = page.getByLabel("File");
  // Choose again until the page's script has loaded and checks it.
  await expect(async () => {
    await file.setInputFiles(upload("huge.pdf", Buffer.alloc(limits.documentBytesMax + 1)));
    await expect(file).toHaveAccessibleDescription(/larger than 10 MB/, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await expect(file).toHaveValue("");
});

test("the profile and data pages are accessible, at every width", async ({ page, people, newClient }) => {
  const installer = await people.installer();
  await sendDocument(installer.client, upload("mcs.pdf", aPdf()));
  const coverage = { form: "coverage", basePostcode: "BT1 1AA", radiusMiles: "40", services: "other" };
  await send(installer.client, "/profile", coverage, 302);
  await becomePerson(page, installer);
  const profile = ["/profile", "/profile/area", "/profile/papers", "/profile/limits"];
  for (const path of [...profile, "/account/notices", "/account/data"]) {
    await page.goto(path);
    for (const summary of await page.locator("main summary").all()) await summary.click();
    await expectAccessibleAtEveryWidth(page);
  }
  const administrator = await newClient();
  await signIn(administrator, { email: "admin@demo.example", password: demoPassword });
  expect((await administrator.get("/profile")).headers().location).toBe("/admin");
});
