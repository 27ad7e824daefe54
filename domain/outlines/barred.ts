import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { removalsOf } from "#domain/outlines/outlines.sql.ts";
import { daysAfter, daysBefore } from "#domain/time/periods.ts";

/**
 * Until when a company sends no outlines, because three of them were removed within 90 days: 90 days from the last of
 * these. Null while it may. Authorizes nothing.
 */
export async function barredUntil({ db, now }: Context, installerId: string): Promise<Date | null> {
  const { outlineBarredDays: days, outlineRemovalsMax: most } = limits;
  const removals = await removalsOf(db.orm, installerId, daysBefore(now, 2 * days));
  for (const [at, last] of removals.entries()) {
    const first = removals[at + most - 1];
    if (first && first > daysBefore(last, days)) {
      const until = daysAfter(last, days);
      return until > now ? until : null;
    }
  }
  return null;
}

/** Errors: outlines_barred. */
export async function requireNotBarred(context: Context, installerId: string): Promise<void> {
  if (await barredUntil(context, installerId)) throw new DomainError("outlines_barred");
}
