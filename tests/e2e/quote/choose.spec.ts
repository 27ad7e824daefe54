import { expect } from "@playwright/test";
import { quotedRequest, sendQuote } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer compares two quotes, chooses one, tells the other why, and changes their mind", {
    tag: "@story",
  }, async ({ page, people, newClient }) => {
    const client = await newClient();
    const { customer, offers } = await quotedRequest(people);
    const [first, second] = offers.map(({ company }) => company);
    await mailTo(client, customer.email, /has sent you a quote$/);
    await page.goto(customer.link);
    await expect(page.getByRole("heading", { name: "2 quotes to compare" })).toBeVisible();
    await page.getByRole("link", { name: /^Compare \d quotes$/ }).click();
    await expect(page).toHaveTitle(/^Compare - Your project/);
    const heads = page.getByRole("table").first().getByRole("columnheader");
    await expect(heads.nth(1)).toContainText(first?.companyName ?? "?");
    await expect(heads.nth(2)).toContainText(second?.companyName ?? "?");
    const pays = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^You pay/ }) });
    await expect(pays.getByRole("cell").nth(0)).toContainText("lowest");
    await expect(pays.getByRole("cell").nth(1)).toContainText("highest");
    const same = page.getByText("Workmanship", { exact: true });
    await page.getByText(/^The same in both/).click();
    await expect(same).toBeVisible();
    await page.getByLabel("Show only differences").check();
    await expect(same).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(same, "print has all rows").toBeVisible();
    await page.emulateMedia({ media: "screen" });

    await page.getByText("How we work out “better off”").click();
    await page.getByLabel("You pay for a kWh").fill("abc");
    await page.getByRole("button", { name: "Recalculate" }).click();
    await expect(page.getByText("Type a price from 1 to 100 pence.")).not.toHaveCount(0);
    await expect(page.getByLabel("You pay for a kWh")).toHaveValue("abc");

    await page
      .getByRole("link", { name: /^Choose this quote/ })
      .first()
      .click();
    await expect(page.getByRole("main")).toContainText(
      `This is not a contract. You sign with ${first?.companyName}; have the 14 days to cancel in writing.`,
    );
    await page.getByRole("checkbox", { name: `A reason for ${second?.companyName}` }).check();
    await page.getByLabel(`Reason for ${second?.companyName}`, { exact: true }).selectOption("timing");
    await page.getByLabel(/^In your words/).fill("February is too late for us.");
    await page.getByRole("button", { name: `Yes, choose ${first?.companyName}` }).click();
    await expect(page.getByRole("heading", { name: `You have chosen ${first?.companyName}` })).toBeVisible();
    await mailTo(client, first?.email ?? "", /has chosen you$/);
    const lost = await mailTo(client, second?.email ?? "", /has decided$/);
    expect(lost.text).toContain("February is too late for us.");
    expect(lost.text).not.toContain(first?.companyName);

    await page.getByRole("button", { name: "I have changed my mind" }).click();
    await expect(page.getByRole("heading", { name: "2 quotes to compare" })).toBeVisible();
    await page
      .getByRole("navigation", { name: "Your project" })
      .getByRole("link", { name: "Quotes", exact: true })
      .click();
    await page
      .getByRole("link", { name: /^Read the quote/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Decline this quote" }).click();
    await expect(page.getByText("One quote is open.")).toBeVisible();
  });
});

test("a quote that was revised meanwhile cannot be chosen, and leads to its newest revision", async ({
  page,
  people,
}) => {
  const { customer, offers, address } = await quotedRequest(people);
  const [offer] = offers;
  if (!offer) throw new Error("no quote was sent");
  for (const under of ["/done", "/year"]) {
    const early = await page.request.get(customer.link + under);
    expect(early.status(), `${under} before anything is chosen`).toBe(200);
    expect(await early.text()).not.toContain("<form method");
  }
  await page.goto(`${customer.link}/choose/${offer.quoteId}`);
  const purchaseId = address.split("/").at(-1) ?? "";
  const revised = await sendQuote(offer.company, purchaseId, "solar");
  await page.getByRole("button", { name: /^Yes, choose/ }).click();
  await expect(page.getByText("Quote changed")).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Yes, choose/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Read the newest revision" }).click();
  await expect(page).toHaveURL(new RegExp(`/quotes/${revised.quoteId}$`));
});

test("the household reads the quotes, without a contact detail of anybody", async ({ page, people, newClient }) => {
  const { customer, offers } = await quotedRequest(people);
  await page.goto(`${customer.link}/links`);
  await page.getByLabel("Who is it for?").fill("Sam");
  await page.getByRole("button", { name: "Share with my household" }).click();
  const shared = new URL((await page.getByText(/\/shared\//).textContent()) ?? "").pathname;
  await page.goto(shared);
  const quotes = page.getByRole("region", { name: "Quotes" });
  await expect(quotes.getByText(/^£[\d,]+$/)).toHaveCount(offers.length);
  for (const { company } of offers) await expect(quotes).toContainText(company.companyName);
  await expect(page.getByRole("main").getByRole("button"), "its one act is a note").toHaveText(["Leave a note"]);
  const shown = await (await (await newClient()).get(shared)).text();
  const secrets = [customer.email, customer.phone, ...offers.map(({ company }) => company.email)];
  for (const secret of secrets) expect(shown).not.toContain(secret);
});
