import { limits } from "#config/limits.ts";
import { type CountedFigure, type CounterId, counters, figureInWords, reasonsInWords } from "#content/counters.ts";
import type { Queryable } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import {
  checksFailedOrEnded,
  companiesSuspended,
  complaintsAnsweredInTime,
  firstContacts,
  type Period,
  purchasesRefunded,
  quotesOfRequests,
  requestsConfirmed,
  requestsThatChose,
  requestsWithThreeCompanies,
  reviewsPublishedAndRemoved,
} from "#domain/statistics/public/public-figures.sql.ts";
import { londonDay, londonTime } from "#domain/time/calendar.ts";
import { monthsBefore } from "#domain/time/periods.ts";

const queries: Record<CounterId, (tx: Queryable, period: Period) => Promise<CountedFigure>> = {
  requests: requestsConfirmed,
  three_companies: requestsWithThreeCompanies,
  first_contact: firstContacts,
  contact_in_day: firstContacts,
  quotes: quotesOfRequests,
  chosen: requestsThatChose,
  refunds: purchasesRefunded,
  checks: checksFailedOrEnded,
  suspensions: companiesSuspended,
  reviews: reviewsPublishedAndRemoved,
  complaints: complaintsAnsweredInTime,
};

/** A figure as anybody may read it: nothing of a share, mean or median of fewer than ten. */
export interface PublicFigure {
  id: CounterId;
  name: string;
  how: string;
  /** "64% (n = 212)", "Too few to say (n = 7)" or a plain count. */
  words: string;
  /** Null for a plain count. */
  n: number | null;
  /** Minutes of a median; otherwise how many. Null where there are too few to say, or half had no contact. */
  value: number | null;
  reasons: string[];
  by: Readonly<Record<string, number>> | null;
}

/** The eleven figures of a period, as the rows say at `now`. Needs no authorisation: they hold nothing of anybody. */
export async function countFigures(tx: Queryable, period: Period): Promise<PublicFigure[]> {
  const figures: PublicFigure[] = [];
  const counted = new Map<(typeof queries)[CounterId], CountedFigure>();
  for (const counter of counters) {
    const query = queries[counter.id];
    // Two figures are of the same rows.
    const rows = counted.get(query) ?? (await query(tx, period));
    counted.set(query, rows);
    figures.push(present(counter, rows));
  }
  return figures;
}

function present(counter: (typeof counters)[number], counted: CountedFigure): PublicFigure {
  const { id, name, how, kind } = counter;
  const n = kind === "count" ? null : (counted.of ?? 0);
  const isTold = n === null || n >= limits.statisticsMin;
  const value = kind === "median" ? (counted.medianMinutes ?? null) : counted.count;
  return {
    id,
    name,
    how,
    words: figureInWords(counter, counted),
    n,
    value: isTold ? value : null,
    reasons: reasonsInWords(counter, counted),
    by: isTold ? (counted.by ?? null) : null,
  };
}

/** The figures of the last twelve months until now, and the first of their London days. */
export async function figuresOfYear({ db, now }: Context): Promise<{ since: string; figures: PublicFigure[] }> {
  const since = londonDay(monthsBefore(now, limits.publicFiguresMonths));
  return { since, figures: await countFigures(db.orm, { from: londonTime(since, 0), until: now, now }) };
}
