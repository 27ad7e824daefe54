import {
  boilerUpgradeAirSource,
  boilerUpgradeAirToAir,
  boilerUpgradeBiomass,
  boilerUpgradeGroundSource,
  boilerUpgradeOffGas,
  chargepointLandlords,
  chargepointOnStreet,
  chargepointRenters,
  eco4,
  greenHomesWales,
  homeEnergyScotland,
  nestWales,
  warmHomesLocalGrant,
  workplaceCharging,
} from "#content/service-pages/grant-notes.ts";
import type { GrantNote } from "#content/service-pages/service-page.ts";

/** The service pages' wording for each scheme in content/data/grants.json, by its id; closed schemes have none. */
export const schemeNotes: Readonly<Record<string, GrantNote>> = {
  "bus-ashp": boilerUpgradeAirSource,
  "bus-gshp": boilerUpgradeGroundSource,
  "bus-offgas": boilerUpgradeOffGas,
  "bus-a2a": boilerUpgradeAirToAir,
  "bus-biomass": boilerUpgradeBiomass,
  "ev-chargepoint": chargepointRenters,
  "ev-on-street": chargepointOnStreet,
  "ev-landlord": chargepointLandlords,
  "ev-wcs": workplaceCharging,
  hes: homeEnergyScotland,
  ghw: greenHomesWales,
  nest: nestWales,
  whlg: warmHomesLocalGrant,
  eco4,
};
