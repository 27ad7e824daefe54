import { randomInt, randomUUID } from "node:crypto";
import { type APIResponse, expect, type Locator, type Page } from "@playwright/test";
import type { Client } from "#tests/e2e/support/client.ts";

export interface Installer {
  client: Client;
  id: string;
  email: string;
  password: string;
  companyName: string;
  contactName: string;
}

export interface Customer {
  name: string;
  email: string;
  phone: string;
  postcode: string;
  /** In the message, and nowhere else. */
  word: string;
  /** The private page's address, without the site. */
  link: string;
  leadId: string;
}

export interface WantedInstaller {
  status?: "pending" | "approved" | "suspended";
  credits?: number;
  companyName?: string;
}

/** People whom a test needs before its story begins. */
export interface People {
  /** A company that has signed up and confirmed its address, in the state an administrator gave it; signed in. */
  installer(wanted?: WantedInstaller): Promise<Installer>;
  /** A customer's request, confirmed unless said otherwise. */
  customer(wanted?: { confirmed?: boolean; form?: Record<string, string> }): Promise<Customer>;
  /** A lead that an administrator enters, for sale at once. */
  lead(wanted?: { places?: number; form?: Record<string, string> }): Promise<{ leadId: string; word: string }>;
  /** Returns the purchase's id. */
  purchase(installer: Installer, leadId: string): Promise<string>;
  /** An administrator accepts a change that customers will see. */
  accept(installer: Installer): Promise<void>;
  suspend(installer: Installer, reason?: string): Promise<void>;
  reinstate(installer: Installer): Promise<void>;
}

export const PASSWORD = "wind over Whitby 7";

/** A unique word that looks like neither a number nor an address. */
export function aWord(): string {
  return Array.from({ length: 10 }, () => "abcdefghijklmnop"[randomInt(16)]).join("");
}

/** A number from Ofcom's range for drama, as people write it. */
export function aPhone(): string {
  return `07700 900${String(randomInt(1000)).padStart(3, "0")}`;
}

export function signUpForm(given: { email: string; companyName?: string; password?: string; contactName?: string }) {
  const { email, companyName = "Northern Roofs Ltd", password = PASSWORD, contactName = "Priya Shah" } = given;
  return { form: "signup", contactName, companyName, email, password, confirmPassword: password };
}

/** As a customer fills it in; email and message are unique. */
export function quoteForm(given: Record<string, string> = {}) {
  const word = aWord();
  return {
    name: "Sam Okonedo",
    email: `customer-${word}@example.com`,
    phone: aPhone(),
    postcode: "SM1 1EA",
    serviceType: "heat-pumps",
    timeframe: "asap",
    message: `The boiler is old, see ${word}.`,
    ...given,
    word,
  };
}

export function leadForm(word: string) {
  return {
    customer_name: "Ada Thistlewood",
    customer_email: `ada-${word}@example.com`,
    customer_phone: aPhone(),
    service_type: "solar-panels",
    location: "Croydon",
    postcode: "CR0 1EA",
    description: `South-facing roof, see ${word}.`,
    urgency: "medium",
    told_by_phone: "yes",
  };
}

/** Sends a form and checks the response's status. */
export async function send(
  client: Client,
  path: string,
  form: Record<string, string>,
  status: number,
): Promise<APIResponse> {
  const answer = await client.post(path, { form });
  expect(answer.status(), `POST ${path}`).toBe(status);
  return answer;
}

export async function signIn(client: Client, { email, password }: { email: string; password: string }): Promise<void> {
  await send(client, "/auth", { form: "login", email, password }, 302);
}

/** Asked before anything that outlives the session, unless confirmed within the last minutes. */
export async function confirmPassword(form: Page | Locator, password: string = PASSWORD): Promise<void> {
  const field = form.getByLabel("Your password");
  if ((await field.count()) > 0) await field.fill(password);
}

/** Clicks the button of a card: the same form, the same ids. */
export function buy(client: Client, leadId: string, purchaseId: string = randomUUID()): Promise<APIResponse> {
  return client.post("/leads", { form: { leadId, purchaseId } });
}

export async function balanceOf(client: Client): Promise<number> {
  const html = await (await client.get("/dashboard")).text();
  const [, credits] = /Available Credits<\/dt><dd[^>]*>(\d+)</.exec(html) ?? [];
  return Number(credits);
}

/** Signs the page in as that person. */
export async function becomePerson(page: Page, { client }: Pick<Installer, "client">): Promise<void> {
  await page.context().addCookies((await client.storageState()).cookies);
}

/** As a header, for requests sent without the client. */
export async function cookieOf(client: Client): Promise<string> {
  return (await client.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** Buys a pack on the test page, as a browser without scripts does. Returns the payment's id. */
export async function buyPack(client: Client, pack = "starter"): Promise<string> {
  const paymentId = randomUUID();
  const answer = await send(client, "/credits", { paymentId, pack }, 303);
  const { pathname } = new URL(answer.headers().location ?? "", answer.url());
  await send(client, pathname, { intent: "pay" }, 303);
  return paymentId;
}
