import { type SQL, sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import { instant } from "#db/parameters.ts";
import {
  balanceEntries,
  balanceMonths,
  booksMismatches,
  cardRefunds,
  complaints,
  creditGrants,
  creditNotes,
  creditTransactions,
  dataRequests,
  jobs,
  leadPurchases,
  leads,
  mailReports,
  messages,
  outlines,
  paymentMismatches,
  paymentReversals,
  payments,
  profiles,
  publicComplaints,
  recoveries,
  refundRequests,
  requestHolds,
  stops,
  user,
} from "#db/schema.ts";
import { isWatchedAt } from "#domain/lead-reports/refund-evidence.sql.ts";
import { closedDisputeStates } from "#domain/payments/payment-state.ts";
import { type Wait, waitingReviews } from "#domain/reviews/review-acts.sql.ts";
import { daysBefore } from "#domain/time/periods.ts";
import { type WorkKindName, workKinds } from "#domain/work/kinds.ts";
import {
  applications,
  contractNames,
  depositsToLookInto,
  detailChanges,
  openSignals,
  papers,
  secondLooks,
} from "#domain/work/waiting-companies.sql.ts";
import { type Deadline, daysLater, select } from "#domain/work/waiting-row.sql.ts";

/** The code says who wrote it. */
function reportedMessages(due: Deadline): SQL {
  const since = sql`m.reported_at`;
  const installerId = sql`m.installer_id`;
  return select(
    { subject: sql`m.id`, since, due: due(since), installerId, person: sql`l.customer_name`, code: sql`m.sender` },
    sql`${messages} m join ${leads} l on l.id = m.lead_id where m.reported_at is not null and m.decided_at is null`,
  );
}

function reportedOutlines(due: Deadline): SQL {
  const since = sql`o.reported_at`;
  return select(
    { subject: sql`o.id`, since, due: due(since), installerId: sql`o.installer_id`, person: sql`l.customer_name` },
    sql`${outlines} o join ${leads} l on l.id = o.lead_id where o.reported_at is not null and o.decided_at is null`,
  );
}

/** Leads that companies report as bad; the code is their reason. Those of a company that is watched may take longer. */
function leadReports(due: Deadline, now: Date): SQL {
  const since = sql`r.requested_at`;
  const installerId = sql`r.installer_id`;
  const ofWatched = daysLater(since, limits.watchedReportDays);
  const dueAt = sql`case when ${isWatchedAt(installerId, now)} then ${ofWatched} else ${due(since)} end`;
  return select(
    { subject: sql`r.id`, since, due: dueAt, installerId, person: sql`l.customer_name`, code: sql`r.reason` },
    sql`${refundRequests} r join ${leadPurchases} b on b.id = r.purchase_id join ${leads} l on l.id = b.lead_id
     where r.status = 'open'`,
  );
}

/** The day by which we promised to answer is kept with each. */
function customerComplaints(): SQL {
  const installerId = sql`c.installer_id`;
  const person = sql`l.customer_name`;
  return select(
    { subject: sql`c.id`, since: sql`c.made_at`, due: sql`c.answer_by`, installerId, person, code: sql`c.about` },
    sql`${complaints} c join ${leads} l on l.id = c.lead_id where c.decided_at is null`,
  );
}

/** Confirmed requests that wait for a person: of works that were sent together one. */
function heldRequests(due: Deadline): SQL {
  const since = sql`h.held_at`;
  const code = sql`array_to_string(h.reasons, ' ')`;
  return select(
    { subject: sql`h.lead_id`, since, due: due(since), person: sql`l.customer_name`, code },
    sql`${requestHolds} h join ${leads} l on l.id = h.lead_id
     where h.ended_at is null and l.status = 'paused' and not exists (
       select from ${leads} before where before.group_id = l.group_id and before.status = 'paused'
          and before.group_position < l.group_position)`,
  );
}

/** Likewise; the code is what it is about, or the company that was named. */
function openComplaints(): SQL {
  const code = sql`case c.about when 'us' then 'us' when 'personal_data' then 'their details' when 'review' then 'a review' else coalesce(c.company, 'a company') end`;
  return select(
    { subject: sql`c.id`, since: sql`c.made_at`, due: sql`c.answer_by`, person: sql`c.name`, code },
    sql`${publicComplaints} c where c.answered_at is null`,
  );
}

/** The code says how we know who asks. */
function openDataRequests(): SQL {
  const code = sql`case when d.confirmed_at is not null then 'mailbox' else d.identity end`;
  return select(
    { subject: sql`d.id`, since: sql`d.asked_at`, due: sql`d.answer_by`, person: sql`d.name`, code },
    sql`${dataRequests} d where d.answered_at is null`,
  );
}

/** Reviews that wait for a person (`domain/reviews/review-acts.sql.ts`), each with a day of its own. */
const reviewsThat = (wait: Wait) => (_due: Deadline, now: Date) =>
  select(
    {
      subject: sql`w.review_id || coalesce(' ' || w.act_id, '')`,
      since: sql`w.since`,
      due: sql`w.due`,
      installerId: sql`w.installer_id`,
      link: sql`w.review_id`,
    },
    sql`(${waitingReviews(wait, now)}) w`,
  );

/** Orders to stop that a company has not confirmed in time. */
function overdueStops(): SQL {
  const installerId = sql`s.installer_id`;
  const person = sql`l.customer_name`;
  return select(
    {
      subject: sql`s.purchase_id`,
      since: sql`s.asked_at`,
      due: sql`s.due_at`,
      installerId,
      person,
      code: sql`l.outcode`,
    },
    sql`${stops} s join ${leads} l on l.id = s.lead_id where s.status = 'overdue'`,
  );
}

/** Whose mail a job is: a customer's first, then the company's, then the person's. */
const mailOf = sql`left join ${leadPurchases} b on b.id = (j.payload->>'purchaseId')::uuid
  left join ${leads} l on l.id = coalesce((j.payload->>'leadId')::uuid, b.lead_id)
  left join ${user} u on u.id = coalesce(j.payload->>'userId', j.payload->>'installerId')
  left join ${profiles} p on p.id = u.id`;
const pageOfMail = sql`coalesce('leads/' || l.id, 'installers/' || p.id, '')`;

/** Mails that we gave up on lately and that have not been sent since; the code says which mail. */
function failedMails(due: Deadline, now: Date): SQL {
  const since = sql`j.failed_at`;
  return select(
    {
      subject: sql`j.id`,
      since,
      due: due(since),
      person: sql`coalesce(l.customer_name, u.name)`,
      code: sql`j.payload->>'mail'`,
      link: pageOfMail,
    },
    sql`${jobs} j ${mailOf}
     where j.kind = 'send-mail' and j.failed_at >= ${instant(daysBefore(now, limits.failedMailsToldDays))}`,
  );
}

/** Mails that came back lately, unless another to the same person has gone out since. */
function bouncedMails(due: Deadline, now: Date): SQL {
  const since = sql`r.received_at`;
  const samePerson = sql`(later.payload->>'leadId', later.payload->>'purchaseId', later.payload->>'userId', later.payload->>'installerId')
    is not distinct from (j.payload->>'leadId', j.payload->>'purchaseId', j.payload->>'userId', j.payload->>'installerId')`;
  return select(
    {
      subject: sql`j.id`,
      since,
      due: due(since),
      person: sql`coalesce(l.customer_name, u.name)`,
      code: sql`j.payload->>'mail'`,
      link: pageOfMail,
    },
    sql`(select job_id, max(received_at) as received_at from ${mailReports}
          where kind = 'bounced' and received_at >= ${instant(daysBefore(now, limits.failedMailsToldDays))}
          group by job_id) r
     join ${jobs} j on j.id = r.job_id ${mailOf}
    where j.failed_at is null and not exists (
      select from ${jobs} later where later.kind = 'send-mail' and later.id >= j.id and later.done_at > r.received_at
         and ${samePerson})`,
  );
}

/** Disputes that the bank has not decided and that nobody has answered, by the bank's day if it names one. */
function cardDisputes(due: Deadline): SQL {
  const since = sql`p.disputed_at`;
  return select(
    {
      subject: sql`p.id`,
      since,
      due: sql`coalesce(p.dispute_due_at, ${due(since)})`,
      installerId: sql`p.installer_id`,
      code: sql`p.dispute_status`,
      pence: sql`coalesce(p.disputed_pence, p.amount_pence)`,
    },
    sql`${payments} p where ${waitsForAnswer}`,
  );
}

const decided = sql.join(
  closedDisputeStates.map((state) => sql`${state}`),
  sql`, `,
);
const isOpenDispute = sql`p.disputed_at is not null and coalesce(p.dispute_status, '') not in (${decided})`;
const waitsForAnswer = sql`${isOpenDispute} and coalesce(p.dispute_status, '') not like '%under_review'`;

/** Money that arrived and does not fit its order. */
function paymentMismatchesOpen(due: Deadline): SQL {
  const since = sql`m.received_at`;
  const installerId = sql`p.installer_id`;
  const pence = sql`case when m.currency = 'gbp' then m.amount_pence end`;
  return select(
    { subject: sql`m.id`, since, due: due(since), installerId, pence, link: sql`p.id` },
    sql`${paymentMismatches} m join ${payments} p on p.id = m.payment_id where m.outcome is null`,
  );
}

/** Money that went back, or a decided dispute, that nobody has marked as dealt with. */
function moneyBack(due: Deadline): SQL {
  const since = sql`coalesce(last.at, p.created_at)`;
  return select(
    {
      subject: sql`p.id`,
      since,
      due: due(since),
      installerId: sql`p.installer_id`,
      code: sql`p.dispute_status`,
      pence: sql`case when p.refunded_pence > 0 then p.refunded_pence else p.amount_pence end`,
    },
    sql`${payments} p
     left join lateral (select max(recorded_at) as at from ${paymentReversals} where payment_id = p.id) last on true
    where p.reversal_open and not (${isOpenDispute})`,
  );
}

/** Refunds to cards that a second person must approve. */
function refundsToApprove(due: Deadline): SQL {
  const since = sql`r.asked_at`;
  return select(
    {
      subject: sql`r.id`,
      since,
      due: due(since),
      installerId: sql`p.installer_id`,
      person: sql`u.name`,
      pence: sql`r.amount_pence`,
      link: sql`p.id`,
      askedBy: sql`r.asked_by`,
    },
    sql`${cardRefunds} r join ${payments} p on p.id = r.payment_id join ${user} u on u.id = r.asked_by
     where r.state = 'asked' and r.needs_approval`,
  );
}

/** Grants that a second person must approve. */
function grantsToApprove(due: Deadline): SQL {
  const since = sql`g.asked_at`;
  return select(
    {
      subject: sql`g.id`,
      since,
      due: due(since),
      installerId: sql`g.installer_id`,
      person: sql`u.name`,
      pence: sql`g.worth_pence`,
      askedBy: sql`g.asked_by`,
    },
    sql`${creditGrants} g join ${user} u on u.id = g.asked_by where g.state = 'asked'`,
  );
}

/** Help with signing in that a second person must confirm. */
function recoveriesToConfirm(due: Deadline): SQL {
  const since = sql`c.asked_at`;
  return select(
    {
      subject: sql`c.id`,
      since,
      due: due(since),
      installerId: sql`c.installer_id`,
      person: sql`u.name`,
      askedBy: sql`c.asked_by`,
    },
    sql`${recoveries} c join ${user} u on u.id = c.user_id where c.state = 'asked'`,
  );
}

/** Other work that we gave up on. A company's webhook or device that does not answer is its own matter. */
function failedJobs(due: Deadline): SQL {
  const since = sql`j.failed_at`;
  return select(
    { subject: sql`j.id`, since, due: due(since), code: sql`j.kind` },
    sql`${jobs} j where j.failed_at is not null and j.kind <> 'send-mail' and j.lane <> 'webhooks'`,
  );
}

/**
 * The latest three months of which the payment provider has told us, where it says something else than our books
 * (`domain/accounting`).
 */
function booksThatDiffer(due: Deadline): SQL {
  const since = sql`m.fetched_at`;
  const during = (at: SQL) => sql`${at} >= m.first and ${at} < m.after`;
  return select(
    { subject: sql`m.month`, since, due: due(since) },
    sql`(select month, fetched_at, (month || '-01')::timestamp at time zone 'Europe/London' as first,
             ((month || '-01')::timestamp + interval '1 month') at time zone 'Europe/London' as after
        from ${balanceMonths} order by month desc limit 3) m
    where exists (select from ${payments} p where p.status = 'paid' and ${during(sql`p.paid_at`)}
        and ((select sum(e.amount_pence) from ${balanceEntries} e
               where e.payment_intent_id = p.payment_intent_id and e.type in ('charge', 'payment'))
              is distinct from coalesce(p.paid_pence, p.amount_pence)
          or (select l.amount from ${creditTransactions} l
               where l.cause_id = p.id and l.transaction_type = 'purchase') is distinct from p.credits))
      or exists (select from ${creditNotes} n where ${during(sql`n.issued_at`)}
        and (select -sum(e.amount_pence) from ${balanceEntries} e where e.source_id = n.provider_refund_id)
          is distinct from n.amount_pence)
      or exists (select from ${balanceEntries} e where ${during(sql`e.happened_at`)} and case
        when e.type in ('charge', 'payment') then not exists (
          select from ${payments} p where p.payment_intent_id = e.payment_intent_id and p.status = 'paid')
        when e.type in ('refund', 'payment_refund') then not exists (
          select from ${creditNotes} n where n.provider_refund_id = e.source_id) end)`,
  );
}

/** Histories of credits that failed their check (`domain/credits/find-mismatches.ts`); the code is the entry and why. */
function brokenHistories(due: Deadline): SQL {
  const since = sql`b.found_at`;
  const installerId = sql`b.installer_id`;
  const code = sql`b.because || ' ' || b.entry_number`;
  return select({ subject: installerId, since, due: due(since), installerId, code }, sql`${booksMismatches} b`);
}

const queries: Record<WorkKindName, (due: Deadline, now: Date) => SQL> = {
  application: applications,
  details: detailChanges,
  paper: papers,
  "contract-name": contractNames,
  deposit: depositsToLookInto,
  message: reportedMessages,
  outline: reportedOutlines,
  report: leadReports,
  appeal: () => secondLooks(["suspension", "buying_held"]),
  signal: openSignals,
  "report-appeal": () => secondLooks(["report"]),
  "review-appeal": () => secondLooks(["review"]),
  "held-request": heldRequests,
  complaint: customerComplaints,
  "public-complaint": openComplaints,
  "review-held": reviewsThat("held"),
  "review-dispute": reviewsThat("dispute"),
  "review-notice": reviewsThat("notice"),
  "review-report": reviewsThat("report"),
  "review-read": reviewsThat("read"),
  "data-request": openDataRequests,
  stop: overdueStops,
  "failed-mail": failedMails,
  "bounced-mail": bouncedMails,
  dispute: cardDisputes,
  mismatch: paymentMismatchesOpen,
  "money-back": moneyBack,
  "second-person": refundsToApprove,
  "second-person-grant": grantsToApprove,
  "second-person-recovery": recoveriesToConfirm,
  job: failedJobs,
  history: brokenHistories,
  books: booksThatDiffer,
};

/** Selects what waits of a kind, each with its deadline. */
export function waitingOf(kind: WorkKindName, now: Date): SQL {
  const { days } = workKinds[kind];
  return queries[kind]((since) => (days === null ? since : daysLater(since, days)), now);
}
