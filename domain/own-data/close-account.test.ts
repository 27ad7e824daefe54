import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { closeAccount } from "#domain/own-data/close-account.ts";
import { refundableInAll } from "#domain/payments/refund-all.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";

eachDatabase("closing an account", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });

  it("gives unspent bought credits back to the card first where that is chosen, and gives them up otherwise", async () => {
    for (const refundIds of [randomUUID, undefined]) {
      const company = await anInstaller(db, { admin, credits: 5 });
      const paymentId = randomUUID();
      await startPayment(context(), company, { paymentId, packId: "starter" });
      await settlePayment(context(), aPaidReport(paymentId));
      await purchaseLead(context(), company, { leadId: await aLead(db, { admin }), purchaseId: randomUUID() });
      const refundable = await refundableInAll(context(), company);
      expect(refundable).toEqual({ credits: 20, pence: 9900 });
      const choice = refundIds ? { refundIds } : {};
      await closeAccount(context(), company, { companyName: company.installer.companyName, ...choice });
      const refunds = await ask(
        db.orm,
        `select amount_pence, state from card_refunds where payment_id = '${paymentId}'`,
      );
      expect(refunds).toEqual(refundIds ? [{ amount_pence: 9900, state: "approved" }] : []);
      const [mail] = await ask(
        db.orm,
        `select (payload->>'credits')::int as credits, (payload->>'refundPence')::int as pence
           from jobs where payload->>'mail' = 'account-closed' and payload->>'to' = '${company.email}'`,
      );
      expect(mail).toEqual(refundIds ? { credits: 0, pence: 9900 } : { credits: 20, pence: 0 });
      const named = await ask(db.orm, `select 1 from audit_log t where t::text like '%${company.email}%'`);
      expect(named).toEqual([]);
      expect(await brokenPromises(db.orm)).toEqual([]);
    }
  });
});
