import type { WebhookEvent } from "#content/webhook-events.ts";

/** What the buyer's programs are told about a purchase. */
export interface Announcement {
  event: Exclude<WebhookEvent, "lead.matched">;
  purchaseId: string;
}
