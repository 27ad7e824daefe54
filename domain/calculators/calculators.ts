import type { Calculator } from "#domain/calculators/engine/calculator.ts";
import { battery, batteryLondon } from "./battery.ts";
import { commercialRenewables, commercialSolar } from "./commercial.ts";
import { electricCar, electricCarLocal } from "./electric-car.ts";
import { energyAudit } from "./energy-audit.ts";
import { fleet } from "./fleet.ts";
import { grants } from "./grants.ts";
import { heatPump } from "./heat-pump.ts";
import { lowCarbonHeating } from "./low-carbon-heating.ts";
import { netZero } from "./net-zero.ts";
import { smartHeating, smartHome } from "./smart-home.ts";
import { solar, solarBerkshire, solarSutton } from "./solar.ts";
import { solarMaintenance } from "./solar-maintenance.ts";
import { water } from "./water.ts";
import { windHydro } from "./wind-hydro.ts";

/** Every calculator, in the order of the documents. */
export const calculators: readonly Calculator[] = [
  solar,
  solarSutton,
  solarBerkshire,
  heatPump,
  electricCar,
  electricCarLocal,
  battery,
  batteryLondon,
  commercialSolar,
  commercialRenewables,
  smartHome,
  smartHeating,
  lowCarbonHeating,
  energyAudit,
  solarMaintenance,
  grants,
  netZero,
  fleet,
  windHydro,
  water,
];

/** The calculator with this id ("solar-sutton"), or undefined. */
export function findCalculator(id: string): Calculator | undefined {
  return calculators.find((calculator) => calculator.id === id);
}
