import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { spendAttempt } from "#domain/throttle/throttle.ts";

/**
 * Counts a call of a program that has a plan worked out, which costs us more than most answers. Errors:
 * too_many_requests (`limits.planCallsPerMinute` from one network address).
 */
export function countPlanCall({ db, ...at }: Context, address: string): Promise<void> {
  const throttle = { name: "plan-call", subject: address, max: limits.planCallsPerMinute, minutes: 1 };
  return spendAttempt(db.orm, throttle, at);
}
