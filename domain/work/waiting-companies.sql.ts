import { type SQL, sql } from "drizzle-orm";
import { instant } from "#db/parameters.ts";
import {
  appealDecisions,
  appeals,
  contractChecks,
  deposits,
  installerDocuments,
  leads,
  profileChanges,
  profiles,
  signals,
  vettingChecks,
} from "#db/schema.ts";
import { isOpenCheck } from "#domain/parties/contract-checks.sql.ts";
import { isMoneyOut } from "#domain/vetting/deposits-at-risk.sql.ts";
import { type Deadline, select } from "#domain/work/waiting-row.sql.ts";

/** Companies that wait for approval. */
export function applications(due: Deadline): SQL {
  const since = sql`p.created_at`;
  const installerId = sql`p.id`;
  return select(
    { subject: sql`p.id`, since, due: due(since), installerId },
    sql`${profiles} p where p.status = 'pending'`,
  );
}

/** Changes of a company's details; the code names the fields that change. */
export function detailChanges(due: Deadline): SQL {
  const since = sql`c.asked_at`;
  const differs = (column: string, words: string) =>
    sql`case when c.${sql.identifier(column)} is distinct from p.${sql.identifier(column)} then ${words}::text end`;
  const code = sql`concat_ws(', ', ${differs("company_name", "company name")}, ${differs("phone", "phone")},
    ${differs("address", "address")}, ${differs("city", "city")}, ${differs("postcode", "postcode")})`;
  return select(
    { subject: sql`c.id`, since, due: due(since), installerId: sql`c.installer_id`, code, link: sql`c.installer_id` },
    sql`${profileChanges} c join ${profiles} p on p.id = c.installer_id where c.outcome is null`,
  );
}

/** Papers that came after their company's last check. Those of a company that waits for approval are part of that. */
export function papers(due: Deadline): SQL {
  const since = sql`d.uploaded_at`;
  return select(
    { subject: sql`d.id`, since, due: due(since), installerId: sql`p.id`, code: sql`d.kind`, link: sql`p.id` },
    sql`${installerDocuments} d join ${profiles} p on p.id = d.installer_id
      left join (select installer_id, max(checked_at) as at from ${vettingChecks} group by installer_id) last
        on last.installer_id = p.id
     where d.removed_at is null and p.status <> 'pending' and (last.at is null or d.uploaded_at > last.at)`,
  );
}

/** Each name once for a company, however often it was compared; the code is the name. */
export function contractNames(due: Deadline): SQL {
  const since = sql`c.checked_at`;
  return select(
    { subject: sql`c.id`, since, due: due(since), installerId: sql`c.installer_id`, code: sql`c.name` },
    sql`(select distinct on (installer_id, lower(name), company_number) * from ${contractChecks} where ${isOpenCheck}
          order by installer_id, lower(name), company_number, checked_at, id) c`,
  );
}

/** Money that is out with a company about which something has changed, or without a certificate; the code says which. */
export function depositsToLookInto(due: Deadline): SQL {
  const since = sql`w.since`;
  return select(
    {
      subject: sql`w.id`,
      since,
      due: due(since),
      installerId: sql`w.installer_id`,
      code: sql`w.code`,
      pence: sql`w.paid_pence`,
      link: sql`w.installer_id`,
    },
    sql`(select id, installer_id, paid_pence, least(risk.at, overdue.at) as since,
             case when risk.at is null then 'no_certificate' else 'at_risk' end as code
        from ${deposits}
        left join lateral (select at_risk_at as at where risks <> '[]'
                              and at_risk_at > coalesce(dealt_with_at, '-infinity')) risk on true
        left join lateral (select overdue_at as at where certificate_id is null
                              and overdue_at > coalesce(dealt_with_at, '-infinity')) overdue on true
       where ${isMoneyOut}) w
     where w.since is not null`,
  );
}

/**
 * Second looks of these kinds; the code says which. Whoever made the first decision does not see it, unless nobody else
 * can decide.
 */
export function secondLooks(kinds: readonly string[]): SQL {
  return select(
    {
      subject: sql`a.id`,
      since: sql`a.asked_at`,
      due: sql`a.decide_by`,
      installerId: sql`company_of_appeal(a)`,
      person: sql`l.customer_name`,
      code: sql`a.kind`,
      askedBy: sql`case when another_may_decide(a.kind, a.against, company_of_appeal(a)) then a.against end`,
    },
    sql`${appeals} a left join ${leads} l on l.id = a.lead_id
     where a.kind = any(${`{${kinds.join(",")}}`}::text[])
       and not exists (select from ${appealDecisions} d where d.appeal_id = a.id)`,
  );
}

/** What makes us look at a company that may still buy; the code says what. */
export function openSignals(due: Deadline, now: Date): SQL {
  const since = sql`s.found_at`;
  return select(
    { subject: sql`s.id`, since, due: due(since), installerId: sql`s.installer_id`, code: sql`s.kind` },
    sql`${signals} s join ${profiles} p on p.id = s.installer_id
     where coalesce(s.dismissed_until, '-infinity') <= ${instant(now)} and p.buying_held_at is null
       and p.status <> 'suspended'`,
  );
}
