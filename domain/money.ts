import { limits } from "#config/limits.ts";

/** Credits are whole numbers, never fractions. */
export type Credits = number & { readonly brand: "Credits" };

/** Brands a whole number as credits; throws RangeError for anything else, which is a programming error. */
export function credits(amount: number): Credits {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of credits: ${amount}`);
  return amount as Credits;
}

const PERCENT = 100;

/** The VAT part of a price that includes VAT, to the nearest penny; both parts together are the price. */
export function splitVat(
  amountPence: number,
  percent: number = limits.vatPercent,
): { percent: number; netPence: number; vatPence: number } {
  const netPence = Math.round((amountPence * PERCENT) / (PERCENT + percent));
  return { percent, netPence, vatPence: amountPence - netPence };
}
