import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { limits } from "#config/limits.ts";
import { type Bought, bought, boughtRequest, reportLead, stoppedRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { chosenRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { at, type State, sendUnchecked } from "#tests/e2e/every-page/state.ts";
import { withoutLiveNews } from "#tests/e2e/support/on-page.ts";
import { becomePerson, buy, confirmPassword, type People, send } from "#tests/e2e/support/people.ts";
import { appCode } from "#tests/support/authenticator.ts";

/** In the format of browsers. */
const PUSH_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const PUSH_SECRET = "BTBZMqHH6r4Tts7J_aSIgg";

const BUYER = "approved@demo.example";

export const installerStates: State[] = [
  { name: "home, signed in", as: BUYER, open: at("/") },
  { name: "notices", as: BUYER, open: at("/account/notices") },
  { name: "team activity", as: BUYER, open: at("/team/activity") },
  { name: "account", story: true, as: "pending@demo.example", open: at("/account") },
  {
    name: "account with errors",
    story: true,
    as: "pending@demo.example",
    open: (page) => sendUnchecked(page, "/account", "Change password"),
  },
  { name: "two-factor sign-in, off", as: "pending@demo.example", open: at("/account/two-factor") },
  { name: "two-factor sign-in, being set up", open: settingUpTwoFactor },
  { name: "two-factor sign-in, on, with its codes", open: (page, people) => twoFactorOn(page, people) },
  {
    name: "two-factor sign-in, managed",
    open: async (page, people) => twoFactorOn(page, people, "/account/two-factor"),
  },
  { name: "two-factor sign-in, asked for a code", open: askedForCode },
  { name: "dashboard, pending", as: "pending@demo.example", open: at("/dashboard") },
  { name: "onboarding, company", as: "pending@demo.example", open: at("/onboarding/company") },
  {
    name: "onboarding, services and area, with errors",
    async open(page, people) {
      await becomePerson(page, await people.installer({ status: "pending" }));
      await sendUnchecked(page, "/onboarding/services", "Save and continue");
    },
  },
  {
    name: "onboarding, MCS number before the services",
    async open(page, people) {
      await becomePerson(page, await people.installer({ status: "pending" }));
      await page.goto("/onboarding/mcs");
    },
  },
  {
    name: "onboarding, MCS number with errors",
    async open(page, people) {
      const company = await people.installer({ status: "pending" });
      const area = { basePostcode: "RG40 1AA", radiusMiles: "30", services: "heat-pumps,solar-panels" };
      await send(company.client, "/onboarding/services", area, 302);
      await becomePerson(page, company);
      await sendUnchecked(page, "/onboarding/mcs", "Save and continue");
    },
  },
  {
    name: "onboarding, insurance with errors",
    as: "pending@demo.example",
    open: (page) => sendUnchecked(page, "/onboarding/insurance", "Save and continue"),
  },
  {
    name: "onboarding, company on record",
    async open(page, people) {
      const company = await people.installer();
      await send(company.client, "/onboarding/company", { legalForm: "sole_trader", companyNumber: "" }, 302);
      await becomePerson(page, company);
      await page.goto("/onboarding/company");
      await expect(page.getByRole("main")).toContainText("Sole trader");
    },
  },
  { name: "search, something found", as: BUYER, open: at("/search?q=ma") },
  { name: "search, nothing found", as: BUYER, open: at("/search?q=nobodyatall") },
  { name: "dashboard, approved", as: "approved@demo.example", open: at("/dashboard") },
  { name: "dashboard, suspended", as: "suspended@demo.example", open: at("/dashboard") },
  {
    name: "our decisions, with errors",
    as: "suspended@demo.example",
    open: (page) => sendUnchecked(page, "/second-look", "Ask for a second look"),
  },
  {
    name: "profile, a holiday with errors",
    as: "pending@demo.example",
    open: (page) => sendUnchecked(page, "/profile/area", "Add holiday"),
  },
  {
    name: "profile, limits with errors",
    as: "pending@demo.example",
    async open(page) {
      await page.goto("/profile/limits");
      const form = page.getByRole("form", { name: "Limits of your company" });
      await form.getByLabel("Leads a day").fill("-1");
      await form.getByRole("button", { name: /^Save limits/ }).click();
      await expect(form.getByRole("alert")).toContainText("Enter a whole number");
    },
  },
  { name: "profile, a device that had too many tests", open: triedTooOften },
  { name: "leads, available", everyColour: true, as: BUYER, open: at("/leads") },
  { name: "leads, without credits", as: "empty@demo.example", open: at("/leads") },
  { name: "leads, purchased", as: BUYER, open: at("/leads?tab=purchased") },
  { name: "leads, none purchased", as: "empty@demo.example", open: at("/leads?tab=purchased") },
  { name: "leads, none found", as: BUYER, open: at("/leads?tab=purchased&q=nobody") },
  {
    name: "a purchased lead, with errors",
    async open(page, people) {
      await openPurchase(page, await bought(people));
      await page.getByRole("button", { name: "Report this lead" }).click();
      await expect(page.getByRole("main")).toContainText("Choose what is wrong with the lead.");
    },
  },
  {
    name: "a purchased lead with a brief",
    async open(page, people) {
      const purchase = await boughtRequest(people);
      const brief = { seen: "0", year: "1936", storeys: "2", tenure: "freehold" };
      await send(purchase.installer.client, `${purchase.customer.link}/brief`, brief, 302);
      await openPurchase(page, purchase);
      await expect(page.getByRole("region", { name: "Brief" })).toContainText("1936");
    },
  },
  {
    name: "a purchased lead whose quote is chosen, with what is owed",
    async open(page, people) {
      const chosen = await chosenRequest(people);
      await openPurchase(page, chosen);
      await page
        .getByText(/^Give it/)
        .first()
        .click();
      await expect(page.getByRole("button", { name: "Mark as done" }).first()).toBeVisible();
    },
  },
  {
    name: "a purchased lead whose customer stopped everything",
    async open(page, people) {
      await openPurchase(page, await stoppedRequest(people));
    },
  },
  {
    name: "stops to confirm",
    async open(page, people) {
      await becomePerson(page, (await stoppedRequest(people)).installer);
      await page.goto("/stops");
    },
  },
  { name: "no stop to confirm", as: "empty@demo.example", open: at("/stops") },
  {
    name: "a purchased lead, reported",
    async open(page, people) {
      const purchase = await bought(people);
      await reportLead(purchase);
      await openPurchase(page, purchase);
    },
  },
  {
    name: "leads, with the dialog open",
    as: BUYER,
    async open(page) {
      await page.goto("/leads");
      await page.getByRole("article").first().getByRole("button").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "leads, with saved views and errors", open: savedViews },
  { name: "leads, refused", open: refusedPurchase },
  { name: "leads, pending", as: "pending@demo.example", open: at("/leads") },
  { name: "leads, suspended", open: suspendedWithPurchase },
  {
    name: "developers, with a new key and a webhook that fails",
    async open(page, people) {
      await becomePerson(page, await people.installer());
      await page.goto("/developers");
      await page.getByLabel("Webhook address").fill("http://localhost:1/hook");
      await confirmPassword(page.getByRole("form", { name: "Add a webhook" }));
      await page.getByRole("button", { name: "Add webhook" }).click();
      await page.getByRole("button", { name: /^Send a test/ }).click();
      await expect(page.getByRole("table", { name: "Deliveries" })).toBeVisible();
      await page.getByLabel("Key name").fill("CRM");
      await page.getByRole("button", { name: "Make API key" }).click();
      await expect(page.getByText("Copy the key")).toBeVisible();
    },
  },
  { name: "credits, signed out", open: at("/credits") },
  { name: "credits, with a history", as: BUYER, open: at("/credits?tab=history") },
  { name: "credits, verify the history", as: BUYER, open: at("/credits/verify") },
  { name: "credits, packs to buy", as: BUYER, open: at("/credits") },
  { name: "credits, without a history", as: "pending@demo.example", open: at("/credits?tab=history") },
];

async function settingUpTwoFactor(page: Page, people: People) {
  const installer = await people.installer({ status: "pending" });
  await becomePerson(page, installer);
  await page.goto("/account/two-factor");
  await page.getByLabel("Your password").fill(installer.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  return installer;
}

async function twoFactorOn(page: Page, people: People, then?: string) {
  const installer = await settingUpTwoFactor(page, people);
  await page.getByLabel("6-digit code").fill(appCode(await page.locator("code.setup-key").innerText()));
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  if (then) await page.goto(then);
  return installer;
}

async function askedForCode(page: Page, people: People) {
  const { email, password } = await twoFactorOn(page, people);
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("6-digit code")).toBeVisible();
}

async function refusedPurchase(page: Page, people: People) {
  const [one, other, lead] = await Promise.all([
    people.installer({ credits: 10 }),
    people.installer({ credits: 10 }),
    people.lead({ places: 1 }),
  ]);
  await becomePerson(page, one);
  // Once the page hears that the lead is gone, its button can't be clicked.
  await withoutLiveNews(page);
  await page.goto("/leads");
  await page.getByRole("article").filter({ hasText: lead.word }).getByRole("button").click();
  await buy(other.client, lead.leadId);
  await page.getByRole("button", { name: "Buy for 5 credits" }).click();
  await expect(page.getByRole("main").getByText("Lead No Longer Available")).toBeVisible();
}

async function savedViews(page: Page, people: People) {
  const installer = await people.installer();
  for (const [name, filter] of [
    ["Urgent heat pumps near the Bristol yard", "service=heat-pumps&urgency=high"],
    ["All", "area=all"],
  ] as const) {
    await send(installer.client, `/leads?${filter}`, { form: "save-view", id: randomUUID(), name }, 302);
  }
  await becomePerson(page, installer);
  await page.goto("/leads?urgency=low");
  await page.getByText("Save this view").click();
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByRole("main")).toContainText("Give the view a name.");
}

async function suspendedWithPurchase(page: Page, people: People) {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  await buy(installer.client, lead.leadId);
  await people.suspend(installer, "Three customers heard nothing.");
  await becomePerson(page, installer);
  await page.goto("/leads");
  await expect(page.getByRole("table")).toBeVisible();
}

async function openPurchase(page: Page, { installer, address }: Bought) {
  await becomePerson(page, installer);
  await page.goto(address);
}

async function triedTooOften(page: Page, people: People) {
  const { client } = await people.installer();
  const area = { basePostcode: "RG40 1AA", radiusMiles: "30", services: "heat-pumps" };
  await send(client, "/profile", { form: "coverage", ...area }, 302);
  const browser = { endpoint: "https://push.example.invalid/one", publicKey: PUSH_KEY, authSecret: PUSH_SECRET };
  await send(client, "/account/notices", { form: "notify-device", from: "notices", ...browser }, 302);
  const [, id = ""] =
    /name="id" value="([\w-]+)"\/><input type="hidden" name="testId"/.exec(
      await (await client.get("/account/notices")).text(),
    ) ?? [];
  for (let tests = 0; tests < limits.deviceTestsMax; tests++) {
    await send(client, "/account/notices", { form: "test-device", id, testId: randomUUID() }, 302);
  }
  await becomePerson(page, { client });
  await page.goto("/account/notices");
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByRole("region", { name: "On your phone or computer" }).getByRole("alert")).toContainText(
    `You have sent ${limits.deviceTestsMax} tests`,
  );
}
