import { limits } from "#config/limits.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { QuoteStatus } from "#db/schema.ts";
import type { AttachedFile } from "#domain/files/file.ts";
import type { QuoteChecks } from "#domain/quotes/checks/checks.ts";
import { figuresOf } from "#domain/quotes/quote-figures.ts";
import type { QuoteRow } from "#domain/quotes/quotes.sql.ts";
import { partSums, type Sums } from "#domain/quotes/sheet/line-sums.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** A revision as its company sees it. */
export interface SentQuote {
  readonly id: string;
  readonly purchaseId: string;
  readonly option: QuoteRow["option"];
  readonly revision: number;
  readonly technology: QuoteRow["technology"];
  readonly status: QuoteStatus;
  readonly sentAt: Date | null;
  /** When the customer first opened it. */
  readonly openedAt: Date | null;
  /** The last London day on which it can be chosen. */
  readonly validUntil: string | null;
  readonly dataDate: string | null;
  readonly totalPence: number | null;
  readonly duePence: number | null;
  readonly depositPence: number | null;
  /** Files sent with it, and those added while it was open. */
  readonly files: readonly AttachedFile[];
  /** Null once the customer's details have been removed. */
  readonly words: {
    readonly quote: Quote;
    readonly sums: Sums;
    readonly parts: { readonly solar: Sums; readonly battery: Sums } | null;
    readonly checks: QuoteChecks;
  } | null;
}

/** The current state of a revision: one that is sent lapses after its last day. */
export function presentQuote(row: QuoteRow, now: Date, files: readonly AttachedFile[]): SentQuote {
  const { id, purchaseId, option, revision, technology, sentAt, openedAt, validUntil, dataDate } = row;
  const { totalPence, duePence, depositPence } = row;
  return {
    id,
    purchaseId,
    option,
    revision,
    technology,
    sentAt,
    openedAt,
    validUntil,
    dataDate,
    totalPence,
    duePence,
    depositPence,
    status: quoteStatusAt(row, now),
    files,
    words: wordsOf(row),
  };
}

/** The current status of a quote. */
export function quoteStatusAt({ status, validUntil }: Pick<QuoteRow, "status" | "validUntil">, now: Date): QuoteStatus {
  return status === "sent" && validUntil !== null && validUntil < londonDay(now) ? "lapsed" : status;
}

/** Whether the customer has opened it and not answered for `limits.quoteUnansweredDays`. */
export function isUnanswered({ status, openedAt }: Pick<SentQuote, "status" | "openedAt">, now: Date): boolean {
  if (status !== "sent" || !openedAt) return false;
  return now.getTime() - openedAt.getTime() >= limits.quoteUnansweredDays * DAY_MILLISECONDS;
}

const DAY_MILLISECONDS = 86_400_000;

function wordsOf({ content, checks }: QuoteRow): SentQuote["words"] {
  if (content === null || checks === null) return null;
  // Both were written by `sendQuote`, and the database rejects changes to them.
  const quote = content as Quote;
  const made = checks as QuoteChecks;
  const { netPence, vatPence, totalPence } = figuresOf(quote);
  return { quote, sums: { netPence, vatPence, totalPence }, parts: partSums(quote) ?? null, checks: made };
}
