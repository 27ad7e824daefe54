import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { beyond, furthest, markdownOf, percent, tensOfPounds } from "./agreement.ts";
import { brokenOf, withTables, workOutTables } from "./tables.ts";

const DOCUMENT = fileURLToPath(new URL("../../docs/planner-model.md", import.meta.url));
const tables = workOutTables();

it("docs/planner-model.md has the tables that the model gives; if not: npm run validate:planner -- --write", () => {
  const document = readFileSync(DOCUMENT, "utf8");
  expect(document).toBe(withTables(document, tables));
});

it("every agreement holds", () => {
  expect(tables.broken).toEqual([]);
});

it("names what lies beyond its bound, either way, and what is no number", () => {
  const cities = [
    { name: "London", by: 0.055 },
    { name: "Bristol", by: -0.056 },
    { name: "Nowhere", by: Number.NaN },
  ];
  const broken = beyond(0.055, cities);
  expect(broken).toEqual(["Bristol: −5.60%, more than 5.50%", "Nowhere: +NaN%, more than 5.50%"]);
  expect(brokenOf({ title: "PVGIS", about: "", columns: [], rows: [], broken })).toContain(
    "PVGIS: Bristol: −5.60%, more than 5.50%",
  );
});

it("writes shares, pounds and tables as people read them", () => {
  expect([percent(0.0123), percent(-0.5), percent(-0.0004), percent(0.37, { sign: false })]).toEqual([
    "+1.2%",
    "−50.0%",
    "0.0%",
    "37.0%",
  ]);
  expect([tensOfPounds(-1234), tensOfPounds(4), tensOfPounds(15_678)]).toEqual(["−£1,230", "£0", "£15,680"]);
  expect(furthest([0.01, -0.03, 0.02])).toBe(-0.03);
  expect(markdownOf({ title: "A", about: "B.", columns: ["c", "d"], rows: [["1", "2"]], broken: [] })).toBe(
    "### A\n\nB.\n\n| c | d |\n| --- | --- |\n| 1 | 2 |",
  );
});

it("replaces what stands between the marks and nothing else, and refuses a document without them", () => {
  const marked = (name: string, words: string) =>
    `<!-- ${name}: made by npm run validate:planner -->\n${words}\n<!-- ${name}: end -->`;
  const document = `# A\n\n${marked("agreement", "old")}\n\nB\n\n${marked("homes", "old")}\n\n${marked("sensitivity", "old")}\n\nC\n`;
  const written = withTables(document, { blocks: { agreement: "one", homes: "and", sensitivity: "two" }, broken: [] });
  expect(written).toMatch(/^# A\n\n<!-- agreement.*-->\nFigures of [-\d]{10}\.\n\none\n<!-- agreement: end -->\n\nB\n/);
  expect(written).toMatch(/\ntwo\n<!-- sensitivity: end -->\n\nC\n$/);
  expect(written).not.toContain("old");
  expect(() => withTables("# A", { blocks: { agreement: "", homes: "", sensitivity: "" }, broken: [] })).toThrow(
    "no marks",
  );
});
