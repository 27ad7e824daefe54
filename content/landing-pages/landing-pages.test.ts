import { describe, expect, it } from "vitest";
import { site } from "#config/site.ts";
import { areaTexts } from "#content/areas/area-texts.ts";
import areas from "#content/data/areas.json" with { type: "json" };
import homes from "#content/data/typical-homes.json" with { type: "json" };
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { ownFigure, treeCards } from "#content/landing-pages/own-figures.ts";
import { carbonKent, payBackKent, payBackSutton, whatKentClaims } from "#content/landing-pages/pay-back.ts";
import { staticPages } from "#content/pages/static-pages.ts";
import { gridCarbon } from "#content/service-pages/common-facts.ts";
import { servicePages } from "#content/service-pages/service-pages.ts";

const OWN_SENTENCES_MIN = 0.6;
const SHORTEST_SENTENCE = 25;
const FILLER =
  /seamless|cutting[- ]edge|unlock|revolution|game[- ]chang|look no further|peace of mind|one[- ]stop|hassle|world[- ]class|elevat|delve|bespoke|holistic|empower|effortless|harness|best[- ]in[- ]class|future[- ]proof|tailored|transform your|vibrant|robust|journey|truly|trusted|coming soon/i;
const CALCULATOR_OF = {
  "sutton-solar-panels": "solar-sutton",
  "berkshire-solar-panels": "solar-berkshire",
  "surrey-home-battery": "battery",
  "berkshire-home-battery": "battery",
  "kent-solar-panels": undefined,
} as Record<string, string | undefined>;
const CALCULATOR_OF_SERVICE = { "solar-panels": "solar", "ev-chargers": "ev-local", "home-battery": "battery-london" };
const OWN_SOURCE = `${site.name}’s own figure`;
const NAMES = areas
  .filter(({ slug }) => landingPages.some(({ area }) => area === slug))
  .flatMap(({ name }) => [name, name.split(" ")[0] ?? name])
  .toSorted((a, b) => b.length - a.length);

const pathOf = ({ area, suffix }: LandingPage) => `${area}-${suffix}`;

describe.each(landingPages.map((page) => [pathOf(page), page] as const))("%s", (path, page) => {
  it("has a title and a description that fit a search result", () => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it("has the parts that its template shows", () => {
    expect(sentencesOf(page.intro).length).toBeGreaterThanOrEqual(2);
    expect(sentencesOf(page.intro).length).toBeLessThanOrEqual(3);
    expect(new Set(page.coverage.places).size).toBe(page.coverage.places.length);
    for (const [{ length }, min, max] of [
      [page.coverage.places, 8, 15],
      [page.cards, 3, 4],
      [page.benefits, 4, 6],
      [page.sections, 2, 3],
      [page.faq, 4, 5],
    ] as const) {
      expect(length).toBeGreaterThanOrEqual(min);
      expect(length).toBeLessThanOrEqual(max);
    }
  });

  it("is neither too short nor too long", () => {
    const words = copyOf(page).join(" ").split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
  });

  it("has the calculator of the contract", () => {
    expect(page.calculator).toBe(path in CALCULATOR_OF ? CALCULATOR_OF[path] : CALCULATOR_OF_SERVICE[page.suffix]);
  });

  it("gives every figure a source and a date, three of them not our own claims", () => {
    for (const { source, asOf, isExample } of page.facts) {
      expect(source).toMatch(/\S{3}/);
      expect(asOf).toMatch(isExample ? /^example$/ : /\b20\d\d\b/);
    }
    expect(page.facts.filter(({ source }) => !source.startsWith(OWN_SOURCE)).length).toBeGreaterThanOrEqual(3);
    const labels = page.facts.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("uses plain British words", () => {
    for (const text of [page.title, page.description, ...copyOf(page)]) {
      expect(text).not.toMatch(FILLER);
      expect(text).not.toMatch(/[—–]|\s-{1,2}\s|'|undefined| {2}/);
      expect(text).toBe(text.trim());
    }
  });

  it("shares no text with other pages of its service, names and digits aside", () => {
    const others = landingPages.filter(({ area, suffix }) => suffix === page.suffix && area !== page.area);
    const theirs = new Set(others.flatMap((other) => copyOf(other).flatMap(sentencesOf)).map(mould));
    const own = copyOf(page).flatMap(sentencesOf).map(mould);
    const shared = own.filter((sentence) => theirs.has(sentence));
    expect(1 - shared.length / own.length, shared.join("\n")).toBeGreaterThanOrEqual(OWN_SENTENCES_MIN);
  });

  it("repeats no sentence of the area pages or the service pages", () => {
    const elsewhere = JSON.stringify([areaTexts, servicePages]);
    const repeated = copyOf(page)
      .flatMap(sentencesOf)
      .filter(
        (sentence) => sentence.length > SHORTEST_SENTENCE && elsewhere.includes(JSON.stringify(sentence).slice(1, -1)),
      );
    expect(repeated).toEqual([]);
  });
});

describe("all landing pages", () => {
  it("are three for each of six places, and one for Kent", () => {
    const places = ["london", "surrey", "croydon", "kingston", "sutton", "berkshire"];
    const suffixes = ["solar-panels", "ev-chargers", "home-battery"];
    const documented = [
      ...places.flatMap((place) => suffixes.map((suffix) => `${place}-${suffix}`)),
      "kent-solar-panels",
    ];
    expect(landingPages.map(pathOf).toSorted()).toEqual(documented.toSorted());
  });

  it.each(["title", "description", "heading"] as const)("have a %s that no other page has", (field) => {
    const all = [...landingPages, ...servicePages, ...staticPages].map((page) => page[field]);
    expect(new Set(all).size).toBe(all.length);
  });

  it("repeat no question", () => {
    const questions = landingPages.flatMap(({ faq }) => faq.map(({ question }) => mould(question)));
    expect(new Set(questions).size).toBe(questions.length);
  });

  it("carry keywords for Berkshire's chargers and batteries", () => {
    for (const path of ["berkshire-ev-chargers", "berkshire-home-battery"]) {
      expect(find(path).keywords?.length).toBeGreaterThan(0);
    }
  });

  it("list fifteen towns in Berkshire", () => {
    expect(find("berkshire-solar-panels").coverage.places).toHaveLength(15);
  });
});

describe("the operator’s claims", () => {
  const { sutton, berkshire, kent, ...everywhere } = site.localClaims;

  it.each([
    ["sutton-solar-panels", [...Object.values(sutton), everywhere.panelWarranty]],
    ["berkshire-solar-panels", [berkshire.installations, everywhere.panelWarranty]],
    ["kent-solar-panels", Object.values(kent)],
    ["berkshire-ev-chargers", [everywhere.evSavingYearly, everywhere.chargeTimeAt7kw, everywhere.chargerWarranty]],
    ["berkshire-home-battery", [everywhere.batteryWarranty]],
  ])("stand on %s as our own, those that are set", (path, claims) => {
    const own = find(path).facts.filter(({ source }) => source.startsWith(OWN_SOURCE));
    const set = claims.filter((claim) => claim !== undefined);
    expect(own.map(({ value }) => value).toSorted()).toEqual(set.map(({ value }) => value).toSorted());
  });

  it("are shown only when set", () => {
    expect(ownFigure("Payback", undefined)).toEqual([]);
    expect(treeCards("Berkshire")).toEqual([]);
    const { treesPlanted } = site.localClaims.berkshire;
    const points = find("berkshire-solar-panels").cards.flatMap((card) => card.points ?? []);
    expect(points.join().includes(`${treesPlanted?.value} trees planted in Berkshire`)).toBe(
      treesPlanted !== undefined,
    );
    expect(treeCards("Berkshire", { value: "3" }).at(0)?.points).toEqual(["3 trees planted in Berkshire (example)"]);
  });
});

describe("our sums", () => {
  it.each([
    ["sutton-solar-panels", homes.areas.sutton, payBackSutton],
    ["kent-solar-panels", homes.areas.kent, payBackKent],
  ])("of %s are what the planner says", (path, { south, eastWest }, payBack) => {
    const text = copyOf(find(path)).join("\n");
    const ten = (value: number) => (10 * Math.round(value / 10)).toLocaleString("en-GB");
    const [low = 0, , high = 0] = south.savedRange;
    const [soonest, , latest] = south.paybackRange;
    expect(text).toContain(`about ${south.kwhPerKw.toLocaleString("en-GB")} kWh`);
    expect(text).toContain(String(eastWest.kwhPerKw));
    for (const kwh of [south.kwh, south.usedKwh]) expect(text).toContain(`${ten(kwh)} kWh`);
    for (const pounds of [south.savedPounds, ten(low), ten(high)]) expect(text).toContain(`£${pounds}`);
    expect(payBack.value).toBe(`about ${soonest} to ${latest} years`);
    expect(payBack.note).toContain(`${ten(south.kwh)} kWh`);
    expect(payBack.note).toContain(`£${south.costPounds.toLocaleString("en-GB")}`);
  });

  it("of Kent's carbon follow from the grid's factor", () => {
    expect(carbonKent.value).toBe(`about ${((4050 * Number.parseFloat(gridCarbon.value)) / 1000).toFixed(2)} tonnes`);
  });

  it("beside Kent's claim follow from the same factor", () => {
    const co2SavedYearly = site.localClaims.kent.co2SavedYearly?.value ?? "";
    const tonnesOfKw = (1011 * Number.parseFloat(gridCarbon.value)) / 1000;
    expect(whatKentClaims).toContain(`about ${Math.round(Number.parseFloat(co2SavedYearly) / tonnesOfKw)} kW`);
    expect(whatKentClaims).toContain(`the ${carbonKent.value.replace("about ", "")} above are for 4 kW`);
    const { facts } = find("kent-solar-panels");
    const claim = facts.findIndex(({ value }) => value === co2SavedYearly);
    expect(facts[claim]?.note).toBe(whatKentClaims);
    expect(facts[claim - 1]).toBe(carbonKent);
  });

  it("of Sutton's months follow from the shares of the year", () => {
    const [june, december] = [5, 11].map((month) => homes.areas.sutton.south.monthlyKwh[month]);
    expect(copyOf(find("sutton-solar-panels")).join("\n")).toContain(
      `June brings about ${june} of them and December about ${december},`,
    );
    expect(copyOf(find("sutton-home-battery")).join("\n")).toContain(`make about ${december} kWh here`);
  });
});

function find(path: string): LandingPage {
  const found = landingPages.find((page) => pathOf(page) === path);
  if (!found) throw new Error(`no landing page ${path}`);
  return found;
}

function copyOf(page: LandingPage): string[] {
  return [
    page.heading,
    page.intro,
    page.coverage.title,
    page.coverage.text,
    ...page.cards.flatMap(({ title, text, points = [] }) => [title, text, ...points]),
    ...page.benefits,
    ...page.sections.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points]),
    ...page.faq.flatMap(({ question, answer }) => [question, answer]),
  ];
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}

/** The sentence without places and digits, which exposes a refilled template. */
function mould(sentence: string): string {
  return NAMES.reduce((rest, name) => rest.replaceAll(name, "#"), sentence)
    .replaceAll(/\d+/g, "0")
    .toLowerCase();
}
