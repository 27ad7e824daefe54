import type { AlertedLead } from "#domain/mails/lead-alerts.ts";

/** A lead as alerts describe it. */
export const offered: AlertedLead = {
  id: "3a0b8c1e-52c1-4f0a-8f2e-0b6b8f6d1c11",
  serviceLabel: "EV Chargers",
  location: "Croydon",
  outcode: "CR0",
  urgency: "high",
  distanceMiles: 4,
  firstName: "Sam",
  emailMasked: "s•••@e•••.com",
  phoneMasked: "07••• •••123",
  description: "Ring me on [hidden until you buy].",
  budgetRange: "Under £5,000",
  timeframe: "asap",
  ...{ contactWay: "text", contactTimes: ["weekday-evenings"] },
  placesLeft: 2,
  maxPurchases: 3,
  priceCredits: 5,
};

/** A lead about which as little as possible is known. */
export const far: AlertedLead = {
  ...offered,
  serviceLabel: "Other",
  distanceMiles: null,
  budgetRange: null,
  timeframe: null,
  ...{ contactWay: null, contactTimes: null },
};
