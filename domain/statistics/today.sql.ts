import { sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import {
  appointments,
  contactAttempts,
  creditTransactions,
  deposits,
  leadPurchases,
  leads,
  messages,
  nextActs,
  quotes,
  refundRequests,
} from "#db/schema.ts";
import { isMoneyOut } from "#domain/vetting/deposits-at-risk.sql.ts";

/** What of customers can wait for a company, in the order in which Today shows it. */
export const WAITING = ["next", "contact", "message", "times", "opened", "ending", "deposit"] as const;

export type Waiting = (typeof WAITING)[number];

interface TodayQuery {
  installerId: string;
  userId: string;
  isEverybodys: boolean;
  /** How many customers of each section to read. */
  most: number;
  /** The first moment of tomorrow, in London. */
  tomorrow: Date;
  /** Quotes that were first opened by then wait for an answer. */
  openedBy: Date;
  /** The London days of today and of the last on which a quote ends soon. */
  today: string;
  endingBy: string;
  /** Whether this reader sends certificates of deposits, and in how many days after paying they are due. */
  sendsCertificates: boolean;
  certificateDays: number;
}

export interface WaitingRow extends Record<string, unknown> {
  mine: number;
  everybody: number;
  /** Null, with all below, in the one row where nothing waits. */
  purchaseId: string | null;
  section: number;
  /** All sections that apply, the first included. */
  sections: number[];
  /** When it is due, or since when it waits, in milliseconds since 1970. */
  at: number;
  /** The next act, the message, or who offered the times. */
  what: string | null;
  /** Of the next act. */
  actId: string | null;
  duePence: number | null;
  total: number;
}

/**
 * Each customer for whom something waits, once, in the first section that applies; and how many there are, of one's own
 * and nobody's, and of everybody. One statement, however many leads were bought: each section begins at what waits.
 */
export async function waitingRows(tx: Queryable, query: TodayQuery): Promise<WaitingRow[]> {
  const { installerId, userId, isEverybodys, most, tomorrow, openedBy, today, endingBy } = query;
  const { sendsCertificates, certificateDays } = query;
  const section = (name: Waiting) => sql.raw(String(WAITING.indexOf(name)));
  const { rows } = await tx.execute<WaitingRow>(sql`
    with bought as materialized (
      select p.id, p.stage, p.purchased_at, p.lead_id,
             p.assigned_to is null or p.assigned_to = ${userId} as is_mine
        from ${leadPurchases} p where p.installer_id = ${installerId} and p.ended_at is null
    ), found as (
      select b.id, ${section("next")} as section, n.due_at as at, n.what, n.id as act_id, null::int as due_pence,
             n.user_id = ${userId} as is_mine
        from bought b join ${nextActs} n on n.purchase_id = b.id where n.due_at < ${instant(tomorrow)}
      union all
      select b.id, ${section("contact")}, b.purchased_at, null, null, null, b.is_mine
        from bought b join ${leads} l on l.id = b.lead_id
       where b.stage = 'new' and l.customer_closed_at is null and l.anonymised_at is null
         and not exists (select from ${contactAttempts} a
                          where a.purchase_id = b.id and a.outcome is distinct from 'no_answer')
         and not exists (select from ${nextActs} n where n.purchase_id = b.id and n.due_at >= ${instant(tomorrow)})
         and not exists (select from ${refundRequests} r where r.purchase_id = b.id)
         and not exists (select from ${creditTransactions} c where c.cause_id = b.id and c.transaction_type = 'refund')
      union all
      select b.id, ${section("message")}, m.sent_at, m.text, null, null, b.is_mine
        from bought b join ${messages} m on m.purchase_id = b.id
       where m.installer_id = ${installerId} and m.sender = 'customer' and m.read_at is null
         and m.removed_at is null and m.decision is null
      union all
      select b.id, ${section("times")}, a.offered_at, a.offered_by, null, null, b.is_mine
        from bought b join ${appointments} a on a.purchase_id = b.id
       where a.installer_id = ${installerId} and a.status = 'offered'
      union all
      select b.id, ${section("opened")}, q.opened_at, null, null, q.due_pence, b.is_mine
        from bought b join ${quotes} q on q.purchase_id = b.id
       where q.installer_id = ${installerId} and q.status = 'sent' and q.opened_at <= ${instant(openedBy)}
         and q.valid_until >= ${today}::date
      union all
      select b.id, ${section("ending")}, (q.valid_until + 1)::timestamp at time zone 'Europe/London', null, null,
             q.due_pence, b.is_mine
        from bought b join ${quotes} q on q.purchase_id = b.id
       where q.installer_id = ${installerId} and q.status = 'sent' and q.valid_until between ${today}::date and ${endingBy}::date
      union all
      select b.id, ${section("deposit")},
             (first_paid_on + ${certificateDays}::int + 1)::timestamp at time zone 'Europe/London', null, null, null, b.is_mine
        from bought b join ${deposits} on purchase_id = b.id
       where ${sendsCertificates} and ${isMoneyOut} and certificate_id is null and is_insured is distinct from false
    ), counted as (
      select count(distinct id) filter (where is_mine)::int as mine, count(distinct id)::int as everybody from found
    ), firsts as (
      select id, min(section) as section, array_agg(distinct section order by section) as sections,
             (array_agg(at order by section, at))[1] as at, (array_agg(what order by section, at))[1] as what,
             (array_agg(act_id order by section, at))[1] as act_id,
             (array_agg(due_pence order by section, at))[1] as due_pence
        from found where is_mine or ${isEverybodys} group by id
    ), placed as (
      select firsts.*, row_number() over (partition by section order by at, id) as place,
             (count(*) over (partition by section))::int as total
        from firsts
    )
    select mine, everybody, id as "purchaseId", section::int as section, sections,
           (extract(epoch from at) * 1000)::float8 as at, what, act_id as "actId",
           due_pence as "duePence", total
      from counted left join placed on place <= ${most}
     order by section, place`);
  return rows;
}
