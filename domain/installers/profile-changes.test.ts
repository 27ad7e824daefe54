import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { grantAdmin } from "#domain/accounts/admin-roles.ts";
import { type User, visitor } from "#domain/actor.ts";
import { installerForm } from "#domain/installers/installer-form.ts";
import {
  acceptProfileChange,
  declineProfileChange,
  myWaitingChange,
  waitingChangeOf,
} from "#domain/installers/profile-changes.ts";
import { updateInstaller } from "#domain/installers/update-installer.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { myInstaller } from "#domain/statistics/my-installer.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON, outcomeOf, outcomesOf, signedIn } from "#tests/support/people.ts";

eachDatabase("a change to what customers see of a company", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });
  const formOf = (given: Record<string, string>) =>
    installerForm.parse({
      companyName: "Northern Roofs Ltd",
      contactName: "Priya Shah",
      phone: "020 7946 0018",
      ...given,
    });
  async function change(company: User, given: Record<string, string>) {
    const changeId = randomUUID();
    return { changeId, ...(await updateInstaller(context(), company, { changeId, form: formOf(given) })) };
  }
  const decide = (company: User, changeId: string) => ({ installerId: company.userId, changeId });
  const seen = async (company: User) => {
    const { companyName, phone, city } = await myInstaller(context(), company);
    return { companyName, phone, city };
  };
  const OLD = { companyName: "Northern Roofs Ltd", phone: "+442079460018", city: null };

  it("asks no administrator for a legal form and number given for the first time, and for any later ones", async () => {
    const company = await anInstaller(db, { admin });
    const { id } = company.installer;
    const say = (companyNumber: string, form: Record<string, string> = {}) =>
      updateInstaller(context(), company, {
        changeId: randomUUID(),
        form: formOf(form),
        legal: { legalForm: "limited", companyNumber },
      });
    const lookUps = () =>
      ask(db.orm, `select from jobs where kind = 'look-up-company' and payload->>'installerId' = '${id}'`);
    const shown = async () => (await myInstaller(context(), company)).companyNumber;
    expect(await say("01234567")).toEqual({ waits: false });
    expect([await shown(), (await lookUps()).length]).toEqual(["01234567", 1]);
    expect(await say("07654321")).toEqual({ waits: true });
    expect(await change(company, { city: "Leeds" })).toMatchObject({ waits: true });
    expect(await myWaitingChange({ db }, company)).toMatchObject({ companyNumber: "01234567", city: "Leeds" });
    await say("07654321");
    expect([await shown(), (await lookUps()).length]).toEqual(["01234567", 1]);
    const [open] = await ask<{ id: string }>(
      db.orm,
      `select id from profile_changes where installer_id = '${id}' and outcome is null`,
    );
    await acceptProfileChange(context(), admin, { installerId: id, changeId: open?.id ?? "" });
    expect([await shown(), (await lookUps()).length]).toEqual(["07654321", 2]);
  });

  it.each(["approved", "suspended"] as const)(
    "takes effect for a %s company only once it is accepted",
    async (status) => {
      const company = await anInstaller(db, { admin, status });
      const asked = await change(company, { companyName: "Brighter Roofs", city: "Leeds", contactName: "Jo Lamb" });
      expect(asked.waits).toBe(true);
      expect(await seen(company)).toEqual(OLD);
      expect((await myInstaller(context(), company)).contactName).toBe("Jo Lamb");
      expect(await myWaitingChange({ db }, company)).toMatchObject({ companyName: "Brighter Roofs", city: "Leeds" });
      expect(await waitingChangeOf({ db }, admin, company.userId)).toEqual({
        id: asked.changeId,
        askedAt: NOON,
        fields: [
          { field: "companyName", before: "Northern Roofs Ltd", after: "Brighter Roofs" },
          { field: "city", before: null, after: "Leeds" },
        ],
      });
      await acceptProfileChange(context(), admin, decide(company, asked.changeId));
      expect(await seen(company)).toEqual({ ...OLD, companyName: "Brighter Roofs", city: "Leeds" });
      expect(await myWaitingChange({ db }, company)).toBeNull();
      const kinds = await ask(
        db.orm,
        `select kind, actor_id from security_events where user_id = '${company.userId}' order by id`,
      );
      expect(kinds).toEqual([
        { kind: "profile_change_asked", actor_id: null },
        { kind: "profile_change_decided", actor_id: admin.userId },
      ]);
      const acts = await ask(
        db.orm,
        `select action, actor_id from audit_log where subject_id = '${company.userId}' and action like '%profile-change' order by id`,
      );
      expect(acts).toEqual([
        { action: "ask-profile-change", actor_id: company.userId },
        { action: "accept-profile-change", actor_id: admin.userId },
      ]);
    },
  );

  it("leaves the old details in customers' mails meanwhile", async () => {
    const company = await anInstaller(db, { admin, credits: 10 });
    await change(company, { companyName: "British Gas (official)", phone: "0113 496 0000" });
    const leadId = await aLead(db, { admin });
    const purchaseId = randomUUID();
    await purchaseLead(context(), company, { leadId, purchaseId });
    const facts = await gatherMailFacts(context(), { mail: "lead-bought-customer", purchaseId }, randomUUID());
    expect(facts).toMatchObject({ company: { name: OLD.companyName, phone: OLD.phone } });
  });

  it("is dropped when it is declined, with a reason that is mailed", async () => {
    const company = await anInstaller(db, { admin });
    const { changeId } = await change(company, { companyName: "British Gas (official)" });
    const decline = { ...decide(company, changeId), reason: " " };
    expect(await outcomeOf(declineProfileChange(context(), admin, decline))).toBe("invalid_input");
    await declineProfileChange(context(), admin, { ...decline, reason: "That is somebody else." });
    expect(await seen(company)).toEqual(OLD);
    const [mail] = await ask<{ payload: { mail: "installer-change-declined"; installerId: string; reason: string } }>(
      db.orm,
      `select payload from jobs where payload->>'mail' = 'installer-change-declined'`,
    );
    expect(mail?.payload).toMatchObject({ installerId: company.userId, reason: "That is somebody else." });
  });

  it("is a single one: a newer request replaces an older one, and none withdraws it", async () => {
    const company = await anInstaller(db, { admin });
    const first = await change(company, { companyName: "First Name" });
    // The same change again, with a detail that needs no approval.
    expect((await change(company, { companyName: "First Name", specialties: "Solar" })).waits).toBe(true);
    expect((await waitingChangeOf({ db }, admin, company.userId))?.id).toBe(first.changeId);
    const second = await change(company, { companyName: "Second Name" });
    expect(await outcomeOf(acceptProfileChange(context(), admin, decide(company, first.changeId)))).toBe("conflict");
    expect(await seen(company)).toEqual(OLD);
    expect((await waitingChangeOf({ db }, admin, company.userId))?.id).toBe(second.changeId);
    expect((await change(company, {})).waits).toBe(false);
    expect(await waitingChangeOf({ db }, admin, company.userId)).toBeNull();
    const query = `select outcome from profile_changes where installer_id = '${company.userId}' order by outcome`;
    expect(await ask(db.orm, query)).toEqual([{ outcome: "replaced" }, { outcome: "withdrawn" }]);
  });

  it("is decided once when thirty clicks arrive at once, whatever the company asks for meanwhile", async () => {
    const company = await anInstaller(db, { admin });
    const { changeId } = await change(company, { companyName: "Wanted Ltd" });
    const acts = Array.from({ length: 30 }, (_, n) => {
      if (n % 3 === 0) return acceptProfileChange(context(), admin, decide(company, changeId));
      if (n % 3 === 1) return declineProfileChange(context(), admin, { ...decide(company, changeId), reason: "No." });
      return change(company, { companyName: `Other ${n}` });
    });
    const outcomes = await outcomesOf(acts);
    expect((outcomes.done ?? 0) - 10).toBeLessThanOrEqual(1);
    const rows = await ask<{ outcome: string | null }>(
      db.orm,
      `select outcome from profile_changes where installer_id = '${company.userId}'`,
    );
    expect(rows.filter(({ outcome }) => outcome === null)).toHaveLength(1);
    const accepted = rows.some(({ outcome }) => outcome === "accepted");
    expect((await seen(company)).companyName).toBe(accepted ? "Wanted Ltd" : OLD.companyName);
  });

  it("is decided by administrators, but not about their own company", async () => {
    const company = await anInstaller(db, { admin });
    const { changeId } = await change(company, { companyName: "Mine Ltd" });
    const outcomesFor = async (actor: User | typeof visitor) => [
      await outcomeOf(waitingChangeOf({ db }, actor, company.userId)),
      await outcomeOf(acceptProfileChange(context(), actor, decide(company, changeId))),
      await outcomeOf(declineProfileChange(context(), actor, { ...decide(company, changeId), reason: "No." })),
    ];
    expect(new Set(await outcomesFor(visitor))).toEqual(new Set(["not_signed_in"]));
    expect(new Set(await outcomesFor(company))).toEqual(new Set(["not_admin"]));
    await grantAdmin(context(), company.email);
    const own = await outcomesFor(await signedIn(db, company.userId));
    expect(own).toEqual(["done", "own_company", "own_company"]);
    expect(await waitingChangeOf({ db }, admin, company.userId)).not.toBeNull();
  });

  it.each(["www.evil.example", "Gas http://evil.example", "Call us at roofs.co.uk", "Solar-4u.com Ltd", "Heat.solar"])(
    "rejects a web address: %s",
    async (companyName) => {
      expect(installerForm.safeParse({ companyName, contactName: "Jo" }).error?.issues).toMatchObject([
        { path: ["companyName"], message: "Leave web addresses out of the name." },
      ]);
      expect(installerForm.safeParse({ companyName: "Roofs", contactName: companyName }).success).toBe(false);
    },
  );

  it.each(["J.Smith & Sons", "Smith & Co. Ltd", "St. Helens Solar", "A.B.C. Energy", "Dr. Heat", "No.1 Roofs"])(
    "accepts the name %s",
    async (companyName) => {
      expect(installerForm.safeParse({ companyName, contactName: "Jo" }).success).toBe(true);
    },
  );

  it.each(["0900 123 4567", "0871 200 1234", "118 118", "070 1234 5678"])("has no number like %s", async (phone) => {
    expect(installerForm.safeParse({ companyName: "Roofs", contactName: "Jo", phone }).success).toBe(false);
  });
});
