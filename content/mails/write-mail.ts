import { confirmEmailLetter } from "#content/mails/confirm-email.ts";
import { confirmRequestLetter } from "#content/mails/confirm-request.ts";
import {
  installerApprovedLetter,
  installerDeclinedLetter,
  installerReinstatedLetter,
  installerSuspendedLetter,
} from "#content/mails/installer-status.ts";
import { leadBoughtCustomerLetter } from "#content/mails/lead-bought-customer.ts";
import { leadBoughtInstallerLetter } from "#content/mails/lead-bought-installer.ts";
import { type Letter, renderLetter } from "#content/mails/letter.ts";
import type { MailFacts } from "#content/mails/mail-facts.ts";
import { purchaseRefundedLetter } from "#content/mails/purchase-refunded.ts";

/** Writes a mail in text and HTML. `appUrl` is where the product stands, with or without a slash at the end. */
export function writeMail(facts: MailFacts, appUrl: string): { subject: string; text: string; html: string } {
  return renderLetter(letterOf(facts, appUrl.replace(/\/+$/, "")));
}

function letterOf(facts: MailFacts, appUrl: string): Letter {
  switch (facts.mail) {
    case "confirm-request":
      return confirmRequestLetter(facts, appUrl);
    case "lead-bought-installer":
      return leadBoughtInstallerLetter(facts, appUrl);
    case "lead-bought-customer":
      return leadBoughtCustomerLetter(facts, appUrl);
    case "purchase-refunded":
      return purchaseRefundedLetter(facts, appUrl);
    case "confirm-email":
      return confirmEmailLetter(facts, appUrl);
    case "installer-approved":
      return installerApprovedLetter(facts, appUrl);
    case "installer-reinstated":
      return installerReinstatedLetter(facts, appUrl);
    case "installer-declined":
      return installerDeclinedLetter(facts);
    case "installer-suspended":
      return installerSuspendedLetter(facts, appUrl);
  }
}
