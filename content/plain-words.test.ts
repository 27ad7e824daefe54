import { describe, expect, it } from "vitest";
import { creditsInWords, greeting, lines, oneLine, serviceInWords } from "#content/plain-words.ts";

describe("the greeting", () => {
  it.each(["Priya", "Mary-Jane", "O'Neill", "Siân", "Dr. Anne-Marie D’Souza", "Mr & Mrs Taylor", "李"])(
    "addresses %s by name",
    (name) => {
      expect(greeting(name)).toBe(`Hello ${name},`);
    },
  );

  it.each([
    ["nothing", "  "],
    ["a link", "https://evil.example/win"],
    ["what mail programs make a link", "evil.example"],
    ["a number to call", "Call 0900 123"],
    ["markup", "<script>alert(1)</script>"],
    ["an advert", "You have won a prize and need only to answer"],
  ])("does not repeat %s to a stranger", (_what, name) => {
    expect(greeting(name)).toBe("Hello,");
  });
});

it("puts any text on one line", () => {
  expect(oneLine("a\r\nBcc: x@example.com\u2028b\u0000c\u202Ed\te")).toBe("a Bcc: x@example.com bcd e");
});

it("keeps the lines of a message and drops invisible characters", () => {
  expect(lines("\n first\r\n\r\nsecond\u0007 \n")).toEqual(["first", "", "second"]);
});

it.each([
  ["Solar Panels", "solar panels"],
  ["EV Chargers", "EV chargers"],
  ["Low Carbon Heating", "low carbon heating"],
  ["Other", "renewable energy"],
])("says %s in a sentence as %s", (label, words) => {
  expect(serviceInWords(label)).toBe(words);
});

it("counts credits", () => {
  expect([0, 1, 5, 1200].map(creditsInWords)).toEqual(["0 credits", "1 credit", "5 credits", "1,200 credits"]);
});
