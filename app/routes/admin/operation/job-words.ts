import type { Job } from "#domain/outbox/job.ts";

const words: Record<Exclude<Job["kind"], "send-mail">, string> = {
  "expire-leads": "Expire old leads",
  "check-books": "Check the books",
  "daily-alerts": "Daily emails about new leads",
  "expiry-notices": "Warn about proofs that are about to expire",
  "handover-due": "Mails about overdue papers",
  "figures-due": "Tell administrators about figures to renew",
  retention: "Remove old records",
  "count-companies": "Count what every company’s purchases say",
  "count-company": "Count what a company’s purchases say",
  "look-up-companies": "Look up companies at Companies House",
  "look-up-company": "Look up a company at Companies House",
  "passport-notices": "Mail customers about checks that have changed",
  "alert-installers": "Tell installers about a new lead",
  "check-payment": "Ask about a payment",
  "fetch-balance": "Ask for the provider’s monthly accounts",
  "settle-refunds": "Refund to a card",
  announce: "Tell webhooks about a purchase",
  "carry-out-recovery": "Change a sign-in after 24 hours",
  "mail-brief": "Email companies about a changed brief",
  "watch-projects": "Look after customers’ projects",
  "watch-work": "Mail the owners about overdue work",
  "deliver-webhook": "Deliver to a webhook",
  "notify-device": "Send a notification to a device",
  "remove-file": "Delete a file",
};

/** What a job does; its code if this version does not know it. */
export function kindWords(kind: string): string {
  return Object.entries(words).find(([known]) => known === kind)?.[1] ?? kind;
}
