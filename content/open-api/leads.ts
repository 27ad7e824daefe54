import { limits } from "#config/limits.ts";
import { budgetBands } from "#content/lead-filters.ts";
import {
  brokenCursor,
  callerRefusals,
  cursor,
  customersWish,
  idempotencyKey,
  idInPath,
  inQuery,
  json,
  moment,
  needs,
  notApproved,
  page,
  problemAnswer,
  record,
  ref,
  string,
  stringOrNull,
  uuid,
  valuesOf,
} from "#content/open-api/parts.ts";
import { leadServiceOptions, urgencyOptions } from "#content/options.ts";
import { sharingOptions } from "#content/sharing-text.ts";

const urgency = { type: "string", enum: valuesOf(urgencyOptions) };
const places = { type: "integer", minimum: 0, maximum: limits.leadPlacesMax };
const milesWithin = { type: "integer", minimum: 1, maximum: limits.coverageRadiusMilesMax };
const days = { type: "integer", minimum: 1, maximum: limits.leadLifetimeDays };

export const leadSchemas = {
  MaskedLead: record({
    id: uuid,
    serviceType: string,
    serviceLabel: string,
    location: string,
    outcode: { ...string, description: "First half of the postcode." },
    urgency,
    firstName: string,
    emailMasked: { ...string, examples: ["s•••@g•••.com"], description: "••• where the customer picks." },
    phoneMasked: { ...stringOrNull, examples: ["07••• •••123"], description: "Null if the customer picks." },
    description: { ...stringOrNull, description: "Contact details in it are hidden until you buy." },
    budgetRange: stringOrNull,
    ...customersWish,
    brief: ref("Brief"),
    photos: { type: "integer", minimum: 0, maximum: limits.photosMax, description: "How many the brief has." },
    plan: ref("AttachedPlan"),
    sharing: {
      type: "string",
      enum: valuesOf(sharingOptions),
      description: "on_pick: the customer picks among outlines, and the lead cannot be bought.",
    },
    outlinesLeft: {
      type: ["integer", "null"],
      minimum: 0,
      maximum: limits.outlinesWaitingMax,
      description: "How many more outlines the customer can receive; null if the lead is bought directly.",
    },
    createdAt: { ...moment, description: "When it went on sale." },
    placesLeft: places,
    maxPurchases: { ...places, minimum: 1 },
    priceCredits: { type: "integer" },
    distanceMiles: {
      type: ["integer", "null"],
      description: "From your base or, until you have set one, your company’s postcode; null without either.",
    },
  }),
  TriedPurchase: record({
    leadId: uuid,
    priceCredits: { type: "integer" },
    balanceAfter: { type: "integer", description: "Your credits, if you bought it now." },
  }),
};

const key = {
  ...idempotencyKey(
    "Made by you, and new for each purchase. Using the same key again returns the same answer at no cost. Needed without dry=1.",
  ),
  required: false,
  example: "crm-order-1042",
};

const dry = inQuery("dry", "1: only say what it would cost, or why you cannot buy it.", {
  type: "string",
  enum: ["1"],
});

const filters = [
  inQuery("service", "Only of this service.", { type: "string", enum: valuesOf(leadServiceOptions) }),
  inQuery("urgency", "Only of this urgency.", urgency),
  inQuery("within", "The most miles from your base or, until you have set one, your company’s postcode.", milesWithin),
  inQuery("budget", "Only with a budget in this band.", { type: "string", enum: valuesOf(budgetBands) }),
  inQuery("age", "On sale for no more than this many days.", days),
  inQuery("area", "mine: only in your area and of your services.", { type: "string", enum: ["mine", "all"] }),
];

export const leadPaths = {
  "/leads": {
    get: {
      operationId: "listLeads",
      tags: ["Leads"],
      summary: "Leads for sale, newest first, with contact details masked",
      security: needs("read"),
      parameters: [...filters, cursor],
      responses: {
        200: { description: "A page of leads", content: json(page(ref("MaskedLead"))) },
        400: brokenCursor,
        403: notApproved,
        422: problemAnswer("invalid_input: a filter has a value that it does not take"),
        ...callerRefusals,
      },
    },
  },
  "/leads/{id}/purchases": {
    post: {
      operationId: "buyLead",
      tags: ["Leads"],
      summary: "Buys a lead",
      description: `Takes a place of the lead and ${limits.leadPriceCredits} credits from your balance, both or neither. With dry=1 nothing is bought: the answer is what it would cost and leave, or the same refusal.`,
      security: needs("buy"),
      "x-scope-with-dry": "act",
      parameters: [idInPath, dry, key],
      responses: {
        200: {
          description: "With dry=1: what the purchase would cost, and the balance after it",
          content: json(ref("TriedPurchase")),
        },
        201: {
          description: "The purchase with the customer's contact details",
          headers: {
            "Idempotency-Replayed": {
              description: "true if this key had already bought the lead; you were not charged again.",
              schema: { type: "string", enum: ["true"] },
            },
          },
          content: json(ref("Purchase")),
        },
        400: problemAnswer("idempotency_key_required, or malformed_json for a body that is not JSON"),
        402: problemAnswer("insufficient_credits"),
        403: problemAnswer(
          "not_approved: the company is waiting for approval or suspended; proof_ended: your insurance, or the MCS certificate that this service needs, has ended; buying_held: we have put your buying on hold; stop_overdue: an order to stop is not confirmed; buying_paused: your company is on holiday, by its own choice; limit_reached: a limit that your company has set on its buying, or on this key, is reached; payment_disputed: a card payment is disputed and your credits do not cover it",
        ),
        404: problemAnswer("not_found: there is no such lead"),
        409: problemAnswer(
          `customer_picks: send an outline instead; lead_unavailable: its last place has been sold; already_purchased: with another key or by hand; duplicate_lead: your company bought this customer's request for the same service in the last ${limits.secondSaleDays} days`,
        ),
        422: problemAnswer("idempotency_key_reused: this key has bought another lead"),
        ...callerRefusals,
      },
    },
  },
  "/leads/events": {
    get: {
      operationId: "watchLeads",
      tags: ["Leads"],
      summary: "Sends changes as they happen, as server-sent events",
      description:
        "Events lead.available, lead.places and lead.gone carry the masked lead; lead.gone also says whether it is gone because your company bought it (boughtByYou) or has bought the same customer and service within 90 days or has sent this customer its outline (sameCustomer). A lead that was corrected comes as lead.places, too. Send Last-Event-ID to go on where you stopped. Your company can have a few of these open at once; one more is refused until another ends.",
      security: needs("read"),
      parameters: [...filters, inQuery("lastEventId", "As the header Last-Event-ID, for those that cannot set it.")],
      responses: {
        200: { description: "Events, for as long as you listen", content: { "text/event-stream": { schema: string } } },
        403: notApproved,
        ...callerRefusals,
      },
    },
  },
};
