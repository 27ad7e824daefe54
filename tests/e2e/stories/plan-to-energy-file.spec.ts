import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { londonDay } from "#domain/time/calendar.ts";
import { sendQuote } from "#tests/e2e/every-page/quoted-request.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aPhone, aWord, becomePerson, buy, type People } from "#tests/e2e/support/people.ts";
import { PHONE } from "#tests/e2e/support/violations.ts";
import { aPdf } from "#tests/support/documents.ts";

const DESK = { width: 1280, height: 780 };

// From a plan of a home to all its papers in one file.
for (const [name, javaScriptEnabled, viewport] of [
  ["on a phone", true, PHONE],
  ["on a phone without scripts", false, PHONE],
  ["on a desk", true, DESK],
  ["on a desk without scripts", false, DESK],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled, viewport });

    test("from plan to energy file: request, two quotes, a question, a partner, a choice, a contract, the list, the end", async ({
      page,
      people,
      newClient,
      newPage,
    }) => {
      const client = await newClient();
      const customer = await takePlanToInstallers(page, client);
      const first = await offerOf(people, customer.name);
      const second = await offerOf(people, customer.name);

      await page.goto(customer.link);
      await page.getByRole("link", { name: "Compare 2 quotes" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Which of these?");
      const card = page.getByRole("article").filter({ hasText: first.company.companyName }).first();
      await card.getByRole("link", { name: "Ask" }).first().click();
      await expect(page.getByLabel(/^Write to /)).toHaveValue(/^Thank you for the quote of /);
      await page.getByRole("button", { name: "Send message" }).click();
      await mailTo(client, first.company.email, /^Message from /);
      await showPartner(page, await newPage(), customer.link);

      await page.goto(`${customer.link}/choose/${first.quoteId}`);
      await page.getByRole("button", { name: `Yes, choose ${first.company.companyName}` }).click();
      await expect(page.getByRole("heading", { name: `You have chosen ${first.company.companyName}` })).toBeVisible();
      await mailTo(client, second.company.email, /has decided$/);
      await sign(page, `${customer.link}/choose/${first.quoteId}`);

      await page.goto(`${customer.link}/handover/export`);
      await page.getByLabel("Files").setInputFiles(paper("tariff.pdf"));
      await page.getByRole("button", { name: "Mark as done" }).click();
      await expect(page.getByRole("link", { name: /^1 paper ?: Export tariff$/ })).toBeVisible();
      const desk = await newPage();
      await becomePerson(desk, first.company);
      await desk.goto(`${new URL(page.url()).origin}/leads/purchases/${first.purchaseId}`);
      const owed = desk.getByRole("region", { name: "Handover" });
      await expect(owed).not.toContainText("Export tariff");
      await owed.getByText("Give it: MCS certificate").click();
      const row = owed.getByRole("listitem").filter({ hasText: "MCS certificate" });
      await row.getByLabel("Files").setInputFiles(paper("certificate.pdf"));
      await row.getByRole("button", { name: "Mark as done" }).click();
      await expect(row.getByRole("img", { name: "Done" })).toBeVisible();

      await page.goto(`${customer.link}/done`);
      await sayDone(page);
      await expect(page.getByRole("heading", { name: "Your project is done" })).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Home energy file" }).last().click(),
      ]);
      expect(download.suggestedFilename()).toBe("home-energy-file.zip");
      const zip = await (await client.get(`${customer.link}/energy-file.zip`)).body();
      for (const content of ["tariff.pdf", "certificate.pdf"]) {
        expect(zip.includes(Buffer.from(aPdf(content))), content).toBe(true);
      }
    });
  });
}

const paper = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(aPdf(name)) });

const PLAN = "postcode=CR0&type=semi&built=1919-1944&beds=3&heating=gas&electricity=4200&azimuth=225";

/** Asks for quotes from a plan, and confirms. */
async function takePlanToInstallers(page: Page, client: Client): Promise<{ name: string; link: string }> {
  const word = aWord();
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  const email = `${aWord()}@example.com`;
  await page.goto(`/planner/plan?${PLAN}`);
  await page
    .getByRole("link", { name: /^Take this plan to installers/ })
    .first()
    .click();
  const form = page.getByRole("form", { name: "Get 3 free quotes" });
  await form.getByLabel("Full Name").fill(`${name} Thornbury`);
  await form.getByLabel("Email Address").fill(email);
  await form.getByLabel("Phone Number").fill(aPhone());
  await form.getByLabel("Postcode").fill("CR0 2YR");
  await form.getByRole("button", { name: "Get my 3 free quotes" }).click();
  await expect(page).toHaveURL(/thank-you/);
  const link = linkIn(await mailTo(client, email, /^Confirm/));
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my request" }).click();
  await expect(page).toHaveTitle(/^Overview - Your project/);
  return { name, link };
}

/** A new company buys and sends a quote for solar panels. */
async function offerOf(people: People, customer: string) {
  const installer = await people.installer({ credits: 10 });
  const { items } = await (await installer.client.get("/api/v1/leads")).json();
  const purchaseId = randomUUID();
  await buy(
    installer.client,
    items.find(({ firstName }: { firstName: string }) => firstName === customer).id,
    purchaseId,
  );
  return { ...(await sendQuote(installer, purchaseId, "solar")), purchaseId };
}

/** Somebody of the household compares both quotes by a link of their own, and leaves a note, but cannot ask or choose. */
async function showPartner(page: Page, theirs: Page, home: string): Promise<void> {
  await page.goto(`${home}/links`);
  await page.getByLabel("Who is it for?").fill("Sam");
  await page.getByRole("button", { name: "Share with my household" }).click();
  const link = await page.getByText(/\/shared\/\S+/).innerText();
  await theirs.goto(link);
  await theirs.getByRole("link", { name: "Compare 2 quotes" }).click();
  await expect(theirs.getByRole("article")).toHaveCount(2);
  await expect(theirs.getByRole("link", { name: /^(?:Choose|Ask)/ })).toHaveCount(0);
  await theirs.getByRole("link", { name: "Leave a note" }).click();
  await theirs.getByLabel("Your note").fill("I like the first.");
  await theirs.getByRole("button", { name: "Leave a note" }).click();
  await page.goto(`${home}/compare`);
  await expect(page.locator("#notes")).toContainText("I like the first.");
}

/** The customer says that they signed today. */
async function sign(page: Page, contract: string): Promise<void> {
  await page.goto(contract);
  const [year = "", month = "", day = ""] = londonDay(new Date()).split("-");
  const boxes = page.getByRole("group", { name: "I signed on" });
  await boxes.getByLabel("Day").fill(day);
  await boxes.getByLabel("Month").fill(month);
  await boxes.getByLabel("Year").fill(year);
  await page.getByRole("button", { name: "Save the date" }).click();
  await expect(page.getByRole("main")).toContainText("I signed on");
}

async function sayDone(page: Page): Promise<void> {
  await page.getByLabel("Date it was finished").fill(londonDay(new Date()));
  await page.getByLabel("Final price").fill("6,200");
  for (const question of ["Was the price kept?", "Was it on time?", "Would you use them again?"]) {
    await page.getByRole("group", { name: question }).getByLabel("Yes").check();
  }
  await page.getByRole("group", { name: "How was it, from 1 to 5?" }).getByLabel("5").check();
  await page.getByRole("button", { name: "The work is finished" }).click();
}
