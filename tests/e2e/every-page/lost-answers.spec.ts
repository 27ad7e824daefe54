import { expect, type Page, type Route } from "@playwright/test";
import { watchForComplaints } from "#tests/e2e/support/complaints.ts";
import { test as base } from "#tests/e2e/support/fixtures.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { aWord, balanceOf, becomePerson, buy } from "#tests/e2e/support/people.ts";

// The network fails between browser and server: the form arrives, and the response is lost.

/** What the browser itself reports about the failures caused here. */
const PLANTED = /net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)/;

const test = base.extend({
  newPage: async ({ browser }, use) => {
    const complaints: string[][] = [];
    await use(async () => {
      const context = await browser.newContext();
      complaints.push(watchForComplaints(context));
      return context.newPage();
    });
    expect(complaints.flat().filter((text) => !PLANTED.test(text))).toEqual([]);
  },
});

const TRYING = "The connection was lost. Trying again…";

/** Lets this many forms reach the server and loses the responses; then the network works again. */
async function loseAnswers(page: Page, times: number): Promise<{ lost: () => number }> {
  let lost = 0;
  await page.route("**/*.data*", async (route: Route) => {
    if (route.request().method() !== "POST" || lost >= times) return route.continue();
    lost++;
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
  return { lost: () => lost };
}

/**
 * Skips the pauses between the page's retries, eight seconds in all, as if the device kept finding a network. The
 * purchases below wait for their real length.
 */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => setInterval(() => window.dispatchEvent(new Event("online")), 100));
}

/** No form reaches the server and no page comes back, until all routes are removed. */
async function cutOff(page: Page): Promise<void> {
  await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
}

const cardOf = (page: Page, { word }: { word: string }) => page.getByRole("article").filter({ hasText: word });

async function pressBuy(page: Page, lead: { word: string }) {
  await cardOf(page, lead).getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Buy for 5 credits" }).click();
}

test("a purchase whose response is lost is made once, and the page says so", { tag: "@story" }, async ({
  people,
  newPage,
  site,
}) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const page = await newPage();
  await becomePerson(page, installer);
  await page.goto(`${site.url}/leads`);
  const { lost } = await loseAnswers(page, 1);
  await pressBuy(page, lead);
  await expect(page.getByRole("status").filter({ hasText: TRYING })).toBeVisible();
  await expectNotice(page, "Lead Purchased!", "You bought this lead. 5 credits left.");
  expect(lost()).toBe(1);
  await expect(page.getByRole("row", { name: "Ada Thistlewood" })).toContainText(`ada-${lead.word}@example.com`);
  await expect(page.getByText(TRYING)).toHaveCount(0);
  expect(await balanceOf(installer.client)).toBe(5);
});

test("a purchase stays shown as being retried while other requests succeed", async ({ people, newPage, site }) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const page = await newPage();
  await becomePerson(page, installer);
  const { promise: loss, resolve: lost } = Promise.withResolvers<void>();
  await page.route("**/__manifest*", async (route) => {
    await loss;
    await route.continue();
  });
  await page.goto(`${site.url}/leads`);
  let posts = 0;
  let isStillSaid: boolean | undefined;
  await page.route("**/leads.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    if (++posts > 1) {
      isStillSaid = await page.getByText(TRYING).isVisible();
      return route.continue();
    }
    const answered = page.waitForEvent("requestfinished", (request) => request.url().includes("/__manifest"));
    await route.abort("connectionreset");
    await expect(page.getByText(TRYING)).toBeVisible();
    lost();
    await answered;
  });
  await pressBuy(page, lead);
  await expectNotice(page, "Lead Purchased!");
  expect(isStillSaid).toBe(true);
});

test("a link clicked before its route is known waits on this page until the network is back", async ({
  people,
  newPage,
  site,
}) => {
  const page = await newPage();
  await becomePerson(page, await people.installer({ credits: 10 }));
  await page.route("**/__manifest*", (route) => route.abort("internetdisconnected"));
  await page.goto(`${site.url}/leads`);
  await expect(page.getByText(/^Live:/)).toBeVisible();
  await page.getByRole("link", { name: /^Today/ }).click();
  await expect(page.getByRole("status").filter({ hasText: TRYING })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leads");
  expect(new URL(page.url()).pathname).toBe("/leads");
  await page.unrouteAll();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(TRYING)).toHaveCount(0);
});

test("a purchase that never gets a response keeps the page, and the next click says what happened", async ({
  people,
  newPage,
  site,
}) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const page = await newPage();
  await becomePerson(page, installer);
  // Without the live connection, which would reveal that the company has bought it.
  await page.route("**/api/v1/leads/events*", (route) => route.fulfill({ contentType: "text/event-stream", body: "" }));
  await page.goto(`${site.url}/leads`);
  const { lost } = await loseAnswers(page, 4);
  await pressBuy(page, lead);
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("alert");
  await expect(toast).toContainText("Failed to purchase lead. Please try again.");
  expect(lost()).toBe(4);
  await expect(page.locator(".connection").filter({ hasText: "Failed to purchase lead." })).toBeVisible();
  await expect(cardOf(page, lead)).toBeVisible();
  await pressBuy(page, lead);
  await expectNotice(page, "Lead Purchased!", "You bought this lead. 5 credits left.");
  await expect(page.getByText("Failed to purchase lead.")).toHaveCount(0);
  expect(await balanceOf(installer.client)).toBe(5);
});

test("a purchase that never gets a response: the live connection reveals that it was made", async ({
  people,
  newPage,
  site,
}) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const page = await newPage();
  await becomePerson(page, installer);
  await page.goto(`${site.url}/leads`);
  await expect(page.getByText("Live: new leads appear on top")).toBeVisible();
  await loseAnswers(page, 4);
  await pressBuy(page, lead);
  await expectNotice(page, "Lead Purchased!", "You bought this lead. 5 credits left.");
  await expect(page.getByRole("row", { name: "Ada Thistlewood" })).toContainText(`ada-${lead.word}@example.com`);
});

test("a profile, notes and a new lead whose responses are lost are saved once, without retyping", async ({
  people,
  admin,
  newPage,
  site,
}) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const page = await newPage();
  await hurry(page);
  await becomePerson(page, installer);
  await loseAnswers(page, 2);
  await page.goto(`${site.url}/profile`);
  await page.getByLabel("City").fill("Whitby");
  await page.getByRole("button", { name: "Save details" }).click();
  await expectNotice(page, "Waiting for our check");
  await expect(page.getByLabel("City")).toHaveValue("Whitby");

  const purchase = await buy(installer.client, lead.leadId);
  await page.goto(`${site.url}/leads/purchases/${purchase.headers().location?.split("#purchase-")[1]}`);
  await page.getByLabel("New note").fill("Rang twice.");
  await page.unroute("**/*.data*");
  await loseAnswers(page, 1);
  await page.getByRole("button", { name: "Add note" }).click();
  await expectNotice(page, "Note saved");
  await expect(page.getByRole("region", { name: "Notes" }).getByText("Rang twice.")).toHaveCount(1);

  const desk = await newPage();
  await hurry(desk);
  await becomePerson(desk, { client: admin });
  await desk.goto(`${site.url}/admin/leads/new`);
  const customer = aWord();
  const typed = {
    "Customer Name": customer,
    "Customer Email": "ada@example.com",
    Location: "Croydon",
    Postcode: "CR0 1EA",
  };
  for (const [label, text] of Object.entries(typed)) await desk.getByLabel(label).fill(text);
  await desk.getByLabel("Service Type").selectOption({ index: 1 });
  await desk.getByLabel("Told on the phone").check();
  await loseAnswers(desk, 1);
  await desk.getByRole("button", { name: "Create Lead" }).click();
  await expectNotice(desk, "Lead Created!");
  await desk.goto(`${site.url}/admin/leads/all?q=${customer}`);
  await expect(desk.getByRole("row").filter({ hasText: customer })).toHaveCount(1);
});

test("without a network forms keep their input, and a link leaves the page where it is", async ({
  people,
  newPage,
  site,
}) => {
  const page = await newPage();
  await hurry(page);
  await becomePerson(page, await people.installer());
  await page.goto(`${site.url}/profile`);
  await page.getByLabel("City").fill("Whitby");
  await cutOff(page);
  await page.getByRole("button", { name: "Save details" }).click();
  const said = page.locator(".connection");
  await expect(said.filter({ hasText: "It is safe to send it again" })).toBeVisible();
  await expect(page.getByLabel("City")).toHaveValue("Whitby");
  await page.getByRole("link", { name: "Your data" }).click();
  await expect(said.filter({ hasText: "you are still on this page" })).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel("City")).toHaveValue("Whitby");
  await page.unroute("**/*.data*");
  await said.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/account\/data$/);
  await expect(said.filter({ hasText: "you are still on this page" })).toHaveCount(0);
});

/** A public page is not hydrated: its small script sends the form. */
async function fillQuoteForm(page: Page, word: string) {
  await page.getByLabel("Full Name").fill("Sam Okonedo");
  await page.getByLabel("Email Address").fill(`sam-${word}@example.com`);
  await page.getByLabel("Phone Number").fill("07700 900123");
  await page.getByLabel("Postcode").fill("CR0 1EA");
}

const sendQuoteForm = (page: Page) => page.getByRole("button", { name: "Get my 3 free quotes" }).click();

test("a quote request whose response is lost is sent again and stored once", { tag: "@story" }, async ({
  newPage,
  site,
  admin,
}) => {
  const word = aWord();
  const page = await newPage();
  await page.goto(`${site.url}/services/solar-panels`);
  await fillQuoteForm(page, word);
  let posts = 0;
  await page.route("**/services/solar-panels*", async (route) => {
    if (route.request().method() !== "POST" || posts++ > 0) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
  await sendQuoteForm(page);
  await expect(page.getByRole("status").filter({ hasText: TRYING })).toBeVisible();
  await expect(page).toHaveURL(/\/thank-you\?done=/);
  expect(posts).toBe(2);
  const list = await (await admin.get(`/admin/leads/all?q=sam-${word}@example.com`)).text();
  expect(new Set(list.match(/\/admin\/leads\/[0-9a-f-]{36}/g)).size).toBe(1);
});

test("without a network a quote request keeps its input, and the next click sends it", async ({ newPage, site }) => {
  const word = aWord();
  const page = await newPage();
  await hurry(page);
  await page.goto(`${site.url}/services/solar-panels`);
  await fillQuoteForm(page, word);
  await page.route("**/services/solar-panels*", (route) => route.abort("internetdisconnected"));
  await sendQuoteForm(page);
  await expect(page.getByText("The connection was lost before we could answer.")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel("Full Name")).toHaveValue("Sam Okonedo");
  await page.unroute("**/services/solar-panels*");
  await sendQuoteForm(page);
  await expect(page).toHaveURL(/\/thank-you\?done=/);
});
