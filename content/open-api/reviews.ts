import { limits } from "#config/limits.ts";
import { callerRefusals, idInPath, json, needs, problemAnswer, record, ref } from "#content/open-api/parts.ts";

const n = { type: "integer", minimum: 0, description: "How many were counted." };
const nullBelow = `null where n is under ${limits.ratingMin}`;
const part = { type: "number", minimum: 0, maximum: 1 };
const share = record({
  n,
  count: { type: ["integer", "null"], description: `Of how many it holds; ${nullBelow}.` },
  share: { type: ["number", "null"], minimum: 0, maximum: 1 },
  interval: {
    type: ["object", "null"],
    description: "Wilson’s interval of the share, with 95% confidence.",
    required: ["low", "high"],
    additionalProperties: false,
    properties: { low: part, high: part },
  },
});
const moment = { type: "string", format: "date-time" };
const momentOrNull = { type: ["string", "null"], format: "date-time" };
const answer = { type: ["boolean", "null"], description: "null where the work was not finished." };

const shownReply = {
  text: {
    type: "string",
    examples: ["Thank you. We have noted the scaffold."],
    description: "Without the customer’s name, address, number and email address.",
  },
  repliedAt: moment,
  editedAt: momentOrNull,
  isBlanked: { type: "boolean", description: "Whether any of these were taken out." },
};

export const reviewsSchemas = {
  Review: record({
    id: { type: "string", format: "uuid" },
    stars: { type: "integer", minimum: 1, maximum: 5 },
    author: {
      type: "string",
      examples: ["A customer in CR0"],
      description: "A customer in a district, or a first name and the district.",
    },
    givenAt: moment,
    editedAt: momentOrNull,
    priceKept: answer,
    onTime: answer,
    again: { type: "string", enum: ["yes", "no", "not_sure"] },
    isFinished: { type: "boolean" },
    words: { type: ["string", "null"], examples: ["They came when they said and left the roof tidy."] },
    isBlanked: { type: "boolean", description: "Whether contact details were taken out of the words." },
    disputedAt: { ...momentOrNull, description: "Since when you dispute it, until that is decided." },
    reply: {
      type: ["object", "null"],
      description: "Your reply, as it is shown.",
      required: ["text", "repliedAt", "editedAt", "isBlanked"],
      additionalProperties: false,
      properties: shownReply,
    },
  }),
  ReviewReply: record(shownReply),
  ReviewReplyText: record({ text: { type: "string", minLength: 1, maxLength: limits.replyLengthMax } }),
  Reviews: record({
    rating: record({
      n,
      mean: { type: ["number", "null"], description: `With one decimal; ${nullBelow}.` },
      stars: {
        type: ["array", "null"],
        items: { type: "integer", minimum: 0 },
        description: `How many of one star to five; ${nullBelow}.`,
      },
      fourOrFive: share,
      again: share,
      priceKept: share,
      onTime: share,
    }),
    reviews: { type: "array", items: ref("Review") },
  }),
};

export const reviewsPaths = {
  "/reviews": {
    get: {
      operationId: "readReviews",
      tags: ["Purchases"],
      summary: "What customers say of you in public, newest first, and the rating that others see",
      security: needs("read"),
      parameters: [
        {
          name: "page",
          in: "query",
          schema: { type: "integer", minimum: 1, default: 1 },
          description: `${limits.reviewsPageSize} reviews a page.`,
        },
      ],
      responses: { 200: { description: "The reviews", content: json(ref("Reviews")) }, ...callerRefusals },
    },
  },
  "/reviews/{id}/reply": {
    post: {
      operationId: "replyToReview",
      tags: ["Purchases"],
      summary: "Publishes your one reply to a review, or changes it",
      security: needs("act"),
      parameters: [idInPath],
      requestBody: { required: true, content: json(ref("ReviewReplyText")) },
      responses: {
        200: { description: "The reply, as anyone can read it", content: json(ref("ReviewReply")) },
        400: problemAnswer("malformed_json"),
        404: problemAnswer("not_found: you have no such public review"),
        409: problemAnswer(
          `too_late: ${limits.replyChangeDays} days after the reply, or the customer’s details are gone`,
        ),
        413: problemAnswer("too_large"),
        415: problemAnswer("unsupported_media_type: the body is not sent as application/json"),
        422: problemAnswer("invalid_input: see errors"),
        ...callerRefusals,
      },
    },
  },
};
