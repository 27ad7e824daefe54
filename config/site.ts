/**
 * The operator's own words and claims. A claim left undefined is not shown anywhere, so an operator who cannot prove
 * one removes it here.
 */
export const site = {
  name: "Fairwatt",
  phone: "0808 157 0123",
  phoneHref: "tel:+448081570123",
  email: "hello@example.com",
  /** What receipts say about the seller; anything left out is not printed. */
  seller: { legalName: "Fairwatt" } as {
    legalName: string;
    address?: readonly string[];
    companyNumber?: string;
    /** If set, receipts show the VAT within the price. */
    vatNumber?: string;
  },
  /** How the operator's accounts call what is sold: as in its own chart of accounts and tax rates in Xero. */
  accounting: { accountCode: "200", vatTaxType: "20% (VAT on Income)", noVatTaxType: "No VAT" },
  openingHours: ["Mon-Fri 8AM-6PM", "Sat 9AM-4PM"],
  openingHoursSchema: ["Mo-Fr 08:00-18:00", "Sa 09:00-16:00"],
  openingHoursLine: "Mon-Fri 8AM-6PM, Sat 9AM-4PM",
  serviceAreas: "London, Surrey and Berkshire, and across the UK",
  responseTime: "24-48 hours; installation scheduling within 1 week",
  environmentalPromise: "10% of profits plant trees",
  trustBadges: ["Free Quotes", "MCS Certified", "Tree Planting", "Grant Support"],
  /** When the operator last counted the figures below: pages say so beside them. */
  claimsAsOf: "November 2026",
  claims: {
    profitsToTrees: "10%",
    installations: "5000+",
    responseTime: "24hrs",
    treesPlanted: "12,000+",
    treesOfOneInstallation: "10 trees",
    co2SavedYearly: "500 tons",
    warranty: "10+ years",
  } as {
    profitsToTrees?: string;
    installations?: string;
    responseTime?: string;
    treesPlanted?: string;
    /** The equivalents of one solar installation. */
    treesOfOneInstallation?: string;
    co2SavedYearly?: string;
    warranty?: string;
    /** Shown to search engines only if set, because an operator must be able to prove it. */
    rating?: { value: string; count: string };
  },
  /**
   * The claims on the local landing pages, each as documented and each for the operator to prove. A page marks them as
   * our own figures and shows an estimate with its source beside them, where there is one.
   */
  localClaims: {
    panelWarranty: "25-year",
    batteryWarranty: "10-year",
    chargerWarranty: "3-year",
    evSavingYearly: "£1,340",
    chargeTimeAt7kw: "6-8 hours",
    sutton: { installations: "400+", generation: "900-1000 kWh per kW", payBack: "7-11 years" },
    berkshire: { installations: "600+", treesPlanted: "250+" },
    kent: { generation: "950-1050 kWh per kW", payBack: "8-11 years", co2SavedYearly: "1.4 tonnes" },
  } as {
    panelWarranty?: string;
    batteryWarranty?: string;
    chargerWarranty?: string;
    /** An average driver's yearly saving from charging instead of buying fuel. */
    evSavingYearly?: string;
    /** Of a car, by a 7 kW charger. */
    chargeTimeAt7kw?: string;
    sutton: { installations?: string; generation?: string; payBack?: string };
    berkshire: { installations?: string; treesPlanted?: string };
    kent: { generation?: string; payBack?: string; co2SavedYearly?: string };
  },
} as const;
