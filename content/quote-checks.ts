import { limits } from "#config/limits.ts";

/** Notes beside a quote for the customer, and hints for its company. They never hide or sort quotes. */
interface QuoteCheckWords {
  /** Where only its name fits. */
  readonly label: string;
  /** For the company only, before sending. `{…}` is a placeholder. */
  readonly hint?: string;
  readonly text: string;
  /** The same, asked by the customer in a message to the company. */
  readonly question: string;
}

/** The documented texts, letter for letter; the check of that name fills in `{…}`. */
export const quoteChecks = {
  proof_ends: {
    label: "Proof ends",
    text: "Their {proof} {ends} on {day}, before the work starts. Ask for the new one.",
    hint: "Upload the new one under Profile as soon as you have it.",
    question: "Your {proof} {ends} on {day}, before the work starts. Is it renewed, and may we see the new one?",
  },
  other_work: {
    label: "Other work",
    text: "This is for {offered}; you asked for {asked}.",
    question: "Your quote is for {offered}; we asked for {asked}. Why do you suggest this instead?",
  },
  rough: {
    label: "Can change",
    text: "Quoted {basis}; it can rise by up to {x}%. Ask what would change it.",
    hint: "Revise after your visit.",
    question: "The price can rise by up to {x}%, which is {rise}. What would change it, and when will it be firm?",
  },
  deposit: {
    label: "Deposit",
    text: `The deposit is {x}%. Consumer codes allow ${limits.quoteDepositPercentMax}%, and insurance covers no more.`,
    question: `The deposit is {x}%. Would you take ${limits.quoteDepositPercentMax}%, so that all of it can be insured?`,
  },
  early_money: {
    label: "Paid early",
    text: `You pay {x}% before the work is finished; RECC's limit is ${limits.quoteEarlyPercentMax}%.`,
    question: `We would pay {x}% before the work is finished. Would you take ${limits.quoteEarlyPercentMax}% by then and the rest once it is?`,
  },
  unprotected: {
    label: "Not insured",
    text: "You pay {pounds} before the work is finished and nothing insures it. Ask for deposit insurance, or pay it by credit card.",
    question:
      "We would pay {pounds} before the work is finished and nothing insures it. Would you insure the deposit, or may we pay it by credit card?",
  },
  hurry: {
    label: "Validity",
    text: "This price holds {days}. You may ask for more.",
    question: "Your price holds for {days}. Could you hold it longer, so that we can compare?",
  },
  cancel: {
    label: "Cancelling",
    text: `You usually have ${limits.quoteCoolingOffDaysMin} days to cancel after the last goods arrive. This says {n}.`,
    question: `Your quote gives us {days} to cancel. Will you confirm in writing that we have ${limits.quoteCoolingOffDaysMin} days after the last goods arrive?`,
  },
  certificate: {
    label: "MCS",
    text: "We have not checked this MCS number. Without MCS: no grant, fewer export tariffs.",
    hint: "Use yours on file.",
    question: "Fairwatt has not checked the MCS number of this quote. Which number covers the work, and whose is it?",
  },
  party: {
    label: "Contract party",
    text: "Your contract would be with {a}, not {b}. Only the company you sign with can certify the work.",
    hint: "MCS: the holder contracts.",
    question: "The contract would be with {a}, not {b}. Who does the work, and who certifies it?",
  },
  cover: {
    label: "Workmanship",
    text: "Workmanship: {years}, {m} insured.",
    question:
      "You guarantee your work for {years}, of which {m} insured. Could that be longer, and who would honour it if you closed?",
  },
  yield: {
    label: "Yield",
    text: "They expect {a} kWh a year; our figure for your region and roof is {b}. Ask for the shading survey.",
    hint: "Ours: SAP 2012, {region}.",
    question:
      "You expect {a} kWh a year; Fairwatt’s figure for our region and roof is {b}. May we see the shading survey?",
  },
  own_use: {
    label: "Own use",
    text: "They expect you to use {x}% yourself. Without a battery, half is usual.",
    hint: "Attach your MGD 003 sheet.",
    question: "You expect us to use {x}% of the electricity ourselves. How did you work that out?",
  },
  price: {
    label: "Price",
    text: "{a} a {unit}; half of such systems cost under {b} ({source}, {period}). Ask why.",
    question:
      "Your price is {a} a {unit}; half of such systems cost under {b} ({source}, {period}). What makes the difference?",
  },
  usable: {
    label: "Usable kWh",
    text: "Of {n} kWh you can use {u}.",
    question: "Of the battery’s {n} kWh we can use {u}. Why not more, and how much does its warranty promise?",
  },
  place: {
    label: "Battery place",
    text: "Fire guidance PAS 63100 rules this place out.",
    question: "Fire guidance PAS 63100 rules out this place for the battery. Where else could it go?",
  },
  size: {
    label: "Size",
    text: "It gives {a} kW on the coldest day; your home needs {b}.",
    hint: "MIS 3005-D: 100%.",
    question: "Your heat pump gives {a} kW on the coldest day; by your quote our home needs {b}. Why this size?",
  },
  larger: {
    label: "Larger",
    text: "Larger than we would expect: ask for the room-by-room sheet. We expect {size} for your home; surveys with older air rates find 1 to 2 kW more.",
    question: "Your heat pump gives {a} kW; Fairwatt expects {size} for our home. May we see the room-by-room sheet?",
  },
  smaller: {
    label: "Smaller",
    text: "Smaller than we would expect: ask which rooms it leaves out. We expect {size} for your home; surveys with older air rates find 1 to 2 kW more.",
    question: "Your heat pump gives {a} kW; Fairwatt expects {size} for our home. Which rooms does yours leave out?",
  },
  heat_loss: {
    label: "Heat loss",
    text: "No room-by-room heat loss yet. Ask before you sign.",
    question: "There is no room-by-room heat loss yet. When will you do it, and may we have it before we sign?",
  },
  scop: {
    label: "Efficiency",
    text: `Efficiency {s} at {f} °C. Below ${limits.quoteScopMin} there is no Boiler Upgrade grant.`,
    question: "You expect an efficiency of {s} at {f} °C. What would make it better, and do we still get the grant?",
  },
  network: {
    label: "Network form",
    text: "The network operator must agree before work starts.",
    hint: "Apply by G99.",
    question:
      "The network operator must agree before work starts. Have you applied by G99, and when do you expect an answer?",
  },
  tariff: {
    label: "Electricity",
    text: "Savings assume {a}p; the cap is {b}p.",
    question: "Your savings assume {a}p a kWh; the price cap is {b}p. What are they at {b}p?",
  },
  vat: {
    label: "VAT",
    text: "VAT on this is usually {x}%.",
    question: "VAT on this is usually {x}%. Why does your quote charge another rate?",
  },
} as const satisfies Record<string, QuoteCheckWords>;

export type QuoteCheckId = keyof typeof quoteChecks;

/** Beside a firm price from a company that hasn't seen the property. */
export const roughButFirm = {
  text: "Quoted {basis}. Ask what would change it.",
  question: "You quoted {basis}. What would still change the price, and when can you visit?",
};

/** Of a price that is not firm, where nobody said how it was worked out or by how much it can rise. */
export const roughOnly = {
  text: "This price is not firm. Ask what would change it.",
  question: "What would still change the price, and when will it be firm?",
};

/** The same of `cover`, where the years of the guarantee are not known. */
export const uninsuredOnly = {
  text: "The workmanship guarantee is not insured. Ask who would honour it if the company closed.",
  question: "Who would honour your workmanship guarantee if you closed?",
};
