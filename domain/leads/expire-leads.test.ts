import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { expireLeads } from "#domain/leads/expire-leads.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aLead, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON } from "#tests/support/people.ts";

eachDatabase("the nightly task", (open) => {
  it("expires open leads past their sixty days, and nothing else", async () => {
    const db = await open();
    const admin = await anAdmin(db);
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const old = later({ days: -60 });
    const young = later({ days: -60, milliseconds: 1 });
    const expected: Record<string, string> = {};
    expected[(await aRequest(db, { now: old })).leadId] = "expired";
    expected[(await aRequest(db, { now: young })).leadId] = "unconfirmed";
    expected[(await aConfirmedRequest(db, { now: young })).leadId] = "available";
    const partlySold = await aConfirmedRequest(db, { now: old });
    await purchaseLead({ db, now: old }, buyer, { leadId: partlySold.leadId, purchaseId: randomUUID() });
    expected[partlySold.leadId] = "expired";
    const sold = await aLead(db, { admin, places: 1, now: old });
    await purchaseLead({ db, now: old }, buyer, { leadId: sold, purchaseId: randomUUID() });
    expected[sold] = "sold";
    const closed = await aConfirmedRequest(db, { now: old });
    await closeRequest({ db, now: old }, closed.token);
    expected[closed.leadId] = "withdrawn";

    expect(await expireLeads({ db, now: NOON })).toBe(2);
    const rows = await ask<{ id: string; status: string }>(db.orm, "select id, status from leads");
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual(expected);
    const notes = await ask(
      db.orm,
      `select closed_by, closed_at = '${NOON.toISOString()}' as at from leads where status = 'expired'`,
    );
    expect(notes).toEqual([
      { closed_by: "age", at: true },
      { closed_by: "age", at: true },
    ]);
    expect(await expireLeads({ db, now: NOON })).toBe(0);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
