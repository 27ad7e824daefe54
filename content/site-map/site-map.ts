import { assumptionsPage } from "#content/assumptions-page.ts";
import areas from "#content/data/areas.json" with { type: "json" };
import { guideList } from "#content/guides/guide-list.ts";
import { guidePath, guides } from "#content/guides/guides.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { complaintsPage } from "#content/pages/complaints.ts";
import { installerPrices } from "#content/pages/installer-prices.ts";
import { versionDay } from "#content/pages/legal-versions.ts";
import { staticPages } from "#content/pages/static-pages.ts";
import { transparencyPage } from "#content/pages/transparency.ts";
import { plannerPage } from "#content/planner/form-words.ts";
import { quoteCheckPage } from "#content/planner/quote-check.ts";
import { services } from "#content/services.ts";
import { areaPath, landingPath } from "#content/site-map/local-paths.ts";

export interface SiteMapEntry {
  path: string;
  priority: number;
  frequency: "daily" | "weekly" | "monthly" | "yearly";
  /** The day of its last change, as 2026-11-25, if the page itself says one. */
  changedOn?: string;
}

const MAIN_SERVICES = ["solar-panels", "battery-storage", "ev-chargers", "heat-pumps"];

const legal = { priority: 0.3, frequency: "yearly" } as const;

const rules: Readonly<Record<string, Omit<SiteMapEntry, "path">>> = {
  "/": { priority: 1, frequency: "daily" },
  "/about": { priority: 0.8, frequency: "monthly" },
  "/contact": { priority: 0.8, frequency: "monthly" },
  "/business": { priority: 0.7, frequency: "monthly" },
  "/local-areas": { priority: 0.9, frequency: "weekly" },
  "/services": { priority: 0.8, frequency: "weekly" },
  "/tesla-powerwall": { priority: 0.7, frequency: "weekly" },
  "/solar-battery-combo": { priority: 0.7, frequency: "weekly" },
  [assumptionsPage.path]: { priority: 0.5, frequency: "daily" },
  [guideList.path]: { priority: 0.7, frequency: "weekly" },
  [plannerPage.path]: { priority: 0.9, frequency: "weekly" },
  [quoteCheckPage.path]: { priority: 0.7, frequency: "monthly" },
  "/impact": { priority: 0.5, frequency: "monthly" },
  "/blog": { priority: 0.5, frequency: "monthly" },
  "/careers": { priority: 0.5, frequency: "monthly" },
  "/privacy-policy": { ...legal, changedOn: versionDay("/privacy-policy") },
  "/terms-of-service": { ...legal, changedOn: versionDay("/terms-of-service") },
  "/cookie-policy": { ...legal, changedOn: versionDay("/cookie-policy") },
  "/legal-history": legal,
  "/accessibility": legal,
  "/reviews-policy": legal,
  [transparencyPage.path]: { priority: 0.5, frequency: "daily" },
  [installerPrices.path]: { priority: 0.5, frequency: "daily" },
  [complaintsPage.path]: { priority: 0.5, frequency: "monthly" },
};

const pagesOfOurs = [
  "/",
  complaintsPage.path,
  transparencyPage.path,
  installerPrices.path,
  plannerPage.path,
  quoteCheckPage.path,
  guideList.path,
  assumptionsPage.path,
];

/** Every public page for search engines, with the documented priorities. */
export const siteMap: readonly SiteMapEntry[] = [
  ...[...pagesOfOurs, ...staticPages.map(({ path }) => path)].map((path) => entryOf(path)),
  ...services.map(({ slug }): SiteMapEntry => {
    const priority = MAIN_SERVICES.includes(slug) ? 0.9 : 0.8;
    return { path: `/services/${slug}`, priority, frequency: "weekly" };
  }),
  ...areas.map((area): SiteMapEntry => {
    return { path: areaPath(area.slug), priority: areaPriority(area), frequency: "weekly" };
  }),
  ...landingPages.map((page): SiteMapEntry => ({ path: landingPath(page), priority: 0.7, frequency: "weekly" })),
  ...guides.map(({ slug, writtenOn: changedOn }): SiteMapEntry => {
    return { path: guidePath(slug), priority: 0.6, frequency: "monthly", changedOn };
  }),
];

/** As documented: cities of more than a million people first, then large cities and counties, then all others. */
function areaPriority({ kind, population }: { kind: string; population: number }): number {
  if (kind === "city" && population > 1_000_000) return 0.8;
  return kind === "county" || (kind === "city" && population > 500_000) ? 0.7 : 0.6;
}

function entryOf(path: string): SiteMapEntry {
  const rule = rules[path];
  if (!rule) throw new Error(`the site map has no rule for ${path}`);
  return { path, ...rule };
}
