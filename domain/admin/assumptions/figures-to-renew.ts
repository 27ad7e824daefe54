import { assumptionsLimits } from "#config/limits/assumptions.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { outOfDateSince, runningOut } from "#domain/assumptions/currency.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import type { Context } from "#domain/context.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** A figure that is out of date or soon will be, for administrators. */
export interface FigureToRenew {
  readonly id: string;
  readonly label: string;
  readonly source: string;
  readonly checkedOn: string;
  readonly validUntil: string;
  /** The first day on which it is out of date, if that has come. */
  readonly outOfDateSince: string | null;
}

/** What runs out within 14 days or has run out, the soonest first. Errors: forbidden to all but administrators. */
export function figuresToRenew({ now }: Pick<Context, "now">, actor: Actor): FigureToRenew[] {
  requireAdmin(actor, "operation");
  const today = londonDay(now);
  return runningOut(wholeRegister, today, assumptionsLimits.warningDays).map(
    ({ id, label, source, checkedOn, validUntil }) => ({
      id,
      label,
      source,
      checkedOn,
      validUntil,
      outOfDateSince: outOfDateSince({ validUntil }, today) ?? null,
    }),
  );
}
