import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Deck } from "#app/routes/quote/compare/compared-quotes.tsx";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { decisionOf, type TooClose } from "#domain/comparison/decision.ts";
import { aCustomerQuote } from "#tests/support/customer-quote.ts";

function shown(tooClose: TooClose[]): string {
  const quotes = ["Kestrelmoor", "Copperwick"].map((company) =>
    aCustomerQuote(quoteExamples.solar, { id: company, company }),
  );
  const decisions = quotes.map((quote) => decisionOf(quote, null));
  const group = { work: "Solar panels", quotes, decisions, outside: [], scale: { from: 0, to: 1000 }, rows: [] };
  const Page = () => <Deck group={{ ...group, tooClose, payments: [] }} isAlone={true} acts={null} />;
  const Routed = createRoutesStub([{ path: "/", Component: Page }]);
  return renderToString(<Routed />).replaceAll(/<!-- -->|<[^>]+>/g, "");
}

it("says which two are too close in money to tell apart, and nothing of others", () => {
  expect(shown([{ aheadId: "Kestrelmoor", behindId: "Copperwick", pounds: 520 }])).toContain(
    "£520 between Kestrelmoor and Copperwick is less than anybody can foresee: let something else decide between them.",
  );
  expect(shown([])).not.toContain("anybody can foresee");
});
