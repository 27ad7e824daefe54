import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { evidenceText } from "#app/routes/admin/payments/evidence-lines.ts";
import { receiptPaper } from "#app/routes/installer/receipts/receipt-lines.ts";
import { drawPaper } from "#app/web/pdf/draw-paper.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { disputeEvidence } from "#domain/admin/payments/evidence.ts";
import { recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { wordsOfPdf } from "#tests/pdf-words.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aLead } from "#tests/support/leads.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("the evidence for a dispute", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON, address: "203.0.113.7", device: "Firefox on Windows" });
  async function pay(): Promise<string> {
    const paymentId = randomUUID();
    await startPayment(context(), buyer, { paymentId, packId: "starter" });
    await settlePayment(context(), aPaidReport(paymentId));
    return paymentId;
  }

  it("tells who paid, who signed in, and which leads these credits bought, and names no customer", async () => {
    // The first 10 credits were granted, so the first two leads were not bought with the payment's.
    buyer = await anInstaller(db, { admin, credits: 10 });
    const payment = await pay();
    await recordSecurityEvent(db.orm, context(), { kind: "signed_in", userId: buyer.userId });
    for (let many = 0; many < 5; many++) {
      await purchaseLead(context(), buyer, { leadId: await aLead(db, { admin }), purchaseId: randomUUID() });
    }
    const other = await pay();
    expect(await outcomeOf(disputeEvidence(context(), admin, payment))).toBe("not_found");
    for (const id of [payment, other]) {
      const news = { kind: "dispute", paymentId: id, paymentIntentId: null, status: "needs_response" } as const;
      const event = { id: `evt_${randomUUID()}`, type: "charge.dispute.created" };
      await recordReversal(context(), { ...news, disputedAt: NOON }, event);
    }
    const evidence = await disputeEvidence(context(), admin, payment);
    expect(evidence.leads).toHaveLength(3);
    expect((await disputeEvidence(context(), admin, other)).leads).toEqual([]);
    // Long values are cut into lines.
    const words = wordsOfPdf(await drawPaper(receiptPaper(evidenceText(evidence), NOON))).replace(/\s/g, "");
    expect(words).toContain("Evidence:ReceiptFW-");
    expect(words).toContain(buyer.email);
    expect(words).toContain("203.0.113.7,FirefoxonWindows");
    expect(words.match(/contactdetailswereshownatonce/g)).toHaveLength(3);
    expect(await outcomeOf(disputeEvidence(context(), buyer, payment))).toBe("not_admin");
  });
});
