import { limits } from "#config/limits.ts";
import { contactTimeOptions, contactWayOptions } from "#content/contact-wish.ts";
import { json, problemAnswer, record, ref, text, uuid, valuesOf } from "#content/open-api/parts.ts";
import { propertyTypeOptions, quoteServiceOptions, requestBudgetOptions, timeframeOptions } from "#content/options.ts";
import { sharingOptions } from "#content/sharing-text.ts";

export const quoteRequestSchemas = {
  QuoteRequest: {
    type: "object",
    required: ["name", "email", "phone", "postcode", "serviceType"],
    properties: {
      name: text(limits.nameLengthMax, "Alex Green"),
      email: { ...text(limits.emailLengthMax, "alex@example.com"), format: "email" },
      phone: text(limits.phoneLengthMax, "020 7946 0123"),
      postcode: text(limits.postcodeLengthMax, "SM1 1AA"),
      serviceType: { type: "string", enum: valuesOf(quoteServiceOptions) },
      works: {
        type: "array",
        items: { type: "string", enum: valuesOf(quoteServiceOptions) },
        uniqueItems: true,
        description: `More works of the same home: ${limits.worksPerRequestMax} in all, each its own lead. serviceType may be among them.`,
      },
      propertyType: { type: "string", enum: valuesOf(propertyTypeOptions) },
      timeframe: { type: "string", enum: valuesOf(timeframeOptions) },
      budget: { type: "string", enum: valuesOf(requestBudgetOptions) },
      message: { type: "string", maxLength: limits.messageLengthMax },
      contactWay: {
        type: "string",
        enum: valuesOf(contactWayOptions),
        description: "How the customer would like to hear from installers; left out for no preference.",
      },
      contactTimes: {
        type: "array",
        items: { type: "string", enum: valuesOf(contactTimeOptions) },
        uniqueItems: true,
        description: "When it suits the customer best.",
      },
      sharing: {
        type: "string",
        enum: valuesOf(sharingOptions),
        default: "on_purchase",
        description: "on_pick: installers send an outline first, and the customer chooses who gets the details.",
      },
      plan: {
        type: "string",
        maxLength: limits.planQueryLengthMax,
        description:
          "An energy plan to send with the request: everything after /planner/plan? in its address. A plan that we cannot read is left out.",
      },
    },
  },
};

export const quoteRequestPaths = {
  "/quote-requests": {
    post: {
      operationId: "askForQuotes",
      tags: ["Quote requests"],
      summary: "Asks for quotes; the customer confirms by email",
      requestBody: { required: true, content: json(ref("QuoteRequest")) },
      responses: {
        201: {
          description: "Taken; the reference is new for each request, also when the same is asked for again",
          content: json(record({ reference: uuid })),
        },
        400: problemAnswer("Malformed JSON"),
        413: problemAnswer("Too large"),
        415: problemAnswer("Not JSON"),
        422: problemAnswer("Invalid fields"),
        429: problemAnswer("too_many_requests: wait for as many seconds as Retry-After says"),
      },
    },
  },
};
