import { describe, expect, it } from "vitest";
import { areaTexts } from "#content/areas/area-texts.ts";
import areas from "#content/data/areas.json" with { type: "json" };
import type { Guide } from "#content/guides/guide.ts";
import { guideList } from "#content/guides/guide-list.ts";
import { guides } from "#content/guides/guides.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { staticPages } from "#content/pages/static-pages.ts";
import { servicePages } from "#content/service-pages/service-pages.ts";
import { services } from "#content/services.ts";

const SHORTEST_SENTENCE = 25;
/** A bar's name and value together: more don't fit on one line at 320 pixels. */
const LINE_LETTERS = 38;
const HOUSE = { width: 800, height: 580 };
const WORDS = { min: 900, max: 1800 };

/** Only the guide's own text; facts and sources are separate records, and links repeat its heading. */
function copyOf({ answer, sections, faq }: Guide): string[] {
  return [
    ...answer,
    ...sections.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points]),
    ...faq.flatMap(({ question, answer }) => [question, answer]),
  ];
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/).filter(({ length }) => length > SHORTEST_SENTENCE);

describe.each(guides.map((guide) => [guide.slug, guide] as const))("%s", (_, guide) => {
  it("is neither too short nor too long", () => {
    const words = copyOf(guide).join(" ").split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(WORDS.min);
    expect(words).toBeLessThanOrEqual(WORDS.max);
  });

  it("has a title and a description that fit a search result", () => {
    expect(guide.title.length).toBeLessThanOrEqual(60);
    expect(guide.description.length).toBeGreaterThanOrEqual(50);
    expect(guide.description.length).toBeLessThanOrEqual(160);
  });

  it("names sources with publisher and date, and dates its figures", () => {
    expect(guide.sources.length).toBeGreaterThanOrEqual(3);
    for (const { publisher, title, date, url = "https://" } of guide.sources) {
      expect(publisher).toMatch(/\S/);
      expect(title).toMatch(/\S/);
      expect(date).toMatch(/\b(19|20)\d\d\b/);
      expect(url).toMatch(/^https:\/\//);
    }
    for (const { asOf, source } of guide.facts) {
      expect(source).toMatch(/\S/);
      expect(asOf).toMatch(/\b20\d\d\b/);
    }
    expect(guide.writtenOn).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it("links to existing services and areas", () => {
    const known = { services: services.map(({ slug }) => slug), areas: areas.map(({ slug }) => slug) };
    expect(guide.services.length).toBeGreaterThan(0);
    expect(known.services).toEqual(expect.arrayContaining([...guide.services]));
    expect(known.areas).toEqual(expect.arrayContaining([...guide.areas]));
  });

  it("has table rows as wide as their headings", () => {
    for (const { table } of guide.sections) {
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.head.length ?? 0);
    }
  });

  it("has a chart or a picture whose words fit a narrow phone", () => {
    const drawings = guide.sections.flatMap(({ chart, picture }) => chart ?? picture ?? []);
    expect(drawings).not.toEqual([]);
    for (const { bars } of guide.sections.flatMap(({ chart }) => chart ?? [])) {
      expect(new Set(bars.map(({ label }) => label)).size).toBe(bars.length);
      for (const { label, words } of bars) expect(`${label}${words}`.length).toBeLessThanOrEqual(LINE_LETTERS);
    }
  });

  it("shows a picture within the drawing, with visible marks", () => {
    for (const { viewBox, description, marks = [] } of guide.sections.flatMap(({ picture }) => picture ?? [])) {
      const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
      expect(description).toMatch(/\.$/);
      expect([left >= 0, top >= 0, left + width <= HOUSE.width, top + height <= HOUSE.height]).not.toContain(false);
      const outside = marks.filter(({ x, y }) => x < left || y < top || x > left + width || y > top + height);
      expect(outside).toEqual([]);
    }
  });

  it("repeats no sentence of its own or of another page", () => {
    const own = copyOf(guide).flatMap(sentencesOf);
    expect(new Set(own).size).toBe(own.length);
    const others = guides.filter((other) => other !== guide).map(copyOf);
    const elsewhere = JSON.stringify([areaTexts, servicePages, landingPages, staticPages, others]);
    expect(own.filter((sentence) => elsewhere.includes(JSON.stringify(sentence).slice(1, -1)))).toEqual([]);
  });
});

it.each(["title", "description", "heading"] as const)("no other page has a guide's %s", (field) => {
  const all = [guideList, ...guides, ...servicePages, ...landingPages, ...staticPages].map((page) => page[field]);
  expect(new Set(all).size).toBe(all.length);
});
