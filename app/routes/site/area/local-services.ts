import type { ServiceLink } from "#app/routes/site/area/service-links.tsx";
import { formatNumber } from "#app/ui/format.ts";
import { figures } from "#content/figures/shared-figures.ts";
import { landingPages } from "#content/landing-pages/landing-pages.ts";
import { landingPath } from "#content/site-map/local-paths.ts";
import type { Area } from "#domain/areas/area.ts";
import { type Climate, monthlySolarKwh } from "#domain/areas/area-facts.ts";

/** The four main services with a figure for this area, each linked to its local page if there is one. */
export function localServices(area: Area, climate: Climate): ServiceLink[] {
  const months = monthlySolarKwh(area);
  const [january = 0] = climate.temperaturesCelsius;
  const daylight = `${Math.max(...months)} kWh from each kW in the best month, ${Math.min(...months)} in the worst`;
  return [
    {
      label: "Solar panels",
      to: localPath(area, "solar-panels") ?? "/services/solar-panels",
      line: `${formatNumber(area.solarKwhPerKwp)} kWh a year from each kW facing south`,
      scene: "solar-panels",
    },
    {
      label: "Heat pumps",
      to: "/services/heat-pumps",
      line: `${january.toFixed(1)} °C outside in an average January`,
      scene: "heat-pumps",
    },
    {
      label: "Battery storage",
      to: localPath(area, "home-battery") ?? "/services/battery-storage",
      line: daylight,
      scene: "battery-storage",
    },
    {
      label: "EV chargers",
      to: localPath(area, "ev-chargers") ?? "/services/ev-chargers",
      line: `About ${milesOnSun(area)} miles a year from each kW of panels`,
      scene: "ev-chargers",
    },
  ];
}

/** How far an electric car drives on a year of 1 kW of panels, to the nearest ten miles. */
function milesOnSun({ solarKwhPerKwp }: Area): string {
  return formatNumber(10 * Math.round((solarKwhPerKwp * figures.carMiles) / 10));
}

function localPath({ slug }: Area, suffix: string): string | undefined {
  const page = landingPages.find((one) => one.area === slug && one.suffix === suffix);
  return page && landingPath(page);
}
