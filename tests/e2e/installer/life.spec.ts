import { expect, type Page } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { colourOf, expectNotice } from "#tests/e2e/support/on-page.ts";
import { aWord, PASSWORD } from "#tests/e2e/support/people.ts";

type Company = { companyName: string; email: string };

/** In the hills of Powys, where none of the demonstration's local companies works. */
const NEARBY = { postcode: "TR1 2BA" };

test("the whole life of an installer: from signing up to a job won and a bad lead refunded", {
  tag: "@story",
}, async ({ page, newPage, newClient, people }) => {
  test.slow();
  const desk = await newPage();
  const post = await newClient();
  const word = aWord();
  const company = { companyName: `${word} Heat Pumps Ltd`, email: `${word}@example.com` };

  await test.step("signs up, and is signed in by confirming the address", async () => {
    await signUp(page, company);
    await page.goto(linkIn(await mailTo(post, company.email, /^Confirm your email address/)));
    await page.getByRole("button", { name: "Confirm my email address" }).click();
    await expectNotice(page, "Your email address is confirmed");
    await expect(page).toHaveURL(/\/onboarding\/company/);
  });

  await test.step("waits for the review, which an administrator ends", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Application Under Review" })).toBeVisible();
    await approve(desk, company);
    await mailTo(post, company.email, /^Approved:/);
    await page.reload();
    await expect(page.getByRole("region", { name: "Account Approved!" })).toBeVisible();
  });

  await test.step("says where it works and what it does", () => setCoverage(page));

  const customer = await people.customer({ form: NEARBY });
  await test.step("is mailed the request that matches, without contact details", async () => {
    const alert = await mailTo(post, company.email, /^New lead: heat pumps/);
    expect(alert.text).toContain(customer.word);
    for (const secret of [customer.email, customer.phone, "Okonedo"]) expect(alert.text).not.toContain(secret);
  });

  await test.step("buys 20 credits at the stand-in", async () => {
    await page.goto("/credits");
    await page.getByRole("button", { name: "Buy 20 credits for £99" }).click();
    await expect(page.getByRole("heading", { name: "Test payment: no money moves" })).toBeVisible();
    await page.getByRole("button", { name: "Pay £99" }).click();
    await expectNotice(page, "Credits Purchased!", "20 credits");
  });

  await test.step("buys the lead, wins the job, and sees it on the dashboard", async () => {
    await buy(page, customer);
    const row = page.getByRole("row", { name: customer.name });
    for (const detail of [customer.email, customer.phone, customer.postcode]) await expect(row).toContainText(detail);
    await row.locator("summary").click();
    await row.getByRole("button", { name: "Won" }).click();
    await expectNotice(page, "Stage saved");
    await page.goto("/dashboard");
    await expect(page.getByRole("img", { name: /^Purchased leads by stage: .*\bWon 1\b/ })).toBeVisible();
  });

  await test.step("buys another and reports it; the administrator accepts", async () => {
    await buy(page, await people.lead({ form: { ...NEARBY, service_type: "heat-pumps" } }));
    await page.getByRole("link", { name: "Ada Thistlewood" }).click();
    const reporting = page.getByRole("region", { name: "Report a bad lead" });
    await reporting.getByLabel("What is wrong?").selectOption("Wrong phone number");
    await reporting.getByRole("button", { name: "Report this lead" }).click();
    await expectNotice(page, "Lead reported");
    await desk.goto("/admin/refunds");
    const report = desk.getByRole("listitem").filter({ hasText: company.companyName });
    await report.locator("summary").first().click();
    await report.getByRole("button", { name: "Accept" }).click();
    await expectNotice(desk, "Report accepted");
    await mailTo(post, company.email, /^5 credits back/);
  });

  await test.step("finds the refund in its history, in blue, and the balance that follows from it", async () => {
    await page.goto("/credits?tab=history");
    const refund = page.getByRole("row", { name: "Refund: wrong phone number" });
    await expect(refund.getByText("+5")).toHaveCSS("color", await colourOf(page, "--color-water"));
    await expect(refund.getByRole("cell").last()).toHaveText("15");
    await expect(page.getByRole("row", { name: /Spend/ })).toHaveCount(2);
  });

  await test.step("opens the receipt of the payment, as a page and as a PDF", async () => {
    await page.getByRole("link", { name: /^Receipt FW-\d{6}/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Receipt FW-\d{6}/ })).toBeVisible();
    for (const text of [company.companyName, "£99"]) await expect(page.getByRole("main")).toContainText(text);
    const pdf = await page.request.get(`${page.url()}.pdf`);
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });
});

async function signUp(page: Page, { companyName, email }: Company) {
  await page.goto("/auth?tab=signup");
  await page.getByLabel("Contact Name").fill("Pat Lee");
  await page.getByLabel("Company Name").fill(companyName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expectNotice(page, "Account Created!");
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

async function approve(desk: Page, { companyName }: Company) {
  await desk.goto("/admin");
  await signIn(desk, "admin@demo.example", demoPassword);
  const row = desk.getByRole("row", { name: companyName });
  await row.getByRole("button", { name: "Approve", exact: true }).click();
  await row.getByRole("button", { name: "Approve anyway" }).click();
  await expectNotice(desk, "Status Updated");
}

async function setCoverage(page: Page) {
  await page.goto("/profile/area");
  const coverage = page.getByRole("region", { name: "Coverage and services" });
  await coverage.getByLabel("Base postcode").fill("TR1 2AA");
  await coverage.getByLabel("Radius").fill("12");
  await coverage.getByLabel("Heat Pumps").check();
  await coverage.getByRole("button", { name: "Save coverage" }).click();
  await expectNotice(page, "Area saved");
}

async function buy(page: Page, { word }: { word: string }) {
  await page.goto("/leads");
  const card = page.getByRole("article").filter({ hasText: word });
  await card.getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Buy for 5 credits" }).click();
  await expectNotice(page, "Lead Purchased!");
}
