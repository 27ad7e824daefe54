import { assumptionPath } from "#content/assumptions-page.ts";
import { type BooksFailure, booksFailureInWords } from "#content/books-failures.ts";
import { greeting } from "#content/plain-words.ts";
import { dayInWords } from "#content/proofs.ts";
import { administratorIds } from "#domain/accounts/admin-users.ts";
import { mailAddressOf } from "#domain/accounts/mail-address.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { figuresTurning } from "#domain/assumptions/turning-figures.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import { booksMismatchesFoundAt } from "#domain/credits/find-mismatches.ts";
import type { MailKind } from "#domain/mails/letter/mail-kind.ts";
import { ID } from "#domain/mails/letter/sample.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { overdueToldAt } from "#domain/work/work.ts";

interface FiguresDueFacts {
  contactName: string;
  /** The soonest first; at least one. */
  figures: readonly { id: string; label: string; validUntil: string; source: string }[];
  /** The London day of the mail, as 2026-12-17. */
  today: string;
}

/** Figures whose warning or last day fell after one London day and by another. */
export const figuresDue: MailKind<{ userId: string; after: string; by: string }, FiguresDueFacts> = {
  nameInLog: "Figures to renew",
  recipient: "account",
  /** Undefined once they are renewed, or the reader is no administrator any more. */
  async gather(context, { userId, after, by }) {
    const isReader = (await administratorIds(context.db.orm)).includes(userId);
    const reader = isReader ? await mailAddressOf(context, userId) : undefined;
    const figures = figuresTurning(wholeRegister, { after, by });
    if (!reader || figures.length === 0) return undefined;
    return { to: reader.email, contactName: reader.name, figures, today: londonDay(context.now) };
  },
  letter({ contactName, figures, today }, appUrl) {
    const [first, ...more] = figures;
    const count = figures.length === 1 ? "1 figure" : `${figures.length} figures`;
    const happens = whatHappens(figures, today);
    return {
      subject: more.length === 0 ? `A figure ${happens.one}: ${first?.label}` : `${count} ${happens.many}`,
      preheader: "Once a figure has expired, every page that uses it says that it’s out of date.",
      greeting: greeting(contactName),
      paragraphs: [
        `${count} ${figures.length === 1 ? happens.one : happens.many}. Look up ${more.length === 0 ? "the" : "each"} new value at its source and add it to the register with a line of history. Nothing else has to change.`,
        "An expired figure stays in use, and is marked as out of date wherever it appears.",
      ],
      facts: figures.map(({ label, validUntil, source }) => ({
        label: `Until ${dayInWords(validUntil)}`,
        value: `${label} (${source})`,
      })),
      button:
        more.length === 0 && first
          ? { label: "See the figure", url: `${appUrl}${assumptionPath(first.id)}` }
          : { label: "See figures to renew", url: `${appUrl}/admin/operation#figures` },
      why: "You’re receiving this email because you are an administrator of this site.",
    };
  },
  sample: {
    queued: { userId: ID, after: "2026-12-16", by: "2026-12-17" },
    facts: {
      to: "admin@fairwatt.example",
      contactName: "Priya Shah",
      today: "2026-12-17",
      figures: [
        { id: "tariffs.cap", label: "Electricity at the price cap", validUntil: "2026-12-31", source: "Ofgem" },
        { id: "tariffs.gas", label: "Gas at the price cap", validUntil: "2026-12-31", source: "Ofgem" },
      ],
    },
  },
};

/** A mail may be sent late, when some of its figures have expired. */
function whatHappens(figures: FiguresDueFacts["figures"], today: string): { one: string; many: string } {
  if (figures.every(({ validUntil }) => validUntil < today)) return { one: "has expired", many: "have expired" };
  if (figures.every(({ validUntil }) => validUntil <= today)) {
    return { one: "expires after today", many: "expire after today" };
  }
  return { one: "expires soon", many: "expire soon" };
}

interface BooksMismatchFacts {
  contactName: string;
  /** The first entry that does not match, of each company; at least one. */
  mismatches: readonly { company: string; entry: number; because: BooksFailure }[];
}

/** Companies whose history failed a check that they had passed. */
export const booksMismatch: MailKind<{ userId: string; foundAt: string }, BooksMismatchFacts> = {
  nameInLog: "Mismatch in the books",
  recipient: "account",
  /** Undefined once all are right again, or the reader is no administrator any more. */
  async gather(context, { userId, foundAt }) {
    const isReader = (await administratorIds(context.db.orm)).includes(userId);
    const reader = isReader ? await mailAddressOf(context, userId) : undefined;
    const found = await booksMismatchesFoundAt(context, new Date(foundAt));
    if (!reader || found.length === 0) return undefined;
    const mismatches = found.map(({ companyName, installerId, entryNumber: entry, because }) => {
      return { company: companyName ?? installerId, entry, because };
    });
    return { to: reader.email, contactName: reader.name, mismatches };
  },
  letter({ contactName, mismatches }, appUrl) {
    const [first] = mismatches;
    const isOne = mismatches.length === 1;
    return {
      subject:
        isOne && first
          ? `Mismatch in the books: ${first.company}`
          : `Mismatch in the books of ${mismatches.length} companies`,
      preheader: "Selling goes on. Find out what was changed, and keep the backups.",
      greeting: greeting(contactName),
      paragraphs: [
        `The history of credits of ${isOne ? "a company" : `${mismatches.length} companies`} is not what it was, or does not add up. Nobody can change an entry through Fairwatt, so someone changed the database, or an older backup was restored. Selling goes on.`,
        "Keep all backups and the file store as they are, and compare the entries named here with them. “The books do not match” in docs/operations.md says how.",
      ],
      facts: mismatches.map(({ company, entry, because }) => ({
        label: company,
        value: booksFailureInWords(because, entry),
      })),
      button: { label: "See it under Work", url: `${appUrl}/admin/work` },
      why: "You’re receiving this email because you are an administrator of this site.",
    };
  },
  sample: {
    queued: { userId: ID, foundAt: "2026-12-17T00:00:00.000Z" },
    facts: {
      to: "admin@fairwatt.example",
      contactName: "Priya Shah",
      mismatches: [
        { company: "Gwynt a Haul Cyf", entry: 12, because: "hash" },
        { company: "Bright Valley Solar", entry: 40, because: "behind" },
      ],
    },
  },
};

interface WorkOverdueFacts {
  contactName: string;
  /** What it is, who it is about, and since when it is overdue: the most overdue first; at least one. */
  overdue: readonly { label: string; title: string; due: Date }[];
}

/** What has passed its deadline since the last such mail. */
export const workOverdue: MailKind<{ userId: string; toldAt: string }, WorkOverdueFacts> = {
  nameInLog: "Overdue work",
  recipient: "account",
  /** Undefined once all of it is done, or the reader is no owner any more. */
  async gather(context, { userId, toldAt }) {
    const owner = await loadActor(context, userId);
    if (owner.kind !== "user" || !owner.adminRoles.includes("owner")) return undefined;
    const reader = await mailAddressOf(context, userId);
    const waiting = await overdueToldAt(context, new Date(toldAt), owner);
    if (!reader || waiting.length === 0) return undefined;
    const overdue = waiting.map(({ label, title, due }) => ({ label, title, due }));
    return { to: reader.email, contactName: reader.name, overdue };
  },
  letter({ contactName, overdue }, appUrl) {
    const [first] = overdue;
    const isOne = overdue.length === 1;
    const count = isOne ? "1 thing is overdue" : `${overdue.length} things are overdue`;
    return {
      subject: isOne && first ? `Overdue: ${first.label}${first.title && `, ${first.title}`}` : count,
      preheader: "Nobody has dealt with it by its deadline.",
      greeting: greeting(contactName),
      paragraphs: [`${count}. We write once about each: it stays on the page Work until somebody deals with it.`],
      facts: overdue.map(({ label, title, due }) => ({
        label,
        value: `${title && `${title}. `}Due ${deadlines.format(due)}`,
      })),
      button: { label: "See overdue work", url: `${appUrl}/admin/work?show=overdue` },
      why: "You’re receiving this email because you are an owner of this site.",
    };
  },
  sample: {
    queued: { userId: ID, toldAt: "2026-12-17T10:00:00.000Z" },
    facts: {
      to: "admin@fairwatt.example",
      contactName: "Priya Shah",
      overdue: [
        { label: "Stop", title: "Bright Valley Solar, about Rosa in SL6", due: new Date("2026-12-17T08:12:00Z") },
        { label: "Application", title: "Gwynt a Haul Cyf", due: new Date("2026-12-17T10:05:00Z") },
      ],
    },
  },
};

const deadlines = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  dateStyle: "long",
  timeStyle: "short",
});
