import { type Calculator, defineCalculator } from "#domain/calculators/engine/calculator.ts";
import {
  chargerGrantToday,
  commercialSolarGrantToday,
  heatPumpExtraToday,
  heatPumpGrantToday,
  heatPumpScotlandToday,
  homeSolarVatToday,
} from "#domain/calculators/engine/todays-facts.ts";

const SOLAR = 1;
const HEAT_PUMP = 2;
const PROJECT_TYPES = [
  { value: SOLAR, label: "Solar" },
  { value: HEAT_PUMP, label: "Heat Pump" },
  { value: 3, label: "EV Charger" },
] as const;

const DOMESTIC = 1;
const PROPERTY_TYPES = [
  { value: DOMESTIC, label: "Domestic" },
  { value: 2, label: "Commercial" },
] as const;

const COMMERCIAL_SOLAR_FOR_KW = 300;
const HEAT_PUMP_GRANT = { domestic: 7500, commercial: 6000 };
const CHARGER_GRANT = 350;

function grantOf(projectType: number, isDomestic: boolean, systemSize: number): number {
  if (projectType === SOLAR) return isDomestic ? 0 : COMMERCIAL_SOLAR_FOR_KW * systemSize;
  if (projectType === HEAT_PUMP) return isDomestic ? HEAT_PUMP_GRANT.domestic : HEAT_PUMP_GRANT.commercial;
  return CHARGER_GRANT;
}

export const grants: Calculator = defineCalculator({
  id: "grants",
  title: "Grant calculator",
  fields: [
    {
      name: "projectType",
      label: "Project type",
      placeholder: "1 Solar, 2 Heat Pump, 3 EV Charger",
      choices: PROJECT_TYPES,
    },
    { name: "propertyType", label: "Property type", placeholder: "1 Domestic, 2 Commercial", choices: PROPERTY_TYPES },
    {
      name: "systemSize",
      label: "System size",
      placeholder: "e.g. 20",
      after: "kW",
      hint: "Only commercial solar needs it.",
    },
  ],
  results: [{ name: "grant", label: "Grant", unit: "£", description: "A first figure, paid once", decimals: 0 }],
  calculate: ({ projectType, propertyType, systemSize }) => ({
    grant: grantOf(projectType, propertyType === DOMESTIC, systemSize),
  }),
  assumptions: [
    "Solar: nothing for a home, £300 for each kW on a business.",
    "Heat pump: £7,500 for a home, £6,000 for a business.",
    "EV charger: £350.",
  ],
  today: [
    homeSolarVatToday,
    commercialSolarGrantToday,
    heatPumpGrantToday,
    heatPumpExtraToday,
    heatPumpScotlandToday,
    chargerGrantToday,
  ],
  wouldChange:
    "Where you live, whether you own or rent, the heating you replace, your income, and the day you apply would change it.",
});
