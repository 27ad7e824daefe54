import { shown } from "#content/figures/shared-figures.ts";
import type { GrantNote } from "#content/service-pages/service-page.ts";

// One record per scheme: every page that names it shows the same words, and a change of rules is made once.

const CHECKED = "21 November 2026";

export const boilerUpgradeAirSource: GrantNote = {
  id: "boiler-upgrade-air-source",
  name: "Boiler Upgrade Scheme: air to water heat pump",
  amount: shown.heatPumpGrant,
  who: "Owners of homes and small business premises who replace gas, oil, LPG or direct electric heating. Your MCS-certified installer applies for it and takes it off the price.",
  where: "England and Wales",
  until: "2030; check the exact day on gov.uk",
  source: "gov.uk, Apply for the Boiler Upgrade Scheme; Ofgem, Boiler Upgrade Scheme",
  asOf: CHECKED,
  restsOn: ["grants.bus-ashp"],
};

export const boilerUpgradeGroundSource: GrantNote = {
  id: "boiler-upgrade-ground-source",
  name: "Boiler Upgrade Scheme: ground or water source heat pump",
  amount: shown.heatPumpGrant,
  who: "The same as for an air to water heat pump. It was £6,000 until 22 October 2023.",
  where: "England and Wales",
  until: "2030; check the exact day on gov.uk",
  source: "Ofgem, Boiler Upgrade Scheme",
  asOf: CHECKED,
  restsOn: ["grants.bus-gshp"],
};

export const boilerUpgradeOffGas: GrantNote = {
  id: "boiler-upgrade-off-gas",
  name: "Boiler Upgrade Scheme: higher grant for oil and LPG homes",
  amount: shown.offGasGrant,
  who: "Homes off the mains gas grid that replace an oil or LPG boiler with an air to water heat pump. It began on 21 July 2026.",
  where: "England and Wales",
  until: shown.offGasGrantEnds,
  source: "gov.uk, Boiler Upgrade Scheme: notice of grant categories effective 21 July 2026",
  asOf: CHECKED,
  restsOn: ["grants.bus-offgas"],
};

export const boilerUpgradeAirToAir: GrantNote = {
  id: "boiler-upgrade-air-to-air",
  name: "Boiler Upgrade Scheme: air to air heat pump",
  amount: shown.airToAirGrant,
  who: "Owners of homes who replace fossil fuel or direct electric heating, since 28 April 2026. For business premises ask Ofgem first: we found no source that includes them.",
  where: "England and Wales",
  source: "Boiler Upgrade Scheme (England and Wales) (Amendment) Regulations 2026",
  asOf: CHECKED,
  restsOn: ["grants.bus-a2a"],
};

export const boilerUpgradeBiomass: GrantNote = {
  id: "boiler-upgrade-biomass",
  name: "Boiler Upgrade Scheme: biomass boiler",
  amount: shown.biomassGrant,
  who: "Rural homes off the gas grid; self-builds are left out. Check the current conditions on gov.uk.",
  where: "England and Wales",
  source: "gov.uk, Apply for the Boiler Upgrade Scheme",
  asOf: CHECKED,
  restsOn: ["grants.bus-biomass"],
};

export const homeEnergyScotland: GrantNote = {
  id: "home-energy-scotland",
  name: "Home Energy Scotland Grant and Loan: heat pump",
  amount: "Up to £7,500, or £9,000 in rural and island homes, with an optional interest-free loan",
  who: "Owners who live in the home. Wait for the written offer before work starts, and check today’s rules with Home Energy Scotland.",
  where: "Scotland",
  source: "Home Energy Scotland, Grant and Loan",
  asOf: CHECKED,
  restsOn: ["grants.hes"],
};

export const greenHomesWales: GrantNote = {
  id: "green-homes-wales",
  name: "Green Homes Wales loan",
  amount: "£1,000 to £25,000, interest-free",
  who: "Homeowners in Wales who pass a status check. It is a loan and is paid back; check the terms on gov.wales.",
  where: "Wales",
  source: "Green Homes Wales, Development Bank of Wales",
  asOf: CHECKED,
  restsOn: ["grants.ghw"],
};

export const nestWales: GrantNote = {
  id: "nest-wales",
  name: "Nest",
  amount: "Free advice; free improvements where a home qualifies",
  who: "Anyone in Wales can ask for advice. Free work depends on income or health and on the home, so ask Nest.",
  where: "Wales",
  source: "gov.wales, Nest",
  asOf: CHECKED,
  restsOn: ["grants.nest"],
};

export const northernIreland: GrantNote = {
  id: "northern-ireland",
  name: "Northern Ireland’s own schemes",
  amount: "Differs by scheme",
  who: "The Boiler Upgrade Scheme does not cover Northern Ireland. Ask the Housing Executive or see nidirect.gov.uk for schemes open now.",
  where: "Northern Ireland",
  source: "nidirect.gov.uk; Northern Ireland Housing Executive",
  asOf: CHECKED,
  restsOn: ["grants.northern-ireland"],
};

export const warmHomesLocalGrant: GrantNote = {
  id: "warm-homes-local-grant",
  name: "Warm Homes: Local Grant",
  amount: "Improvements paid for through your council",
  who: "Homes on a low income with an EPC of D to G. Councils decide, and caps apply; check on gov.uk.",
  where: "England",
  until: "31 March 2028",
  source: "gov.uk, Apply for the Warm Homes: Local Grant",
  asOf: CHECKED,
  restsOn: ["grants.whlg"],
};

export const eco4: GrantNote = {
  id: "eco4",
  name: "Energy Company Obligation (ECO4)",
  amount: "Insulation and heating through energy suppliers",
  who: "Households on qualifying benefits with an EPC of D to G. In January 2026 the end date was moved from 31 March 2026, which older pages still give.",
  where: "England, Scotland and Wales",
  until: "31 December 2026",
  source: "gov.uk, Extending the ECO4 end date: government response of 23 January 2026",
  asOf: CHECKED,
  restsOn: ["grants.eco4"],
};

export const insulationSchemeClosed: GrantNote = {
  id: "insulation-scheme-closed",
  name: "Great British Insulation Scheme",
  amount: "Closed",
  who: "No new applicants: it ended on 31 March 2026. If someone offers you this grant, check on gov.uk first.",
  where: "England, Scotland and Wales",
  source: "gov.uk, Great British Insulation Scheme",
  asOf: CHECKED,
  restsOn: ["grants.gbis"],
};

export const chargepointRenters: GrantNote = {
  id: "chargepoint-renters",
  name: "EV chargepoint grant for renters and flat owners",
  amount: `75% of the cost, up to ${shown.chargepointGrant} a socket`,
  who: "People who rent any home, or own and live in a flat, with private off-street parking. Owners of houses with a drive do not qualify. An OZEV-authorised installer must do the work.",
  where: "United Kingdom",
  until: shown.chargepointGrantsEnd,
  source: "gov.uk, Electric vehicle chargepoint grant for renters and flat owners",
  asOf: CHECKED,
  restsOn: ["grants.ev-chargepoint"],
};

export const chargepointOnStreet: GrantNote = {
  id: "chargepoint-on-street",
  name: "EV chargepoint grant for homes with on-street parking",
  amount: `75% of the cost, up to ${shown.chargepointGrant} a socket`,
  who: "Homes without off-street parking that get an approved cross-pavement channel, with the council’s consent; owners of houses are included. Not every council allows the channels, so ask yours first.",
  where: "United Kingdom; check for your council",
  until: shown.chargepointGrantsEnd,
  source: "gov.uk, Chargepoint grant for households with on-street parking: installer claim form",
  asOf: CHECKED,
  restsOn: ["grants.ev-on-street"],
};

export const chargepointLandlords: GrantNote = {
  id: "chargepoint-landlords",
  name: "EV chargepoint grant for residential landlords",
  amount: `75% of the cost, up to ${shown.chargepointGrant} a socket, for up to 200 sockets a year`,
  who: "Landlords of residential property. Check the current rules on gov.uk before you order.",
  where: "United Kingdom",
  until: shown.chargepointGrantsEnd,
  source: "gov.uk, Electric vehicle chargepoint grants for landlords",
  asOf: CHECKED,
  restsOn: ["grants.ev-landlord"],
};

export const workplaceCharging: GrantNote = {
  id: "workplace-charging",
  name: "Workplace Charging Scheme",
  amount: `75% of the cost, up to ${shown.chargepointGrant} a socket, for up to 40 sockets; up to £2,000 a socket for state schools`,
  who: "Businesses, charities and public bodies with parking for staff or fleet. Check the conditions on gov.uk and apply before the work is done.",
  where: "United Kingdom",
  until: shown.chargepointGrantsEnd,
  source: "gov.uk, Workplace Charging Scheme",
  asOf: CHECKED,
  restsOn: ["grants.ev-wcs"],
};

export const zeroVat: GrantNote = {
  id: "zero-vat",
  name: "0% VAT on energy-saving materials",
  amount: "0% instead of 20%",
  who: "Supply and installation together, in homes and charity buildings: solar panels, batteries, heat pumps, insulation and others. Equipment bought without installation carries 20%.",
  where: "United Kingdom",
  until: `${shown.vatReliefEnds}, then 5% unless the law changes`,
  source: "HMRC, VAT Notice 708/6",
  asOf: CHECKED,
  restsOn: ["grants.vat-esm"],
};

export const annualInvestmentAllowance: GrantNote = {
  id: "annual-investment-allowance",
  name: "Annual Investment Allowance",
  amount: `100% of the cost off taxable profit in the first year, up to ${shown.investmentAllowance} a year`,
  who: "Companies, sole traders and partnerships that buy plant and machinery. It is tax relief, not cash; ask your accountant what qualifies.",
  where: "United Kingdom",
  source: "gov.uk, Claim capital allowances",
  asOf: CHECKED,
  restsOn: ["grants.full-expensing"],
};

export const fullExpensing: GrantNote = {
  id: "full-expensing",
  name: "Full expensing",
  amount: "100% in the first year on new main-rate plant, 50% on special-rate plant",
  who: "Companies only. Solar panels count as special-rate plant. The 130% super-deduction that older pages quote ended on 31 March 2023.",
  where: "United Kingdom",
  source: "gov.uk, Full expensing",
  asOf: CHECKED,
  restsOn: ["grants.full-expensing"],
};

export const firstYearAllowance: GrantNote = {
  id: "first-year-allowance",
  name: "40% first-year allowance",
  amount: "40% in the first year on new main-rate plant",
  who: "Businesses, including unincorporated ones, since 1 January 2026. Check on gov.uk whether your purchase qualifies.",
  where: "United Kingdom",
  source: "gov.uk, Claim capital allowances",
  asOf: CHECKED,
  restsOn: ["grants.fya40"],
};
