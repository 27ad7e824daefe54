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
