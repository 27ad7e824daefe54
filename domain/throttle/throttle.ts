import { createHash } from "node:crypto";
import type { Queryable } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import { countHit, forgetHits, hitsOf } from "#domain/throttle/throttle.sql.ts";

/** How often something may happen: `max` times in `minutes`, counted for each `subject` (an address, an e-mail). */
export interface Throttle {
  name: string;
  subject: string;
  max: number;
  minutes: number;
}

/** Counts one attempt, in the database so that all processes share it. Errors: too_many_requests. */
export async function spendAttempt(tx: Queryable, throttle: Throttle, now: Date): Promise<void> {
  const hits = await countHit(tx, keyOf(throttle), now, windowStart(throttle, now));
  if (hits > throttle.max) throw new DomainError("too_many_requests");
}

/** Refuses when no attempt is left, without counting one. Errors: too_many_requests. */
export async function requireAttemptLeft(tx: Queryable, throttle: Throttle, now: Date): Promise<void> {
  const hits = await hitsOf(tx, keyOf(throttle), windowStart(throttle, now));
  if (hits >= throttle.max) throw new DomainError("too_many_requests");
}

/** Starts afresh, for example after a successful sign-in. */
export function forgetAttempts(tx: Queryable, throttle: Throttle): Promise<void> {
  return forgetHits(tx, keyOf(throttle));
}

/** The subject is hashed: the table of limits holds no address and no e-mail. */
function keyOf({ name, subject }: Throttle): string {
  return `${name}:${createHash("sha256").update(subject).digest("base64url")}`;
}

function windowStart({ minutes }: Throttle, now: Date): Date {
  return new Date(now.getTime() - minutes * 60_000);
}
