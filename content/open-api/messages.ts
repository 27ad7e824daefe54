import { limits } from "#config/limits.ts";
import { contactChannels } from "#content/contact-channels.ts";
import {
  callerRefusals,
  idInPath,
  json,
  moment,
  notApproved,
  page,
  problemAnswer,
  record,
  ref,
  signedIn,
  stringOrNull,
  uuid,
  valuesOf,
} from "#content/open-api/parts.ts";

export const messageSchemas = {
  Message: record({
    id: uuid,
    from: { type: "string", enum: ["customer", "installer"] },
    text: { ...stringOrNull, description: "Null once it is removed or hidden, or the customer's details are gone." },
    sentAt: moment,
    readAt: {
      type: ["string", "null"],
      format: "date-time",
      description: "Of your own messages: when the customer saw it.",
    },
    state: { type: "string", enum: ["shown", "removed", "hidden", "gone"] },
  }),
  ContactAttempt: record({ id: uuid, channel: { type: "string", enum: valuesOf(contactChannels) }, triedAt: moment }),
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
      security: signedIn,
      parameters: [idInPath],
      responses: {
        200: { description: "All of them", content: json(page(ref("Message"))) },
        404: notYours,
        ...callerRefusals,
      },
    },
    post: {
      operationId: "sendMessage",
      tags: ["Messages"],
      summary: "Writes to the customer; the stage of the purchase goes forward to contacted",
      description: `At most ${limits.messagesPerThreadPerDay} a day for a purchase. The customer gets at most one mail in ${limits.messageMailMinutes} minutes.`,
      security: signedIn,
      parameters: [
        idInPath,
        {
          ...{ name: "Idempotency-Key", in: "header", required: true },
          description: "New for each message; the same key sends the same message once.",
          schema: { type: "string", minLength: 1, maxLength: limits.idempotencyKeyLengthMax },
        },
      ],
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
  "/purchases/{id}/attempts": {
    post: {
      operationId: "logAttempt",
      tags: ["Messages"],
      summary: "Notes that you tried to reach the customer: contact, unless the customer says otherwise",
      security: signedIn,
      parameters: [
        idInPath,
        {
          ...{ name: "Idempotency-Key", in: "header", required: true },
          description: "New for each attempt; the same key notes the same attempt once.",
          schema: { type: "string", minLength: 1, maxLength: limits.idempotencyKeyLengthMax },
        },
      ],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: {
                channel: { type: "string", enum: valuesOf(contactChannels) },
                triedAt: { ...moment, description: "Between the purchase and now; without it, now." },
              },
              required: ["channel"],
            },
            example: { channel: "call", triedAt: "2026-11-23T09:30:00Z" },
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
