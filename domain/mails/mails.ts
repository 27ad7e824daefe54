import type { Context } from "#domain/context.ts";
import { type Reader, type Subject, toldOf } from "#domain/installers/told.ts";
import {
  changeEmail,
  companyLeft,
  confirmEmail,
  emailChanged,
  resetPassword,
  teamInvitation,
} from "#domain/mails/account-links.ts";
import { booksMismatch, figuresDue, workOverdue } from "#domain/mails/administrators.ts";
import { appealDecided, buyingHeld, requestDeclined, requestHeld, secondLookDecided } from "#domain/mails/appeals.ts";
import {
  appointmentToCompany,
  appointmentToCustomer,
  reminderToCompany,
  reminderToCustomer,
  timesOffered,
  timesProposed,
  timesRefused,
} from "#domain/mails/appointments.ts";
import { checksOpen, checksOverdue } from "#domain/mails/checks-open.ts";
import {
  complaintDecided,
  complaintDecidedCompany,
  complaintReceived,
  dataFile,
  dataRequest,
  publicComplaintAnswered,
  publicComplaintReceived,
} from "#domain/mails/complaints.ts";
import { checkContact, contactCorrected } from "#domain/mails/contact-news.ts";
import { contractCancelled, contractCancelledCopy } from "#domain/mails/contract-cancelled.ts";
import { creditsPurchased, paymentFailed } from "#domain/mails/credits-purchased.ts";
import {
  briefChanged,
  contactReminder,
  customerErased,
  type DailyNews,
  dailyNews,
  type NewsItem,
  nextAct,
  placeLost,
  requestClosed,
} from "#domain/mails/customer-news.ts";
import { decided, quoteChosen } from "#domain/mails/decision.ts";
import { depositAtRisk, depositDue, depositUnprotected, handoverDue, handoverOwed } from "#domain/mails/handover.ts";
import {
  changeAccepted,
  changeDeclined,
  installerApproved,
  installerDeclined,
  installerReinstated,
  installerSuspended,
} from "#domain/mails/installers.ts";
import { leadAlert, leadDigest } from "#domain/mails/lead-alerts.ts";
import { leadBoughtCustomer, leadBoughtInstaller } from "#domain/mails/lead-bought.ts";
import { leadNotice } from "#domain/mails/lead-notice.ts";
import type { Letter, WrittenMail } from "#domain/mails/letter/letter.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { renderLetter } from "#domain/mails/letter/render-letter.ts";
import { messageToCompany, messageToCustomer } from "#domain/mails/messages.ts";
import {
  outlineAnswer,
  outlineEnded,
  outlinePicked,
  outlineQuestion,
  outlineReceived,
} from "#domain/mails/outlines.ts";
import { keyEnding, webhookSwitchedOff } from "#domain/mails/programs.ts";
import { companyGone, confirmChoice, silentInstaller, stillLooking, yearLater } from "#domain/mails/project-news.ts";
import { stop, stopComplete, stopLate, stopOverdue, stopSent } from "#domain/mails/project-stop.ts";
import { passportChanged, proofEnded, proofEnding } from "#domain/mails/proof-ending.ts";
import { quoteReceived } from "#domain/mails/quote-received.ts";
import { cardRefunded, purchaseRefunded, refundDeclined, reportQuestion } from "#domain/mails/refunds.ts";
import { confirmRequest, yourLinks } from "#domain/mails/request-links.ts";
import {
  disputeDecided,
  reviewHeld,
  reviewInvite,
  reviewPublished,
  reviewQuestion,
  reviewRemoved,
  reviewReportDecided,
} from "#domain/mails/reviews.ts";
import { securityNotice } from "#domain/mails/security-notice.ts";
import {
  accountClosed,
  passwordChanged,
  personDeleted,
  recovery,
  sessionsEnded,
  twoFactorChanged,
} from "#domain/mails/sign-in-changed.ts";
import { teamChanged } from "#domain/mails/team.ts";
import type { Mail, MailName, MailPayloads } from "#domain/outbox/mail.ts";

// Its type is written out because the type of the record depends on it, and `newsItem` on the record.
const newsOfTheDay: DailyNews = dailyNews(newsItem);

/** Every mail we send, by name. */
const record = {
  "confirm-request": confirmRequest,
  "your-links": yourLinks,
  "request-closed": requestClosed,
  "customer-erased": customerErased,
  stop,
  "stop-overdue": stopOverdue,
  "stop-sent": stopSent,
  "stop-complete": stopComplete,
  "stop-late": stopLate,
  "quote-chosen": quoteChosen,
  decided,
  "still-looking": stillLooking,
  "company-gone": companyGone,
  "confirm-choice": confirmChoice,
  "year-later": yearLater,
  "review-invite": reviewInvite,
  "review-held": reviewHeld,
  "review-published": reviewPublished,
  "review-question": reviewQuestion,
  "review-removed": reviewRemoved,
  "review-report-decided": reviewReportDecided,
  "dispute-decided": disputeDecided,
  "handover-due": handoverDue,
  "handover-owed": handoverOwed,
  "deposit-unprotected": depositUnprotected,
  "deposit-at-risk": depositAtRisk,
  "deposit-due": depositDue,
  "complaint-received": complaintReceived,
  "contract-cancelled": contractCancelled,
  "contract-cancelled-copy": contractCancelledCopy,
  "complaint-decided": complaintDecided,
  "complaint-decided-company": complaintDecidedCompany,
  "public-complaint-received": publicComplaintReceived,
  "public-complaint-answered": publicComplaintAnswered,
  "data-request": dataRequest,
  "data-file": dataFile,
  "silent-installer": silentInstaller,
  "contact-reminder": contactReminder,
  "place-lost": placeLost,
  "next-act": nextAct,
  "daily-news": newsOfTheDay,
  "quote-received": quoteReceived,
  message: messageToCustomer,
  "message-to-company": messageToCompany,
  "times-offered": timesOffered,
  "times-proposed": timesProposed,
  "times-refused": timesRefused,
  appointment: appointmentToCustomer,
  "appointment-to-company": appointmentToCompany,
  "appointment-reminder": reminderToCustomer,
  "appointment-reminder-to-company": reminderToCompany,
  "lead-notice": leadNotice,
  "check-contact": checkContact,
  "contact-corrected": contactCorrected,
  "brief-changed": briefChanged,
  "lead-bought-installer": leadBoughtInstaller,
  "lead-bought-customer": leadBoughtCustomer,
  "purchase-refunded": purchaseRefunded,
  "refund-declined": refundDeclined,
  "report-question": reportQuestion,
  "credits-purchased": creditsPurchased,
  "payment-failed": paymentFailed,
  "card-refunded": cardRefunded,
  "lead-alert": leadAlert,
  "lead-digest": leadDigest,
  "confirm-email": confirmEmail,
  "reset-password": resetPassword,
  "change-email": changeEmail,
  "email-changed": emailChanged,
  "outline-received": outlineReceived,
  "outline-picked": outlinePicked,
  "outline-ended": outlineEnded,
  "outline-question": outlineQuestion,
  "outline-answer": outlineAnswer,
  "password-changed": passwordChanged,
  "sessions-ended": sessionsEnded,
  "team-invitation": teamInvitation,
  "team-changed": teamChanged,
  recovery,
  "company-left": companyLeft,
  "two-factor-changed": twoFactorChanged,
  "account-closed": accountClosed,
  "person-deleted": personDeleted,
  "security-notice": securityNotice,
  "proof-ending": proofEnding,
  "proof-ended": proofEnded,
  "passport-changed": passportChanged,
  "checks-open": checksOpen,
  "checks-overdue": checksOverdue,
  "key-ending": keyEnding,
  "webhook-switched-off": webhookSwitchedOff,
  "figures-due": figuresDue,
  "books-mismatch": booksMismatch,
  "work-overdue": workOverdue,
  "appeal-decided": appealDecided,
  "second-look-decided": secondLookDecided,
  "buying-held": buyingHeld,
  "request-held": requestHeld,
  "request-declined": requestDeclined,
  "installer-approved": installerApproved,
  "installer-reinstated": installerReinstated,
  "installer-declined": installerDeclined,
  "installer-suspended": installerSuspended,
  "installer-change-accepted": changeAccepted,
  "installer-change-declined": changeDeclined,
};

type Payloads = {
  [Name in keyof typeof record]: (typeof record)[Name] extends MailKind<infer Payload, infer _> ? Payload : never;
};

declare module "#domain/outbox/mail.ts" {
  interface MailPayloads extends Payloads {}
}

type FactsOf<Name extends MailName> = (typeof record)[Name] extends MailKind<infer _, infer Facts> ? Facts : never;

export const mails: { readonly [Name in MailName]: MailKind<MailPayloads[Name], FactsOf<Name>> } = record;

/** What administrators call a mail; one we no longer send keeps its name. */
export function nameInLog(mail: string): string {
  return isMailName(mail) ? mails[mail].nameInLog : mail;
}

/** What it is called in the file of the lead it is about. */
export function nameOnLead(mail: string): string {
  return (isMailName(mail) ? mails[mail].nameOnLead : undefined) ?? nameInLog(mail);
}

/** Whether it goes to the customer of the lead that it is about. */
export function isToCustomer({ mail }: Mail): boolean {
  return isMailName(mail) && mails[mail].recipient === "customer";
}

function isMailName(mail: string): mail is MailName {
  return Object.hasOwn(mails, mail);
}

/** What a mail is written from, and where it goes. */
export type MailFacts<Name extends MailName = MailName> = {
  [One in Name]: { mail: One; to: string } & FactsOf<One>;
}[Name];

/**
 * Looks up what the mail says, and makes its private link from `token` (random, or what `signedToken` gives).
 * Undefined when there is nothing left to say: the request was closed or is too old, the address is confirmed, the
 * company is gone, the customer gave no email.
 */
export async function gatherMailFacts<Name extends MailName>(
  context: Context,
  mail: Mail<Name>,
  token: string,
): Promise<MailFacts<Name> | undefined> {
  const facts = await mails[mail.mail].gather(context, mail, token);
  return facts?.to ? { ...facts, to: facts.to, mail: mail.mail } : undefined;
}

/**
 * The people of a company who are told and want a mail now, each a copy; undefined if it goes to one address. Authorises
 * nothing.
 * Errors: none.
 */
export async function readersOf({ db, now }: Context, mail: Mail): Promise<Reader[] | undefined> {
  const { told, news, alerts } = mails[mail.mail];
  const subject = subjectOf(mail);
  if (!told || !subject) return undefined;
  const isWanted = (reader: Reader) => (!news || reader.news !== "never") && (!alerts || reader.alerts === alerts);
  return toldOf(db.orm, told, { subject, now, isWanted });
}

function subjectOf(mail: Mail): Subject | undefined {
  if ("actId" in mail) return { actId: mail.actId };
  if ("purchaseId" in mail) return { purchaseId: mail.purchaseId };
  if ("paymentId" in mail) return { paymentId: mail.paymentId };
  return "installerId" in mail ? { installerId: mail.installerId } : undefined;
}

/** What one of a company's people is told: what the company is, at their own address and by their name. */
export function factsFor<Name extends MailName>(facts: MailFacts<Name>, { email, name }: Reader): MailFacts<Name> {
  return { ...facts, to: email, ...("contactName" in facts ? { contactName: name } : {}) };
}

/** What a mail to a company would say now, as one line of the daily one. Such mails have no private links. */
async function newsItem(context: Context, mail: Mail, userId: string): Promise<NewsItem | undefined> {
  if (!(await readersOf(context, mail))?.some((one) => one.userId === userId)) return undefined;
  const facts = await gatherMailFacts(context, mail, "");
  if (!facts) return undefined;
  const { subject, button } = letterOf(facts, "");
  return { subject, path: button?.url ?? "" };
}

/** Whether whoever gets it chooses when it comes, and whether it can wait; undefined: it always comes. */
export function notificationUrgency({ mail }: Mail): "timely" | "daily" | undefined {
  return mails[mail].news;
}

/** The end of a signed link, for mails that have one. */
export function signedToken<Name extends MailName>(mail: Mail<Name>, key: string, now: Date): string | undefined {
  return mails[mail.mail].signToken?.(mail, key, now);
}

/** Writes a mail in text and HTML. `appUrl` is the product’s address, with or without a slash at the end. */
export function writeMail<Name extends MailName>(facts: MailFacts<Name>, appUrl: string): WrittenMail {
  return renderLetter(letterOf(facts, appUrl.replace(/\/+$/, "")));
}

function letterOf<Name extends MailName>(facts: MailFacts<Name>, appUrl: string): Letter {
  return mails[facts.mail].letter(facts, appUrl);
}
