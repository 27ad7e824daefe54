import { describe, expect, it } from "vitest";
import { cutTo, isShown, type LaneMark, type LaneSize, wordsWithRoom, xOfMoment } from "#app/ui/charts/lane.ts";

const SIZE: LaneSize = { width: 820, left: 10, right: 10, row: 60, line: 46, letter: 10, isNarrow: false };
const WEEK = { from: "2026-11-20", days: 8 };
const at = (moment: string) => new Date(moment);
const mark = (moment: string, words: string): LaneMark => ({ at: at(moment), words, look: "done" });

describe("a moment on the axis", () => {
  it.each([
    ["2026-11-20T00:00:00Z", 10],
    ["2026-11-20T12:00:00Z", 60],
    ["2026-11-24T00:00:00Z", 410],
    ["2026-11-01T00:00:00Z", 10],
    ["2027-01-01T00:00:00Z", 810],
  ])("%s lies at %d", (moment, x) => {
    expect(xOfMoment(at(moment), WEEK, SIZE)).toBe(x);
  });

  it("uses the London day and hour in summer time", () => {
    const july = { from: "2026-07-01", days: 8 };
    expect(xOfMoment(at("2026-06-30T23:00:00Z"), july, SIZE)).toBe(10);
    expect(xOfMoment(at("2026-07-01T11:00:00Z"), july, SIZE)).toBe(60);
  });

  it("is shown from the first day to the end of the last", () => {
    const shown = ["2026-11-19T23:59:59Z", "2026-11-20T00:00:00Z", "2026-11-27T23:59:59Z", "2026-11-28T00:00:00Z"];
    expect(shown.map((moment) => isShown(at(moment), WEEK))).toEqual([false, true, true, false]);
  });
});

describe("words above a lane", () => {
  it("sit above their marks, within the picture", () => {
    const marks = [mark("2026-11-20T00:00:00Z", "abcd"), mark("2026-11-24T00:00:00Z", "abcd")];
    const placed = wordsWithRoom({ marks: [...marks, mark("2026-11-27T23:59:00Z", "abcd")] }, WEEK, SIZE);
    expect(placed.map(({ x }) => x)).toEqual([770, 390, 16]);
  });

  it("never overlap: the last ones stay", () => {
    const marks = [mark("2026-11-24T00:00:00Z", "earlier"), mark("2026-11-24T06:00:00Z", "later")];
    expect(wordsWithRoom({ marks }, WEEK, SIZE).map(({ words }) => words)).toEqual(["later"]);
  });

  it("keep a gap between each other", () => {
    const marks = [mark("2026-11-24T00:00:00Z", "abcd"), mark("2026-11-24T11:00:00Z", "efgh")];
    expect(wordsWithRoom({ marks }, WEEK, SIZE).map(({ words }) => words)).toEqual(["efgh"]);
    const apart = [mark("2026-11-24T00:00:00Z", "abcd"), mark("2026-11-24T13:00:00Z", "efgh")];
    expect(wordsWithRoom({ marks: apart }, WEEK, SIZE).map(({ words }) => words)).toEqual(["efgh", "abcd"]);
  });

  it("belong to marks that have some, and stand out at the key mark", () => {
    const marks = [mark("2026-11-21T00:00:00Z", "asked"), mark("2026-11-23T00:00:00Z", "")];
    const quoted: LaneMark = { at: at("2026-11-26T00:00:00Z"), words: "£9,900", look: "key" };
    const placed = wordsWithRoom({ marks: [...marks, quoted] }, WEEK, SIZE);
    expect(placed.map(({ words, isKey }) => [words, isKey])).toEqual([
      ["£9,900", true],
      ["asked", false],
    ]);
  });

  it("leave room for what lies beyond the last day", () => {
    const marks = [mark("2026-11-27T12:00:00Z", "quote"), mark("2026-11-22T12:00:00Z", "visit")];
    const placed = wordsWithRoom({ marks, beyond: "holds until 24 December" }, WEEK, SIZE);
    expect(placed.map(({ words }) => words)).toEqual(["holds until 24 December", "visit"]);
  });
});

it("cuts a name to fit and shows that it did", () => {
  expect(cutTo("Kennet Solar", 120, SIZE)).toBe("Kennet Solar");
  expect(cutTo("Kennet Solar", 80, SIZE)).toBe("Kennet…");
});
