// Today's facts beside the formulas’ figures, with date and source; todays-facts.test.ts compares them with
// content/data.

import { shown } from "#content/figures/shared-figures.ts";

const PRICE_CAP = `${shown.electricity} a kWh from 1 October to 31 December 2026 (average of Great Britain, Direct Debit, single rate, no VAT until ${shown.electricityVatReliefEnds})`;
const PRICE_CAP_SOURCE = "Source: Ofgem, energy price cap unit rates and standing charges, read 21 November 2026.";

/** For homes: the formula's rate (such as "30p") beside the price cap of the quarter. */
export function homeElectricityToday(counted: string): string {
  return `The formula counts ${counted} a kWh. Homes under Ofgem’s price cap pay ${PRICE_CAP}; Northern Ireland has no such cap. ${PRICE_CAP_SOURCE}`;
}

/** For businesses: the same, only as a comparison, because no cap protects them. */
export function businessElectricityToday(counted: string): string {
  return `The formula counts ${counted} a kWh. A business pays the rate of its own contract, which no price cap limits; for comparison, homes under Ofgem’s cap pay ${PRICE_CAP}. ${PRICE_CAP_SOURCE}`;
}

export const exportPaymentToday =
  `Sunshine you do not use is sold, not saved: export tariffs of 2026 paid ${shown.exportLowest} to ${shown.exportHighest} a kWh, by supplier, against ${shown.electricity} for a kWh that a home buys. ` +
  "Source: suppliers’ published export tariffs of March and September 2026, and Ofgem’s price cap for October to December 2026.";

export const selfUseToday =
  `The saving is a fixed share of your bill, which this calculator assumes. Homes with panels and no battery use ${shown.selfUse} of what their panels make on average, and sell the rest. ` +
  "Source: University of Oxford, self-consumption of homes with solar panels (McKenna, Pless and Darby), October 2019.";

export const standingChargeToday =
  "Panels do not reduce the standing charge: 54.83p a day under Ofgem’s price cap from 1 October to 31 December 2026, about £200 a year. " +
  PRICE_CAP_SOURCE;

export const solarYieldToday =
  "The formula uses 950 kWh a year for each kW of panels everywhere. Facing south at 35 degrees, it is about 829 in Shetland, 915 on average in the UK and 1,036 in southern England. A roof facing east or west makes less. " +
  "Source: our planner, from SAP 2012 Appendix U (BRE for DECC) and PVWatts 5, checked against PVGIS 5.3 in November 2026.";

export const carConsumptionToday =
  "The formula uses 0.04 kWh a mile. Most electric cars do 3 to 4.5 miles per kWh, which is 0.22 to 0.33 kWh a mile: six to eight times as much electricity, so the real saving is smaller. " +
  "Source: National Vehicle Solutions, “Miles per kWh explained”, 2025.";

export const heatPumpRunningToday =
  `Under Ofgem’s price cap from 1 October to 31 December 2026 electricity costs ${shown.electricity} a kWh and gas ${shown.gas} (average of Great Britain, Direct Debit). Compared with a 90% efficient gas boiler, a heat pump costs about the same to run if it gives 3 units of heat for each unit of electricity. It saves 30% only if it gives about 4.2. ` +
  PRICE_CAP_SOURCE;

export const heatPumpCostToday =
  `Low carbon heating can cost far more than £450 a room: the middle price of an installed air source heat pump was ${shown.heatPump} before any grant in April to June 2026. ` +
  "Source: median of MCS installations, second quarter of 2026, from public records read 21 November 2026.";

const CHECKED = "checked 21 November 2026; confirm it on gov.uk before you count on it.";

export const heatPumpGrantToday =
  `The Boiler Upgrade Scheme has paid ${shown.heatPumpGrant} since 23 October 2023 for an air source and also for a ground source heat pump, in homes and in small non-domestic buildings; £6,000 was the ground source rate until 22 October 2023. It is for owners in England and Wales who replace fossil fuel or direct electric heating, and an MCS certified installer applies. ` +
  `Source: Ofgem, Boiler Upgrade Scheme (BUS), ${CHECKED}`;

export const heatPumpExtraToday =
  `The same scheme pays ${shown.offGasGrant} to homes off the gas grid that replace oil or LPG, from 21 July 2026 until March 2027, and ${shown.airToAirGrant} for an air to air heat pump since 28 April 2026. ` +
  `Source: notice of grant categories effective 21 July 2026 (${shown.offGasGrant}); Boiler Upgrade Scheme (England and Wales) (Amendment) Regulations 2026 (${shown.airToAirGrant}), ${CHECKED}`;

export const heatPumpScotlandToday =
  "In Scotland owner occupiers apply to Home Energy Scotland instead: up to £7,500, or £9,000 in rural and island homes, with an optional interest-free loan. The Boiler Upgrade Scheme does not cover Scotland or Northern Ireland. " +
  "Source: Home Energy Scotland, checked 21 November 2026; check with them before you rely on it.";

export const chargerGrantToday =
  `The EV charger grant is no longer £350 for everyone. From 1 April 2026 to ${shown.chargepointGrantsEnd} it is 75% of the cost, up to ${shown.chargepointGrant} a socket, for renters and flat owners with off-street parking, for landlords, for workplaces, and for homes that park on the street and get an approved channel across the pavement, houses included; owners of houses with a drive get none. ` +
  `Source: gov.uk, electric vehicle chargepoint grant for renters and flat owners, chargepoint grant for households with on-street parking, and Workplace Charging Scheme, ${CHECKED}`;

export const commercialSolarGrantToday =
  `We know of no national scheme that pays £300 a kW for solar panels on a business today. A business can set the cost against tax instead: the Annual Investment Allowance covers up to ${shown.investmentAllowance} a year. ` +
  `Source: our list of national schemes and tax rules, ${CHECKED}`;

export const homeSolarVatToday =
  `There is no grant for solar panels on most homes, but no VAT either: 0% on panels and batteries that are supplied and installed, until ${shown.vatReliefEnds}. ` +
  `Source: HMRC, VAT Notice 708/6, ${CHECKED}`;

export const netZeroStartToday =
  "The formula counts the years from 2024. In November 2026 there are two fewer, so the same target needs a larger cut each year. Source: the calendar, 21 November 2026.";

export const rainToday =
  "1 mm of rain on 1 m² of roof is 1 litre, so this figure is the catch of a single millimetre of rain. About 600 mm falls in a year in London and usually more than 1,500 mm in Scotland: multiply by that for a year. " +
  "Source: Met Office, climate averages 1991 to 2020 (Heathrow) and yearly totals since 1994 (Scotland).";

export const windSpeedToday =
  "The formula pays above 10 mph. Regional mean wind speeds at 10 m height are about 8 mph in the Thames region, 9.8 on average in the UK and 15.5 in Orkney, and less among buildings and trees. Only measuring will tell you about your site. " +
  "Source: SAP 2012 Appendix U, table U2 (BRE for DECC).";
