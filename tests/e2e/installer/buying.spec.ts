import { randomUUID } from "node:crypto";
import { type APIResponse, expect, type Page } from "@playwright/test";
import { limits } from "#config/limits.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailsTo } from "#tests/e2e/support/mailbox.ts";
import { expectNotice, withoutLiveNews } from "#tests/e2e/support/on-page.ts";
import { balanceOf, becomePerson, buy, type Installer } from "#tests/e2e/support/people.ts";

const TOO_FEW = `You need at least ${limits.leadPriceCredits} credits to purchase a lead.`;
const GONE = "Another installer has just bought the last place. You have not been charged.";

test("a button clicked 20 times at once buys once and charges once", { tag: ["@story", "@embedded"] }, async ({
  people,
  page,
}) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  const purchaseId = randomUUID();
  const presses = Array.from({ length: 20 }, () => buy(installer.client, lead.leadId, purchaseId));
  const answers = await Promise.all(presses);
  expect(new Set(answers.map(whereTo))).toEqual(
    new Set([`302 /leads?tab=purchased&notice=lead-purchased&bought=${purchaseId}#purchase-${purchaseId}`]),
  );

  await becomePerson(page, installer);
  await page.goto("/credits?tab=history");
  await expect(page.getByRole("row", { name: /Spend/ })).toHaveCount(1);
  await expect(page.getByRole("main")).toContainText("5 credits");
  await page.goto("/leads?tab=purchased");
  await expect(page.getByRole("link", { name: "My Purchased Leads (1)" })).toBeVisible();
  const mails = await mailsTo(installer.client, installer.email, /^Your new lead/, 1);
  expect(mails).toHaveLength(1);
});

test("double-clicking in one page buys once", async ({ people, page }) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  await pageWithDialog(page, installer, lead);
  await page.getByRole("button", { name: "Buy for 5 credits" }).dblclick();
  await expectNotice(page, "Lead Purchased!");
  await expect(page.getByRole("link", { name: "Call now" })).toHaveAttribute("href", /^tel:\+44/);
  await page.getByRole("link", { name: "Open the lead" }).click();
  await expect(page).toHaveURL(/\/leads\/purchases\/[0-9a-f-]{36}$/);
  const { pathname } = new URL(page.url());
  await page.goto("/credits?tab=history");
  const spend = page.getByRole("row", { name: /Spend/ });
  await expect(spend).toHaveCount(1);
  const toLead = spend.getByRole("link", { name: /, the lead of \d+ \w+ \d{4}, \d\d:\d\d$/ });
  await expect(toLead).toHaveAttribute("href", pathname);
});

test("the dialog closes on submit, before any response", async ({ people, page }) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  await pageWithDialog(page, installer, lead);
  await page.evaluate(() => {
    const told = window as unknown as { isOpen?: boolean };
    window.addEventListener("submit", () => {
      told.isOpen = document.querySelector("dialog[open]") !== null;
    });
  });
  await page.getByRole("button", { name: "Buy for 5 credits" }).click();
  await expectNotice(page, "Lead Purchased!");
  expect(await page.evaluate("isOpen")).toBe(false);
});

test("of two installers racing for the last place, one is told that it is gone, and not charged", {
  tag: ["@story", "@embedded"],
}, async ({ people, newPage }) => {
  const [one, other, lead] = await Promise.all([
    people.installer({ credits: 10 }),
    people.installer({ credits: 10 }),
    people.lead({ places: 1 }),
  ]);
  const rivals = await Promise.all(
    [one, other].map(async (installer) => ({
      ...installer,
      page: await pageWithDialog(await newPage(), installer, lead),
    })),
  );
  const raced = await Promise.all(rivals.map(async (rival) => ({ ...rival, status: await pressBuy(rival.page) })));
  const [winner, loser] = raced.toSorted((first, second) => first.status - second.status) as [Raced, Raced];

  // A page with scripts receives a redirect as 202.
  expect([winner.status, loser.status]).toEqual([202, 409]);
  await expectNotice(winner.page, "Lead Purchased!");
  const refusal = loser.page.getByRole("main").getByRole("alert");
  await expect(refusal).toContainText("Lead No Longer Available");
  await expect(refusal).toContainText(GONE);
  await expect(cardOf(loser.page, lead)).toHaveCount(0);
  expect([await balanceOf(winner.client), await balanceOf(loser.client)]).toEqual([5, 10]);
});

test("a suspension stops an open page's next click, and says why", { tag: "@story" }, async ({ people, page }) => {
  const [installer, bought, wanted] = await Promise.all([
    people.installer({ credits: 10 }),
    people.lead(),
    people.lead(),
  ]);
  await buy(installer.client, bought.leadId);
  await pageWithDialog(page, installer, wanted);
  const reason = "Your MCS certificate has ended.";
  await people.suspend(installer, reason);
  expect(await pressBuy(page)).toBe(403);

  await expect(page.getByRole("heading", { level: 1, name: "Account Approval Required" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Account Suspended" })).toContainText(reason);
  await expect(page.getByRole("article")).toHaveCount(0);
  // What was bought stays readable.
  await expect(page.getByRole("row", { name: "Ada Thistlewood" })).toContainText(`ada-${bought.word}@example.com`);
  expect(await balanceOf(installer.client)).toBe(5);
});

test("without enough credits the button is disabled, and the server refuses as well", async ({ people, page }) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 0 }), people.lead()]);
  await becomePerson(page, installer);
  await page.goto("/leads");
  await expect(cardOf(page, lead).getByRole("button", { name: "Purchase Lead (5 Credits)" })).toBeDisabled();

  const refused = await buy(installer.client, lead.leadId);
  expect(refused.status()).toBe(402);
  const html = await refused.text();
  expect(html).toContain("Insufficient Credits");
  expect(html).toContain(TOO_FEW);
  expect(html).not.toContain(`ada-${lead.word}@example.com`);
});

test("anyone who has already bought a lead is taken to it and not charged again", async ({ people, page }) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  await pageWithDialog(page, installer, lead);
  // In another tab, meanwhile.
  await buy(installer.client, lead.leadId);
  await pressBuy(page);
  await expectNotice(page, "You have already bought this lead.");
  await expect(page.getByRole("row", { name: "Ada Thistlewood" })).toContainText(`ada-${lead.word}@example.com`);
  expect(await balanceOf(installer.client)).toBe(5);
});

test("a lead sells to three installers and then disappears for the others", {
  tag: ["@story", "@embedded"],
}, async ({ people }) => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => people.installer({ credits: 10 })));
  const lead = await people.lead({ places: 3 });
  const raced = await Promise.all(
    buyers.map(async ({ client }) => ({ client, status: (await buy(client, lead.leadId)).status() })),
  );
  expect(raced.map(({ status }) => status).toSorted()).toEqual([302, 302, 302, 409]);
  for (const { client, status } of raced) {
    expect(await balanceOf(client)).toBe(status === 302 ? 5 : 10);
    expect(await cardWith(client, lead)).toBe("");
  }
});

type Raced = Installer & { page: Page; status: number };

function cardOf(page: Page, { word }: { word: string }) {
  return page.getByRole("article").filter({ hasText: word });
}

/** The installer's page, just before the last click. */
async function pageWithDialog(page: Page, installer: Installer, lead: { word: string }): Promise<Page> {
  // With live updates, the dialog would say that the lead is gone, and disable the button.
  await withoutLiveNews(page);
  await becomePerson(page, installer);
  await page.goto("/leads");
  await cardOf(page, lead).getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  return page;
}

async function pressBuy(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Buy for 5 credits" }).click();
  return (await answer).status();
}

/** The HTML of one card on the leads page; empty if it is not there. */
async function cardWith(client: Client, { word }: { word: string }): Promise<string> {
  const html = await (await client.get("/leads")).text();
  return html.split("<article").find((card) => card.includes(word)) ?? "";
}

function whereTo(answer: APIResponse): string {
  return `${answer.status()} ${answer.headers().location ?? ""}`;
}
