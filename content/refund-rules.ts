import type { RefundReason } from "#content/refund-reasons.ts";

/** What a report can be decided by, and how the company reads it. The values are stored, and used in the JSON API. */
export const refundRules = {
  bounce: "The customer’s mailbox does not exist, or no longer takes mail.",
  bad_number: "No such phone number can exist in the UK.",
  duplicate: "You had bought the same customer for the same work within the 90 days before.",
  never_asked: "The customer says that they never asked for this.",
  something_else: "The customer says that they asked for something else.",
  five_days: "Nobody had decided within 5 days.",
  withdrawn: "The customer ended the request within 24 hours of your purchase.",
  person: "One of our team decided.",
} as const;

export type RefundRule = keyof typeof refundRules;

export const refundRuleNames = Object.keys(refundRules) as RefundRule[];

/** What a customer can answer when we ask about a reported request, in the order of the mail. */
export const reportAnswers = [
  { value: "right", label: "I asked and my details are right" },
  { value: "number", label: "My number is different" },
  { value: "something_else", label: "I asked for something else" },
  { value: "never_asked", label: "I never asked for this" },
  { value: "no_longer", label: "I no longer want it" },
] as const;

export type ReportAnswer = (typeof reportAnswers)[number]["value"];

/** The reports about which we ask the customer. */
export const askedAbout: readonly RefundReason[] = ["wrong_phone", "not_genuine", "not_as_described"];

/** What follows from each answer, beside the button. */
export const answerConsequences: Record<ReportAnswer, string> = {
  right: "Your request goes on as it is.",
  number: "Installers who have your details get the new number.",
  something_else: "We tell nobody what you asked for. Your request stays open; you can close it at any time.",
  never_asked: "This closes your request. The companies get their credits back and must delete your details.",
  no_longer: "This closes your request. Installers who have your details are told not to contact you again.",
};
