import { assumptionsLimits } from "#config/limits/assumptions.ts";
import type { Assumption } from "#domain/assumptions/register.ts";
import { addDays } from "#domain/time/calendar.ts";

/** London days; the first is excluded, the last included. */
export interface Period {
  after: string;
  by: string;
}

/** The figures to tell administrators about in this period: 14 days before their last day, and on it. Soonest first. */
export function figuresTurning(rows: readonly Assumption[], { after, by }: Period): Assumption[] {
  const isWithin = (day: string) => after < day && day <= by;
  return rows
    .filter(({ validUntil }) => isWithin(validUntil) || isWithin(addDays(validUntil, -assumptionsLimits.warningDays)))
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil));
}
