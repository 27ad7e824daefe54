import { site } from "#config/site.ts";
import { aboutPage } from "#content/pages/about.ts";
import { blog } from "#content/pages/blog.ts";
import { careers } from "#content/pages/careers.ts";
import { contact } from "#content/pages/contact.ts";
import { cookiePolicy } from "#content/pages/cookie-policy.ts";
import { impactPage } from "#content/pages/impact.ts";
import { localAreas } from "#content/pages/local-areas.ts";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { servicesIndex } from "#content/pages/services-index.ts";
import { solarBatteryCombo } from "#content/pages/solar-battery-combo.ts";
import type { StaticPage } from "#content/pages/static-page.ts";
import { termsOfService } from "#content/pages/terms-of-service.ts";
import { teslaPowerwall } from "#content/pages/tesla-powerwall.ts";

/** Every page with a text of its own and an address; the not-found text has none. */
export const staticPages: readonly StaticPage[] = [
  aboutPage(site.claims),
  impactPage(site.claims),
  contact,
  servicesIndex,
  localAreas,
  teslaPowerwall,
  solarBatteryCombo,
  blog,
  careers,
  privacyPolicy,
  termsOfService,
  cookiePolicy,
];

const pageOfPath: ReadonlyMap<string, StaticPage> = new Map(staticPages.map((page) => [page.path, page]));

/** The page at this address, given without a trailing slash. */
export function findStaticPage(path: string): StaticPage | undefined {
  return pageOfPath.get(path);
}
