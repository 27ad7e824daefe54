import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { countCompanies } from "#domain/statistics/count-companies.ts";
import { measuredContact } from "#domain/statistics/measured-contact.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aRefund } from "#tests/support/lead-reports.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer } from "#tests/support/people.ts";

const HOUR_MILLISECONDS = 3_600_000;

eachDatabase("the measured time to first contact", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    buyer = await anInstaller(db, { admin, credits: 500 });
  });

  async function measured(now: Date) {
    await countCompanies({ db, now });
    return measuredContact({ db, now });
  }

  /** A purchase at this moment, contacted after so many hours, or never. */
  async function aPurchase(moment: string, hours?: number): Promise<string> {
    const purchaseId = randomUUID();
    const bought = new Date(moment);
    await purchaseLead({ db, now: bought }, buyer, { leadId: await aLead(db, { admin, now: bought }), purchaseId });
    if (hours !== undefined) {
      const at = new Date(bought.getTime() + hours * HOUR_MILLISECONDS);
      await changeStage({ db, now: at }, buyer, { purchaseId, stage: "contacted" });
    }
    return purchaseId;
  }

  it("is shown from the tenth purchase on, with the silent ones as the longest", async () => {
    const now = new Date("2026-04-30T12:00:00Z");
    for (const hours of [1, 2, 3, 4, 5]) await aPurchase("2026-04-20T12:00:00Z", hours);
    for (let silent = 0; silent < 4; silent++) await aPurchase("2026-04-21T12:00:00Z");
    expect(await measured(now)).toBeUndefined();
    await aPurchase("2026-04-22T12:00:00Z", 6);
    // Of 1, 2, 3, 4, 5, 6 and four that never were, half had it within 5 hours.
    expect(await measured(now)).toEqual({ purchases: 10, medianMinutes: 5 * 60 });
  });

  it("counts neither the last day nor what is older than 90 days", async () => {
    const now = new Date("2026-12-31T12:00:00Z");
    for (let old = 0; old < 5; old++) await aPurchase("2026-10-02T11:59:00Z", 1);
    for (let counted = 0; counted < 9; counted++) await aPurchase("2026-12-10T12:00:00Z", 2);
    for (let fresh = 0; fresh < 5; fresh++) await aPurchase("2026-12-30T12:01:00Z", 1);
    expect(await measured(now)).toBeUndefined();
    await aPurchase("2026-12-30T11:59:00Z", 2);
    expect(await measured(now)).toEqual({ purchases: 10, medianMinutes: 2 * 60 });
  });

  it("is no figure where more than half never heard, and leaves refunded purchases out", async () => {
    const now = new Date("2027-07-31T12:00:00Z");
    for (let silent = 0; silent < 6; silent++) await aPurchase("2027-07-10T12:00:00Z");
    for (let called = 0; called < 5; called++) await aPurchase("2027-07-11T12:00:00Z", 3);
    expect(await measured(now)).toBeUndefined();
    const purchaseId = await aPurchase("2027-07-12T12:00:00Z");
    await aRefund(db, { admin, buyer, purchaseId, now: new Date("2027-07-13T12:00:00Z") });
    await aPurchase("2027-07-12T12:00:00Z", 4);
    expect(await measured(now)).toEqual({ purchases: 12, medianMinutes: 4 * 60 });
  });
});
