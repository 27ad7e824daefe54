/** Proof of a claim: which record, where to see it, and its date. */
export interface Evidence {
  what: string;
  where: string;
  /** As people read it: "30 November 2026". */
  date: string;
}

/**
 * A claim of the operator, as in the documents. Without evidence it is shown only in the demonstration, marked
 * "example" (content/claims.ts).
 */
export interface Claim {
  value: string;
  evidence?: Evidence;
}

/** A trust badge in the menus. One that makes a claim needs evidence like any other. */
export interface TrustBadge {
  label: string;
  isClaim?: boolean;
  evidence?: Evidence;
  /** The text without evidence. */
  otherwise?: string;
}

/** A company that processes personal data for the operator. */
export interface Processor {
  /** What they do, as the end of "the company that …". */
  does: string;
  name?: string;
  /** Where they process data, if outside the UK, and what makes that lawful. */
  abroad?: { country: string; safeguard: string };
}

/** The operator's own words and claims. */
export const site = {
  name: "Fairwatt",
  phone: "0808 157 0123",
  phoneHref: "tel:+448081570123",
  email: "hello@example.com",
  /**
   * The seller, on receipts and in the footer of each page. The settings SELLER_NAME and SELLER_ADDRESS take
   * precedence over name and address here; without either `npm run serve` doesn't start. It warns at start about
   * anything else the law requires (content/trader.ts).
   */
  seller: { legalName: "Fairwatt" } as {
    legalName: string;
    address?: readonly string[];
    companyNumber?: string;
    /** The part of the UK where a company is registered, such as "England and Wales". */
    registeredIn?: string;
    /** If set, receipts show the VAT within the price. */
    vatNumber?: string;
  },
  /** Listed in the privacy policy, which says that unnamed ones are named on request; so name all that you use. */
  processors: [
    { does: "hosts our website and database" },
    { does: "delivers our emails" },
    { does: "takes card payments of installers", name: "Stripe" },
    { does: "keeps uploaded files, where they are not on our own server" },
    {
      does: "passes on notices that an installer has switched on, and cannot read them",
      name: "the maker of the browser (Apple, Google, Microsoft or Mozilla)",
    },
  ] as readonly Processor[],
  /** How the operator's accounts call sales: as in its own chart of accounts and tax rates in Xero. */
  accounting: { accountCode: "200", vatTaxType: "20% (VAT on Income)", noVatTaxType: "No VAT" },
  openingHours: ["Mon-Fri 8AM-6PM", "Sat 9AM-4PM"],
  openingHoursSchema: ["Mo-Fr 08:00-18:00", "Sa 09:00-16:00"],
  openingHoursLine: "Mon-Fri 8AM-6PM, Sat 9AM-4PM",
  serviceAreas: "London, Surrey and Berkshire, and across the UK",
  responseTime: { value: "24-48 hours; installation scheduling within 1 week" } as Claim,
  environmentalPromise: { value: "10% of profits plant trees" } as Claim,
  trustBadges: [
    { label: "Free Quotes" },
    { label: "MCS Certified", isClaim: true, otherwise: "Open checks named" },
    { label: "Tree Planting", isClaim: true },
    { label: "Grant Support" },
  ] as readonly TrustBadge[],
  claims: {
    profitsToTrees: { value: "10%" },
    installations: { value: "5000+" },
    responseTime: { value: "24hrs" },
    treesPlanted: { value: "12,000+" },
    treesOfOneInstallation: { value: "10 trees" },
    co2SavedYearly: { value: "500 tons" },
    warranty: { value: "10+ years" },
  } as {
    profitsToTrees?: Claim;
    installations?: Claim;
    responseTime?: Claim;
    treesPlanted?: Claim;
    treesOfOneInstallation?: Claim;
    co2SavedYearly?: Claim;
    warranty?: Claim;
  },
  /** Shown to search engines if set; don't set it without evidence. */
  rating: undefined as { value: string; count: string; evidence: Evidence } | undefined,
  /** The claims on the local landing pages. Where we have an estimate with a source, it is shown beside the claim. */
  localClaims: {
    panelWarranty: { value: "25-year" },
    batteryWarranty: { value: "10-year" },
    chargerWarranty: { value: "3-year" },
    evSavingYearly: { value: "£1,340" },
    chargeTimeAt7kw: { value: "6-8 hours" },
    sutton: {
      installations: { value: "400+" },
      generation: { value: "900-1000 kWh per kW" },
      payBack: { value: "7-11 years" },
    },
    berkshire: { installations: { value: "600+" }, treesPlanted: { value: "250+" } },
    kent: {
      generation: { value: "950-1050 kWh per kW" },
      payBack: { value: "8-11 years" },
      co2SavedYearly: { value: "1.4 tonnes" },
    },
  } as {
    panelWarranty?: Claim;
    batteryWarranty?: Claim;
    chargerWarranty?: Claim;
    /** An average driver's yearly saving from charging instead of buying fuel. */
    evSavingYearly?: Claim;
    /** Of a car, by a 7 kW charger. */
    chargeTimeAt7kw?: Claim;
    sutton: { installations?: Claim; generation?: Claim; payBack?: Claim };
    berkshire: { installations?: Claim; treesPlanted?: Claim };
    kent: { generation?: Claim; payBack?: Claim; co2SavedYearly?: Claim };
  },
} as const;
