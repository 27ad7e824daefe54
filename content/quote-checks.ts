import { limits } from "#config/limits.ts";

/** Notes beside a quote for the customer, and hints for its company. They never hide or sort quotes. */
interface QuoteCheckWords {
  /** Where only its name fits. */
  readonly label: string;
  /** For the company only, before sending. `{…}` is a placeholder. */
  readonly hint?: string;
  readonly text: string;
}

/** The documented texts, letter for letter; the check of that name fills in `{…}`. */
export const quoteChecks = {
  proof_ends: {
    label: "Proof ends",
    text: "Their {proof} {ends} on {day}, before the work starts. Ask for the new one.",
    hint: "Upload the new one under Profile as soon as you have it.",
  },
  other_work: { label: "Other work", text: "This is for {work}; you asked for {asked}." },
  rough: {
    label: "Can change",
    text: "Quoted {basis}; it can rise by up to {x}%. Ask what would change it.",
    hint: "Revise after your visit.",
  },
  deposit: {
    label: "Deposit",
    text: `The deposit is {x}%. Consumer codes allow ${limits.quoteDepositPercentMax}%, and insurance covers no more.`,
  },
  early_money: {
    label: "Paid early",
    text: `You pay {x}% before the work is finished; RECC's limit is ${limits.quoteEarlyPercentMax}%.`,
  },
  hurry: { label: "Validity", text: "This price holds {days}. You may ask for more." },
  cancel: {
    label: "Cancelling",
    text: `You usually have ${limits.quoteCoolingOffDaysMin} days to cancel after the last goods arrive. This says {n}.`,
  },
  certificate: {
    label: "MCS",
    text: "We have not checked this MCS number. Without MCS: no grant, fewer export tariffs.",
    hint: "Use yours on file.",
  },
  party: {
    label: "Contract party",
    text: "Your contract would be with {a}, not {b}. Only the company you sign with can certify the work.",
    hint: "MCS: the holder contracts.",
  },
  cover: { label: "Workmanship", text: "Workmanship: {years}, {m} insured." },
  yield: {
    label: "Yield",
    text: "They expect {a} kWh a year; our figure for your region and roof is {b}. Ask for the shading survey.",
    hint: "Ours: SAP 2012, {region}.",
  },
  own_use: {
    label: "Own use",
    text: "They expect you to use {x}% yourself. Without a battery, half is usual.",
    hint: "Attach your MGD 003 sheet.",
  },
  price: {
    label: "Price",
    text: "{a} a {unit}; half of such systems cost under {b} ({source}, {period}). Ask why.",
  },
  usable: { label: "Usable kWh", text: "Of {n} kWh you can use {u}." },
  place: { label: "Battery place", text: "Fire guidance PAS 63100 rules this place out." },
  size: {
    label: "Size",
    text: "It gives {a} kW on the coldest day; your home needs {b}.",
    hint: "MIS 3005-D: 100%.",
  },
  larger: {
    label: "Larger",
    text: "Larger than we would expect: ask for the room-by-room sheet. We expect {size} for your home; surveys with older air rates find 1 to 2 kW more.",
  },
  smaller: {
    label: "Smaller",
    text: "Smaller than we would expect: ask which rooms it leaves out. We expect {size} for your home; surveys with older air rates find 1 to 2 kW more.",
  },
  heat_loss: { label: "Heat loss", text: "No room-by-room heat loss yet. Ask before you sign." },
  scop: {
    label: "Efficiency",
    text: `Efficiency {s} at {f} °C. Below ${limits.quoteScopMin} there is no Boiler Upgrade grant.`,
  },
  network: {
    label: "Network form",
    text: "The network operator must agree before work starts.",
    hint: "Apply by G99.",
  },
  tariff: { label: "Electricity", text: "Savings assume {a}p; the cap is {b}p." },
  vat: { label: "VAT", text: "VAT on this is usually {x}%." },
} as const satisfies Record<string, QuoteCheckWords>;

export type QuoteCheckId = keyof typeof quoteChecks;

/** Beside a firm price from a company that hasn't seen the property. */
export const roughButFirm = "Quoted {basis}. Ask what would change it.";
