import { limits } from "#config/limits.ts";
import { type RefundReason, refundReasonLabel } from "#content/refund-reasons.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { refundedRows, refundedTotals } from "#domain/credits/refunded-credits.sql.ts";
import { type Asked, onePage, type Page, readCursor, writeCursor } from "#domain/cursor.ts";
import { days, filterReader } from "#domain/list-filter.ts";
import { momentsOf } from "#domain/time/days.ts";

/** The days on which credits were refunded. */
export const readRefundedFilter = filterReader(days);

/** Credits refunded for a purchase: a row of the ledger. */
export interface RefundedPurchase {
  purchaseId: string;
  at: Date;
  credits: number;
  installerId: string;
  companyName: string;
  leadId: string | null;
  purchasedAt: Date | null;
  /** The installer's reported reason; null if nothing was reported. */
  reportedAs: string | null;
}

export interface RefundedPage extends Page<RefundedPurchase> {
  /** Across all pages. */
  total: number;
  credits: number;
}

/**
 * The ledger's refunds by London day, newest first, a page at a time. Errors: invalid_cursor, not_signed_in, not_admin.
 */
export async function refundedCredits(
  { db }: Pick<Context, "db">,
  actor: Actor,
  { cursor, ...filter }: Asked<ReturnType<typeof readRefundedFilter>> = {},
): Promise<RefundedPage> {
  requireAdmin(actor, "payments");
  const query = momentsOf(filter);
  const size = limits.adminPageSize;
  const [rows, totals] = await Promise.all([
    refundedRows(db.orm, { ...query, after: readCursor(cursor), limit: size + 1 }),
    refundedTotals(db.orm, query),
  ]);
  const { shown, nextCursor } = onePage(rows, size, ({ at, causeId }) => writeCursor({ at, id: causeId }));
  const items = shown.map(({ causeId, amount, reason, ...row }) => ({
    ...row,
    purchaseId: causeId,
    credits: amount,
    reportedAs: reason && refundReasonLabel(reason satisfies RefundReason),
  }));
  return { items, ...totals, nextCursor };
}
