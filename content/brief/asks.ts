import { type BriefPartName, briefPartsOf } from "#content/brief/questions.ts";

const asksOfPart: Readonly<Record<BriefPartName, readonly string[]>> = {
  solar: [
    "How many kWh do you expect in a year, by which method, and may I see the shading survey?",
    "How much of that shall I use myself, and how did you work it out?",
    "Which panels, inverter and battery are they, and how long is each guaranteed?",
    "Are scaffolding, bird protection and the network operator’s form included?",
  ],
  heating: [
    "Have you worked out the heat loss room by room, and may I see it?",
    "For which flow temperature is it designed, and how efficient is it then?",
    "Which radiators and pipes have to change, and who makes good afterwards?",
    "Where do the unit and the cylinder stand, and does the sound pass at the neighbours?",
  ],
  charger: [
    "Does my main fuse carry it, and do you tell the network operator?",
    "Which way does the cable run, and is the digging included?",
    "Is the charger smart, and does it make room when the home needs power?",
  ],
  home: [],
  site: [],
};

const asksOfAll = [
  "Is this price firm? If not, how far can it rise, and what would change it?",
  "What do I pay when, and is my deposit insured?",
  "Who signs the contract, and how long may I cancel it?",
  "How long do you guarantee your own work, and who honours that if you close?",
];

/** What to ask every installer for a service, so that their answers can be compared. */
export function asksFor(serviceType: string): string[] {
  const [first] = briefPartsOf(serviceType);
  return [...(first ? asksOfPart[first] : []), ...asksOfAll];
}
