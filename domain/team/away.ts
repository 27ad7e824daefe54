import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { mayAct } from "#domain/roles.ts";
import { lockMembers, membersOf, writeAway } from "#domain/team/team.sql.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { readDay } from "#domain/time/days.ts";

/** When somebody is away, and which colleague is told of their leads as well; null: nobody. */
export interface Away {
  /** First and last London day, both included. */
  from: string;
  to: string;
  cover: string | null;
}

/** When the actor is away; null if they are not, or it is over. Errors: not_signed_in, not_found. */
export async function myAway({ db, now }: Context, actor: Actor): Promise<Away | null> {
  const { userId } = requireUser(actor);
  const members = await membersOf(db.orm, requireInstaller(actor, "own").id);
  const me = members.find((one) => one.userId === userId);
  return me ? awayOf(me, now) : null;
}

/** As stored, unless it is over. */
export function awayOf(
  { awayFrom, awayTo, coverUserId }: { awayFrom: string | null; awayTo: string | null; coverUserId: string | null },
  now: Date,
): Away | null {
  if (awayFrom === null || awayTo === null || awayTo < londonDay(now)) return null;
  return { from: awayFrom, to: awayTo, cover: coverUserId };
}

/** What a form says: with neither day, not away. */
export function awayTyped(text: (name: string) => string): Away | null {
  const from = text("from");
  const to = text("to");
  return from === "" && to === "" ? null : { from, to, cover: text("cover") || null };
}

/**
 * Says when somebody is away and who covers, or with null that they are not; nothing changes hands. Everybody for
 * themselves, owners for anybody. Errors: not_signed_in, not_found, role_required, invalid_input (fields `from`, `to`,
 * `cover`).
 */
export async function setAway(
  { db, now }: Context,
  actor: Actor,
  { userId, away }: { userId: string; away: { from: string; to: string; cover: string | null } | null },
): Promise<void> {
  const user = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, userId === user.userId ? "own" : "company");
  await inTransaction(db, async (tx) => {
    const members = await lockMembers(tx, installerId);
    if (!members.some((one) => one.userId === userId)) throw new DomainError("not_found");
    if (away) {
      const cover = members.find((one) => one.userId === away.cover && one.userId !== userId);
      const isCover = away.cover === null || (cover !== undefined && mayAct(cover.role, "bought_leads"));
      const fields = { ...daysWrong(away, londonDay(now)), ...(isCover ? {} : { cover: [COVER] }) };
      if (Object.keys(fields).length > 0) throw new DomainError("invalid_input", { fields });
    }
    await writeAway(tx, { installerId, userId, away });
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, user, { action: "set-away", subject, after: { userId, ...away }, now });
  });
}

const COVER = "Choose a colleague who works on your bought leads.";

function daysWrong({ from, to }: { from: string; to: string }, today: string): FieldErrors {
  const first = readDay(from);
  const last = readDay(to);
  return {
    ...(first ? {} : { from: ["Enter the first day away."] }),
    ...(!last
      ? { to: ["Enter the last day away."] }
      : last < today || (first && last < first)
        ? { to: ["The last day is not before the first, and not over."] }
        : last > addDays(today, limits.awayDaysMax)
          ? { to: ["Enter a day within the next year."] }
          : {}),
  };
}
