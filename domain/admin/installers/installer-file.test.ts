import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { type Actor, type User, visitor } from "#domain/actor.ts";
import { installerFile } from "#domain/admin/installers/installer-file.ts";
import { addNote, noteForm } from "#domain/admin/installers/installer-notes.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { grantForm } from "#domain/credits/grant-form.ts";
import { ledgerOf } from "#domain/credits/ledger-of.ts";
import { reportsOf } from "#domain/lead-reports/reports-of.ts";
import { credits } from "#domain/money.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { purchasesOf } from "#domain/purchases/purchases-of.ts";
import { reinstateInstaller, suspendInstaller } from "#domain/vetting/change-status.ts";
import { checkForm } from "#domain/vetting/check-form.ts";
import { recordCheck } from "#domain/vetting/record-check.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { onPaper } from "#tests/support/proofs.ts";

eachDatabase("the page of one company", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = (now = NOON) => ({ db, now });

  it("tells what the company told us, and how its status came to be", async () => {
    const { installer } = await anInstaller(db, { admin, credits: 10, form: { companyName: "Downs Heat Ltd" } });
    const other = await anInstaller(db, { admin });
    await suspendInstaller(context(), admin, { installerId: other.installer.id, reason: "Of another company." });
    await suspendInstaller(context(later({ hours: 1 })), admin, { installerId: installer.id, reason: "Complaints." });
    await reinstateInstaller(context(later({ hours: 2 })), admin, { installerId: installer.id, reason: "" });
    expect(await installerFile(context(), admin, installer.id)).toMatchObject({
      id: installer.id,
      companyName: "Downs Heat Ltd",
      status: "approved",
      credits: 10,
      coverage: null,
    });
  });

  it("says that the account is closed, and takes neither credits nor notes nor checks any more", async () => {
    const company = await anInstaller(db, { admin });
    const { id: installerId, companyName } = company.installer;
    expect(await installerFile(context(), admin, installerId)).toMatchObject({ isClosed: false });
    await closeAccount(context(), company, { companyName });
    expect(await installerFile(context(), admin, installerId)).toMatchObject({ isClosed: true });
    const check = { technology: "solar", check: "insurance", outcome: "passed", evidence: "Seen.", ...onPaper };
    const acts = [
      grantCredits(context(), admin, {
        installerId,
        grantId: randomUUID(),
        amountCredits: credits(10),
        reason: "Sorry.",
      }),
      addNote(context(), admin, { id: randomUUID(), installerId, text: "Rang." }),
      recordCheck(context(), admin, {
        id: randomUUID(),
        installerId,
        follows: null,
        form: checkForm(NOON).parse(check),
      }),
    ];
    expect(await outcomesOf(acts)).toEqual({ account_closed: 3 });
    expect(await ledgerOf(context(), admin, installerId)).toEqual([]);
  });

  it("lists what it bought, what it reported and how its credits moved, and nothing of others", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const other = await anInstaller(db, { admin, credits: 10 });
    const leadId = await aLead(db, { admin });
    const purchaseId = randomUUID();
    await purchaseLead(context(), buyer, { leadId, purchaseId });
    await purchaseLead(context(), other, { leadId, purchaseId: randomUUID() });
    const reportId = await aReport(db, { buyer, purchaseId });
    expect(await purchasesOf(context(), admin, buyer.installer.id)).toEqual([
      {
        id: purchaseId,
        leadId,
        serviceLabel: "Heat Pumps",
        location: "Croydon",
        purchasedAt: NOON,
        priceCredits: 5,
        stage: "new",
        refunded: false,
      },
    ]);
    expect(await reportsOf(context(), admin, buyer.installer.id)).toEqual([
      {
        id: reportId,
        serviceLabel: "Heat Pumps",
        location: "Croydon",
        reason: "wrong_phone",
        status: "open",
        requestedAt: NOON,
        decidedAt: null,
        decisionReason: null,
      },
    ]);
    const moved = (await ledgerOf(context(), admin, buyer.installer.id)).map(({ amount, type }) => ({ amount, type }));
    expect(moved).toEqual([
      { amount: -5, type: "spend" },
      { amount: 10, type: "grant" },
    ]);
  });

  it("keeps each note once however often it is sent", async () => {
    const { installer } = await anInstaller(db, { admin });
    const note = { id: randomUUID(), installerId: installer.id, text: "Called them.\nWill send the policy." };
    const presses = Array.from({ length: 5 }, () => addNote(context(), admin, note));
    expect(await outcomesOf(presses)).toEqual({ done: 5 });
    await addNote(context(later({ days: 1 })), admin, { ...note, id: randomUUID(), text: "It came." });
    expect(await ask(db.orm, `select 1 from installer_notes where installer_id = '${installer.id}'`)).toHaveLength(2);
    const audit = `select 1 from audit_log where action = 'add-installer-note' and subject_id = '${installer.id}'`;
    expect(await ask(db.orm, audit)).toHaveLength(2);
    expect(await outcomeOf(addNote(context(), admin, { ...note, id: randomUUID(), installerId: "nobody" }))).toBe(
      "not_found",
    );
    expect(noteForm.safeParse({ note: " \r\n " }).success).toBe(false);
    expect(noteForm.parse({ note: " a\r\nb " })).toEqual({ note: "a\nb" });
  });

  it("grants any amount with a reason, which the history shows and the audit log keeps", async () => {
    const { installer } = await anInstaller(db, { admin });
    const form = grantForm.parse({ amount: " 25 ", reason: "Two bad leads in a row." });
    const grant = { installerId: installer.id, grantId: randomUUID(), amountCredits: form.amount, reason: form.reason };
    await grantCredits(context(), admin, grant);
    await grantCredits(context(), admin, grant);
    expect(await ledgerOf(context(), admin, installer.id)).toMatchObject([
      { amount: 25, description: "Granted: Two bad leads in a row.", balanceAfter: 25 },
    ]);
    const audits = await ask(
      db.orm,
      `select reason, after from audit_log where action = 'grant-credits' and subject_id = '${installer.id}'`,
    );
    expect(audits).toMatchObject([{ reason: "Two bad leads in a row.", after: { amount: 25 } }]);
    for (const amount of ["", "0", "-5", "2.5", "1001", "ten"]) {
      expect(grantForm.safeParse({ amount, reason: "x" }).success, amount).toBe(false);
    }
    expect(grantForm.safeParse({ amount: "5", reason: " " }).success).toBe(false);
    expect(grantForm.parse({ amount: "1000", reason: "x" }).amount).toBe(credits(1000));
  });

  it("is for administrators, of companies that exist", async () => {
    const installer = await anInstaller(db, { admin });
    const { id } = installer.installer;
    const acts = (actor: Actor) => [
      ...[installerFile, ledgerOf, purchasesOf, reportsOf].map((read) => read(context(), actor, id)),
      addNote(context(), actor, { id: randomUUID(), installerId: id, text: "x" }),
    ];
    expect(await outcomesOf(acts(visitor))).toEqual({ not_signed_in: 5 });
    expect(await outcomesOf(acts(installer))).toEqual({ not_admin: 5 });
    expect(await outcomeOf(installerFile(context(), admin, "nobody"))).toBe("not_found");
  });
});
