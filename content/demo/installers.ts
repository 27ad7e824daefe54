import { limits } from "#config/limits.ts";
import type { demoRegister } from "#content/demo/company-register.ts";
import type { LegalForm } from "#content/onboarding.ts";
import { type LeadService, leadServiceOptions } from "#content/options.ts";

/** A company in the demonstration. Invented, like its people; phone numbers are from Ofcom's drama ranges. */
export type DemoInstaller = {
  readonly email: string;
  readonly companyName: string;
  readonly contactName: string;
  /** In national form. */
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly postcode: string;
  readonly businessLicense?: string;
  readonly certifications: readonly string[];
  readonly specialties: readonly string[];
  readonly status: "pending" | "approved" | "suspended";
  /** Why it is suspended, as its owner reads it. */
  readonly statusReason?: string;
  /** Balance at the end of the demonstration's history, before what an open dispute holds. */
  readonly credits: number;
  readonly registeredDaysAgo: number;
  /** As given in registration, before it was checked. */
  readonly legalForm?: LegalForm;
  /** Of the stand-in for Companies House: `content/demo/company-register.ts`. */
  readonly companyNumber?: keyof typeof demoRegister;
  /** Its owner has published its profile. */
  readonly isPublished?: boolean;
  /** Around its own postcode. */
  readonly coverage?: { readonly radiusMiles: number; readonly services: readonly LeadService[] };
};

export const demoAdmin = { email: "admin@demo.example", name: "Rosalind Marsh" } as const;

/** They buy the demonstration leads' taken places, in this order. */
export const demoRivalEmails = ["rival1@demo.example", "rival2@demo.example", "rival3@demo.example"] as const;

/** For the two installer sign-ins, so that they can buy every lead in the demonstration. */
const everywhere = {
  radiusMiles: limits.coverageRadiusMilesMax,
  services: leadServiceOptions.map(({ value }) => value),
};

export const demoInstallers: readonly DemoInstaller[] = [
  {
    email: "approved@demo.example",
    companyName: "Kestrelmoor Solar & Storage Ltd",
    contactName: "Dave Hughes",
    phone: "0118 496 0214",
    address: "Unit 4, Weirside Yard",
    city: "Reading",
    postcode: "RG1 8EQ",
    businessLicense: "DEMO-10423",
    certifications: ["MCS", "NICEIC", "RECC", "TrustMark"],
    specialties: ["Solar Panels", "Battery Storage", "EV Chargers"],
    isPublished: true,
    status: "approved",
    credits: 40,
    registeredDaysAgo: 210,
    legalForm: "limited",
    companyNumber: "99999901",
    coverage: everywhere,
  },
  {
    email: "pending@demo.example",
    companyName: "Hearthline Heat Pumps",
    contactName: "Anjali Mehta",
    phone: "0121 496 0388",
    address: "17 Foundry Lane",
    city: "Birmingham",
    postcode: "B13 8JP",
    businessLicense: "DEMO-20817",
    certifications: ["MCS", "F-Gas"],
    specialties: ["Heat Pumps", "Low Carbon Heating"],
    status: "pending",
    credits: 0,
    registeredDaysAgo: 1,
    legalForm: "sole_trader",
    coverage: { radiusMiles: 30, services: ["heat-pumps", "low-carbon-heating"] },
  },
  {
    email: "suspended@demo.example",
    companyName: "Quillfeather Renewables Ltd",
    contactName: "Kevin Stott",
    phone: "0161 496 0907",
    address: "Suite 2, Canal Wharf",
    city: "Manchester",
    postcode: "M21 9LN",
    certifications: ["NAPIT"],
    specialties: ["Solar Panels", "Smart Home Systems"],
    isPublished: true,
    status: "suspended",
    statusReason:
      "Your MCS certification ended on 30 September and we have not received the renewal. Send us the new certificate and we will look at your account again.",
    credits: 15,
    registeredDaysAgo: 320,
    legalForm: "limited",
    companyNumber: "99999902",
    coverage: { radiusMiles: 40, services: ["solar-panels", "smart-home"] },
  },
  {
    email: "empty@demo.example",
    companyName: "Tidewater Energy Co-operative",
    contactName: "Morwenna Rowe",
    phone: "0117 496 0561",
    address: "The Net Loft, 3 Quay Street",
    city: "Bristol",
    postcode: "BS1 4QA",
    businessLicense: "DEMO-30655",
    certifications: ["MCS", "HIES"],
    specialties: ["Solar Panels", "Battery Storage", "Wind & Hydro"],
    status: "approved",
    credits: 0,
    registeredDaysAgo: 95,
    coverage: everywhere,
  },
  {
    email: demoRivalEmails[0],
    companyName: "Northlight Installations Ltd",
    contactName: "Graham Eastwood",
    phone: "0191 498 0442",
    address: "8 Staith Road",
    city: "Newcastle upon Tyne",
    postcode: "NE3 2DR",
    businessLicense: "DEMO-41190",
    certifications: ["MCS", "NICEIC", "OZEV"],
    specialties: ["Solar Panels", "EV Chargers", "Commercial Solar"],
    isPublished: true,
    status: "approved",
    credits: 60,
    registeredDaysAgo: 400,
    legalForm: "limited",
    companyNumber: "99999903",
    coverage: { radiusMiles: 70, services: ["solar-panels", "ev-chargers", "commercial"] },
  },
  {
    email: demoRivalEmails[1],
    companyName: "Copperwick Heat & Power",
    contactName: "Charlotte Neame",
    phone: "020 7946 0725",
    address: "Arch 41, Viaduct Mews",
    city: "London",
    postcode: "SE22 8QS",
    businessLicense: "DEMO-51377",
    certifications: ["MCS", "Gas Safe", "RECC"],
    specialties: ["Heat Pumps", "Battery Storage", "Smart Heating"],
    isPublished: true,
    status: "approved",
    credits: 25,
    registeredDaysAgo: 365,
    coverage: { radiusMiles: 25, services: ["heat-pumps", "battery-storage", "low-carbon-heating", "ev-chargers"] },
  },
  {
    email: demoRivalEmails[2],
    companyName: "Saltmarsh Electrical Ltd",
    contactName: "Imran Akhtar",
    phone: "0141 496 0318",
    address: "22 Glover Street",
    city: "Glasgow",
    postcode: "G41 2YH",
    businessLicense: "DEMO-61904",
    certifications: ["MCS", "SELECT", "OZEV"],
    specialties: ["EV Chargers", "Solar Panels", "Battery Storage"],
    isPublished: true,
    status: "approved",
    credits: 10,
    registeredDaysAgo: 280,
    coverage: { radiusMiles: 35, services: ["ev-chargers", "solar-panels", "battery-storage"] },
  },
  {
    email: "pending2@demo.example",
    companyName: "Gwynt a Haul Cyf",
    contactName: "Elin Parry",
    phone: "029 2018 0257",
    address: "Yr Hen Felin, Heol y Bont",
    city: "Cardiff",
    postcode: "CF14 2JW",
    certifications: ["MCS"],
    specialties: ["Wind & Hydro", "Solar Panels"],
    status: "pending",
    credits: 0,
    registeredDaysAgo: 2,
  },
  {
    email: "pending3@demo.example",
    companyName: "Lagan Low Carbon",
    contactName: "Ciaran McAleer",
    phone: "028 9649 6450",
    address: "5 Linen Court",
    city: "Belfast",
    postcode: "BT9 5FW",
    businessLicense: "DEMO-70212",
    certifications: ["MCS", "OFTEC"],
    specialties: ["Heat Pumps", "Low Carbon Heating", "Energy Audits"],
    status: "pending",
    credits: 0,
    registeredDaysAgo: 0.3,
  },
];
