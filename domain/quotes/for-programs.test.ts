import { expect, it } from "vitest";
import { answerExamples } from "#content/open-api/answer-examples.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { checksOf } from "#domain/quotes/checks/checks.ts";
import { priceLineOf } from "#domain/quotes/checks/price-line.ts";
import { triedQuoteForPrograms } from "#domain/quotes/for-programs.ts";
import { figuresOf } from "#domain/quotes/quote-figures.ts";

const tern = { name: "Tern Energy", companyNumber: "1234567", isSoleTrader: false, otherNames: [] };
const known = {
  today: "2026-11-23",
  isHome: true,
  serviceType: "other",
  heatPumpKw: null,
  sapRegion: 1,
  names: { mcsHolder: { ...tern, name: "TERN ENERGY LIMITED" }, insured: null, register: null, itself: tern },
  checkedMcsNumber: "NAP-12345",
  proofEnds: [],
};

it("a checked quote is answered as in the API’s example", () => {
  const quote = quoteExamples.ev_charger;
  const answer = triedQuoteForPrograms({
    quote,
    figures: figuresOf(quote),
    checks: checksOf(quote, known),
    priceLine: priceLineOf(quote, known),
  });
  expect(answer).toEqual(answerExamples.TriedQuote);
  expect(answerExamples.SentQuote).toMatchObject({ ...answer, quote });
});
