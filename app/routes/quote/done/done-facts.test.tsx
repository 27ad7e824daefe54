import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DoneFacts } from "#app/routes/quote/done/done-facts.tsx";

const outcome = {
  purchaseId: "",
  finishedOn: "2026-11-09",
  finalPence: 864_000,
  priceKept: true,
  onTime: false,
  rating: 4,
  words: "Tidy work.",
  mayShow: false,
  again: "not_sure" as const,
  changeableUntil: new Date(0),
  year: null,
  readFrom: "2027-10-05",
};

it("repeats what was said about the finished work, answer by answer", () => {
  const shown = renderToStaticMarkup(<DoneFacts outcome={outcome} />).replace(/<dt>|<\/?dl[^>]*>|<\/?div>/g, "");
  expect(shown.split("</dd>").map((fact) => fact.split("</dt><dd>").join(": "))).toEqual([
    "Date it was finished: 9 November 2026",
    "Final price: £8,640",
    "Was the price kept?: Yes",
    "Was it on time?: No",
    "How was it, from 1 to 5?: 4",
    "Would you use them again?: Not sure",
    "In your words: Tidy work.",
    "May be shown as a review: No",
    "",
  ]);
  expect(renderToStaticMarkup(<DoneFacts outcome={{ ...outcome, words: null }} />)).not.toContain("In your words");
});
