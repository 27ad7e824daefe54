import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { type Sums, sumsOf } from "#domain/quotes/sheet/line-sums.ts";

/** What a quote comes to, in pence. */
export interface QuoteFigures extends Sums {
  /** What the customer pays: less a grant deducted by the company. */
  readonly duePence: number;
  /** The part due on order. */
  readonly depositPence: number;
}

/** The figures of a quote whose payments agree with its price. */
export function figuresOf({ lines, payments }: Quote): QuoteFigures {
  const sum = (rows: Quote["payments"]) => rows.reduce((total, { pence }) => total + pence, 0);
  const onOrder = payments.filter(({ when }) => when === "on_order");
  return { ...sumsOf(lines), duePence: sum(payments), depositPence: sum(onOrder) };
}

/** What the quote names as an extra that is likely or needed, in pence. */
export function extrasPence({ included }: Quote): number {
  const items: readonly { state: string; extraPence?: number }[] = Object.values(included);
  return items.reduce((sum, { state, extraPence = 0 }) => sum + (state === "extra" ? extraPence : 0), 0);
}

const PERCENT = 100;

/** By how much the price, with VAT and before grants, can rise at most; 0 if it is firm. In pence. */
export function mayRisePence({ totalPence, firm, mayRisePercent = 0 }: Quote): number {
  return firm ? 0 : Math.round((totalPence * mayRisePercent) / PERCENT);
}
