import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import type { Sight } from "#domain/leads/sight.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { changeableUntil } from "#domain/projects/finish-work.ts";
import {
  type OutcomeRow,
  outcomeOfLead,
  outcomesOfPurchases,
  unaskedOutcomes,
  updateOutcome,
} from "#domain/projects/outcomes.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { daysBetween, londonDay } from "#domain/time/calendar.ts";
import { monthsAfter, monthsBefore } from "#domain/time/periods.ts";

const LENGTH_OF_YEAR = 365;
const PERCENT = 100;

/** What was promised for a year, and what was measured. */
export interface YearReading {
  kind: "made" | "used";
  predictedKwh: number;
  /** Null before the customer gave one. */
  reading: {
    kwh: number;
    from: string;
    to: string;
    /** Scaled to a year of 365 days, in per cent of the promise. */
    yearKwh: number;
    percent: number;
  } | null;
}

/** The outcome of a project, as its customer sees it. */
export interface Outcome {
  purchaseId: string;
  finishedOn: string;
  finalPence: number;
  priceKept: boolean;
  onTime: boolean;
  rating: number;
  words: string | null;
  mayShow: boolean;
  /** Whether they would use the company again; null of older ones. */
  again: "yes" | "no" | "not_sure" | null;
  /** From then on it is final, and the company reads it. */
  changeableUntil: Date;
  /** Null if the quote promised nothing for a year. */
  year: YearReading | null;
  /** The first London day on which a year's reading can be given. */
  readFrom: string;
}

/** Undefined until the customer says that the work is finished. Errors: link_invalid, link_revoked, read_only_link. */
export async function outcomeOfProject({ db, now }: Context, token: string): Promise<Outcome | undefined> {
  const row = await outcomeOfLead(db.orm, await leadOfLink(db.orm, token, now));
  return row && present(row);
}

/** What a company reads about its own finished work: only the day for the first 30 days. */
export type CompanyOutcome = { finishedOn: string; readableFrom: Date; said: Omit<Outcome, "purchaseId"> | null };

/** The outcomes of a company's own purchases, by purchase. Authorises nothing. */
export async function outcomesForCompany(
  tx: Queryable,
  sights: ReadonlyMap<string, Sight>,
  now: Date,
): Promise<ReadonlyMap<string, CompanyOutcome>> {
  const rows = await outcomesOfPurchases(tx, [...sights.keys()]);
  return new Map(
    rows.flatMap((row) => {
      const sight = sights.get(row.purchaseId);
      return sight ? [[row.purchaseId, presentToCompany(row, sight, now)]] : [];
    }),
  );
}

function presentToCompany(row: OutcomeRow, sight: Sight, now: Date): CompanyOutcome {
  const { purchaseId: _, ...said } = present({ ...row, words: sight.text(row.words) });
  const readableFrom = changeableUntil(row);
  return { finishedOn: row.finishedOn, readableFrom, said: now >= readableFrom ? said : null };
}

function present(row: OutcomeRow): Outcome {
  const { purchaseId, finishedOn, finalPence, priceKept, onTime, rating, words, mayShow, again } = row;
  return {
    purchaseId,
    finishedOn,
    finalPence,
    priceKept,
    onTime,
    rating,
    words,
    mayShow,
    again,
    changeableUntil: changeableUntil(row),
    year: yearOf(row),
    readFrom: askingDay(finishedOn),
  };
}

function yearOf(row: OutcomeRow): YearReading | null {
  const { predictedKwh, predictedKind: kind, readingKwh, readingFrom, readingTo } = row;
  if (predictedKwh === null || kind === null) return null;
  if (readingKwh === null || readingFrom === null || readingTo === null) return { kind, predictedKwh, reading: null };
  const yearKwh = Math.round((readingKwh * LENGTH_OF_YEAR) / daysBetween(readingFrom, readingTo));
  const percent = Math.round((yearKwh * PERCENT) / predictedKwh);
  return { kind, predictedKwh, reading: { kwh: readingKwh, from: readingFrom, to: readingTo, yearKwh, percent } };
}

/** The London day, a year after work was finished, on which we ask its customer about it. */
function askingDay(finishedOn: string): string {
  return londonDay(monthsAfter(new Date(`${finishedOn}T12:00:00Z`), limits.yearReadingMonths));
}

const AT_ONCE = 500;

/** Asks customers once, twelve months after work that promised something for a year. */
export async function askForReadings({ db, now }: Context): Promise<void> {
  const finishedBy = londonDay(monthsBefore(now, limits.yearReadingMonths));
  for (const leadId of await unaskedOutcomes(db.orm, finishedBy, AT_ONCE)) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, leadId);
      if ((await outcomeOfLead(tx, leadId))?.askedAt) return;
      await updateOutcome(tx, leadId, { askedAt: now });
      await enqueueMail(tx, { mail: "year-later", leadId }, now);
    });
  }
}

/** What a customer still has to tell us after a year; undefined once they have. Authorises nothing. */
export async function readingToAsk(tx: Queryable, leadId: string) {
  const outcome = await outcomeOfLead(tx, leadId);
  if (!outcome || outcome.predictedKwh === null || outcome.predictedKind === null || outcome.readAt) return undefined;
  const { purchaseId, finishedOn, predictedKwh, predictedKind: kind } = outcome;
  return { purchaseId, finishedOn, predictedKwh, kind };
}
