import { z } from "zod";
import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireUser } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { type LeadFilter, readLeadFilter, writeLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import { deleteView, insertView, type SavedViewRow, viewsOfUser } from "#domain/leads-for-sale/saved-views.sql.ts";
import { requiredText } from "#domain/text-input.ts";

export interface SavedView {
  id: string;
  name: string;
  filter: LeadFilter;
}

export const savedViewForm = z.object({
  name: requiredText("Give the view a name.", limits.savedViewNameLengthMax),
});

/** This person's saved views of the leads for sale, oldest first. Errors: not_signed_in, not_approved. */
export async function mySavedViews({ db }: Context, actor: Actor): Promise<SavedView[]> {
  const { userId } = requireUser(actor);
  const _ = requireApprovedInstaller(actor, "leads_for_sale");
  const rows = await viewsOfUser(db.orm, userId);
  return rows.map(({ id, name, filter }) => ({ id, name, filter: readBack(filter) }));
}

/**
 * Saves a filter, with its order but without its cursor, under a name unique for this person. `id` is the caller's new
 * UUID: repeating it changes nothing. Errors: not_signed_in, not_approved, conflict (somebody else's id), invalid_input
 * (field `name`: taken, or `limits.savedViewsMax` reached).
 */
export async function saveView(
  { db, now }: Context,
  actor: Actor,
  { id, name, filter }: { id: string; name: string; filter: LeadFilter },
): Promise<void> {
  const { userId } = requireUser(actor);
  const installer = requireApprovedInstaller(actor, "leads_for_sale");
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, installer.id);
    const before = await viewsOfUser(tx, userId);
    if (before.some((view) => view.id === id)) return;
    const problem = problemWith(name, before);
    if (problem) throw new DomainError("invalid_input", { fields: { name: [problem] } });
    if (!(await insertView(tx, { id, userId, name, filter: written(filter), createdAt: now }))) {
      throw new DomainError("conflict");
    }
  });
}

/** Deletes one of this person's views. Deleting it again changes nothing. Errors: not_signed_in, not_approved. */
export async function deleteSavedView({ db }: Context, actor: Actor, id: string): Promise<void> {
  const { userId } = requireUser(actor);
  const _ = requireApprovedInstaller(actor, "leads_for_sale");
  await deleteView(db.orm, userId, id);
}

function problemWith(name: string, before: readonly SavedViewRow[]): string | undefined {
  if (before.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    return "You already have a view with this name.";
  if (before.length < limits.savedViewsMax) return undefined;
  return `You have ${limits.savedViewsMax} views, the most you can have. Delete one first.`;
}

function written(filter: LeadFilter): string {
  return writeLeadFilter(filter, { area: "mine" }).toString();
}

function readBack(text: string): LeadFilter {
  return readLeadFilter(new URLSearchParams(text), { area: "mine" });
}
