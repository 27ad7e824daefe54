import { shown } from "#content/figures/shared-figures.ts";
import {
  annualInvestmentAllowance,
  boilerUpgradeAirSource,
  boilerUpgradeOffGas,
  chargepointRenters,
  workplaceCharging,
  zeroVat,
} from "#content/service-pages/grant-notes.ts";
import type { CalculatorAnswer, Typed } from "./answer.ts";

const SOLAR = 1;
const HEAT_PUMP = 2;
const HOME = 1;

const ownRoof = {
  value: `£0, and no VAT until ${shown.vatReliefEnds}`,
  reason:
    "No national scheme pays for solar panels on a home that is not on a low income. Panels and batteries that are supplied and fitted carry 0% VAT instead.",
  scheme: zeroVat,
};
const businessRoof = {
  value: "£0",
  reason: `No national scheme that we know of pays for panels on a business. Their cost comes off taxable profit instead, on as much as ${shown.investmentAllowance} a year.`,
  scheme: annualInvestmentAllowance,
};
const ownPump = {
  value: `${shown.heatPumpGrant}; ${shown.offGasGrant} for oil or LPG without mains gas`,
  reason: `For owners in England and Wales. An air to air heat pump gets ${shown.airToAirGrant}, a ground source one ${shown.heatPumpGrant} and a biomass boiler ${shown.biomassGrant}. Scotland and Northern Ireland have their own schemes.`,
  scheme: boilerUpgradeOffGas,
};
const businessPump = {
  value: shown.heatPumpGrant,
  reason:
    "For small business premises in England and Wales with heat pumps of 45 kW or less, which replace fossil fuel or direct electric heating.",
  scheme: boilerUpgradeAirSource,
};
const ownCharger = {
  value: `£0 for a house with its own drive; up to ${shown.chargepointGrant} for renters and flat owners with parking`,
  reason: `The grant pays 75% of the cost until ${shown.chargepointGrantsEnd}. A home that parks on the street can get it for an approved channel across the pavement.`,
  scheme: chargepointRenters,
};
const businessCharger = {
  value: `75%, at most ${shown.chargepointGrant} a socket`,
  reason: `For as many as 40 sockets of a business, charity or public body, until ${shown.chargepointGrantsEnd}.`,
  scheme: workplaceCharging,
};

/** The grant that exists today, from the records of the schemes. */
export function grantSeen({ projectType = 0, propertyType = 0 }: Typed): CalculatorAnswer {
  const isHome = propertyType === HOME;
  const { value, reason, scheme } =
    projectType === SOLAR
      ? isHome
        ? ownRoof
        : businessRoof
      : projectType === HEAT_PUMP
        ? isHome
          ? ownPump
          : businessPump
        : isHome
          ? ownCharger
          : businessCharger;
  return {
    figures: [{ label: "Grant", value }],
    reason,
    assumed: "an owner, and work that is finished while the scheme is open. Income, council and nation can add to it",
    source: `${scheme.source}, ${scheme.asOf}`,
  };
}
