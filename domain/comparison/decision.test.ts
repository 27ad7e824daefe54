import { expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { BetterOff } from "#domain/comparison/better-off.ts";
import { decisionOf, scaleOf, tooClose, withBest } from "#domain/comparison/decision.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import { aCustomerQuote } from "#tests/support/customer-quote.ts";

const { solar, ev_charger: charger } = quoteExamples;
const DRAWS = 500;

/** As the planner gives it: each draw as much more or less as `spread` says. */
const worthOf = (npvPounds: number, spread: (draw: number) => number): BetterOff => ({
  npvPounds,
  drawnPounds: Float64Array.from({ length: DRAWS }, (_, draw) => npvPounds + spread(draw)),
  paybackYears: 12.5,
  panels: null,
});
/** From −2,500 to 2,490 in steps of ten. */
const even = (draw: number) => draw * 10 - 2500;
const quoteOf = (id: string, changes: Partial<CustomerQuote> = {}, quote: Quote = solar) =>
  aCustomerQuote(quote, { id, ...changes });
const among = (worths: Record<string, BetterOff | null>) => ({
  quotes: Object.keys(worths).map((id) => quoteOf(id)),
  worth: ({ id }: CustomerQuote) => worths[id] ?? null,
});

it("says of a quote what it costs with its extras, what it brings, and how firm it is", () => {
  const rough = { ...solar, firm: false, mayRisePercent: 15, basis: "desk" } as const;
  const check = { id: "rough", field: "basis", text: "Quoted from a desk.", question: "What would change it?" };
  const quote = quoteOf("a", { checks: [check] }, rough);
  // £6,200 and the electrics at £450; 15% of the first are £930.
  expect(decisionOf(quote, worthOf(2448, even))).toEqual({
    quoteId: "a",
    payPence: 665_000,
    duePence: 620_000,
    extrasPence: 45_000,
    // By hand: the 51st of the draws is 2,448 − 2,000, the 450th 2,448 + 1,990.
    money: { pounds: 2450, low: 400, high: 4400, paybackYears: 12.5, isBest: false },
    firm: { isFirm: false, basis: "desk", mayRisePence: 93_000 },
    guaranteeYears: rough.workmanshipYears,
    insuredYears: rough.insuredYears,
    start: rough.earliestStart,
    asks: [check],
  });
  expect(decisionOf(quoteOf("a"), null).firm).toEqual({ isFirm: true, basis: solar.basis, mayRisePence: 0 });
  expect(decisionOf(quoteOf("c", {}, charger), null).money).toBeNull();
  expect(decisionOf(quoteOf("a"), { why: "We know no price." }).money).toEqual({ why: "We know no price." });
});

it("keeps the order of sending and marks the best on money, and none where all are equal or alone", () => {
  const best = (worths: Record<string, BetterOff | null>) => {
    const { quotes, worth } = among(worths);
    return withBest(quotes.map((quote) => decisionOf(quote, worth(quote)))).map(({ quoteId, money }) => [
      quoteId,
      money && "pounds" in money && money.isBest,
    ]);
  };
  expect(best({ a: worthOf(2450, even), b: worthOf(5690, even), c: worthOf(5170, even), d: null })).toEqual([
    ["a", false],
    ["b", true],
    ["c", false],
    ["d", null],
  ]);
  expect(best({ a: worthOf(2451, even), b: worthOf(2449, even) })).toEqual([
    ["a", false],
    ["b", false],
  ]);
  expect(best({ a: worthOf(2450, even) })).toEqual([["a", false]]);
});

it("names neighbours in money whose order would turn in more than one of ten draws", () => {
  const close = (worths: Record<string, BetterOff | null>) => {
    const { quotes, worth } = among(worths);
    return tooClose(quotes, worth);
  };
  /** Comes out below a quote that is `ahead` pounds behind in this many of the draws. */
  const turnsIn = (turned: number, ahead: number) => (draw: number) => even(draw) - (draw < turned ? 2 * ahead : 0);
  const sure = { a: worthOf(5690, turnsIn(50, 520)), b: worthOf(5170, even), c: worthOf(2450, even) };
  expect(close(sure)).toEqual([]);
  const unsure = { ...sure, a: worthOf(5690, turnsIn(51, 520)) };
  expect(close(unsure)).toEqual([{ aheadId: "a", behindId: "b", pounds: 520 }]);
  expect(close({ a: worthOf(5000, even), b: worthOf(4990, even) }), "the same at another price").toEqual([]);
  expect(close({ a: worthOf(5000, even), b: worthOf(5000, turnsIn(500, 1)) }), "equal").toEqual([]);
});

it("puts all bars on one line in round pounds, with nothing on it", () => {
  const scale = (...worths: BetterOff[]) =>
    scaleOf(worths.map((worth, index) => decisionOf(quoteOf(String(index)), worth)));
  expect(scale(worthOf(2450, even), worthOf(5690, even))).toEqual({ from: 0, to: 8000 });
  expect(scale(worthOf(-3000, even), worthOf(1000, even))).toEqual({ from: -6000, to: 4000 });
  expect(scale(worthOf(-3000, even))).toEqual({ from: -5000, to: 0 });
  expect(scaleOf([])).toEqual({ from: 0, to: 1000 });
});
