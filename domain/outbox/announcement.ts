import type { WebhookEvent } from "#content/webhook-events.ts";

/** What a company's programs are told about an outline that became no purchase. */
export interface OutlineEnded {
  event: "outline.ended";
  outlineId: string;
  installerId: string;
}

/** What the buyer's programs are told about a purchase. */
export interface Announcement {
  event: Exclude<WebhookEvent, "lead.matched" | "outline.ended">;
  purchaseId: string;
  /** Of news that can come again for the same purchase: which time it is. */
  occasion?: string;
}
