import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { type CompanyStatsRow, statsOfCompanies } from "#domain/statistics/company-stats.sql.ts";

/** How many of how many, over the last so many days. */
export interface Share {
  count: number;
  of: number;
  days: number;
}

/** A company's figures as anybody may read them. Below `limits.statisticsMin` the words say so. */
export interface CompanyStatistics {
  countedAt: Date;
  /** From buying a customer's details to the first contact; null where half of them had none. */
  medianMinutes: number | null;
  contactInDay: Share;
  quoted: Share;
  chosen: Share;
  /** What customers said of finished work, of all time. */
  priceKept: Omit<Share, "days">;
  onTime: Omit<Share, "days">;
  /** Readings after a year in per cent of the promise: their median. */
  made: { of: number; percent: number | null };
  used: { of: number; percent: number | null };
}

/** By company; for a company that was never counted, figures of nothing. Authorises nothing. */
export async function statisticsOfCompanies(
  tx: Queryable,
  installerIds: readonly string[],
): Promise<ReadonlyMap<string, CompanyStatistics>> {
  const rows = new Map((await statsOfCompanies(tx, installerIds)).map((row) => [row.installerId, row]));
  return new Map(installerIds.map((id) => [id, presentStatistics(rows.get(id))]));
}

function presentStatistics(row: CompanyStatsRow | undefined): CompanyStatistics {
  const none = { count: 0, of: 0, days: limits.statisticsLongDays };
  if (!row) {
    const nothing = { of: 0, percent: null };
    const counts = { contactInDay: none, quoted: none, chosen: none, priceKept: none, onTime: none };
    return { countedAt: new Date(0), medianMinutes: null, ...counts, made: nothing, used: nothing };
  }
  return {
    countedAt: row.countedAt,
    medianMinutes: row.contactMedianMinutes,
    contactInDay: { count: row.contactInDay, of: row.contactOf, days: row.contactDays },
    quoted: { count: row.quoted, of: row.quoteOf, days: row.quoteDays },
    chosen: { count: row.chosen, of: row.chosenOf, days: row.chosenDays },
    priceKept: { count: row.priceKept, of: row.finished },
    onTime: { count: row.onTime, of: row.finished },
    made: { of: row.madeOf, percent: row.madePercent },
    used: { of: row.usedOf, percent: row.usedPercent },
  };
}
