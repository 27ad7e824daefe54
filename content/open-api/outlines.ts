import { limits } from "#config/limits.ts";
import {
  brokenCursor,
  callerRefusals,
  idempotencyKey,
  idInPath,
  json,
  moment,
  needs,
  notApproved,
  page,
  problemAnswer,
  record,
  ref,
  stringOrNull,
  uuid,
} from "#content/open-api/parts.ts";
import { outlineStates } from "#content/outline-states.ts";
import { anyOutlineSchema } from "#content/quote-sheet/json-schema.ts";

const pence = { type: "integer", description: "In pence, with VAT, before grants." };

const example = {
  fromPence: 600_000,
  toPence: 800_000,
  size: 4.2,
  equipment: "Ten panels of 440 W, inverter of 4 kW",
  included: { scaffold: { state: "yes" }, bird_mesh: { state: "extra", extraPence: 45_000 } },
  needsSurvey: true,
  earliestStart: "2027-01-11",
  text: "Panels on the south roof; the scaffold stands for two days.",
};

export const outlineSchemas = {
  NewOutline: {
    ...anyOutlineSchema(),
    description: `The upper figure is at most one and a half times the lower. Neither text holds a phone number, an email or web address, a name on another platform or a full postcode.`,
  },
  Outline: record({
    id: uuid,
    leadId: uuid,
    status: { type: "string", enum: Object.keys(outlineStates) },
    fromPence: pence,
    toPence: pence,
    size: { type: ["number", "null"] },
    equipment: { ...stringOrNull, description: "Null once the customer's details have been removed; so is text." },
    included: { type: "object" },
    needsSurvey: { type: "boolean" },
    earliestStart: { type: "string", format: "date" },
    text: stringOrNull,
    sentAt: moment,
    lapsesAt: { ...moment, description: "The customer can answer until then." },
    purchaseId: {
      type: ["string", "null"],
      format: "uuid",
      description: "The purchase it became, with its own id, once picked.",
    },
  }),
};

const theOutline = (description: string) => ({ description, content: json(ref("Outline")) });

export const outlinePaths = {
  "/leads/{id}/outlines": {
    post: {
      operationId: "sendOutline",
      tags: ["Outlines"],
      summary: "Sends an outline to a customer who picks; the price of the lead is held for it",
      description: `${limits.outlinesWaitingMax} wait at once for a lead, ${limits.outlinesEverMax} ever, one of each company, and one more after the first has lapsed. It waits ${limits.outlineDays} days. Picked, it is a purchase with its id; however else it ends, the credits come back.`,
      security: needs("buy"),
      parameters: [idInPath, idempotencyKey("New for each outline; the same key sends the same outline once.")],
      requestBody: {
        required: true,
        content: { "application/json": { schema: ref("NewOutline"), example } },
      },
      responses: {
        201: theOutline("The outline, also when the same key sends it again (Idempotency-Replayed: true)"),
        400: problemAnswer("malformed_json; idempotency_key_required"),
        402: problemAnswer("insufficient_credits"),
        403: problemAnswer(
          "not_approved; proof_ended; buying_held; stop_overdue; buying_paused; limit_reached; outlines_barred: three of your outlines were recently removed; payment_disputed",
        ),
        404: problemAnswer("not_found: there is no such lead"),
        409: problemAnswer(
          "outlines_full: the customer has enough to answer; lead_unavailable: it accepts no more; conflict: you have already sent one, or this lead is bought without an outline; duplicate_lead",
        ),
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: the body is not sent as application/json"),
        422: problemAnswer(
          "invalid_input or contact_details_in_text: see errors; idempotency_key_reused: the key has sent another outline",
        ),
        ...callerRefusals,
      },
    },
  },
  "/outlines": {
    get: {
      operationId: "listOutlines",
      tags: ["Outlines"],
      summary: `Your outlines: those waiting first, then the newest, ${limits.outlinesShown} at most`,
      security: needs("read"),
      responses: {
        200: { description: "All of them", content: json(page(ref("Outline"))) },
        400: brokenCursor,
        404: problemAnswer("not_found: you have no company"),
        ...callerRefusals,
      },
    },
  },
  "/outlines/{id}/withdrawal": {
    post: {
      operationId: "withdrawOutline",
      tags: ["Outlines"],
      summary: "Withdraws an outline and returns its credits; repeating it changes nothing",
      security: needs("act"),
      parameters: [idInPath],
      responses: {
        200: theOutline("The outline, withdrawn"),
        403: notApproved,
        404: problemAnswer("not_found: you have no such outline"),
        409: problemAnswer("outline_gone: picked or ended meanwhile"),
        415: problemAnswer("unsupported_media_type: a body is sent that is not JSON"),
        ...callerRefusals,
      },
    },
  },
};
