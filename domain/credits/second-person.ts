import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { grantedPenceSince, refundedPenceSince } from "#domain/credits/credit-grants.sql.ts";

const DAY_MILLISECONDS = 86_400_000;

/**
 * Whether a refund or a grant of `pence` takes what one company was given in 30 days, refunds to the card and grants
 * together, over £500, so that a second administrator must agree. The caller has locked the company; `id` is that of the
 * refund or grant, which counts once.
 */
export async function needsSecondPerson(
  tx: Tx,
  { installerId, id, pence, now }: { installerId: string; id: string; pence: number; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - limits.refundApprovalDays * DAY_MILLISECONDS);
  const ofCompany = { installerId, exceptId: id, since };
  const before = (await refundedPenceSince(tx, ofCompany)) + (await grantedPenceSince(tx, ofCompany));
  return before + pence > limits.refundApprovalAbovePence;
}
