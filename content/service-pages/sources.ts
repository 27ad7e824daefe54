const LOW_EMISSION_GRANTS = "https://www.gov.uk/government/collections/government-grants-for-low-emission-vehicles";
const SAP = "https://www.gov.uk/guidance/standard-assessment-procedure";

/**
 * Where to read the sources that pages name, by that name. Only addresses that stay valid when their content is
 * updated; any other source appears as plain text.
 */
export const sourceAddresses: Readonly<Record<string, string>> = {
  "Ofgem energy price cap: average of Great Britain, Direct Debit": "https://www.ofgem.gov.uk/energy-price-cap",
  "Ofgem typical use and price cap, multiplied by us": "https://www.ofgem.gov.uk/energy-price-cap",
  "Ofgem, Boiler Upgrade Scheme": "https://www.ofgem.gov.uk/environmental-and-social-schemes/boiler-upgrade-scheme-bus",
  "Ofgem, Smart Export Guarantee":
    "https://www.ofgem.gov.uk/environmental-and-social-schemes/smart-export-guarantee-seg",
  "gov.uk, Apply for the Boiler Upgrade Scheme": "https://www.gov.uk/apply-boiler-upgrade-scheme",
  "gov.uk, Boiler Upgrade Scheme: notice of grant categories effective 21 July 2026":
    "https://www.gov.uk/apply-boiler-upgrade-scheme",
  "Boiler Upgrade Scheme and MCS statistics (August 2026)":
    "https://www.gov.uk/government/collections/boiler-upgrade-scheme-statistics",
  "Home Energy Scotland, Grant and Loan": "https://www.homeenergyscotland.org/home-energy-scotland-grant-loan",
  "nidirect.gov.uk": "https://www.nidirect.gov.uk",
  "Northern Ireland Housing Executive": "https://www.nihe.gov.uk",
  "gov.uk, Apply for the Warm Homes: Local Grant": "https://www.gov.uk/apply-warm-homes-local-grant",
  "gov.uk, Extending the ECO4 end date: government response of 23 January 2026":
    "https://www.gov.uk/government/consultations/extending-the-eco4-end-date",
  "gov.uk, Electric vehicle chargepoint grant for renters and flat owners": LOW_EMISSION_GRANTS,
  "gov.uk, Chargepoint grant for households with on-street parking: installer claim form":
    "https://www.gov.uk/government/publications/chargepoint-grant-for-households-with-on-street-parking-installer-claim-form",
  "gov.uk, Electric vehicle chargepoint grants for landlords": LOW_EMISSION_GRANTS,
  "gov.uk, Workplace Charging Scheme": LOW_EMISSION_GRANTS,
  "HMRC, VAT Notice 708/6":
    "https://www.gov.uk/guidance/vat-on-energy-saving-materials-and-heating-equipment-notice-7086",
  "gov.uk, Claim capital allowances": "https://www.gov.uk/capital-allowances",
  "gov.uk, Energy Performance Certificates": "https://www.gov.uk/buy-sell-your-home/energy-performance-certificates",
  "Environment Agency, Energy Savings Opportunity Scheme":
    "https://www.gov.uk/guidance/energy-savings-opportunity-scheme-esos",
  "Published cost records, among them DESNZ solar PV cost data (May 2026)":
    "https://www.gov.uk/government/statistics/solar-pv-cost-data",
  "University of Oxford, self-consumption of homes with solar panels (McKenna, Pless and Darby)":
    "https://www.renewableenergy.ox.ac.uk/how-much-self-generated-electricity-do-households-with-solar-photovoltaics-consume-how-does-this-affect-bills-and-demand-from-the-grid/",
  "Our planner, from SAP 2012 Appendix U (BRE for DECC) and PVWatts 5, south-facing at 35°, unshaded": SAP,
  "National Vehicle Solutions, Miles per kWh explained":
    "https://www.nationalvehiclesolutions.co.uk/blog/miles-per-kwh-explained-making-sense-of-ev-efficiency-in-2025",
  "SAP 2012 Appendix U, Table U2 (BRE for DECC)": SAP,
  "UK Government greenhouse gas conversion factors":
    "https://www.gov.uk/government/collections/government-conversion-factors-for-company-reporting",
  "UK Government greenhouse gas conversion factors, 2016 and 2026":
    "https://www.gov.uk/government/collections/government-conversion-factors-for-company-reporting",
  "Electric Vehicles (Smart Charge Points) Regulations 2021, Great Britain":
    "https://www.legislation.gov.uk/uksi/2021/1467/contents",
  "Climate Change Act 2008 as amended": "https://www.legislation.gov.uk/ukpga/2008/27/contents",
  "Climate Change (Scotland) Act 2009 as amended": "https://www.legislation.gov.uk/asp/2009/12/contents",
};

interface NamedSource {
  name: string;
  /** Absent if we know no lasting address. */
  url?: string;
}

/** The sources in a record, separated by semicolons. */
export function sourcesOf(source: string): NamedSource[] {
  return source.split("; ").map((name) => {
    const url = Object.hasOwn(sourceAddresses, name) ? sourceAddresses[name] : undefined;
    return url ? { name, url } : { name };
  });
}
