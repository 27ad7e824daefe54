import { limits } from "#config/limits.ts";
import { daysAfter, daysBefore } from "#domain/time/periods.ts";

/** Older removals of outlines bar nobody any more. */
export function removalsCountSince(now: Date): Date {
  return daysBefore(now, 2 * limits.outlineBarredDays);
}

/**
 * Until when a company sends no outlines, because three of them were removed within 90 days: 90 days from the last of
 * these. Null while it may. The removals since `removalsCountSince`, newest first.
 */
export function barredAfter(removals: readonly Date[], now: Date): Date | null {
  const { outlineBarredDays: days, outlineRemovalsMax: most } = limits;
  for (const [at, last] of removals.entries()) {
    const first = removals[at + most - 1];
    if (first && first > daysBefore(last, days)) {
      const until = daysAfter(last, days);
      return until > now ? until : null;
    }
  }
  return null;
}
