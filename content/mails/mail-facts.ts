import type { AccountClosedFacts } from "#content/mails/account-closed.ts";
import type { ChangeEmailFacts, EmailChangedFacts } from "#content/mails/change-email.ts";
import type { ConfirmEmailFacts } from "#content/mails/confirm-email.ts";
import type { CreditsPurchasedFacts } from "#content/mails/credits-purchased.ts";
import type { CustomerNewsFacts } from "#content/mails/customer-news.ts";
import type { StopFacts, WelcomeFacts } from "#content/mails/installer-status.ts";
import type { LeadAlertFacts, LeadDigestFacts } from "#content/mails/lead-alerts.ts";
import type { LeadBoughtCustomerFacts } from "#content/mails/lead-bought-customer.ts";
import type { LeadBoughtInstallerFacts } from "#content/mails/lead-bought-installer.ts";
import type { ChangeAcceptedFacts, ChangeDeclinedFacts } from "#content/mails/profile-change.ts";
import type { ProofEndFacts } from "#content/mails/proof-ending.ts";
import type { PurchaseRefundedFacts, RefundDeclinedFacts } from "#content/mails/refund-decided.ts";
import type { RequestLinkFacts } from "#content/mails/request-links.ts";
import type { ResetPasswordFacts } from "#content/mails/reset-password.ts";
import type { SecurityNoticeFacts } from "#content/mails/security-notice.ts";
import type { SignInChangedFacts, TwoFactorChangedFacts } from "#content/mails/sign-in-changed.ts";
import type { WebhookSwitchedOffFacts } from "#content/mails/webhook-switched-off.ts";

interface FactsOf {
  "confirm-request": RequestLinkFacts;
  "request-link": RequestLinkFacts;
  "request-closed": CustomerNewsFacts;
  "customer-erased": CustomerNewsFacts;
  "lead-bought-installer": LeadBoughtInstallerFacts;
  "lead-bought-customer": LeadBoughtCustomerFacts;
  "purchase-refunded": PurchaseRefundedFacts;
  "refund-declined": RefundDeclinedFacts;
  "credits-purchased": CreditsPurchasedFacts;
  "lead-alert": LeadAlertFacts;
  "lead-digest": LeadDigestFacts;
  "confirm-email": ConfirmEmailFacts;
  "reset-password": ResetPasswordFacts;
  "change-email": ChangeEmailFacts;
  "password-changed": SignInChangedFacts;
  "email-changed": EmailChangedFacts;
  "sessions-ended": SignInChangedFacts;
  "two-factor-changed": TwoFactorChangedFacts;
  "account-closed": AccountClosedFacts;
  "security-notice": SecurityNoticeFacts;
  "proof-ending": ProofEndFacts;
  "proof-ended": ProofEndFacts;
  "webhook-switched-off": WebhookSwitchedOffFacts;
  "installer-change-accepted": ChangeAcceptedFacts;
  "installer-change-declined": ChangeDeclinedFacts;
  "installer-approved": WelcomeFacts;
  "installer-reinstated": WelcomeFacts;
  "installer-declined": StopFacts;
  "installer-suspended": StopFacts;
}

/** What a mail is written from, looked up at the moment it is sent. */
export type MailFacts<Name extends keyof FactsOf = keyof FactsOf> = {
  [One in Name]: { mail: One; to: string } & FactsOf[One];
}[Name];
