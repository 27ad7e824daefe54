import { limits } from "#config/limits.ts";

const DAY_MILLISECONDS = 86_400_000;

/** The last moment at which a lead bought then can be reported: 14 days of 24 hours later. */
export function reportUntil(purchasedAt: Date): Date {
  return new Date(purchasedAt.getTime() + limits.refundRequestDays * DAY_MILLISECONDS);
}
