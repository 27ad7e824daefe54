import { describe, expect, it, test } from "vitest";
import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { EXAMPLE, shownClaims } from "#content/claims.ts";
import homes from "#content/data/typical-homes.json" with { type: "json" };
import { aboutPage } from "#content/pages/about.ts";
import { decisionKinds } from "#content/pages/appeal-kinds.ts";
import { cookiePolicy } from "#content/pages/cookie-policy.ts";
import { impactPage } from "#content/pages/impact.ts";
import { notFound } from "#content/pages/not-found.ts";
import { privacyPolicy, processorInWords } from "#content/pages/privacy-policy.ts";
import { solarBatteryCombo } from "#content/pages/solar-battery-combo.ts";
import type { StaticPage } from "#content/pages/static-page.ts";
import { findStaticPage, staticPages } from "#content/pages/static-pages.ts";
import { termsOfService } from "#content/pages/terms-of-service.ts";
import { teslaPowerwall } from "#content/pages/tesla-powerwall.ts";

type Texts = Omit<StaticPage, "path">;

const all: readonly Texts[] = [...staticPages, notFound];
const legal = [privacyPolicy, termsOfService, cookiePolicy];
const FILLER =
  /\b(seamless\w*|cutting-edge|hassle-free|state-of-the-art|unlock\w*|empower\w*|game-chang\w*|world-class|leverag\w*|robust|bespoke|tailored|embrac\w*|journey|revolution\w*|effortless\w*|peace of mind|one-stop|delve|harness\w*|elevate|look no further|simply|truly|leading|top-quality|trusted|passionate|committed to)\b/i;

function wordsOf(page: Texts): string {
  const sections = page.sections.flatMap((section) => [
    section.heading,
    ...section.paragraphs,
    ...(section.table ? [section.table.caption, ...section.table.head, ...section.table.rows.flat()] : []),
    ...(section.points ?? []),
    ...(section.links ?? []).map(({ label }) => label),
  ]);
  const facts = (page.facts ?? []).flatMap(({ label, value, note }) => [label, value, note ?? ""]);
  const faq = (page.faq ?? []).flatMap(({ question, answer }) => [question, answer]);
  const links = (page.links ?? []).map(({ label }) => label);
  return [page.heading, page.intro, ...sections, ...facts, ...faq, ...links].join("\n");
}

describe.each(all)("$title", (page) => {
  it("has a title, a description and headings that fit", () => {
    expect(page.title.length).toBeGreaterThan(0);
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.title).not.toContain(site.name);
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.heading).not.toBe("");
    expect(page.intro).not.toBe("");
    const headings = page.sections.map(({ heading }) => heading);
    expect(headings).not.toContain("");
    expect(new Set(headings).size).toBe(headings.length);
  });

  it("has no empty section", () => {
    for (const { paragraphs, points = [] } of page.sections)
      expect(paragraphs.length + points.length).toBeGreaterThan(0);
  });

  it("has no filler and no gap in a sentence", () => {
    const text = `${page.title}\n${page.description}\n${wordsOf(page)}`;
    expect(text).not.toMatch(FILLER);
    // A company may take requests while some of its checks are open, so we never call it vetted.
    expect(text).not.toMatch(/\bvetted\b|installers we have checked/i);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{|\}| {2}|—/);
  });

  it("gives every figure a source and a date", () => {
    for (const { source, asOf } of page.facts ?? []) {
      expect(source).not.toBe("");
      expect(asOf).toMatch(/20\d\d/);
    }
  });

  it("has links that a browser understands", () => {
    const links = [...(page.links ?? []), ...page.sections.flatMap((section) => section.links ?? [])];
    for (const { to } of links) expect(to).toMatch(/^(\/|https:\/\/|mailto:)/);
  });
});

test("no two pages share an address, a title, a description or a heading", () => {
  const distinct = (values: string[]) => expect(new Set(values).size).toBe(values.length);
  distinct(staticPages.map(({ path }) => path));
  distinct(all.map(({ title }) => title));
  distinct(all.map(({ description }) => description));
  distinct(all.map(({ heading }) => heading));
});

test("a page is found by its address", () => {
  for (const page of staticPages) expect(findStaticPage(page.path)).toEqual(page);
  expect(findStaticPage("/nowhere")).toBeUndefined();
});

test("the previous version of each legal text is at its date's address, and hidden from search engines", () => {
  for (const page of legal) {
    const { to = "" } = page.links?.find(({ label }) => label.startsWith("The version before")) ?? {};
    expect(to).toMatch(/^\/[\w-]+\/2026-11-\d\d$/);
    const earlier = findStaticPage(to);
    expect(earlier).toMatchObject({ isEarlier: true, heading: expect.stringContaining(page.heading) });
    expect(earlier?.thisVersion).toMatch(/it held from \d+ November 2026 and was replaced on \d+ November 2026\.$/);
    expect(staticPages.map(({ path }) => path)).not.toContain(to);
    expect(wordsOf(earlier ?? page)).not.toBe(wordsOf(page));
  }
  expect(findStaticPage("/privacy-policy/2026-11-01")).toBeUndefined();
});

test("only the blog is Coming Soon", () => {
  const soon = staticPages.filter((page) => /coming soon/i.test(wordsOf(page)));
  expect(soon.map(({ path }) => path)).toEqual(["/blog"]);
});

test("the legal pages carry the documented date and the operator's details", () => {
  for (const page of legal) {
    expect(page.lastUpdated).toBe("Last updated December 2024");
    expect(page.thisVersion).toMatch(/^This version: \d{1,2} \w+ 20\d\d$/);
    expect(wordsOf(page)).toContain(site.email);
    expect(wordsOf(page)).toContain(site.phone);
  }
});

test("the legal pages use the product's own numbers", () => {
  expect(wordsOf(privacyPolicy)).toContain(`at most ${limits.leadPlacesMax} installers`);
  expect(wordsOf(privacyPolicy)).toContain(`${limits.leadLifetimeDays} days`);
  expect(wordsOf(privacyPolicy)).toContain(`${limits.unconfirmedRequestsKeptDays} days after you last asked`);
  expect(wordsOf(privacyPolicy)).toContain(`${limits.customerDetailsKeptMonths} months after you sent the request`);
  expect(wordsOf(privacyPolicy)).toContain(`At least ${limits.paymentRecordsKeptYears} years`);
  expect(wordsOf(privacyPolicy)).toContain("ico.org.uk, phone 0303 123 1113");
  expect(wordsOf(cookiePolicy)).toContain(`${limits.sessionDays} days`);
  expect(wordsOf(termsOfService)).toContain(`A lead costs ${limits.leadPriceCredits} credits`);
});

describe("a claim that the operator has not set", () => {
  const everyClaim = shownClaims(true);
  const claimed = Object.values(everyClaim).map(({ value }) => value);

  it("is on no page, and leaves no empty section", () => {
    for (const page of [aboutPage({}), impactPage({})]) {
      const text = `${page.description}\n${wordsOf(page)}`;
      for (const claim of claimed) expect(text).not.toContain(claim);
      expect(page.sections.length).toBeGreaterThan(1);
      for (const { paragraphs, points = [] } of page.sections)
        expect(paragraphs.length + points.length).toBeGreaterThan(0);
    }
  });

  it("doesn't hide the others", () => {
    const text = wordsOf(impactPage({ treesPlanted: { value: "7 trees", proof: EXAMPLE } }));
    expect(text).toContain("7 trees");
    expect(text).not.toContain("profits");
  });

  it("is shown once it is set", () => {
    const text = wordsOf(aboutPage(everyClaim)) + wordsOf(impactPage(everyClaim));
    const { responseTime: _, ...shown } = everyClaim;
    for (const { value } of Object.values(shown)) expect(text).toContain(value);
  });

  it("is shown as the operator's own figure, with its evidence or as an example", () => {
    const claiming = [aboutPage(everyClaim), impactPage(everyClaim)]
      .flatMap(({ sections }) => sections)
      .filter(({ points = [] }) => claimed.some((claim) => points.join().includes(claim)));
    expect(claiming).toHaveLength(3);
    for (const { paragraphs } of claiming) expect(paragraphs).toEqual(["Our own figures, each with its evidence."]);
    for (const { points = [] } of claiming)
      for (const point of points) expect(point).toMatch(/\((.+, .+, .+|example)\)\.?$/);
  });
});

describe("the battery pages", () => {
  it.each([teslaPowerwall, solarBatteryCombo])("$path is long enough", (page) => {
    expect(wordsOf(page).split(/\s+/).length).toBeGreaterThanOrEqual(350);
    expect((page.faq ?? []).length).toBeGreaterThanOrEqual(5);
  });

  it("states no price of a Tesla product", () => {
    expect(wordsOf(teslaPowerwall)).not.toContain("£");
  });

  it("adds up", () => {
    const buy = 0.2632;
    const sell = 0.12;
    const lowest = 0.041;
    const back = 0.9;
    const { uk, battery } = homes;
    const { south } = uk;
    const text = wordsOf(solarBatteryCombo);
    const expected = [
      `${(back * buy * 100).toFixed(1)}p`,
      `${((back * buy - sell) * 100).toFixed(1)}p`,
      `${((back * buy - lowest) * 100).toFixed(1)}p`,
      `about £${Math.round((105 * buy * south.usedKwh) / 100 + sell * south.soldKwh)} a year`,
      `after about ${south.paybackRange[0]} to ${south.paybackRange.at(-1)} years`,
      `about £${Math.round((105 * buy * battery.notBoughtKwh) / 100 - sell * battery.notSoldKwh)} a year more`,
      "34.56p by day",
      `is ${Math.round((4600 / (5 * back * 365 * 10)) * 100)}p a unit`,
      `about ${Math.round((south.monthlyKwh[5] ?? 0) / 30)} kWh on an average day in June`,
      `only ${Math.round((south.monthlyKwh[11] ?? 0) / 31)} kWh on one in December`,
    ];
    for (const sum of expected) expect(text).toContain(sum);
  });
});

it("the privacy policy lists our processors, by name, country and safeguard if the operator has given them", () => {
  const abroad = { country: "Ireland", safeguard: "UK adequacy regulations" };
  expect(processorInWords({ does: "delivers our emails", name: "Mailer Ltd", abroad })).toBe(
    "Delivers our emails: Mailer Ltd, in Ireland (UK adequacy regulations).",
  );
  const { points } = privacyPolicy.sections.find(({ heading }) => heading === "Who works for us") ?? {};
  expect(points).toHaveLength(site.processors.length);
  expect(points).toContain("Hosts our website and database: named on request.");
});

it("names sections of the terms by their place and heading", () => {
  for (const { rule } of Object.values(decisionKinds)) {
    const place = termsOfService.sections.findIndex(({ heading }) => heading === rule.heading) + 1;
    expect(rule.to).toBe(`${termsOfService.path}#part-${place}`);
  }
});
