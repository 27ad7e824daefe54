import { limits } from "#config/limits.ts";
import { daysAfter } from "#domain/time/periods.ts";

/** The last moment at which a lead bought then can be reported: 14 days of 24 hours later. */
export function reportUntil(purchasedAt: Date): Date {
  return daysAfter(purchasedAt, limits.refundRequestDays);
}
