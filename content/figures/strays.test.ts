import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { areaTexts } from "#content/areas/area-texts.ts";
import { leadPriceInPounds } from "#content/credit-packs.ts";
import { choices } from "#content/figures/choices.ts";
import { rules } from "#content/figures/rules.ts";
import { shown } from "#content/figures/shared-figures.ts";
import { sums } from "#content/figures/sums.ts";
import { guides } from "#content/guides/guides.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { home } from "#content/pages/home.ts";
import { staticPages } from "#content/pages/static-pages.ts";
import { calculatorOfService } from "#content/service-calculators.ts";
import { servicePages } from "#content/service-pages/service-pages.ts";
import { landingPath } from "#content/site-map/local-paths.ts";
import { findCalculator } from "#domain/calculators/calculators.ts";
import { stringOf, walk } from "#tests/tidy/syntax.ts";

/** A number with its unit. */
const FIGURE =
  /£\d+(?:,\d{3})*(?:\.\d+)?|(?<![\d.,])\d+(?:,\d{3})*(?:\.\d+)?(?:%|p\b| (?:kWh|kW|MW|kg|tonnes|°C|litres|miles|metres|m²)(?![a-z]))/g;

const figuresIn = (text: string): readonly string[] => text.match(FIGURE) ?? [];

interface Page {
  address: string;
  /** Its text without its records. */
  text: string;
  /** Its records, and the assumptions its calculator shows. */
  records: string;
}

type Records = { facts?: readonly object[]; grants?: readonly object[] };

function said(page: object): string {
  return JSON.stringify(page, (key, value) => (key === "facts" || key === "grants" ? undefined : value));
}

const recordsOf = (page: Records) => JSON.stringify([page.facts, page.grants]);

const assumptionsOf = (id: string | undefined) => (id ? JSON.stringify(findCalculator(id)?.assumptions ?? []) : "");

const pages: Page[] = [
  ...servicePages.map((page) => ({
    address: page.slug,
    text: said(page),
    records: recordsOf(page) + assumptionsOf(calculatorOfService[page.slug]),
  })),
  ...landingPages.map((page) => ({
    address: landingPath(page),
    text: said({ ...page, cards: page.cards.filter(({ isExample }) => !isExample) }),
    records: recordsOf(page) + assumptionsOf(page.calculator),
  })),
  ...staticPages.map((page) => ({ address: page.path, text: said(page), records: recordsOf(page) })),
  { address: home.path, text: said(home), records: "" },
  ...areaTexts.map((page) => ({ address: page.slug, text: said(page), records: "" })),
];

/** Plus the price of a lead, which follows from the packs, and a limit of ours that the terms name. */
const ours = [leadPriceInPounds(), `${limits.watchedSharePercent}%`];
const shared = new Set([...Object.values(shown), ...ours].flatMap(figuresIn));
const registered = [...sums, ...rules, ...choices];

/** Figures on a page that no record explains. */
function straysOn({ address, text, records }: Page): string[] {
  const known = new Set([
    ...shared,
    ...figuresIn(records),
    ...registered.flatMap(({ shown: figure, on }) => (on.includes(address) ? [figure] : [])),
  ]);
  return [...new Set(figuresIn(text).filter((figure) => !known.has(figure)))];
}

it("each figure on a page is in one of its records, shared, or registered as a sum, a rule or a choice", () => {
  const strays = pages.flatMap((page) => straysOn(page).map((figure) => `${page.address}: ${figure}`));
  expect(strays).toEqual([]);
});

it("a record says the same wherever it is shown", () => {
  const records = [...servicePages, ...landingPages, ...staticPages, ...guides].flatMap(({ facts = [] }) => facts);
  const grants = servicePages.flatMap((page) => page.grants.map(({ amount, ...note }) => ({ ...note, value: amount })));
  const first = new Map<string, object>();
  for (const { id, value, source, asOf } of [...records, ...grants]) {
    if (!id) continue;
    expect({ value, source, asOf }, id).toEqual(first.get(id) ?? { value, source, asOf });
    first.set(id, { value, source, asOf });
  }
});

it("finds a stray", () => {
  const page = { address: "/planted", text: "It costs £123, or 26.32p a kWh, and 45% less.", records: "45%" };
  expect(straysOn(page)).toEqual(["£123"]);
});

it("registers nothing twice, or that its page doesn't show", () => {
  const unused = registered.flatMap(({ id, shown: figure, on }) =>
    on.flatMap((address) => {
      const page = pages.find((one) => one.address === address);
      return page && figuresIn(page.text).includes(figure) ? [] : [`${id} on ${address}`];
    }),
  );
  expect(unused).toEqual([]);
  const ids = registered.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(sums.map((sum) => [sum.id, sum] as const))("%s comes to what sentences say", (_, { shown: figure, amount }) => {
  const digits = figure.replaceAll(/[^\d.]/g, "");
  const decimals = digits.split(".")[1]?.length ?? 0;
  const roundZeros = decimals === 0 ? (/0*$/.exec(digits)?.[0].length ?? 0) : 0;
  expect(Math.abs(amount - Number(digits))).toBeLessThanOrEqual(0.5 * 10 ** (roundZeros - decimals));
});

it("each rule has its source and date", () => {
  for (const { source, asOf } of rules) {
    expect(source).toMatch(/\S{3}/);
    expect(asOf).toMatch(/\b20\d\d\b|constant of nature/);
  }
});

/** Folders that draw public and customers' pages; their figures have to come from a record. */
const DRAWN = ["app/routes/site", "app/routes/quote", "app/routes/planner", "app/shell"];
/** Not figures about the world: zero, units, wholes, and the kettle that explains a unit. */
const PLAIN = new Set(["£0", "1 kW", "1 kWh", "100%", "3 kW"]);

function typedIn(path: string, text: string): string[] {
  const typed: string[] = [];
  walk({ path, text }, (node, [parent]) => {
    if (parent?.type.startsWith("Import")) return;
    typed.push(...figuresIn(stringOf(node) ?? ""));
  });
  return typed.filter((figure) => !PLAIN.has(figure)).map((figure) => `${path}: ${figure}`);
}

it.each(DRAWN)("%s types no figure: each comes from a record", (folder) => {
  const root = join(import.meta.dirname, "../..");
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const drawing = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  expect(drawing.length).toBeGreaterThan(10);
  const typed = drawing.flatMap((name) => typedIn(name, readFileSync(join(root, folder, name), "utf8")));
  expect(typed).toEqual([]);
});

it("finds a figure typed in a component", () => {
  const text = 'const line = <p title="from £12">Up to 7.4 kW, or {`26.32p`}, "1 kW"</p>;';
  expect(typedIn("card.tsx", text)).toEqual(["card.tsx: £12", "card.tsx: 7.4 kW", "card.tsx: 26.32p"]);
});
