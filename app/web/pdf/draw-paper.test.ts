import { expect, it } from "vitest";
import { drawPaper } from "#app/web/pdf/draw-paper.ts";
import type { Paper, PaperBlock } from "#app/web/pdf/paper.ts";
import { wordsOfPdf } from "#tests/pdf-words.ts";

const NOON = new Date("2026-11-20T12:00:00Z");

async function drawn(blocks: readonly PaperBlock[], given: Partial<Paper> = {}): Promise<Uint8Array> {
  const paper = { title: "A quote", author: "Fairwatt", at: NOON, foot: "A quote, 20 November 2026", blocks };
  return drawPaper({ ...paper, ...given });
}

const inLatin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const countOf = (text: string, part: RegExp) => text.match(part)?.length ?? 0;
const pagesOf = (bytes: Uint8Array) => countOf(inLatin1(bytes), /\/Type \/Page\n/g);
const running = (bytes: Uint8Array) => wordsOfPdf(bytes).replace(/\s+/g, " ");

const TABLE: PaperBlock = {
  table: {
    name: "Prices",
    columns: ["What", "Brightside Solar", "Tern Energy"],
    rows: [
      { cells: ["Panels", { text: "£4,000", note: "10 at £400" }, "£3,900"] },
      { cells: ["You pay", "£4,500", "£4,400"], isTotal: true },
    ],
  },
};

it("is tagged for reading aloud: title, language, headings, paragraphs, lists and tables with heads", async () => {
  const bytes = inLatin1(
    await drawn([{ h2: "What you get" }, { p: "Ten panels." }, { h3: "More" }, { list: ["one", "two"] }, TABLE]),
  );
  expect(bytes).toContain("/Lang (en-GB)");
  expect(bytes).toContain("/Marked true");
  expect(bytes).toContain("/DisplayDocTitle true");
  expect(bytes).toContain("(A quote, Fairwatt)");
  const tags = ["Document", "H1", "H2", "H3", "L", "LI", "LBody", "Table", "TR", "TH", "TD"];
  const counts = tags.map((tag) => [tag, countOf(bytes, new RegExp(`/S /${tag}\n`, "g"))]);
  expect(Object.fromEntries(counts)).toEqual({
    Document: 1,
    H1: 1,
    H2: 1,
    H3: 1,
    L: 1,
    LI: 2,
    LBody: 2,
    Table: 1,
    TR: 3,
    TH: 5,
    TD: 4,
  });
  expect(countOf(bytes, /\/Scope \/Column/g)).toBe(3);
  expect(countOf(bytes, /\/Scope \/Row/g)).toBe(2);
});

it("reads in order, notes under their text, and without what is only at the foot", async () => {
  const words = wordsOfPdf(await drawn([{ h2: "What you get" }, { p: "Ten panels.\nA battery." }, TABLE]));
  expect(words.split("\n")).toEqual([
    "Fairwatt",
    "A quote",
    "What you get",
    "Ten panels.",
    "A battery.",
    ...["What", "Brightside Solar", "Tern Energy"],
    ...["Panels", "£4,000", "10 at £400", "£3,900"],
    ...["You pay", "£4,500", "£4,400"],
  ]);
});

it("writes the letters and signs of names, sums and measures, and loses none", async () => {
  const text = "Siân Łukasz £1,234.50 25 m² 12½ years 35° 10–12 — −£94 “yes”, it’s 4 × 430 W·h …";
  expect(running(await drawn([{ p: text }]))).toContain(text);
  expect(running(await drawn([{ h2: text }]))).toContain(text);
  expect(running(await drawn([{ p: "≥ 90% → 2⅓ ﬁne, CO₂, x\u030c, 太阳 ☀️" }]))).toContain(
    ">= 90% -> 2 1/3 fine, CO2, x, ?? ?",
  );
});

it("numbers its pages, with what it is and the date", async () => {
  const bytes = await drawn([{ p: "line\n".repeat(120) }]);
  expect(pagesOf(bytes)).toBe(3);
  const feet = wordsOfPdf(bytes, "feet").split("\n");
  expect(feet).toEqual([1, 2, 3].map((page) => `A quote, 20 November 2026Page ${page} of 3`));
});

it("goes on overleaf with a long remark, in a paragraph, a list and a cell, and loses no word", async () => {
  const remark = Array.from({ length: 1900 }, (_, index) => `w${index}`).join(" ");
  expect(remark.length).toBeGreaterThan(10_000);
  for (const block of [
    { p: remark },
    { list: [remark] },
    { table: { name: "Remarks", columns: ["Fact", "One", "Two"], rows: [{ cells: ["Why", "short", remark] }] } },
  ]) {
    const bytes = await drawn([block]);
    expect(pagesOf(bytes)).toBeGreaterThan(1);
    expect(running(bytes).includes(remark)).toBe(true);
  }
});

it("breaks a word of 10,000 letters into lines", async () => {
  const bytes = await drawn([{ p: "Ł".repeat(10_000) }], { isWide: true });
  expect(wordsOfPdf(bytes).match(/Ł/g)).toHaveLength(10_000);
  expect(pagesOf(bytes)).toBeGreaterThan(2);
});

it("heads each page of a long table, and reads the heads once", async () => {
  const rows = Array.from({ length: 80 }, (_, row) => ({ cells: [`fact ${row}`, "yes", "no"] }));
  const bytes = await drawn([{ table: { name: "Facts", columns: ["Fact", "Brightside", "Tern"], rows } }]);
  const words = wordsOfPdf(bytes).split("\n");
  expect(pagesOf(bytes)).toBeGreaterThan(1);
  expect(words.filter((word) => word === "Brightside")).toHaveLength(1);
  expect(words.filter((word) => word.startsWith("fact "))).toHaveLength(80);
  expect(wordsOfPdf(bytes, "feet").split("Brightside").length - 1).toBe(pagesOf(bytes) - 1);
});
