import { expect, it } from "vitest";
import { csvOf } from "#app/web/csv.ts";

it("begins with the mark of UTF-8 and ends every row with CR LF", () => {
  expect(
    csvOf([
      ["Name", "City"],
      ["Zoë", "Bath"],
    ]),
  ).toBe("\uFEFFName,City\r\nZoë,Bath\r\n");
});

it("quotes what has a separator, a quote or a line break in it", () => {
  expect(csvOf([['a "b"', "c,d", "e\nf", "g\r\nh", "i;=j", "k\tl", ""]])).toBe(
    '\uFEFF"a ""b""","c,d","e\nf","g\r\nh","i;=j","k\tl",\r\n',
  );
});

it.each(["=1+1", "+44", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1", "＠SUM(A1)"])(
  "lets no spreadsheet run %j",
  (text) => {
    const [, harmless = ""] = /^\uFEFF"?(.*?)"?\r\n$/s.exec(csvOf([[text]])) ?? [];
    expect(harmless).toBe(`'${text}`);
  },
);

it("leaves alone what only has such a character inside", () => {
  expect(csvOf([["a=b", "1-2", "me@example.com"]])).toBe("\uFEFFa=b,1-2,me@example.com\r\n");
});
