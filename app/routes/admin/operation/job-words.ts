import type { LoggedJob } from "#domain/job-desk/job-log.ts";
import type { Job } from "#domain/outbox/job.ts";

const kindWords: Record<Exclude<Job["kind"], "send-mail">, string> = {
  "expire-leads": "End leads that are past their life",
  "daily-alerts": "Daily mails about new leads",
  "expiry-notices": "Warn of proofs that end",
  "figures-due": "Tell administrators of figures to renew",
  retention: "Remove what is too old",
  "alert-installers": "Tell installers of a new lead",
  "check-payment": "Ask about a payment",
  "fetch-balance": "Ask for the provider’s account of a month",
  "settle-refunds": "Refund to a card",
  announce: "Tell webhooks of news about a purchase",
  "mail-brief": "Mail companies about a changed brief",
  "watch-projects": "Look after customers’ projects",
  "deliver-webhook": "Deliver to a webhook",
  "notify-device": "Send a notice to a device",
  "remove-file": "Delete a file",
};

export function jobWords({ kind, mailName }: LoggedJob): string {
  if (mailName !== null) return `Mail: ${mailName}`;
  return Object.entries(kindWords).find(([known]) => known === kind)?.[1] ?? kind;
}
