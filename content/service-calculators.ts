import type { ServiceSlug } from "#content/services.ts";

/** Which calculator (domain/calculators) belongs to which service page. */
export const calculatorOfService: Readonly<Record<ServiceSlug, string>> = {
  "solar-panels": "solar",
  "commercial-solar": "commercial-solar",
  "battery-storage": "battery",
  "solar-maintenance": "solar-maintenance",
  "heat-pumps": "heat-pump",
  "low-carbon-heating": "low-carbon-heating",
  "ev-chargers": "ev",
  "smart-heating": "smart-heating",
  "smart-home": "smart-home",
  "water-systems": "water",
  "wind-hydro": "wind-hydro",
  "energy-audits": "energy-audit",
  "commercial-renewables": "commercial-renewables",
  "fleet-charging": "fleet",
  "net-zero": "net-zero",
  grants: "grants",
};
