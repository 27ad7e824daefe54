import type { WebhookEvent } from "#content/webhook-events.ts";

/** What the buyer's programs are told about a purchase. */
export interface Announcement {
  event: Exclude<WebhookEvent, "lead.matched">;
  purchaseId: string;
  /** Of news that can come again for the same purchase: which time it is. */
  occasion?: string;
}
