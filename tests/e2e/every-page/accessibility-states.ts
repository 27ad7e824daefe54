import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { leadDeskStates } from "#tests/e2e/every-page/lead-desk-states.ts";
import { paymentDeskStates } from "#tests/e2e/every-page/payment-desk-states.ts";
import type { State } from "#tests/e2e/every-page/state.ts";
import { withoutLiveNews } from "#tests/e2e/town/on-page.ts";
import { becomePerson, buy, type Installer, type People, sayPassword, send } from "#tests/e2e/town/people.ts";
import { appCode } from "#tests/support/authenticator.ts";

const at = (path: string) => (page: Page) => page.goto(path);

const ADMIN = "admin@demo.example";
/** Has bought leads and has credits left. */
const BUYER = "rival1@demo.example";

/** Every page, and each of its states that looks different. */
export const states: State[] = [
  { name: "home", open: at("/") },
  { name: "home, signed in", as: BUYER, open: at("/") },
  { name: "home with errors", open: (page) => sendUnchecked(page, "/", "Get my 3 free quotes") },
  { name: "thank-you", open: at("/thank-you") },

  { name: "request, unconfirmed", open: async (page, people) => page.goto(await link(people, false)) },
  { name: "request, confirmed", open: async (page, people) => page.goto(await link(people, true)) },
  {
    name: "request, asking before it is closed",
    async open(page, people) {
      await page.goto(await link(people, true));
      await page.getByRole("button", { name: "Close my request" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "request, bought and closed",
    async open(page, people) {
      const [{ client }, customer] = await Promise.all([people.installer({ credits: 10 }), people.customer()]);
      const html = await (await client.get("/leads")).text();
      const card = html.split("<article").find((text) => text.includes(customer.word)) ?? "";
      const [, leadId = ""] = /name="leadId" value="([^"]+)"/.exec(card) ?? [];
      await buy(client, leadId);
      await send(client, customer.link, { intent: "close" }, 302);
      await page.goto(customer.link);
      await expect(page.getByRole("listitem").filter({ hasText: "Renewables Ltd" })).toBeVisible();
    },
  },
  {
    name: "request, asking before it is closed, without scripts",
    open: async (page, people) => page.goto(`${await link(people, true)}/close`),
  },
  {
    name: "request, asking before details are deleted",
    open: async (page, people) => page.goto(`${await link(people, true)}/delete`),
  },
  { name: "a link that does not work", open: at("/requests/forged") },
  { name: "find your request", open: at("/requests") },
  { name: "find your request, with errors", open: (page) => sendUnchecked(page, "/requests", "Email me my link") },

  { name: "login", open: at("/auth") },
  { name: "login after signing up", open: at("/auth?notice=account-created") },
  { name: "login with errors", open: (page) => sendUnchecked(page, "/auth", "Login") },
  { name: "login, refused", open: refusedLogin },
  { name: "sign up", open: at("/auth?tab=signup") },
  { name: "sign up with errors", open: (page) => sendUnchecked(page, "/auth?tab=signup", "Sign Up") },

  { name: "reset", open: at("/auth?tab=reset") },
  { name: "reset, sent", open: at("/auth?tab=reset&notice=reset-sent") },
  { name: "reset with errors", open: (page) => sendUnchecked(page, "/auth?tab=reset", "Send Reset Email") },
  { name: "a reset link that does not work", open: at("/reset-password?token=forged") },
  { name: "confirmation mail again", open: at("/auth/resend?notice=confirmation-sent") },
  { name: "account", as: "pending@demo.example", open: at("/account") },
  { name: "account of an administrator", as: ADMIN, open: at("/account") },
  {
    name: "account with errors",
    as: "pending@demo.example",
    open: (page) => sendUnchecked(page, "/account", "Change Password"),
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
  { name: "dashboard, approved", as: "approved@demo.example", open: at("/dashboard") },
  { name: "dashboard, suspended", as: "suspended@demo.example", open: at("/dashboard") },

  { name: "leads, available", as: BUYER, open: at("/leads") },
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
  { name: "leads, refused", open: refusedPurchase },
  { name: "leads, pending", as: "pending@demo.example", open: at("/leads") },
  { name: "leads, suspended", open: suspendedWithPurchase },

  {
    name: "developers, with a new key and a webhook that fails",
    async open(page, people) {
      await becomePerson(page, await people.installer());
      await page.goto("/developers");
      await page.getByLabel("Address of your program").fill("http://localhost:1/hook");
      await sayPassword(page.getByRole("form", { name: "Add a webhook" }));
      await page.getByRole("button", { name: "Add webhook" }).click();
      await page.getByRole("button", { name: /^Send a test/ }).click();
      await expect(page.getByRole("table", { name: "Deliveries" })).toBeVisible();
      await page.getByLabel("Name of the key").fill("CRM");
      await page.getByRole("button", { name: "Make API key" }).click();
      await expect(page.getByText("Copy the key")).toBeVisible();
    },
  },
  { name: "credits, signed out", open: at("/credits") },
  { name: "credits, with a history", as: BUYER, open: at("/credits?tab=history") },
  { name: "credits, packs to buy", as: BUYER, open: at("/credits") },
  { name: "credits, without a history", as: "pending@demo.example", open: at("/credits?tab=history") },

  { name: "admin, installers", as: ADMIN, open: at("/admin") },
  {
    name: "admin, suspending",
    as: ADMIN,
    async open(page) {
      await page.goto("/admin");
      await page.getByRole("button", { name: "Suspend", exact: true }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "admin, no installer found", as: ADMIN, open: at("/admin?q=nobody+of+that+name") },
  { name: "admin, one installer", as: ADMIN, open: at("/admin/installers/demo-rival1") },
  {
    name: "admin, one installer, a check with errors",
    as: ADMIN,
    async open(page) {
      await page.goto("/admin/installers/demo-rival1");
      await page.getByText("Record check").first().click();
      await page.getByRole("button", { name: "Save check" }).first().click();
      await expect(page.getByRole("main")).toContainText("Choose whether it passed.");
    },
  },
  { name: "admin, leads", as: ADMIN, open: at("/admin/leads") },
  ...leadDeskStates,
  {
    name: "admin, new lead with errors",
    as: ADMIN,
    open: (page) => sendUnchecked(page, "/admin/leads/new", "Create Lead"),
  },
  {
    name: "admin, reported leads",
    as: ADMIN,
    async open(page, people) {
      await reportLead(await bought(people));
      await page.goto("/admin/refunds");
      await expect(page.getByRole("button", { name: "Accept", exact: true }).first()).toBeVisible();
    },
  },
  { name: "admin, operation", as: ADMIN, open: at("/admin/operation") },
  { name: "admin, users", as: ADMIN, open: at("/admin/users") },
  { name: "admin, users with errors", as: ADMIN, open: (page) => sendUnchecked(page, "/admin/users", "Add Admin") },
  { name: "admin, security log", as: ADMIN, open: at("/admin/security") },
  { name: "admin, audit log", as: ADMIN, open: at("/admin/audit") },
  { name: "admin, figures", as: ADMIN, open: at("/admin/figures") },
  { name: "admin, places sold", as: ADMIN, open: at("/admin/purchases") },
  ...paymentDeskStates,
  { name: "admin, credits given back", as: ADMIN, open: at("/admin/refunds/given") },
  { name: "access denied", as: "pending@demo.example", open: at("/admin") },

  { name: "not found", open: at("/nowhere") },
  { name: "captured mail", open: at("/demo/mail") },
  { name: "the gallery of components", open: at("/demo/components") },
];

async function link(people: People, confirmed: boolean): Promise<string> {
  return (await people.customer({ confirmed })).link;
}

async function sendUnchecked(page: Page, path: string, button: string) {
  await page.goto(path);
  const submit = page.getByRole("button", { name: button });
  await submit.evaluate((element: HTMLButtonElement) => element.setAttribute("formnovalidate", ""));
  await submit.click();
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
}

async function refusedLogin(page: Page) {
  await page.goto("/auth");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a wrong password");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("main").getByText("Login Failed")).toBeVisible();
}

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
  // Who hears that the lead goes cannot press any more.
  await withoutLiveNews(page);
  await page.goto("/leads");
  await page.getByRole("article").filter({ hasText: lead.word }).getByRole("button").click();
  await buy(other.client, lead.leadId);
  await page.getByRole("button", { name: "Buy for 5 credits" }).click();
  await expect(page.getByRole("main").getByText("Lead No Longer Available")).toBeVisible();
}

async function suspendedWithPurchase(page: Page, people: People) {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  await buy(installer.client, lead.leadId);
  await people.change(installer, { intent: "suspend", reason: "Three customers heard nothing." });
  await becomePerson(page, installer);
  await page.goto("/leads");
  await expect(page.getByRole("table")).toBeVisible();
}

type Bought = { installer: Installer; address: string };

async function bought(people: People): Promise<Bought> {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const purchaseId = randomUUID();
  await buy(installer.client, lead.leadId, purchaseId);
  return { installer, address: `/leads/purchases/${purchaseId}` };
}

async function reportLead({ installer, address }: Bought) {
  const form = { intent: "report", requestId: randomUUID(), reason: "wrong_phone", note: "Somebody else answers." };
  await send(installer.client, address, form, 302);
}

async function openPurchase(page: Page, { installer, address }: Bought) {
  await becomePerson(page, installer);
  await page.goto(address);
}
