import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import type { Tx } from "#db/connection.ts";
import { textArray } from "#db/parameters.ts";
import {
  auditLog,
  companyMembers,
  consentRecords,
  dataRequests,
  jobs,
  leadPurchases,
  leads,
  outlines,
  profiles,
  publicComplaints,
  teamInvitations,
  user,
} from "#db/schema.ts";
import { type Entry, handedOutOf, rowsOf } from "#domain/personal-data/entry.sql.ts";
import { register } from "#domain/personal-data/register.sql.ts";

/** What is known to be theirs: an address whose mailbox answered or whose owner was checked, a number likewise. */
export interface Known {
  email: string | null;
  phone: string | null;
}

/**
 * All that we hold about somebody, by the names of the tables. Of their requests, with what companies wrote to them and
 * about them; of mails which and when; of an account what is the person's own, and not its company's. A request with
 * another email address is another's, even from the same telephone. One that nobody confirmed may be a slip of
 * somebody else's: of it only the fact. Authorises nothing.
 */
export async function allAbout(tx: Tx, known: Known): Promise<Record<string, unknown>> {
  const { confirmed, unconfirmed } = await requestsOf(tx, known);
  const found: Record<string, unknown> = { unconfirmedRequests: unconfirmed };
  const who = { leadIds: confirmed, because: "customer" as const, now: new Date(0) };
  for (const entry of register) {
    const { lead } = entry;
    if (!lead || typeof lead === "function" || confirmed.length === 0) continue;
    await add(tx, { found, entry, where: rowsOf(lead, who) });
  }
  if (known.email) {
    for (const table of [publicComplaints, dataRequests]) {
      const entry = register.find((one) => one.table === table);
      if (entry) await add(tx, { found, entry, where: eq(table.email, known.email) });
    }
  }
  const account = known.email ? await accountOf(tx, known.email) : null;
  return {
    ...found,
    companies: await companiesOf(tx, confirmed),
    toldAboutSharing: await consentsOf(tx, confirmed),
    mails: await mailsTo(tx, { leadIds: confirmed, email: known.email, userId: account?.id ?? null }),
    decisions: await decisionsAbout(tx, [...confirmed, ...(account ? [account.id] : [])]),
    account: account && (await ofAccount(tx, account.id)),
    invitations: known.email ? await invitationsTo(tx, known.email) : [],
  };
}

async function requestsOf(tx: Tx, { email, phone }: Known): Promise<{ confirmed: string[]; unconfirmed: unknown[] }> {
  const theirs = [
    email ? eq(leads.customerEmail, email) : undefined,
    phone ? and(eq(leads.customerPhone, phone), isNull(leads.customerEmail)) : undefined,
  ].filter((one) => one !== undefined);
  if (theirs.length === 0) return { confirmed: [], unconfirmed: [] };
  const { id, serviceType, createdAt, availableAt } = leads;
  const rows = await tx
    .select({ id, serviceType, createdAt, availableAt })
    .from(leads)
    .where(or(...theirs))
    .orderBy(createdAt, id);
  return {
    confirmed: rows.filter((row) => row.availableAt !== null).map((row) => row.id),
    unconfirmed: rows
      .filter((row) => row.availableAt === null)
      .map((row) => ({ id: row.id, serviceType: row.serviceType, createdAt: row.createdAt })),
  };
}

async function add(
  tx: Tx,
  { found, entry, where }: { found: Record<string, unknown>; entry: Entry; where: SQL },
): Promise<void> {
  const { table, onRequest } = entry;
  if (!onRequest || !("columns" in onRequest)) return;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const chosen = Object.fromEntries(onRequest.columns.map((name) => [name, columns[name]] as const));
  found[getTableConfig(table).name] = await tx
    .select(chosen as Record<string, PgColumn>)
    .from(table)
    .where(where);
}

/** Those that got their details or sent an outline, by the ids that the rest of the file names. */
async function companiesOf(tx: Tx, leadIds: string[]) {
  if (leadIds.length === 0) return [];
  const ids = sql`(select installer_id from ${leadPurchases} where ${inArray(leadPurchases.leadId, leadIds)}
    union select installer_id from ${outlines} where ${inArray(outlines.leadId, leadIds)})`;
  const { id, companyName } = profiles;
  return tx.select({ installerId: id, companyName }).from(profiles).where(sql`${id} in ${ids}`).orderBy(id);
}

async function consentsOf(tx: Tx, leadIds: string[]) {
  if (leadIds.length === 0) return [];
  const { leadId, textVersion, works, toldAt, id } = consentRecords;
  return tx
    .select({ leadId, textVersion, works, toldAt })
    .from(consentRecords)
    .where(inArray(leadId, leadIds))
    .orderBy(id);
}

async function mailsTo(tx: Tx, who: { leadIds: string[]; email: string | null; userId: string | null }) {
  const { payload, kind, createdAt, doneAt, failedAt, id } = jobs;
  const bought = sql`select p.id::text from ${leadPurchases} p where p.lead_id::text = any (${textArray(who.leadIds)})`;
  const theirs = sql`(${payload}->>'leadId' = any (${textArray(who.leadIds)}) or ${payload}->>'purchaseId' in (${bought})
    or ${payload}->>'to' = ${who.email}::text or ${payload}->>'userId' = ${who.userId}::text)`;
  return tx
    .select({ mail: sql<string>`${payload}->>'mail'`, queuedAt: createdAt, sentAt: doneAt, failedAt })
    .from(jobs)
    .where(and(eq(kind, "send-mail"), theirs))
    .orderBy(id);
}

/** What we did about them, without who of us did it and why, which may name others. */
async function decisionsAbout(tx: Tx, subjects: string[]) {
  if (subjects.length === 0) return [];
  const { at, action, subjectType, subjectId, id } = auditLog;
  const isTheirs = and(inArray(subjectType, ["lead", "user"]), inArray(subjectId, subjects));
  return tx.select({ at, action, subjectId }).from(auditLog).where(isTheirs).orderBy(id);
}

async function accountOf(tx: Tx, email: string): Promise<{ id: string } | null> {
  const isTheirs = and(eq(user.email, email), eq(user.emailVerified, true));
  return (await tx.select({ id: user.id }).from(user).where(isTheirs))[0] ?? null;
}

async function ofAccount(tx: Tx, userId: string): Promise<Record<string, unknown>> {
  const own: Record<string, unknown> = {};
  for (const { table, person, handedOut } of register) {
    if (!person || !handedOut || !("as" in handedOut)) continue;
    own[handedOut.as] = await tx.select(handedOutOf(table, handedOut)).from(table).where(eq(person, userId));
  }
  const { role, awayFrom, awayTo, createdAt, endedAt, installerId, id } = companyMembers;
  const companies = await tx
    .select({ company: profiles.companyName, role, awayFrom, awayTo, from: createdAt, until: endedAt })
    .from(companyMembers)
    .innerJoin(profiles, eq(profiles.id, installerId))
    .where(eq(companyMembers.userId, userId))
    .orderBy(id);
  return { ...own, memberships: companies };
}

async function invitationsTo(tx: Tx, address: string) {
  const { email, role, invitedAt, acceptedAt, withdrawnAt, installerId } = teamInvitations;
  return tx
    .select({ company: profiles.companyName, role, invitedAt, acceptedAt, withdrawnAt })
    .from(teamInvitations)
    .innerJoin(profiles, eq(profiles.id, installerId))
    .where(eq(email, address))
    .orderBy(invitedAt);
}
