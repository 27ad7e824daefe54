import type { PageLink } from "#content/pages/static-page.ts";

/** One version of a legal text: the day it takes effect, as people read it, and what it changed. */
export interface LegalVersion {
  date: string;
  changes: string;
}

const FIRST: LegalVersion = { date: "December 2024", changes: "The first version." };

/**
 * Every version of each legal text, newest first. If you change a text, add a version (or extend today's), and put
 * the previous text into content/data/earlier-legal-texts.json.
 */
export const legalVersions = {
  "/privacy-policy": [
    {
      date: "29 November 2026",
      changes:
        "How long reviews, second looks and signals of abuse are kept. What we note of how a request was sent, and what happens if it waits for one of our team. That we compare companies with those that we suspended, and with customers whose details they bought.",
    },
    {
      date: "26 November 2026",
      changes:
        "Who works for us, by what they do. That giving details is up to you. The legal basis of notices. How long the audit log and complaints are kept. That the firm is named which passed a request on. How long we keep what is now a table. What is asked of the register of energy certificates. That a meter’s file stays on your device. What becomes of a quote from somebody else that you keep. That a device can remember your project. That your household can leave notes. Photos, several works in one request, and what is kept after your choice: contract, notice to cancel, list and papers. What our team notes beside what waits for it. How long a request for a copy of your data is kept.",
    },
    {
      date: "25 November 2026",
      changes:
        "What becomes of an energy plan that goes with a request. What is asked of a business, and when installers read its name. That you can say how and when installers should reach you, and who reads it.",
    },
    { date: "24 November 2026", changes: "What becomes of a complaint about an installer." },
    {
      date: "23 November 2026",
      changes:
        "Requests by phone or from another firm bring their customers a notice and a private link. Installers’ notes, stages and saved views, the comparison of requests that reach us twice, keys, webhooks and alerts are named, as is how a complaint is handled. A private link lasts from its last use, all can be ended, and a household can be given links that can only look. Stopping everything, and what a closed request still shows to whom, are described. So is what becomes of quotes, of the brief, of messages, files and agreed times and of what is said of a finished job, how a silent installer is replaced, and what installers see where you choose who gets your details.",
    },
    {
      date: "22 November 2026",
      changes:
        "How long each record is kept, how details are deleted on request, the security log of accounts, and what is asked when an installer cannot reach a customer.",
    },
    FIRST,
  ],
  "/terms-of-service": [
    {
      date: "29 November 2026",
      changes:
        "When a report is accepted by facts or by time. When a request waits for one of our team. Holding a company’s buying, thirty days’ notice before an account is ended for good, and second looks. When a review is removed. Companies that had an account before are bound by it 15 days after our email about it.",
    },
    {
      date: "26 November 2026",
      changes:
        "Fifteen days’ notice of changes for companies, reasons before a suspension, what orders lists, that credits are bought as a business, VAT, and when complaints are answered.",
    },
    {
      date: "23 November 2026",
      changes:
        "What holds for requests by phone or from another firm, what becomes of credits when an account is closed or a payment is disputed, what a lead costs in pounds, and the advice lines of Scotland and Northern Ireland. What a company does when a customer stops everything, and the refund when it happens within a day. What becomes of a lead whose customer does not hear from you. What an outline costs, and when its credits come back.",
    },
    FIRST,
  ],
  "/cookie-policy": [
    {
      date: "27 November 2026",
      changes:
        "What the planner keeps of a meter’s file, in your browser alone. The cookie of a device that remembers your project, if you ask for it.",
    },
    {
      date: "23 November 2026",
      changes: "The cookie between password and code is named, and what stays in a browser without being sent.",
    },
    { date: "22 November 2026", changes: "The cookies of a new account and of a browser that is known are named." },
    FIRST,
  ],
} as const satisfies Record<string, readonly [LegalVersion, ...LegalVersion[]]>;

export type LegalPath = keyof typeof legalVersions;

/** The line under a legal text's heading. */
export function thisVersionOf(path: LegalPath): string {
  return `This version: ${legalVersions[path][0].date}`;
}

/** The day of a legal text's version, as 2026-11-25. */
export const versionDay = (path: LegalPath): string => dayOf(legalVersions[path][0].date);

/** "25 November 2026" as 2026-11-25. */
export const dayOf = (date: string): string => new Date(`${date} UTC`).toISOString().slice(0, "2026-11-25".length);

/** Where an earlier version can be read. */
export const earlierPath = (path: string, date: string): string => `${path}/${dayOf(date)}`;

/** A link to the previous version. */
export function versionBefore(path: LegalPath): PageLink {
  const { date } = legalVersions[path][1];
  return { label: `The version before, of ${date}`, to: earlierPath(path, date) };
}
