import { expect } from "@playwright/test";
import { londonDay } from "#domain/time/calendar.ts";
import { chosenRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer signs, cancels after a change of mind, and both have the letter", {
    tag: "@story",
  }, async ({ page, people, newClient }) => {
    const { customer, offer, address } = await chosenRequest(people);
    const { companyName, email } = offer.company;
    const client = await newClient();
    const contract = page.getByRole("navigation", { name: "Your project" }).getByRole("link", { name: "Contract" });
    await page.goto(customer.link);
    await contract.first().click();
    await expect(page).toHaveTitle(/^Contract - /);
    await expect(page.getByText("This is not a contract.")).toBeVisible();
    await page.getByRole("button", { name: "Save the date" }).click();
    await expect(page.getByText(/^Enter the day you signed/).first()).toBeVisible();
    const [year = "", month = "", day = ""] = londonDay(new Date()).split("-");
    await page.getByLabel("Day").fill(day);
    await page.getByLabel("Month").fill(month);
    await page.getByLabel("Year").fill(year);
    await page.getByRole("button", { name: "Save the date" }).click();
    const yours = page.getByRole("region", { name: "Your contract" });
    await expect(yours).toContainText(/usually until \d+ \w+ 20\d\d/);

    await page.goto(customer.link);
    await page.getByRole("button", { name: "I have changed my mind" }).click();
    await contract.first().click();
    await page.getByRole("button", { name: `Choose ${companyName} again` }).click();
    await expect(page.getByRole("button", { name: "I have changed my mind" })).toBeVisible();
    await becomePerson(page, offer.company);
    await page.goto(address);
    const theirs = page.getByRole("region", { name: "Contract", exact: true });
    await expect(theirs).toContainText("Customer signed on");
    await expect(theirs).not.toContainText("Customer cancelled");

    await page.goto(customer.link);
    await contract.first().click();
    await page.getByRole("link", { name: "Cancel my contract" }).click();
    await expect(page.getByText(/I hereby give notice that I cancel/)).toBeVisible();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    for (const to of [customer.email, email]) {
      expect((await mailTo(client, to, /cancelled (the|your) contract/)).text).toContain("I hereby give notice");
    }
    await expect(contract).toHaveCount(0);
    await page.goto(address);
    await expect(theirs).toContainText("Customer cancelled");
    await expect(theirs).toContainText("I hereby give notice that I cancel");
  });
});
