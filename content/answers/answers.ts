import type { Answer } from "#content/answers/answer.ts";
import * as home from "#content/answers/home-answers.ts";
import * as other from "#content/answers/other-answers.ts";
import type { ServiceSlug } from "#content/services.ts";

export const answers: Readonly<Record<ServiceSlug, Answer>> = {
  "solar-panels": home.solarAnswer,
  "commercial-solar": other.commercialSolarAnswer,
  "battery-storage": home.batteryAnswer,
  "solar-maintenance": other.maintenanceAnswer,
  "heat-pumps": home.heatPumpAnswer,
  "low-carbon-heating": home.heatingAnswer,
  "ev-chargers": home.carAnswer,
  "smart-heating": home.controlsAnswer,
  "smart-home": other.smartHomeAnswer,
  "water-systems": other.waterAnswer,
  "wind-hydro": other.windAnswer,
  "energy-audits": other.auditAnswer,
  "commercial-renewables": other.commercialAnswer,
  "fleet-charging": other.fleetAnswer,
  "net-zero": other.netZeroAnswer,
  grants: other.grantsAnswer,
};
