import { accountClosedLetter } from "#content/mails/account-closed.ts";
import { changeEmailLetter, emailChangedLetter } from "#content/mails/change-email.ts";
import { confirmEmailLetter } from "#content/mails/confirm-email.ts";
import { creditsPurchasedLetter } from "#content/mails/credits-purchased.ts";
import { customerErasedLetter, requestClosedLetter } from "#content/mails/customer-news.ts";
import {
  installerApprovedLetter,
  installerDeclinedLetter,
  installerReinstatedLetter,
  installerSuspendedLetter,
} from "#content/mails/installer-status.ts";
import { leadAlertLetter, leadDigestLetter } from "#content/mails/lead-alerts.ts";
import { leadBoughtCustomerLetter } from "#content/mails/lead-bought-customer.ts";
import { leadBoughtInstallerLetter } from "#content/mails/lead-bought-installer.ts";
import { type Letter, renderLetter, type WrittenMail } from "#content/mails/letter.ts";
import type { MailFacts } from "#content/mails/mail-facts.ts";
import { changeAcceptedLetter, changeDeclinedLetter } from "#content/mails/profile-change.ts";
import { proofEndedLetter, proofEndingLetter } from "#content/mails/proof-ending.ts";
import { purchaseRefundedLetter, refundDeclinedLetter } from "#content/mails/refund-decided.ts";
import { confirmRequestLetter, requestLinkLetter } from "#content/mails/request-links.ts";
import { resetPasswordLetter } from "#content/mails/reset-password.ts";
import { securityNoticeLetter } from "#content/mails/security-notice.ts";
import { passwordChangedLetter, sessionsEndedLetter, twoFactorChangedLetter } from "#content/mails/sign-in-changed.ts";
import { webhookSwitchedOffLetter } from "#content/mails/webhook-switched-off.ts";

/** Writes a mail in text and HTML. `appUrl` is where the product stands, with or without a slash at the end. */
export function writeMail(facts: MailFacts, appUrl: string): WrittenMail {
  return renderLetter(letterOf(facts, appUrl.replace(/\/+$/, "")));
}

function letterOf(facts: MailFacts, appUrl: string): Letter {
  switch (facts.mail) {
    case "confirm-request":
      return confirmRequestLetter(facts, appUrl);
    case "request-link":
      return requestLinkLetter(facts, appUrl);
    case "request-closed":
      return requestClosedLetter(facts, appUrl);
    case "customer-erased":
      return customerErasedLetter(facts, appUrl);
    case "lead-bought-installer":
      return leadBoughtInstallerLetter(facts, appUrl);
    case "lead-bought-customer":
      return leadBoughtCustomerLetter(facts, appUrl);
    case "purchase-refunded":
      return purchaseRefundedLetter(facts, appUrl);
    case "refund-declined":
      return refundDeclinedLetter(facts, appUrl);
    case "credits-purchased":
      return creditsPurchasedLetter(facts, appUrl);
    case "lead-alert":
      return leadAlertLetter(facts, appUrl);
    case "lead-digest":
      return leadDigestLetter(facts, appUrl);
    case "confirm-email":
      return confirmEmailLetter(facts, appUrl);
    case "reset-password":
      return resetPasswordLetter(facts, appUrl);
    case "change-email":
      return changeEmailLetter(facts, appUrl);
    case "password-changed":
      return passwordChangedLetter(facts, appUrl);
    case "email-changed":
      return emailChangedLetter(facts);
    case "two-factor-changed":
      return twoFactorChangedLetter(facts, appUrl);
    case "sessions-ended":
      return sessionsEndedLetter(facts, appUrl);
    case "account-closed":
      return accountClosedLetter(facts);
    case "security-notice":
      return securityNoticeLetter(facts, appUrl);
    case "proof-ending":
      return proofEndingLetter(facts, appUrl);
    case "proof-ended":
      return proofEndedLetter(facts, appUrl);
    case "webhook-switched-off":
      return webhookSwitchedOffLetter(facts, appUrl);
    case "installer-approved":
      return installerApprovedLetter(facts, appUrl);
    case "installer-reinstated":
      return installerReinstatedLetter(facts, appUrl);
    case "installer-change-accepted":
      return changeAcceptedLetter(facts, appUrl);
    case "installer-change-declined":
      return changeDeclinedLetter(facts, appUrl);
    case "installer-declined":
      return installerDeclinedLetter(facts);
    case "installer-suspended":
      return installerSuspendedLetter(facts, appUrl);
  }
}
