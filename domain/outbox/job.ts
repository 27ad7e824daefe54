import type { Proof } from "#content/proofs.ts";

/** What happened to somebody's two-factor sign-in. */
export type TwoFactorChange = "on" | "off" | "codes-renewed" | "code-used";

/** The mails we send, with what each needs to be written. Only ids: the text is made when it is sent. */
export type Mail =
  | { mail: "confirm-request"; leadId: string }
  /** To a customer who has lost theirs. */
  | { mail: "request-link"; leadId: string }
  /** To a company that bought: its customer wants no further contact, or is to be deleted. */
  | { mail: "request-closed" | "customer-erased"; purchaseId: string }
  | { mail: "lead-bought-installer"; purchaseId: string }
  | { mail: "lead-bought-customer"; purchaseId: string }
  | { mail: "purchase-refunded" | "refund-declined"; purchaseId: string }
  | { mail: "credits-purchased"; paymentId: string }
  /** That one lead has come on sale, and those that came from one 7:00 until the next (ISO 8601). */
  | { mail: "lead-alert"; leadId: string; installerId: string }
  | { mail: "lead-digest"; installerId: string; since: string; until: string }
  | { mail: "confirm-email"; userId: string }
  | { mail: "reset-password"; userId: string }
  | { mail: "password-changed"; userId: string }
  | { mail: "change-email"; userId: string; newEmail: string }
  | { mail: "email-changed"; userId: string; oldEmail: string }
  | { mail: "sessions-ended"; userId: string }
  | { mail: "two-factor-changed"; userId: string; change: TwoFactorChange }
  /** With the address itself, because the account no longer has it. */
  | { mail: "account-closed"; to: string; contactName: string; companyName: string; credits?: number }
  /** One row of the security log, to the account it happened to or to the administrator who did it. */
  | { mail: "security-notice"; eventId: number; userId: string }
  /** That a proof ends on this London day, or has ended. */
  | { mail: "proof-ending" | "proof-ended"; installerId: string; proof: Proof; endsOn: string }
  /** That nothing is sent any more to a webhook that failed for too long. */
  | { mail: "webhook-switched-off"; installerId: string; endpointId: string }
  | { mail: "installer-approved" | "installer-reinstated" | "installer-change-accepted"; installerId: string }
  | {
      mail: "installer-declined" | "installer-suspended" | "installer-change-declined";
      installerId: string;
      reason: string;
    };

export type DailyTask = "expire-leads" | "daily-alerts" | "expiry-notices" | "retention";

/** The London day that a daily task is queued for, and the last one before that. */
export interface DailyRun {
  day: string;
  lastDay: string | null;
}

/** A delivery, with its endpoint and company, so that neither is called too often at the same time. */
export interface WebhookCallJob {
  deliveryId: string;
  endpointId: string;
  installerId: string;
}

/** Work for the worker. A new kind that no handler does, does not compile. */
export type Job =
  | { kind: "send-mail"; payload: Mail }
  | { kind: "expire-leads"; payload: DailyRun }
  | { kind: "daily-alerts"; payload: DailyRun }
  | { kind: "expiry-notices"; payload: DailyRun }
  | { kind: "retention"; payload: DailyRun }
  | { kind: "alert-installers"; payload: { leadId: string } }
  | { kind: "check-payment"; payload: { paymentId: string } }
  | { kind: "announce-purchase"; payload: { purchaseId: string } }
  | { kind: "deliver-webhook"; payload: WebhookCallJob }
  | { kind: "remove-file"; payload: { storageKey: string } };

export interface TakenJob {
  id: number;
  job: Job;
  /** Counting this one. */
  attempt: number;
  /** Only who holds it can finish the job, put it back or give it up. */
  lease: string;
}
