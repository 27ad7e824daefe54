import { batteryStorage } from "#content/service-pages/battery-storage.ts";
import { commercialRenewables } from "#content/service-pages/commercial-renewables.ts";
import { commercialSolar } from "#content/service-pages/commercial-solar.ts";
import { energyAudits } from "#content/service-pages/energy-audits.ts";
import { evChargers } from "#content/service-pages/ev-chargers.ts";
import { fleetCharging } from "#content/service-pages/fleet-charging.ts";
import { grants } from "#content/service-pages/grants.ts";
import { heatPumps } from "#content/service-pages/heat-pumps.ts";
import { lowCarbonHeating } from "#content/service-pages/low-carbon-heating.ts";
import { netZero } from "#content/service-pages/net-zero.ts";
import type { ServicePage } from "#content/service-pages/service-page.ts";
import { smartHeating } from "#content/service-pages/smart-heating.ts";
import { smartHome } from "#content/service-pages/smart-home.ts";
import { solarMaintenance } from "#content/service-pages/solar-maintenance.ts";
import { solarPanels } from "#content/service-pages/solar-panels.ts";
import { waterSystems } from "#content/service-pages/water-systems.ts";
import { windHydro } from "#content/service-pages/wind-hydro.ts";

/** One page per service, in catalogue order. */
export const servicePages: readonly ServicePage[] = [
  solarPanels,
  commercialSolar,
  batteryStorage,
  solarMaintenance,
  heatPumps,
  lowCarbonHeating,
  evChargers,
  smartHeating,
  smartHome,
  waterSystems,
  windHydro,
  energyAudits,
  commercialRenewables,
  fleetCharging,
  netZero,
  grants,
];

const pageOf: ReadonlyMap<string, ServicePage> = new Map(servicePages.map((page) => [page.slug, page]));

/** The page at /services/{slug}, if there is such a service. */
export function findServicePage(slug: string): ServicePage | undefined {
  return pageOf.get(slug);
}
