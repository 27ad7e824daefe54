import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import type { HolidayForm } from "#domain/coverage/holiday-form.ts";
import {
  type HolidayRow,
  holidayExists,
  insertHoliday,
  markHolidayEnded,
  openHolidays,
} from "#domain/coverage/holidays.sql.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** London days, the last one included; without a service type, for all services. */
export type PlannedHoliday = Pick<HolidayRow, "id" | "startsOn" | "endsOn" | "serviceType" | "reason"> & {
  isRunning: boolean;
};

/** The company's current and future holidays, the first to begin first. Errors: not_signed_in, not_found. */
export async function myHolidays({ db, now }: Context, actor: Actor): Promise<PlannedHoliday[]> {
  const today = londonDay(now);
  const rows = await openHolidays(db.orm, requireInstaller(actor, "upkeep").id, today);
  return rows.map(({ id, startsOn, endsOn, serviceType, reason }) => ({
    id,
    startsOn,
    endsOn,
    serviceType,
    reason,
    isRunning: startsOn <= today,
  }));
}

/**
 * Stops the company buying on these days, by any member and any route; earlier purchases are untouched. The caller
 * makes `id` (a UUID): repeating it changes nothing. Errors: not_signed_in, not_found, invalid_input (too many at
 * once).
 */
export async function addHoliday(
  { db, now }: Context,
  actor: Actor,
  { id, form }: { id: string; form: HolidayForm },
): Promise<void> {
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "upkeep");
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, installerId);
    if (await holidayExists(tx, installerId, id)) return;
    if ((await openHolidays(tx, installerId, londonDay(now))).length >= limits.holidaysMax) throw tooMany();
    const row = { ...form, id, installerId, reason: form.reason ?? null, addedBy: user.userId, addedAt: now };
    if (!(await insertHoliday(tx, row))) throw new DomainError("conflict");
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "add-holiday", subject, after: daysOf(row), now });
  });
}

/** Ends a holiday now, or before it begins. Ending it again changes nothing. Errors: not_signed_in, not_found. */
export async function endHoliday({ db, now }: Context, actor: Actor, id: string): Promise<void> {
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "upkeep");
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, installerId);
    const ended = await markHolidayEnded(tx, { id, installerId, endedBy: user.userId }, now);
    if (!ended) {
      if (await holidayExists(tx, installerId, id)) return;
      throw new DomainError("not_found");
    }
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "end-holiday", subject, before: daysOf(ended), now });
  });
}

function daysOf({ startsOn, endsOn, serviceType }: Pick<HolidayRow, "startsOn" | "endsOn" | "serviceType">) {
  return { startsOn, endsOn, serviceType };
}

function tooMany(): DomainError {
  const message = `You have planned ${limits.holidaysMax} holidays, the most you can have. End one of them first.`;
  return new DomainError("invalid_input", { fields: { startsOn: [message] } });
}
