import { expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { type QuoteTechnology, quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import {
  addedUp,
  lineNetPence,
  postedFrom,
  rowCount,
  runningTotal,
  typedFrom,
  withStep,
} from "#domain/quotes/sheet/typed-quote.ts";

it.each(quoteTechnologies.map(({ value }) => value))(
  "a quote for %s goes into its form and comes out the same",
  (of) => {
    const quote = quoteExamples[of satisfies QuoteTechnology];
    expect(postedFrom(typedFrom(quote))).toEqual(quote);
  },
);

it("money is typed in pounds, with or without pence, commas and the sign; other text stays to be refused", () => {
  const unit = (text: string) => postedFrom({ technology: "other", "lines.0.unitPence": text }).lines;
  for (const [text, pence] of [
    ["1,250.5", 125_050],
    ["£99", 9900],
    ["-20.10", -2010],
    ["0.07", 7],
  ] as const) {
    expect(unit(text), text).toEqual([{ unitPence: pence }]);
  }
  expect(unit("about 90")).toEqual([{ unitPence: "about 90" }]);
});

it("the total is the sum of the lines, once all are complete", () => {
  const line = { "lines.0.count": "2", "lines.0.unitPence": "100.50", "lines.0.vatPercent": "20" };
  expect(addedUp({ technology: "other", ...line })).toBe("241.20");
  expect(addedUp({ technology: "other", ...line, "lines.1.text": "Labour" })).toBe("");
  expect(addedUp({})).toBe("");
});

it("the running total counts complete lines, deducts a grant, and shows what is left to pay", () => {
  const line = { "lines.0.count": "2", "lines.0.unitPence": "100.50", "lines.0.vatPercent": "20" };
  const other = { "lines.1.text": "Labour", "lines.1.count": "1" };
  const typed = { technology: "other", ...line, ...other, "payments.0.pence": "41.20", "payments.1.when": "on_order" };
  const sums = { netPence: 20_100, vatPence: 4020, totalPence: 24_120 };
  expect(runningTotal(typed)).toEqual({ sums, duePence: 24_120, openPence: 20_000 });
  const grant = { "grant.scheme": "other", "grant.pence": "50", "grant.deducted": "yes" };
  expect(runningTotal({ ...typed, ...grant })).toEqual({ sums, duePence: 19_120, openPence: 15_000 });
  expect(runningTotal({ ...typed, ...grant, "grant.deducted": "no" }).duePence).toBe(24_120);
  expect(runningTotal({ ...typed, "payments.0.pence": "300" }).openPence).toBe(-5880);
  expect(runningTotal({})).toMatchObject({ duePence: 0, openPence: 0 });
});

it("a step replaces only its own fields; blank rows are removed, and the others close up", () => {
  const typed = { "lines.0.text": "Old", "payments.0.pence": "5", option: "A", notes: "Kept" };
  const sent = {
    "lines.0.text": " ",
    "lines.1.text": "Panels",
    "lines.3.text": "Scaffold",
    option: "C",
    intent: "next",
  };
  const now = withStep(typed, ["lines", "payments"], sent);
  expect(now).toEqual({ option: "A", notes: "Kept", "lines.0.text": "Panels", "lines.1.text": "Scaffold" });
  expect(rowCount(now, "lines")).toBe(2);
});

it("a line's price is its quantity times its unit price, once both are typed", () => {
  const line = (count: string, unitPence: string) => ({ "lines.2.count": count, "lines.2.unitPence": unitPence });
  expect(lineNetPence(line("12", "£1,118.05"), 2)).toBe(1_341_660);
  expect(lineNetPence(line("1", "-50"), 2)).toBe(-5000);
  for (const [count, price] of [
    ["", "5"],
    ["2", ""],
    ["two", "5"],
    ["0.5", "0.01"],
    ["9e9", "9e9"],
  ] as const) {
    expect(lineNetPence(line(count, price), 2), `${count} at ${price}`).toBeUndefined();
  }
});
