import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { limits } from "#config/limits.ts";
import { documentSizeMax } from "#content/installer-documents.ts";
import { refuse } from "#server/requests/refuse.ts";

/** The forms that include a file, and a program's; and leads to import. */
const TAKES_FILE =
  /^\/((profile(\/papers)?|onboarding\/insurance)(\.data)?|requests\/[^/]+\/elsewhere(\/[^/]+)?(\.data)?|api\/v1\/quotes\/[^/]+\/files)$/;
const TAKES_MESSAGE_FILES =
  /^\/(requests\/[^/]+\/(messages(\/[^/]+)?|handover\/[^/]+|deposit|reviews\/[^/]+)|leads\/purchases\/[^/]+(\/messages)?|second-look)(\.data)?$/;
const TAKES_PHOTOS = /^\/requests\/[^/]+\/brief(\.data)?$/;
const TAKES_QUOTE_FILES = /^\/leads\/purchases\/[^/]+\/quote(\.data)?$/;
const ASKS_FOR_PLAN = /^\/api\/v1\/(plans|quote-checks)$/;
const TAKES_LEADS = /^\/admin\/leads\/import(\.data)?$/;
const MULTIPART = /^multipart\/form-data\b/i;
/** The payment provider and the mail service sign what they post. */
export const SIGNED = new Set(["/webhooks/stripe", "/webhooks/mail"]);

const formLimit = sizeLimit(
  limits.requestBodyBytesMax,
  "What you sent is larger than this form takes. Shorten it and send it again; nothing was saved.",
);
const uploadLimit = uploadsLimit(
  limits.documentBytesMax + limits.requestBodyBytesMax,
  `A document may have at most ${documentSizeMax}. Go back and choose a smaller file; nothing was saved.`,
);
const messageLimit = filesLimit(limits.messageFilesMax);
const photoLimit = filesLimit(limits.photosMax);
const quoteLimit = filesLimit(limits.quoteFilesMax);
const importLimit = uploadsLimit(
  limits.importBytesMax + limits.requestBodyBytesMax,
  `A file of leads may have at most ${limits.importBytesMax / (1024 * 1024)} MB. Go back and choose a smaller one; nothing was saved.`,
);
const planLimit = sizeLimit(
  limits.planCallBytesMax,
  "This is larger than the description of any home; nothing was read.",
);
const eventLimit = sizeLimit(limits.paymentEventBytesMax, "This is larger than any event; nothing was read.");

/** Refuses a body that is larger than its address takes. */
export const limitBody: MiddlewareHandler = (c, next) => limitOf(c)(c, next);

function limitOf({ req }: Pick<Context, "req">): MiddlewareHandler {
  if (SIGNED.has(req.path)) return eventLimit;
  if (ASKS_FOR_PLAN.test(req.path)) return planLimit;
  // Files arrive in parts. Megabytes of plain fields would take minutes to parse.
  if (!MULTIPART.test(req.header("content-type") ?? "")) return formLimit;
  if (TAKES_LEADS.test(req.path)) return importLimit;
  if (TAKES_MESSAGE_FILES.test(req.path)) return messageLimit;
  if (TAKES_PHOTOS.test(req.path)) return photoLimit;
  if (TAKES_QUOTE_FILES.test(req.path)) return quoteLimit;
  return TAKES_FILE.test(req.path) ? uploadLimit : formLimit;
}

/** A body that declares its size is refused before it is read; any other, once it has grown too large. */
function sizeLimit(maxSize: number, message: string): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (c) => refuse(c, { status: 413, title: "Your form is too large", message, code: "too_large" }),
  });
}

/**
 * Megabytes must say how many they are: a body of unknown length is kept in memory until its end, before anybody has
 * looked at the link or the session.
 */
function uploadsLimit(maxSize: number, message: string): MiddlewareHandler {
  const limit = sizeLimit(maxSize, message);
  return (c, next) => {
    const { body, headers } = c.req.raw;
    if (!body || (headers.has("content-length") && !headers.has("transfer-encoding"))) return limit(c, next);
    const unread = "What you sent did not say how long it is (Content-Length), so it was not read. Nothing was saved.";
    const refusal = { status: 411, title: "Length required", message: unread, code: "length_required" };
    return Promise.resolve(refuse(c, refusal));
  };
}

function filesLimit(most: number): MiddlewareHandler {
  return uploadsLimit(
    most * limits.documentBytesMax + limits.requestBodyBytesMax,
    `At most ${most} files of ${documentSizeMax} each can be sent. Go back and choose smaller ones; nothing was saved.`,
  );
}
