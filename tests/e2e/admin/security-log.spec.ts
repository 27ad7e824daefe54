import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice, waitingRow } from "#tests/e2e/support/on-page.ts";
import { becomePerson, send } from "#tests/e2e/support/people.ts";

test("an administrator finds a company's refusals and ends its sessions", async ({
  page,
  people,
  admin,
  newClient,
}) => {
  const { client, email, companyName } = await people.installer({ status: "pending" });
  for (const path of ["/admin", "/admin/users", "/admin/audit.csv", "/admin.data"])
    expect((await client.get(path)).status(), path).toBe(403);
  await send(client, "/admin", { intent: "approve", installerId: "nobody" }, 403);
  await send(await newClient(), "/auth", { form: "login", email, password: "not the password" }, 401);

  await becomePerson(page, { client: admin });
  await page.goto("/admin");
  await page.getByRole("link", { name: "Security log" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Security log" })).toBeVisible();
  await page.getByLabel("Account (email)").fill(email);
  await page.keyboard.press("Enter");
  // Five refusals within an hour are one row.
  await expect(page.getByRole("rowheader")).toHaveText([
    "Sign-in failed: wrong email address or password",
    /^Refused: not allowed for this account.*Access Denied: \/admin/,
    "Signed in",
  ]);
  await expect(page.getByRole("link", { name: companyName }).first()).toBeVisible();
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabel("Event").selectOption("access_refused");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(1);

  await page.getByRole("link", { name: `End sessions of ${companyName}` }).click();
  await expect(page.getByRole("main")).toContainText(email);
  expect((await client.get("/dashboard")).status()).toBe(200);
  await page.getByRole("button", { name: "End sessions" }).click();
  await expectNotice(page, "Sessions ended");
  await expect(page.getByRole("rowheader").first()).toContainText("Signed out");
  expect((await client.get("/dashboard")).status()).toBe(302);
  await mailTo(client, email, /^An administrator signed you out everywhere$/);
});

test("a company's new name awaits an administrator, who sees both side by side", async ({
  page,
  newPage,
  people,
  admin,
}) => {
  const company = await people.installer();
  await becomePerson(page, company);
  await page.goto("/profile");
  const name = page.getByLabel("Company Name");
  await name.fill("British Gas (official) http://evil.example");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(name).toHaveAccessibleDescription(/Leave web addresses out of the name\./);
  await name.fill("British Gas (official)");
  await page.getByRole("button", { name: "Save details" }).click();
  await expectNotice(page, "Waiting for our check");
  await expect(name).toHaveValue("British Gas (official)");
  await expect(name).toHaveAccessibleDescription(`Waiting for our check. Customers still see: ${company.companyName}`);

  const desk = await newPage();
  await becomePerson(desk, { client: admin });
  await (await waitingRow(desk, "Change of details", company.companyName)).getByRole("link").click();
  const change = desk.getByRole("region", { name: "Waiting for our check" });
  await expect(change.getByRole("row", { name: /^Company name/ })).toContainText(company.companyName);
  await expect(change.getByRole("row", { name: /^Company name/ })).toContainText("British Gas (official)");
  await change.getByRole("button", { name: "Decline" }).click();
  await expect(change.getByLabel("Reason, sent to the installer")).toHaveAccessibleDescription(/Give a reason/);
  await change.getByLabel("Reason, sent to the installer").fill("That is another company.");
  await change.getByRole("button", { name: "Decline" }).click();
  await expectNotice(desk, "Change declined");
  const mail = await mailTo(company.client, company.email, /stay as they were$/);
  expect(mail.text).toContain("That is another company.");
  await page.goto("/profile");
  await expect(name).toHaveValue(company.companyName);
});
