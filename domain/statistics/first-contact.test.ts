import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { soldPlaces } from "#domain/admin/leads/sold-places.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { firstContact } from "#domain/statistics/first-contact.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer } from "#tests/support/people.ts";

const now = new Date("2026-11-18T12:00:00Z");
const HOUR_MILLISECONDS = 3_600_000;

eachDatabase("the time to first contact", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    buyer = await anInstaller(db, { admin, credits: 100 });
  });

  /** A purchase on this day at noon, whose stage was changed after so many hours each. */
  async function aPurchase(day: string, ...changes: [hours: number, stage: string][]): Promise<void> {
    const purchaseId = randomUUID();
    const bought = new Date(`${day}T12:00:00Z`);
    await purchaseLead({ db, now: bought }, buyer, { leadId: await aLead(db, { admin, now: bought }), purchaseId });
    for (const [hours, stage] of changes) {
      const at = new Date(bought.getTime() + hours * HOUR_MILLISECONDS);
      await changeStage({ db, now: at }, buyer, { purchaseId, stage, lostReason: "price" });
    }
  }

  async function weekOf(monday: string) {
    const { weeks } = await firstContact({ db, now }, admin, monday);
    return weeks.find((week) => week.monday === monday);
  }

  it("is the median and the 90th percentile of those contacted, by the week of the purchase", async () => {
    for (const hours of [1, 2, 4, 30, 50]) await aPurchase("2026-03-10", [hours, "contacted"]);
    await aPurchase("2026-03-15");
    // By hand: of 1, 2, 4, 30, 50 the middle one; nine tenths of the way from the first to the fifth is 0.6 of 30 to 50.
    expect(await weekOf("2026-03-09")).toEqual({
      monday: "2026-03-09",
      sunday: "2026-03-15",
      bought: 6,
      contacted: 5,
      inTime: 3,
      medianMinutes: 4 * 60,
      ninetiethMinutes: 42 * 60,
    });
    const lists = { from: "2026-03-09", to: "2026-03-15" };
    const total = async (contact: "yes" | "no" | "in-time") =>
      (await soldPlaces({ db, now }, admin, { ...lists, contact })).total;
    expect([await total("yes"), await total("in-time"), await total("no")]).toEqual([5, 3, 1]);
  });

  it("lies between two for an even number, and counts exactly 24 hours as in time", async () => {
    await aPurchase("2026-04-07", [24, "lost"]);
    await aPurchase("2026-04-07", [48, "won"]);
    expect(await weekOf("2026-04-06")).toMatchObject({ inTime: 1, medianMinutes: 36 * 60 });
  });

  it("is set once: no later stage moves it and none takes it away", async () => {
    await aPurchase("2026-05-05", [1, "new"], [3, "contacted"], [9, "quoted"], [20, "new"], [40, "lost"]);
    expect(await weekOf("2026-05-04")).toMatchObject({ contacted: 1, medianMinutes: 3 * 60 });
    await aPurchase("2026-05-12", [2, "contacted"], [5, "new"]);
    expect(await weekOf("2026-05-11")).toMatchObject({ contacted: 1, medianMinutes: 2 * 60 });
  });

  it("is nothing, not 0, where nobody was contacted or nothing bought", async () => {
    await aPurchase("2026-06-02");
    const nothing = { contacted: 0, inTime: 0, medianMinutes: null, ninetiethMinutes: null };
    expect(await weekOf("2026-06-01")).toMatchObject({ bought: 1, ...nothing });
    expect(await weekOf("2026-06-08")).toMatchObject({ bought: 0, ...nothing });
  });
});
