import { limits } from "#config/limits.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";

// Responses about one lead, from its sale to the visit: the same purchase in each. The customer, the company and
// their numbers are invented. open-api.test.ts checks each against its schema.

const leadId = "6f1d2c74-0b1e-4c0e-9a57-3f6a5d2b8e10";
const purchaseId = "b0c9a2de-51f7-4b8a-8c43-7e1f0d96a521";

const brief = { tenure: "freehold", storeys: 2, parking: "drive", boardMetres: 8, fuse: "100" };

const work = {
  serviceType: "ev-chargers",
  serviceLabel: "EV Charger Installation",
  location: "Croydon",
  outcode: "CR0",
  urgency: "medium",
  description: "The car stands on our own drive; the fuse board is on the other side of the same wall.",
  budgetRange: "Under £5,000",
  timeframe: "1-3-months",
  propertyType: "house",
  contactWay: "phone",
  contactTimes: ["weekday-evenings"],
};

const sale = "2026-11-23T08:12:45.120Z";

const maskedLead = {
  id: leadId,
  ...work,
  firstName: "Ada",
  emailMasked: "a•••@e•••.com",
  phoneMasked: "07••• •••123",
  brief,
  photos: 1,
  plan: null,
  sharing: "on_purchase",
  outlinesLeft: null,
  createdAt: sale,
  placesLeft: limits.leadPlacesMax,
  maxPurchases: limits.leadPlacesMax,
  priceCredits: limits.leadPriceCredits,
  distanceMiles: 4,
};

const photo = {
  id: "3d5a08c1-6e42-4f97-b1d0-9c27e4a8f635",
  kind: "consumer_unit",
  mediaType: "image/jpeg",
  sizeBytes: 1_482_113,
  addedAt: "2026-11-23T08:20:02.440Z",
};

const purchase = {
  id: purchaseId,
  leadId,
  purchasedAt: "2026-11-23T09:05:31.004Z",
  status: "active",
  endedReason: null,
  credits: limits.leadPriceCredits,
  stage: "new",
  lostReason: null,
  jobValuePence: null,
  assignedTo: null,
  nextAct: null,
  updatedAt: "2026-11-23T09:05:31.004Z",
  contact: {
    name: "Ada Thistlewood",
    email: "ada@example.com",
    phone: "+447700900123",
    postcode: "CR0 1EA",
  },
  brief,
  photos: [photo],
  plan: null,
  lead: {
    id: leadId,
    ...work,
    createdAt: sale,
  },
};

const outline = {
  id: "0a7b43f5-93c2-4d0e-b6a8-15ce7f20d934",
  leadId: "d41c5f0a-77e2-4c19-8f6b-2ab0c9e3415d",
  status: "waiting",
  fromPence: 600_000,
  toPence: 800_000,
  size: 4.2,
  equipment: "Ten panels of 440 W, inverter of 4 kW",
  included: { scaffold: { state: "yes" }, bird_mesh: { state: "extra", extraPence: 45_000 } },
  needsSurvey: true,
  earliestStart: "2027-01-11",
  text: "Panels on the south roof; the scaffold stands for two days.",
  sentAt: "2026-11-23T09:40:02.318Z",
  lapsesAt: "2026-11-30T09:40:02.318Z",
  purchaseId: null,
};

const quote = quoteExamples.ev_charger;
const sums = { netPence: 90_000, vatPence: 18_000, totalPence: 108_000, duePence: 108_000, depositPence: 0 };
const remarks = {
  facts: {
    given: 30,
    of: 33,
    missing: ["Electrical registration", "Savings", "Claiming the grant"],
    text: "30 of 33 facts given. Missing: electrical registration, savings, claiming the grant.",
  },
  checks: [],
  priceCompared: false,
};
const file = {
  id: "37d8e1c6-2f94-4a5b-a0d3-c81b6e4f9720",
  fileName: "Quote for Ada Thistlewood.pdf",
  mediaType: "application/pdf",
  sizeBytes: 84_213,
  addedAt: "2026-11-25T16:31:08.560Z",
};

/** By name of schema. */
export const answerExamples = {
  MaskedLead: maskedLead,
  Outline: outline,
  Purchase: purchase,
  Note: {
    id: "7d2e94b6-1c0f-4f5a-8b3d-60a9c5e17f42",
    purchaseId,
    text: "Prefers to be called after six.",
    writtenAt: "2026-11-23T09:31:12.508Z",
  },
  Member: { id: "Qh3kV0aX2n", name: "Priya Shah", role: "owner" },
  TriedPurchase: { leadId, priceCredits: limits.leadPriceCredits, balanceAfter: 35 },
  ConfirmedStop: {
    purchaseId,
    status: "confirmed",
    askedAt: "2026-11-27T18:02:11.700Z",
    confirmedAt: "2026-11-28T08:20:40.015Z",
    keptByLaw: "The invoice, for six years.",
  },
  TakenRefundRequest: {
    id: "94f2b7a0-6c3d-4e81-9b5f-d07a1c28e643",
    purchaseId,
    reason: "wrong_phone",
    note: "The number is not in use.",
    status: "open",
    requestedAt: "2026-11-23T11:15:27.442Z",
    decidedAt: null,
    decidedBy: null,
    rule: null,
    decisionReason: null,
  },
  TakenAppeal: {
    id: "b7f0a6d3-52c9-4f18-8e74-3a60c1d9e258",
    purchaseId,
    words: "We rang four times; our list of calls shows it.",
    status: "open",
    askedAt: "2026-11-26T10:04:12.318Z",
    decideBy: "2026-12-06T10:04:12.318Z",
  },
  SentQuote: {
    id: "5e60d9b1-c84a-4f27-83e6-a92f17b0c35d",
    purchaseId,
    option: "A",
    revision: 1,
    technology: quote.technology,
    status: "sent",
    sentAt: "2026-11-25T16:30:54.201Z",
    validUntil: quote.validUntil,
    dataDate: "2026-11-21",
    ...sums,
    parts: null,
    quote,
    files: [file],
    remarks,
  },
  TriedQuote: { ...sums, parts: null, remarks },
  File: file,
  Photo: photo,
  Message: {
    id: "c2a71f3e-08d5-4b96-9e4c-6f0b83d52a17",
    from: "installer",
    text: "Thank you for your request. Could you send us a picture of the fuse board?",
    sentAt: "2026-11-23T09:20:15.833Z",
    readAt: "2026-11-23T17:48:02.090Z",
    state: "shown",
    files: [],
  },
  Appointment: {
    id: "81b5e09d-4a2c-4f73-b8d1-e96c30f7a254",
    purchaseId,
    offeredBy: "installer",
    kind: "survey",
    minutes: 60,
    status: "offered",
    address: null,
    sequence: 0,
    times: ["2026-11-26T10:00:00.000Z", "2026-11-26T14:30:00.000Z"],
    offeredAt: "2026-11-23T09:22:40.377Z",
    startsAt: null,
    endsAt: null,
  },
  ContactAttempt: {
    id: "e7d30c4b-59a6-4182-8f0e-b31d72c9f685",
    channel: "call",
    outcome: "no_answer",
    triedAt: "2026-11-23T09:30:00.000Z",
  },
  Balance: { balance: 35, held: 5 },
  CreditTransaction: {
    id: "4127",
    amount: -limits.leadPriceCredits,
    type: "spend",
    description: "Lead purchase: Croydon, CR0",
    reference: purchaseId,
    balanceAfter: 35,
    createdAt: purchase.purchasedAt,
  },
  // It verifies: domain/credits/verify.test.ts.
  CreditProof: {
    format: "fairwatt-proof-v2",
    company: "Qm4xJ8vT2sLr0aYk",
    companyName: "Sunny Roofs & Sons Ltd",
    madeAt: "2026-11-24T10:15:00.000Z",
    midnight: { day: "2026-11-24", entry: 2, hash: "8c955783cd91d5a8e104d8e2d6589e466ff37df9a551f4e72b63a1c31f95a3b8" },
    entries: [
      {
        entry: 1,
        amount: 40,
        type: "grant",
        cause: "5b0c7e52-9d1f-4a36-8c2e-7f4b1a9d6e03",
        balance: 40,
        held: 0,
        at: "2026-11-20T09:00:00.000000Z",
        by: "Zt7pW1nC5dHq9fBe",
        hash: "f0870bdc864e749459e2db913b8b79172d4e29d70c517e0938f967ba16554a73",
      },
      {
        entry: 2,
        amount: -5,
        type: "spend",
        cause: purchaseId,
        balance: 35,
        held: 0,
        at: "2026-11-23T09:05:31.004000Z",
        by: null,
        hash: "8c955783cd91d5a8e104d8e2d6589e466ff37df9a551f4e72b63a1c31f95a3b8",
      },
    ],
  },
};

/** The schemas, each with its example if there is one. */
export function withExamples<Schemas extends Readonly<Record<string, object>>>(schemas: Schemas): Schemas {
  const named = Object.entries(answerExamples).map(([name, example]) => [
    name,
    { ...schemas[name], examples: [example] },
  ]);
  return { ...schemas, ...Object.fromEntries(named) };
}
