import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import { type User, visitor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { addNote } from "#domain/admin/installers/installer-notes.ts";
import { changeCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageForm } from "#domain/coverage/coverage-form.ts";
import { installersCovering } from "#domain/coverage/matching-installers.ts";
import { addDocument } from "#domain/documents/change-documents.ts";
import { register } from "#domain/personal-data/register.sql.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { checkForm } from "#domain/vetting/check-form.ts";
import { recordCheck } from "#domain/vetting/record-check.ts";
import { ANY_LEAD, UNSAID } from "#tests/support/coverage.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aNewDocument, filesInMemory } from "#tests/support/documents.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, aSignUpForm, type Buyer, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { onPaper } from "#tests/support/proofs.ts";

const ADDRESS = "https://hooks.example/in?token=s3cret";

eachDatabase("a company's own data", (open) => {
  let db: Database;
  let admin: User;
  const files = filesInMemory();

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });

  async function exportOf(company: Buyer): Promise<Record<string, never>> {
    let json = "";
    for await (const piece of exportOwnData(context(), company)) json += piece;
    return JSON.parse(json) as Record<string, never>;
  }

  /** A company with some of everything: two leads bought, an area, a document, a key, a webhook, a session. */
  async function aBusyInstaller(): Promise<{ company: Buyer; document: ReturnType<typeof aNewDocument> }> {
    const company = await anInstaller(db, { admin, credits: 20, form: { city: "Hull" } });
    const { id } = company.installer;
    const coverage = coverageForm.parse({ basePostcode: "HU1 1AA", radiusMiles: "9", services: "other" });
    await changeCoverage(context(), company, coverage);
    const document = aNewDocument();
    await addDocument(context(), company, files, document);
    for (let bought = 0; bought < 2; bought++) {
      const leadId = await aLead(db, { admin });
      await purchaseLead(context(), company, { leadId, purchaseId: randomUUID() });
    }
    await ask(
      db.orm,
      `insert into purchase_notes (id, purchase_id, text, written_by, written_at)
       select gen_random_uuid(), id, 'Rang twice.', installer_id, now() from lead_purchases where installer_id = '${id}'`,
    );
    const at = `'${NOON.toISOString()}'`;
    await ask(
      db.orm,
      `insert into api_keys (id, installer_id, made_by, name, prefix, key_hash, scope, last_day, created_at)
       values ('${randomUUID()}', '${id}', '${id}', 'Our CRM', 'fw_live_ab', 'hash-${id}', 'buy', '2027-11-20', ${at})`,
    );
    await ask(
      db.orm,
      `insert into webhook_endpoints (id, installer_id, made_by, url, secret, events, created_at)
       values ('${randomUUID()}', '${id}', '${id}', '${ADDRESS}', 'whsec', '{lead.matched}', ${at})`,
    );
    await ask(
      db.orm,
      `insert into session (id, expires_at, token, created_at, updated_at, ip_address, user_agent, user_id)
       values ('${randomUUID()}', now() + interval '1 day', 'token-${id}', ${at}, ${at}, '203.0.113.9', 'Firefox', '${id}')`,
    );
    await ask(
      db.orm,
      `insert into security_events (at, kind, user_id, from_address, device)
       values (${at}, 'signed_in', '${id}', '203.0.113.9', 'Firefox on Windows')`,
    );
    return { company, document };
  }

  it("is exported complete, with what was bought, and without secrets", async () => {
    const { company, document } = await aBusyInstaller();
    const data: Record<string, unknown> = await exportOf(company);
    expect(Object.keys(data)).toEqual([
      "exportedAt",
      "account",
      "company",
      "termsAccepted",
      "profileChanges",
      "profileAddresses",
      "coverage",
      "holidays",
      "limits",
      "team",
      "teamInvitations",
      "mcsNumbers",
      "names",
      "companiesHouse",
      "documents",
      "purchases",
      "outlines",
      "creditTransactions",
      "payments",
      "refundRequests",
      "complaints",
      "apiKeys",
      "webhooks",
      "devices",
      "savedViews",
      "savedItems",
      "usualTerms",
      "logo",
      "quoteTemplates",
      "sessions",
      "securityEvents",
      "secondLooks",
      "buyingHolds",
    ]);
    const parts = register.flatMap(({ handedOut = { nothing: "" } }) => {
      if ("as" in handedOut) return handedOut.as;
      return "within" in handedOut ? handedOut.within : [];
    });
    expect(Object.keys(data)).toEqual(expect.arrayContaining(parts));
    expect(data).toMatchObject({
      exportedAt: NOON.toISOString(),
      account: { email: company.email },
      company: { companyName: "Northern Roofs Ltd", city: "Hull", status: "approved", credits: 10 },
      coverage: { basePostcode: "HU1 1AA", radiusMiles: 9, services: ["other"], ...ANY_LEAD },
      documents: [{ id: document.id, fileName: "policy.pdf", reference: "POL-77" }],
      purchases: [
        { credits: 5, stage: "new", notes: "Rang twice.", contact: { email: expect.stringContaining("@") } },
        { credits: 5 },
      ],
      creditTransactions: [
        { type: "grant", amount: 20, balanceAfter: 20 },
        { type: "spend", amount: -5, balanceAfter: 15 },
        { type: "spend", amount: -5, balanceAfter: 10 },
      ],
      apiKeys: [{ name: "Our CRM", prefix: "fw_live_ab", revokedAt: null }],
      webhooks: [{ url: ADDRESS, events: ["lead.matched"] }],
      sessions: [{ address: "203.0.113.9", browser: "Firefox" }],
      securityEvents: [{ kind: "signed_in", fromAddress: "203.0.113.9", device: "Firefox on Windows", detail: null }],
    });
    const text = JSON.stringify(data);
    for (const secret of ["whsec", "hash-", "token-", "none", document.storageKey]) {
      expect(text.includes(`"${secret}`), secret).toBe(false);
    }
  });

  it("is only the company's own", async () => {
    const { company } = await aBusyInstaller();
    const text = JSON.stringify(await exportOf(await anInstaller(db, { admin })));
    expect(text).not.toContain(company.email);
    expect(text).not.toContain("Rang twice.");
    expect(() => exportOwnData(context(), visitor)).toThrow("not_signed_in");
    expect(() => exportOwnData(context(), admin)).toThrow("not_found");
  });

  it("comes complete over several pages, each row once and in order", async () => {
    const company = await anInstaller(db, { admin });
    const many = 2 * limits.exportPageSize + 1;
    await ask(
      db.orm,
      `do $$ begin for i in 1..${many} loop
         insert into credit_transactions
           (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
         values ('${company.installer.id}', 0, 1, 'grant', gen_random_uuid(), 'One', 0, now());
       end loop; end $$`,
    );
    const { creditTransactions } = (await exportOf(company)) as unknown as {
      creditTransactions: { balanceAfter: number }[];
    };
    const expected = Array.from({ length: many }, (_, index) => index + 1);
    expect(creditTransactions.map(({ balanceAfter }) => balanceAfter)).toEqual(expected);
  });

  it("goes when the account is closed, except what must stay", async () => {
    const { company, document } = await aBusyInstaller();
    const { id } = company.installer;
    await closeAccount(context(), company, { companyName: " northern  ROOFS ltd " });

    const [profile] = await ask<Record<string, unknown>>(db.orm, `select * from profiles where id = '${id}'`);
    expect(profile).toMatchObject({
      company_name: "Northern Roofs Ltd",
      contact_name: "Closed account",
      email: `${id}@closed.invalid`,
      phone: null,
      city: null,
      status: "suspended",
      status_reason: "The company closed its account.",
      credits: 10,
    });
    const [user] = await ask(db.orm, `select name, email, email_verified from "user" where id = '${id}'`);
    expect(user).toEqual({ name: "Closed account", email: `${id}@closed.invalid`, email_verified: false });
    const gone = ["session where user_id", "account where user_id", "installer_coverage where installer_id"];
    for (const rows of [...gone, "installer_documents where installer_id"]) {
      expect(await ask(db.orm, `select 1 from ${rows} = '${id}'`), rows).toEqual([]);
    }
    expect(await ask(db.orm, `select url, secret from webhook_endpoints where installer_id = '${id}'`)).toEqual([
      { url: "", secret: "" },
    ]);
    const [ends] = await ask(
      db.orm,
      `select (select bool_and(revoked_at is not null and name = '') from api_keys where installer_id = '${id}') as keys,
              (select bool_and(removed_at is not null) from webhook_endpoints where installer_id = '${id}') as hooks,
              (select count(*)::int from credit_transactions where installer_id = '${id}') as ledger,
              (select count(*)::int from lead_purchases where installer_id = '${id}') as purchases,
              (select count(*)::int from purchase_notes where written_by = '${id}') as notes,
              (select count(*)::int from jobs where kind = 'remove-file'
                and payload->>'storageKey' = '${document.storageKey}') as files`,
    );
    expect(ends).toEqual({ keys: true, hooks: true, ledger: 3, purchases: 2, notes: 0, files: 1 });
    const matching = await installersCovering(db.orm, { outcode: "HU1", serviceType: "other", ...UNSAID });
    expect(matching.map((one) => one.id)).not.toContain(id);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("leaves nothing personal behind except in the mail that says so", async () => {
    const { company } = await aBusyInstaller();
    const { id } = company.installer;
    await closeAccount(context(), company, { companyName: "Northern Roofs Ltd" });
    const mails = await ask(
      db.orm,
      `select payload from jobs where payload->>'mail' = 'account-closed' and payload->>'to' = '${company.email}'`,
    );
    const payload = { mail: "account-closed", to: company.email, contactName: "Priya Shah", refundPence: 0 };
    expect(mails).toEqual([{ payload: { ...payload, companyName: "Northern Roofs Ltd", credits: 10 } }]);
    const audits = await ask(
      db.orm,
      `select action, actor_label, before->>'status' as before from audit_log where actor_id = '${id}'`,
    );
    expect(audits).toEqual([{ action: "close-account", actor_label: `${id}@closed.invalid`, before: "approved" }]);
    for (const table of ["profiles", '"user"', "audit_log", "account_links", "session", "verification"]) {
      const found = await ask(db.orm, `select 1 from ${table} t where t::text like '%${company.email}%'`);
      expect(found, table).toEqual([]);
    }
  });

  it("includes administrators' notes; of their checks only outcome, dates and audit log stay", async () => {
    const company = await anInstaller(db, { admin });
    const { id: installerId, companyName } = company.installer;
    await addNote(context(), admin, { id: randomUUID(), installerId, text: "Priya prefers mornings." });
    const given = {
      technology: "solar",
      check: "insurance",
      outcome: "passed",
      evidence: "Policy of P. Shah.",
      ...onPaper,
    };
    const form = checkForm(NOON).parse({ ...given, expiresOn: "2027-03-31" });
    await recordCheck(context(), admin, { id: randomUUID(), installerId, follows: null, form });
    await ask(
      db.orm,
      `insert into vetting_exceptions (id, installer_id, technology, reason, ends_on, granted_by, granted_at)
       values ('${randomUUID()}', '${installerId}', 'solar', 'P. Shah is in hospital.', '2027-01-31', '${admin.userId}', now())`,
    );
    await closeAccount(context(), company, { companyName });
    expect(await ask(db.orm, `select 1 from installer_notes where installer_id = '${installerId}'`)).toEqual([]);
    const checks = await ask(
      db.orm,
      `select outcome, evidence, expires_on::text, checked_by from vetting_checks where installer_id = '${installerId}'`,
    );
    const evidence = "Removed when the account was closed.";
    expect(checks).toEqual([{ outcome: "passed", evidence, expires_on: "2027-03-31", checked_by: admin.userId }]);
    const exceptions = await ask(
      db.orm,
      `select reason, ends_on::text from vetting_exceptions where installer_id = '${installerId}'`,
    );
    expect(exceptions).toEqual([{ reason: evidence, ends_on: "2027-01-31" }]);
    const audits = await ask<{ action: string }>(
      db.orm,
      `select action from audit_log where subject_id = '${installerId}' order by id`,
    );
    expect(audits.map(({ action }) => action)).toEqual([
      "approve-installer",
      "add-installer-note",
      "record-check",
      "close-account",
    ]);
  });

  it("frees its address for a new account", async () => {
    const company = await anInstaller(db, { admin });
    await closeAccount(context(), company, { companyName: "Northern Roofs Ltd" });
    const again = { userId: randomUUID(), passwordHash: "none", form: aSignUpForm({ email: company.email }) };
    await signUp(context(), again);
    expect(await loadActor(context(), again.userId)).toMatchObject({ installer: { status: "pending" } });
  });

  it.each(["", "Northern Roofs", "Southern Roofs Ltd"])("stays when %j is typed as the name", async (companyName) => {
    const company = await anInstaller(db, { admin });
    await expect(closeAccount(context(), company, { companyName })).rejects.toMatchObject({
      code: "invalid_input",
      fields: { companyName: [expect.stringContaining("Northern Roofs Ltd")] },
    });
    const [user] = await ask(db.orm, `select email from "user" where id = '${company.installer.id}'`);
    expect(user).toEqual({ email: company.email });
  });

  it("is closed once when the form is sent five times at once, whatever the company's status", async () => {
    for (const status of ["pending", "suspended"] as const) {
      const company = await anInstaller(db, { admin, status });
      const presses = Array.from({ length: 5 }, () =>
        closeAccount(context(), company, { companyName: "Northern Roofs Ltd" }),
      );
      expect(await outcomesOf(presses)).toEqual({ done: 1, not_found: 4 });
    }
    expect(await outcomeOf(closeAccount(context(), visitor, { companyName: "" }))).toBe("not_signed_in");
    expect(await outcomeOf(closeAccount(context(), admin, { companyName: "" }))).toBe("not_found");
  });

  it("takes the administrator's role with it, but never the last administrator's", async () => {
    const company = await anInstaller(db, { admin });
    const { id } = company.installer;
    await ask(db.orm, `insert into admin_roles (user_id, role, created_at) values ('${id}', 'owner', now())`);
    await closeAccount(context(), company, { companyName: "Northern Roofs Ltd" });
    expect(await ask(db.orm, `select 1 from admin_roles where user_id = '${id}'`)).toEqual([]);

    const last = await anInstaller(db, { admin });
    const lastId = last.installer.id;
    await ask(db.orm, `insert into admin_roles (user_id, role, created_at) values ('${lastId}', 'owner', now())`);
    await ask(db.orm, `delete from admin_roles where user_id <> '${lastId}'`);
    const refused = closeAccount(context(), last, { companyName: "Northern Roofs Ltd" });
    expect(await outcomeOf(refused)).toBe("last_admin");
    expect((await exportOf(last)).company).toMatchObject({ contactName: "Priya Shah", status: "approved" });
  });
});
