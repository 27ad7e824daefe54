import { limits } from "#config/limits.ts";
import { companyRoleWords } from "#content/company-roles.ts";
import { lostReasons } from "#content/lost-reasons.ts";
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
import { urgencyOptions } from "#content/options.ts";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import { refundReasonOptions } from "#content/refund-reasons.ts";
import { refundRuleNames } from "#content/refund-rules.ts";

const stage = { type: "string", enum: valuesOf(purchaseStageOptions) };
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
    stage,
    lostReason: { type: ["string", "null"], enum: [...lostReasons, null], description: "Of a lost one, in your view." },
    jobValuePence: {
      type: ["integer", "null"],
      description: "What the job is worth, as you typed it. On our pages, the total of a chosen quote goes first.",
    },
    assignedTo: { ...stringOrNull, description: "The id of a member; null: nobody in particular." },
    nextAct: {
      anyOf: [record({ what: string, dueAt: moment, userId: string }), { type: "null" }],
      description: "What somebody of your company means to do next.",
    },
    updatedAt: { ...moment, description: "When anything of it last changed." },
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
  PurchaseChange: {
    type: "object",
    additionalProperties: false,
    description: "What is absent stays as it is.",
    properties: {
      stage,
      lostReason: { type: "string", enum: lostReasons, description: "Needed for the stage lost." },
      withdrawQuotes: {
        type: "boolean",
        description: "For the stage lost: withdraws your quotes that the customer can still choose.",
      },
      jobValuePence: {
        type: ["integer", "null"],
        minimum: limits.jobValuePenceMin,
        maximum: limits.jobValuePenceMax,
      },
      assignedTo: { ...stringOrNull, description: "The id of a member who works on bought leads; null: nobody." },
      nextAct: {
        anyOf: [
          {
            type: "object",
            required: ["what", "dueAt"],
            properties: {
              what: { type: "string", minLength: 1, maxLength: limits.nextActLengthMax },
              dueAt: moment,
              userId: { ...string, description: "The id of a member; left out: the owner who made the key." },
            },
          },
          { type: "null" },
        ],
        description: "The one next act, in place of an earlier one; null: it is done.",
      },
    },
  },
  Note: record({ id: uuid, purchaseId: uuid, text: string, writtenAt: moment }),
  Member: record({ id: string, name: string, role: { type: "string", enum: Object.keys(companyRoleWords) } }),
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
    status: { type: "string", enum: ["open", "accepted", "declined"] },
    requestedAt: moment,
    decidedAt: { type: ["string", "null"], format: "date-time" },
    decidedBy: { ...stringOrNull, description: "“by program”, or who decided" },
    rule: { type: ["string", "null"], enum: [...refundRuleNames, null] },
    decisionReason: stringOrNull,
  }),
  Appeal: {
    type: "object",
    required: ["words"],
    properties: { words: { type: "string", minLength: 1, maxLength: limits.appealLengthMax } },
  },
  TakenAppeal: record({
    id: uuid,
    purchaseId: uuid,
    words: { type: "string" },
    status: { type: "string", enum: ["open"] },
    askedAt: moment,
    decideBy: moment,
  }),
};

const changeExample = {
  stage: "quoted",
  jobValuePence: 108_000,
  nextAct: { what: "Ask about the quote", dueAt: "2026-11-30T09:00:00Z" },
};

const notYours = problemAnswer("not_found: you have no such purchase");

export const purchasePaths = {
  "/purchases": {
    get: {
      operationId: "listPurchases",
      tags: ["Purchases"],
      summary: "What you have bought, with contact details: newest first, or what has changed since a time",
      description: `To keep a copy: read all pages with the updatedSince you were left with, keep the highest updatedAt you were given, and ask with it next time. We look ${limits.purchasesLookBackMinutes} minutes further back than you ask, because a change may be seen a little later than its time. So some come again, and none is missed.`,
      security: needs("read"),
      parameters: [
        cursor,
        inQuery("updatedSince", "Only what has changed since this moment, the earliest change first.", moment),
        inQuery("stage", "Only in this stage.", stage),
        inQuery("assignedTo", "Only assigned to the member with this id, or to nobody."),
      ],
      responses: {
        200: { description: "A page of purchases", content: json(page(ref("Purchase"))) },
        400: brokenCursor,
        422: problemAnswer("invalid_input: see errors, by parameter"),
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
    patch: {
      operationId: "changePurchase",
      tags: ["Purchases"],
      summary: "Changes stage, job value, assignee or next act, all or nothing",
      security: needs("act"),
      parameters: [idInPath],
      requestBody: {
        required: true,
        content: { "application/json": { schema: ref("PurchaseChange"), example: changeExample } },
      },
      responses: {
        200: { description: "The purchase as it is now", content: json(ref("Purchase")) },
        400: problemAnswer("malformed_json"),
        403: notApproved,
        404: notYours,
        409: problemAnswer(
          "quote_open: the customer can still choose a quote of yours, which the stage lost withdraws: send withdrawQuotes; project_closed: your purchase has ended, so there is no next act",
        ),
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: the body is not sent as application/json"),
        422: problemAnswer("invalid_input: see errors"),
        ...callerRefusals,
      },
    },
  },
  "/purchases/{id}/notes": {
    post: {
      operationId: "addNote",
      tags: ["Purchases"],
      summary: "Adds a note that only your company reads",
      security: needs("act"),
      parameters: [idInPath, idempotencyKey("New for each note; the same key writes the same note once.")],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: record({ text: { type: "string", minLength: 1, maxLength: limits.purchaseNotesLengthMax } }),
            example: { text: "Prefers to be called after six." },
          },
        },
      },
      responses: {
        201: {
          description: "The note, also when the same key writes it again (Idempotency-Replayed: true)",
          content: json(ref("Note")),
        },
        400: problemAnswer("malformed_json; idempotency_key_required"),
        403: notApproved,
        404: notYours,
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: the body is not sent as application/json"),
        422: problemAnswer("invalid_input: see errors; idempotency_key_reused: the key has written another note"),
        ...callerRefusals,
      },
    },
  },
  "/members": {
    get: {
      operationId: "listMembers",
      tags: ["Purchases"],
      summary: "The people of your company",
      security: needs("read"),
      responses: {
        200: { description: "All of them", content: json(page(ref("Member"))) },
        400: brokenCursor,
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
    get: {
      operationId: "listReports",
      tags: ["Purchases"],
      summary: "Your report of a purchase, if any, and how it was decided",
      security: needs("read"),
      parameters: [idInPath],
      responses: {
        200: { description: "One report at most", content: json(page(ref("TakenRefundRequest"))) },
        404: notYours,
        ...callerRefusals,
      },
    },
    post: {
      operationId: "reportPurchase",
      tags: ["Purchases"],
      summary: "Reports a bad lead; what our facts prove is accepted at once, else a person decides",
      security: needs("act"),
      parameters: [idInPath],
      requestBody: { required: true, content: json(ref("RefundRequest")) },
      responses: {
        201: { description: "The report, decided already or not", content: json(ref("TakenRefundRequest")) },
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
  "/purchases/{id}/appeals": {
    post: {
      operationId: "appealReport",
      tags: ["Purchases"],
      summary: "Asks for a second look at a report that we declined, once; we decide and tell you by email",
      security: needs("act"),
      parameters: [idInPath],
      requestBody: { required: true, content: json(ref("Appeal")) },
      responses: {
        201: { description: "The appeal, not decided yet", content: json(ref("TakenAppeal")) },
        400: problemAnswer("malformed_json"),
        404: problemAnswer("not_found: you have no such purchase, or no declined report on it"),
        409: problemAnswer(
          `too_late: ${limits.appealDays} days after the decision; already_appealed: you have asked before`,
        ),
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: the body is not sent as application/json"),
        422: problemAnswer("invalid_input: see errors"),
        ...callerRefusals,
      },
    },
  },
};
