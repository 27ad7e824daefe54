import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { editLead } from "#domain/admin/leads/edit-lead.ts";
import { leadEditForm } from "#domain/admin/leads/lead-edit-form.ts";
import { leadFile } from "#domain/admin/leads/lead-file.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aLead, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("editing a lead", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });

  /** The page's form as first rendered, with some fields changed. */
  async function formOf(leadId: string, changes: Record<string, string>) {
    const { lead, fingerprint } = await leadFile(context(), admin, leadId);
    const form = leadEditForm.parse({
      customer_name: lead.customer.name,
      customer_email: lead.customer.email,
      customer_phone: lead.customer.phone ?? "",
      postcode: lead.customer.postcode,
      description: lead.description ?? "",
      budget_range: lead.budgetRange ?? "",
      urgency: lead.urgency,
      ...changes,
    });
    return { leadId, fingerprint, form };
  }
  const edit = async (leadId: string, changes: Record<string, string>) =>
    editLead(context(), admin, await formOf(leadId, changes));
  const rowOf = async (leadId: string) =>
    (await ask<Record<string, unknown>>(db.orm, `select * from leads where id = '${leadId}'`))[0];
  const auditOf = (leadId: string) =>
    ask(db.orm, `select before, after from audit_log where action = 'edit-lead' and subject_id = '${leadId}'`);

  it("saves what was changed; the location follows the postcode; the log names what was changed and no personal data", async () => {
    const leadId = await aLead(db, { admin });
    const changes = { customer_name: "Sara Whitlock", customer_phone: "07700 900123", postcode: "rg1 1az" };
    expect(await edit(leadId, changes)).toBe(true);
    expect(await rowOf(leadId)).toMatchObject({
      customer_name: "Sara Whitlock",
      customer_phone: "+447700900123",
      postcode: "RG1 1AZ",
      outcode: "RG1",
      location: "Reading",
    });
    expect(await auditOf(leadId)).toEqual([
      {
        before: { customerName: "•••", customerPhone: null, postcode: "CR0 •••" },
        after: { customerName: "•••", customerPhone: "•••", postcode: "RG1 •••" },
      },
    ]);
  });

  it("keeps an administrator's words for the place within the same outward code", async () => {
    const leadId = await aLead(db, { admin, form: { location: "Addiscombe" } });
    await edit(leadId, { postcode: "CR0 6XB" });
    expect(await rowOf(leadId)).toMatchObject({ postcode: "CR0 6XB", location: "Addiscombe" });
  });

  it("does nothing, and writes nothing down, when nothing is changed", async () => {
    const leadId = await aLead(db, { admin });
    expect(await edit(leadId, {})).toBe(false);
    expect(await auditOf(leadId)).toEqual([]);
  });

  async function aBoughtLead() {
    const leadId = await aLead(db, { admin, places: 3 });
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead(context(), buyer, { leadId, purchaseId });
    return { leadId, buyer, purchaseId };
  }
  const told = (purchaseId: string) =>
    ask(
      db.orm,
      `select payload->'corrected' as corrected from jobs
        where payload->>'mail' = 'contact-corrected' and payload->>'purchaseId' = '${purchaseId}' order by id`,
    );

  it("leaves the postcode alone once somebody has bought it, and what was asked for once it is closed", async () => {
    const { leadId } = await aBoughtLead();
    expect(await outcomeOf(edit(leadId, { postcode: "RG1 1AZ" }))).toBe("conflict");
    expect(await edit(leadId, { description: "Two storeys.", urgency: "high" })).toBe(true);
    await withdrawLead(context(), admin, { leadId, reason: "Entered twice." });
    expect(await outcomeOf(edit(leadId, { description: "Three storeys." }))).toBe("conflict");
    expect(await rowOf(leadId)).toMatchObject({ customer_name: "Sarah Whitlock", description: "Two storeys." });
  });

  it("tells those who bought it which contact details were corrected, masked in the log, also once it is closed", async () => {
    const { leadId, buyer, purchaseId } = await aBoughtLead();
    expect(await edit(leadId, { customer_phone: "07700 900999" })).toBe(true);
    await edit(leadId, { description: "Two storeys." });
    await withdrawLead(context(), admin, { leadId, reason: "Entered twice." });
    await edit(leadId, { customer_name: "Sara Whitlock", customer_email: "right@example.com" });
    expect(await told(purchaseId)).toEqual([{ corrected: ["phone"] }, { corrected: ["name", "email"] }]);
    expect((await myPurchase(context(), buyer, purchaseId)).contact).toMatchObject({
      name: "Sara Whitlock",
      email: "right@example.com",
      phone: "+447700900999",
    });
    expect(await auditOf(leadId)).toMatchObject([
      { before: { customerPhone: null }, after: { customerPhone: "•••" } },
      {},
      { after: { customerName: "•••", customerEmail: "•••" } },
    ]);
  });

  it("ends the links of a confirmed request that was bought when its address is corrected, and asks at the new one", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    await purchaseLead(context(), buyer, { leadId, purchaseId: randomUUID() });
    await edit(leadId, { customer_email: "mended@example.com" });
    expect(await outcomeOf(customerRequest(context(), token))).toBe("link_invalid");
    expect(await rowOf(leadId)).toMatchObject({ status: "available", customer_email: "mended@example.com" });
    const asked = await gatherMailFacts(context(), { mail: "check-contact", leadId }, randomUUID());
    expect(asked).toMatchObject({ to: "mended@example.com", isPaused: false });
  });

  it("sends an unconfirmed request's link to the new address, and ends the links that went to the old", async () => {
    const { leadId, token } = await aRequest(db);
    await edit(leadId, { customer_email: "right@example.com" });
    expect(await rowOf(leadId)).toMatchObject({ customer_email: "right@example.com", status: "unconfirmed" });
    expect(await outcomeOf(customerRequest(context(), token))).toBe("link_invalid");
    const mails = await ask(db.orm, `select id from jobs where payload->>'leadId' = '${leadId}'`);
    expect(mails).toHaveLength(2);
  });

  it("keeps the address that the customer has confirmed, and their links", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    expect(await outcomeOf(edit(leadId, { customer_email: "other@example.com" }))).toBe("conflict");
    await edit(leadId, { customer_name: "Sara Whitlock" });
    expect(await outcomeOf(customerRequest(context(), token))).toBe("done");
  });

  it("refuses a second open request of one customer for one service, and a request without a phone number", async () => {
    await aRequest(db, { form: aQuoteForm({ email: "taken@example.com" }) });
    const { leadId } = await aRequest(db);
    await expect(edit(leadId, { customer_email: "taken@example.com" })).rejects.toMatchObject({
      code: "invalid_input",
      fields: { customer_email: ["This customer already has an open request for the same service."] },
    });
    expect(await outcomeOf(edit(leadId, { customer_phone: "" }))).toBe("invalid_input");
    expect(await auditOf(leadId)).toEqual([]);
  });

  it("tells the second of two administrators at the same time that it was changed", async () => {
    const leadId = await aLead(db, { admin });
    const other = await anAdmin(db);
    const one = await formOf(leadId, { description: "A listed house." });
    const two = await formOf(leadId, { description: "A new house." });
    const acts = [editLead(context(), admin, one), editLead(context(), other, two)];
    expect(await outcomesOf(acts)).toEqual({ done: 1, conflict: 1 });
    expect(await auditOf(leadId)).toHaveLength(1);
  });

  it("is for administrators only", async () => {
    const leadId = await aLead(db, { admin });
    const input = await formOf(leadId, { description: "Mine." });
    expect(await outcomeOf(editLead(context(), visitor, input))).toBe("not_signed_in");
    expect(await outcomeOf(editLead(context(), await anInstaller(db, { admin }), input))).toBe("not_admin");
    expect(await outcomeOf(editLead(context(), admin, { ...input, leadId: randomUUID() }))).toBe("not_found");
    expect(await rowOf(leadId)).toMatchObject({ description: null });
  });
});

it.each([
  ["customer_name", ""],
  ["customer_email", "sarah"],
  ["customer_phone", "12"],
  ["postcode", "CR0"],
  ["budget_range", "£1"],
  ["urgency", "now"],
  ["description", "x".repeat(2001)],
])("the form refuses %s: %j", (field, value) => {
  const form = { customer_name: "Sarah", customer_email: "s@example.com", postcode: "CR0 1EA", urgency: "low" };
  expect(leadEditForm.safeParse(form).success).toBe(true);
  const parsed = leadEditForm.safeParse({ ...form, [field]: value });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
