import { z } from "zod";
import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { addHoursAhead, hoursAheadRow } from "#domain/demo/demo-clock.sql.ts";
import { DomainError } from "#domain/errors.ts";

const HOURS = `Enter a whole number of hours, 1 to ${limits.demoClockHoursMax.toLocaleString("en-GB")}.`;

/** How far to move the demonstration's clock on, as a form or a program sends it. */
export const clockForm = z.object({
  hours: z.coerce.number(HOURS).int(HOURS).min(1, HOURS).max(limits.demoClockHoursMax, HOURS),
});

/** How many hours the demonstration is ahead of real time. Errors: none. */
export function hoursAhead({ db }: Pick<Context, "db">): Promise<number> {
  return hoursAheadRow(db.orm);
}

/**
 * Moves the demonstration's time on; like real time, it never moves back. Returns how many hours it is then ahead.
 * Errors: invalid_input at `hours` if dates could not follow that far.
 */
export async function moveClockOn({ db }: Pick<Context, "db">, hours: number): Promise<number> {
  const ahead = await addHoursAhead(db.orm, hours, limits.demoClockHoursAheadMax);
  if (ahead !== undefined) return ahead;
  const message = "The demonstration cannot go that far into the future. Delete its data and start again.";
  throw new DomainError("invalid_input", { fields: { hours: [message] } });
}
