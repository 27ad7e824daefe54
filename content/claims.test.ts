import { expect, it } from "vitest";
import { type Evidence, site } from "#config/site.ts";
import { shownBadges, shownClaim, shownClaims, withoutExamples } from "#content/claims.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { ownFigure, treeCards } from "#content/landing-pages/own-figures.ts";
import { demoStaticPages, findStaticPage, staticPages } from "#content/pages/static-pages.ts";

const evidence: Evidence = { what: "Invoices of the nursery", where: "our office", date: "30 November 2026" };
const proven = { value: "7 trees", evidence };
const unproven = { value: "8 trees" };

it("a claim without evidence appears only in the demonstration, as an example", () => {
  expect(shownClaim(unproven, true)).toEqual({ value: "8 trees", proof: "example" });
  expect(shownClaim(unproven, false)).toBeUndefined();
  expect(shownClaim(undefined, true)).toBeUndefined();
});

it("a claim with evidence always shows what proves it, where and from which day", () => {
  const shown = { value: "7 trees", proof: "Invoices of the nursery, our office, 30 November 2026" };
  for (const demo of [true, false]) expect(shownClaim(proven, demo)).toEqual(shown);
  expect(shownClaims(false, { treesPlanted: proven, warranty: unproven })).toEqual({ treesPlanted: shown });
});

it("trust badges that make a claim are replaced or dropped without evidence", () => {
  const badges = [
    { label: "Free" },
    { label: "Green", isClaim: true },
    { label: "Proven", isClaim: true, evidence },
    { label: "Certified", isClaim: true, otherwise: "Certified where due" },
  ];
  expect(shownBadges(true, badges)).toEqual(["Free", "Green (example)", "Proven", "Certified (example)"]);
  expect(shownBadges(false, badges)).toEqual(["Free", "Proven", "Certified where due"]);
});

it("local pages separate what is proven from examples", () => {
  const facts = [...ownFigure("Oaks", proven), ...ownFigure("Elms", unproven), ...ownFigure("Ashes", undefined)];
  expect(withoutExamples(facts, true)).toHaveLength(2);
  expect(withoutExamples(facts, false)).toEqual([
    {
      id: "claim-oaks",
      label: "Oaks",
      value: "7 trees",
      source: `${site.name}’s own figure: Invoices of the nursery, our office`,
      asOf: "30 November 2026",
      restsOn: [],
    },
  ]);
  const cards = treeCards("Kent", proven, unproven);
  expect(cards.map(({ title, isExample = false }) => [title, isExample])).toEqual([
    ["Trees planted", false],
    ["Trees planted, as an example", true],
  ]);
  expect(withoutExamples(cards, false)).toHaveLength(1);
});

it("the site leaves out what the demonstration shows as examples", () => {
  const unprovenClaims = Object.values(site.claims).filter((claim) => claim && !claim.evidence);
  expect(JSON.stringify(demoStaticPages)).toContain("(example)");
  for (const page of staticPages) {
    const text = JSON.stringify(page);
    expect(text).not.toContain("example)");
    for (const claim of unprovenClaims) expect(text, page.path).not.toContain(`${claim?.value} `);
  }
  expect(findStaticPage("/impact")).not.toEqual(findStaticPage("/impact", true));
  for (const page of landingPages) {
    const kept = withoutExamples(page.facts, false);
    for (const { source, asOf } of kept) if (source.includes("own figure")) expect(asOf).toMatch(/20\d\d/);
  }
});
