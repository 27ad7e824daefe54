import type { DemoProject, DemoQuote } from "#content/demo/projects/project.ts";
import { free, notNeeded, usualIncluded, usualTerms, yes } from "#content/demo/projects/quote-parts.ts";

const eastAndWest: DemoQuote = {
  technology: "solar",
  ...usualTerms,
  lines: [
    { kind: "equipment", text: "Halden H440 panels", count: 12, vatPercent: 0, unitPence: 12_500 },
    { ...free, kind: "equipment", text: "Orwell S5 inverter, two strings", unitPence: 118_000 },
    { ...free, kind: "other", text: "Rails and slate hooks", unitPence: 104_000 },
    { ...free, kind: "scaffold", text: "Scaffold on two sides", unitPence: 126_000 },
    { ...free, kind: "labour", text: "Roofers and electrician, two days", unitPence: 262_000 },
    { ...free, kind: "other", text: "Bird mesh", unitPence: 54_000 },
    { ...free, kind: "application", text: "Network agreement and papers", unitPence: 26_000 },
    { ...free, kind: "electrical", text: "Isolator, meter and monitoring", unitPence: 24_000 },
  ],
  totalPence: 864_000,
  payments: [
    { when: "on_order", pence: 172_800 },
    { when: "on_delivery", pence: 302_400 },
    { when: "on_completion", pence: 388_800 },
  ],
  included: { ...usualIncluded, electrics_upgrade: notNeeded, scaffold: yes, bird_mesh: yes, monitoring: yes },
  equipment: [
    { role: "panel", make: "Halden", model: "H440", count: 12, warrantyYears: 25 },
    { role: "inverter", make: "Orwell", model: "S5", count: 1, warrantyYears: 10 },
  ],
  ...{ network: "g99", electrical: "NICEIC 604817" },
  ...{ panelWp: 440, panels: 12, kWp: 5.28, inverterKw: 5, phases: 1 },
  arrays: [
    { panels: 8, facing: 135, pitch: 30, shade: "none" },
    { panels: 4, facing: 225, pitch: 30, shade: "none" },
  ],
  ...{ firstYearKwh: 4720, method: "mcs", ownUsePercent: 42, fallPercent: 0.4, outputYears: 25, outputPercent: 87 },
};

/** Finished a little over two weeks ago, so that the company reads what its customer said. */
export const finishedRoof: DemoProject = {
  state: "done",
  what: "a roof finished lately, with rating and words",
  form: {
    ...{ name: "Sunita Rao", email: "sunita.rao@example.com", phone: "07700 900622", postcode: "RG6 1HY" },
    ...{ serviceType: "solar-panels", serviceSlug: "solar-panels", propertyType: "house" },
    ...{ timeframe: "1-3-months", budget: "5k-10k" },
    message:
      "Slate roof from 1931, one half to the south-east, the other to the south-west. We both work from home, so most of what it makes would be used.",
  },
  asked: [72, "14:20"],
  acts: [
    { at: [72, "15:05"], by: "approved", does: "buys" },
    {
      ...{ at: [72, "15:15"], by: "approved", does: "writes" },
      text: "Good afternoon Ms Rao. Slate of that age wants a look from close by before anybody stands on it. I have offered you a visit.",
    },
    {
      ...{ at: [72, "15:20"], by: "approved", does: "offers" },
      offer: {
        kind: "survey",
        minutes: 90,
        times: [
          [-69, "10:00"],
          [-69, "15:30"],
        ],
      },
    },
    {
      ...{ at: [71, "08:10"], by: "customer", does: "books", company: "approved", kind: "survey" },
      address: "8 Eastern Avenue, Reading",
    },
    { at: [71, "10:30"], by: "rival1", does: "buys" },
    {
      ...{ at: [71, "11:00"], by: "rival1", does: "writes" },
      text: "Thank you for asking. Our southern crew is booked up for eleven weeks; if that is too late for you, better take somebody nearer.",
    },
    { at: [64, "13:40"], by: "approved", does: "quotes", quote: eastAndWest },
    {
      ...{ at: [62, "20:05"], by: "customer", does: "answers", company: "approved" },
      text: "Two slates came down in the last storm. Would you replace what is broken while the scaffold stands, and what would that cost?",
    },
    {
      ...{ at: [61, "09:00"], by: "approved", does: "writes" },
      text: "Slates we replace as we go, up to ten without charge. If we find rotten timber we stop and ring you before anything costs money.",
    },
    {
      ...{ at: [58, "19:30"], by: "customer", does: "chooses", company: "approved" },
      others: [{ company: "rival1", reason: "timing" }],
    },
    {
      ...{ at: [50, "10:10"], by: "approved", does: "offers" },
      offer: { kind: "installation", minutes: 480, times: [[-20, "08:00"]] },
    },
    {
      ...{ at: [50, "12:45"], by: "customer", does: "books", company: "approved", kind: "installation" },
      address: "8 Eastern Avenue, Reading",
    },
    {
      ...{ at: [16, "17:30"], by: "customer", does: "finishes", finishedDaysAgo: 17 },
      ...{ paid: "8,880", priceKept: "no", onTime: "yes", rating: "4", mayShow: "on" },
      words:
        "Tidy, quick and on the day they said. Two rafters under the old aerial were rotten: they rang before they touched anything, and the extra £240 was fair. The app took two calls to get going.",
    },
  ],
};

const southRoof: DemoQuote = {
  technology: "solar",
  ...{ ...usualTerms, workmanshipYears: 5, insuredYears: 2 },
  lines: [
    { kind: "equipment", text: "Tarn 440 panels", count: 9, vatPercent: 0, unitPence: 13_000 },
    { ...free, kind: "equipment", text: "Lowther S3.6 inverter", unitPence: 84_000 },
    { ...free, kind: "other", text: "Mounting for stone slate", unitPence: 79_000 },
    { ...free, kind: "scaffold", text: "Scaffold at the front", unitPence: 86_000 },
    { ...free, kind: "labour", text: "Fitting and wiring", unitPence: 210_000 },
    { ...free, kind: "application", text: "Papers", unitPence: 18_000 },
  ],
  totalPence: 594_000,
  payments: [
    { when: "on_order", pence: 148_500 },
    { when: "on_completion", pence: 445_500 },
  ],
  included: { ...usualIncluded, scaffold: yes, monitoring: yes },
  equipment: [
    { role: "panel", make: "Tarn", model: "T440", count: 9, warrantyYears: 20 },
    { role: "inverter", make: "Lowther", model: "S3.6", count: 1, warrantyYears: 10 },
  ],
  network: "g98",
  ...{ panelWp: 440, panels: 9, kWp: 3.96, inverterKw: 3.6, phases: 1 },
  arrays: [{ panels: 9, facing: 180, pitch: 40, shade: "none" }],
  ...{ firstYearKwh: 3480, method: "mcs", ownUsePercent: 40, fallPercent: 0.5, outputYears: 20, outputPercent: 85 },
};

/** Finished over a year ago: the meter has been read. */
export const readMeter: DemoProject = {
  state: "done",
  what: "a roof finished over a year ago, its meter read",
  form: {
    ...{ name: "Alan Featherstone", email: "alan.featherstone@example.com", phone: "07700 900623" },
    ...{ postcode: "NE46 1PS", serviceType: "solar-panels", serviceSlug: "solar-panels", propertyType: "house" },
    ...{ timeframe: "asap", budget: "5k-10k" },
    message:
      "Stone cottage, roof due south and free of trees, 22 m². I am at home all day and heat water by immersion.",
  },
  asked: [397, "14:15"],
  acts: [
    { at: [397, "15:30"], by: "rival1", does: "buys" },
    {
      ...{ at: [397, "15:50"], by: "rival1", does: "writes" },
      text: "Hello Mr Featherstone, we did the roof of your neighbours at the mill last spring. I am in Hexham tomorrow and would look in at noon, if you are there.",
    },
    {
      ...{ at: [397, "17:10"], by: "customer", does: "answers", company: "rival1" },
      text: "I am. Mind the low lintel.",
    },
    { at: [395, "10:00"], by: "rival1", does: "quotes", quote: southRoof },
    { at: [393, "09:20"], by: "customer", does: "chooses", company: "rival1" },
    {
      ...{ at: [376, "16:00"], by: "customer", does: "finishes", finishedDaysAgo: 378 },
      ...{ paid: "5,940", priceKept: "yes", onTime: "yes", rating: "5", mayShow: "on" },
      words: "As agreed, to the pound, and they swept up after themselves.",
    },
    {
      ...{ at: [9, "11:30"], by: "customer", does: "reads the meter" },
      ...{ fromDaysAgo: 378, toDaysAgo: 10, kwh: "3,402" },
    },
  ],
};
