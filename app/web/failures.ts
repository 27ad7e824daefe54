import { limits } from "#config/limits.ts";
import { failedWords } from "#content/failed-words.ts";
import { waitInWords } from "#content/wait-in-words.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";

export interface Failure {
  status: number;
  title: string;
  message: string;
}

/** The one place that says how each expected failure looks. A new code without an entry does not compile. */
export const failures: Record<DomainErrorCode, Failure> = {
  invalid_input: { status: 422, title: "Missing Information", message: "Please check the fields marked below." },
  invalid_cursor: {
    status: 400,
    title: "This page of the list is not there",
    message: "Its address is incomplete or was changed. Open the list again from its first page.",
  },
  not_signed_in: { status: 401, title: "Please sign in", message: "Sign in to see this page." },
  key_paused: {
    status: 401,
    title: "Key paused",
    message:
      "This API key is paused, because the password of its account changed. Its owner can keep or remove it on the account’s activity page.",
  },
  not_admin: {
    status: 403,
    title: "Access Denied",
    message: "You don't have permission to access this page.",
  },
  not_approved: {
    status: 403,
    title: "Account Approval Required",
    message: "Only approved installers can see and buy leads.",
  },
  not_found: { status: 404, title: "Page not found", message: "There is nothing at this address." },
  lead_unavailable: {
    status: 409,
    title: "Lead No Longer Available",
    message: "Another installer has just bought the last place. You have not been charged.",
  },
  already_purchased: {
    status: 409,
    title: "Already Purchased",
    message: "You have already bought this lead.",
  },
  duplicate_lead: {
    status: 409,
    title: "Duplicate Lead",
    message: `You bought this customer’s request for the same service in the last ${limits.secondSaleDays} days. You have not been charged.`,
  },
  proof_ended: {
    status: 403,
    title: "Buying Paused",
    message:
      "A proof that this work needs has ended. Upload the newer document on your profile. You have not been charged.",
  },
  buying_paused: {
    status: 403,
    title: "Buying Paused",
    message: "Your company is on holiday. You have not been charged. You can end the holiday on your profile.",
  },
  limit_reached: {
    status: 403,
    title: "Limit Reached",
    message: "A limit that your company has set on its buying is reached. You have not been charged.",
  },
  insufficient_credits: {
    status: 402,
    title: "Insufficient Credits",
    message: `You need at least ${limits.leadPriceCredits} credits to purchase a lead.`,
  },
  payment_disputed: {
    status: 403,
    title: "Payment Disputed",
    message:
      "A card payment of yours is disputed and your credits do not cover it, so buying is paused until the dispute is decided or your balance covers it. You have not been charged.",
  },
  idempotency_key_reused: {
    status: 422,
    title: "Key used before",
    message: "This Idempotency-Key has bought another lead. Use a new key for each purchase. Nothing was charged.",
  },
  too_late: {
    status: 409,
    title: "Too late to report",
    message: `A lead can be reported within ${limits.refundRequestDays} days of buying it. That time has passed.`,
  },
  already_requested: {
    status: 409,
    title: "Already reported",
    message: "You have already reported this lead. Each purchase can be reported once.",
  },
  already_refunded: {
    status: 409,
    title: "Already refunded",
    message: "You have the credits for this lead back already, so there is nothing to report.",
  },
  payment_failed: { status: 502, title: "Error", message: failedWords.purchaseCredits },
  already_open: {
    status: 409,
    title: "This is asked for already",
    message: `${limits.openRequestsPerPhoneMax} requests for the same service with this phone number are open, so this one was not confirmed. Close one of them on its own page first, or call us.`,
  },
  payments_off: {
    status: 503,
    title: "Buying is not available",
    message: "Card payments are not set up here yet, so no credits can be bought. Nothing has been charged.",
  },
  link_invalid: {
    status: 404,
    title: "This link does not work",
    message: "It may have been used already, or part of it is missing. Nothing has been changed.",
  },
  link_expired: {
    status: 410,
    title: "This link has expired",
    message: "Ask for a new one. Nothing has been changed.",
  },
  link_revoked: { status: 410, title: "Link ended", message: "Ask for a new one." },
  read_only_link: { status: 403, title: "Read only", message: "This link can only look." },
  project_closed: { status: 409, title: "Project closed", message: "The customer has ended it." },
  slot_gone: { status: 409, title: "Time gone", message: "Choose another." },
  customer_picks: { status: 409, title: "Customer picks", message: "Send an outline instead." },
  outlines_full: { status: 409, title: "No room", message: `${limits.outlinesWaitingMax} outlines are waiting.` },
  outline_gone: { status: 409, title: "Outline ended", message: "You have not been charged." },
  outlines_barred: {
    status: 403,
    title: "Outlines paused",
    message: `We removed ${limits.outlineRemovalsMax} of your outlines within ${limits.outlineBarredDays} days. You can send outlines again ${limits.outlineBarredDays} days after the last.`,
  },
  contact_details_in_text: { status: 422, title: "Contact details", message: "They come with being picked." },
  replace_limit: { status: 409, title: "Twice already", message: "Please call us." },
  quote_changed: { status: 409, title: "Quote changed", message: "Read the newest revision." },
  quote_ended: { status: 409, title: "Quote ended", message: "Ask for a new one." },
  quote_open: {
    status: 409,
    title: "Quote open",
    message: "Lost withdraws a quote that your customer can still choose. Nothing was changed.",
  },
  stop_overdue: { status: 403, title: "Buying Paused", message: "Confirm the stop first." },
  stop_open: { status: 409, title: "Stops open", message: "Confirm them first." },
  account_exists: {
    status: 409,
    title: "Account Exists",
    message: "An account with this email already exists. Please try logging in instead.",
  },
  too_many_requests: {
    status: 429,
    title: "Too many attempts",
    message: "Too many attempts. Please try again in 15 minutes.",
  },
  conflict: {
    status: 409,
    title: "Already done",
    message: "Somebody changed this in the meantime. The page below shows how it is now.",
  },
  account_closed: {
    status: 409,
    title: "Account closed",
    message: "This company has closed its account for good. Nothing was changed.",
  },
  already_admin: {
    status: 409,
    title: "Already an administrator",
    message: "This person is an administrator already. Nothing was changed.",
  },
  last_admin: {
    status: 409,
    title: "The last administrator stays",
    message: "Make somebody else an administrator first.",
  },
  own_company: {
    status: 403,
    title: "Your own company",
    message: "You cannot decide about your own company. Another administrator must.",
  },
  own_request: {
    status: 403,
    title: "Your own request",
    message: "You asked for this refund yourself. Another administrator must approve it.",
  },
  user_not_confirmed: {
    status: 409,
    title: "Email not confirmed",
    message:
      "This person has not confirmed their email address yet. Until then, anybody could have signed up with it. Nothing was changed.",
  },
  user_not_found: { status: 404, title: "User not found", message: "User not found. They must sign up first." },
};

/** The failure for an expected error; anything else is rethrown, to be logged and shown as an error page. */
export function failureOf(error: unknown): Failure & { code: DomainErrorCode } {
  if (!(error instanceof DomainError)) throw error;
  const { status, title, message } = failures[error.code];
  return { status, title, message: error.words ?? waitOf(error) ?? message, code: error.code };
}

export function isFailureCode(code: unknown): code is DomainErrorCode {
  return typeof code === "string" && Object.hasOwn(failures, code);
}

function waitOf({ code, waitSeconds }: DomainError): string | undefined {
  if (code !== "too_many_requests" || waitSeconds === undefined) return undefined;
  return `Too many attempts. Please try again ${waitInWords(waitSeconds)}.`;
}
