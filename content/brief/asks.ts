import { type BriefPartName, briefPartsOf } from "#content/brief/questions.ts";

const asksOfPart: Readonly<Record<BriefPartName, readonly string[]>> = {
  solar: [
    "How many kWh do you expect in a year, by which method, and may I see the shading survey?",
    "How much of that will I use myself, and how did you work it out?",
    "Which panels, inverter and battery are they, and how long is each guaranteed?",
    "Are scaffolding, bird protection and the network operator’s form included?",
  ],
  heating: [
    "Have you worked out the heat loss room by room, and may I see it?",
    "What flow temperature is it designed for, and how efficient is it at that temperature?",
    "Which radiators and pipes need changing, and who makes good afterwards?",
    "Where will the unit and cylinder go, and does the noise meet the rules at the neighbours?",
  ],
  charger: [
    "Can my main fuse take it, and will you tell the network operator?",
    "Where will the cable run, and is the digging included?",
    "Is the charger smart, and does it make room when the home needs power?",
  ],
  home: [],
  site: [],
};

const asksOfAll = [
  "Is this price firm? If not, how far can it rise, and what would change it?",
  "What do I pay and when, and is my deposit insured?",
  "Who signs the contract, and how long do I have to cancel?",
  "How long do you guarantee your own work, and who honours that if you close?",
];

/** What to ask every installer for a service, so that their answers can be compared. */
export function asksFor(serviceType: string): string[] {
  const [first] = briefPartsOf(serviceType);
  return [...(first ? asksOfPart[first] : []), ...asksOfAll];
}
