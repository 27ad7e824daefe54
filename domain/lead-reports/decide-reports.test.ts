import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { declineReport } from "#domain/lead-reports/decide-report.ts";
import { type DecisionOnSeveral, decideReports } from "#domain/lead-reports/decide-reports.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON, outcomeOf } from "#tests/support/people.ts";

const ACCEPT = { accept: true } as const;
const DECLINE = { accept: false, reason: "We called and they answered." } as const;

eachDatabase("several reports", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const decide = (requestIds: string[], decision: DecisionOnSeveral, by: User = admin) =>
    decideReports({ db, now: NOON }, by, { requestIds, decision });

  async function aReportOf(reason = "wrong_phone") {
    const { leadId } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    const id = await aReport(db, { buyer, purchaseId, form: { reason } });
    return { id, leadId, purchaseId, buyer };
  }

  const states = (ids: string[]) =>
    ask(
      db.orm,
      `select r.status, r.decision_reason as reason, l.status as lead from refund_requests r
       join lead_purchases p on p.id = r.purchase_id join leads l on l.id = p.lead_id
       where r.id in ('${ids.join("','")}') order by array_position(array['${ids.join("','")}'], r.id::text)`,
    );
  const givenBack = (purchaseId: string) =>
    ask(
      db.orm,
      `select amount from credit_transactions where transaction_type = 'refund' and cause_id = '${purchaseId}'`,
    );
  const told = (purchaseId: string) =>
    ask(
      db.orm,
      `select payload->>'mail' as mail from jobs
       where payload->>'purchaseId' = '${purchaseId}' and payload->>'mail' like '%refund%'`,
    );

  it("are accepted with the default for each lead, and each company gets its credits and a mail", async () => {
    const reports = [await aReportOf("wrong_phone"), await aReportOf("not_genuine"), await aReportOf("duplicate")];
    const ids = reports.map(({ id }) => id);
    expect(await decide(ids, ACCEPT)).toEqual({ decided: ids, left: [] });
    expect(await states(ids)).toEqual(
      ["paused", "withdrawn", "available"].map((lead) => ({ status: "accepted", reason: null, lead })),
    );
    for (const { purchaseId } of reports) {
      expect(await givenBack(purchaseId)).toEqual([{ amount: 5 }]);
      expect(await told(purchaseId)).toEqual([{ mail: "purchase-refunded" }]);
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("are declined for one reason, which is mailed to each company, and no credits move", async () => {
    const reports = [await aReportOf(), await aReportOf("not_genuine")];
    const ids = reports.map(({ id }) => id);
    expect(await decide(ids, DECLINE)).toEqual({ decided: ids, left: [] });
    const declined = { status: "declined", reason: DECLINE.reason, lead: "available" };
    expect(await states(ids)).toEqual([declined, declined]);
    for (const { purchaseId } of reports) {
      expect(await givenBack(purchaseId)).toEqual([]);
      expect(await told(purchaseId)).toEqual([{ mail: "refund-declined" }]);
    }
  });

  it("are decided even if others are already decided, missing or the administrator's own, and only once", async () => {
    const one = await aReportOf();
    const decided = await aReportOf();
    const own = await aReportOf();
    const other = await aReportOf();
    await declineReport({ db, now: NOON }, admin, { requestId: decided.id, reason: "Too late." });
    const both: User = { ...admin, installer: own.buyer.installer };
    const nowhere = randomUUID();
    expect(await decide([one.id, decided.id, own.id, nowhere, other.id, one.id], ACCEPT, both)).toEqual({
      decided: [one.id, other.id],
      left: [
        { requestId: decided.id, why: "conflict" },
        { requestId: own.id, why: "own_company" },
        { requestId: nowhere, why: "not_found" },
      ],
    });
    const again = { decided: [], left: [one, other].map(({ id }) => ({ requestId: id, why: "conflict" })) };
    expect(await decide([one.id, other.id], ACCEPT)).toEqual(again);
    expect(await decide([one.id, other.id], DECLINE)).toEqual(again);
    expect(await givenBack(one.purchaseId)).toEqual([{ amount: 5 }]);
    expect(await givenBack(own.purchaseId)).toEqual([]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("are decided once when two administrators accept and decline them at once", async () => {
    const ids = (await Promise.all([aReportOf(), aReportOf(), aReportOf()])).map(({ id }) => id);
    const other = await anAdmin(db);
    const [accepted, declined] = await Promise.all([decide(ids, ACCEPT), decide(ids.toReversed(), DECLINE, other)]);
    expect([...accepted.decided, ...declined.decided].toSorted()).toEqual(ids.toSorted());
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("are refused together without a choice, without a reason to decline, beyond a page, and to installers", async () => {
    const { id, buyer } = await aReportOf();
    const many = Array.from({ length: limits.adminPageSize + 1 }, () => randomUUID());
    expect(await outcomeOf(decide([], ACCEPT))).toBe("invalid_input");
    expect(await outcomeOf(decide(many, ACCEPT))).toBe("invalid_input");
    expect(await outcomeOf(decide([id], { accept: false, reason: " " }))).toBe("invalid_input");
    expect(await outcomeOf(decide([id], ACCEPT, buyer))).toBe("not_admin");
    expect(await states([id])).toMatchObject([{ status: "open" }]);
  });
});
