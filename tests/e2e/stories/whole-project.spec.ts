import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { moveToNoon } from "#tests/e2e/support/clock-town.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { ownTown, type Town } from "#tests/e2e/support/own-town.ts";
import { buy, type Customer, type Installer } from "#tests/e2e/support/people.ts";

// On a separate server, because the stories move the demonstration's clock.
let town: Town;
let client: Client;
test.beforeAll(async () => {
  town = await ownTown("postgres", {});
  client = await town.newClient();
});
test.afterAll(() => town.close());

const HOUR = 3_600_000;

test("from request to a year later: three companies, one replaced, three quotes, a survey, a choice, the work, a reading", {
  tag: "@story",
}, async ({ page }) => {
  // Companies are reminded, and customers asked, between 8 am and 8 pm.
  await moveToNoon(client, town.server.url);
  const { customer, purchases } = await boughtByThree();
  const [first, second, slow] = purchases;
  for (const { installer, id } of [first, second]) {
    await post(installer, `/purchases/${id}/messages`, { text: "Good morning. When could we look at the roof?" });
  }
  await page.goto(at(customer.link));
  await expect(page.getByRole("heading", { name: "Who has your details" })).toBeVisible();

  await pass(48);
  await mailTo(client, customer.email, new RegExp(`^Has ${slow.installer.companyName} been in touch\\?$`));
  await page.goto(at(customer.link));
  const silent = page.getByRole("listitem").filter({ hasText: slow.installer.companyName });
  await silent.getByRole("button", { name: "Find me another installer" }).scrollIntoViewIfNeeded();
  await silent.getByRole("button", { name: "Find me another installer" }).click();
  await expect(silent.first()).toContainText("Ended");
  const fourth = await purchaseBy("Tern Energy Ltd", customer);

  const today = londonDay(await now());
  const offers = quoteExamplesOn(today);
  const quoted = [
    { ...first, quote: offers.solar },
    { ...second, quote: offers.solar_battery },
    { ...fourth, quote: { ...offers.solar, basis: "desk", firm: false, mayRisePercent: 15 } },
  ];
  for (const { installer, id, quote } of quoted) await post(installer, `/purchases/${id}/quotes`, quote);
  await page.goto(at(customer.link));
  await expect(page.getByRole("heading", { name: "3 quotes to compare" })).toBeVisible();
  await page.getByRole("link", { name: "Compare 3 quotes" }).click();
  await expect(page.getByRole("table").first().getByRole("columnheader")).toHaveCount(4);
  await expect(page.getByRole("main")).toContainText("Quoted");

  await page.goto(at(`${customer.link}/messages`));
  await page.getByLabel("Your question").fill("Which inverter do you use, and who fits it?");
  await page.getByRole("button", { name: "Ask all companies" }).click();
  await expect(page.getByLabel("Your question")).toHaveValue("");
  await mailTo(client, fourth.installer.email, /^Message from /);
  await page.goto(at(`${customer.link}/messages/${first.id}`));
  await expect(page.getByText("Which inverter do you use")).toBeVisible();

  const times = [24, 30, 48].map((hours) => new Date(Date.parse(String(today)) + (hours + 36) * HOUR).toISOString());
  await post(first.installer, `/purchases/${first.id}/appointments`, { kind: "survey", minutes: 60, times });
  await page.goto(at(`${customer.link}/appointments`));
  await page
    .getByRole("button", { name: /, \d\d:\d\d to \d\d:\d\d$/ })
    .first()
    .click();
  await expect(page.getByText("Booked")).toBeVisible();

  await pass(7 * 24);
  await page.goto(at(`${customer.link}/compare`));
  await page
    .getByRole("link", { name: /^Choose this quote/ })
    .first()
    .click();
  await page.getByRole("button", { name: `Yes, choose ${first.installer.companyName}` }).click();
  await expect(page.getByRole("heading", { name: `You have chosen ${first.installer.companyName}` })).toBeVisible();
  await mailTo(client, first.installer.email, /has chosen you$/);
  await mailTo(client, second.installer.email, /has decided$/);

  await pass(21 * 24);
  await page.goto(at(`${customer.link}/done`));
  const finishedOn = londonDay(await now());
  await sayDone(page, finishedOn);

  await pass(366 * 24);
  const asked = await mailTo(client, customer.email, /^What did it make in a year\?$/);
  await page.goto(at(/\/requests\/[\w-]+/.exec(asked.text)?.[0] ?? ""));
  await page.goto(`${page.url().replace(/\/year$/, "")}/year`);
  await page.getByLabel("Day of the first reading").fill(finishedOn);
  await page.getByLabel("Day of the last reading").fill(londonDay(await now()));
  await page.getByLabel("Kilowatt-hours between them").fill("3,500");
  await page.getByRole("button", { name: "Save my reading" }).click();
  await expect(page.getByText(/^Predicted 3,700, measured 3,4\d\d \(9\d%\)/)).toBeVisible();
});

test("stop everything: each company is told, confirms, and no longer sees who the customer is", {
  tag: "@story",
}, async ({ page }) => {
  const { customer, purchases } = await boughtByThree();
  await page.goto(at(`${customer.link}/stop`));
  await page.getByRole("button", { name: "Stop everything now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("0 of 3 have confirmed");
  for (const [confirmed, { installer, id }] of purchases.entries()) {
    await mailTo(client, installer.email, /^Stop contacting /);
    const seen = await (await installer.client.get(`/api/v1/purchases/${id}`)).json();
    expect(seen).toMatchObject({ status: "ended", endedReason: "stopped" });
    expect(seen.contact).toMatchObject({ email: null, phone: null });
    await post(installer, `/purchases/${id}/stop-confirmation`, {}, 200);
    await page.goto(at(`${customer.link}/stop`));
    await expect(page.getByRole("main")).toContainText(`${confirmed + 1} of 3`);
  }
  await mailTo(client, customer.email, /^All have confirmed$/);
});

interface Bought {
  installer: Installer;
  id: string;
}

/** A customer's confirmed request that three companies have bought. */
async function boughtByThree(): Promise<{ customer: Customer; purchases: [Bought, Bought, Bought] }> {
  const customer = await town.people.customer({ form: { serviceType: "solar-panels" } });
  const one = await purchaseBy("Kestrel Roofs Ltd", customer);
  const two = await purchaseBy("Merlin Solar Ltd", customer);
  const three = await purchaseBy("Lapwing Electrical Ltd", customer);
  return { customer, purchases: [one, two, three] };
}

/** A new company of that name buys. */
async function purchaseBy(companyName: string, customer: Customer): Promise<Bought> {
  const installer = await town.people.installer({ credits: 10, companyName });
  const { items } = await (await installer.client.get("/api/v1/leads")).json();
  const isTheirs = ({ description }: { description: string | null }) => description?.includes(customer.word);
  const id = randomUUID();
  await buy(installer.client, items.find(isTheirs).id, id);
  return { installer, id };
}

async function post({ client }: Installer, path: string, data: unknown, status = 201): Promise<void> {
  const answer = await client.post(`/api/v1${path}`, { headers: { "Idempotency-Key": randomUUID() }, data });
  expect(answer.status(), await answer.text()).toBe(status);
}

async function sayDone(page: Page, day: string): Promise<void> {
  await page.getByLabel("Date it was finished").fill(day);
  await page.getByLabel("Final price").fill("6,200");
  for (const question of ["Was the price kept?", "Was it on time?", "Would you use them again?"]) {
    await page.getByRole("group", { name: question }).getByLabel("Yes").check();
  }
  await page.getByRole("group", { name: "How was it, from 1 to 5?" }).getByLabel("5").check();
  await page.getByLabel("In your words").fill("Tidy work, and they rang before they came.");
  await page.getByRole("button", { name: "The work is finished" }).click();
  await expect(page.getByRole("heading", { name: "Your project is done" })).toBeVisible();
}

const at = (path: string) => town.server.url + path;

async function pass(hours: number): Promise<void> {
  const answer = await client.post("/demo/clock", { data: { hours }, headers: { origin: town.server.url } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function now(): Promise<Date> {
  return new Date((await (await client.get("/demo/clock.json")).json()).now);
}
