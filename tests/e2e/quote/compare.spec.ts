import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { anotherOffer, quotedRequest, sendQuote } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { buy, type Customer, type Installer, type People } from "#tests/e2e/support/people.ts";
import { expectAccessibleAtEveryWidth } from "#tests/e2e/support/violations.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

/** Of A4 landscape between its margins, in pixels. */
const PAPER_WIDE = 1047;
const PAGE_MAX_BYTES = 25_000;

/** Another company's quote, of which nearly everything is worth asking about. */
async function aPoorOffer(people: People, customer: Customer) {
  const company = await people.installer({ credits: 10 });
  const { items } = await (await company.client.get("/api/v1/leads")).json();
  const lead = items.find(({ description }: { description: string | null }) => description?.includes(customer.word));
  const purchaseId = randomUUID();
  await buy(company.client, lead.id, purchaseId);
  const good = quoteExamplesOn(londonDay(new Date())).solar;
  const { mcsNumber: _, ...unnamed } = good;
  const data = {
    ...unnamed,
    basis: "desk",
    firm: false,
    mayRisePercent: 15,
    payments: [
      { when: "on_order", pence: 400_000 },
      { when: "on_completion", pence: 220_000 },
    ],
    coolingOffDays: 7,
    workmanshipYears: 1,
    insuredYears: 0,
    firstYearKwh: 5500,
    ownUsePercent: 90,
    party: { ...good.party, legalName: "Another Company Ltd" },
  };
  const answer = await company.client.post(`/api/v1/purchases/${purchaseId}/quotes`, {
    headers: { "Idempotency-Key": randomUUID() },
    data,
  });
  expect(answer.status()).toBe(201);
  return { company, purchaseId, quoteId: (await answer.json()).id as string };
}

/** A quote beside the one that the company has sent. */
async function anotherOption(
  { company, purchaseId }: { company: Installer; purchaseId: string },
  technology: "solar" | "ev_charger",
): Promise<string> {
  const answer = await company.client.post(`/api/v1/purchases/${purchaseId}/quotes`, {
    headers: { "Idempotency-Key": randomUUID() },
    data: { ...quoteExamplesOn(londonDay(new Date()))[technology], option: "B" },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

const cards = (page: Page) => page.getByRole("region", { name: /side by side$/ }).getByRole("article");

test("a comparison is a decision first: a card for each quote in order of sending, all alike", async ({
  page,
  people,
}) => {
  const { customer, offers } = await quotedRequest(people);
  offers.push(await aPoorOffer(people, customer));
  await page.goto(`${customer.link}/compare`);
  await expect(page).toHaveTitle(/^Compare - Your project/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Which of these?");
  await expect(cards(page)).toHaveCount(3);
  for (const [index, { company, quoteId }] of offers.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole("heading", { level: 2 })).toHaveText(company.companyName);
    await expect(card.locator(".pick-price")).toContainText(/^You pay£[\d,]+/);
    await expect(card.getByText(/^You are £[\d,]+ (better|worse) off after 20 years/)).toBeVisible();
    await expect(card.getByRole("img", { name: /^Likely between .+ and .+, on a line from .+ to .+$/ })).toBeVisible();
    await expect(card.locator("dt")).toHaveText(["Pays back", "Firm", "Guarantee", "Start"]);
    await expect(card.getByRole("link", { name: "Choose" })).toHaveAttribute("href", new RegExp(`/choose/${quoteId}$`));
    await expect(card.getByRole("link", { name: "Ask" })).toHaveAttribute("href", /\/messages\/[^#]+#write$/);
    await expect(card.getByRole("link", { name: "Read the quote" })).toHaveAttribute("href", new RegExp(`${quoteId}$`));
  }
  await expect(page.getByText("best for you on money").first()).toBeVisible();
  const looks = await page
    .getByRole("link", { name: /^Choose / })
    .evaluateAll((links) => links.map(({ className }) => className));
  expect(new Set(looks).size, "no Choose stands out").toBe(1);
  await expect(cards(page).nth(2)).toContainText("No, up to £930 more");
  await expect(cards(page).nth(2)).toContainText("1 year, 0 insured");
  await cards(page)
    .nth(2)
    .getByText(/^See all \d+$/)
    .click();
  const jump = page.getByRole("navigation", { name: "Jump to a quote" }).getByRole("link");
  await expect(jump).toHaveCount(3);
  await jump.nth(2).click();
  await expect(cards(page).nth(2)).toBeInViewport({ ratio: 0.3 });
});

test("each remark on each quote can be asked about in one press, in its cell and on its card", async ({
  page,
  people,
}) => {
  const { customer } = await quotedRequest(people);
  const { company } = await aPoorOffer(people, customer);
  await page.goto(`${customer.link}/compare`);
  const noticed = await cards(page)
    .nth(2)
    .getByRole("link", { name: "Ask" })
    .evaluate((link: HTMLAnchorElement) => new URL(link.href).searchParams.getAll("about"));
  expect(noticed).toEqual(
    expect.arrayContaining(["rough", "deposit", "early_money", "cancel", "certificate", "party", "cover", "yield"]),
  );
  const asked = await page
    .getByRole("cell")
    .getByRole("link", { name: new RegExp(`^Ask ?: ${company.companyName}`) })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const keys = asked.flatMap((address) => new URL(address).searchParams.getAll("about"));
  expect(new Set(keys)).toEqual(new Set(noticed));
  for (const address of asked) {
    await page.goto(address);
    await expect(page.getByRole("textbox").first()).toHaveValue(/^Thank you for the quote of .+\?/s);
  }
});

test("the table says first what differs, in columns that fit 320 px, and folds the rest", async ({ page, people }) => {
  const { customer } = await quotedRequest(people);
  await anotherOffer(people, customer);
  await page.goto(`${customer.link}/compare`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, "no sideways scroll").toBeLessThanOrEqual(320);
  const box = page.getByRole("region", { name: "Comparison of 3 quotes" });
  const groups = await box.locator(".compare-group").allTextContents();
  expect(groups.slice(0, 2)).toEqual(["What you pay", "What it brings"]);
  const pays = box.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^You pay/ }) });
  await expect(pays.getByRole("cell")).toHaveCount(3);
  const tops = await pays
    .getByRole("cell")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size, "side by side").toBe(1);
  await expect(box.getByRole("rowheader", { name: /^Workmanship/ })).toHaveCount(0);
  await box.getByText(/^The same in all three \d+ facts$/).click();
  await expect(box.getByText("Workmanship")).toBeVisible();
});

test("a comparison of three or four quotes weighs less than 25 kB", async ({ page, people }) => {
  const { customer, offers } = await quotedRequest(people);
  const weigh = async (query: string) => {
    const [answer] = await Promise.all([
      page.waitForEvent("requestfinished", (request) => request.url().includes("/compare")),
      page.goto(`${customer.link}/compare${query}`),
    ]);
    return (await answer.sizes()).responseBodySize;
  };
  const third = await aPoorOffer(people, customer);
  await expect(weigh("")).resolves.toBeLessThan(PAGE_MAX_BYTES);
  await expect(cards(page)).toHaveCount(3);
  const fourth = await anotherOption(third, "solar");
  const all = [...offers, third, { quoteId: fourth }].map(({ quoteId }) => quoteId);
  await expect(weigh(`?quotes=${all.join(",")}`)).resolves.toBeLessThan(PAGE_MAX_BYTES);
  await expect(cards(page)).toHaveCount(4);
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("one quote, three and two kinds of work: each is accessible at every width, in light and dark", async ({
    page,
    people,
  }) => {
    const { customer, installer, address } = await boughtRequest(people, { serviceType: "solar-panels" });
    await sendQuote(installer, address.split("/").at(-1) ?? "", "solar");
    await page.goto(`${customer.link}/compare`);
    await expect(page.getByText("Only one quote so far.")).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await anotherOffer(people, customer);
    const third = await aPoorOffer(people, customer);
    await page.goto(`${customer.link}/compare`);
    await expect(cards(page)).toHaveCount(3);
    await expectAccessibleAtEveryWidth(page);
    const charger = await anotherOption(third, "ev_charger");
    const solar = await cards(page)
      .getByRole("link", { name: "Read the quote" })
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.split("/").at(-1)));
    await page.goto(`${customer.link}/compare?quotes=${[...solar, charger].join(",")}`);
    await expect(page.getByRole("heading", { level: 2, name: "EV charger" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: /^Jump to a quote/ })).toHaveCount(1);
    await expectAccessibleAtEveryWidth(page);
  });
});

test("a comparison fits A4 landscape on paper, unfolded, pictures and all", async ({ page, people }) => {
  const { customer } = await quotedRequest(people);
  await anotherOffer(people, customer);
  await page.goto(`${customer.link}/compare`);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: PAPER_WIDE, height: 700 });
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll(".compare-page, .compare-box, .deck, .compare-pictures > .card")].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ).length,
  );
  expect(cut, "nothing is cut at the side").toBe(0);
  await expect(page.getByText("Workmanship")).toBeVisible();
  await expect(
    page.getByRole("img", { name: /^What the panels make in the first year, in kWh: .* theirs / }),
  ).toBeVisible();
});
