import type { DemoProject, DemoQuote } from "#content/demo/projects/project.ts";
import { free, no, notNeeded, usualIncluded, usualTerms, yes } from "#content/demo/projects/quote-parts.ts";

const kestrelmoors: DemoQuote = {
  technology: "battery",
  ...usualTerms,
  startsInDays: 14,
  workDays: 1,
  lines: [
    { ...free, kind: "equipment", text: "Orwell B10 battery with its own inverter", unitPence: 368_000 },
    { ...free, kind: "labour", text: "Fitting on the garage wall, wiring to the consumer unit", unitPence: 128_000 },
    { ...free, kind: "electrical", text: "New isolator and backup socket in the kitchen", unitPence: 34_000 },
    { ...free, kind: "application", text: "Network notice and papers", unitPence: 18_000 },
  ],
  totalPence: 548_000,
  payments: [
    { when: "on_order", pence: 109_600 },
    { when: "on_completion", pence: 438_400 },
  ],
  included: { ...usualIncluded, electrics_upgrade: notNeeded, smoke_alarm: yes },
  equipment: [{ role: "battery", make: "Orwell", model: "B10 AC", count: 1, warrantyYears: 10 }],
  network: "g98",
  electrical: "NICEIC 604817",
  savings: { pence: 43_000, electricityPence: 24.5, exportPence: 12 },
  nominalKwh: 10,
  usableKwh: 9.5,
  powerKw: 3.6,
  backup: "socket",
  place: "garage",
};

const saltmarshs: DemoQuote = {
  technology: "battery",
  ...usualTerms,
  basis: "remote",
  startsInDays: 28,
  validDays: 30,
  workDays: 1,
  lines: [
    { ...free, kind: "equipment", text: "Corrie 13 battery", unitPence: 452_000 },
    { ...free, kind: "labour", text: "Fitting in the loft, wiring", unitPence: 146_000 },
    { ...free, kind: "application", text: "Papers", unitPence: 17_000 },
  ],
  totalPence: 615_000,
  payments: [
    { when: "on_order", pence: 123_000 },
    { when: "on_completion", pence: 492_000 },
  ],
  included: { ...usualIncluded, electrics_upgrade: { state: "extra", extraPence: 39_000 }, smoke_alarm: no },
  equipment: [{ role: "battery", make: "Corrie", model: "13", count: 1, warrantyYears: 12 }],
  network: "g98",
  nominalKwh: 13.5,
  usableKwh: 12.8,
  powerKw: 3.6,
  backup: "none",
  place: "loft",
};

/** Two quotes for a battery, one of them chosen; the installation day is booked. */
export const chosenBattery: DemoProject = {
  state: "chosen",
  what: "a battery chosen of two, the day of installing booked",
  form: {
    name: "Marcus Adeyemi",
    email: "marcus.adeyemi@example.com",
    phone: "07700 900621",
    postcode: "OX4 3QN",
    serviceType: "battery-storage",
    serviceSlug: "battery-storage",
    propertyType: "house",
    timeframe: "1-3-months",
    budget: "5k-10k",
    message:
      "Twelve panels since 2019, 4.2 kWp, string inverter in the garage. On sunny days we export half of it. How large a battery makes sense, and can it keep the fridge and the router going in a power cut?",
  },
  asked: [16, "08:40"],
  acts: [
    { at: [16, "09:10"], by: "approved", does: "buys" },
    {
      at: [16, "09:25"],
      by: "approved",
      does: "writes",
      text: "Good morning Mr Adeyemi. With 4.2 kWp I would not go over 10 kWh, you rarely fill more. Could you send me a photograph of the garage wall and the consumer unit?",
    },
    {
      at: [16, "18:30"],
      by: "customer",
      does: "answers",
      company: "approved",
      text: "The wall is brick, 2.4 m wide, with nothing in front of it. The consumer unit is a 2018 one with four free ways. Come and see it if that is easier.",
    },
    { at: [15, "13:00"], by: "rival3", does: "buys" },
    {
      at: [15, "13:20"],
      by: "rival3",
      does: "writes",
      text: "Hello, we can quote from photographs. Is there a boarded loft with a hatch of 60 cm or more?",
    },
    {
      at: [15, "18:40"],
      by: "customer",
      does: "answers",
      company: "rival3",
      text: "There is, 70 cm. I would rather have it in the garage, though.",
    },
    { at: [11, "16:45"], by: "approved", does: "quotes", quote: kestrelmoors },
    { at: [10, "12:10"], by: "rival3", does: "quotes", quote: saltmarshs },
    {
      at: [4, "19:50"],
      by: "customer",
      does: "chooses",
      company: "approved",
      others: [{ company: "rival3", reason: "equipment", words: "We did not want the battery in the loft." }],
    },
    {
      at: [3, "09:05"],
      by: "approved",
      does: "writes",
      text: "Thank you! The contract and the cancellation form are in the post. I have offered you two days for the installing; please be at home in the morning.",
    },
    {
      at: [3, "09:10"],
      by: "approved",
      does: "offers",
      offer: {
        kind: "installation",
        minutes: 420,
        times: [
          [16, "08:30"],
          [19, "08:30"],
        ],
      },
    },
    {
      at: [3, "12:15"],
      by: "customer",
      does: "books",
      company: "approved",
      kind: "installation",
      address: "27 Rymers Lane, Oxford. Parking on the drive.",
    },
    { at: [2, "18:20"], by: "customer", does: "signs", company: "approved", signedDaysAgo: 2 },
    { at: [2, "18:40"], by: "customer", does: "pays", pounds: "1,096" },
    { at: [1, "09:30"], by: "approved", does: "gives", item: "survey" },
  ],
};
