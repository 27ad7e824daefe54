import { refreshStatistics } from "#db/bulk.sql.ts";
import {
  changeBulkStatuses,
  givePassword,
  insertBulkAdmin,
  insertBulkAudit,
  insertBulkJobs,
  insertBulkPayments,
  insertBulkProofs,
  insertBulkRefunds,
} from "#db/bulk-office.sql.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";

/** What accumulates beside the leads and installers from `addBulkData`; there must be no others. */
export interface OfficeOrder {
  leads: number;
  installers: number;
  auditRows: number;
  jobsDone: number;
  jobsFailed: number;
  refundRequests: number;
  openRefundRequests: number;
  payments: number;
}

export const ADMIN_EMAIL = "administrator@example.com";

/** Adds an administrator who can sign in, and the things administrators look after. */
export async function addOfficeData({ db, now }: Context, order: OfficeOrder, passwordHash: string): Promise<void> {
  const { leads, installers, auditRows, jobsDone, jobsFailed, refundRequests, openRefundRequests, payments } = order;
  const adminId = await inTransaction(db, async (tx) => {
    const id = await insertBulkAdmin(tx, ADMIN_EMAIL, now);
    await insertBulkProofs(tx, id, now);
    await insertBulkAudit(tx, { rows: auditRows, installers, leads, adminId: id }, now);
    await insertBulkJobs(tx, { done: jobsDone, failed: jobsFailed, leads, installers }, now);
    await insertBulkRefunds(tx, { requests: refundRequests, open: openRefundRequests, adminId: id }, now);
    await insertBulkPayments(tx, { payments, installers }, now);
    await changeBulkStatuses(tx, now);
    return id;
  });
  await givePassword(db, adminId, passwordHash);
  await refreshStatistics(db);
}
