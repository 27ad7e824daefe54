import { limits } from "#config/limits.ts";
import { daysAfter } from "#domain/time/periods.ts";

/** The last moment to report a lead bought then: 14 days of 24 hours later. */
export function reportUntil(purchasedAt: Date): Date {
  return daysAfter(purchasedAt, limits.refundRequestDays);
}
