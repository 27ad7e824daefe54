import { describe, expect, it } from "vitest";
import {
  aboutKwh,
  aboutPounds,
  betterOff,
  gainPounds,
  paybackInWords,
  paybackRange,
  pence,
  pounds,
  poundsRange,
  tonnes,
} from "#content/planner/figures.ts";

describe("headline figures", () => {
  it.each([
    [994, "£990"],
    [996, "£1,000"],
    [1049, "£1,000"],
    [1051, "£1,100"],
    [-338, "−£340"],
    [-4, "£0"],
    [15_008, "£15,000"],
  ])("£%d is said to ten pounds under a thousand, else to a hundred", (value, said) => {
    expect(aboutPounds(value)).toBe(said);
  });

  it("are ranges, and say so if both ends round alike", () => {
    expect(poundsRange([1579, 1745, 1927])).toBe("£1,600 to £1,900");
    expect(poundsRange([-784, 3531, 7778])).toBe("−£780 to £7,800");
    expect(poundsRange([1610, 1620, 1630])).toBe("about £1,600");
  });

  it("call a loss worse off", () => {
    expect([1285, -844.6, 0].map(betterOff)).toEqual(["£1,285 better off", "£845 worse off", "£0 better off"]);
  });

  it("give a payback in years, or say it is not paid back", () => {
    expect(paybackRange([7.4, 9, 11.7])).toBe("7 to 12 years");
    expect(paybackRange([0.2, 0.3, 0.4])).toBe("about a year");
    expect(paybackRange([14.2, null, null])).toBe("14 years, or not within 20");
    expect(paybackRange([null, null, null])).toBe("Not within 20 years");
    expect([0.2, 0.9, 1.4, 12.4, 16.1, null].map(paybackInWords)).toEqual([
      "after ½ year",
      "after 1 year",
      "after 1½ years",
      "after 12½ years",
      "after 16 years",
      "not within 20 years",
    ]);
  });

  it("round kWh to ten, and sign a gain", () => {
    expect(aboutKwh(2566.4)).toBe("2,570 kWh");
    expect(gainPounds(4432)).toBe("+£4,400");
    expect(gainPounds(-126)).toBe("−£130");
  });
});

it("writes pounds, pence and tonnes as a bill does", () => {
  expect([pounds(2862.6), pounds(-138.2), pounds(-0.2)]).toEqual(["£2,863", "−£138", "£0"]);
  expect([pence(8.4), pence(36.288), pence(12)]).toEqual(["8.4p", "36.3p", "12p"]);
  expect([tonnes(42_100), tonnes(930)]).toEqual(["42 tonnes", "0.9 tonnes"]);
});
