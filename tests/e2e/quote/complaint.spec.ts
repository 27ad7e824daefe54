import { expect } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { waitingRow } from "#tests/e2e/support/on-page.ts";
import { becomePerson, signIn } from "#tests/e2e/support/people.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer complains about a company, and both read our decision, each with their own reasons", async ({
    page,
    browser,
    people,
    newClient,
  }) => {
    const { customer, installer: company } = await boughtRequest(people);
    await page.goto(customer.link);
    await page.getByRole("link", { name: `Complain about ${company.companyName}` }).click();
    await expect(page.getByLabel("Company")).toHaveValue(/.+/);
    await page.getByLabel("What it is about").selectOption("Too many calls, or none");
    await page.getByLabel("What happened").fill(`Six calls on Monday, ${customer.word}.`);
    await page.getByRole("button", { name: "Send my complaint" }).click();
    await expect(page.getByRole("main")).toContainText("We are looking at it");
    const client = await newClient();
    await mailTo(client, customer.email, /^We have received your complaint$/);

    const admin = await newClient();
    await signIn(admin, { email: "admin@demo.example", password: demoPassword });
    const desk = await browser.newPage({ javaScriptEnabled: false });
    await becomePerson(desk, { client: admin });
    const waiting = await waitingRow(desk, "Complaint", company.companyName);
    await expect(waiting).toContainText("Too many calls, or none");
    await waiting.getByRole("link").click();
    const card = desk.locator(".card").filter({ hasText: customer.word });
    await card.getByLabel("Decision").selectOption("Upheld");
    await card.getByRole("button", { name: "Decide and tell both" }).click();
    await expect(card).toContainText("Give the company your reasons.");
    await expect(card.getByLabel("Decision")).toHaveValue("upheld");
    await card.getByLabel("Reasons, sent to the customer").fill("Six calls are too many.");
    await card.getByLabel("Reasons, sent to the company").fill("Your log shows six calls.");
    await card.getByRole("button", { name: "Decide and tell both" }).click();
    await expect(card).toHaveCount(0);
    await desk.close();

    const answer = await mailTo(client, customer.email, /^Our answer to your complaint$/);
    expect(answer.text).toContain("Six calls are too many.");
    const told = await mailTo(client, company.email, /^Our decision on a complaint by .+$/);
    expect(told.text).toContain("Your log shows six calls.");
    expect(told.text).not.toMatch(/Monday|too many\./);
    await page.reload();
    await expect(page.getByRole("main")).toContainText("Upheld");
    await expect(page.getByRole("main")).toContainText("Six calls are too many.");
    await expect(page.getByRole("main")).not.toContainText("Your log shows");
  });
});
