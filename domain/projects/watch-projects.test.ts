import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import type { User } from "#domain/actor.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { watchProjects } from "#domain/projects/watch-projects.ts";
import { findPurchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { contactForm } from "#domain/requests/contact-form.ts";
import { correctContact } from "#domain/requests/correct-contact.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("a project, as time goes by,", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function sold() {
    const { leadId, token } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    return { leadId, token, buyer, purchaseId };
  }
  const statusOf = async (leadId: string) =>
    (await ask<{ status: string }>(db.orm, `select status from projects where lead_id = '${leadId}'`))[0]?.status;
  const mails = async (key: "leadId" | "purchaseId", id: string, mail: string) =>
    (await ask(db.orm, `select id from jobs where payload->>'${key}' = '${id}' and payload->>'mail' = '${mail}'`))
      .length;

  it("shows companies the customer's identity for 14 more days once closed", async () => {
    const { token, purchaseId } = await sold();
    await closeRequest(at(), token);
    await watchProjects(at(later({ days: 13 })));
    expect((await findPurchaseForPrograms(db.orm, purchaseId)).contact.email).not.toBeNull();
    await watchProjects(at(later({ days: 14 })));
    expect(await findPurchaseForPrograms(db.orm, purchaseId)).toMatchObject({
      status: "ended",
      endedReason: "closed",
      contact: { email: null, phone: null },
    });
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("prompts a silent customer after 60 days and closes after 90", async () => {
    const { leadId, token, purchaseId } = await sold();
    await watchProjects(at(later({ days: 59 })));
    expect(await mails("leadId", leadId, "still-looking")).toBe(0);
    for (let time = 0; time < 3; time++) await watchProjects(at(later({ days: 60 })));
    expect(await mails("leadId", leadId, "still-looking")).toBe(1);
    const facts = await gatherMailFacts(at(later({ days: 60 })), { mail: "still-looking", leadId }, randomUUID());
    expect(facts).toMatchObject({ firstName: "Sarah" });
    await watchProjects(at(later({ days: 89 })));
    expect(await statusOf(leadId)).toBe("open");
    await watchProjects(at(later({ days: 90 })));
    expect(await statusOf(leadId)).toBe("closed");
    expect(await mails("purchaseId", purchaseId, "request-closed")).toBe(1);
    expect(await customerRequest(at(later({ days: 90 })), token)).toMatchObject({ closedAt: later({ days: 90 }) });
  });

  it("stays open if its customer does something in between", async () => {
    const { leadId } = await aConfirmedRequest(db);
    const { token } = await sold();
    await correctContact(
      at(later({ days: 50 })),
      token,
      contactForm.parse({ name: "Sarah Whitlock", phone: "07700 900777" }),
    );
    await watchProjects(at(later({ days: 60 })));
    const [row] = await ask<{ n: number }>(
      db.orm,
      `select count(*)::int as n from jobs where payload->>'mail' = 'still-looking' and payload->>'leadId' = '${leadId}'`,
    );
    expect(row).toEqual({ n: 1 });
    await watchProjects(at(later({ days: 109 })));
    const [other] = await ask<{ status: string }>(
      db.orm,
      `select p.status from projects p join leads l on l.id = p.lead_id where l.customer_phone = '+447700900777'`,
    );
    expect(other).toEqual({ status: "open" });
  });

  it("has a page even if opened by an administrator: the purchase mail carries its link", async () => {
    const leadId = await aLead(db, { admin });
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    const token = randomUUID();
    expect(await gatherMailFacts(at(), { mail: "lead-bought-customer", purchaseId }, token)).toMatchObject({ token });
    const request = await customerRequest(at(), token);
    expect(request.installers).toMatchObject([{ companyName: buyer.installer.companyName }]);
    expect(await stopEverything(at(), token, { erase: false })).toBe(false);
  });

  it("loses a company that closes its account, which must confirm its stops first", async () => {
    const left = await sold();
    const stopped = await aConfirmedRequest(db);
    const { buyer } = left;
    const purchaseId = randomUUID();
    await ask(db.orm, `update profiles set status = 'approved' where id = '${buyer.userId}'`);
    const rich = await anInstaller(db, { admin, credits: 10 });
    await purchaseLead(at(), rich, { leadId: left.leadId, purchaseId });
    await purchaseLead(at(), rich, { leadId: stopped.leadId, purchaseId: randomUUID() });
    await stopEverything(at(), stopped.token, { erase: false });
    const close = () => closeAccount(at(), rich, { companyName: rich.installer.companyName });
    expect(await outcomeOf(close())).toBe("stop_open");
    await ask(
      db.orm,
      `update stops set status = 'confirmed', confirmed_at = now() where lead_id = '${stopped.leadId}'`,
    );
    await close();
    expect(await findPurchaseForPrograms(db.orm, purchaseId)).toMatchObject({ endedReason: "company_gone" });
    expect(await mails("purchaseId", purchaseId, "company-gone")).toBe(1);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
