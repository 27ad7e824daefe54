import { limits } from "#config/limits.ts";
import {
  brokenCursor,
  callerRefusals,
  idInPath,
  inQuery,
  json,
  list,
  moment,
  needs,
  notApproved,
  page,
  problemAnswer,
  record,
  ref,
  string,
  uuid,
  valuesOf,
} from "#content/open-api/parts.ts";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import { quoteChecks } from "#content/quote-checks.ts";
import { anyQuoteSchema } from "#content/quote-sheet/json-schema.ts";
import { quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";

const pence = { type: "integer" };
const penceOrNull = { type: ["integer", "null"] };
const day = { type: ["string", "null"], format: "date" };
const statuses = ["sent", "chosen", "declined", "withdrawn", "lapsed", "superseded", "ended"];
const orNull = (name: string) => ({ anyOf: [ref(name), { type: "null" }] });

const parts = {
  QuoteSums: record({ netPence: pence, vatPence: pence, totalPence: pence }),
  QuoteParts: {
    ...record({ solar: ref("QuoteSums"), battery: ref("QuoteSums") }),
    description: "What panels and battery cost; lines for both are split by their net prices.",
  },
  QuoteRemarks: {
    ...record({
      facts: record({ given: { type: "integer" }, of: { type: "integer" }, missing: list(string), text: string }),
      checks: list(
        record({
          id: { type: "string", enum: Object.keys(quoteChecks) },
          field: { type: "string", description: "The path of the field it is about." },
          text: { type: "string", description: "What the customer reads." },
          hint: { type: ["string", "null"], description: "Only you see it." },
        }),
      ),
      priceCompared: { type: "boolean", description: "Whether there is a published price to compare with." },
    }),
    description: "What the customer reads next to the quote. It does not hide or reorder the quote, or cost anything.",
  },
};

/** With examples dated for this London day. */
export const quoteSchemasOn = (today: string) => ({
  Quote: {
    ...anyQuoteSchema(),
    description:
      "The fields that a quote needs and accepts depend on the technology: see GET /quote-schema/{technology}.",
    examples: Object.values(quoteExamplesOn(today)),
  },
  ...parts,
  SentQuote: record({
    id: uuid,
    purchaseId: uuid,
    option: { type: "string", enum: ["A", "B", "C"] },
    revision: { type: "integer", minimum: 1, maximum: limits.quoteRevisionsMax },
    technology: { type: "string", enum: valuesOf(quoteTechnologies) },
    status: { type: "string", enum: statuses },
    sentAt: { ...moment, type: ["string", "null"] },
    validUntil: { ...day, description: "The last day (UK time) it can be chosen." },
    dataDate: { ...day, description: "When we read the newest published figure used to check it." },
    netPence: penceOrNull,
    vatPence: penceOrNull,
    totalPence: { ...penceOrNull, description: "With VAT, before grants." },
    duePence: { ...penceOrNull, description: "What the customer pays: without a grant that you take off." },
    depositPence: { ...penceOrNull, description: "Due on order." },
    parts: orNull("QuoteParts"),
    quote: {
      type: ["object", "null"],
      description: "As you sent it; null once the customer's details have been removed.",
    },
    files: list(ref("File")),
    remarks: orNull("QuoteRemarks"),
  }),
  TriedQuote: record({
    netPence: pence,
    vatPence: pence,
    totalPence: pence,
    duePence: pence,
    depositPence: pence,
    parts: orNull("QuoteParts"),
    remarks: ref("QuoteRemarks"),
  }),
});

const notYours = problemAnswer("not_found: you have no such purchase");
const examplesOn = (today: string) =>
  Object.fromEntries(Object.entries(quoteExamplesOn(today)).map(([name, value]) => [name, { value }]));

const listQuotes = {
  operationId: "listQuotes",
  tags: ["Quotes"],
  summary: "The quotes you have sent for a purchase, all revisions, in the order of sending",
  security: needs("read"),
  parameters: [idInPath],
  responses: {
    200: { description: "All of them", content: json(page(ref("SentQuote"))) },
    400: brokenCursor,
    404: notYours,
    ...callerRefusals,
  },
};

const sendQuote = {
  operationId: "sendQuote",
  tags: ["Quotes"],
  summary: "Sends a quote to the customer, or tries it with dry=1",
  description: `Sending the same option again makes its next revision and replaces the previous one. At most ${limits.quoteRevisionsPerDay} quotes a day for a purchase. With dry=1 nothing is sent, stored or counted, and no Idempotency-Key is needed.`,
  security: needs("act"),
  parameters: [
    idInPath,
    inQuery("dry", "1: only say what it comes to and what the customer would read.", {
      type: "string",
      enum: ["1"],
    }),
    {
      name: "Idempotency-Key",
      in: "header",
      description: "New for each quote; the same key sends the same quote once. Needed without dry=1.",
      schema: { type: "string", minLength: 1, maxLength: limits.idempotencyKeyLengthMax },
    },
  ],
  responses: {
    200: { description: "With dry=1: what it would come to", content: json(ref("TriedQuote")) },
    201: {
      description: "The quote, also when the same key sends it again (Idempotency-Replayed: true)",
      content: json(ref("SentQuote")),
    },
    400: problemAnswer("malformed_json; idempotency_key_required"),
    403: {
      ...notApproved,
      description: `${notApproved.description}; limit_reached: the option has been revised ${limits.quoteRevisionsMax} times`,
    },
    404: notYours,
    409: problemAnswer("quote_ended: your purchase has ended; project_closed: the customer has ended the project"),
    413: problemAnswer("too_large"),
    415: problemAnswer("unsupported_media_type: the body is not sent as application/json"),
    422: problemAnswer(
      'invalid_input: see errors, by the path of each field, like "lines.2.unitPence"; idempotency_key_reused: the key has sent another quote',
    ),
    ...callerRefusals,
  },
};

const withdrawal = {
  post: {
    operationId: "withdrawQuote",
    tags: ["Quotes"],
    summary: "Withdraws a quote that the customer has not chosen; repeating it changes nothing",
    security: needs("act"),
    parameters: [idInPath],
    responses: {
      200: { description: "The quote, withdrawn", content: json(ref("SentQuote")) },
      400: problemAnswer("malformed_json"),
      403: notApproved,
      404: problemAnswer("not_found: you have no such quote"),
      409: problemAnswer("quote_ended: it is no longer open; conflict: the customer has chosen it"),
      413: problemAnswer("too_large"),
      415: problemAnswer("unsupported_media_type: a body is not sent as application/json"),
      ...callerRefusals,
    },
  },
};

/** With examples dated for this London day. */
export const quotePathsOn = (today: string) => ({
  "/purchases/{id}/quotes": {
    get: listQuotes,
    post: {
      ...sendQuote,
      requestBody: {
        required: true,
        content: { "application/json": { schema: ref("Quote"), examples: examplesOn(today) } },
      },
    },
  },
  "/quotes/{id}/withdrawal": withdrawal,
});
