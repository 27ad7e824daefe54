import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { londonDay } from "#domain/time/calendar.ts";
import { boughtRequest, reportLead } from "#tests/e2e/every-page/bought-lead.ts";
import { chosenRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { at, type State, sendUnchecked } from "#tests/e2e/every-page/state.ts";
import { becomePerson, type Customer, type Installer, type People, send } from "#tests/e2e/support/people.ts";

const ADMIN = "admin@demo.example";
const BUYER = "approved@demo.example";

/** What we show of companies, to anyone, to their customers, to themselves and at the desk. */
export const trustStates: State[] = [
  { name: "installers", open: at("/installers") },
  { name: "installers near a postcode", open: at("/installers?postcode=RG4&technology=solar") },
  { name: "installers, an unknown postcode", open: at("/installers?postcode=QQ99&technology=nothing") },
  { name: "installers, none found", open: at("/installers?postcode=ZE2&technology=heat_pump") },
  { name: "a public profile", story: true, everyColour: true, open: openProfile },
  { name: "the public profile of a suspended company", open: at("/installers/quillfeather-renewables-ltd") },
  {
    name: "a review to report, with errors",
    async open(page) {
      await openProfile(page);
      const report = await page
        .getByRole("link", { name: /^Report this review/ })
        .first()
        .getAttribute("href");
      await sendUnchecked(page, report ?? "", "Send my report");
    },
  },
  { name: "how reviews work", open: at("/reviews-policy") },
  { name: "what we count", open: at("/transparency") },
  { name: "what a lead costs", open: at("/how-it-works-for-installers") },
  {
    name: "a complaint of anyone, with errors",
    open: (page) => sendUnchecked(page, "/complaints", "Send my complaint"),
  },

  {
    name: "one question about a request",
    async open(page, people) {
      await page.goto(`${(await reportedRequest(people)).link}/question`);
      await expect(page.getByRole("link", { name: "I asked and my details are right" })).toBeVisible();
    },
  },
  {
    name: "one question about a request, another number with errors",
    open: async (page, people) =>
      sendUnchecked(page, `${(await reportedRequest(people)).link}/question?answer=number`, "Send my answer"),
  },
  {
    name: "a vetting passport with what has changed",
    story: true,
    as: ADMIN,
    async open(page, people) {
      const { customer, installer, address } = await boughtRequest(people);
      await failCheck(page, installer);
      await page.context().clearCookies();
      await page.goto(`${customer.link}/passports/${idIn(address)}`);
      await expect(page.getByRole("main")).toContainText("One check no longer holds");
    },
  },
  {
    name: "a deposit at risk",
    story: true,
    async open(page, people) {
      const { customer, offer } = await chosenRequest(people);
      const paid = { intent: "paid", id: randomUUID(), paid: "1,980", paidOn: londonDay(new Date()) };
      await send(offer.company.client, `${customer.link}/deposit`, paid, 302);
      await people.suspend(offer.company, "Three customers heard nothing.");
      await page.goto(`${customer.link}/deposit`);
      await expect(page.getByRole("main")).toContainText("Pay nothing more to");
    },
  },
  {
    name: "a review to write, with errors",
    open: async (page, people) => sendUnchecked(page, await openReview(people), "Send my review"),
  },
  {
    name: "a review that is public",
    async open(page, people) {
      const own = await openReview(people);
      await page.goto(own);
      await page.getByRole("group", { name: "How was it, from 1 to 5?" }).getByLabel("2").check();
      await page.getByRole("group", { name: "Would you use them again?" }).getByLabel("No", { exact: true }).check();
      await page.getByLabel("In your words").fill("They withdrew a week before the date.");
      await page.getByLabel("May be shown as a review").check();
      await page.getByLabel("This is my own experience").check();
      await page.getByRole("button", { name: "Send my review" }).click();
      await expect(page.getByRole("main")).toContainText("Your review is public.");
    },
  },

  { name: "a company's reviews", as: BUYER, open: at("/reviews") },
  { name: "a company without reviews", as: "empty@demo.example", open: at("/reviews") },
  {
    name: "a company's reviews, a dispute with errors",
    as: BUYER,
    async open(page) {
      await page.goto("/reviews");
      await page
        .getByText(/^Dispute/)
        .first()
        .click();
      await page.getByRole("button", { name: "Send my dispute" }).first().click();
      await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
    },
  },
  {
    name: "our decisions, a second look with errors",
    as: "suspended@demo.example",
    open: (page) => sendUnchecked(page, "/second-look", "Ask for a second look"),
  },
  { name: "our decisions, none", as: "empty@demo.example", open: at("/second-look") },
  {
    name: "a company's public profile to take down, with errors",
    async open(page, people) {
      const company = await people.installer();
      await send(company.client, "/profile", { form: "publish", currentPassword: company.password }, 302);
      await becomePerson(page, company);
      await page.goto("/profile");
      await expect(page.getByRole("button", { name: "Take it down" })).toBeVisible();
    },
  },
  {
    name: "a history that is complete",
    as: BUYER,
    async open(page) {
      await page.goto("/credits/verify");
      await page.getByRole("button", { name: "Verify", exact: true }).click();
      await expect(page.getByText("Your history is complete and unchanged")).toBeVisible();
    },
  },

  {
    name: "admin, reviews, one to remove with errors",
    as: ADMIN,
    async open(page) {
      await page.goto("/admin/reviews");
      await page.getByText("Remove it").first().click();
      await page.getByRole("button", { name: "Remove the review" }).first().click();
      await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
    },
  },
  { name: "admin, signals", as: ADMIN, open: at("/admin/signals") },
  {
    name: "admin, second looks, without a reason",
    async open(page, people) {
      const company = await people.installer();
      await people.suspend(company, "Three customers heard nothing.");
      await becomePerson(page, company);
      await page.goto("/second-look");
      await page.getByLabel("What should we look at again?").fill("We rang all three of them.");
      await page.getByRole("button", { name: "Ask for a second look" }).click();
      await expect(page.getByRole("main")).toContainText("You have asked for a second look");
    },
  },
  {
    name: "admin, contract names, without evidence",
    as: ADMIN,
    async open(page, people) {
      const { customer } = await boughtRequest(people);
      await page.goto(`${customer.link}/contract-name`);
      await page.getByLabel("Name on the contract").fill("Quite Another Firm Ltd");
      await page.getByRole("button", { name: "Compare" }).click();
      await expect(page.getByRole("main")).toContainText("Ask before you sign.");
      await page.goto("/admin/contract-names");
      await page.locator("summary", { hasText: "Accept as trading name" }).first().click();
      await page.locator("details[open] form").getByRole("button").click();
      await expect(page.locator("details[open] form [aria-invalid]")).toBeVisible();
    },
  },
];

async function openProfile(page: Page) {
  await page.goto("/installers");
  await page.getByRole("list").getByRole("link").filter({ hasText: "Kestrelmoor" }).click();
  await expect(page.getByRole("heading", { name: "Not checked by us" })).toBeVisible();
}

const idIn = (address: string) => address.split("/").at(-1) ?? "";

/** As an administrator, who is signed in. */
async function failCheck(page: Page, { id, companyName }: Installer) {
  await page.goto("/admin");
  const check = { intent: "check", technology: "heat_pump", check: "insurance", id: randomUUID(), follows: "" };
  const paper = { insurer: "Aviva", reference: "POL-4711", holder: companyName, coverPounds: "2000000" };
  const form = { ...check, ...paper, outcome: "failed", evidence: "The insurer knows of no such policy." };
  const answer = await page.request.post(`/admin/installers/${id}`, {
    form,
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

/** A request of which a buyer says that its number is wrong. */
async function reportedRequest(people: People): Promise<Customer> {
  const purchase = await boughtRequest(people);
  await reportLead(purchase);
  return purchase.customer;
}

/** The page of a review which is open because the chosen company has left. */
async function openReview(people: People): Promise<string> {
  const { customer, offer, address } = await chosenRequest(people);
  await send(offer.company.client, address, { intent: "leave-choice" }, 302);
  return `${customer.link}/reviews/${idIn(address)}`;
}
