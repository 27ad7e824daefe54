import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import QuotePage from "#app/routes/quote/quotes/quote.tsx";
import { quotePaper } from "#app/routes/quote/quotes/quote-paper.ts";
import { drawPaper } from "#app/web/pdf/draw-paper.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { quoteChecks } from "#content/quote-checks.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { Decision } from "#domain/comparison/decision.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { wordsOfPdf } from "#tests/pdf-words.ts";
import { figuresIn, readableText } from "#tests/readable-text.ts";
import { aCustomerQuote } from "#tests/support/customer-quote.ts";

const NOW = new Date("2026-11-27T12:00:00Z");
const checks = Object.entries(quoteChecks).map(([id, { text, question }]) => ({ id, field: "", text, question }));
const worth: Decision["money"] = { pounds: 7310, low: 4200, high: 9900, paybackYears: 12.5, isBest: true };

function pageOf(quote: CustomerQuote, money: Decision["money"]): string {
  const Page = () => (
    <QuotePage
      params={{ token: "t", id: "q" }}
      matches={[] as never}
      loaderData={{ quote, money, statistics: undefined }}
    />
  );
  const Routed = createRoutesStub([{ path: "/", Component: Page }]);
  return readableText(renderToString(<Routed />));
}

async function paperOf(quote: CustomerQuote, money: Decision["money"]): Promise<string> {
  return wordsOfPdf(await drawPaper(quotePaper(quote, money, NOW))).replace(/\s+/g, " ");
}

it.each(Object.values(quoteExamples))("says every figure of the page of a quote for $technology", async (example) => {
  // No button counts what it asks about.
  const given = { status: "ended", checks, plannerKwh: { lowKwh: 3610, highKwh: 4120 } } as const;
  const quote = aCustomerQuote(example as Quote, given);
  const paper = await paperOf(quote, worth);
  const figures = figuresIn(pageOf(quote, worth));
  expect(figures.length).toBeGreaterThan(20);
  expect(figuresIn(paper)).toEqual(expect.arrayContaining(figures));
});

it("has the page's headings, each remark in full, each fact with its explanation and what is not said", async () => {
  const quote = aCustomerQuote({ ...quoteExamples.solar, included: {} } as Quote, { checks, company: "Siân & Łukasz" });
  const paper = await paperOf(quote, worth);
  const page = pageOf(quote, worth);
  for (const heading of [
    "Siân & Łukasz’s quote",
    "What we noticed",
    "What you get",
    "What the price covers",
    "What you pay, and when",
    "What may change",
    "What is promised",
    "Who you would sign with",
    "Technical facts",
  ]) {
    expect(page).toContain(heading);
    expect(paper).toContain(heading);
  }
  for (const { text } of checks) expect(paper).toContain(text.replace(/\s+/g, " "));
  expect(paper).toContain("not said");
  expect(paper).toContain("In a home you usually have 14 days after the last goods arrive.");
  expect(paper).toContain("After that only while Siân & Łukasz exists.");
  expect(paper).not.toMatch(/Dark:|dashed line/);
});

it("keeps what a company wrote at length, on as many pages as it takes", async () => {
  const notes = Array.from({ length: 2000 }, (_, word) => `note${word}`).join(" ");
  const paper = await paperOf(aCustomerQuote({ ...quoteExamples.solar, notes } as Quote), null);
  expect(paper.includes(notes)).toBe(true);
});
