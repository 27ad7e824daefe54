import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { counters, figureInWords, otherCounters, reasonsInWords } from "#content/counters.ts";

/** What the public pages count: queries that count and that a file imports which a public page imports. */
function publicCounts(): string[] {
  const pages = globSync("app/routes/site/**/*.{ts,tsx}");
  const verbs = new Set(pages.filter((file) => !/\.test\./.test(file)).flatMap(domainImports));
  // What only acts (a form that is sent) shows no count.
  const read = [...verbs].filter((file) => !ACTS.test(file));
  const queries = read.flatMap((file) => sqlImports(file));
  return [...new Set(queries.filter(({ file, name }) => counts(file, name)).map(({ name }) => name))].toSorted();
}

const ACTS = /personal-data|public-complaints|request-quote|attach-plan|count-plan-call|my-work/;

const domainImports = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/from "#(domain\/[^"]+\.ts)"/g)].map(([, path]) => path ?? "");

function sqlImports(file: string): { file: string; name: string }[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/import \{([^}]*)\} from "#(domain\/[^"]+\.sql\.ts)"/g)].flatMap(([, names, from]) =>
    (names ?? "").split(",").map((name) => ({ file: from ?? "", name: name.replace("type ", "").trim() })),
  );
}

/** Whether the function counts, by itself or with a helper of its file. */
function counts(file: string, name: string): boolean {
  const body = readFileSync(file, "utf8").split(/\n(?=(?:export )?(?:async )?function )/);
  const own = body.find((part) => new RegExp(`^(?:export )?(?:async )?function ${name}\\b`).test(part)) ?? "";
  return /\bcount\(|\$count|percentile|sum\(/.test(own);
}

it("every count on a public page is in the list, with its query", () => {
  const listed = new Set<string>([...counters, ...otherCounters].map(({ query }) => query));
  const found = publicCounts();
  expect(found.length).toBeGreaterThan(10);
  expect(
    found.filter((name) => !listed.has(name)),
    "Add the query to content/counters.ts, or do not publish the count.",
  ).toEqual([]);
});

it("every listed query exists", () => {
  const code = globSync("domain/**/*.ts")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  for (const { query } of [...counters, ...otherCounters]) expect(code).toMatch(new RegExp(`function ${query}\\b`));
});

it.each([
  ["count", { count: 0 }, "0"],
  ["count", { count: 1234 }, "1,234"],
  ["share", { count: 6, of: 9 }, "Too few to say (n = 9)"],
  ["share", { count: 6, of: 10 }, "60% (n = 10)"],
  ["mean", { count: 21, of: 10 }, "2.1 (n = 10)"],
  ["median", { count: 6, of: 10, medianMinutes: 210 }, "3.5 hours (n = 10)"],
  ["median", { count: 4, of: 10, medianMinutes: null }, "over 24 h (n = 10)"],
] as const)("a %s of %o reads %s", (kind, figure, words) => {
  expect(figureInWords({ kind }, figure)).toBe(words);
});

it("reasons of a share are shares, none of fewer than ten; those of a count are counts, also 0", () => {
  const reasons = { a: "late", b: "lost" };
  expect(reasonsInWords({ kind: "share", reasons }, { count: 2, of: 9, by: { a: 2 } })).toEqual([]);
  expect(reasonsInWords({ kind: "share", reasons }, { count: 2, of: 10, by: { a: 2 } })).toEqual([
    "late: 20%",
    "lost: 0%",
  ]);
  expect(reasonsInWords({ kind: "count", reasons }, { count: 2, by: { a: 2 } })).toEqual(["late: 2", "lost: 0"]);
});
