import type { ShownCheck } from "#content/shown-checks.ts";
import type { Queryable } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type CustomerOutline, presentToCustomer } from "#domain/outline-quotes/outline.ts";
import { messagesAbout, outlinesOfLead } from "#domain/outline-quotes/outlines.sql.ts";
import { leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { shownChecksOf } from "#domain/vetting/shown-checks.ts";

/** An outline with what we have checked of its company. */
export type CheckedOutline = CustomerOutline & { checks: ShownCheck[] };

/**
 * All outlines sent to a project's customer, in order of sending. Errors: link_invalid, link_revoked, read_only_link.
 */
export async function projectOutlines(context: Context, token: string): Promise<CheckedOutline[]> {
  return outlinesFor(context.db.orm, await leadOfUsedLink(context, token), context.now);
}

/** One outline. Errors: as above, and not_found (no such outline in this project). */
export async function projectOutline(context: Context, token: string, id: string): Promise<CheckedOutline> {
  const found = (await projectOutlines(context, token)).find((outline) => outline.id === id);
  if (!found) throw new DomainError("not_found");
  return found;
}

async function outlinesFor(tx: Queryable, leadId: string, now: Date): Promise<CheckedOutline[]> {
  const rows = await outlinesOfLead(tx, leadId);
  const serviceType = rows[0]?.serviceType;
  if (!serviceType) return [];
  const ids = rows.map(({ outline }) => outline.id);
  const companies = rows.map(({ outline }) => outline.installerId);
  const messages = await messagesAbout(tx, ids);
  const checks = await shownChecksOf(tx, companies, serviceType, now);
  return rows.map((row) => ({
    ...presentToCustomer(row, messages.get(row.outline.id) ?? [], now),
    checks: checks.get(row.outline.installerId) ?? [],
  }));
}
