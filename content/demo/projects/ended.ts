import type { DemoProject, DemoQuote } from "#content/demo/projects/project.ts";
import { free, no, notNeeded, usualIncluded, usualTerms, yes } from "#content/demo/projects/quote-parts.ts";

const copperwicksHeatPump: DemoQuote = {
  technology: "heat_pump",
  ...{ ...usualTerms, workmanshipYears: 7, insuredYears: 2, startsInDays: 50, workDays: 5 },
  lines: [
    { ...free, kind: "equipment", text: "Skua A8 heat pump", unitPence: 460_000 },
    { ...free, kind: "equipment", text: "Cylinder of 210 litres", unitPence: 165_000 },
    { kind: "equipment", text: "Radiators, larger than today's", count: 9, vatPercent: 0, unitPence: 28_000 },
    { ...free, kind: "labour", text: "Fitting, pipework, filling", unitPence: 333_000 },
    { ...free, kind: "equipment", text: "Controls by room", unitPence: 45_000 },
    { ...free, kind: "other", text: "Heat loss survey, room by room", unitPence: 55_000 },
  ],
  totalPence: 1_310_000,
  grant: { scheme: "bus", pence: 750_000, deducted: true },
  payments: [
    { when: "on_order", pence: 112_000 },
    { when: "on_completion", pence: 448_000 },
  ],
  included: {
    ...{ commissioning: yes, certificate: yes, removal: yes, network_form: yes, electrics_upgrade: notNeeded },
    ...{ survey: yes, cylinder: yes, radiators: yes, pipework: yes, controls: yes, making_good: no },
  },
  equipment: [
    { role: "heat_pump", make: "Skua", model: "A8", count: 1, warrantyYears: 7 },
    { role: "cylinder", make: "Skua", model: "C210", count: 1, warrantyYears: 10 },
  ],
  ...{ network: "done", kind: "air_water", outputKw: 8, hybrid: false },
  ...{ heatLossKw: 7.1, heatLossBy: "room_by_room", outsideC: -2, flowC: 45, scop: 3.7 },
  ...{ heatKwh: 12_400, waterKwh: 2500, electricityKwh: 4030 },
  ...{ emittersChanged: 9, cylinderLitres: 210, sound: "pass" },
};

/** Closed by its customer, who moves house. */
export const closedHeatPump: DemoProject = {
  state: "closed",
  what: "a heat pump quoted, then closed by the customer",
  form: {
    ...{ name: "Peter Holloway", email: "peter.holloway@example.com", phone: "07700 900624", postcode: "BR6 0NW" },
    ...{ serviceType: "heat-pumps", serviceSlug: "heat-pumps", propertyType: "house" },
    ...{ timeframe: "3-6-months", budget: "10k-20k" },
    message:
      "1950s semi, four bedrooms, boiler from 2006. Cavities filled, loft insulated to 270 mm. Nine radiators, some of them very small.",
  },
  asked: [24, "11:30"],
  acts: [
    { at: [24, "14:00"], by: "rival2", does: "buys" },
    {
      ...{ at: [24, "14:30"], by: "rival2", does: "writes" },
      text: "Good afternoon. We measure every room before we name a size; it takes two hours and is in the price. Would next week suit you?",
    },
    {
      ...{ at: [23, "07:50"], by: "customer", does: "answers", company: "rival2" },
      text: "Any day after ten, please.",
    },
    { at: [12, "17:20"], by: "rival2", does: "quotes", quote: copperwicksHeatPump },
    {
      ...{ at: [3, "18:05"], by: "customer", does: "answers", company: "rival2" },
      text: "Thank you for the thorough work. My wife has been offered a post in Leeds and we are selling the house, so this has to wait for the next one.",
    },
    { at: [3, "18:15"], by: "customer", does: "closes" },
  ],
};

const kestrelmoorsCharger: DemoQuote = {
  technology: "ev_charger",
  ...{ ...usualTerms, basis: "remote", workmanshipYears: 3, insuredYears: 0, workDays: 1, startsInDays: 18 },
  lines: [
    { kind: "equipment", text: "Kestrel C7 charger, 5 m cable", count: 1, vatPercent: 20, unitPence: 58_000 },
    { kind: "electrical", text: "Cable along the side wall, fitting", count: 1, vatPercent: 20, unitPence: 46_000 },
  ],
  totalPence: 124_800,
  payments: [{ when: "on_completion", pence: 124_800 }],
  included: {
    ...usualIncluded,
    electrics_upgrade: notNeeded,
    load_sensor: yes,
    groundwork: notNeeded,
    grant_claim: no,
  },
  equipment: [{ role: "charger", make: "Kestrel", model: "C7", count: 1, warrantyYears: 3 }],
  ...{ depositInsured: false, network: "g98", electrical: "NICEIC 604817" },
  ...{ chargerKw: 7.4, chargers: 1, phases: 1, tethered: true, smart: true, loadControl: true, runMetres: 11 },
};

/** Stopped yesterday: one company has confirmed that it deleted everything, the other has not yet. */
export const stoppedCharger: DemoProject = {
  state: "stopped",
  what: "everything stopped: one company has confirmed, one has not",
  form: {
    ...{ name: "Jean Whitcombe", email: "jean.whitcombe@example.com", phone: "07700 900625", postcode: "TW1 4EA" },
    ...{ serviceType: "ev-chargers", serviceSlug: "ev-chargers", propertyType: "house" },
    ...{ timeframe: "asap", budget: "under-5k" },
    message:
      "Charger on the side wall of a terraced house, 11 m from the consumer unit under the stairs. The car comes in three weeks.",
  },
  asked: [5, "09:50"],
  acts: [
    { at: [5, "10:15"], by: "approved", does: "buys" },
    {
      ...{ at: [5, "10:25"], by: "approved", does: "writes" },
      text: "Good morning Mrs Whitcombe. A photograph of the consumer unit and one of the wall are enough for a price. Do you know what your main fuse is rated at: 60, 80 or 100 A?",
    },
    { at: [5, "11:40"], by: "rival2", does: "buys" },
    {
      ...{ at: [5, "11:45"], by: "rival2", does: "writes" },
      text: "Hello! We can be with you tomorrow. I have tried to ring you and will try again at lunchtime.",
    },
    { at: [3, "14:00"], by: "approved", does: "quotes", quote: kestrelmoorsCharger },
    {
      ...{ at: [2, "19:15"], by: "rival2", does: "writes" },
      text: "I rang four times today. When can we come? The offer of a free survey ends on Friday.",
    },
    {
      ...{ at: [2, "20:40"], by: "customer", does: "answers", company: "rival2" },
      text: "Please do not ring me at work. I asked for a written price.",
    },
    { at: [1, "17:40"], by: "customer", does: "stops" },
    {
      ...{ at: [1, "18:25"], by: "approved", does: "confirms the stop" },
      keptByLaw: "Nothing: there was no contract and no invoice.",
    },
  ],
};

/** Erased at once, for nobody had bought the details. */
export const erasedRequest: DemoProject = {
  state: "erased",
  what: "everything erased",
  form: {
    ...{ name: "Edith Marlowe", email: "edith.marlowe@example.com", phone: "07700 900626", postcode: "IP12 1QW" },
    ...{ serviceType: "solar-panels", serviceSlug: "solar-panels", propertyType: "bungalow" },
    ...{ timeframe: "just-exploring", budget: "not-sure" },
    message: "Only a question: is a bungalow's roof with a pitch of 15 degrees steep enough?",
  },
  asked: [20, "16:10"],
  acts: [{ at: [20, "16:40"], by: "customer", does: "stops and erases" }],
};
