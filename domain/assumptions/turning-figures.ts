import { assumptionsLimits } from "#config/limits/assumptions.ts";
import type { Assumption } from "#domain/assumptions/register.ts";
import { addDays } from "#domain/time/calendar.ts";

/** London days; the first is left out, the last is in. */
export interface Period {
  after: string;
  by: string;
}

/** Figures of which administrators are told in this period: 14 days before their last day, and on it; soonest first. */
export function figuresTurning(rows: readonly Assumption[], { after, by }: Period): Assumption[] {
  const isWithin = (day: string) => after < day && day <= by;
  return rows
    .filter(({ validUntil }) => isWithin(validUntil) || isWithin(addDays(validUntil, -assumptionsLimits.warningDays)))
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil));
}
