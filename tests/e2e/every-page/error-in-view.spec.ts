import { expect, type Page } from "@playwright/test";
import { administratorStates } from "#tests/e2e/every-page/administrator-states.ts";
import { installerStates } from "#tests/e2e/every-page/installer-states.ts";
import { messageStates } from "#tests/e2e/every-page/message-states.ts";
import { outlineStates } from "#tests/e2e/every-page/outline-states.ts";
import { plannerStates } from "#tests/e2e/every-page/planner-states.ts";
import { publicStates } from "#tests/e2e/every-page/public-states.ts";
import { anotherOffer, quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { siteStates } from "#tests/e2e/every-page/site-states.ts";
import { type State, sendUnchecked } from "#tests/e2e/every-page/state.ts";
import { RICH } from "#tests/e2e/planner/a-plan.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";

const PHONE = { width: 360, height: 640 };

test.use({ viewport: PHONE });

const SEND = "Get my 3 free quotes";

const quotePages = [
  "/",
  "/contact",
  "/business",
  "/services/heat-pumps",
  "/services/commercial-solar",
  "/york-renewable-energy",
  "/solar-panels-croydon",
  `/planner/quotes?plan=${encodeURIComponent(RICH)}`,
];

/** A list of what an import would do; a button that only scripts show; an address in an order that no form sends. */
const ELSEWHERE = ["admin, import with errors and duplicates", "leads, refused", "the check, refused"];

const more: State[] = [
  { name: "a public complaint", open: (page) => sendUnchecked(page, "/complaints", "Send my complaint") },
  {
    name: "the household's links",
    async open(page, people) {
      const { customer } = await quotedRequest(people);
      await sendUnchecked(page, `${customer.link}/links`, "Share with my household");
    },
  },
  {
    name: "the check of a quote",
    async open(page) {
      await page.goto("/check-a-quote");
      await page.locator("[name=price]").fill("x");
      await page.getByRole("button", { name: "Check the figures" }).click();
    },
  },
  {
    name: "the planner",
    async open(page) {
      await page.goto("/planner");
      await page.getByRole("button", { name: "See my plan" }).first().click();
    },
  },
  {
    name: "the comparison with own prices",
    async open(page, people) {
      const { customer } = await quotedRequest(people);
      await anotherOffer(people, customer);
      await page.goto(`${customer.link}/compare`);
      await page.getByText("How we work out “better off”").click();
      await page.getByLabel("You pay for a kWh").fill("x");
      await page.getByRole("button", { name: "Recalculate" }).click();
    },
  },
  {
    name: "a quote from somebody else",
    async open(page, people) {
      const { customer } = await quotedRequest(people);
      await sendUnchecked(page, `${customer.link}/elsewhere`, "Keep this quote");
    },
  },
];

const failed = [
  ...siteStates,
  ...plannerStates,
  ...publicStates,
  ...messageStates,
  ...outlineStates,
  ...installerStates,
  ...administratorStates,
].filter(({ name }) => /\berrors\b|, refused$/.test(name) && !ELSEWHERE.includes(name));

async function expectProblemFirst(page: Page) {
  await expect(page).toHaveTitle(/^Error: /);
  const problem = page.locator(".error-summary, .refusal, [aria-invalid=true]").first();
  await expect(problem).toBeInViewport();
  const summary = page.getByRole("heading", { name: "There is a problem" });
  if ((await summary.count()) > 0) await expect(summary).toBeInViewport({ ratio: 1 });
  // In the order of the fields, each line leads to one.
  const places = await page.locator(".error-summary a").evaluateAll((links) =>
    links.map((link) => {
      const field = document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)));
      if (!field) return link.textContent;
      return [...document.querySelectorAll("*")].indexOf(field);
    }),
  );
  expect(places.filter((place) => typeof place === "string")).toEqual([]);
  expect(places).toEqual([...places].sort((one, other) => Number(one) - Number(other)));
}

test.describe("without scripts, a failed form begins with what is wrong", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of quotePages) {
    test(`the quote form of ${path}`, { tag: path === "/services/heat-pumps" ? "@story" : [] }, async ({ page }) => {
      await sendUnchecked(page, path, SEND);
      await expect(page).toHaveURL(/#quote$/);
      await expect(page.locator(":focus")).toContainText("There is a problem");
      await expectProblemFirst(page);
    });
  }

  for (const state of [...failed, ...more]) {
    test(state.name, async ({ page, demo, people }) => {
      if (state.as) await becomePerson(page, { client: await demo(state.as) });
      await state.open(page, people);
      await expectProblemFirst(page);
    });
  }
});

test("with scripts, the quote form keeps one place for #quote, and its title says Error until it is sent again", async ({
  page,
}) => {
  await sendUnchecked(page, "/services/heat-pumps", SEND);
  await expectProblemFirst(page);
  await expect(page.locator("#quote")).toHaveCount(1);
  await expect(page.locator(":focus")).toContainText("There is a problem");
});
