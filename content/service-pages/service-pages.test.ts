import { describe, expect, it } from "vitest";
import type { ServicePage } from "#content/service-pages/service-page.ts";
import { findServicePage, servicePages } from "#content/service-pages/service-pages.ts";
import { services } from "#content/services.ts";

const TITLE_LENGTH_MAX = 60;
const DESCRIPTION_LENGTH_MIN = 50;
const DESCRIPTION_LENGTH_MAX = 160;
const SHARED_SENTENCE_LENGTH_MAX = 60;
const WORDS_MIN = 350;
const LONG_PAGE_WORDS_MIN = 900;
const LONG_PAGES = ["solar-panels", "heat-pumps", "ev-chargers"];

/** What adverts say when they have nothing to say. */
const FILLER =
  /leverag|seamless|cutting[- ]edge|\bunlock|revolutioni[sz]|game[- ]chang|in today.s world|look no further|peace of mind|state[- ]of[- ]the[- ]art|next[- ]level|one[- ]stop|hassle[- ]free|world[- ]class|elevat|delv|bespoke|holistic|empower|effortless|harness the|say goodbye|best[- ]in[- ]class|future[- ]proof|tailored solution|transform your/i;
const DASHED = /[—–]|\s-{1,2}\s/;
const AMERICAN = /\b(?:color|center|meter(?:s)? long|optimize|organize|aluminum|program(?!med|ming))\b/i;

describe.each(servicePages.map((page) => [page.slug, page] as const))("%s", (slug, page) => {
  it("has a title and a description that fit a search result", () => {
    expect(page.title.length).toBeLessThanOrEqual(TITLE_LENGTH_MAX);
    expect(page.description.length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH_MIN);
    expect(page.description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH_MAX);
  });

  it("is long enough", () => {
    const wordsMin = LONG_PAGES.includes(slug) ? LONG_PAGE_WORDS_MIN : WORDS_MIN;
    expect(wordCount(page)).toBeGreaterThanOrEqual(wordsMin);
    expect(page.cards.length).toBeGreaterThanOrEqual(3);
    expect(page.features.length).toBeGreaterThanOrEqual(4);
    expect(page.faq.length).toBeGreaterThanOrEqual(5);
    expect(page.benefits.length).toBeGreaterThanOrEqual(4);
  });

  it("links to at least three other services", () => {
    expect(page.related.length).toBeGreaterThanOrEqual(3);
    expect(new Set(page.related).size).toBe(page.related.length);
    expect(page.related).not.toContain(page.slug);
    for (const related of page.related) expect(findServicePage(related)?.slug).toBe(related);
  });

  it("gives a source and a date for each fact and each grant", () => {
    expect(page.facts.length).toBeGreaterThan(0);
    for (const { label, source, asOf } of page.facts) expect({ label, source, asOf }).toEqual(sourced({ label }));
    for (const { name, where, who, source, asOf } of page.grants) {
      expect({ name, where, who, source, asOf }).toEqual(sourced({ name, where, who }));
    }
  });

  it("uses plain British words", () => {
    for (const text of [page.title, page.description, ...copyOf(page), ...dataOf(page)]) {
      expect(text).not.toMatch(FILLER);
      expect(text).not.toMatch(DASHED);
      expect(text).not.toMatch(AMERICAN);
      expect(text).not.toMatch(/'/);
      expect(text).toBe(text.trim());
    }
  });

  it("repeats no heading, question or point", () => {
    const headings = [...page.sections.map(({ heading }) => heading), ...page.cards.map(({ title }) => title)];
    expect(new Set(headings).size).toBe(headings.length);
    const points = [...page.cards, ...page.sections].flatMap((part) => part.points ?? []);
    expect(new Set(points).size).toBe(points.length);
  });
});

describe("all service pages", () => {
  it("are in the order of the catalogue, one for each service", () => {
    expect(servicePages.map(({ slug }) => slug)).toEqual(services.map(({ slug }) => slug));
    expect(findServicePage("no-such-service")).toBeUndefined();
  });

  it.each(["title", "description", "heading", "intro"] as const)("each have a different %s", (field) => {
    expect(new Set(servicePages.map((page) => page[field])).size).toBe(servicePages.length);
  });

  it("repeat no question", () => {
    const questions = servicePages.flatMap(({ faq }) => faq.map(({ question }) => question.toLowerCase()));
    expect(new Set(questions).size).toBe(questions.length);
  });

  it("share no sentence; facts and grants are data, which must agree", () => {
    const pageOfSentence = new Map<string, string>();
    const shared: string[] = [];
    for (const page of servicePages) {
      for (const sentence of sentencesOf(page)) {
        const other = pageOfSentence.get(sentence);
        if (other && other !== page.slug) shared.push(`${other} and ${page.slug}: ${sentence}`);
        pageOfSentence.set(sentence, page.slug);
      }
    }
    expect(shared).toEqual([]);
  });

  it("have the promise card on the three long pages", () => {
    expect(servicePages.flatMap(({ slug, promise }) => (promise ? [slug] : [])).toSorted()).toEqual(
      LONG_PAGES.toSorted(),
    );
  });

  it("show today's grants instead of the old documents' ones", () => {
    const amounts = (slug: string) => findServicePage(slug)?.grants.map(({ name, amount }) => `${name}: ${amount}`);
    expect(amounts("heat-pumps")).toContain("Boiler Upgrade Scheme: ground or water source heat pump: £7,500");
    expect(amounts("ev-chargers")?.join()).not.toContain("£350");
    expect(amounts("commercial-solar")?.join()).not.toContain("130%");
  });
});

function sourced(given: Record<string, string>) {
  return { ...given, source: expect.stringMatching(/\S{3}/), asOf: expect.stringMatching(/\b20\d\d\b/) };
}

function copyOf(page: ServicePage): string[] {
  return [
    page.heading,
    page.intro,
    ...page.cards.flatMap(({ title, text, points = [] }) => [title, text, ...points]),
    ...(page.promise ? [page.promise.title, page.promise.text, ...page.promise.points] : []),
    ...page.benefits,
    ...page.sections.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points]),
    ...page.faq.flatMap(({ question, answer }) => [question, answer]),
    ...page.features,
  ];
}

function dataOf({ facts, grants }: ServicePage): string[] {
  return [...facts, ...grants].flatMap((record) => Object.values(record)).filter((value) => typeof value === "string");
}

function wordCount(page: ServicePage): number {
  return copyOf(page).join(" ").split(/\s+/).length;
}

function sentencesOf(page: ServicePage): string[] {
  return copyOf(page)
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence.length > SHARED_SENTENCE_LENGTH_MAX);
}
