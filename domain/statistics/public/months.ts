import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { keepMonthRow, keptMonth, keptMonths } from "#domain/statistics/public/public-figures.sql.ts";
import { countFigures, type PublicFigure } from "#domain/statistics/public/public-figures.ts";
import { londonDay, londonTime } from "#domain/time/calendar.ts";

/** A month's public figures, as its file says them. */
export interface MonthFile {
  format: "fairwatt-month-v1";
  month: string;
  countedAt: string;
  figures: PublicFigure[];
}

const MONTH_LENGTH = "2026-11".length;
const MONTHS_IN_YEAR = 12;

/**
 * Counts each of the last twelve whole months that has no file, and keeps the file for good. A database rule refuses
 * any change of it. Authorises nothing.
 */
export async function keepMonths({ db, now }: Context): Promise<void> {
  const months = lastMonths(now);
  const kept = new Set((await keptMonths(db.orm, months[0] ?? "")).map(({ month }) => month));
  for (const month of months.filter((one) => !kept.has(one))) {
    const period = { from: startOf(month), until: startOf(monthAfter(month, 1)), now };
    const figures = await countFigures(db.orm, period);
    const file: MonthFile = { format: "fairwatt-month-v1", month, countedAt: now.toISOString(), figures };
    await keepMonthRow(db.orm, { month, file: `${JSON.stringify(file, null, 2)}\n`, countedAt: now });
  }
}

/** The file of a month, byte for byte as it was first written. Errors: not_found. */
export async function monthFile({ db }: Pick<Context, "db">, month: string): Promise<string> {
  const file = await keptMonth(db.orm, month);
  if (file === undefined) throw new DomainError("not_found");
  return file;
}

/** The kept months of the last twelve, newest first. */
export async function monthsOfYear({ db, now }: Context): Promise<MonthFile[]> {
  const rows = await keptMonths(db.orm, lastMonths(now)[0] ?? "");
  return rows.map(({ file }) => JSON.parse(file) as MonthFile).reverse();
}

/** The twelve whole London months before this one, oldest first. */
function lastMonths(now: Date): string[] {
  const current = londonDay(now).slice(0, MONTH_LENGTH);
  const many = limits.publicFiguresMonths;
  return Array.from({ length: many }, (_, at) => monthAfter(current, at - many));
}

function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const total = year * MONTHS_IN_YEAR + number - 1 + months;
  const inYear = (total % MONTHS_IN_YEAR) + 1;
  return `${Math.floor(total / MONTHS_IN_YEAR)}-${String(inYear).padStart(2, "0")}`;
}

const startOf = (month: string) => londonTime(`${month}-01`, 0);
