import type { LeadService } from "#content/options.ts";
import { choice, type Options, whole } from "#content/quote-sheet/field.ts";

// The questions of a brief. Form, ranges, wording, the API's schema and print all follow this record. Choices and
// numbers only: companies read a brief before they buy, so nothing in it may hold contact details.

type Kind = ReturnType<typeof whole> | ReturnType<typeof choice<Options>>;

export interface Question {
  readonly label: string;
  readonly kind: Kind;
  readonly hint?: string;
  /** After a number: "kWh". */
  readonly unit?: string;
}

export type Questions = Readonly<Record<string, Question>>;

/** One roof's answers, by question. */
export type BriefRoof = Readonly<Record<string, string | number>>;
/** A customer's answers, by question; unanswered ones are absent. Roofs are under `roofs`. */
export type BriefAnswers = Readonly<Record<string, string | number | readonly BriefRoof[]>>;

const YES_NO_UNSURE = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
  { value: "unsure", label: "Not sure" },
] as const;

const home = {
  tenure: {
    label: "Who owns the home",
    kind: choice([
      { value: "freehold", label: "We own it, freehold" },
      { value: "leasehold", label: "We own a lease" },
      { value: "private_rent", label: "A private landlord" },
      { value: "social_rent", label: "A council or housing association" },
    ]),
  },
  storeys: { label: "Storeys", kind: whole(1, 30), hint: "Include the ground floor and rooms in the roof." },
  year: { label: "Year it was built", kind: whole(1400, 2100), hint: "A rough year will do, such as 1936." },
} as const satisfies Questions;

export const roofQuestions = {
  facing: {
    label: "Faces",
    kind: choice([
      { value: "north", label: "North" },
      { value: "north_east", label: "North-east" },
      { value: "east", label: "East" },
      { value: "south_east", label: "South-east" },
      { value: "south", label: "South" },
      { value: "south_west", label: "South-west" },
      { value: "west", label: "West" },
      { value: "north_west", label: "North-west" },
    ]),
  },
  pitch: {
    label: "Pitch",
    kind: choice([
      { value: 0, label: "Flat" },
      { value: 15, label: "Shallow, 15°" },
      { value: 30, label: "Usual, 30°" },
      { value: 45, label: "Steep, 45°" },
    ]),
  },
  shade: {
    label: "Shade",
    kind: choice([
      { value: "none", label: "None" },
      { value: "modest", label: "A little" },
      { value: "significant", label: "Quite a lot" },
      { value: "heavy", label: "Most of the day" },
    ]),
  },
} as const satisfies Questions;

const electricity = {
  electricityKwh: {
    label: "Electricity you use in a year",
    kind: whole(100, 1_000_000),
    unit: "kWh",
    hint: "See your yearly statement or your supplier’s app.",
  },
} as const satisfies Questions;

const heating = {
  floorM2: { label: "Floor area", kind: whole(10, 2000), unit: "m²", hint: "See your energy certificate (EPC)." },
  bedrooms: { label: "Bedrooms", kind: whole(0, 30) },
  fuel: {
    label: "Current heating",
    kind: choice([
      { value: "gas", label: "Mains gas" },
      { value: "oil", label: "Oil" },
      { value: "lpg", label: "Bottled gas (LPG)" },
      { value: "electric", label: "Electric heaters" },
      { value: "solid", label: "Wood or coal" },
      { value: "heat_pump", label: "A heat pump" },
      { value: "other", label: "Something else" },
    ]),
  },
  epcBand: {
    label: "EPC band",
    kind: choice(["A", "B", "C", "D", "E", "F", "G"].map((band) => ({ value: band, label: band }))),
  },
  heatKwh: {
    label: "Heat the EPC estimates",
    kind: whole(500, 200_000),
    unit: "kWh",
    hint: "Heating and hot water in a year.",
  },
  cylinderRoom: { label: "Room for a hot water cylinder", kind: choice(YES_NO_UNSURE) },
  unitRoom: { label: "Room outside for the unit", kind: choice(YES_NO_UNSURE) },
} as const satisfies Questions;

const site = {
  premises: {
    label: "Kind of site",
    kind: choice([
      { value: "warehouse", label: "Warehouse or factory" },
      { value: "office", label: "Office" },
      { value: "shop", label: "Shop" },
      { value: "farm", label: "Farm" },
      { value: "school", label: "School or public building" },
      { value: "hospitality", label: "Hotel, pub or restaurant" },
      { value: "other", label: "Something else" },
    ]),
  },
  siteTenure: {
    label: "Who owns the site",
    kind: choice([
      { value: "own", label: "We own it" },
      { value: "long_lease", label: "We lease it, ten years or more to go" },
      { value: "short_lease", label: "We lease it, less than ten years to go" },
      { value: "landlord", label: "We are the landlord" },
    ]),
    hint: "If you lease, the landlord has to agree.",
  },
  siteRoofM2: {
    label: "Free roof or ground space",
    kind: whole(10, 1_000_000),
    unit: "m²",
    hint: "A rough figure will do.",
  },
  supply: {
    label: "Electricity supply",
    kind: choice([
      { value: "single", label: "Single phase" },
      { value: "three", label: "Three phase" },
      { value: "unsure", label: "Not sure" },
    ]),
  },
} as const satisfies Questions;

const charger = {
  parking: {
    label: "Where you park",
    kind: choice([
      { value: "drive", label: "On our drive" },
      { value: "garage", label: "In our garage" },
      { value: "allocated", label: "In our own space elsewhere" },
      { value: "street", label: "On the street" },
    ]),
  },
  boardMetres: {
    label: "From the fuse board to the car",
    kind: whole(0, 300),
    unit: "metres",
    hint: "Roughly, along the route of the cable.",
  },
  fuse: {
    label: "Main fuse",
    kind: choice([
      { value: "60", label: "60 A" },
      { value: "80", label: "80 A" },
      { value: "100", label: "100 A" },
      { value: "unsure", label: "Not sure" },
    ]),
    hint: "Printed on the sealed box beside the meter.",
  },
} as const satisfies Questions;

/** What an energy certificate says of a home that briefs ask, too. */
export const certifiedQuestions = { floorM2: heating.floorM2, fuel: heating.fuel } as const satisfies Questions;

/** Questions under one heading. `hasRoofs`: above its questions, up to `limits.briefRoofsMax` roofs. */
export interface BriefPart {
  readonly title: string;
  readonly questions: Questions;
  readonly hasRoofs?: true;
}

export const briefParts = {
  solar: { title: "Roof and electricity", questions: electricity, hasRoofs: true },
  heating: { title: "Heating", questions: heating },
  charger: { title: "Car charger", questions: charger },
  home: { title: "The home", questions: home },
  site: { title: "The site", questions: site },
} as const satisfies Record<string, BriefPart>;

export type BriefPartName = keyof typeof briefParts;

const SOLAR = ["solar", "home"] as const;
const HEATING = ["heating", "home"] as const;
const ALL = ["home", "solar", "heating", "charger"] as const;

/** Which parts a service asks for: the first is open, the others are folded. */
const partsOfService: Record<LeadService, readonly BriefPartName[]> = {
  "solar-panels": SOLAR,
  "battery-storage": SOLAR,
  commercial: ["solar", "site"],
  "heat-pumps": HEATING,
  "low-carbon-heating": HEATING,
  "ev-chargers": ["charger", "home"],
  "smart-home": ALL,
  "energy-audits": ALL,
  other: ALL,
};
const known: ReadonlyMap<string, readonly BriefPartName[]> = new Map(Object.entries(partsOfService));

/** The parts for a service, most useful first. An unknown service counts as Other. */
export function briefPartsOf(serviceType: string): readonly BriefPartName[] {
  return known.get(serviceType) ?? ALL;
}
