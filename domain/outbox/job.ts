import type { WebhookEvent } from "#content/webhook-events.ts";
import type { Mail } from "#domain/outbox/mail.ts";

/** News of a purchase for the buyer's programs. */
export interface Announcement {
  event: Exclude<WebhookEvent, "lead.matched" | "outline.ended" | "check.ended">;
  purchaseId: string;
  /** Tells apart news that can come again for the same purchase. */
  occasion?: string;
}

/** News for a company's programs of an outline that became no purchase. */
export interface OutlineEnded {
  event: "outline.ended";
  outlineId: string;
  installerId: string;
}

/** News for a company's programs of a check that no longer holds. */
export interface CheckEnded {
  event: "check.ended";
  checkId: string;
  installerId: string;
}

/** Queued every hour, on the hour. */
export type HourlyTask = "watch-projects" | "watch-work";

export type DailyTask =
  | "expire-leads"
  | "check-books"
  | "daily-alerts"
  | "expiry-notices"
  | "handover-due"
  | "figures-due"
  | "retention"
  | "count-companies"
  | "look-up-companies"
  | "passport-notices";

/** The London day a daily task is queued for, and the last such day before it. */
export interface DailyRun {
  day: string;
  lastDay: string | null;
}

/** A delivery, with its endpoint and company, so that neither gets too many calls at once. */
export interface WebhookCallJob {
  deliveryId: string;
  endpointId: string;
  installerId: string;
}

/** What a device is told: only what is needed to look up the rest when the notice is sent. */
export type DeviceNotice =
  | { about: "new-lead"; leadId: string }
  | { about: "report-decided"; purchaseId: string }
  | { about: "next-act"; purchaseId: string; actId: string }
  | { about: "test"; testId: string };

/**
 * A notice for one device. Calls are counted like those of webhooks, with the push service as the endpoint, so that an
 * unresponsive one holds up neither programs nor other services.
 */
export interface DeviceNoticeJob {
  deviceId: string;
  notice: DeviceNotice;
  endpointId: string;
  installerId: string;
}

/** Work for the worker. A new kind without a handler does not compile. */
export type Job =
  | { kind: "send-mail"; payload: Mail }
  | { kind: "expire-leads"; payload: DailyRun }
  | { kind: "check-books"; payload: DailyRun }
  | { kind: "daily-alerts"; payload: DailyRun }
  | { kind: "expiry-notices"; payload: DailyRun }
  | { kind: "handover-due"; payload: DailyRun }
  | { kind: "figures-due"; payload: DailyRun }
  | { kind: "retention"; payload: DailyRun }
  | { kind: "count-companies"; payload: DailyRun }
  | { kind: "count-company"; payload: { installerId: string } }
  | { kind: "look-up-companies"; payload: DailyRun }
  | { kind: "passport-notices"; payload: DailyRun }
  | { kind: "look-up-company"; payload: { installerId: string } }
  | { kind: "alert-installers"; payload: { leadId: string } }
  | { kind: "check-payment"; payload: { paymentId: string } }
  | { kind: "settle-refunds"; payload: { paymentId: string } }
  | { kind: "carry-out-recovery"; payload: { recoveryId: string } }
  | { kind: "fetch-balance"; payload: { month: string } }
  | { kind: "announce"; payload: Announcement | OutlineEnded | CheckEnded }
  | { kind: "mail-brief"; payload: { leadId: string } }
  | { kind: "watch-projects"; payload: { hour: string } }
  | { kind: "watch-work"; payload: { hour: string } }
  | { kind: "deliver-webhook"; payload: WebhookCallJob }
  | { kind: "notify-device"; payload: DeviceNoticeJob }
  | { kind: "remove-file"; payload: { storageKey: string } };

export interface TakenJob {
  id: number;
  job: Job;
  /** Including this one. */
  attempt: number;
  /** Only the lease's holder can finish the job, put it back or give it up. */
  lease: string;
}
