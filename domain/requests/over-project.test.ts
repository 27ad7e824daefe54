import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { myBrief } from "#domain/briefs/my-brief.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { watchProjects } from "#domain/projects/watch-projects.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { projectFrame } from "#domain/requests/project-frame.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON } from "#tests/support/people.ts";

eachDatabase("a project that is over", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const withdraw = (leadId: string) => withdrawLead(at(), admin, { leadId, reason: "A test." });
  async function aCompany(leadId: string) {
    await purchaseLead(at(), await anInstaller(db, { admin, credits: 5 }), { leadId, purchaseId: randomUUID() });
  }
  /** The same on each page: its first one, those around it and the brief. */
  async function isOver(token: string, now = NOON): Promise<boolean> {
    const said = [
      (await customerRequest(at(now), token)).isOver,
      (await projectFrame(at(now), token)).isOver,
      !(await myBrief(at(now), token)).canChange,
    ];
    expect(new Set(said).size, said.join(" ")).toBe(1);
    return said[0] === true;
  }

  it("is one withdrawn by our team before anyone bought it, but not one that was bought before", async () => {
    const alone = await aConfirmedRequest(db);
    const taken = await aConfirmedRequest(db);
    await aCompany(taken.leadId);
    expect(await isOver(alone.token)).toBe(false);
    for (const { leadId } of [alone, taken]) await withdraw(leadId);
    expect(await isOver(alone.token)).toBe(true);
    expect(await isOver(taken.token)).toBe(false);
    await ask(
      db.orm,
      `update lead_purchases set ended_at = now(), ended_reason = 'company_gone' where lead_id = '${taken.leadId}'`,
    );
    expect(await isOver(taken.token), "once the last company is gone").toBe(true);
  });

  it("is one that expired unsold, even before the nightly job", async () => {
    const alone = await aConfirmedRequest(db);
    const taken = await aConfirmedRequest(db);
    await aCompany(taken.leadId);
    expect(await isOver(alone.token, later({ days: 59 }))).toBe(false);
    expect(await isOver(alone.token, later({ days: 60 }))).toBe(true);
    expect(await isOver(taken.token, later({ days: 60 }))).toBe(false);
  });

  it("is one closed or stopped by its customer, whoever has the details", async () => {
    const closed = await aConfirmedRequest(db);
    const stopped = await aConfirmedRequest(db);
    for (const { leadId } of [closed, stopped]) await aCompany(leadId);
    await closeRequest(at(), closed.token);
    await stopEverything(at(), stopped.token, { erase: false });
    expect(await isOver(closed.token)).toBe(true);
    expect(await isOver(stopped.token)).toBe(true);
  });

  it("gets no still-looking mail after our team withdrew it, unless a company is involved", async () => {
    const alone = await aConfirmedRequest(db);
    const taken = await aConfirmedRequest(db);
    await aCompany(taken.leadId);
    for (const { leadId } of [alone, taken]) await withdraw(leadId);
    await watchProjects(at(later({ days: 60 })));
    const asked = async (leadId: string) =>
      (
        await ask(
          db.orm,
          `select id from jobs where payload->>'mail' = 'still-looking' and payload->>'leadId' = '${leadId}'`,
        )
      ).length;
    expect(await asked(alone.leadId)).toBe(0);
    expect(await asked(taken.leadId)).toBe(1);
  });
});
