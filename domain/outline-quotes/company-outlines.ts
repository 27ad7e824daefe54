import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireApprovedInstaller, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { presentMaskedLead } from "#domain/leads/present-lead.ts";
import { type CompanyOutline, outlineForPrograms, presentToCompany } from "#domain/outline-quotes/outline.ts";
import { messagesAbout, outlineAndLead, outlinesOfCompany } from "#domain/outline-quotes/outlines.sql.ts";

/** The company's outlines: waiting ones first, then the newest. Errors: not_signed_in, not_found (no company). */
export async function myOutlines(context: Context, actor: Actor): Promise<CompanyOutline[]> {
  const { id } = requireInstaller(actor, "leads_for_sale");
  return outlinesOf(context.db.orm, { installerId: id, now: context.now, most: limits.outlinesShown });
}

/** One of the company's outlines. Errors: as above, and not_found (or another's). */
export async function myOutline({ db, now }: Context, actor: Actor, id: string): Promise<CompanyOutline> {
  const installer = requireInstaller(actor, "leads_for_sale");
  const found = await outlineAndLead(db.orm, id);
  if (found?.outline.installerId !== installer.id) throw new DomainError("not_found");
  return presentToCompany(found, (await messagesAbout(db.orm, [id])).get(id) ?? [], now);
}

/**
 * The lead to write an outline for, masked as in the list. Errors: not_signed_in, not_approved, not_found (no such
 * lead, or it was never for sale).
 */
export async function leadToOutline({ db }: Context, actor: Actor, leadId: string): Promise<MaskedLead> {
  requireApprovedInstaller(actor, "leads_for_sale");
  const lead = await leadById(db.orm, leadId);
  if (!lead?.availableAt || lead.anonymisedAt) throw new DomainError("not_found");
  return presentMaskedLead(lead);
}

/** All outlines of a company, for its own data, as programs read them and with their messages. Authorises nothing. */
export async function ownOutlines(tx: Queryable, installerId: string, now: Date) {
  const all = await outlinesOf(tx, { installerId, now, most: Number.MAX_SAFE_INTEGER });
  return all.map((outline) => ({
    ...outlineForPrograms(outline),
    messages: outline.messages.map(({ from, text, sentAt }) => ({ from, text, sentAt: sentAt.toISOString() })),
  }));
}

/** An outline for its company's programs, inside the caller's transaction. Authorises nothing. Errors: not_found. */
export async function findOutlineForPrograms(tx: Queryable, id: string, now: Date) {
  const found = await outlineAndLead(tx, id);
  if (!found) throw new DomainError("not_found");
  return outlineForPrograms(presentToCompany(found, [], now));
}

async function outlinesOf(
  tx: Queryable,
  { installerId, now, most }: { installerId: string; now: Date; most: number },
): Promise<CompanyOutline[]> {
  const rows = await outlinesOfCompany(tx, installerId, most);
  const messages = await messagesAbout(
    tx,
    rows.map(({ outline }) => outline.id),
  );
  return rows.map((row) => presentToCompany(row, messages.get(row.outline.id) ?? [], now));
}
