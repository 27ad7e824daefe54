import { expect, it } from "vitest";
import { finishedInWords, responseInWords, type ShownStatistics } from "#content/company-statistics.ts";

const of = (n: number): ShownStatistics => ({
  medianMinutes: 210,
  contactInDay: { count: 8, of: n, days: 90 },
  quoted: { count: 7, of: n, days: 90 },
  chosen: { count: 3, of: n, days: 365 },
  priceKept: { count: 9, of: n },
  onTime: { count: 8, of: n },
  made: { of: n, percent: 97 },
  used: { of: 0, percent: null },
});
const words = (all: { words: string }[]) => all.map((one) => one.words);

it("says words up to nine and figures with n from ten on", () => {
  expect(words(responseInWords(of(9)))).toEqual(Array(4).fill("Too few to say (n = 9)"));
  expect(words(finishedInWords(of(9)))).toEqual(Array(3).fill("No record yet"));
  expect(responseInWords(of(10))).toEqual([
    { name: "Time to first contact, last 90 days", words: "3.5 hours (n = 10)" },
    { name: "Contact within 24 hours, last 90 days", words: "80% (n = 10)" },
    { name: "Quote within 14 days, last 90 days", words: "70% (n = 10)" },
    { name: "Chosen by the customer within 60 days, last 365 days", words: "30% (n = 10)" },
  ]);
  expect(words(finishedInWords(of(10)))).toEqual([
    "Price kept in 9 of 10",
    "On time in 8 of 10",
    "Made 97% of what was promised (n = 10)",
  ]);
});

it("says over 24 h where half had no contact, and what heat pumps used where there are ten", () => {
  expect(words(responseInWords({ ...of(10), medianMinutes: null }))[0]).toBe("over 24 h (n = 10)");
  expect(words(finishedInWords({ ...of(10), used: { of: 10, percent: 103 } }))[3]).toBe(
    "Used 103% of what was promised (n = 10)",
  );
});
