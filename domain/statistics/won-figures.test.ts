import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { saveJobValue } from "#domain/purchases/job-value.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { wonFigures } from "#domain/statistics/won-figures.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON, outcomeOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("what won jobs cost and are worth", (open) => {
  let db: Database;
  let admin: User;
  const at = () => ({ db, now: NOON });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("by service and area, with the reasons of those lost; a job without a value is counted apart", async () => {
    const buyer = await anInstaller(db, { admin, credits: 40 });
    const buy = async (stage: string, lostReason?: string) => {
      const { leadId } = await aConfirmedRequest(db);
      const purchaseId = randomUUID();
      await purchaseLead(at(), buyer, { leadId, purchaseId });
      await changeStage(at(), buyer, { purchaseId, stage, lostReason });
      return purchaseId;
    };
    const worth = await buy("won");
    await buy("won");
    await buy("lost", "price");
    await buy("lost", "price");
    await buy("lost", "could not reach them");
    await buy("quoted");
    await saveJobValue(at(), buyer, { purchaseId: worth, jobValue: "£6,450" });
    for (const jobValue of ["a lot", "0.50", "5,000,001"]) {
      expect(await outcomeOf(saveJobValue(at(), buyer, { purchaseId: worth, jobValue }))).toBe("invalid_input");
    }
    await ask(
      db.orm,
      `insert into payments (id, installer_id, pack, credits, amount_pence, status, created_at, paid_at, receipt_number)
       values (gen_random_uuid(), '${buyer.installer.id}', 'starter', 20, 9900, 'paid', now(), now(),
               (select coalesce(max(receipt_number), 0) + 1 from payments))`,
    );
    // 30 credits at £99 for 20 are £148.50, for 2 jobs £74.25 each.
    const row = { leads: 6, wonJobs: 2, spentCredits: 30, costPence: 7425, wonPence: 645_000, unvalued: 1 };
    expect(await wonFigures(at(), buyer)).toEqual({
      byService: [{ ...row, name: "Solar Panels" }],
      byArea: [{ ...row, name: "CR" }],
      lost: [
        { reason: "price", leads: 2 },
        { reason: "could not reach them", leads: 1 },
      ],
    });
    const surveyor = { ...buyer, installer: { ...buyer.installer, role: "surveyor" as const } };
    expect(await outcomeOf(wonFigures(at(), surveyor))).toBe("role_required");
  });

  it("takes the quote that the customer chose before what was typed, as the purchase's own page does", async () => {
    const { token, one } = await aQuotedProject(db, admin);
    const { buyer: installer, purchaseId } = one;
    await saveJobValue(at(), installer, { purchaseId, jobValue: "£6,450" });
    const typed = await myPurchase(at(), installer, purchaseId);
    expect(typed.jobValue).toEqual({ pence: 645_000, from: "typed" });
    await chooseQuote(at(), token, { quoteId: one.quoteId, reasons: new Map() });
    await changeStage(at(), installer, { purchaseId, stage: "won" });
    const { jobValue } = await myPurchase(at(), installer, purchaseId);
    expect(jobValue?.from).toBe("quote");
    expect(jobValue?.pence).not.toBe(645_000);
    const { byService } = await wonFigures(at(), installer);
    expect(byService).toMatchObject([{ wonJobs: 1, wonPence: jobValue?.pence, unvalued: 0 }]);
  });
});
