import type { HousePartName } from "#app/ui/house/house.tsx";
import { assumptionsPage } from "#content/assumptions-page.ts";
import { guideList } from "#content/guides/guide-list.ts";
import { guidePath, guides } from "#content/guides/guides.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { complaintsPage } from "#content/pages/complaints.ts";
import { home } from "#content/pages/home.ts";
import { installerPrices } from "#content/pages/installer-prices.ts";
import { findStaticPage } from "#content/pages/static-pages.ts";
import { transparencyPage } from "#content/pages/transparency.ts";
import { plannerPage } from "#content/planner/form-words.ts";
import { quoteCheckPage } from "#content/planner/quote-check.ts";
import { findServicePage } from "#content/service-pages/service-pages.ts";
import { services } from "#content/services.ts";
import { areaPath, landingPath } from "#content/site-map/local-paths.ts";
import { areas, findArea } from "#domain/areas/area.ts";

export interface ShareCard {
  title: string;
  /** The page's subject in a few words: the service or the area. */
  kicker: string;
  picture: HousePartName;
}

/** A new kind of page adds its finder here; a test checks every page in the site map. */
const finders = [
  homeCard,
  plannerCard,
  serviceCard,
  areaCard,
  landingCard,
  guideCard,
  assumptionsCard,
  openBooksCard,
  staticCard,
];

/** A public page's card; undefined for any other address. */
export function findShareCard(path: string): ShareCard | undefined {
  for (const find of finders) {
    const card = find(path);
    if (card) return card;
  }
  return undefined;
}

function homeCard(path: string): ShareCard | undefined {
  return path === home.path ? { title: home.title, kicker: "Better energy at home", picture: "house" } : undefined;
}

function plannerCard(path: string): ShareCard | undefined {
  if (path === quoteCheckPage.path) return { title: quoteCheckPage.title, kicker: "Energy planner", picture: "solar" };
  return path === plannerPage.path
    ? { title: "Plan your home’s energy", kicker: "Energy planner", picture: "house" }
    : undefined;
}

function serviceCard(path: string): ShareCard | undefined {
  const service = services.find(({ slug }) => path === `/services/${slug}`);
  const page = service && findServicePage(service.slug);
  return page && { title: page.title, kicker: service.label, picture: page.picture };
}

function areaCard(path: string): ShareCard | undefined {
  const area = areas.find(({ slug }) => path === areaPath(slug));
  return area && { title: `Renewable energy in ${area.name}`, kicker: area.region, picture: "house" };
}

function landingCard(path: string): ShareCard | undefined {
  const page = landingPages.find((one) => path === landingPath(one));
  const area = page && findArea(page.area);
  return area && { title: page.heading, kicker: area.name, picture: page.picture };
}

function guideCard(path: string): ShareCard | undefined {
  const page = path === guideList.path ? guideList : guides.find(({ slug }) => path === guidePath(slug));
  return page && { title: page.title, kicker: "Guides", picture: "living" };
}

function assumptionsCard(path: string): ShareCard | undefined {
  const { title } = assumptionsPage;
  return path === assumptionsPage.path ? { title, kicker: "Our assumptions", picture: "thermostat" } : undefined;
}

const openBooks = [
  { page: complaintsPage, kicker: "Contact", picture: "living" },
  { page: transparencyPage, kicker: "About us", picture: "house" },
  { page: installerPrices, kicker: "For installers", picture: "rooms" },
] as const;

function openBooksCard(path: string): ShareCard | undefined {
  const found = openBooks.find(({ page }) => path === page.path);
  return found && { title: found.page.title, kicker: found.kicker, picture: found.picture };
}

/** Cards of plain-text pages; a page not listed here shows the house. */
const staticLooks: Readonly<Record<string, Omit<ShareCard, "title">>> = {
  "/about": { kicker: "About us", picture: "house" },
  "/impact": { kicker: "Our impact", picture: "garden" },
  "/contact": { kicker: "Contact", picture: "living" },
  "/business": { kicker: "For businesses", picture: "turbine" },
  "/services": { kicker: "Services", picture: "rooms" },
  "/local-areas": { kicker: "Local areas", picture: "turbine" },
  "/tesla-powerwall": { kicker: "Battery storage", picture: "battery" },
  "/solar-battery-combo": { kicker: "Solar and battery", picture: "solar" },
  "/privacy-policy": { kicker: "Legal", picture: "chimney" },
  "/terms-of-service": { kicker: "Legal", picture: "chimney" },
  "/cookie-policy": { kicker: "Legal", picture: "chimney" },
  "/legal-history": { kicker: "Legal", picture: "chimney" },
  "/accessibility": { kicker: "Legal", picture: "chimney" },
};

function staticCard(path: string): ShareCard | undefined {
  const page = findStaticPage(path);
  return page && { kicker: "About us", picture: "house", ...staticLooks[path], title: page.title };
}
