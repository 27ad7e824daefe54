import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, buy, type Installer, send } from "#tests/e2e/support/people.ts";
import { violationsOn } from "#tests/e2e/support/violations.ts";

const card = (page: Page, word: string) => page.getByRole("article").filter({ hasText: word });
const live = (page: Page) => page.getByText("Live: new leads appear on top");

async function onLeads(page: Page, installer: Installer, address = "/leads") {
  await becomePerson(page, installer);
  await page.goto(address);
  await expect(live(page)).toBeVisible();
}

test("a new lead appears and a sold one goes, in another browser and without a reload", {
  tag: ["@story", "@embedded"],
}, async ({ people, page }) => {
  const [watcher, buyer] = await Promise.all([people.installer(), people.installer({ credits: 10 })]);
  await onLeads(page, watcher);
  await page.evaluate(() => document.body.setAttribute("data-kept", "yes"));
  const lead = await people.lead({ places: 2 });
  await expect(card(page, lead.word)).toContainText("2 of 2 places left");
  await expect(page.getByRole("status").filter({ hasText: "New lead: Solar Panels" })).toHaveCount(1);

  await buy(buyer.client, lead.leadId);
  await expect(card(page, lead.word)).toContainText("1 of 2 places left");
  await buy((await people.installer({ credits: 10 })).client, lead.leadId);
  await expect(card(page, lead.word).getByRole("button", { name: "No longer available" })).toBeDisabled();
  await expect(card(page, lead.word)).toHaveCount(0);
  await expect(page.locator("body")).toHaveAttribute("data-kept", "yes");
});

test("a purchase in another window is shown as bought, with a link", async ({ people, page }) => {
  const installer = await people.installer({ credits: 10 });
  const lead = await people.lead({ places: 3 });
  await onLeads(page, installer);
  // While the pointer is on it, the card stays.
  await card(page, lead.word).hover();
  await buy(installer.client, lead.leadId);
  await expect(card(page, lead.word)).toContainText("You have already bought this lead.");
  await expect(page.getByRole("link", { name: "My Purchased Leads (1)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "5 credits" })).toBeVisible();
  await expect(card(page, lead.word)).not.toContainText("places left");
  await card(page, lead.word).getByRole("link", { name: "See its contact details" }).click();
  await expect(page.getByRole("table")).toContainText(lead.word);
});

test("a lead that arrived live can be bought like any other", async ({ people, page }) => {
  const installer = await people.installer({ credits: 10 });
  await onLeads(page, installer);
  const lead = await people.lead();
  await card(page, lead.word).getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Balance after5 credits");
  await dialog.getByRole("button", { name: "Buy for 5 credits" }).click();
  await expect(page).toHaveURL(/tab=purchased/);
  await expect(page.getByRole("main")).toContainText(lead.word);
  await expect(page.getByRole("rowheader").getByRole("link").first()).toBeFocused();
});

test("a lead sold while the dialog is open says so there, and can no longer be bought", {
  tag: "@story",
}, async ({ people, page }) => {
  const [installer, rival] = await Promise.all([people.installer({ credits: 10 }), people.installer({ credits: 10 })]);
  const lead = await people.lead({ places: 1 });
  await onLeads(page, installer);
  await expect(card(page, lead.word)).toContainText("Only for one installer");
  await card(page, lead.word).getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  await buy(rival.client, lead.leadId);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("Lead No Longer Available");
  await expect(dialog.getByRole("alert")).toContainText("You have not been charged.");
  await expect(dialog.getByRole("button", { name: "Buy for 5 credits" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(card(page, lead.word).getByRole("button", { name: "No longer available" })).toBeDisabled();
});

test("a purchase in one tab updates balance and counts in the other", async ({ people, page }) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  await onLeads(page, installer);
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("link", { name: "10 credits" })).toBeVisible();
  await card(page, lead.word).getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Buy for 5 credits" }).click();
  await expect(page).toHaveURL(/tab=purchased/);
  await expect(other.getByRole("link", { name: "5 credits" })).toBeVisible();
});

test("readers further down are told of new leads and decide when the list moves", async ({ people, page }) => {
  const installer = await people.installer();
  await onLeads(page, installer);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const lead = await people.lead();
  const bar = page.getByRole("button", { name: /^\d+ new leads?$/ });
  await expect(bar).toBeVisible();
  // Other tests sell the leads above, so the first card may have changed; ours has to wait.
  await expect(page.getByRole("article").first()).not.toBeInViewport();
  await expect(card(page, lead.word)).toHaveCount(0);
  await bar.click();
  // Other leads may be waiting by now; this one no longer is.
  await expect(card(page, lead.word)).toBeInViewport();
});

test("only leads that match the current filter appear", async ({ people, page }) => {
  const installer = await people.installer();
  await onLeads(page, installer, "/leads?service=heat-pumps");
  const other = await people.lead({ form: { service_type: "ev-chargers" } });
  const sought = await people.lead({ form: { service_type: "heat-pumps" } });
  await expect(card(page, sought.word)).toBeVisible();
  await expect(card(page, other.word)).toHaveCount(0);
});

test("a company can open six streams; a seventh is told when to retry, and works once another ends", async ({
  people,
  baseURL,
}) => {
  const [company, other] = await Promise.all([people.installer(), people.installer()]);
  const cookiesOf = async ({ client }: Installer) =>
    (await client.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const cookie = await cookiesOf(company);
  const others = await cookiesOf(other);
  const stops = Array.from({ length: 30 }, () => new AbortController());
  const ask = (stop: AbortController, as = cookie) =>
    fetch(`${baseURL}/api/v1/leads/events`, { headers: { cookie: as }, signal: stop.signal });
  const answers = await Promise.all(stops.map((stop) => ask(stop)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(24);
  expect(refused.map(({ headers }) => headers.get("retry-after"))).toEqual(refused.map(() => "10"));
  const last = new AbortController();
  expect((await ask(last, others)).status).toBe(200);
  for (const stop of stops) stop.abort();
  await expect.poll(async () => (await ask(last)).status).toBe(200);
  last.abort();
});

test("events contain no contact details, and stop for anyone suspended or signed out", {
  tag: ["@story", "@embedded"],
}, async ({ people, page }) => {
  const [installer, visitor] = await Promise.all([people.installer(), people.installer({ status: "pending" })]);
  expect((await visitor.client.get("/api/v1/leads/events")).status()).toBe(403);
  await onLeads(page, installer);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const source = new EventSource("/api/v1/leads/events");
    for (const name of ["lead.available", "goodbye"]) {
      source.addEventListener(name, (event) => heard.push(`${name} ${(event as MessageEvent<string>).data}`));
    }
    return new Promise((resolve) => source.addEventListener("open", resolve));
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join("\n"));
  const lead = await people.lead({ form: { customer_name: "Ada Thistlewood", customer_phone: "07700 900987" } });
  await expect.poll(heard).toContain(lead.leadId);
  for (const secret of ["Thistlewood", "07700", "900987", `ada-${lead.word}`, "CR0 1EA"]) {
    expect(await heard()).not.toContain(secret);
  }
  await people.suspend(installer);
  await people.lead();
  await expect(page.getByRole("heading", { name: "Account Approval Required" })).toBeVisible();
});

test("the filters are in the address and work without scripts", async ({ people, browser }) => {
  const installer = await people.installer();
  const lead = await people.lead({ form: { service_type: "energy-audits", urgency: "high" } });
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  await becomePerson(page, installer);
  await page.goto("/leads");
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Service", { exact: true }).selectOption("Energy Audits");
  await page.getByLabel("Urgency").selectOption("High");
  await page.getByRole("button", { name: "Show leads" }).click();
  await expect(page).toHaveURL(/service=energy-audits&urgency=high/);
  await expect(card(page, lead.word)).toBeVisible();
  await page.getByText("Filters (2)").click();
  await expect(page.getByLabel("Service", { exact: true })).toHaveValue("energy-audits");
  await page.getByLabel("Urgency").selectOption("Low");
  await page.getByRole("button", { name: "Show leads" }).click();
  await expect(page).toHaveURL(/urgency=low/);
  await expect(card(page, lead.word)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.close();
});

test("a filter applies at once, keeps the focus, is named above the list and can be removed there", async ({
  people,
  page,
}) => {
  const installer = await people.installer();
  const lead = await people.lead({ form: { service_type: "energy-audits", urgency: "high" } });
  await becomePerson(page, installer);
  await page.goto("/leads");
  await expect(page.getByText(/^Showing 1–\d+ of \d+$/)).toBeVisible();
  await page.getByText("Filters", { exact: true }).click();
  const urgency = page.getByLabel("Urgency");
  await urgency.focus();
  await urgency.selectOption("Low");
  await expect(page).toHaveURL(/urgency=low/);
  await expect(card(page, lead.word)).toHaveCount(0);
  await expect(urgency).toBeFocused();
  await expect(page.getByRole("button", { name: "Show leads" })).toHaveCount(0);
  await urgency.selectOption("High");
  await page.getByLabel("Service", { exact: true }).selectOption("Energy Audits");
  await expect(page.getByText("Filters (2)")).toBeVisible();
  await expect(card(page, lead.word)).toBeVisible();
  const inForce = page.getByRole("list", { name: "Current filters" });
  await inForce.getByRole("link", { name: /^Energy Audits/ }).click();
  await expect(page).toHaveURL(/leads\?urgency=high$/);
  await expect(page.getByLabel("Service", { exact: true })).toHaveValue("");
  await expect(urgency).toHaveValue("high");
});

test("leads in its own area and services come first, all leads are one click away", async ({ people, page }) => {
  const installer = await people.installer();
  const profile = { basePostcode: "PL1 1AA", radiusMiles: "20", services: "heat-pumps" };
  await send(installer.client, "/profile", { form: "coverage", ...profile }, 302);
  const near = await people.lead({ form: { service_type: "heat-pumps", postcode: "PL1 2AA" } });
  const far = await people.lead();
  await onLeads(page, installer);
  await expect(card(page, near.word)).toContainText("Less than 1 mile away");
  await expect(card(page, far.word)).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("link", { name: "All leads" }).click();
  await expect(card(page, far.word)).toContainText(/\d+ miles away/);
  await expect(page).toHaveURL(/area=all/);
});
