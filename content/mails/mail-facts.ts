import type { AlertMailFacts } from "#content/mails/alert-facts.ts";
import type { SecurityNoticeFacts } from "#content/mails/security-notice-facts.ts";
import type { Proof } from "#content/proofs.ts";
import type { Technology } from "#content/vetting.ts";

/** What a mail is written from, looked up at the moment it is sent. */
export type MailFacts =
  | AlertMailFacts
  | { mail: "confirm-request"; to: string; firstName: string; serviceLabel: string; token: string }
  | { mail: "request-link"; to: string; firstName: string; serviceLabel: string; token: string }
  | {
      mail: "request-closed" | "customer-erased";
      to: string;
      contactName: string;
      serviceLabel: string;
      location: string;
      purchaseId: string;
    }
  | {
      mail: "lead-bought-installer";
      to: string;
      contactName: string;
      serviceLabel: string;
      location: string;
      customer: { name: string; email: string; phone: string | null; postcode: string };
      description: string | null;
      balanceCredits: number;
    }
  | {
      mail: "lead-bought-customer";
      to: string;
      firstName: string;
      serviceLabel: string;
      company: { name: string; email: string; phone: string | null };
      /** Absent for leads that an administrator entered: their customers have no request page. */
      token?: string;
    }
  | {
      mail: "purchase-refunded";
      to: string;
      contactName: string;
      serviceLabel: string;
      location: string;
      customerName: string;
      /** What the installer said was wrong with the lead. */
      reported: string;
      priceCredits: number;
    }
  | {
      mail: "refund-declined";
      to: string;
      contactName: string;
      serviceLabel: string;
      location: string;
      customerName: string;
      reported: string;
      purchaseId: string;
      reason: string;
    }
  | {
      mail: "credits-purchased";
      to: string;
      contactName: string;
      packName: string;
      credits: number;
      amountPence: number;
      receiptNumber: number;
      balanceCredits: number;
    }
  | { mail: "confirm-email"; to: string; contactName: string; token: string }
  | { mail: "reset-password"; to: string; contactName: string; token: string }
  | { mail: "change-email"; to: string; contactName: string; token: string }
  | { mail: "password-changed"; to: string; contactName: string }
  | { mail: "email-changed"; to: string; contactName: string; newEmail: string }
  | { mail: "sessions-ended"; to: string; contactName: string }
  | {
      mail: "two-factor-changed";
      to: string;
      contactName: string;
      change: "on" | "off" | "codes-renewed" | "code-used";
    }
  | {
      mail: "account-closed";
      to: string;
      contactName: string;
      companyName: string;
      /** What ended with it; absent in mails that were queued before it was told. */
      credits?: number;
    }
  | SecurityNoticeFacts
  | {
      mail: "proof-ending" | "proof-ended";
      to: string;
      contactName: string;
      proof: Proof;
      endsOn: string;
      /** Buying goes on only after an administrator has seen the newer paper. */
      isChecked: boolean;
      technologies: readonly Technology[];
    }
  | { mail: "webhook-switched-off"; to: string; contactName: string; url: string }
  | { mail: "installer-change-accepted"; to: string; contactName: string; companyName: string }
  | { mail: "installer-change-declined"; to: string; contactName: string; companyName: string; reason: string }
  | { mail: "installer-approved" | "installer-reinstated"; to: string; contactName: string; companyName: string }
  | {
      mail: "installer-declined" | "installer-suspended";
      to: string;
      contactName: string;
      companyName: string;
      reason: string;
    };
