import texts from "#content/data/earlier-legal-texts.json" with { type: "json" };
import { dayOf, earlierPath, legalVersions } from "#content/pages/legal-versions.ts";
import type { StaticPage } from "#content/pages/static-page.ts";

/** Earlier versions of legal texts, word for word, each under its day. */
export const earlierLegalTexts: readonly StaticPage[] = texts.map(({ of, date, heading, intro, sections }) => {
  const versions: readonly { date: string }[] = legalVersions[of as keyof typeof legalVersions];
  const next = versions[versions.findIndex((version) => version.date === date) - 1]?.date;
  return {
    path: earlierPath(of, date),
    title: `${heading}, version of ${dayOf(date)}`,
    description: `An earlier version of our ${heading.toLowerCase()}, as it was from ${date} on. Another has replaced it.`,
    heading: `${heading} of ${date}`,
    intro,
    thisVersion: `This is an earlier version: it held from ${date} and was replaced on ${next}.`,
    isEarlier: true,
    sections,
    links: [
      { label: `${heading} of today`, to: of },
      { label: "Versions and changes", to: "/legal-history" },
    ],
  };
});
