import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import ICAL from "ical.js";
import { boughtRequest, timesOffered } from "#tests/e2e/every-page/bought-lead.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { becomePerson, type Installer, PASSWORD, send } from "#tests/e2e/support/people.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer presses one of the offered times, puts it into a calendar, and cancels it", {
    tag: "@story",
  }, async ({ page, people, newClient }) => {
    const { customer, installer, address } = await timesOffered(people);
    const client = await newClient();
    await mailTo(client, customer.email, /^Choose a time for /);
    await page.goto(customer.link);
    await expect(page.getByRole("heading", { name: `Choose a time for ${installer.companyName}` })).toBeVisible();
    await page.getByRole("link", { name: "See the times" }).click();
    await expect(page).toHaveTitle(/^Appointments - Your project/);
    await page.getByLabel("Your address").fill("14 Example Rise");
    await page
      .getByRole("button", { name: /, \d\d:\d\d to \d\d:\d\d$/ })
      .first()
      .click();
    await expect(page.getByText("Booked")).toBeVisible();
    for (const email of [customer.email, installer.email]) {
      await mailTo(client, email, new RegExp(`, \\d\\d:\\d\\d: ${installer.companyName}`));
    }
    const link = await page.getByRole("link", { name: "Add to my calendar" }).getAttribute("href");
    const file = await client.get(String(link));
    expect(file.headers()["content-type"]).toContain("text/calendar");
    const event = new ICAL.Component(ICAL.parse(await file.text())).getFirstSubcomponent("vevent");
    expect(event?.getFirstPropertyValue("location")).toBe("14 Example Rise");
    const feed = await feedOf(newClient, installer);
    expect(feed).toContain("LOCATION:14 Example Rise");
    expect(feed).toContain(String(event?.getFirstPropertyValue("uid")));
    await page.goto(`${customer.link}/details`);
    await expect(page.getByRole("main")).toContainText("and the address for an appointment");
    await page.goto(`${customer.link}/appointments`);
    await page.getByText(/^Cancel the appointment/).click();
    await expect(page.getByText("Booked")).toBeVisible();
    await page.getByRole("button", { name: /^Yes, cancel it/ }).click();
    await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Write to / })).toBeVisible();
    await page.getByRole("link", { name: "Ask for another time" }).click();
    await expect(page.getByRole("textbox", { name: /^Write to / })).toHaveValue(
      /^Could you offer me other times instead of /,
    );
    await becomePerson(page, installer);
    await page.goto(address);
    await expect(page.locator("#appointments")).toContainText("Cancelled");
  });
});

test("a company offers times; none suits, and what was taken back cannot be pressed", async ({ page, people }) => {
  const { customer, installer, address } = await boughtRequest(people);
  await becomePerson(page, installer);
  await page.goto(address);
  await page.getByText("Offer times").click();
  await page.getByRole("button", { name: "Offer these times" }).click();
  await expect(page.getByText("Offer 1 to 3 different times").first()).toBeVisible();
  await page.getByLabel("First time").fill(inDays(2));
  await page.getByRole("button", { name: "Offer these times" }).click();
  await expect(page.locator("#appointments")).toContainText("Offered");
  await expect(page.getByRole("region", { name: "History" })).toContainText(" offered times: ");
  const other = await page.context().newPage();
  await other.goto(`${customer.link}/appointments`);
  await page.getByRole("button", { name: "Withdraw these times" }).click();
  await expect(page.locator("#appointments")).toContainText("Withdrawn");
  await other.getByRole("button", { name: /, \d\d:\d\d to \d\d:\d\d$/ }).click();
  await expect(other.getByRole("alert")).toContainText("Choose another.");
});

test("a customer suggests times; the company books one, and a booking moves the same way", async ({ page, people }) => {
  const { customer, installer, address } = await timesOffered(people);
  await page.goto(`${customer.link}/appointments`);
  await page.getByText("Suggest times of your own").click();
  await page.getByLabel("First time").fill(inDays(3));
  await page.getByLabel("Your address").fill("14 Example Rise");
  await page.getByRole("button", { name: "None of these suit me" }).click();
  await expect(page.getByRole("main")).toContainText(`You suggested times to ${installer.companyName}`);
  const company = await page.context().newPage();
  await becomePerson(company, installer);
  await company.goto(address);
  await mailTo(installer.client, installer.email, / suggests a time$/);
  await expect(company.locator("#appointments")).toContainText("14 Example Rise");
  await company.getByRole("button", { name: /^Book .*, 10:00$/ }).click();
  await expect(company.locator("#appointments")).toContainText("Booked");
  await page.reload();
  await page.getByText(/^Move it/).click();
  await page.getByRole("button", { name: /^Suggest these times/ }).click();
  await expect(page.getByText("Offer 1 to 3 different times").first()).toBeVisible();
  await page.getByLabel("First time").fill(inDays(4));
  await page.getByRole("button", { name: /^Suggest these times/ }).click();
  await expect(page.getByText("Not answered yet")).toBeVisible();
  await expect(page.getByText("Booked", { exact: true })).toBeVisible();
});

/** 10:00 of that day, as a field for it takes it. */
function inDays(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, "2026-11-24".length)}T10:00`;
}

/** The company makes its link; whoever has it reads the calendar, until it is revoked. */
async function feedOf(newClient: () => Promise<Client>, { client }: Installer): Promise<string> {
  await send(client, "/calendar", { intent: "make", feedId: randomUUID(), currentPassword: PASSWORD }, 302);
  const [address = ""] = /\/calendar\/\w+\.ics/.exec(await (await client.get("/calendar")).text()) ?? [];
  const program = await newClient();
  const answer = await program.get(address);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  await send(client, "/calendar", { intent: "revoke" }, 302);
  expect((await program.get(address)).status()).toBe(410);
  return answer.text();
}
