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

/** From the context: attempts are counted by real time, even where the demonstration's clock was moved on. */
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
  /** Whether this attempt was one too many. */
  isOver: boolean;
  left: number;
  /** Until all attempts are available again. */
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

/** Takes back an attempt that should not have been counted. */
export function giveAttemptBack(tx: Queryable, throttle: Throttle): Promise<void> {
  return takeHitBack(tx, keyOf(throttle));
}

/** Starts afresh, for example after a successful sign-in. */
export function forgetAttempts(tx: Queryable, throttle: Throttle): Promise<void> {
  return forgetHits(tx, keyOf(throttle));
}

/** The subject is hashed: the table of limits holds neither addresses nor e-mails. */
function keyOf({ name, subject }: Throttle): string {
  return `${name}:${createHash("sha256").update(subject).digest("base64url")}`;
}

/** A window starting later than any clock could say came from a clock that was wrong, and would lock for too long. */
function windowAt({ minutes }: Throttle, now: Date): { after: Date; until: Date } {
  return {
    after: new Date(now.getTime() - minutes * 60_000),
    until: new Date(now.getTime() + limits.clocksApartSeconds * 1000),
  };
}
