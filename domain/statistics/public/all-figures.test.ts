import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { answerPublicComplaint, makePublicComplaint, publicComplaintForm } from "#domain/projects/public-complaints.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { removeReview } from "#domain/reviews/decide-reviews.ts";
import { figuresOfYear } from "#domain/statistics/public/public-figures.ts";
import { declineInstaller, suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aRefund } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { aCompany, anAdmin, anInstaller, type Buyer, later, NOON } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";
import { aPublishedReview } from "#tests/support/published-reviews.ts";
import { anOffer } from "#tests/support/quotes.ts";

const REQUESTS = 10;
const MARKED_AFTER_HOURS = [1, 2, 3, 5, 8, 13, 21, 30];
const COMPLAINTS = 10;
const ANSWERED_IN_TIME = 7;

/** Something of each figure, by the verbs themselves. Returns the day from which all of it counts. */
async function aYear(db: Database): Promise<Date> {
  const admin = await anAdmin(db);
  const context = { db, now: NOON };
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => anInstaller(db, { admin, credits: 100 })));
  if (!one || !two || !three) throw new Error("no companies");

  const bought: string[] = [];
  for (let at = 0; at < REQUESTS; at++) {
    const { leadId, token } = await aConfirmedRequest(db);
    const offers: string[] = [];
    const buyers: Buyer[] = at === 0 ? [one, two, three] : [one];
    for (const buyer of buyers) {
      const purchaseId = randomUUID();
      await purchaseLead(context, buyer, { leadId, purchaseId });
      if (buyer === one) bought.push(purchaseId);
      if (at < 2) offers.push((await anOffer(db, { buyer, purchaseId, now: later({ hours: 4 }) })).quote.id);
    }
    const [quoteId = ""] = offers;
    if (at === 0) await chooseQuote({ db, now: later({ hours: 6 }) }, token, { quoteId, reasons: new Map() });
  }
  for (const [at, hours] of MARKED_AFTER_HOURS.entries()) {
    const purchaseId = bought[at + 1] ?? "";
    await changeStage({ db, now: later({ hours }) }, one, { purchaseId, stage: "contacted" });
  }
  await aRefund(db, { admin, buyer: one, purchaseId: bought.at(-1) ?? "", now: later({ days: 2 }) });

  await aCheckOf(db, admin, two, { outcome: "failed", expiresOn: "" });
  await aCheckOf(db, admin, three, { check: "insurance", expiresOn: "2026-12-10" });
  const applicant = await aCompany(context, { admin, status: "pending" });
  await declineInstaller(context, admin, { installerId: applicant, reason: "No certificate." });
  const { installer } = await anInstaller(db, { admin });
  await suspendInstaller(context, admin, { installerId: installer.id, reason: "No insurance." });

  const removed = await aPublishedReview(db, admin, one);
  await aPublishedReview(db, admin, one);
  await removeReview(context, admin, { reviewId: removed, as: "not_genuine", words: "Their own address." });

  for (let at = 0; at < COMPLAINTS; at++) {
    const email = `alex${at}@example.com`;
    const form = publicComplaintForm.parse({ about: "us", company: "", name: "Alex", email, words: "Nobody rang." });
    const id = randomUUID();
    await makePublicComplaint(context, { id, form, address: `192.0.2.${at}` });
    const now = later({ days: at < ANSWERED_IN_TIME ? 2 : 9 });
    await answerPublicComplaint({ db, now }, admin, { id, answer: "We have spoken to them." });
  }
  return later({ days: 40 });
}

/** Each figure counted otherwise than the page counts it, by value, n and reasons. */
const COUNTED = `
  with mine as (select * from leads where origin = 'quote_request' and status <> 'unconfirmed'),
       kept as (select p.*, extract(epoch from first_contact_at - purchased_at) / 60 as minutes from lead_purchases p
                 where id not in (select cause_id from credit_transactions where transaction_type = 'refund')),
       approved as (select subject_id as id from audit_log where action = 'approve-installer'),
       sold as (select lead_id, count(*) as times from lead_purchases group by lead_id)
  select (select count(*)::int from mine) as requests,
         (select count(*)::int from mine join sold on sold.lead_id = mine.id and times = 3) as three,
         (select count(*)::int from kept) as kept,
         (select count(*)::int from kept where minutes <= 24 * 60) as "inDay",
         (select round(avg(minutes))::int from (
            select coalesce(minutes, 1e9) as minutes, row_number() over (order by minutes nulls last) as place,
                   count(*) over () as all from kept) as ordered
           where place in ((ordered.all + 1) / 2, (ordered.all + 2) / 2)) as median,
         (select count(distinct (p.installer_id, p.lead_id))::int from quotes join lead_purchases p on p.id = purchase_id) as quoted,
         (select count(*)::int from projects where status = 'chosen') as chose,
         (select count(*)::int from lead_purchases) as bought,
         (select count(*)::int from refund_requests where status = 'accepted' and reason = 'wrong_phone') as "wrongPhone",
         (select count(*)::int from vetting_checks where outcome = 'failed') as failed,
         (select count(*)::int from vetting_checks where outcome = 'passed' and expires_on < '2026-12-30') as ended,
         (select count(*)::int from profiles where status = 'suspended' and id in (select id from approved)) as suspended,
         (select count(*)::int from profiles where status = 'suspended' and id not in (select id from approved)) as declined,
         (select count(*)::int from reviews) as reviews,
         (select count(distinct review_id)::int from review_acts where kind = 'removed' and reason = 'not_genuine') as removed,
         (select count(*)::int from public_complaints) as complaints,
         (select count(*)::int from public_complaints where answered_at - made_at < interval '7 days') as "inTime"`;

eachDatabase("the eleven figures", (open) => {
  it("are each what other SQL counts on the same day, and none is nought", async () => {
    const db = await open();
    const now = await aYear(db);
    const { figures } = await figuresOfYear({ db, now });
    const [row] = await ask<Record<string, number>>(db.orm, COUNTED);
    const sql = row ?? {};
    for (const [name, count] of Object.entries(sql)) expect(count, name).toBeGreaterThan(0);
    const told = Object.fromEntries(
      figures.map(({ id, value, n, by }) => [id, by ? { value, n, by } : { value, n }] as const),
    );
    expect(told).toEqual({
      requests: { value: sql.requests, n: null },
      three_companies: { value: sql.three, n: sql.requests },
      first_contact: { value: sql.median, n: sql.kept },
      contact_in_day: { value: sql.inDay, n: sql.kept },
      quotes: { value: sql.quoted, n: sql.requests },
      chosen: { value: sql.chose, n: sql.requests },
      refunds: { value: sql.wrongPhone, n: sql.bought, by: { wrong_phone: sql.wrongPhone } },
      checks: { value: (sql.failed ?? 0) + (sql.ended ?? 0), n: null, by: { failed: sql.failed, ended: sql.ended } },
      suspensions: { value: 2, n: null, by: { suspended: sql.suspended, declined: sql.declined } },
      reviews: { value: sql.reviews, n: null, by: { published: sql.reviews, not_genuine: sql.removed } },
      complaints: { value: sql.inTime, n: sql.complaints },
    });
  });
});
