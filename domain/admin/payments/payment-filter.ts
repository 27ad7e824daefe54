import { limits } from "#config/limits.ts";
import { readReceiptNumber } from "#content/receipt-number.ts";
import { type PaymentState, readPaymentState } from "#domain/payments/payment-state.ts";
import { type Days, readDays } from "#domain/time/days.ts";
import { typedLine, unusualIn } from "#domain/typed-text.ts";

/** Which payments a list shows. */
export interface PaymentFilter extends Days {
  /** Absent: everything that was paid. */
  state?: PaymentState | undefined;
  /** As it was typed: "FW-000127" or "127". What is no receipt number finds nothing. */
  receipt?: string | undefined;
  /** A part of the company's name. */
  company?: string | undefined;
}

/** Reads the filter of a URL; what is not valid is ignored. */
export function readPaymentFilter(fields: URLSearchParams): PaymentFilter {
  const state = readPaymentState(fields.get("state"));
  const [receipt, company] = [textOf(fields, "receipt"), textOf(fields, "company")];
  return { ...readDays(fields), ...(state && { state }), ...(receipt && { receipt }), ...(company && { company }) };
}

function textOf(fields: URLSearchParams, name: string): string | undefined {
  const text = typedLine(fields.get(name) ?? "").slice(0, limits.companyLengthMax);
  return text && !unusualIn(text) ? text : undefined;
}

/** The number that a typed receipt means; no receipt has the number 0. */
export function receiptNumberOf({ receipt }: PaymentFilter): number | undefined {
  if (receipt === undefined) return undefined;
  const number = readReceiptNumber(receipt) ?? 0;
  return number <= INTEGER_MAX ? number : 0;
}

/** The range of the database's integers. */
const INTEGER_MAX = 2 ** 31 - 1;
