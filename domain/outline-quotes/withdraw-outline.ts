import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockOutlinedLeads } from "#domain/installers/installers.sql.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { myOutline } from "#domain/outline-quotes/company-outlines.ts";
import type { CompanyOutline } from "#domain/outline-quotes/outline.ts";
import { endOfCompany, moveWaiting, outlineById } from "#domain/outline-quotes/outlines.sql.ts";

/**
 * The company withdraws an outline and gets its credits back. Repeating it changes nothing. Errors: not_signed_in,
 * not_approved, not_found (or another's), outline_gone (picked or ended meanwhile).
 */
export async function withdrawOutline(context: Context, actor: Actor, id: string): Promise<CompanyOutline> {
  const installer = requireApprovedInstaller(actor, "leads_for_sale");
  const { db, now } = context;
  await inTransaction(db, async (tx) => {
    const found = await outlineById(tx, id);
    if (found?.installerId !== installer.id) throw new DomainError("not_found");
    await lockLead(tx, found.leadId);
    if (await moveWaiting(tx, id, { to: "withdrawn", now })) return;
    const after = await outlineById(tx, id);
    if (after?.status === "picked") {
      throw new DomainError("outline_gone", { words: "The customer has picked you. The lead is yours." });
    }
    if (after?.status !== "withdrawn") {
      throw new DomainError("outline_gone", { words: "It has already ended. You have your credits back." });
    }
  });
  return myOutline(context, actor, id);
}

/**
 * Ends all waiting outlines of a company, inside the caller's transaction, before it locks the company: their credits
 * are returned. Authorises nothing.
 */
export async function endOutlinesOf(tx: Tx, installerId: string, now: Date): Promise<void> {
  await lockOutlinedLeads(tx, installerId);
  await endOfCompany(tx, installerId, now);
}
