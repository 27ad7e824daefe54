import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant, textArray } from "#db/parameters.ts";
import {
  appointments,
  auditLog,
  companyMembers,
  contactAttempts,
  leadPurchases,
  leads,
  messages,
  outlines,
  quotes,
  user,
} from "#db/schema.ts";
import { nameOfDoer } from "#domain/actors/actors.sql.ts";
import type { CursorPosition } from "#domain/cursor.ts";

export type DeedRow = {
  id: string;
  at: Date;
  kind: string;
  by: string | null;
  /** Of a call or message whether it was a call, email or text, of a change whom or what it was about. */
  about: string | null;
  purchaseId: string | null;
  serviceType: string | null;
  outcode: string | null;
};

interface DeedQuery {
  installerId: string;
  since: Date;
  /** Only what this member did. */
  userId?: string | undefined;
  after?: CursorPosition | undefined;
  limit: number;
}

const NOTHING = sql`null::text`;

/**
 * What people of a company and their keys did since then, newest first: read from where each deed is kept, so nothing
 * is stored twice. `changes`: the acts of the audit log that belong to it. Of a customer it holds service and district.
 */
export async function deedRows(tx: Queryable, query: DeedQuery, changes: readonly string[]): Promise<DeedRow[]> {
  const { installerId, since, userId, after, limit } = query;
  const moment = instant(since);
  const sent = (table: typeof messages | typeof quotes | typeof outlines, kind: string) => sql`
    select id, sent_at as at, ${kind}::text as kind, sent_by as user_id, api_key_id as key_id, ${NOTHING} as about,
           lead_id, ${table === outlines ? sql`null::uuid` : sql`purchase_id`} as purchase_id
      from ${table} where installer_id = ${installerId} and sent_at >= ${moment} and sent_by is not null`;
  const deeds: SQL[] = [
    sql`select id, purchased_at as at, 'bought' as kind, coalesce(bought_by, installer_id) as user_id,
               api_key_id as key_id, ${NOTHING} as about, lead_id, id as purchase_id
          from ${leadPurchases} where installer_id = ${installerId} and purchased_at >= ${moment}`,
    sql`select attempt.id, attempt.noted_at, 'tried', attempt.noted_by, attempt.api_key_id,
               attempt.channel || coalesce(' ' || attempt.outcome, ''), bought.lead_id, bought.id
          from ${contactAttempts} attempt join ${leadPurchases} bought on bought.id = attempt.purchase_id
         where bought.installer_id = ${installerId} and attempt.noted_at >= ${moment}`,
    sent(messages, "message"),
    sent(quotes, "quote"),
    sent(outlines, "outline"),
    sql`select id, offered_at, 'times', sent_by, api_key_id, ${NOTHING}, lead_id, purchase_id
          from ${appointments} where installer_id = ${installerId} and offered_at >= ${moment}
           and offered_by = 'installer' and sent_by is not null`,
    sql`select md5('audit ' || id)::uuid, at, action, actor_id, null::uuid,
               coalesce((select name from ${user} where id = changed.after->>'userId'),
                 changed.after->>'email', changed.after->>'name', changed.before->>'name', changed.after->>'host',
                 changed.before->>'host'), null::uuid, null::uuid
          from ${auditLog} changed
         where subject_type = 'installer' and subject_id = ${installerId} and at >= ${moment}
           and action = any (${textArray([...changes])})`,
  ];
  const { rows } = await tx.execute<Omit<DeedRow, "at"> & { at: string }>(sql`
    select deed.id::text as id, to_char(deed.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, deed.kind,
           ${nameOfDoer(sql`deed.user_id`, sql`deed.key_id`)} as by, deed.about, deed.purchase_id::text as "purchaseId",
           ${leads}.service_type as "serviceType", ${leads}.outcode
      from (${sql.join(deeds, sql` union all `)}) as deed
      left join ${leads} on ${leads}.id = deed.lead_id
     where (${userId ?? null}::text is null or (deed.user_id = ${userId ?? null} and deed.key_id is null))
       and (${after ? 1 : 0} = 0 or (date_trunc('milliseconds', deed.at), deed.id) < (${instant(after?.at ?? since)}, ${after?.id ?? null}::uuid))
     order by date_trunc('milliseconds', deed.at) desc, deed.id desc
     limit ${limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Everybody who has worked in a company, by name, and whether they still do. */
export async function everybodyOf(tx: Queryable, installerId: string) {
  const { rows } = await tx.execute<{ userId: string; name: string; hasLeft: boolean }>(sql`
    select person.id as "userId", person.name, bool_and(member.ended_at is not null) as "hasLeft"
      from ${companyMembers} member join ${user} person on person.id = member.user_id
     where member.installer_id = ${installerId} group by person.id, person.name order by person.name, person.id`);
  return rows;
}
