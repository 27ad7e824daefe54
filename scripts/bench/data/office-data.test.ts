import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { eachDatabase } from "#tests/support/databases.ts";
import { addBulkData } from "./bulk-data.ts";
import { addOfficeData } from "./office-data.ts";

const order = {
  leads: 300,
  installers: 100,
  auditRows: 50,
  jobsDone: 80,
  jobsFailed: 6,
  payments: 150,
  refundRequests: 20,
  openRefundRequests: 5,
};

eachDatabase("what administrators look after, in bulk", (open) => {
  it("keeps the rules of the database, and the balances are the ledger's", async () => {
    const db = await open();
    const context = { db, now: new Date() };
    await addBulkData(context, { leads: 300, installers: 100, available: 60, purchasesEach: 1, creditsEach: 100 });
    await addOfficeData(context, order, "no password");
    const { rows } = await db.orm.execute(sql`
      select (select count(*)::int from audit_log) as acts,
             (select count(*)::int from jobs where failed_at is not null) as failed,
             (select count(*)::int from refund_requests where status = 'open') as reported,
             (select count(*)::int from payments where status = 'paid') as paid,
             (select last from receipt_numbers) as receipts,
             (select count(*)::int from installer_documents) as documents,
             (select count(*)::int from profiles where status <> 'approved') as "notApproved",
             (select count(*)::int from profiles where credits <>
               (select sum(amount) from credit_transactions where installer_id = profiles.id)) as "wrongBalances"`);
    expect(rows[0]).toEqual({
      acts: 50,
      failed: 6,
      reported: 5,
      paid: 150,
      receipts: 150,
      documents: 200,
      notApproved: 5,
      wrongBalances: 0,
    });
  });
});
