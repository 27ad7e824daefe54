import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { checkRateLimits } from "#domain/rate-limits/rate-limits.ts";

const DAY_MINUTES = 24 * 60;

/**
 * Counts one change of what a request says about reaching its customer, each kind by itself. Errors: too_many_requests
 * (`limits.contactCorrectionsPerDay` of a kind).
 */
export function spendContactChange(
  tx: Queryable,
  name: "contact-corrected" | "contact-wish-changed",
  { leadId, now }: { leadId: string; now: Date },
): Promise<void> {
  const throttle = { name, subject: leadId, max: limits.contactCorrectionsPerDay, minutes: DAY_MINUTES };
  return checkRateLimits(tx, [throttle], { now });
}
