import { expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { type QuoteTechnology, quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import { postedFrom, rowCount, typedFrom, withStep, withTotal } from "#domain/quotes/sheet/typed-quote.ts";

it.each(quoteTechnologies.map(({ value }) => value))(
  "a quote for %s goes into its form and comes out the same",
  (of) => {
    const quote = quoteExamples[of satisfies QuoteTechnology];
    expect(postedFrom(typedFrom(quote))).toEqual(quote);
  },
);

it("money is typed in pounds, with or without pence, commas and the sign; what is no number stays to be refused", () => {
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

it("the total is what the lines make, unless one is typed or a line is not whole", () => {
  const line = { "lines.0.count": "2", "lines.0.unitPence": "100.50", "lines.0.vatPercent": "20" };
  expect(withTotal({ technology: "other", ...line }).totalPence).toBe("241.20");
  expect(withTotal({ technology: "other", ...line, totalPence: "7" }).totalPence).toBe("7");
  expect(withTotal({ technology: "other", ...line, "lines.1.text": "Labour" }).totalPence).toBeUndefined();
});

it("a step replaces its own fields alone; blank rows go, and the others close up", () => {
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
