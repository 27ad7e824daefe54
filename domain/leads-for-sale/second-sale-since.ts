import { limits } from "#config/limits.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** A purchase since then stops the same customer and service from being sold to the company again. */
export function secondSaleSince(now: Date): Date {
  return new Date(now.getTime() - limits.secondSaleDays * DAY_MILLISECONDS);
}
