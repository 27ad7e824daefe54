import { createHash } from "node:crypto";
import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { type Context, realTime } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type Counter, countHits, forgetHits, takeHitBack } from "#domain/rate-limits.sql.ts";

/** How often something may happen: `max` times in `minutes`, counted for each `subject` (an address, an email). */
export interface RateLimit {
  name: string;
  subject: string;
  max: number;
  minutes: number;
}

/** From the context: attempts are counted by real time, even where the demonstration's clock was moved on. */
type Moment = Pick<Context, "now" | "realNow">;

/**
 * Counts one attempt, in the database so that all processes share it. Errors: too_many_requests, with the seconds to
 * wait, and `words` for people.
 */
export async function spendAttempt(tx: Queryable, throttle: RateLimit, at: Moment, words?: string): Promise<void> {
  const exceeded = await exceededOf(tx, [throttle], at);
  if (exceeded) throw tooMany(exceeded, words);
}

/**
 * Counts one attempt at each of several limits, in one statement, as `exceededOf` does. Errors: too_many_requests, with
 * the seconds to wait for the first that is exceeded.
 */
export async function checkRateLimits(tx: Queryable, throttles: RateLimit[], at: Moment): Promise<void> {
  const exceeded = await exceededOf(tx, throttles, at);
  if (exceeded) throw tooMany(exceeded);
}

/**
 * Counts one attempt at each of several limits, in one statement, and returns the first that is exceeded. Those after
 * it are not counted: an attempt stopped by its own limit uses up nothing shared.
 */
export async function exceededOf(
  tx: Queryable,
  throttles: RateLimit[],
  at: Moment,
): Promise<(RateLimit & Allowance) | undefined> {
  const last = (await countInTurn(tx, throttles, at)).at(-1);
  return last?.isOver ? last : undefined;
}

export interface Allowance {
  /** Whether this attempt was one too many. */
  isOver: boolean;
  left: number;
  /** Until all attempts are available again. */
  resetSeconds: number;
}

/** The refusal of an attempt that was one too many, with the seconds to wait. */
export function tooMany({ resetSeconds }: Pick<Allowance, "resetSeconds">, words?: string): DomainError {
  return new DomainError("too_many_requests", { waitSeconds: resetSeconds, ...(words ? { words } : {}) });
}

/** Counts one attempt, in one statement, and returns what is left. Refuses nothing by itself. */
export async function countAttempt(tx: Queryable, throttle: RateLimit, at: Moment): Promise<Allowance> {
  const [allowance] = await countInTurn(tx, [throttle], at);
  return allowance ?? { isOver: false, left: throttle.max, resetSeconds: 1 };
}

/** Takes back an attempt that should not have been counted. */
export function giveAttemptBack(tx: Queryable, throttle: RateLimit): Promise<void> {
  return takeHitBack(tx, keyOf(throttle));
}

/** Starts afresh, for example after a successful sign-in. */
export function forgetAttempts(tx: Queryable, throttle: RateLimit): Promise<void> {
  return forgetHits(tx, keyOf(throttle));
}

/** For a statement that counts attempts along with all else that it writes. */
export function counterOf(throttle: RateLimit, at: Moment): RateLimit & Counter {
  return { ...throttle, key: keyOf(throttle), ...windowAt(throttle, realTime(at)) };
}

async function countInTurn(tx: Queryable, throttles: RateLimit[], at: Moment): Promise<(RateLimit & Allowance)[]> {
  const now = realTime(at);
  const counters = throttles.map((throttle) => counterOf(throttle, at));
  const counted = await countHits(tx, counters, now);
  return counted.map(({ name, subject, max, minutes, hits, windowStartedAt }) => {
    const endsAt = windowStartedAt.getTime() + minutes * 60_000;
    const resetSeconds = Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
    return { name, subject, max, minutes, isOver: hits > max, left: Math.max(0, max - hits), resetSeconds };
  });
}

/** The subject is hashed: the table of limits holds neither addresses nor emails. */
function keyOf({ name, subject }: RateLimit): string {
  return `${name}:${createHash("sha256").update(subject).digest("base64url")}`;
}

/** A window starting later than any clock could say came from a wrong clock, and would lock for too long. */
function windowAt({ minutes }: RateLimit, now: Date): { after: Date; until: Date } {
  return {
    after: new Date(now.getTime() - minutes * 60_000),
    until: new Date(now.getTime() + limits.clocksApartSeconds * 1000),
  };
}
