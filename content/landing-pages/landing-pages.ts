import { berkshireEvChargers } from "#content/landing-pages/berkshire-ev-chargers.ts";
import { berkshireHomeBattery } from "#content/landing-pages/berkshire-home-battery.ts";
import { berkshireSolarPanels } from "#content/landing-pages/berkshire-solar-panels.ts";
import { croydonEvChargers } from "#content/landing-pages/croydon-ev-chargers.ts";
import { croydonHomeBattery } from "#content/landing-pages/croydon-home-battery.ts";
import { croydonSolarPanels } from "#content/landing-pages/croydon-solar-panels.ts";
import { kentSolarPanels } from "#content/landing-pages/kent-solar-panels.ts";
import { kingstonEvChargers } from "#content/landing-pages/kingston-ev-chargers.ts";
import { kingstonHomeBattery } from "#content/landing-pages/kingston-home-battery.ts";
import { kingstonSolarPanels } from "#content/landing-pages/kingston-solar-panels.ts";
import type { LandingPage } from "#content/landing-pages/landing-page.ts";
import { londonEvChargers } from "#content/landing-pages/london-ev-chargers.ts";
import { londonHomeBattery } from "#content/landing-pages/london-home-battery.ts";
import { londonSolarPanels } from "#content/landing-pages/london-solar-panels.ts";
import { surreyEvChargers } from "#content/landing-pages/surrey-ev-chargers.ts";
import { surreyHomeBattery } from "#content/landing-pages/surrey-home-battery.ts";
import { surreySolarPanels } from "#content/landing-pages/surrey-solar-panels.ts";
import { suttonEvChargers } from "#content/landing-pages/sutton-ev-chargers.ts";
import { suttonHomeBattery } from "#content/landing-pages/sutton-home-battery.ts";
import { suttonSolarPanels } from "#content/landing-pages/sutton-solar-panels.ts";

/** One page for each service in each place that has such pages, at /{area}-{suffix}. */
export const landingPages: readonly LandingPage[] = [
  londonSolarPanels,
  londonEvChargers,
  londonHomeBattery,
  surreySolarPanels,
  surreyEvChargers,
  surreyHomeBattery,
  croydonSolarPanels,
  croydonEvChargers,
  croydonHomeBattery,
  kingstonSolarPanels,
  kingstonEvChargers,
  kingstonHomeBattery,
  suttonSolarPanels,
  suttonEvChargers,
  suttonHomeBattery,
  berkshireSolarPanels,
  berkshireEvChargers,
  berkshireHomeBattery,
  kentSolarPanels,
];
