import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { duplicatesOfForm } from "#domain/admin/leads/duplicates.ts";
import { editLead } from "#domain/admin/leads/edit-lead.ts";
import { leadEditForm } from "#domain/admin/leads/lead-edit-form.ts";
import { leadFile } from "#domain/admin/leads/lead-file.ts";
import { offerTimes } from "#domain/appointments/offer-times.ts";
import { eraseCustomer } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { writeAsCompany } from "#domain/messages/send-message.ts";
import { stopForCaller } from "#domain/projects/stop-everything.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead, aLeadForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { anOffer } from "#tests/support/quotes.ts";

const NO_EMAIL = { customer_email: "", customer_phone: "07400 123456" };

eachDatabase("a customer who rang and has no email", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const mailsAbout = async (id: string) =>
    (
      await ask<{ mail: string }>(
        db.orm,
        `select payload->>'mail' as mail from jobs where '${id}' in (payload->>'leadId', payload->>'purchaseId')`,
      )
    ).map(({ mail }) => mail);

  async function bought() {
    const leadId = await aLead(db, { admin, form: { ...NO_EMAIL, service_type: "solar-panels" } });
    const buyer = await anInstaller(db, { admin, credits: 20 });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    return { leadId, buyer, purchaseId };
  }

  async function edit(leadId: string, changes: Record<string, string>) {
    const { lead, fingerprint } = await leadFile(at(), admin, leadId);
    const form = leadEditForm.parse({
      customer_name: lead.customer.name,
      customer_email: lead.customer.email ?? "",
      customer_phone: lead.customer.phone ?? "",
      postcode: lead.customer.postcode,
      description: lead.description ?? "",
      budget_range: lead.budgetRange ?? "",
      urgency: lead.urgency,
      ...changes,
    });
    return editLead(at(), admin, { leadId, fingerprint, form });
  }

  it("gets no mail, and is sold with the phone number alone", async () => {
    const { leadId, buyer, purchaseId } = await bought();
    expect(await mailsAbout(leadId)).not.toContain("lead-notice");
    for (const mail of [
      { mail: "lead-notice", leadId },
      { mail: "lead-bought-customer", purchaseId },
    ] as const) {
      expect(await gatherMailFacts(at(), mail, randomUUID())).toBeUndefined();
    }
    const toBuyer = await gatherMailFacts(at(), { mail: "lead-bought-installer", purchaseId }, "");
    expect(toBuyer).toMatchObject({ customer: { email: null, phone: "+447400123456" } });
    const { contact } = await myPurchase(at(), buyer, purchaseId);
    expect(contact).toMatchObject({ email: null, phone: "+447400123456" });
  });

  it("reads nothing here, so that nothing can be sent", async () => {
    const { buyer, purchaseId } = await bought();
    const about = { purchaseId, id: randomUUID() };
    const times = { ...about, kind: "survey", minutes: 60, times: [later({ days: 3 })] };
    expect(
      await outcomesOf([
        writeAsCompany(at(), buyer, { ...about, text: "When may we come?" }),
        offerTimes(at(), buyer, times),
        anOffer(db, { buyer, purchaseId }),
      ]),
    ).toEqual({ no_customer_page: 3 });
  });

  it("is known again by the number", async () => {
    const form = { ...NO_EMAIL, customer_phone: "07400 123999" };
    const leadId = await aLead(db, { admin, form });
    const again = { leadId: randomUUID(), form: aLeadForm({ leadId: randomUUID(), form }) };
    const found = await duplicatesOfForm(at(), admin, again);
    expect(found.map(({ id, same }) => [id, same.includes("phone"), same.includes("email")])).toEqual([
      [leadId, true, false],
    ]);
  });

  it("gets a page with the first address, which can be corrected and not removed", async () => {
    const leadId = await aLead(db, { admin, form: NO_EMAIL });
    const address = `ruth-${leadId}@example.com`;
    expect(await edit(leadId, { customer_email: address })).toBe(true);
    expect(await mailsAbout(leadId)).toContain("lead-notice");
    expect(await gatherMailFacts(at(), { mail: "lead-notice", leadId }, randomUUID())).toMatchObject({ to: address });
    expect(await outcomeOf(edit(leadId, { customer_email: "" }))).toBe("invalid_input");
  });

  it("has support stop everything and erase", async () => {
    const { leadId, buyer, purchaseId } = await bought();
    const input = { leadId, reason: "Rang on Tuesday." };
    expect(await outcomeOf(stopForCaller(at(), buyer, input))).toBe("not_admin");
    expect(await outcomeOf(stopForCaller(at(), admin, { leadId, reason: " " }))).toBe("invalid_input");
    const stops = Array.from({ length: 10 }, () => stopForCaller(at(later({ hours: 1 })), admin, input));
    expect(await outcomesOf(stops)).toEqual({ done: 10 });
    expect((await mailsAbout(purchaseId)).filter((mail) => mail === "stop")).toHaveLength(1);
    expect(await ask(db.orm, `select credits from profiles where id = '${buyer.installer.id}'`)).toEqual([
      { credits: 20 },
    ]);
    const audit = await ask(
      db.orm,
      `select reason from audit_log where action = 'stop-for-caller' and subject_id = '${leadId}'`,
    );
    expect(audit).toEqual([{ reason: "Rang on Tuesday." }]);
    expect(await outcomeOf(eraseCustomer(at(), admin, { leadId, reason: "Asked on the phone." }))).toBe("done");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
