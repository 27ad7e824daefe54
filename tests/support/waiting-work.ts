import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import type { Job } from "#domain/outbox/job.ts";
import { ruleOf } from "#domain/outbox/job-rules.ts";
import { reportOutline } from "#domain/outline-quotes/answer-outline.ts";
import { recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { askForData } from "#domain/personal-data/data-requests.ts";
import { makeComplaint } from "#domain/projects/complaints.ts";
import { makePublicComplaint } from "#domain/projects/public-complaints.ts";
import { ask } from "#tests/support/invariants.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { aRequest } from "#tests/support/leads.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { aCompany, anAdmin, anInstaller, type Buyer, later, NOON } from "#tests/support/people.ts";
import { anOutlinedRequest, aQuotedProject } from "#tests/support/quotes.ts";

/**
 * One of everything that can wait for an administrator, and of what comes several times to one company two. Returns the
 * company to which most of it happens, and how many things wait of each kind.
 */
export async function everythingThatWaits(db: Database, admin: User) {
  const now = NOON;
  const project = await aQuotedProject(db, admin);
  const buyer = project.one.buyer;
  const installerId = buyer.installer.id;
  await aCompany({ db, now }, { admin, status: "pending", form: { companyName: "Lagan Low Carbon Ltd" } });
  await aCompany({ db, now }, { admin, status: "pending" });
  await ofCompany(db, installerId);
  await ofProject(db, project);
  await ofReviews(db, project);
  await ofSecondLooks(db, project);
  await ofHeldRequest(db);
  const outlined = await anOutlinedRequest(db, { admin });
  await reportOutline({ db, now }, outlined.token, { id: outlined.id, reason: "They want me to come to their shop." });
  const payments = await ofMoney(db, { admin, buyer });
  await ofMails(db, { leadId: project.leadId, installerId });
  const waiting = {
    application: 2,
    details: 1,
    paper: 2,
    "contract-name": 2,
    deposit: 1,
    message: 2,
    outline: 1,
    report: 1,
    complaint: 1,
    "held-request": 1,
    "public-complaint": 1,
    "review-held": 1,
    "review-dispute": 1,
    "review-notice": 1,
    "review-report": 1,
    "review-read": 1,
    appeal: 2,
    "report-appeal": 1,
    "review-appeal": 1,
    signal: 1,
    "data-request": 1,
    stop: 1,
    "failed-mail": 1,
    "bounced-mail": 1,
    dispute: 1,
    mismatch: 2,
    "money-back": 1,
    "second-person": 1,
    "second-person-grant": 1,
    "second-person-recovery": 1,
    job: 1,
    history: 1,
    books: 1,
  };
  return { project, buyer, waiting, ...payments };
}

const at = (moment = NOON) => `'${moment.toISOString()}'::timestamptz`;

async function ofCompany(db: Database, installerId: string) {
  await ask(
    db.orm,
    `insert into profile_changes (id, installer_id, company_name, phone, address, city, postcode, asked_at)
     select gen_random_uuid(), id, company_name, '020 7946 0199', address, city, postcode, ${at()}
       from profiles where id = '${installerId}'`,
  );
  for (const kind of ["mcs", "insurance"]) {
    await ask(
      db.orm,
      `insert into installer_documents (id, installer_id, kind, reference, expires_on, file_name, media_type, size_bytes,
         storage_key, uploaded_at)
       values (gen_random_uuid(), '${installerId}', '${kind}', 'X-1', '2027-11-20', 'a.pdf', 'application/pdf', 9,
         gen_random_uuid(), ${at()})`,
    );
  }
}

async function ofHeldRequest(db: Database) {
  const { leadId } = await aRequest(db);
  await ask(db.orm, `update leads set status = 'paused' where id = '${leadId}'`);
  await ask(
    db.orm,
    `insert into request_holds (lead_id, reasons, held_at) values ('${leadId}', '{other_names,sent_at_once}', ${at()})`,
  );
}

async function ofProject(db: Database, { leadId, token, one, other }: Awaited<ReturnType<typeof aQuotedProject>>) {
  const context = { db, now: NOON };
  for (const sender of ["customer", "installer"]) {
    await ask(
      db.orm,
      `insert into messages (id, purchase_id, lead_id, installer_id, sender, text, sent_at, reported_at)
       values (gen_random_uuid(), '${one.purchaseId}', '${leadId}', '${one.buyer.installer.id}', '${sender}', 'Cash?',
         ${at()}, ${at()})`,
    );
  }
  await aReport(db, { buyer: one.buyer, purchaseId: one.purchaseId });
  const complaint = { about: "contact" as const, words: "They rang six times.", purchaseId: one.purchaseId };
  await makeComplaint(context, token, { id: randomUUID(), form: complaint });
  const frith = { company: undefined, name: "Malcolm Frith", email: "malcolm@example.com" };
  const form = { ...frith, about: "us" as const, words: "Nobody answers." };
  await makePublicComplaint(context, { id: randomUUID(), form, address: "192.0.2.7" });
  await askForData(context, { id: randomUUID(), form: { ...frith, words: undefined }, address: "192.0.2.7" });
  await ask(
    db.orm,
    `insert into deposits (id, purchase_id, quote_id, lead_id, installer_id, payments, paid_pence, first_paid_on, risks, overdue_at)
     values (gen_random_uuid(), '${one.purchaseId}', '${one.quoteId}', '${leadId}', '${one.buyer.installer.id}',
       '[{}]', 198000, '2026-11-06', '[]', ${at()})`,
  );
  for (const [{ purchaseId, buyer }, status] of [
    [one, "overdue"],
    [other, "asked"],
  ] as const) {
    await ask(
      db.orm,
      `insert into stops (purchase_id, lead_id, installer_id, status, asked_at, due_at)
       values ('${purchaseId}', '${leadId}', '${buyer.installer.id}', '${status}', ${at(later({ days: -4 }))},
         ${at(later({ days: -1 }))})`,
    );
  }
}

/** One review that is held, and one that is disputed, reported, said to be unlawful, and read by nobody. */
async function ofReviews(db: Database, { leadId, one, other }: Awaited<ReturnType<typeof aQuotedProject>>) {
  const of = async ({ purchaseId, buyer }: typeof one, acts: string[]) => {
    const id = randomUUID();
    for (const statement of [
      `insert into reviews (id, purchase_id, lead_id, installer_id, first_of_customer, given_at)
         values ('${id}', '${purchaseId}', '${leadId}', '${buyer.installer.id}', '${id}', ${at()})`,
      `insert into review_versions (review_id, lead_id, version, written_at, is_finished, stars, again, is_blanked, district)
         values ('${id}', '${leadId}', 1, ${at()}, false, 2, 'no', false, 'CR0')`,
      ...acts.map(
        (act) => `insert into review_acts (review_id, lead_id, at, kind, reason, words, name, email, quoted, about)
         values ('${id}', '${leadId}', ${at()}, ${act})`,
      ),
    ])
      await ask(db.orm, statement);
  };
  await of(other, ["'held', 'phone', null, null, null, null, null"]);
  const notice = `(select max(id) from review_acts where reason = 'unlawful')`;
  await of(one, [
    "'published', null, null, null, null, null, null",
    "'disputed', 'not_genuine', 'Never our customer.', null, null, null, null",
    "'reported', 'advertising', 'It sells a lamp.', null, null, null, null",
    "'reported', 'unlawful', 'It is untrue.', 'Rowan Ash', 'rowan@ash.example', 'two days', null",
    `'author_answered', null, 'It is true.', null, null, null, ${notice}`,
  ]);
}

/** Two second looks of a company, two of others who may ask, and a signal about the first company. */
async function ofSecondLooks(db: Database, { leadId, one, other }: Awaited<ReturnType<typeof aQuotedProject>>) {
  const installerId = one.buyer.installer.id;
  for (const [kind, company] of [["suspension"], ["buying_held"], ["report"], ["review", "null"]]) {
    await ask(
      db.orm,
      `insert into appeals (id, kind, subject, installer_id, lead_id, asked_at, decide_by)
       values (gen_random_uuid(), '${kind}', gen_random_uuid(), ${company ?? `'${installerId}'`},
         ${company ? `'${leadId}'` : "null"}, ${at()}, ${at(later({ days: 10 }))})`,
    );
  }
  await ask(
    db.orm,
    `insert into signals (id, kind, installer_id, other_id, found_at)
     values (gen_random_uuid(), 'suspended_number', '${installerId}', '${other.buyer.installer.id}', ${at()})`,
  );
}

async function ofMoney(db: Database, { admin, buyer }: { admin: User; buyer: Buyer }) {
  const context = { db, now: NOON };
  const paid = async (by: Buyer) => {
    const paymentId = randomUUID();
    await startPayment(context, by, { paymentId, packId: "starter" });
    await settlePayment(context, aPaidReport(paymentId));
    return paymentId;
  };
  const reversed = (paymentId: string, reversal: object) =>
    recordReversal(context, { ...reversal, paymentId, paymentIntentId: null } as never, {
      id: `evt_${randomUUID()}`,
      type: "charge",
    });
  const other = await anInstaller(db, { admin });
  const disputed = await paid(other);
  const refunded = await paid(other);
  const asked = await paid(buyer);
  const dueAt = later({ days: 9 });
  await reversed(disputed, { kind: "dispute", status: "needs_response", disputedAt: NOON, dueAt });
  await reversed(refunded, { kind: "refund", refundedPence: 5000 });
  for (const session of ["a", "b"]) {
    await ask(
      db.orm,
      `insert into payment_mismatches (payment_id, reasons, session_id, amount_pence, currency, received_at)
       values ('${asked}', '{amount}', 'cs_${session}_${asked}', 9000, 'gbp', ${at()})`,
    );
  }
  const asker = await anAdmin(db);
  await ask(
    db.orm,
    `insert into card_refunds (id, payment_id, credits, amount_pence, reason, asked_at, asked_by, needs_approval, state)
     values (gen_random_uuid(), '${asked}', 25, 9900, 'Bought twice.', ${at()}, '${asker.userId}', true, 'asked')`,
  );
  await ask(
    db.orm,
    `insert into credit_grants (id, installer_id, credits, worth_pence, reason, asked_at, asked_by, needs_approval, state)
     values (gen_random_uuid(), '${buyer.installer.id}', 102, 50490, 'Sorry.', ${at()}, '${asker.userId}', true, 'asked')`,
  );
  await ask(
    db.orm,
    `insert into recoveries (id, kind, installer_id, user_id, reason, asked_at, asked_by, state)
     values (gen_random_uuid(), 'make_owner', '${buyer.installer.id}', '${buyer.userId}', 'Rang.', ${at()},
       '${asker.userId}', 'asked')`,
  );
  await ask(
    db.orm,
    `insert into books_mismatches (installer_id, entry_number, because, found_at)
     values ('${buyer.installer.id}', 2, 'hash', ${at()})`,
  );
  // The provider has told of no charge in this month.
  await ask(db.orm, `insert into balance_months (month, fetched_at) values ('2026-11', ${at()})`);
  return { asker, disputed };
}

async function ofMails(db: Database, { leadId, installerId }: { leadId: string; installerId: string }) {
  const job = async (kind: Job["kind"], payload: object, ended: "failed_at" | "done_at") => {
    const [row] = await ask<{ id: number }>(
      db.orm,
      `insert into jobs (kind, lane, payload, created_at, run_at, ${ended})
       values ('${kind}', '${ruleOf(kind).lane}', '${JSON.stringify(payload)}', ${at()}, ${at()}, ${at()})
       returning id::int`,
    );
    return row?.id ?? 0;
  };
  await job("send-mail", { mail: "request-link", leadId }, "failed_at");
  const bounced = await job("send-mail", { mail: "lead-alert", installerId }, "done_at");
  await ask(
    db.orm,
    `insert into mail_reports (message_id, job_id, kind, status, at, received_at)
     values ('job-${bounced}@x', ${bounced}, 'bounced', '5.1.1', ${at()}, ${at(later({ seconds: 5 }))})`,
  );
  await job("retention", { day: "2026-11-20", lastDay: null }, "failed_at");
  // Its company's own matter.
  await job("deliver-webhook", {}, "failed_at");
}
