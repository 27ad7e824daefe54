import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { leadFile } from "#domain/admin/leads/lead-file.ts";
import { expireLeads } from "#domain/leads/expire-leads.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aLead, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("a lead's page", (open) => {
  let db: Database;
  let admin: User;
  const fileOf = (leadId: string) => leadFile({ db, now: NOON }, admin, leadId);

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("says how its project stands, and counts alerts to installers", async () => {
    const { leadId, token, one } = await aQuotedProject(db, admin);
    await chooseQuote({ db, now: later({ hours: 1 }) }, token, { quoteId: one.quoteId, reasons: new Map() });
    const stamp = NOON.toISOString();
    await ask(
      db.orm,
      `insert into jobs (kind, payload, created_at, run_at) values
      ('send-mail', '{"mail":"lead-alert","leadId":"${leadId}","installerId":"x"}', '${stamp}', '${stamp}')`,
    );
    expect(await fileOf(leadId)).toMatchObject({
      project: { status: "chosen", statusChangedAt: later({ hours: 1 }) },
      alerts: { sent: 0, failed: 0, waiting: 1 },
    });
  });

  it("cannot be withdrawn once it has expired", async () => {
    const old = await aLead(db, { admin, now: later({ days: -100 }) });
    await expireLeads({ db, now: NOON });
    expect(await fileOf(old)).toMatchObject({ canWithdraw: false });
  });

  it("flags leads of the same email, phone number, or postcode and service, up to 90 days apart", async () => {
    const form = { customer_email: "twice@example.com", customer_phone: "07700 900555", postcode: "RG1 1AZ" };
    const id = await aLead(db, { admin, form });
    const at = (days: number, changes: Record<string, string>) =>
      aLead(db, { admin, now: later({ days }), form: { ...form, customer_phone: "", ...changes } });
    const elsewhere = { postcode: "SW1A 1AA", customer_email: "once@example.com" };
    const sameEmail = await at(90, { postcode: "SW1A 1AA" });
    const samePhone = await at(1, { ...elsewhere, customer_phone: "+44 7700 900555" });
    const samePlace = await at(-90, { customer_email: "neighbour@example.com" });
    await at(91, {});
    await at(0, { customer_email: "neighbour2@example.com", service_type: "ev-chargers" });
    const { duplicates } = await fileOf(id);
    expect(duplicates.map((one) => [one.id, one.same])).toEqual([
      [sameEmail, ["email"]],
      [samePhone, ["phone"]],
      [samePlace, ["place"]],
    ]);
  });

  it("shows what was sent together with it, which is no duplicate", async () => {
    const form = aQuoteForm({ serviceType: "solar-panels", works: "heat-pumps" });
    const { leadId } = await aRequest(db, { form });
    const { together, duplicates } = await fileOf(leadId);
    expect(together).toMatchObject([{ serviceLabel: "Heat Pumps", status: "unconfirmed" }]);
    expect(duplicates.map(({ id }) => id)).not.toContain(together[0]?.id);
    expect((await fileOf(together[0]?.id ?? "")).together).toMatchObject([{ id: leadId }]);
  });

  it("takes leads without a phone number for no duplicates of each other", async () => {
    const one = await aLead(db, { admin, form: { customer_email: "p1@example.com", postcode: "SO14 0AA" } });
    await aLead(db, { admin, form: { customer_email: "p2@example.com", postcode: "SO14 0AB" } });
    expect((await fileOf(one)).duplicates).toEqual([]);
  });

  it("says what can still be corrected", async () => {
    const all = { text: true, contact: true, postcode: true };
    expect((await fileOf(await aLead(db, { admin }))).editable).toEqual({ ...all, email: true });
    const { leadId } = await aConfirmedRequest(db, { form: aQuoteForm() });
    expect((await fileOf(leadId)).editable).toEqual({ ...all, email: false });
  });

  it("is for administrators only", async () => {
    const leadId = await aLead(db, { admin });
    const installer = await anInstaller(db, { admin });
    expect(await outcomeOf(leadFile({ db, now: NOON }, visitor, leadId))).toBe("not_signed_in");
    expect(await outcomeOf(leadFile({ db, now: NOON }, installer, leadId))).toBe("not_admin");
    expect(await outcomeOf(fileOf(randomUUID()))).toBe("not_found");
  });
});
