import { limits } from "#config/limits.ts";
import {
  brokenCursor,
  callerRefusals,
  cursor,
  customersWish,
  idInPath,
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
import { urgencyOptions } from "#content/options.ts";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import { refundReasonOptions } from "#content/refund-reasons.ts";

const reason = { type: "string", enum: valuesOf(refundReasonOptions) };

export const purchaseSchemas = {
  Purchase: record({
    id: uuid,
    leadId: uuid,
    purchasedAt: moment,
    status: {
      type: "string",
      enum: ["active", "ended"],
      description: "Once the purchase has ended, the contact is only a first name and an outward code.",
    },
    endedReason: {
      type: ["string", "null"],
      enum: ["silent", "not_chosen", "closed", "stopped", "company_gone", null],
    },
    credits: { type: "integer", description: "What it cost." },
    stage: { type: "string", enum: valuesOf(purchaseStageOptions) },
    contact: record({
      name: string,
      email: {
        ...stringOrNull,
        format: "email",
        description: `Null once the customer's details have been removed, ${limits.customerDetailsKeptMonths} months after they asked; the name then says so.`,
      },
      phone: { ...stringOrNull, description: "With the country's code, like +447700900123." },
      postcode: string,
    }),
    brief: ref("Brief"),
    photos: {
      type: "array",
      maxItems: limits.photosMax,
      items: ref("Photo"),
      description: "Those of the brief; none once the purchase has ended.",
    },
    plan: ref("AttachedPlan"),
    lead: record({
      id: uuid,
      serviceType: string,
      serviceLabel: string,
      location: string,
      outcode: string,
      urgency: { type: "string", enum: valuesOf(urgencyOptions) },
      description: stringOrNull,
      budgetRange: stringOrNull,
      ...customersWish,
      createdAt: moment,
    }),
  }),
  StopConfirmation: {
    type: "object",
    properties: {
      keptByLaw: {
        ...stringOrNull,
        maxLength: limits.keptByLawLengthMax,
        description: "What the law makes you keep. The customer reads it.",
      },
    },
  },
  ConfirmedStop: record({
    purchaseId: uuid,
    status: { type: "string", enum: ["asked", "overdue", "confirmed", "resolved"] },
    askedAt: moment,
    confirmedAt: { type: ["string", "null"], format: "date-time" },
    keptByLaw: stringOrNull,
  }),
  RefundRequest: {
    type: "object",
    required: ["reason"],
    properties: { reason, note: { type: "string", maxLength: limits.refundNoteLengthMax } },
  },
  TakenRefundRequest: record({
    id: uuid,
    purchaseId: uuid,
    reason,
    note: stringOrNull,
    status: { type: "string", enum: ["open"] },
    requestedAt: moment,
  }),
};

const notYours = problemAnswer("not_found: you have no such purchase");

export const purchasePaths = {
  "/purchases": {
    get: {
      operationId: "listPurchases",
      tags: ["Purchases"],
      summary: "What you have bought, newest first, with contact details",
      security: needs("read"),
      parameters: [cursor],
      responses: {
        200: { description: "A page of purchases", content: json(page(ref("Purchase"))) },
        400: brokenCursor,
        ...callerRefusals,
      },
    },
  },
  "/purchases/{id}": {
    get: {
      operationId: "readPurchase",
      tags: ["Purchases"],
      summary: "One of your purchases",
      security: needs("read"),
      parameters: [idInPath],
      responses: {
        200: { description: "The purchase", content: json(ref("Purchase")) },
        404: notYours,
        ...callerRefusals,
      },
    },
  },
  "/purchases/{id}/stop-confirmation": {
    post: {
      operationId: "confirmStop",
      tags: ["Purchases"],
      summary:
        "Confirms that you have stopped contacting a customer and deleted their details; repeating it changes nothing",
      security: needs("act"),
      parameters: [idInPath],
      requestBody: { required: true, content: json(ref("StopConfirmation")) },
      responses: {
        200: { description: "The order to stop, confirmed", content: json(ref("ConfirmedStop")) },
        400: problemAnswer("malformed_json"),
        404: problemAnswer("not_found: you have no such purchase, or nobody asked you to stop"),
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: the body is not sent as application/json"),
        422: problemAnswer("invalid_input: see errors"),
        ...callerRefusals,
      },
    },
  },
  "/purchases/{id}/refund-requests": {
    post: {
      operationId: "reportPurchase",
      tags: ["Purchases"],
      summary: "Reports a bad lead; we decide and tell you by email",
      security: needs("act"),
      parameters: [idInPath],
      requestBody: { required: true, content: json(ref("RefundRequest")) },
      responses: {
        201: { description: "The report, not decided yet", content: json(ref("TakenRefundRequest")) },
        400: problemAnswer("malformed_json"),
        403: notApproved,
        404: notYours,
        409: problemAnswer(
          `too_late: after ${limits.refundRequestDays} days; already_requested: reported before; already_refunded: the credits are back already`,
        ),
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: the body is not sent as application/json"),
        422: problemAnswer("invalid_input: see errors"),
        ...callerRefusals,
      },
    },
  },
};
