import { limits } from "#config/limits.ts";
import { failedWords } from "#content/failed-words.ts";
import { waitInWords } from "#content/wait-in-words.ts";
import { DomainError, type DomainErrorCode } from "#domain/errors.ts";

export interface Failure {
  status: number;
  title: string;
  message: string;
}

/** How each expected failure looks to a reader. A new code without an entry does not compile. */
export const failures: Record<DomainErrorCode, Failure> = {
  invalid_input: { status: 422, title: "Missing Information", message: "Please check the fields marked below." },
  invalid_cursor: {
    status: 400,
    title: "There is no such page in this list",
    message: "The address is incomplete or has been changed. Open the list again from its first page.",
  },
  not_signed_in: { status: 401, title: "Please sign in", message: "Sign in to see this page." },
  key_paused: {
    status: 401,
    title: "Key paused",
    message:
      "This API key is paused: the owner who made it has left or changed their password. An owner can keep or remove it on the page for programs.",
  },
  key_expired: {
    status: 401,
    title: "Key at its end",
    message: "This API key’s last day has passed. An owner can make a new one on the page for programs.",
  },
  scope_required: { status: 403, title: "Key may not do this", message: "This key may not do this." },
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
  role_required: { status: 403, title: "Access Denied", message: "Your role does not allow this. Ask an owner." },
  two_factor_required: {
    status: 403,
    title: "Set up two-factor sign-in",
    message: "Your company requires two-factor sign-in. Turn it on first.",
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
      "A certificate or insurance that this work needs has expired. Upload the new document on your profile. You have not been charged.",
  },
  buying_paused: {
    status: 403,
    title: "Buying Paused",
    message: "Your company is on holiday. You can end the holiday on your profile. You have not been charged.",
  },
  limit_reached: {
    status: 403,
    title: "Limit Reached",
    message: "You have reached a buying limit that your company has set. You have not been charged.",
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
      "One of your card payments is in dispute and your credits do not cover it. You can buy again once the dispute is settled or your balance covers it. You have not been charged.",
  },
  idempotency_key_reused: {
    status: 422,
    title: "Key already used",
    message:
      "This Idempotency-Key was used to buy another lead. Use a new key for each purchase. You have not been charged.",
  },
  too_late: {
    status: 409,
    title: "Too late to report",
    message: `You can report a lead within ${limits.refundRequestDays} days of buying it. That time has passed.`,
  },
  already_requested: {
    status: 409,
    title: "Already reported",
    message: "You have already reported this lead. You can report each purchase once.",
  },
  review_not_open: {
    status: 409,
    title: "Not open for a review",
    message:
      "You can review a company that you chose, once the work is done or 60 days after you chose it, for 12 months.",
  },
  already_reviewed: {
    status: 409,
    title: "Already reviewed",
    message: "There is already a review of this company for this work. Open it again to change it.",
  },
  already_disputed: {
    status: 409,
    title: "Already disputed",
    message: "Your company has already disputed this review. You can dispute each review once.",
  },
  already_refunded: {
    status: 409,
    title: "Already refunded",
    message: "You already have the credits for this lead back, so there is nothing to report.",
  },
  payment_failed: { status: 502, title: "Error", message: failedWords.purchaseCredits },
  already_open: {
    status: 409,
    title: "You already have open requests",
    message: `This phone number already has ${limits.openRequestsPerPhoneMax} open requests for this service, so we could not confirm this one. Close one of them on its own page first, or call us.`,
  },
  payments_off: {
    status: 503,
    title: "Buying is not available",
    message: "Card payments are not set up yet, so you cannot buy credits. You have not been charged.",
  },
  link_invalid: {
    status: 404,
    title: "This link does not work",
    message: "It may have been used already, or part of it is missing. Nothing has changed.",
  },
  link_expired: {
    status: 410,
    title: "This link has expired",
    message: "Ask for a new one. Nothing has changed.",
  },
  link_revoked: { status: 410, title: "Link ended", message: "Ask for a new one." },
  read_only_link: { status: 403, title: "Read only", message: "This link can only look." },
  project_closed: { status: 409, title: "Project closed", message: "The customer has ended it." },
  no_customer_page: {
    status: 409,
    title: "By phone only",
    message: "This customer gave no email address, so they have no page here. Please ring them. Nothing was sent.",
  },
  slot_gone: { status: 409, title: "Time gone", message: "Choose another." },
  customer_picks: { status: 409, title: "Customer picks", message: "Send an outline instead." },
  outlines_full: { status: 409, title: "No room", message: `${limits.outlinesWaitingMax} outlines are waiting.` },
  outline_gone: { status: 409, title: "Outline ended", message: "You have not been charged." },
  outlines_barred: {
    status: 403,
    title: "Outlines paused",
    message: `We removed ${limits.outlineRemovalsMax} of your outlines within ${limits.outlineBarredDays} days. You can send outlines again ${limits.outlineBarredDays} days after the last removal.`,
  },
  contact_details_in_text: { status: 422, title: "Contact details", message: "They come with being picked." },
  replace_limit: { status: 409, title: "Twice already", message: "Please call us." },
  quote_changed: { status: 409, title: "Quote changed", message: "Read the newest revision." },
  quote_ended: { status: 409, title: "Quote ended", message: "Ask for a new one." },
  quote_open: {
    status: 409,
    title: "Quote open",
    message: "Your customer can still choose your quote. Marking the lead as lost withdraws it. Nothing has changed.",
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
    message: "Someone else has changed this in the meantime. Below is how it looks now.",
  },
  account_closed: {
    status: 409,
    title: "Account closed",
    message: "This company has closed its account for good. Nothing has changed.",
  },
  already_admin: {
    status: 409,
    title: "Already an administrator",
    message: "This person is already an administrator. Nothing has changed.",
  },
  last_admin: {
    status: 409,
    title: "The only administrator",
    message: "Make someone else an administrator first.",
  },
  own_roles: { status: 403, title: "Your own roles", message: "Ask another owner to change them." },
  last_owner: { status: 409, title: "The only owner", message: "Make somebody else an owner first." },
  other_company: {
    status: 409,
    title: "You are in another company",
    message: "You already belong to another company. Leave or close it first.",
  },
  buying_held: {
    status: 403,
    title: "Buying is on hold",
    message:
      "We have put your buying on hold. Your dashboard says why, and there you can ask for a second look. You have not been charged.",
  },
  already_appealed: {
    status: 409,
    title: "Already asked",
    message: "You have already asked for a second look. You can ask once for each decision.",
  },
  own_company: {
    status: 403,
    title: "Your own company",
    message: "You cannot decide about your own company. Ask another administrator.",
  },
  own_request: {
    status: 403,
    title: "Your own request",
    message: "You asked for this yourself. Another administrator must decide.",
  },
  own_decision: {
    status: 403,
    title: "Your own decision",
    message: "You made the decision that this is about. Another administrator must look at it.",
  },
  user_not_confirmed: {
    status: 409,
    title: "Email not confirmed",
    message: "This person has not confirmed their email address yet, so it may not be theirs. Nothing has changed.",
  },
  user_not_found: { status: 404, title: "User not found", message: "User not found. They must sign up first." },
};

/** The failure for an expected error. Rethrows anything else, which is then logged and shown as an error page. */
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
