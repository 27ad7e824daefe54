import { expect, it } from "vitest";
import { type CsvColumns, csvOf, csvPages, csvTable } from "#app/web/csv.ts";
import { csvOfList } from "#app/web/file-answer.ts";
import { DomainError } from "#domain/errors.ts";

it("begins with a byte order mark and ends every row with CR LF", () => {
  expect(
    csvOf([
      ["Name", "City"],
      ["Zoë", "Bath"],
    ]),
  ).toBe("\uFEFFName,City\r\nZoë,Bath\r\n");
});

it("quotes cells with a separator, a quote or a line break", () => {
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

it("leaves cells alone that have such a character elsewhere", () => {
  expect(csvOf([["a=b", "1-2", "me@example.com"]])).toBe("\uFEFFa=b,1-2,me@example.com\r\n");
});

const columns: CsvColumns<number> = [
  ["Number", (number) => number],
  ["Sign", (number) => (number < 0 ? "-" : null)],
];

async function* pagesOf(...pages: number[][]) {
  yield* pages;
}

it("tells a number from a formula, and writes nothing for null", () => {
  expect(csvTable(columns, [-1, 1])).toBe("\uFEFFNumber,Sign\r\n-1,'-\r\n1,\r\n");
});

it.each([[[[]]], [[[1, -2], [3], []]]])("gives the same file when read page by page: %j", async (pages) => {
  let text = "";
  for await (const piece of csvPages(columns, pagesOf(...pages))) text += piece;
  expect(text).toBe(csvTable(columns, pages.flat()));
});

it("names a list's file after its day, and refuses a reader before the file begins", async () => {
  const list = { name: "numbers", now: new Date("2026-11-20T23:30:00Z"), columns };
  const answer = await csvOfList(list, pagesOf([1], [2]));
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="numbers-2026-11-20.csv"');
  expect(await answer.text()).toBe("Number,Sign\r\n1,\r\n2,\r\n");
  async function* refused(): AsyncGenerator<number[]> {
    yield await Promise.reject(new DomainError("not_admin"));
  }
  await expect(csvOfList(list, refused())).rejects.toThrow("not_admin");
});
