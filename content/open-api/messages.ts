import { limits } from "#config/limits.ts";
import { appointmentKinds } from "#content/appointment-kinds.ts";
import { callOutcomes, contactChannels } from "#content/contact-channels.ts";
import {
  brokenCursor,
  callerRefusals,
  idempotencyKey,
  idInPath,
  json,
  list,
  moment,
  needs,
  notApproved,
  page,
  problemAnswer,
  record,
  ref,
  stringOrNull,
  uuid,
  valuesOf,
} from "#content/open-api/parts.ts";

const appointmentStatuses = [
  "offered",
  "booked",
  "refused",
  "withdrawn",
  "passed",
  "moved",
  "cancelled",
  "kept",
  "missed",
];
const momentOrNull = { type: ["string", "null"], format: "date-time" };

export const messageSchemas = {
  Message: record({
    id: uuid,
    from: { type: "string", enum: ["customer", "installer"] },
    text: {
      ...stringOrNull,
      description: "Null once it is removed or hidden, or the customer's details have been deleted.",
    },
    sentAt: moment,
    readAt: {
      type: ["string", "null"],
      format: "date-time",
      description: "Of your own messages: when the customer saw it.",
    },
    state: { type: "string", enum: ["shown", "removed", "hidden", "gone"] },
    files: list(ref("File")),
  }),
  Appointment: record({
    id: uuid,
    purchaseId: uuid,
    offeredBy: { type: "string", enum: ["customer", "installer"], description: "Who offered the times to whom." },
    kind: { type: "string", enum: valuesOf(appointmentKinds) },
    minutes: { type: "integer" },
    status: { type: "string", enum: appointmentStatuses },
    address: { ...stringOrNull, description: "Where, if the customer said so." },
    sequence: { type: "integer", description: "Grows when it is moved or cancelled." },
    times: { ...list(moment), description: "The offered start times, earliest first." },
    offeredAt: moment,
    startsAt: momentOrNull,
    endsAt: momentOrNull,
  }),
  ContactAttempt: record({
    id: uuid,
    channel: { type: "string", enum: valuesOf(contactChannels) },
    outcome: { type: ["string", "null"], enum: [...valuesOf(callOutcomes), null] },
    triedAt: moment,
  }),
};

const notYours = problemAnswer("not_found: you have no such purchase");
const example = { text: "Thank you for your request. Could you send us a picture of the fuse board?" };

export const messagePaths = {
  "/purchases/{id}/messages": {
    get: {
      operationId: "listMessages",
      tags: ["Messages"],
      summary: `The newest ${limits.messagesShown} messages between you and the customer, oldest first`,
      description: "Reading them here does not mark them as read.",
      security: needs("read"),
      parameters: [idInPath],
      responses: {
        200: { description: "All of them", content: json(page(ref("Message"))) },
        400: brokenCursor,
        404: notYours,
        ...callerRefusals,
      },
    },
    post: {
      operationId: "sendMessage",
      tags: ["Messages"],
      summary: "Writes to the customer; the stage of the purchase goes forward to contacted",
      description: `At most ${limits.messagesPerThreadPerDay} a day for a purchase. The customer gets at most one email every ${limits.messageMailMinutes} minutes.`,
      security: needs("act"),
      parameters: [idInPath, idempotencyKey("New for each message; the same key sends the same message once.")],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: record({ text: { type: "string", minLength: 1, maxLength: limits.threadMessageLengthMax } }),
            example,
          },
        },
      },
      responses: {
        201: {
          description: "The message, also when the same key sends it again (Idempotency-Replayed: true)",
          content: json(ref("Message")),
        },
        400: problemAnswer("malformed_json; idempotency_key_required"),
        403: notApproved,
        404: notYours,
        409: problemAnswer("project_closed: the customer has ended the project, or your purchase has ended"),
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: the body is not sent as application/json"),
        422: problemAnswer("invalid_input: see errors; idempotency_key_reused: the key has sent another message"),
        ...callerRefusals,
      },
    },
  },
  "/appointments": {
    get: {
      operationId: "listCompanyAppointments",
      tags: ["Appointments"],
      summary: "All times of your company: offered, booked and cancelled, earliest first",
      description: `Those that have begun are listed for ${limits.calendarPastDays} days.`,
      security: needs("read"),
      responses: {
        200: { description: "All of them", content: json(page(ref("Appointment"))) },
        400: brokenCursor,
        ...callerRefusals,
      },
    },
  },
  "/purchases/{id}/appointments": {
    get: {
      operationId: "listAppointments",
      tags: ["Appointments"],
      summary: "The times that you and the customer have offered each other, and their status",
      security: needs("read"),
      parameters: [idInPath],
      responses: {
        200: { description: "All of them", content: json(page(ref("Appointment"))) },
        400: brokenCursor,
        404: notYours,
        ...callerRefusals,
      },
    },
    post: {
      operationId: "offerTimes",
      tags: ["Appointments"],
      summary: "Offers one to three times. They replace your last offer and any booking",
      description: `We email each offer to the customer: ${limits.offersPerPurchasePerDay} a purchase and day, then 429.`,
      security: needs("act"),
      parameters: [idInPath, idempotencyKey("New for each offer; the same key makes the same offer once.")],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: record({
              kind: { type: "string", enum: valuesOf(appointmentKinds) },
              minutes: {
                type: "integer",
                minimum: limits.appointmentMinutesMin,
                maximum: limits.appointmentMinutesMax,
              },
              times: {
                ...list(moment),
                minItems: 1,
                maxItems: limits.offeredTimesMax,
                description: `${limits.timesAheadMinHours} hours to ${limits.timesAheadMaxDays} days ahead. A time at night is taken as meant; only our page asks about those before 0${limits.usualHoursFrom}:00 and after ${limits.usualHoursTo}:00 in London.`,
              },
            }),
            example: { kind: "survey", minutes: 60, times: ["2026-11-26T10:00:00Z", "2026-11-26T14:30:00Z"] },
          },
        },
      },
      responses: {
        201: {
          description: "The offer, also when the same key makes it again (Idempotency-Replayed: true)",
          content: json(ref("Appointment")),
        },
        400: problemAnswer("malformed_json; idempotency_key_required"),
        403: notApproved,
        404: notYours,
        409: problemAnswer("project_closed: the customer has ended the project, or your purchase has ended"),
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: the body is not sent as application/json"),
        422: problemAnswer("invalid_input: see errors; idempotency_key_reused: the key has made another offer"),
        ...callerRefusals,
      },
    },
  },
  "/appointments/{id}/cancellation": {
    post: {
      operationId: "cancelAppointment",
      tags: ["Appointments"],
      summary: "Withdraws an offer or cancels a booking; repeating it changes nothing",
      security: needs("act"),
      parameters: [idInPath],
      responses: {
        200: { description: "The appointment", content: json(ref("Appointment")) },
        400: problemAnswer("malformed_json"),
        403: notApproved,
        404: problemAnswer("not_found: you have no such appointment"),
        409: problemAnswer("slot_gone: it is over"),
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: a body is not sent as application/json"),
        ...callerRefusals,
      },
    },
  },
  "/purchases/{id}/attempts": {
    post: {
      operationId: "logAttempt",
      tags: ["Messages"],
      summary:
        "Records that you were in touch with the customer, or tried to be. It counts as contact unless the customer says otherwise",
      security: needs("act"),
      parameters: [idInPath, idempotencyKey("New for each attempt; the same key notes the same attempt once.")],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: {
                channel: { type: "string", enum: valuesOf(contactChannels) },
                outcome: {
                  type: "string",
                  enum: valuesOf(callOutcomes),
                  description: "What came of a call; spoke makes a new lead Contacted.",
                },
                triedAt: { ...moment, description: "Between the purchase and now; without it, now." },
              },
              required: ["channel"],
            },
            example: { channel: "call", outcome: "no_answer", triedAt: "2026-11-23T09:30:00Z" },
          },
        },
      },
      responses: {
        201: {
          description: "The attempt, also when the same key notes it again (Idempotency-Replayed: true)",
          content: json(ref("ContactAttempt")),
        },
        400: problemAnswer("malformed_json; idempotency_key_required"),
        403: notApproved,
        404: notYours,
        409: problemAnswer("project_closed: your purchase has ended"),
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: the body is not sent as application/json"),
        422: problemAnswer("invalid_input: see errors; idempotency_key_reused: the key has noted another attempt"),
        ...callerRefusals,
      },
    },
  },
};
