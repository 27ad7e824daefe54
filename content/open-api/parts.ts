import { limits } from "#config/limits.ts";
import { contactTimeOptions, contactWayOptions } from "#content/contact-wish.ts";
import type { KeyScope } from "#content/key-scopes.ts";

/** The building blocks of the interface's description. */

export const json = <Schema extends object>(schema: Schema) => ({ "application/json": { schema } });

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const problemAnswer = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: ref("Problem") } },
});

export const brokenCursor = problemAnswer("invalid_cursor: the cursor is no nextCursor of this list");

export const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);

export const text = (maxLength: number, example: string) => ({
  type: "string",
  minLength: 1,
  maxLength,
  examples: [example],
});

export const list = <Items extends object>(items: Items) => ({ type: "array", items });

/** An object with exactly these fields, all present in every response. */
export const record = <Properties extends object>(properties: Properties) => ({
  type: "object",
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});

export const page = <Items extends object>(items: Items) =>
  record({
    items: list(items),
    nextCursor: {
      type: ["string", "null"],
      examples: [null],
      description: "Send it as cursor to get the next page; null on the last page.",
    },
  });

export const string = { type: "string" };
export const stringOrNull = { type: ["string", "null"] };
export const uuid = { type: "string", format: "uuid" };
export const moment = { type: "string", format: "date-time" };

export const inPath = (name: string, example: string) => ({
  name,
  in: "path",
  required: true,
  example,
  schema: { type: "string" },
});

export const idInPath = { name: "id", in: "path", required: true, schema: uuid };

/** The header of a repeatable call; `description` says what a repeated key does. */
export const idempotencyKey = (description: string) => ({
  name: "Idempotency-Key",
  in: "header",
  required: true,
  description,
  schema: { type: "string", minLength: 1, maxLength: limits.idempotencyKeyLengthMax },
});

export const inQuery = (
  name: string,
  description: string,
  schema: { type: string; enum?: readonly string[] } = string,
) => ({
  name,
  in: "query",
  description,
  schema,
});

export const cursor = inQuery("cursor", "The nextCursor from the previous page.");

/** An API key of this scope or a wider one, or a signed-in user's session. The server admits keys by it. */
export const needs = (scope: KeyScope) => [{ apiKey: [scope] }, { session: [] }];

/** Possible responses of any call that identifies the caller. */
export const callerRefusals = {
  401: problemAnswer(
    "not_signed_in: no API key and no session, or a key that is unknown or revoked; key_paused: the owner who made the key has left or changed their password, and no owner has kept the key yet; key_expired: the key's last day has passed",
  ),
  429: problemAnswer("too_many_requests: wait for as many seconds as Retry-After says"),
};

export const notApproved = problemAnswer("not_approved: the company is waiting for approval or suspended");

/** What the customer says about home and plans, before and after buying. */
export const customersWish = {
  timeframe: stringOrNull,
  propertyType: stringOrNull,
  contactWay: {
    type: ["string", "null"],
    enum: [...valuesOf(contactWayOptions), null],
    description:
      "How the customer would like to hear from you; null without a preference and once the purchase has ended.",
  },
  contactTimes: {
    type: ["array", "null"],
    items: { type: "string", enum: valuesOf(contactTimeOptions) },
    description: "When it suits the customer best; null as above.",
  },
};
