import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { holidayForm } from "#domain/coverage/holiday-form.ts";
import { addHoliday, endHoliday, myHolidays } from "#domain/coverage/holidays.ts";
import { DomainError } from "#domain/errors.ts";
import { purchaseByKey } from "#domain/purchases/purchase-by-key.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { servicesPausedFor } from "#domain/vetting/ended-proofs.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf, signedIn } from "#tests/support/people.ts";

const MINUTE = 60_000;

eachDatabase("a holiday", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const aBuyer = () => anInstaller(db, { admin, credits: 30 });
  const leadOf = (service_type: string, now = NOON) => aLead(db, { admin, now, form: { service_type } });
  const buy = (buyer: Buyer, leadId: string, now = NOON) =>
    outcomeOf(purchaseLead({ db, now }, buyer, { leadId, purchaseId: randomUUID() }));
  const fresh = async (buyer: Buyer) => ({ ...buyer, ...(await signedIn(db, buyer.userId)) }) as Buyer;

  async function away(buyer: User, startsOn: string, endsOn: string, given = {}, now = NOON): Promise<string> {
    const id = randomUUID();
    await addHoliday({ db, now }, buyer, { id, form: holidayForm(now).parse({ startsOn, endsOn, ...given }) });
    return id;
  }

  it("stops buying at once when it begins today, with its own message, on pages and by API key", async () => {
    const buyer = await aBuyer();
    const first = await leadOf("heat-pumps");
    const second = await leadOf("ev-chargers");
    expect(await buy(buyer, first)).toBe("done");
    const bought = await ask(db.orm, `select * from lead_purchases where installer_id = '${buyer.installer.id}'`);
    await away(buyer, "2026-11-20", "2027-01-03");
    // The buyer was loaded before the holiday was added.
    const refusal = await purchaseLead({ db, now: NOON }, buyer, { leadId: second, purchaseId: randomUUID() }).catch(
      (error) => (error instanceof DomainError ? [error.code, error.words] : error),
    );
    expect(refusal).toEqual([
      "buying_paused",
      "On holiday until 3 January 2027. You have not been charged. You can end the holiday on your profile, and buy again at once.",
    ]);
    expect(await outcomeOf(purchaseByKey({ db, now: NOON }, buyer, { leadId: second, key: "order 1" }))).toBe(
      "buying_paused",
    );
    expect(await buy(buyer, first)).toBe("already_purchased");
    expect(await ask(db.orm, `select * from lead_purchases where installer_id = '${buyer.installer.id}'`)).toEqual(
      bought,
    );
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it.each([
    ["in winter", "2026-12-21", "2026-12-22", "2026-12-21T00:00:00Z", "2026-12-23T00:00:00Z"],
    [
      "across the day on which summer time begins",
      "2027-03-28",
      "2027-03-28",
      "2027-03-28T00:00:00Z",
      "2027-03-28T23:00:00Z",
    ],
    ["across the day on which it ends", "2027-10-31", "2027-10-31", "2027-10-30T23:00:00Z", "2027-11-01T00:00:00Z"],
  ])("begins and ends to the minute in London, %s", async (_, startsOn, endsOn, begins, ends) => {
    const buyer = await aBuyer();
    await away(buyer, startsOn, endsOn, { serviceType: "heat-pumps" });
    for (const [moment, outcomes] of [
      [begins, ["done", "buying_paused"]],
      [ends, ["buying_paused", "done"]],
    ] as const) {
      const just = new Date(new Date(moment).getTime() - MINUTE);
      const now = new Date(moment);
      const leads = [await leadOf("heat-pumps", just), await leadOf("heat-pumps", just)];
      expect([
        await buy(await fresh(buyer), leads[0] ?? "", just),
        await buy(await fresh(buyer), leads[1] ?? "", now),
      ]).toEqual(outcomes);
    }
  });

  it("for one service leaves the others open, and alerts for it stop", async () => {
    const buyer = await aBuyer();
    await away(buyer, "2026-11-20", "2026-11-30", { serviceType: "commercial" });
    expect(await servicesPausedFor(db.orm, buyer.installer.id, NOON)).toEqual(["commercial"]);
    expect(await buy(buyer, await leadOf("commercial"))).toBe("buying_paused");
    expect(await buy(buyer, await leadOf("solar-panels"))).toBe("done");
  });

  it("can be ended early, once, and only by its own company", async () => {
    const buyer = await aBuyer();
    const other = await aBuyer();
    const id = await away(buyer, "2026-11-20", "2026-11-30", { reason: "Training week" });
    expect(await outcomeOf(endHoliday({ db, now: NOON }, other, id))).toBe("not_found");
    expect(await myHolidays({ db, now: NOON }, buyer)).toMatchObject([
      { id, reason: "Training week", isRunning: true },
    ]);
    await endHoliday({ db, now: NOON }, buyer, id);
    await endHoliday({ db, now: NOON }, buyer, id);
    expect(await buy(await fresh(buyer), await leadOf("heat-pumps"))).toBe("done");
    expect(await myHolidays({ db, now: NOON }, buyer)).toEqual([]);
  });

  it("is added once however often it is sent, and at most twenty may be open", async () => {
    const buyer = await aBuyer();
    const form = holidayForm(NOON).parse({ startsOn: "2026-12-21", endsOn: "2026-12-22" });
    const again = { id: randomUUID(), form };
    await Promise.all([1, 2, 3].map(() => addHoliday({ db, now: NOON }, buyer, again)));
    expect(await myHolidays({ db, now: NOON }, buyer)).toHaveLength(1);
    const more = Array.from({ length: 20 }, () => addHoliday({ db, now: NOON }, buyer, { id: randomUUID(), form }));
    const outcomes = await Promise.all(more.map((one) => outcomeOf(one)));
    expect(outcomes.toSorted()).toEqual([...Array(19).fill("done"), "invalid_input"]);
  });

  it("blocks every purchase once recorded, however many arrive at once", async () => {
    const buyers = await Promise.all(Array.from({ length: 10 }, aBuyer));
    const leads = await Promise.all(Array.from({ length: 10 }, () => leadOf("heat-pumps")));
    await Promise.all(
      buyers.flatMap((buyer, n) => [
        away(buyer, "2026-11-20", "2026-11-30"),
        ...[0, 1].map((more) => buy(buyer, leads[(n + more) % leads.length] ?? "")),
      ]),
    );
    const late = `select b.id from lead_purchases b join profiles p on p.id = b.installer_id
      where b.gate_version >= p.gate_version and p.id in (select installer_id from purchase_pauses where starts_on = '2026-11-20' and ends_on = '2026-11-30' and service_type is null and ended_at is null)`;
    expect(await ask(db.orm, late)).toEqual([]);
    for (const [n, buyer] of buyers.entries()) {
      expect(await buy(buyer, leads[(n + 5) % leads.length] ?? "")).toBe("buying_paused");
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it.each([
    [{ startsOn: "2026-11-19", endsOn: "2026-11-25" }, "startsOn"],
    [{ startsOn: "2026-11-25", endsOn: "2026-11-24" }, "endsOn"],
    [{ startsOn: "2026-11-25", endsOn: "2028-11-24" }, "endsOn"],
    [{ startsOn: "", endsOn: "2026-11-31" }, "startsOn"],
    [{ startsOn: "2026-11-25", endsOn: "2026-11-26", serviceType: "roofs" }, "serviceType"],
  ])("refuses %j beside its field", (form, field) => {
    const read = holidayForm(NOON).safeParse(form);
    expect(read.error?.issues.map(({ path }) => path[0])).toContain(field);
  });
});
