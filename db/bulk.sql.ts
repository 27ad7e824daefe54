import { type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "#db/connection.ts";
import { instant, textArray } from "#db/parameters.ts";

// Bulk test data. Each row has a number, from which its id and every choice follow, so a benchmark can name any row
// without reading it first.

export type LeadState = "available" | "partly-sold" | "sold" | "withdrawn" | "expired" | "unconfirmed";

export interface BulkMix {
  places: { outcode: string; location: string; latitude: number; longitude: number }[];
  radiiMiles: number[];
  services: string[];
  urgencies: string[];
  propertyTypes: string[];
  timeframes: string[];
  budgets: string[];
  firstNames: string[];
  surnames: string[];
  descriptions: string[];
  leadLifetimeDays: number;
}

/** Leads with consecutive numbers, created evenly between two moments. */
export interface LeadBatch {
  firstNumber: number;
  states: LeadState[];
  createdFrom: Date;
  createdUntil: Date;
}

/** The id of a row of test data, in SQL: a version 4 UUID derived from the row's number. */
export function bulkIdText(kind: "lead" | "purchase" | "grant" | "payment" | "outline", number: string): string {
  return `overlay(overlay(md5('bulk-${kind}-' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;
}

/** The same as part of a statement; `number` is an SQL expression, never a text from outside. */
export const bulkId = (kind: Parameters<typeof bulkIdText>[0], number: string) => sql.raw(bulkIdText(kind, number));

export async function bulkLeadIds({ orm }: Database, count: number): Promise<string[]> {
  const { rows } = await orm.execute(
    sql`select ${bulkId("lead", "n")} as id from generate_series(1, ${count}::int) as n order by n`,
  );
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** Whether any real person has an account, as opposed to test and demonstration data. */
export async function realUserExists({ orm }: Database): Promise<boolean> {
  const { rows } = await orm.execute(
    sql`select from "user" where email not like '%@example.com' and email not like '%@demo.example' limit 1`,
  );
  return rows.length > 0;
}

export async function lastBulkNumbers(tx: Tx): Promise<{ lead: number; installer: number }> {
  const { rows } = await tx.execute(sql`
    select (select count(*)::int from leads) as lead,
           (select count(*)::int from profiles where id like 'bulk-installer-%') as installer`);
  return rows[0] as { lead: number; installer: number };
}

/** Approved installers, each with one grant in the ledger, an area and up to three services. */
export async function insertBulkInstallers(
  tx: Tx,
  mix: BulkMix,
  batch: { firstNumber: number; count: number; creditsEach: number; createdFrom: Date; createdUntil: Date },
): Promise<void> {
  const company = sql`
    select n, 'bulk-installer-' || n as id, 'installer-' || n || '@example.com' as email,
           ${oneOf(mix.surnames, 1)} || ' Renewables ' || n as company_name,
           ${oneOf(mix.firstNames, 2)} || ' ' || ${oneOf(mix.surnames, 3)} as contact_name,
           ${dramaPhone(4)} as phone, place.outcode, place.location, place.latitude, place.longitude,
           ${instant(batch.createdFrom)} + (${instant(batch.createdUntil)} - ${instant(batch.createdFrom)})
             * ((n - ${batch.firstNumber}::int)::float8 / ${batch.count}::int) as created_at
      from generate_series(${batch.firstNumber}::int, ${batch.firstNumber}::int + ${batch.count}::int - 1) as n
      join ${placesOf(mix)} on place.position = 1 + ${pick(mix.places.length, 5)}`;
  await tx.execute(sql`
    insert into "user" (id, name, email, email_verified, created_at, updated_at)
    select id, contact_name, email, true, created_at, created_at from (${company}) as company`);
  await tx.execute(sql`
    insert into profiles (id, company_name, contact_name, email, phone, city, postcode, certifications, specialties,
                          status, status_changed_at, created_at)
    select id, company_name, contact_name, email, phone, location, outcode || ' ' || ${inwardCode(6)}, '{MCS}',
           array[${oneOf(mix.services, 7)}], 'approved', created_at + interval '1 day', created_at
      from (${company}) as company`);
  await tx.execute(sql`
    insert into company_members (user_id, installer_id, role, alerts, created_at)
    select id, id, 'owner', 'never', created_at from (${company}) as company`);
  await tx.execute(sql`
    insert into installer_coverage (installer_id, base_postcode, base_outcode, latitude, longitude, radius_miles, services,
                                    updated_at)
    select id, outcode || ' ' || ${inwardCode(6)}, outcode, latitude, longitude,
           ${oneOf(mix.radiiMiles.map(String), 8)}::int,
           array(select distinct service from unnest(array[${oneOf(mix.services, 7)}, ${oneOf(mix.services, 9)},
                                                           ${oneOf(mix.services, 10)}]) as service),
           created_at
      from (${company}) as company`);
  // One row per installer: the ledger would number a second one in the same statement the same as the first.
  await tx.execute(sql`
    insert into credit_transactions
           (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
    select id, 0, ${batch.creditsEach}::int, 'grant', ${bulkId("grant", "n")}, 'Bulk test data', 0,
           created_at + interval '1 day'
      from (${company}) as company`);
}

export async function insertBulkLeads(tx: Tx, mix: BulkMix, batch: LeadBatch, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into leads (id, origin, customer_name, customer_email, customer_mailbox, customer_phone, postcode,
                       outcode, location, service_type, property_type, timeframe, description, budget_range, urgency, status,
                       max_purchases, places_taken, created_at, available_at, expires_at, closed_at, closed_by)
    select ${bulkId("lead", "n")}, origin, ${oneOf(mix.firstNames, 1)} || ' ' || ${oneOf(mix.surnames, 2)},
           'customer-' || n || '@example.com', 'customer-' || n || '@example.com', ${nobodysPhone},
           place.outcode || ' ' || ${inwardCode(4)},
           place.outcode, place.location, ${oneOf(mix.services, 6)}, ${oneOf(mix.propertyTypes, 7)},
           ${oneOf(mix.timeframes, 8)}, ${oneOf(mix.descriptions, 9)}, ${oneOf(mix.budgets, 10)},
           ${oneOf(mix.urgencies, 11)}, case state when 'partly-sold' then 'available' else state end,
           case origin when 'admin' then 1 else 3 end, (state in ('partly-sold', 'sold'))::int, created_at,
           case when state <> 'unconfirmed' then available_at end, expires_at,
           case state when 'expired' then expires_at
                      when 'withdrawn' then least(available_at + interval '2 days', ${instant(now)}) end,
           case state when 'expired' then 'age' when 'withdrawn' then 'customer' end
      from ${leadsOf(batch, mix, now)}
      join ${placesOf(mix)} on place.position = 1 + ${pick(mix.places.length, 5)}
     order by n`);
}

/**
 * One place of each lead, sold to the installer beside it, who usually calls within two days. An installer may be in
 * one pair only.
 */
export async function insertBulkPurchases(
  tx: Tx,
  pairs: { lead: number; installer: number }[],
  priceCredits: number,
  now: Date,
): Promise<void> {
  const leadNumbers = textArray(pairs.map(({ lead }) => String(lead)));
  const installerNumbers = textArray(pairs.map(({ installer }) => String(installer)));
  await tx.execute(sql`
    with sale as (
      select leads.id as lead_id, service_type, location, 'bulk-installer-' || installer as installer_id,
             ${bulkId("purchase", "lead || '-' || installer")} as id,
             least(available_at + interval '3 hours', ${instant(now)}) as sold_at,
             case when ${pick(5, 14)} > 0
                  then available_at + interval '3 hours' + interval '1 minute' * ${pick(2_880, 15)} end as contacted_at
        from (select lead, installer, lead::int as n
                from unnest(${leadNumbers}, ${installerNumbers}) as pair(lead, installer)) as pair
        join leads on leads.id = ${bulkId("lead", "lead")}
    ), spend as (
      insert into credit_transactions
             (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
      select installer_id, 0, -${priceCredits}::int, 'spend', id,
             'Lead purchase: ' || service_type || ', ' || location, 0, sold_at
        from sale
      returning id, cause_id
    )
    insert into lead_purchases (id, lead_id, installer_id, price_credits, spend_id, purchased_at, stage, stage_changed_at,
                                first_contact_at)
    select sale.id, lead_id, installer_id, ${priceCredits}::int, spend.id, sold_at,
           case when contacted_at < ${instant(now)} then 'contacted' else 'new' end,
           case when contacted_at < ${instant(now)} then contacted_at end,
           case when contacted_at < ${instant(now)} then contacted_at end
      from sale join spend on spend.cause_id = sale.id`);
}

/** Grants of one credit, each a statement of its own: the ledger numbers one row of a company in a statement. */
export async function insertBulkGrants({ orm }: Database, installerId: string, count: number): Promise<void> {
  await orm.execute(
    sql.raw(`
    do $$ begin
      for n in 1..${count} loop
        insert into credit_transactions
               (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
        values ('${installerId}', 0, 1, 'grant', gen_random_uuid(), 'Bulk test data', 0, clock_timestamp());
      end loop;
    end $$`),
  );
}

/** Lets the first `count` installers sign in with one password. Returns their emails. */
export async function givePasswords({ orm }: Database, count: number, passwordHash: string): Promise<string[]> {
  const { rows } = await orm.execute(sql`
    with one as (select id, email from "user" where id like 'bulk-installer-%' order by created_at limit ${count}::int),
         key as (insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
                 select id, id, 'credential', id, ${passwordHash}, now(), now() from one)
    select email from one`);
  return (rows as { email: string }[]).map(({ email }) => email);
}

/** After this many new rows at once the planner needs fresh statistics. */
export async function refreshStatistics({ orm }: Database): Promise<void> {
  await orm.execute(sql`vacuum analyze`);
}

function leadsOf(batch: LeadBatch, mix: BulkMix, now: Date): SQL {
  return sql`(
    select n, state, created_at, created_at + interval '1 minute' * (1 + ${pick(30, 12)}) as available_at,
           least(created_at + interval '1 day' * ${mix.leadLifetimeDays}::int,
                 case state when 'expired' then ${instant(now)} end) as expires_at,
           case when state = 'sold' or state <> 'partly-sold' and ${pick(5, 13)} = 0
                then 'admin' else 'quote_request' end as origin
      from (
        select state, ${batch.firstNumber}::int + position::int - 1 as n,
               ${instant(batch.createdFrom)} + (${instant(batch.createdUntil)} - ${instant(batch.createdFrom)})
                 * ((position - 0.5) / ${batch.states.length}::int) as created_at
          from unnest(${textArray(batch.states)}) with ordinality as one(state, position)
      ) as numbered
  ) as lead`;
}

function placesOf(mix: BulkMix): SQL {
  const outcodes = textArray(mix.places.map(({ outcode }) => outcode));
  const locations = textArray(mix.places.map(({ location }) => location));
  const latitudes = textArray(mix.places.map(({ latitude }) => String(latitude)));
  const longitudes = textArray(mix.places.map(({ longitude }) => String(longitude)));
  return sql`unnest(${outcodes}, ${locations}, ${latitudes}::float8[], ${longitudes}::float8[])
    with ordinality as place(outcode, location, latitude, longitude, position)`;
}

/**
 * A whole number from 0 up to but excluding `count`, derived from the row's number `n`; `salt` makes the choices of a
 * row independent.
 */
export function pick(count: number, salt: number): SQL {
  return sql.raw(`((hashint8extended(n, ${salt}) & 2147483647) % ${count})::int`);
}

function oneOf(texts: string[], salt: number): SQL {
  return sql`(${textArray(texts)})[1 + ${pick(texts.length, salt)}]`;
}

function dramaPhone(salt: number): SQL {
  return sql`'+447700900' || lpad(${pick(1000, salt)}::text, 3, '0')`;
}

/** One for each lead, or companies could not buy many: no UK number begins with 06. */
const nobodysPhone = sql`'+446' || lpad(n::text, 9, '0')`;

function inwardCode(salt: number): SQL {
  const letters = "ABDEFGHJLNPQRSTUWXYZ";
  const letter = (offset: number) => sql`substr(${letters}::text, 1 + ${pick(letters.length, salt + offset)}, 1)`;
  return sql`${pick(10, salt)}::text || ${letter(100)} || ${letter(200)}`;
}
