import { createHash } from "node:crypto";
import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { type Context, realTime } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { countHit, forgetHits, takeHitBack } from "#domain/throttle/throttle.sql.ts";

/** How often something may happen: `max` times in `minutes`, counted for each `subject` (an address, an e-mail). */
export interface Throttle {
  name: string;
  subject: string;
  max: number;
  minutes: number;
}

/** Of the context: attempts are counted by the real time, also where the demonstration's was moved on. */
type Moment = Pick<Context, "now" | "realNow">;

/**
 * Counts one attempt, in the database so that all processes share it. Errors: too_many_requests, with the seconds to
 * wait.
 */
export async function spendAttempt(tx: Queryable, throttle: Throttle, at: Moment): Promise<void> {
  const { isOver, resetSeconds } = await countAttempt(tx, throttle, at);
  if (isOver) throw new DomainError("too_many_requests", { waitSeconds: resetSeconds });
}

export interface Allowance {
  /** This attempt was one too many. */
  isOver: boolean;
  left: number;
  /** Until all attempts are there again. */
  resetSeconds: number;
}

/** Counts one attempt, in one statement, and returns what is left. Refuses nothing by itself. */
export async function countAttempt(tx: Queryable, throttle: Throttle, at: Moment): Promise<Allowance> {
  const now = realTime(at);
  const { hits, windowStartedAt } = await countHit(tx, keyOf(throttle), now, windowAt(throttle, now));
  const endsAt = windowStartedAt.getTime() + throttle.minutes * 60_000;
  const resetSeconds = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
  return { isOver: hits > throttle.max, left: Math.max(0, throttle.max - hits), resetSeconds };
}

/** Takes back one attempt that was counted and should not have been. */
export function giveAttemptBack(tx: Queryable, throttle: Throttle): Promise<void> {
  return takeHitBack(tx, keyOf(throttle));
}

/** Starts afresh, for example after a successful sign-in. */
export function forgetAttempts(tx: Queryable, throttle: Throttle): Promise<void> {
  return forgetHits(tx, keyOf(throttle));
}

/** The subject is hashed: the table of limits holds no address and no e-mail. */
function keyOf({ name, subject }: Throttle): string {
  return `${name}:${createHash("sha256").update(subject).digest("base64url")}`;
}

/** A window that begins later than any clock can say was begun by a clock that was wrong, and would lock for too long. */
function windowAt({ minutes }: Throttle, now: Date): { after: Date; until: Date } {
  return {
    after: new Date(now.getTime() - minutes * 60_000),
    until: new Date(now.getTime() + limits.clocksApartSeconds * 1000),
  };
}
