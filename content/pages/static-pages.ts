import { type Claims, shownClaims } from "#content/claims.ts";
import { aboutPage } from "#content/pages/about.ts";
import { accessibility } from "#content/pages/accessibility.ts";
import { blog } from "#content/pages/blog.ts";
import { business } from "#content/pages/business.ts";
import { careers } from "#content/pages/careers.ts";
import { contact } from "#content/pages/contact.ts";
import { cookiePolicy } from "#content/pages/cookie-policy.ts";
import { earlierLegalTexts } from "#content/pages/earlier-legal-texts.ts";
import { impactPage } from "#content/pages/impact.ts";
import { legalHistory } from "#content/pages/legal-history.ts";
import { localAreas } from "#content/pages/local-areas.ts";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { reviewsPolicy } from "#content/pages/reviews-policy.ts";
import { servicesIndex } from "#content/pages/services-index.ts";
import { solarBatteryCombo } from "#content/pages/solar-battery-combo.ts";
import type { StaticPage } from "#content/pages/static-page.ts";
import { termsOfService } from "#content/pages/terms-of-service.ts";
import { teslaPowerwall } from "#content/pages/tesla-powerwall.ts";

const pagesWith = (claims: Claims): readonly StaticPage[] => [
  aboutPage(claims),
  impactPage(claims),
  contact,
  business,
  servicesIndex,
  localAreas,
  teslaPowerwall,
  solarBatteryCombo,
  blog,
  careers,
  privacyPolicy,
  termsOfService,
  cookiePolicy,
  legalHistory,
  accessibility,
  reviewsPolicy,
];

/** Every page with its own text and address; the not-found text has none. */
export const staticPages = pagesWith(shownClaims(false));

/** The same in the demonstration, which shows claims without evidence as examples. */
export const demoStaticPages = pagesWith(shownClaims(true));

/** Built on first use, once the server has read the seller from its settings. */
const asked = new Map<boolean, readonly StaticPage[]>();

/** The page at this address, given without a trailing slash. */
export function findStaticPage(path: string, demo = false): StaticPage | undefined {
  const pages = asked.get(demo) ?? pagesWith(shownClaims(demo));
  asked.set(demo, pages);
  return pages.find((page) => page.path === path) ?? earlierLegalTexts.find((page) => page.path === path);
}
