import { describe, expect, it } from "vitest";
import { emailAddress, optionalLines, optionalText, requiredLines, requiredText } from "#domain/text-input.ts";
import { typedCode } from "#domain/typed-text.ts";

const LENGTH_MAX = 200;
const readers = [
  ["one line", requiredText("Write something.", LENGTH_MAX)],
  ["one line or none", optionalText(LENGTH_MAX)],
  ["several lines", requiredLines("Write something.", LENGTH_MAX)],
  ["several lines or none", optionalLines(LENGTH_MAX)],
] as const;

describe.each(readers)("a field of %s", (_, reader) => {
  const complaints = (typed: string) => reader.safeParse(typed).error?.issues.map(({ message }) => message);

  it.each([..."\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"])(
    "refuses %j, which changes the direction of text",
    (turn) => {
      const code = turn.charCodeAt(0).toString(16).toUpperCase();
      expect(complaints(`photo${turn}gpj.exe`)).toEqual([
        `This contains a character that changes the direction of text (U+${code}). Delete it and try again.`,
      ]);
    },
  );

  it.each([
    ["a zero byte", "nul\u0000", "a control character (U+0000)"],
    ["half a character", "a\ud83d b", "half a character (U+D83D)"],
    ["an invisible operator", "a\u2061b", "a character that nobody can see (U+2061)"],
    ["a mark between lines of notes", "a\ufff9b", "a character that nobody can see (U+FFF9)"],
    ["letters that nobody sees", "sarah\u{e0068}\u{e0069}", "a character that nobody can see (U+E0068)"],
    [
      "a flag with a hidden letter after it",
      "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}\u{e0068}",
      "a character that nobody can see (U+E0068)",
    ],
  ])("refuses %s, naming it", (_name, typed, what) => {
    expect(complaints(typed)).toEqual([`This contains ${what}. Delete it and try again.`]);
  });

  it.each([
    ["a soft hyphen", "heat\u00adpump", "heatpump"],
    ["a space without width", "\u200bheat pump\u200b", "heat pump"],
    ["a byte order mark", "\ufeffheat pump", "heat pump"],
    ["a mark of direction", "heat\u200e pump\u200f", "heat pump"],
    ["a joiner that joins nothing", "heat\u200dpump 0\u200c1\u200d", "heatpump 01"],
  ])("loses %s that came along with a copy", (_name, pasted, kept) => {
    expect(reader.parse(pasted)).toBe(kept);
  });

  it.each([
    ["Hebrew", "שלום, פאנלים סולאריים"],
    ["Arabic", "مرحبا، ألواح شمسية"],
    ["Persian, which joins", "می\u200cخواهم"],
    ["Hindi, which joins", "क्\u200dष"],
    ["a family", "👩\u200d👩\u200d👧\u200d👦"],
    ["an electrician with a skin tone", "👩🏽\u200d🔧"],
    ["a heart on fire", "❤️\u200d🔥"],
    ["the flag of Wales", "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}"],
    ["accents", "Zoë O’Brien-Łukasz"],
  ])("keeps %s", (_name, typed) => {
    expect(reader.parse(typed)).toBe(typed);
  });
});

it("says by how much a text is too long", () => {
  const message = "Keep this to 2,000 characters. It is 1,050 too long.";
  expect(requiredLines("", 2000).safeParse("x".repeat(3050)).error?.issues[0]?.message).toBe(message);
});

it.each(["\u3164", "\u2800", "\u034f", "\u200d\u2060", "\ufe0f"])("treats %j as empty", (blank) => {
  expect(requiredText("Enter your name.", 9).safeParse(blank).error?.issues[0]?.message).toBe("Enter your name.");
});

it("turns other programs' line breaks into ours, and into spaces on one line", () => {
  expect(requiredLines("", LENGTH_MAX).parse("a\u000bb\u2028c\u2029d\u0085e\rf\tg")).toBe("a\nb\nc\nd\ne\nf\tg");
  expect(requiredText("", LENGTH_MAX).parse("Ana\t\tVale\u000bKent")).toBe("Ana Vale Kent");
});

it("reads a code without invisible characters", () => {
  expect(typedCode("\u202a+44 7911\u2066 123456\u202c")).toBe("+44 7911 123456");
  expect(emailAddress("").parse("\u202aana\ufeff@exa\u00admple.com\u202c\u2028")).toBe("ana@example.com");
});

it("keeps line breaks in multi-line text, and drops them on one line", () => {
  expect(requiredLines("", LENGTH_MAX).parse("one\r\ntwo\n")).toBe("one\ntwo");
  expect(requiredText("", LENGTH_MAX).safeParse("one\r\ntwo").success).toBe(false);
});

it("counts the length without invisible characters", () => {
  expect(requiredText("Write something.", 3).parse("a\u200bb\u200bc")).toBe("abc");
  const problem = requiredLines("Write something.", 3).safeParse(" \u200b\u200b ").error?.issues[0]?.message;
  expect(problem).toBe("Write something.");
});
