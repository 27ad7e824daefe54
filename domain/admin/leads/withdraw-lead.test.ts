import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { withdrawLeads } from "#domain/admin/leads/withdraw-leads.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, installers, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("withdrawing a lead", (open) => {
  let db: Database;
  let admin: User;
  const withdraw = (leadId: string, by: User = admin, reason = "Entered twice.") =>
    withdrawLead({ db, now: NOON }, by, { leadId, reason });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("ends its sale, with the reason on record, and tells nobody", async () => {
    const leadId = await aLead(db, { admin });
    const jobs = await ask(db.orm, "select id from jobs");
    await withdraw(leadId);
    expect(await ask(db.orm, `select * from leads where id = '${leadId}'`)).toMatchObject([
      { status: "withdrawn", closed_by: "admin", closed_reason: "Entered twice." },
    ]);
    const audit = await ask(db.orm, `select * from audit_log where action = 'withdraw-lead'`);
    expect(audit).toMatchObject([
      {
        actor_id: admin.userId,
        subject_id: leadId,
        reason: "Entered twice.",
        before: { status: "available" },
        after: { status: "withdrawn" },
      },
    ]);
    expect(await ask(db.orm, "select id from jobs")).toHaveLength(jobs.length);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchase = purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() });
    expect(await outcomeOf(purchase)).toBe("lead_unavailable");
  });

  it("works before the customer has confirmed, and leaves sold leads alone", async () => {
    expect(await outcomeOf(withdraw((await aRequest(db)).leadId))).toBe("done");
    const sold = await aLead(db, { admin, places: 1 });
    const buyer = await anInstaller(db, { admin, credits: 5 });
    await purchaseLead({ db, now: NOON }, buyer, { leadId: sold, purchaseId: randomUUID() });
    expect(await outcomeOf(withdraw(sold))).toBe("conflict");
    expect(await ask(db.orm, `select status from leads where id = '${sold}'`)).toEqual([{ status: "sold" }]);
  });

  it("is done once by two administrators at the same time", async () => {
    const other = await anAdmin(db);
    const leadId = await aLead(db, { admin });
    expect(await outcomesOf([withdraw(leadId), withdraw(leadId, other)])).toEqual({ done: 1, conflict: 1 });
    expect(await ask(db.orm, `select id from audit_log where subject_id = '${leadId}'`)).toHaveLength(2);
  });

  it("never takes away what is bought at the same moment", async () => {
    const leadId = await aLead(db, { admin, places: 3 });
    const buyers = await installers(db, 3, { admin });
    const purchases = buyers.map((buyer) =>
      outcomeOf(purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() })),
    );
    const [own, ...outcomes] = await Promise.all([outcomeOf(withdraw(leadId)), ...purchases]);
    const bought = outcomes.filter((outcome) => outcome === "done").length;
    expect(own).toBe(bought === 3 ? "conflict" : "done");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("needs an administrator, a reason and a lead", async () => {
    const leadId = await aLead(db, { admin });
    const installer = await anInstaller(db, { admin });
    expect(await outcomeOf(withdrawLead({ db, now: NOON }, visitor, { leadId, reason: "x" }))).toBe("not_signed_in");
    expect(await outcomeOf(withdraw(leadId, installer))).toBe("not_admin");
    expect(await outcomeOf(withdraw(leadId, admin, "  "))).toBe("invalid_input");
    expect(await outcomeOf(withdraw(randomUUID()))).toBe("not_found");
    expect(await ask(db.orm, `select status from leads where id = '${leadId}'`)).toEqual([{ status: "available" }]);
  });

  it("of several keeps none from the others, says which were left, and does nothing again", async () => {
    const all = (leadIds: string[], by: User = admin, reason = "A test of ours.") =>
      withdrawLeads({ db, now: NOON }, by, { leadIds, reason });
    const one = await aLead(db, { admin });
    const other = await aLead(db, { admin });
    const sold = await aLead(db, { admin, places: 1 });
    const buyer = await anInstaller(db, { admin, credits: 5 });
    await purchaseLead({ db, now: NOON }, buyer, { leadId: sold, purchaseId: randomUUID() });
    const nowhere = randomUUID();
    expect(await all([one, sold, nowhere, other, one])).toEqual({ withdrawn: [one, other], left: [sold, nowhere] });
    expect(await all([one, other])).toEqual({ withdrawn: [], left: [one, other] });
    const kept = await ask(db.orm, `select subject_id from audit_log where reason = 'A test of ours.' order by id`);
    expect(kept).toMatchObject([{ subject_id: one }, { subject_id: other }]);
    const many = Array.from({ length: limits.adminPageSize + 1 }, () => randomUUID());
    expect(await outcomeOf(all([]))).toBe("invalid_input");
    expect(await outcomeOf(all(many))).toBe("invalid_input");
    expect(await outcomeOf(all([one], admin, " "))).toBe("invalid_input");
    expect(await outcomeOf(all([one], buyer))).toBe("not_admin");
  });
});
