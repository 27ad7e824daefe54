import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";

export type Nation = "England" | "Scotland" | "Wales" | "Northern Ireland";

/** From what a period counts: the customer's choice, the contract, the first day of work, or the day it was tested. */
export type HandoverAnchor = "chosen" | "signed" | "start" | "tested";

/** Where a period is written down, and when we last looked there. Without one it is only what we usually see. */
export interface PeriodSource {
  readonly title: string;
  readonly url: string;
  readonly checkedOn: string;
}

/** How long after its anchor a row is owed; `workDays` stands for the days that the quote gives the work. */
export interface HandoverPeriod {
  readonly from: HandoverAnchor;
  readonly days?: number;
  readonly workingDays?: number;
  readonly workDays?: true;
  /** On the anchor's day itself; zero days are before it. */
  readonly onTheDay?: true;
  readonly source?: PeriodSource;
}

/** What a quote must say for a row to be on the list. */
export type HandoverCondition =
  | "deposit"
  | "deposit_insured"
  | "mcs"
  | "agreed_before"
  | "told_after"
  | "bus"
  | "hes"
  | "ozev"
  | "smoke_alarm";

export interface HandoverItem {
  readonly id: string;
  readonly group: "before" | "work" | "after";
  readonly title: string;
  /** What it is, in one sentence. */
  readonly says: string;
  readonly owes: "company" | "customer";
  /** What one has in the end. */
  readonly brings: "document" | "number" | "date";
  readonly period: HandoverPeriod;
  /** All technologies and nations unless named. */
  readonly technologies?: readonly QuoteTechnology[];
  readonly nations?: readonly Nation[];
  readonly only?: HandoverCondition;
}

const CHECKED = "2026-11-27";
const NETWORKS: PeriodSource = {
  title: "Energy Networks Association, Engineering Recommendation G98",
  url: "https://www.energynetworks.org/industry/engineering-and-technical-programmes/connecting-to-the-networks",
  checkedOn: CHECKED,
};
const NETWORK_LOADS: PeriodSource = {
  title: "Energy Networks Association, connecting electric vehicles and heat pumps",
  url: "https://www.energynetworks.org/operating-the-networks/connecting-to-the-networks/connecting-electric-vehicles-and-heat-pumps",
  checkedOn: CHECKED,
};
const MCS: PeriodSource = {
  title: "RECC, registration of MCS compliant installations",
  url: "https://www.recc.org.uk/news/registration-of-mcs-compliant-installations",
  checkedOn: CHECKED,
};
const BUILDING: PeriodSource = {
  title: "Building Regulations 2010, regulation 20",
  url: "https://www.legislation.gov.uk/uksi/2010/2214/regulation/20",
  checkedOn: CHECKED,
};

const GENERATES = ["solar", "battery", "solar_battery"] as const;
const USES = ["heat_pump", "ev_charger"] as const;
const ELECTRIC = [...GENERATES, ...USES] as const;

/** Every row that a list from yes to handover can have, in the order of the work. The ids are stored. */
export const handoverItems = [
  {
    id: "survey",
    group: "before",
    title: "Survey at your home",
    says: "Somebody looks at the place and confirms what the quote says.",
    owes: "company",
    brings: "document",
    period: { from: "chosen", days: 14 },
  },
  {
    id: "heat_loss",
    group: "before",
    title: "Heat loss, room by room",
    says: "How much heat each room needs on the coldest day: it decides the size of the heat pump.",
    owes: "company",
    brings: "document",
    period: { from: "chosen", days: 14 },
    technologies: ["heat_pump"],
  },
  {
    id: "contract",
    group: "before",
    title: "Contract signed",
    says: "You sign with the company named in the quote, and say here on which day.",
    owes: "customer",
    brings: "date",
    period: { from: "chosen", days: 14 },
  },
  {
    id: "deposit",
    group: "before",
    title: "Deposit paid",
    says: "What the quote asks for with your order; keep the receipt.",
    owes: "customer",
    brings: "date",
    period: { from: "signed", days: 7 },
    only: "deposit",
  },
  {
    id: "deposit_certificate",
    group: "before",
    title: "Deposit certificate",
    says: "Proof that an insurer holds your deposit safe.",
    owes: "company",
    brings: "number",
    period: { from: "signed", days: 14 },
    only: "deposit_insured",
  },
  {
    id: "design",
    group: "before",
    title: "Design and yield, on paper",
    says: "Which panels go where and what they should make in a year.",
    owes: "company",
    brings: "document",
    period: { from: "signed", days: 14 },
    technologies: ["solar", "solar_battery"],
  },
  {
    id: "design_heat",
    group: "before",
    title: "Design, on paper",
    says: "Which unit, cylinder and radiators go where, at which flow temperature.",
    owes: "company",
    brings: "document",
    period: { from: "signed", days: 14 },
    technologies: ["heat_pump"],
  },
  {
    id: "grant_bus",
    group: "before",
    title: "Grant voucher",
    says: "The company applies to Ofgem for the Boiler Upgrade Scheme, and you confirm by email that it may.",
    owes: "company",
    brings: "number",
    period: { from: "start", days: 0 },
    technologies: ["heat_pump"],
    nations: ["England", "Wales"],
    only: "bus",
  },
  {
    id: "grant_hes",
    group: "before",
    title: "Grant offer in writing",
    says: "You apply to Home Energy Scotland and wait for the written offer; work begun before it gets no grant.",
    owes: "customer",
    brings: "document",
    period: { from: "start", days: 0 },
    technologies: ["heat_pump"],
    nations: ["Scotland"],
    only: "hes",
  },
  {
    id: "grant_ozev",
    group: "before",
    title: "Charge point grant",
    says: "The installer claims it once the office for zero emission vehicles has agreed.",
    owes: "company",
    brings: "number",
    period: { from: "start", days: 0 },
    technologies: ["ev_charger"],
    only: "ozev",
  },
  {
    id: "network_agreed",
    group: "before",
    title: "Network operator agrees",
    says: "The operator must agree before this is connected: form G99 for panels and batteries, its form for loads otherwise.",
    owes: "company",
    brings: "document",
    period: {
      from: "start",
      days: 0,
      source: { ...NETWORKS, title: "Energy Networks Association, Engineering Recommendation G99" },
    },
    technologies: ELECTRIC,
    only: "agreed_before",
  },
  {
    id: "install",
    group: "work",
    title: "Installation day",
    says: "Somebody should be at home when they start.",
    owes: "company",
    brings: "date",
    period: { from: "start", onTheDay: true },
  },
  {
    id: "smoke_alarm",
    group: "work",
    title: "Smoke alarm fitted",
    says: "The quote includes one near the battery, as the fire guidance PAS 63100 asks.",
    owes: "company",
    brings: "date",
    period: { from: "start", workDays: true },
    technologies: ["battery", "solar_battery"],
    only: "smoke_alarm",
  },
  {
    id: "tested",
    group: "work",
    title: "Switched on and tested",
    says: "They test it, show you how it works and where to switch it off.",
    owes: "company",
    brings: "document",
    period: { from: "start", workDays: true },
  },
  {
    id: "mcs",
    group: "after",
    title: "MCS certificate",
    says: "The paper that grants, export tariffs and buyers of your home ask for.",
    owes: "company",
    brings: "number",
    period: { from: "tested", workingDays: 10, source: MCS },
    technologies: [...GENERATES, "heat_pump"],
    only: "mcs",
  },
  {
    id: "network_told",
    group: "after",
    title: "Network operator told",
    says: "Your local operator learns that the system is connected (form G98).",
    owes: "company",
    brings: "document",
    period: { from: "tested", days: 28, source: NETWORKS },
    technologies: GENERATES,
    only: "told_after",
  },
  {
    id: "network_load",
    group: "after",
    title: "Network operator told",
    says: "Your local operator learns of the new load, on the form for heat pumps and chargers.",
    owes: "company",
    brings: "document",
    period: { from: "tested", days: 28, source: NETWORK_LOADS },
    technologies: USES,
    only: "told_after",
  },
  {
    id: "building",
    group: "after",
    title: "Building control",
    says: "An installer of a competent person scheme tells the council and sends you the certificate.",
    owes: "company",
    brings: "document",
    period: { from: "tested", days: 30, source: BUILDING },
    technologies: ELECTRIC,
    nations: ["England", "Wales"],
  },
  {
    id: "building_scotland",
    group: "after",
    title: "Building warrant or certificate",
    says: "Where the work needs a building warrant, the council accepts its completion; otherwise keep the electrician’s certificate.",
    owes: "company",
    brings: "document",
    period: { from: "tested", days: 30 },
    technologies: ELECTRIC,
    nations: ["Scotland"],
  },
  {
    id: "building_northern_ireland",
    group: "after",
    title: "Building control",
    says: "Your district council inspects notified work and gives a completion certificate; keep the electrician’s too.",
    owes: "company",
    brings: "document",
    period: { from: "tested", days: 30 },
    technologies: ELECTRIC,
    nations: ["Northern Ireland"],
  },
  {
    id: "guarantees",
    group: "after",
    title: "Guarantees, in writing",
    says: "On the equipment, the workmanship and, if the quote has it, the insurance behind them.",
    owes: "company",
    brings: "document",
    period: { from: "tested", days: 30 },
  },
  {
    id: "export",
    group: "after",
    title: "Export tariff",
    says: "You apply to a supplier with the certificate and the network notice; it pays from then on.",
    owes: "customer",
    brings: "date",
    period: { from: "tested", days: 42 },
    technologies: ["solar", "solar_battery"],
  },
] as const satisfies readonly HandoverItem[];

export type HandoverItemId = (typeof handoverItems)[number]["id"];

export const handoverGroups = [
  { id: "before", title: "Before the work" },
  { id: "work", title: "The work" },
  { id: "after", title: "Handover" },
] as const;

export const handoverStates = {
  done: "Done",
  waiting: "Waiting",
  overdue: "Overdue",
  to_come: "To come",
} as const;

export type HandoverState = keyof typeof handoverStates;

const AFTER: Readonly<Record<HandoverAnchor, string>> = {
  chosen: "you chose",
  signed: "you sign",
  start: "the work starts",
  tested: "it is switched on",
};

/** "within 28 days after it is switched on": when a row is owed, before its day is known. */
export function periodInWords({ from, days = 0, workingDays, workDays, onTheDay }: HandoverPeriod): string {
  if (onTheDay) return "when the work starts";
  if (workDays) return "when the work is finished";
  if (workingDays !== undefined) return `within ${workingDays} working days after ${AFTER[from]}`;
  return days === 0 ? `before ${AFTER[from]}` : `within ${days} days after ${AFTER[from]}`;
}
