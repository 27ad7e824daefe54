// Values are stored and never change; labels come from the documents.

export const quoteServiceOptions = [
  { value: "solar-panels", label: "Solar Panel Installation" },
  { value: "battery-storage", label: "Battery Storage Systems" },
  { value: "ev-chargers", label: "EV Charger Installation" },
  { value: "heat-pumps", label: "Heat Pump Installation" },
  { value: "low-carbon-heating", label: "Low Carbon Heating" },
  { value: "smart-home", label: "Smart Home Energy" },
  { value: "commercial", label: "Commercial Solutions" },
  { value: "other", label: "Other" },
] as const;

export const adminServiceOptions = [
  { value: "solar-panels", label: "Solar Panels" },
  { value: "battery-storage", label: "Battery Storage" },
  { value: "heat-pumps", label: "Heat Pumps" },
  { value: "ev-chargers", label: "EV Chargers" },
  { value: "commercial", label: "Commercial Solar" },
  { value: "smart-home", label: "Smart Home Systems" },
  { value: "energy-audits", label: "Energy Audits" },
] as const;

export const propertyTypeOptions = [
  { value: "house", label: "House" },
  { value: "bungalow", label: "Bungalow" },
  { value: "flat", label: "Flat/Apartment" },
  { value: "commercial", label: "Commercial Building" },
  { value: "other", label: "Other" },
] as const;

export const timeframeOptions = [
  { value: "asap", label: "As soon as possible" },
  { value: "1-3-months", label: "1-3 months" },
  { value: "3-6-months", label: "3-6 months" },
  { value: "6-12-months", label: "6-12 months" },
  { value: "just-exploring", label: "Just exploring" },
] as const;

export const quoteBudgetOptions = [
  { value: "under-5k", label: "Under £5,000" },
  { value: "5k-10k", label: "£5,000-£10,000" },
  { value: "10k-20k", label: "£10,000-£20,000" },
  { value: "20k-30k", label: "£20,000-£30,000" },
  { value: "over-30k", label: "Over £30,000" },
  { value: "not-sure", label: "Not sure yet" },
] as const;

const ENDLESS = "over-30k";
const UNSURE = "not-sure";

/** For businesses, whose work often costs more than the documents' last band; the lower bands are the same. */
export const businessBudgetOptions = [
  ...quoteBudgetOptions.filter(({ value }) => value !== ENDLESS && value !== UNSURE),
  { value: "30k-100k", label: "£30,000-£100,000" },
  { value: "100k-250k", label: "£100,000-£250,000" },
  { value: "over-250k", label: "Over £250,000" },
  ...quoteBudgetOptions.filter(({ value }) => value === UNSURE),
] as const;

/** All budgets of quote requests, for a home or a business. */
export const requestBudgetOptions = [
  ...quoteBudgetOptions,
  ...businessBudgetOptions.filter(({ value }) => !quoteBudgetOptions.some((option) => option.value === value)),
] as const;

export const adminBudgetOptions = [
  { value: "Under £5,000", label: "Under £5,000" },
  { value: "£5,000 - £10,000", label: "£5,000 - £10,000" },
  { value: "£10,000 - £20,000", label: "£10,000 - £20,000" },
  { value: "£20,000 - £50,000", label: "£20,000 - £50,000" },
  { value: "Over £50,000", label: "Over £50,000" },
] as const;

export const urgencyOptions = [
  { value: "low", label: "Low" },
  { value: "medium", label: "Medium" },
  { value: "high", label: "High" },
] as const;

export type QuoteService = (typeof quoteServiceOptions)[number]["value"];
export type AdminService = (typeof adminServiceOptions)[number]["value"];
/** Service types of both forms. */
export type LeadService = QuoteService | AdminService;
export type PropertyType = (typeof propertyTypeOptions)[number]["value"];
export type Timeframe = (typeof timeframeOptions)[number]["value"];
export type AdminBudget = (typeof adminBudgetOptions)[number]["value"];
/** Stored with a lead: a label from either list. */
export type LeadBudget = (typeof requestBudgetOptions)[number]["label"] | AdminBudget;
export type Urgency = (typeof urgencyOptions)[number]["value"];

const leadServiceLabels = {
  "solar-panels": "Solar Panels",
  "battery-storage": "Battery Storage",
  "ev-chargers": "EV Chargers",
  "heat-pumps": "Heat Pumps",
  "low-carbon-heating": "Low Carbon Heating",
  "smart-home": "Smart Home Energy",
  commercial: "Commercial Solutions",
  "energy-audits": "Energy Audits",
  other: "Other",
} as const satisfies Record<LeadService, string>;
const labelOfService: ReadonlyMap<string, string> = new Map(Object.entries(leadServiceLabels));

/** Every service type that a lead can have, for people to choose from. */
export const leadServiceOptions = Object.entries(leadServiceLabels).map(([value, label]) => ({
  value: value as LeadService,
  label,
}));

/** An option's label; undefined for an unknown value. */
export function labelOf(
  options: readonly { value: string; label: string }[],
  value: string | null | undefined,
): string | undefined {
  return options.find((option) => option.value === value)?.label;
}

/** A lead's name on cards, in tables and emails: the catalogue's short name if there is one, otherwise Other. */
export function leadServiceLabel(serviceType: string): string {
  return labelOfService.get(serviceType) ?? leadServiceLabels.other;
}

/** One work of a home among others. */
const workNames = {
  "solar-panels": "Solar panels",
  "battery-storage": "Battery storage",
  "ev-chargers": "EV charger",
  "heat-pumps": "Heat pump",
  "low-carbon-heating": "Low carbon heating",
  "smart-home": "Smart home",
  commercial: "Commercial work",
  "energy-audits": "Energy audit",
  other: "Other work",
} as const satisfies Record<LeadService, string>;
const nameOfWork: ReadonlyMap<string, string> = new Map(Object.entries(workNames));

/** What a work is called where its customer changes between several. */
export function workName(serviceType: string): string {
  return nameOfWork.get(serviceType) ?? workNames.other;
}

const labelOfBudget: ReadonlyMap<string, string> = new Map(
  [...requestBudgetOptions, ...adminBudgetOptions].map(({ value, label }) => [value, label]),
);

/** The label of a budget in either form, given its value; anything else, including labels, is returned unchanged. */
export function leadBudgetLabel(budget: string): string {
  return labelOfBudget.get(budget) ?? budget;
}
