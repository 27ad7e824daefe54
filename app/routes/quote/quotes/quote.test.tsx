import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import QuotePage from "#app/routes/quote/quotes/quote.tsx";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { quoteChecks } from "#content/quote-checks.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { Decision } from "#domain/comparison/decision.ts";
import { begunMessage } from "#domain/quotes/begun-message.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

const checks = Object.entries(quoteChecks).map(([id, { text, question }]) => ({ id, field: "", text, question }));

function received(quote: Quote, given: Partial<CustomerQuote> = {}): CustomerQuote {
  return {
    id: "q",
    purchaseId: "p",
    company: "First Roofs",
    position: 0,
    option: "A",
    revision: 1,
    technology: quote.technology,
    status: "sent",
    sentAt: new Date("2026-11-20T12:00:00Z"),
    isOpened: true,
    tradingName: null,
    validUntil: "2026-12-24",
    dataDate: "2026-11-22",
    isForBusiness: false,
    totalPence: quote.totalPence,
    duePence: quote.totalPence,
    payPence: quote.totalPence,
    depositPence: 0,
    sums: { netPence: 1, vatPence: 0, totalPence: 1 },
    quote,
    checks: [],
    factsText: "45 of 46 facts given. Missing: electrical registration.",
    priceLine: { text: "We know no official price", place: null, source: null },
    plannerKwh: null,
    files: [],
    ...given,
  };
}

function pageOf(quote: CustomerQuote, money: Decision["money"] = null): string {
  const loaderData = { quote, money, statistics: undefined };
  const Page = () => <QuotePage params={{ token: "t", id: "q" }} matches={[] as never} loaderData={loaderData} />;
  const Routed = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToString(<Routed />);
}

/** What each link of the page that begins a message asks about. */
function askedOn(html: string): { about: string[]; words: string }[] {
  return [...html.matchAll(/<a[^>]*href="(\/requests\/t\/messages\/p\?[^"]*)#write"[^>]*>(.*?)<\/a>/gs)].map(
    ([, address = "", words = ""]) => {
      const { searchParams } = new URL(address.replaceAll("&amp;", "&"), "https://fairwatt.test");
      expect(searchParams.get("quote")).toBe("q");
      return {
        about: searchParams.getAll("about"),
        words: words.replaceAll(/<!-- -->|<[^>]*>/g, "").replaceAll("&#x27;", "'"),
      };
    },
  );
}

it("lets each remark be asked about in one press, and all of them in one message", () => {
  const quote = received(quoteExamples.solar, { checks });
  const asked = askedOn(pageOf(quote));
  for (const { id, text, question } of checks) {
    const link = asked.find(({ words }) => words === `Ask about this: ${text}`);
    expect(begunMessage(quote, link?.about ?? []), id).toContain(question);
  }
  const all = asked.find(({ words }) => words === `Ask all ${checks.length} in one message`);
  const message = begunMessage(quote, all?.about ?? []);
  for (const { question } of checks) expect(message).toContain(question);
});

it.each(Object.values(quoteExamples))("lets every fact of a quote for $technology be asked about", (example) => {
  const quote = received({ ...example, included: {} } as Quote);
  const asked = askedOn(pageOf(quote));
  expect(asked.length).toBeGreaterThan(10);
  for (const { about, words } of asked) expect(begunMessage(quote, about), words).toMatch(/^Thank you.*\?$/s);
  const names = asked.map(({ words }) => words);
  expect(new Set(names).size, "each link has a name of its own").toBe(names.length);
  expect(names.filter((name) => name.startsWith("Not said: ask")).length).toBeGreaterThan(2);
});

it("makes asking the first button where something is to be asked, and choosing otherwise", () => {
  const primary = (quote: CustomerQuote) =>
    [...pageOf(quote).matchAll(/class="btn btn-primary[^>]*>(.*?)<\/a>/gs)].map(([, words = ""]) =>
      words.replaceAll(/<!-- -->|<[^>]*>/g, ""),
    );
  const { solar } = quoteExamples;
  expect(primary(received(solar, { checks: checks.slice(0, 4) }))).toEqual(["Ask all 4 in one message"]);
  expect(primary(received(solar))).toEqual(["Choose this quote"]);
  expect(primary(received(solar, { status: "ended", checks }))).toEqual([]);
});

it("lets nothing be asked once the company is gone", () => {
  expect(askedOn(pageOf(received(quoteExamples.solar, { status: "ended", checks })))).toEqual([]);
});

it("says each fact with its unit and a line that explains it", () => {
  const html = (quote: Quote) => pageOf(received(quote)).replaceAll(/<!-- -->/g, "");
  const charger = html(quoteExamples.ev_charger);
  expect(charger).toContain("Supply: One phase");
  expect(charger).not.toMatch(/Chargers: 1\b|>Phases<|Deposit insured: No/);
  const solar = html(quoteExamples.solar);
  expect(solar).toContain("Length of the work: 2 days");
  expect(solar).toContain("Falls each year by: 0.4%");
  expect(solar).toContain(
    "Roof faces: 6 panels facing south at 35°, no shade; 4 panels facing west at 35°, modest shade",
  );
  expect(solar).toContain("In a home you usually have 14 days after the last goods arrive.");
  const paidLater = { ...quoteExamples.solar, depositInsured: undefined, payments: [] } as unknown as Quote;
  expect(html(paidLater)).not.toContain("Deposit insured");
});

it("says beside the price what the quote brings, where the planner works it out", () => {
  const quote = received(quoteExamples.solar);
  const figures = { low: 400, high: 4400, isBest: true };
  const sideOf = (money: Decision["money"]) =>
    [...pageOf(quote, money).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(
      ([, name, value]) => `${name}: ${value}`,
    );
  expect(sideOf({ ...figures, pounds: 5690, paybackYears: 12.4 })).toEqual(
    expect.arrayContaining(["Better off, 20 years: £5,690 better off", "Pays back: after 12½ years"]),
  );
  expect(sideOf({ ...figures, pounds: -300, paybackYears: null })).toEqual(
    expect.arrayContaining(["Better off, 20 years: £300 worse off", "Pays back: not within 20 years"]),
  );
  for (const nothing of [null, { why: "Our planner knows no heat pump in the ground." }]) {
    expect(sideOf(nothing).join()).not.toMatch(/Better off|Pays back/);
  }
});
