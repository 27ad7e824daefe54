import { expect, type Page } from "@playwright/test";
import { becomePerson, buy, type People, send } from "#tests/e2e/people.ts";

interface State {
  name: string;
  /** A sign-in of the demonstration, which only looks. */
  as?: string;
  open(page: Page, people: People): Promise<unknown>;
}

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
  { name: "a link that does not work", open: at("/requests/forged") },

  { name: "login", open: at("/auth") },
  { name: "login after signing up", open: at("/auth?notice=account-created") },
  { name: "login with errors", open: (page) => sendUnchecked(page, "/auth", "Login") },
  { name: "login, refused", open: refusedLogin },
  { name: "sign up", open: at("/auth?tab=signup") },
  { name: "sign up with errors", open: (page) => sendUnchecked(page, "/auth?tab=signup", "Sign Up") },

  { name: "dashboard, pending", as: "pending@demo.example", open: at("/dashboard") },
  { name: "dashboard, approved", as: "approved@demo.example", open: at("/dashboard") },
  { name: "dashboard, suspended", as: "suspended@demo.example", open: at("/dashboard") },

  { name: "leads, available", as: BUYER, open: at("/leads") },
  { name: "leads, without credits", as: "empty@demo.example", open: at("/leads") },
  { name: "leads, purchased", as: BUYER, open: at("/leads?tab=purchased") },
  { name: "leads, none purchased", as: "empty@demo.example", open: at("/leads?tab=purchased") },
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

  { name: "credits, signed out", open: at("/credits") },
  { name: "credits, with a history", as: BUYER, open: at("/credits") },
  { name: "credits, without a history", as: "pending@demo.example", open: at("/credits") },

  { name: "admin, installers", as: ADMIN, open: at("/admin") },
  {
    name: "admin, suspending",
    as: ADMIN,
    async open(page) {
      await page.goto("/admin");
      await page
        .getByRole("button", { name: /^Suspend / })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "admin, leads", as: ADMIN, open: at("/admin/leads") },
  { name: "admin, new lead", as: ADMIN, open: at("/admin/leads/new") },
  {
    name: "admin, new lead with errors",
    as: ADMIN,
    open: (page) => sendUnchecked(page, "/admin/leads/new", "Create Lead"),
  },
  { name: "access denied", as: "pending@demo.example", open: at("/admin") },

  { name: "not found", open: at("/nowhere") },
  { name: "captured mail", open: at("/demo/mail") },
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

async function refusedPurchase(page: Page, people: People) {
  const [one, other, lead] = await Promise.all([
    people.installer({ credits: 10 }),
    people.installer({ credits: 10 }),
    people.lead({ places: 1 }),
  ]);
  await becomePerson(page, one);
  await page.goto("/leads");
  await buy(other.client, lead.leadId);
  await page.getByRole("article").filter({ hasText: lead.word }).getByRole("button").click();
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
