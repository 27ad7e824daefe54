import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { adminFigures, allInstallers } from "#domain/admin/installers/admin-overview.ts";
import { createLead } from "#domain/admin/leads/create-lead.ts";
import { duplicatesOfForm } from "#domain/admin/leads/duplicates.ts";
import { leadForm } from "#domain/admin/leads/lead-form.ts";
import { recentLeads } from "#domain/admin/leads/recent-leads.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";

const FORM = {
  customer_name: "Sarah Whitlock",
  customer_email: "Sarah@Example.com",
  customer_phone: "07700 900123",
  service_type: "energy-audits",
  location: "Croydon",
  postcode: "cr01ea",
  budget_range: "£5,000 - £10,000",
  description: "A listed house.",
};

eachDatabase("an administrator", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("sees which leads of the same customer and service are not closed before entering another", async () => {
    const customer = { ...FORM, customer_email: "tom.brook@gmail.com", customer_phone: "07400 123771" };
    const known = await aLead(db, { admin, form: customer });
    const found = async (given: Record<string, string>, now = NOON, leadId: string = randomUUID()) =>
      (await duplicatesOfForm({ db, now }, admin, { leadId, form: leadForm.parse({ ...customer, ...given }) })).map(
        ({ id, same }) => ({ id, same: same.filter((one) => one !== "place") }),
      );
    expect(await found({ customer_email: "TomBrook+two@googlemail.com", customer_phone: "" })).toEqual([
      { id: known, same: ["email"] },
    ]);
    expect(await found({ customer_email: "elsewhere@example.com" })).toEqual([{ id: known, same: ["phone"] }]);
    expect(await found({ customer_email: "elsewhere@example.com", customer_phone: "" }), "same place").toEqual([]);
    expect(await found({ service_type: "solar-panels" })).toEqual([]);
    expect(await found({}, later({ days: 91 }))).toEqual([]);
    expect(await found({}, NOON, known), "the same form again").toEqual([]);
    await withdrawLead({ db, now: NOON }, admin, { leadId: known, reason: "Entered twice." });
    expect(await found({})).toEqual([]);
    const form = leadForm.parse(customer);
    expect(await outcomeOf(duplicatesOfForm({ db, now: NOON }, visitor, { leadId: known, form }))).toBe(
      "not_signed_in",
    );
  });

  it("enters a lead that is for sale at once, to one installer unless said otherwise, on record", async () => {
    const leadId = randomUUID();
    await createLead({ db, now: NOON }, admin, { leadId, form: leadForm.parse(FORM), toldByPhone: true });
    expect(await ask(db.orm, `select * from leads where id = '${leadId}'`)).toMatchObject([
      {
        origin: "admin",
        status: "available",
        max_purchases: 1,
        customer_email: "sarah@example.com",
        customer_phone: "+447700900123",
        postcode: "CR0 1EA",
        outcode: "CR0",
        urgency: "medium",
        created_by: admin.userId,
      },
    ]);
    const audit = await ask(db.orm, `select actor_id, action from audit_log where subject_id = '${leadId}'`);
    expect(audit).toEqual([{ actor_id: admin.userId, action: "create-lead" }]);
    const told = await ask(
      db.orm,
      `select text_version, told_at = created_at as at_once from consent_records
      join leads on leads.id = lead_id where lead_id = '${leadId}'`,
    );
    expect(told).toEqual([{ text_version: "2026-11-26-phone", at_once: true }]);
  });

  it("has read to the customer who gets the details", async () => {
    const input = { leadId: randomUUID(), form: leadForm.parse(FORM), toldByPhone: false };
    expect(await outcomeOf(createLead({ db, now: NOON }, admin, input))).toBe("invalid_input");
    expect(await ask(db.orm, `select id from leads where id = '${input.leadId}'`)).toEqual([]);
  });

  it("enters it once, however often the form is sent", async () => {
    const input = { leadId: randomUUID(), form: leadForm.parse({ ...FORM, places: "3" }), toldByPhone: true };
    await Promise.all(Array.from({ length: 10 }, () => createLead({ db, now: NOON }, admin, input)));
    expect(await ask(db.orm, `select max_purchases from leads where id = '${input.leadId}'`)).toHaveLength(1);
    expect(await ask(db.orm, `select id from audit_log where subject_id = '${input.leadId}'`)).toHaveLength(1);
  });

  it("cannot enter another lead under the same id, and hears so", async () => {
    const input = { leadId: randomUUID(), form: leadForm.parse(FORM), toldByPhone: true };
    await createLead({ db, now: NOON }, admin, input);
    expect(await outcomeOf(createLead({ db, now: later({ hours: 1 }) }, admin, input))).toBe("done");
    for (const change of [
      { customer_name: "Tom Baker" },
      { description: "" },
      { places: "2" },
      { postcode: "SM1 1EA" },
    ]) {
      const other = { ...input, form: leadForm.parse({ ...FORM, ...change }) };
      expect(await outcomeOf(createLead({ db, now: NOON }, admin, other))).toBe("conflict");
    }
    expect(await ask(db.orm, `select customer_name from leads where id = '${input.leadId}'`)).toEqual([
      { customer_name: "Sarah Whitlock" },
    ]);
  });

  it("is the only one who may, and who sees the figures and lists", async () => {
    const buyer = await anInstaller(db, { admin });
    const input = { leadId: randomUUID(), form: leadForm.parse(FORM), toldByPhone: true };
    for (const [actor, code] of [
      [visitor, "not_signed_in"],
      [buyer, "not_admin"],
    ] as const) {
      expect(await outcomeOf(createLead({ db, now: NOON }, actor, input))).toBe(code);
      for (const read of [adminFigures, allInstallers, recentLeads]) {
        expect(await outcomeOf(read({ db, now: NOON }, actor))).toBe(code);
      }
    }
    expect(await ask(db.orm, `select id from leads where id = '${input.leadId}'`)).toEqual([]);
  });

  it("sees the newest ten leads, the newest companies, and figures that add up", async () => {
    const context = { db, now: NOON };
    const before = await adminFigures(context, admin);
    const newest: string[] = [];
    for (let i = 0; i < 11; i++) newest.unshift(await aLead(db, { admin, now: later({ hours: i + 1 }) }));
    const waiting = await anInstaller(db, { admin, status: "pending", form: { companyName: "Waiting Roofs" } });
    await anInstaller(db, { admin, status: "suspended", credits: 30 });
    expect((await recentLeads(context, admin)).map(({ id }) => id)).toEqual(newest.slice(0, 10));
    const listed = (await allInstallers(context, admin)).items.find(({ id }) => id === waiting.installer.id);
    expect(listed).toMatchObject({ companyName: "Waiting Roofs", status: "pending", credits: 0 });
    expect(await adminFigures(context, admin)).toEqual({
      totalInstallers: before.totalInstallers + 2,
      pendingApprovals: before.pendingApprovals + 1,
      activeLeads: before.activeLeads + 11,
      creditsIssued: before.creditsIssued + 30,
    });
  });
});

it.each([
  ["customer_name", "", "Enter the customer's name."],
  ["customer_email", "sarah", "Enter an email address in the correct format, like name@example.com."],
  ["customer_phone", "12", "Enter a UK phone number."],
  ["service_type", "nuclear", "Choose a service type."],
  ["timeframe", "yesterday", "Choose a timeframe from the list."],
  ["postcode", " ", "Enter the postcode."],
  ["postcode", "QQ1 1AA", "We cannot find the postcode QQ1 1AA. Please check it."],
  ["budget_range", "a lot", "Choose a budget range from the list."],
  ["urgency", "extreme", "Choose an urgency."],
  ["places", "4", "Choose 1, 2 or 3 places."],
  ["places", "0", "Choose 1, 2 or 3 places."],
  ["description", "x".repeat(2001), "Keep this to 2,000 characters. It is 1 too long."],
])("the lead form says what is wrong with %s %j", (field, value, message) => {
  const issues = leadForm.safeParse({ ...FORM, [field]: value }).error?.issues ?? [];
  expect(issues.map(({ path, message: said }) => [path.join(), said])).toEqual([[field, message]]);
});

it.each([
  [{ customer_email: "", customer_phone: "" }, "customer_email", "Enter an email address or a phone number."],
  [{ customer_email: "", contact_way: "email" }, "contact_way", "Enter an email address, or choose another way."],
  [{ customer_phone: "", contact_way: "text" }, "contact_way", "Enter a phone number, or choose another way."],
])("a lead can be reached the way it says: %j", (given, field, message) => {
  const issues = leadForm.safeParse({ ...FORM, ...given }).error?.issues ?? [];
  expect(issues.map(({ path, message: said }) => [path.join(), said])).toEqual([[field, message]]);
});

it.each(["", "Manchester"])("a lead in CR0 with %j as its town is in the postcode's", (location) => {
  expect(leadForm.parse({ ...FORM, location }).location).toBe("Croydon");
});
