import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { type Home, isPlanKept } from "#domain/plans/plan-of-home.ts";
import { spendAttempt } from "#domain/rate-limits.ts";

const ENOUGH = `We work out up to ${limits.planCallsPerMinute} plans a minute for one network address. Please wait a minute and reload the page. Plans you have just seen open straight away.`;

/**
 * Counts a call that makes us work out a plan, which costs more than most answers. Errors: too_many_requests
 * (`limits.planCallsPerMinute` per network address).
 */
export function countPlanCall({ db, ...at }: Context, address: string): Promise<void> {
  const throttle = { name: "plan-call", subject: address, max: limits.planCallsPerMinute, minutes: 1 };
  return spendAttempt(db.orm, throttle, at, ENOUGH);
}

/** The same for a plan shown on a page, unless it is cached: reloading and sharing a plan use up nothing. */
export async function countUnkeptPlan(context: Context, address: string, home: Home): Promise<void> {
  if (!isPlanKept(home, context.now)) await countPlanCall(context, address);
}
