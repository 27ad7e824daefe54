import type { MailFacts } from "#content/mails/mail-facts.ts";
import { leadServiceLabel } from "#content/options.ts";
import { issueConfirmationLink } from "#domain/accounts/confirm-email.ts";
import { firstNameOf } from "#domain/contact/mask.ts";
import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import { findRequest } from "#domain/leads/quote-request.ts";
import { paymentFacts } from "#domain/mails/credits-purchased.ts";
import { gatherAlertFacts } from "#domain/mails/lead-alerts.ts";
import { gatherProofFacts } from "#domain/mails/proof-ending.ts";
import { refundFacts } from "#domain/mails/refund-decided.ts";
import { gatherAccountMailFacts } from "#domain/mails/sign-in-changed.ts";
import { gatherWebhookFacts } from "#domain/mails/webhook-switched-off.ts";
import type { Mail } from "#domain/outbox/job.ts";
import { purchaseForMails } from "#domain/purchases/purchase-for-mails.ts";
import { issueRequestLink } from "#domain/quotes/customer-request.ts";
import { securityNoticeFacts } from "#domain/security-log/tell-owner.ts";

/**
 * Looks up what the mail says, and makes its private link from `token` (from the caller: random, or signed for the link
 * that changes alerts).
 * Undefined when there is no longer anything to say: the request was closed or is too old, the address is confirmed, the
 * company is gone.
 */
export async function gatherMailFacts(context: Context, mail: Mail, token: string): Promise<MailFacts | undefined> {
  switch (mail.mail) {
    case "confirm-request":
    case "request-link":
      return requestLinkFacts(context, mail, token);
    case "request-closed":
    case "customer-erased":
      return customerNewsFacts(context, mail);
    case "lead-alert":
    case "lead-digest":
      return gatherAlertFacts(context, mail, token);
    case "confirm-email": {
      const user = await issueConfirmationLink(context, mail.userId, token);
      return user && { mail: mail.mail, to: user.email, contactName: user.name, token };
    }
    case "account-closed":
      return mail;
    case "security-notice":
      return securityNoticeFacts(context, mail);
    case "reset-password":
    case "change-email":
    case "password-changed":
    case "email-changed":
    case "sessions-ended":
    case "two-factor-changed":
      return gatherAccountMailFacts(context, mail, token);
    case "lead-bought-installer":
    case "lead-bought-customer":
      return purchaseFacts(context, mail, token);
    case "purchase-refunded":
    case "refund-declined":
      return refundFacts(context, mail);
    case "credits-purchased":
      return paymentFacts(context, mail.paymentId);
    case "proof-ending":
    case "proof-ended":
      return gatherProofFacts(context, mail);
    case "webhook-switched-off":
      return gatherWebhookFacts(context, mail);
    case "installer-approved":
    case "installer-reinstated":
    case "installer-declined":
    case "installer-suspended":
    case "installer-change-accepted":
    case "installer-change-declined":
      return statusFacts(context, mail);
    default:
      return mail satisfies never;
  }
}

/** A lost link leads to a request of any age; one that is over needs no confirming. */
async function requestLinkFacts(
  context: Context,
  { mail, leadId }: Extract<Mail, { mail: "confirm-request" | "request-link" }>,
  token: string,
): Promise<MailFacts | undefined> {
  const lead = await findRequest(context.db.orm, leadId);
  if (!lead || lead.anonymisedAt) return undefined;
  if (mail === "confirm-request" && (lead.status === "withdrawn" || lead.status === "expired")) return undefined;
  await issueRequestLink(context, leadId, token);
  return {
    mail,
    to: lead.customerEmail,
    firstName: firstNameOf(lead.customerName),
    serviceLabel: leadServiceLabel(lead.serviceType),
    token,
  };
}

async function customerNewsFacts(
  { db }: Context,
  { mail, purchaseId }: Extract<Mail, { mail: "request-closed" | "customer-erased" }>,
): Promise<MailFacts> {
  const { lead, installer } = await purchaseForMails(db.orm, purchaseId);
  const about = { serviceLabel: leadServiceLabel(lead.serviceType), location: lead.location };
  return { mail, to: installer.email, contactName: installer.contactName, ...about, purchaseId };
}

async function purchaseFacts(
  context: Context,
  mail: Extract<Mail, { mail: "lead-bought-installer" | "lead-bought-customer" }>,
  token: string,
): Promise<MailFacts | undefined> {
  const { lead, installer } = await purchaseForMails(context.db.orm, mail.purchaseId);
  if (lead.anonymisedAt) return undefined;
  const about = { serviceLabel: leadServiceLabel(lead.serviceType), location: lead.location };
  if (mail.mail === "lead-bought-installer") {
    return {
      mail: mail.mail,
      to: installer.email,
      contactName: installer.contactName,
      ...about,
      customer: {
        name: lead.customerName,
        email: lead.customerEmail,
        phone: lead.customerPhone,
        postcode: lead.postcode,
      },
      description: lead.description,
      balanceCredits: installer.credits,
    };
  }
  const hasRequestPage = lead.origin === "quote_request";
  if (hasRequestPage) await issueRequestLink(context, lead.id, token);
  return {
    mail: mail.mail,
    to: lead.customerEmail,
    firstName: firstNameOf(lead.customerName),
    serviceLabel: about.serviceLabel,
    company: { name: installer.companyName, email: installer.email, phone: installer.phone },
    ...(hasRequestPage ? { token } : {}),
  };
}

async function statusFacts(
  { db }: Context,
  mail: Extract<Mail, { mail: `installer-${string}` }>,
): Promise<MailFacts | undefined> {
  const installer = await installerById(db.orm, mail.installerId);
  if (!installer) return undefined;
  const { email: to, contactName, companyName } = installer;
  const about = { to, contactName, companyName };
  if (mail.mail === "installer-change-accepted") return { mail: mail.mail, ...about };
  if (mail.mail === "installer-change-declined") return { mail: mail.mail, ...about, reason: mail.reason };
  if ("reason" in mail) return { mail: mail.mail, ...about, reason: mail.reason };
  return { mail: mail.mail, ...about };
}
