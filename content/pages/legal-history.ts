import { site } from "#config/site.ts";
import { type LegalPath, legalVersions, versionBefore } from "#content/pages/legal-versions.ts";
import type { StaticPage, StaticSection } from "#content/pages/static-page.ts";

const sectionOf = (heading: string, path: LegalPath): StaticSection => ({
  heading,
  paragraphs: [],
  points: legalVersions[path].map(({ date, changes }) => `${date}: ${changes}`),
  links: [{ label: `${heading} of today`, to: path }, versionBefore(path)],
});

export const legalHistory: StaticPage = {
  path: "/legal-history",
  title: "Legal texts: their versions and what changed",
  description:
    "Every version of our privacy policy, terms of service and cookie policy, with its day and what it changed, newest first.",
  heading: "Versions of our legal texts",
  intro: `Whenever a legal text changes, the day and the change are listed here. A request, a lead or a pack of credits stays under the terms of its day. The version before today’s can be read here in full; for an older one, write to ${site.email}.`,
  sections: [
    sectionOf("Privacy Policy", "/privacy-policy"),
    sectionOf("Terms of Service", "/terms-of-service"),
    sectionOf("Cookie Policy", "/cookie-policy"),
  ],
};
