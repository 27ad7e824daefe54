import type { DemoProject, DemoQuote } from "#content/demo/projects/project.ts";
import { free, no, notNeeded, usualIncluded, usualTerms, yes } from "#content/demo/projects/quote-parts.ts";

/** Seen and firm: ten panels and a battery for the evening. Nothing stands out. */
const kestrelmoors: DemoQuote = {
  technology: "solar_battery",
  ...usualTerms,
  lines: [
    { kind: "equipment", text: "Halden H440 panels", part: "solar", count: 10, vatPercent: 0, unitPence: 12_500 },
    { ...free, kind: "equipment", text: "Orwell S3.6 hybrid inverter", part: "shared", unitPence: 98_000 },
    { ...free, kind: "equipment", text: "Orwell B10 battery, on the garage wall", part: "battery", unitPence: 285_000 },
    { ...free, kind: "other", text: "Rails, tile hooks, cable, isolators", part: "solar", unitPence: 92_000 },
    { ...free, kind: "scaffold", text: "Scaffold at the rear, one week", part: "solar", unitPence: 88_000 },
    { ...free, kind: "labour", text: "Two roofers and an electrician, two days", part: "shared", unitPence: 236_000 },
    { ...free, kind: "other", text: "Bird mesh round all ten panels", part: "solar", unitPence: 42_000 },
    {
      ...free,
      kind: "application",
      text: "Network notice, MCS and insurance papers",
      part: "shared",
      unitPence: 24_000,
    },
  ],
  totalPence: 990_000,
  payments: [
    { when: "on_order", pence: 198_000 },
    { when: "on_delivery", pence: 346_500 },
    { when: "on_completion", pence: 445_500 },
  ],
  included: {
    ...usualIncluded,
    electrics_upgrade: notNeeded,
    ...{ scaffold: yes, bird_mesh: yes, monitoring: yes, smoke_alarm: yes },
  },
  equipment: [
    { role: "panel", make: "Halden", model: "H440", count: 10, warrantyYears: 25 },
    { role: "inverter", make: "Orwell", model: "S3.6 Hybrid", count: 1, warrantyYears: 10 },
    { role: "battery", make: "Orwell", model: "B10", count: 1, warrantyYears: 10 },
  ],
  network: "g98",
  electrical: "NICEIC 604817",
  notes: "The chimney's shadow reaches two panels until about ten in winter; the estimate allows for it.",
  savings: { pence: 84_000, electricityPence: 24.5, exportPence: 12 },
  ...{ panelWp: 440, panels: 10, kWp: 4.4, inverterKw: 3.68, phases: 1 },
  arrays: [
    { panels: 8, facing: 200, pitch: 35, shade: "none" },
    { panels: 2, facing: 200, pitch: 35, shade: "modest" },
  ],
  ...{ firstYearKwh: 3890, method: "mcs", ownUsePercent: 70, fallPercent: 0.4, outputYears: 25, outputPercent: 87 },
  ...{ nominalKwh: 10, usableKwh: 9.5, powerKw: 3.6, backup: "socket", place: "garage" },
};

/** More panels and no battery, with a hopeful yield and a guarantee that nobody insures: two things to ask. */
const copperwicks: DemoQuote = {
  technology: "solar",
  ...{ ...usualTerms, workmanshipYears: 5, insuredYears: 0, validDays: 30, startsInDays: 21 },
  lines: [
    { kind: "equipment", text: "Merrow 430 panels", count: 12, vatPercent: 0, unitPence: 9_900 },
    { kind: "equipment", text: "Optimisers", count: 12, vatPercent: 0, unitPence: 4_200 },
    { ...free, kind: "equipment", text: "Cairn 5.0 string inverter", unitPence: 92_000 },
    { ...free, kind: "other", text: "Mounting for both roof faces", unitPence: 88_000 },
    { ...free, kind: "scaffold", text: "Scaffold on two sides", unitPence: 95_000 },
    { ...free, kind: "labour", text: "Fitting and wiring, three days", unitPence: 238_000 },
    { ...free, kind: "application", text: "Network operator's agreement", unitPence: 28_800 },
    { ...free, kind: "electrical", text: "New isolator and meter tails", unitPence: 24_000 },
  ],
  totalPence: 735_000,
  payments: [
    { when: "on_order", pence: 147_000 },
    { when: "on_completion", pence: 588_000 },
  ],
  included: { ...usualIncluded, scaffold: yes, bird_mesh: no, electrics_upgrade: yes },
  equipment: [
    { role: "panel", make: "Merrow", model: "430 Black", count: 12, warrantyYears: 15 },
    { role: "inverter", make: "Cairn", model: "5.0", count: 1, warrantyYears: 12 },
    { role: "control", make: "Cairn", model: "Optimiser", count: 12, warrantyYears: 20 },
  ],
  ...{ network: "g99", depositInsured: false, workDays: 3 },
  notes: "A battery can follow later: the string inverter then needs a second one beside it, about £3,100 in all.",
  ...{ panelWp: 430, panels: 12, kWp: 5.16, inverterKw: 5, phases: 1 },
  arrays: [
    { panels: 9, facing: 200, pitch: 35, shade: "none" },
    { panels: 3, facing: 290, pitch: 35, shade: "modest" },
  ],
  ...{ firstYearKwh: 5100, method: "software", ownUsePercent: 38, outputYears: 25, outputPercent: 84 },
};

/** Reckoned from aerial photographs: it may rise, and asks much at once. Two things to ask. */
const northlights: DemoQuote = {
  technology: "solar_battery",
  ...{ ...usualTerms, basis: "desk", firm: false, mayRisePercent: 15, validDays: 60, startsInDays: 60 },
  lines: [
    { kind: "equipment", text: "Tarn 450 panels", part: "solar", count: 9, vatPercent: 0, unitPence: 11_800 },
    { ...free, kind: "equipment", text: "Lowther H3 hybrid inverter", part: "shared", unitPence: 89_000 },
    { ...free, kind: "equipment", text: "Lowther 5 kWh battery", part: "battery", unitPence: 198_000 },
    { ...free, kind: "other", text: "Mounting and cable", part: "solar", unitPence: 92_000 },
    { ...free, kind: "scaffold", text: "Scaffold, rear only", part: "solar", unitPence: 84_000 },
    { ...free, kind: "labour", text: "Panels on the roof", part: "solar", unitPence: 170_000 },
    { ...free, kind: "labour", text: "Battery and electrics", part: "battery", unitPence: 60_000 },
    { ...free, kind: "application", text: "Papers", part: "shared", unitPence: 18_800 },
  ],
  totalPence: 818_000,
  payments: [
    { when: "on_order", pence: 245_400 },
    { when: "on_completion", pence: 572_600 },
  ],
  included: {
    ...usualIncluded,
    electrics_upgrade: { state: "extra", extraPence: 46_000 },
    ...{ scaffold: yes, bird_mesh: { state: "extra", extraPence: 48_000 }, monitoring: yes, smoke_alarm: no },
  },
  equipment: [
    { role: "panel", make: "Tarn", model: "T450", count: 9, warrantyYears: 20 },
    { role: "inverter", make: "Lowther", model: "H3", count: 1, warrantyYears: 10 },
    { role: "battery", make: "Lowther", model: "L5", count: 1, warrantyYears: 10 },
  ],
  ...{ network: "g98", workmanshipYears: 6, insuredYears: 2 },
  savings: { pence: 61_000, electricityPence: 25, exportPence: 12 },
  ...{ panelWp: 450, panels: 9, kWp: 4.05, inverterKw: 3.6, phases: 1 },
  arrays: [{ panels: 9, facing: 200, pitch: 35, shade: "modest" }],
  ...{ firstYearKwh: 3180, method: "pvgis", ownUsePercent: 65, fallPercent: 0.5, outputYears: 20, outputPercent: 85 },
  ...{ nominalKwh: 5.2, usableKwh: 4.9, powerKw: 2.5, backup: "none", place: "utility" },
};

/** Three offers of different shape, with five checks between them, for the customer to compare. */
export const threeQuotes: DemoProject = {
  state: "open",
  what: "three solar quotes and five checks to compare, a survey to choose a time for",
  form: {
    ...{ name: "Isobel Thornbury", email: "isobel.thornbury@example.com", phone: "07700 900601", postcode: "RG4 8DH" },
    ...{ serviceType: "solar-panels", serviceSlug: "solar-panels", propertyType: "house" },
    ...{ timeframe: "1-3-months", budget: "5k-10k", contactWay: "text", contactTimes: "weekday-evenings" },
    message:
      "1960s detached house, rear roof facing a little west of south, about 45 m² of concrete tiles. We use 4,300 kWh a year, most of it in the evening. Is a battery worth it for us?",
  },
  asked: [9, "10:05"],
  acts: [
    { at: [9, "10:50"], by: "approved", does: "buys" },
    {
      ...{ at: [9, "11:20"], by: "approved", does: "writes" },
      text: "Good morning Ms Thornbury. We are twenty minutes from you and would like to see the roof and the fuse board before we name a price. I have offered you two times.",
    },
    {
      ...{ at: [9, "11:25"], by: "approved", does: "offers" },
      offer: {
        kind: "survey",
        minutes: 60,
        times: [
          [-7, "09:30"],
          [-7, "14:00"],
        ],
      },
    },
    { at: [9, "12:40"], by: "rival2", does: "buys" },
    {
      ...{ at: [9, "16:15"], by: "rival2", does: "writes" },
      text: "Thank you for asking. I am in Caversham this week for another job and could look at your roof from the ladder, it takes a quarter of an hour. Would that suit?",
    },
    {
      ...{ at: [9, "19:10"], by: "customer", does: "books", company: "approved", kind: "survey" },
      address: "14 Priest Close, Caversham, Reading. The side gate is open.",
    },
    {
      ...{ at: [9, "19:30"], by: "customer", does: "answers", company: "rival2" },
      text: "Yes, please do. The dog is friendly.",
    },
    { at: [8, "09:20"], by: "rival1", does: "buys" },
    {
      ...{ at: [8, "09:45"], by: "rival1", does: "writes" },
      text: "Hello, our southern crew works from Didcot. We start with a price from aerial photographs, and come out once you are interested.",
    },
    { at: [6, "17:05"], by: "rival1", does: "quotes", quote: northlights },
    { at: [4, "15:30"], by: "approved", does: "quotes", quote: kestrelmoors },
    {
      ...{ at: [4, "15:40"], by: "approved", does: "writes" },
      text: "Your quote is there. The chimney costs you about 90 kWh a year, so I would not put panels left of it. Ask me anything.",
    },
    { at: [3, "11:00"], by: "rival2", does: "quotes", quote: copperwicks },
    {
      ...{ at: [3, "20:15"], by: "customer", does: "asks all" },
      text: "Thank you for your quote. Could the work be done within six weeks, and who is there if something fails in year eight?",
    },
    {
      ...{ at: [2, "08:55"], by: "approved", does: "writes" },
      text: "If you decide within two weeks, yes. In year eight you ring us; should we be gone, the insurance honours the guarantee until year six and the makers' warranties go on after that.",
    },
    {
      ...{ at: [2, "10:30"], by: "rival1", does: "writes" },
      text: "We can, subject to a survey. I have offered you three times; after the visit the price is firm.",
    },
    {
      ...{ at: [2, "10:35"], by: "rival1", does: "offers" },
      offer: {
        kind: "survey",
        minutes: 45,
        times: [
          [5, "09:00"],
          [5, "13:30"],
          [6, "16:00"],
        ],
      },
    },
    {
      ...{ at: [1, "18:20"], by: "customer", does: "answers", company: "approved" },
      text: "That is clear, thank you. We will talk it over at the weekend.",
    },
  ],
};
