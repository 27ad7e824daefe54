import { describe, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { forAnother } from "#domain/quotes/begin/for-another.ts";
import { typedFrom } from "#domain/quotes/sheet/typed-quote.ts";

const customer = {
  firstName: "Rose",
  surname: "Power-Whitlock",
  email: "rose.whitlock77@example.com",
  phone: "+447700900418",
  postcode: "RG1 8EQ",
  earlier: [{ address: "Beechcroft, 12 Elm Rise, Reading" }],
};

/** What is left of a line with these words. */
function lineFor(text: string, names = customer) {
  const [line, ...others] = quoteExamples.solar.lines;
  const { typed, leftOut } = forAnother(
    { ...quoteExamples.solar, lines: [{ ...line, text }, ...others] } as Quote,
    names,
  );
  return { text: typed["lines.0.text"], leftOut };
}

describe("words for another customer", () => {
  it.each([
    "Scaffold for Rose",
    "Rose's gable",
    "rosé’s gable",
    "R o s e",
    "Mrs Power-Whitlock, front roof",
    "POWER WHITLOCK front roof",
    "Power’s front roof",
    "whitlocks front roof",
    "W.h.i.t.l.o.c.k",
    "Job 4471, rose_whitlock",
    "Call 07700 900418",
    "Call 0 7 7 0 0 9 0 0 4 1 8",
    "Call +44 7700 900 418",
    "Call +44(0)7700-900418",
    "Call (07700)900418",
    "Call 077OO 9OO4I8",
    "rose.whitlock77@example.com",
    "rose.whitlock77 (at) example.com",
    "Keys: 0161 496 0123",
    "Delivery to RG18EQ",
    "Delivery to rg1-8eq",
    "Delivery to rgi 8eq",
    "Delivery to RG1\u00a08EQ",
    "Scaffold at 12 Elm Rise",
    "Scaffold, elm rise side",
    "Scaffold at 12, Mill Lane",
    "Mill Lane side",
    "Beechcroft, gable",
    "Rose Cottage",
    "The Old Rectory, south roof",
  ])("leave out “%s”, and say so", (text) => {
    expect(lineFor(text)).toEqual({ text: undefined, leftOut: [{ path: "lines.0.text", text }] });
  });

  it.each([
    "Halden H440 panels",
    "Tesla Powerwall 3",
    "Huawei SUN2000-3.68KTL-L1",
    "Solis S6-EH1P3.6K-L-PLUS",
    "5 way consumer unit, 10 m of 6 mm² cable",
    "Two-way switch in the hall",
    "Scaffold on two sides, gable end",
    "Vaillant aroTHERM plus 7 kW",
    "Cable glands, sprays and hoses",
    "Trench across the drive, 8 m",
  ])("keep “%s”", (text) => {
    expect(lineFor(text)).toEqual({ text, leftOut: [] });
  });

  it("say which product words were left out because the customer bears them", () => {
    const battery = { ...customer, firstName: "Ann", surname: "Panel", earlier: [] };
    expect(lineFor("Halden panel, black", battery).leftOut).toEqual([
      { path: "lines.0.text", text: "Halden panel, black" },
    ]);
  });
});

it("leaves out notes, days and models that name the customer, and keeps everything else as it was", () => {
  const [panel, ...others] = quoteExamples.solar.equipment;
  const equipment = [{ ...panel, model: "Whitlock special" }, ...others];
  const { typed, leftOut } = forAnother(
    { ...quoteExamples.solar, equipment, notes: "See you on Monday." } as Quote,
    customer,
  );
  const {
    validUntil,
    earliestStart,
    notes,
    "equipment.0.model": _,
    ...rest
  } = typedFrom({
    ...quoteExamples.solar,
    notes: "",
  } as Quote);
  expect([validUntil, earliestStart, notes]).not.toContain(undefined);
  expect(typed).toEqual(rest);
  expect(leftOut).toEqual([{ path: "equipment.0.model", text: "Whitlock special" }]);
});
