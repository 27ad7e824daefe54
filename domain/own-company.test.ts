import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { failures } from "#app/web/failures.ts";
import type { Database } from "#db/connection.ts";
import { grantAdmin } from "#domain/accounts/admin-roles.ts";
import { type Installer, requireAdminOfOthers, type User } from "#domain/actor.ts";
import { addNote } from "#domain/admin/installers/installer-notes.ts";
import { editLead } from "#domain/admin/leads/edit-lead.ts";
import { leadEditForm } from "#domain/admin/leads/lead-edit-form.ts";
import { resumeLead } from "#domain/admin/leads/resume-lead.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { withdrawLeads } from "#domain/admin/leads/withdraw-leads.ts";
import { disputeEvidence } from "#domain/admin/payments/evidence.ts";
import { decideAppeal } from "#domain/appeals/decide-appeal.ts";
import { fileOfAppeal } from "#domain/appeals/open-appeals.ts";
import { approveGrant, declineGrant, grantCredits } from "#domain/credits/grant-credits.ts";
import { fileForAdmin } from "#domain/files/open-file.ts";
import { lookedIntoDeposit } from "#domain/handover/desk-deposits.ts";
import { acceptProfileChange, declineProfileChange } from "#domain/installers/profile-changes.ts";
import { acceptReport, declineReport } from "#domain/lead-reports/decide-report.ts";
import { eraseCustomer } from "#domain/leads/erase-customer.ts";
import { decideMessage, messagesToDecide, readThread } from "#domain/messages/reported-messages.ts";
import { credits } from "#domain/money.ts";
import { reportOutline } from "#domain/outline-quotes/answer-outline.ts";
import { decideReported, outlinesReported } from "#domain/outline-quotes/decide-reported.ts";
import { acceptTradingName, closeContractName } from "#domain/parties/contract-names.ts";
import { askRefund } from "#domain/payments/ask-refund.ts";
import { approveRefund, declineRefund as declineCardRefund } from "#domain/payments/decide-refund.ts";
import { closeMismatch, creditMismatch } from "#domain/payments/mismatches.ts";
import { closeReversal } from "#domain/payments/reversals.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { complaintsToDecide, decideComplaint } from "#domain/projects/complaints.ts";
import { resolveStop } from "#domain/projects/confirm-stop.ts";
import { stopForCaller } from "#domain/projects/stop-everything.ts";
import { declineRequest, releaseRequest } from "#domain/requests/held-requests.ts";
import { keepReview, noteRead, publishHeldReview, removeReview } from "#domain/reviews/decide-reviews.ts";
import { dismissSignal } from "#domain/security-log/signals.ts";
import { askRecovery, confirmRecovery, declineRecovery } from "#domain/team/recovery.ts";
import {
  approveInstaller,
  declineInstaller,
  reinstateInstaller,
  suspendInstaller,
} from "#domain/vetting/change-status.ts";
import { checkForm } from "#domain/vetting/check-form.ts";
import { endMoreTime, grantMoreTime } from "#domain/vetting/exceptions.ts";
import { holdBuying, releaseBuying } from "#domain/vetting/hold-buying.ts";
import { recordCheck, recordChecks } from "#domain/vetting/record-check.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { anAdmin, anInstaller, NOON, outcomeOf, signedIn } from "#tests/support/people.ts";
import { onPaper } from "#tests/support/proofs.ts";
import { aPublishedReview } from "#tests/support/published-reviews.ts";
import { anOutlinedRequest, aQuotedProject } from "#tests/support/quotes.ts";
import { verbsForOthers } from "#tests/tidy/own-company.ts";
import { readSources } from "#tests/tidy/sources.ts";

type Acts = Record<string, () => Promise<unknown>>;

eachDatabase("an administrator who also has a company", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });
  async function both(
    status: "pending" | "approved" | "suspended",
    credits = 0,
  ): Promise<User & { installer: Installer }> {
    const { email, userId } = await anInstaller(db, { admin, status, credits });
    await grantAdmin(context(), email);
    const user = await signedIn(db, userId);
    if (!user.installer) throw new Error("no company");
    return { ...user, installer: user.installer };
  }

  const reason = "For myself.";

  async function aboutCompanies(): Promise<Acts> {
    const pending = await both("pending");
    const approved = await both("approved");
    const suspended = await both("suspended");
    const installerId = approved.userId;
    const form = checkForm(NOON).parse({
      technology: "solar",
      check: "insurance",
      outcome: "passed",
      evidence: "Seen",
      expiresOn: "2027-11-20",
      ...onPaper,
    });
    const change = { installerId, changeId: randomUUID() };
    const holdId = randomUUID();
    const signalId = randomUUID();
    const appealId = randomUUID();
    const fileId = randomUUID();
    const held = await both("approved");
    for (const statement of [
      `insert into buying_holds (id, installer_id, reason, held_at, held_by, released_at, released_by)
         values ('${holdId}', '${installerId}', 'No.', now(), '${admin.userId}', now(), '${admin.userId}')`,
      `insert into signals (id, kind, installer_id, other_id, found_at)
         values ('${signalId}', 'suspended_name', '${installerId}', '${held.userId}', now())`,
      `insert into appeals (id, kind, subject, installer_id, words, asked_at, decide_by)
         values ('${appealId}', 'suspension', '1', '${suspended.userId}', 'Look again.', now(), now())`,
      `insert into appeal_files (id, appeal_id, position, file_name, media_type, size_bytes, storage_key, created_at)
         values ('${fileId}', '${appealId}', 1, 'list.pdf', 'application/pdf', 9, '${fileId}', now())`,
    ])
      await ask(db.orm, statement);
    const time = { technology: "solar", reason, endsOn: "2026-12-20" } as const;
    return {
      "vetting/change-status.ts approveInstaller": () => approveInstaller(context(), pending, pending.userId),
      "vetting/change-status.ts declineInstaller": () =>
        declineInstaller(context(), pending, {
          installerId: pending.userId,
          reason,
        }),
      "vetting/change-status.ts suspendInstaller": () => suspendInstaller(context(), approved, { installerId, reason }),
      "vetting/change-status.ts reinstateInstaller": () =>
        reinstateInstaller(context(), suspended, {
          installerId: suspended.userId,
          reason,
        }),
      "installers/profile-changes.ts acceptProfileChange": () => acceptProfileChange(context(), approved, change),
      "installers/profile-changes.ts declineProfileChange": () =>
        declineProfileChange(context(), approved, {
          ...change,
          reason,
        }),
      "credits/grant-credits.ts grantCredits": () =>
        grantCredits(context(), approved, { installerId, grantId: randomUUID(), amountCredits: credits(10), reason }),
      "vetting/record-check.ts recordCheck": () =>
        recordCheck(context(), approved, {
          id: randomUUID(),
          installerId,
          follows: null,
          form,
        }),
      "vetting/record-check.ts recordChecks": () =>
        recordChecks(context(), approved, { installerId, checks: [{ id: randomUUID(), follows: null, form }] }),
      "handover/desk-deposits.ts lookedIntoDeposit": () =>
        lookedIntoDeposit(context(), approved, { installerId, depositId: randomUUID(), reason: "They sent it." }),
      "vetting/hold-buying.ts holdBuying": () =>
        holdBuying(context(), approved, { holdId: randomUUID(), installerId, reason }),
      "vetting/hold-buying.ts releaseBuying": () => releaseBuying(context(), approved, holdId),
      "security-log/signals.ts dismissSignal": () => dismissSignal(context(), approved, signalId),
      "appeals/decide-appeal.ts decideAppeal": () =>
        decideAppeal(context(), suspended, { id: appealId, outcome: "accepted", reason }),
      "appeals/open-appeals.ts fileOfAppeal": () => fileOfAppeal(context(), suspended, fileId),
      "vetting/exceptions.ts grantMoreTime": () =>
        grantMoreTime(context(), approved, {
          id: randomUUID(),
          installerId,
          form: time,
        }),
      "vetting/exceptions.ts endMoreTime": () => endMoreTime(context(), approved, { id: randomUUID(), installerId }),
    };
  }

  async function aboutItsWork(): Promise<Acts> {
    const { leadId, one } = await aQuotedProject(db, admin);
    const own = { ...one.buyer, adminRoles: ["owner"] as const };
    const purchaseId = one.purchaseId;
    const id = randomUUID();
    const requestId = await aReport(db, { buyer: one.buyer, purchaseId });
    const place = `'${id}', '${leadId}', '${purchaseId}', '${own.userId}'`;
    for (const statement of [
      `insert into complaints (id, lead_id, purchase_id, installer_id, about, made_at, answer_by)
         values (${place}, 'work', now(), now())`,
      `insert into messages (id, lead_id, purchase_id, installer_id, sender, text, sent_at, reported_at)
         values (${place}, 'installer', 'Come to our shop.', now(), now())`,
      `insert into files (id, lead_id, purchase_id, installer_id, sender, message_id, position, file_name, media_type,
         size_bytes, sha256, storage_key, created_at)
         values (${place}, 'installer', '${id}', 1, 'roof.png', 'image/png', 9, repeat('a', 64), '${id}', now())`,
      `insert into stops (purchase_id, lead_id, installer_id, status, asked_at, due_at)
         values ('${purchaseId}', '${leadId}', '${own.userId}', 'overdue', now(), now())`,
    ])
      await ask(db.orm, statement);
    const customer = { customer_name: "Me", customer_email: own.email, postcode: "CR0 1EA", urgency: "low" };
    const edit = { leadId, fingerprint: "", form: leadEditForm.parse(customer) };
    const named = `select id from contract_checks where quote_id = '${one.quoteId}'`;
    const [name] = await ask<{ id: string }>(db.orm, named);
    const contractName = { id: name?.id ?? "", reason };
    const decision = { decision: "not_upheld", toCustomer: "No.", toCompany: "Well done." } as const;
    const sent = await anOutlinedRequest(db, { admin });
    await reportOutline(context(), sent.token, { id: sent.id, reason: "They ask me to come to their shop." });
    const outline = { id: sent.id, decision: "left", reason } as const;
    const reviewed = await both("approved", 10);
    const reviewId = await aPublishedReview(db, admin, reviewed);
    return {
      "reviews/decide-reviews.ts publishHeldReview": () => publishHeldReview(context(), reviewed, reviewId),
      "reviews/decide-reviews.ts removeReview": () =>
        removeReview(context(), reviewed, { reviewId, as: "not_genuine", words: reason }),
      "reviews/decide-reviews.ts keepReview": () =>
        keepReview(context(), reviewed, { reviewId, about: 1, words: reason }),
      "reviews/decide-reviews.ts noteRead": () => noteRead(context(), reviewed, reviewId),
      "parties/contract-names.ts acceptTradingName": () => acceptTradingName(context(), own, contractName),
      "parties/contract-names.ts closeContractName": () => closeContractName(context(), own, contractName),
      "projects/complaints.ts decideComplaint": () => decideComplaint(context(), own, { id, form: decision }),
      "projects/confirm-stop.ts resolveStop": () => resolveStop(context(), own, { purchaseId, reason }),
      "projects/stop-everything.ts stopForCaller": () => stopForCaller(context(), own, { leadId, reason }),
      "messages/reported-messages.ts decideMessage": () =>
        decideMessage(context(), own, { id, decision: "hidden", reason }),
      "messages/reported-messages.ts readThread": () => readThread(context(), own, { purchaseId, reason }),
      "files/open-file.ts fileForAdmin": () => fileForAdmin(context(), own, { id, reason }),
      "outline-quotes/decide-reported.ts decideReported": () =>
        decideReported(context(), { ...sent.company, adminRoles: ["owner"] as const }, outline),
      "lead-reports/decide-report.ts acceptReport": () => acceptReport(context(), own, { requestId, outcome: "keep" }),
      "lead-reports/decide-report.ts declineReport": () => declineReport(context(), own, { requestId, reason }),
      "requests/held-requests.ts declineRequest": () => declineRequest(context(), own, { leadId, reason }),
      "requests/held-requests.ts releaseRequest": () => releaseRequest(context(), own, leadId),
      "admin/leads/withdraw-lead.ts withdrawLead": () => withdrawLead(context(), own, { leadId, reason }),
      "admin/leads/resume-lead.ts resumeLead": () => resumeLead(context(), own, leadId),
      "admin/leads/edit-lead.ts editLead": () => editLead(context(), own, edit),
      "leads/erase-customer.ts eraseCustomer": () => eraseCustomer(context(), own, { leadId, reason }),
    };
  }

  it("reads no words about their own company; another administrator does", async () => {
    const { leadId, one } = await aQuotedProject(db, admin);
    const id = randomUUID();
    const place = `'${id}', '${leadId}', '${one.purchaseId}', '${one.buyer.userId}'`;
    await ask(
      db.orm,
      `insert into complaints (id, lead_id, purchase_id, installer_id, about, words, made_at, answer_by)
         values (${place}, 'work', 'They shouted.', now(), now())`,
    );
    await ask(
      db.orm,
      `insert into messages (id, lead_id, purchase_id, installer_id, sender, text, sent_at, reported_at,
         report_reason)
         values (${place}, 'customer', 'You shouted.', now(), now(), 'Rude.')`,
    );
    const read = async (actor: User) => [
      (await complaintsToDecide(context(), actor)).find((row) => row.id === id),
      (await messagesToDecide(context(), actor)).find((row) => row.id === id),
    ];
    expect(await read({ ...one.buyer, adminRoles: ["owner"] as const })).toMatchObject([
      { isOwn: true, words: null },
      { isOwn: true, text: null, reportReason: null },
    ]);
    expect(await read(admin)).toMatchObject([
      { isOwn: false, words: "They shouted." },
      { isOwn: false, text: "You shouted.", reportReason: "Rude." },
    ]);
    const sent = await anOutlinedRequest(db, { admin });
    await reportOutline(context(), sent.token, { id: sent.id, reason: "They ask me to come to their shop." });
    const report = async (actor: User) => (await outlinesReported(context(), actor)).find((row) => row.id === sent.id);
    expect(await report({ ...sent.company, adminRoles: ["owner"] as const })).toMatchObject({
      isOwn: true,
      reportReason: null,
    });
    expect(await report(admin)).toMatchObject({ isOwn: false, reportReason: "They ask me to come to their shop." });
  });

  async function aboutItsPayments(): Promise<Acts> {
    const company = await anInstaller(db, { admin });
    const own = { ...company, adminRoles: ["owner"] as const };
    const paymentId = randomUUID();
    const installerId = company.userId;
    await startPayment(context(), company, { paymentId, packId: "starter" });
    const refundId = randomUUID();
    const mismatchId = randomUUID();
    await ask(
      db.orm,
      `insert into card_refunds (id, payment_id, credits, amount_pence, reason, asked_at, asked_by, needs_approval, state)
         values ('${refundId}', '${paymentId}', 1, 100, 'Asked.', now(), '${admin.userId}', true, 'asked')`,
    );
    await ask(
      db.orm,
      `insert into payment_mismatches (id, payment_id, reasons, session_id, received_at)
         values ('${mismatchId}', '${paymentId}', '{amount}', 'cs', now())`,
    );
    const refund = { refundId: randomUUID(), paymentId, credits: 1, reason };
    const grant = { grantId: randomUUID(), installerId, amountCredits: credits(102), reason };
    await grantCredits(context(), admin, grant);
    const help = { kind: "change_email", newEmail: `${randomUUID()}@example.com` } as const;
    const recovery = { ...help, id: randomUUID(), installerId, userId: company.userId, reason };
    await askRecovery(context(), admin, { ...recovery, form: recovery });
    return {
      "payments/ask-refund.ts askRefund": () => askRefund(context(), own, refund),
      "payments/decide-refund.ts approveRefund": () => approveRefund(context(), own, refundId),
      "payments/decide-refund.ts declineRefund": () => declineCardRefund(context(), own, { refundId, reason }),
      "credits/grant-credits.ts approveGrant": () => approveGrant(context(), own, grant.grantId),
      "credits/grant-credits.ts declineGrant": () => declineGrant(context(), own, { ...grant }),
      "team/recovery.ts askRecovery": () => askRecovery(context(), own, { ...recovery, form: recovery }),
      "team/recovery.ts confirmRecovery": () => confirmRecovery(context(), own, recovery.id),
      "team/recovery.ts declineRecovery": () => declineRecovery(context(), own, recovery),
      "payments/mismatches.ts creditMismatch": () => creditMismatch(context(), own, { mismatchId, reason }),
      "payments/mismatches.ts closeMismatch": () => closeMismatch(context(), own, { mismatchId, reason }),
      "payments/reversals.ts closeReversal": () => closeReversal(context(), own, { installerId, paymentId }),
      "admin/payments/evidence.ts disputeEvidence": () => disputeEvidence(context(), own, paymentId),
    };
  }

  it("decides nothing about their own company, with any verb", async () => {
    const outcomes: Record<string, string> = {};
    for (const acts of [await aboutCompanies(), await aboutItsWork(), await aboutItsPayments()]) {
      for (const [verb, act] of Object.entries(acts)) outcomes[`domain/${verb}`] = await outcomeOf(act());
    }
    expect(outcomes).toEqual(Object.fromEntries(verbsForOthers(readSources()).map((verb) => [verb, "own_company"])));
  });

  it("decides about others, and adds notes", async () => {
    const pending = await both("pending");
    const approved = await both("approved");
    const suspended = await both("suspended");
    expect(await outcomeOf(approveInstaller(context(), approved, pending.userId))).toBe("done");
    const grant = {
      installerId: approved.userId,
      grantId: randomUUID(),
      amountCredits: credits(10),
      reason: "Two bad leads.",
    };
    expect(await outcomeOf(grantCredits(context(), suspended, grant))).toBe("done");
    const note = { id: randomUUID(), installerId: approved.userId, text: "Called them." };
    expect(await outcomeOf(addNote(context(), approved, note))).toBe("done");
    const { leadId, one, other } = await aQuotedProject(db, admin);
    const requestId = await aReport(db, { buyer: one.buyer, purchaseId: one.purchaseId });
    const stranger: User = { ...approved, adminRoles: ["owner"] as const };
    expect(await outcomeOf(acceptReport(context(), stranger, { requestId, outcome: "keep" }))).toBe("done");
    const rival: User = { ...other.buyer, adminRoles: ["owner"] as const };
    expect(await withdrawLeads(context(), rival, { leadIds: [leadId], reason })).toEqual({
      withdrawn: [],
      left: [leadId],
    });
    expect(await outcomeOf(withdrawLead(context(), stranger, { leadId, reason }))).toBe("done");
  });

  it("is refused in plain words", () => {
    expect(failures.own_company).toMatchObject({
      status: 403,
      message: "You cannot decide about your own company. Ask another administrator.",
    });
    expect(requireAdminOfOthers(admin, "another", "vetting")).toBe(admin);
  });
});
