import { expect, type Page } from "@playwright/test";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { chosenRequest, finishedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";

const today = londonDay(new Date());

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer says that the work is finished, corrects it, and nothing typed is lost", async ({
    page,
    people,
  }) => {
    const { customer } = await chosenRequest(people);
    await page.goto(customer.link);
    await page.getByRole("link", { name: "The work is finished" }).click();
    await expect(page).toHaveTitle(/^The work is finished - Your project/);
    await fill(page, { price: "a lot", kept: "Yes" });
    await page.getByRole("button", { name: "The work is finished" }).click();
    await expect(page.getByText("Enter the total you paid in pounds").first()).toBeVisible();
    await expect(page.getByLabel("Final price")).toHaveValue("a lot");
    await expect(page.getByRole("group", { name: "Was the price kept?" }).getByLabel("Yes")).toBeChecked();
    await page.getByLabel("Final price").fill("6,150.50");
    await page.getByRole("button", { name: "The work is finished" }).click();
    await expect(page.getByRole("heading", { name: "Your project is done" })).toBeVisible();
    await expect(page.getByRole("button", { name: "I have changed my mind" })).toHaveCount(0);
    await page.getByRole("link", { name: "Change my answers" }).click();
    await expect(page.getByLabel("Final price")).toHaveValue("6150.50");
    await expect(page.getByRole("checkbox", { name: /^May be shown as a review/ })).not.toBeChecked();
  });

  test("a year's reading of 300 days is refused beside its field, and 365 days show the percent", async ({
    page,
    people,
  }) => {
    const { customer } = await finishedRequest(people, addDays(today, -400));
    await page.goto(`${customer.link}/year`);
    await page.getByLabel("Day of the first reading").fill(addDays(today, -300));
    await page.getByLabel("Day of the last reading").fill(today);
    await page.getByLabel("Kilowatt-hours between them").fill("3,330");
    await page.getByRole("button", { name: "Save my reading" }).click();
    await expect(page.getByText("330 to 400 days apart").first()).toBeVisible();
    await expect(page.getByLabel("Kilowatt-hours between them")).toHaveValue("3,330");
    await page.getByLabel("Day of the first reading").fill(addDays(today, -365));
    await page.getByRole("button", { name: "Save my reading" }).click();
    await expect(page.getByText("Predicted 3,700, measured 3,330 (90%)")).toBeVisible();
    await page.goto(customer.link);
    await expect(page.getByText("Predicted 3,700, measured 3,330 (90%)")).toBeVisible();
  });
});

test("the chosen company says that it can no longer do it, and the customer looks on", async ({ page, people }) => {
  const { customer, offer, address } = await chosenRequest(people);
  await becomePerson(page, offer.company);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: /has chosen you$/ })).toBeVisible();
  await page.getByRole("button", { name: "We can no longer do this" }).click();
  await page.getByRole("button", { name: "Yes, tell them" }).click();
  await expect(page.getByRole("heading", { name: /has chosen you$/ })).toBeHidden();
  await page.goto(customer.link);
  await expect(page.getByRole("heading", { name: /^Read the quote from/ })).toBeVisible();
});

async function fill(page: Page, { price, kept }: { price: string; kept: string }) {
  await page.getByLabel("Date it was finished").fill(today);
  await page.getByLabel("Final price").fill(price);
  await page.getByRole("group", { name: "Was the price kept?" }).getByLabel(kept).check();
  await page.getByRole("group", { name: "Was it on time?" }).getByLabel("No").check();
  await page.getByRole("group", { name: "Would you use them again?" }).getByLabel("Not sure").check();
  await page.getByRole("group", { name: "How was it, from 1 to 5?" }).getByLabel("4").check();
  await page.getByLabel("In your words").fill("Tidy work, and they swept the loft.");
}
