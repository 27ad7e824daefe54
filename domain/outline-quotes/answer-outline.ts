import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct } from "#domain/leads/project.ts";
import { insertProjectEvents, projectOfLead } from "#domain/leads/projects.sql.ts";
import { hashToken } from "#domain/link-token.ts";
import {
  moveWaiting,
  type OutlineRow,
  outlineById,
  pickAtOnce,
  updateOutline,
} from "#domain/outline-quotes/outlines.sql.ts";
import { freshAfter, leadOfLink } from "#domain/request-links/open-link.ts";
import { optionalReason } from "#domain/text-input.ts";

/**
 * “Give {company} my details”: the outline becomes a purchase with the same id, paid with the credits held for it, and
 * takes one of the three places; the third ends all other waiting outlines. Triggers do all of that in one statement.
 * Repeating it changes nothing. Errors: link_invalid, link_revoked, read_only_link, not_found (no such outline in this
 * project), outline_gone (it no longer waits, or its company may not be picked), project_closed.
 */
export async function pickOutline(context: Context, token: string, id: string): Promise<void> {
  const { db, now } = context;
  try {
    // Nearly always it can be picked; if not, the steps find out why.
    const isPicked = await pickAtOnce(db, { tokenHash: hashToken(token), id, now, fresh: freshAfter(now) });
    if (!isPicked) await answer(context, token, { id, to: "picked" });
  } catch (error) {
    const violation = violationOf(error);
    const isRefused = violation?.refusal === "not_approved" || violation?.refusal === "payment_disputed";
    if (!isRefused && violation?.constraint !== "leads_places") throw error;
    throw gone("You can no longer pick this company. Nobody got your details.");
  }
}

/** The customer declines it: its credits are returned. Otherwise as above. */
export function declineOutline(context: Context, token: string, id: string): Promise<void> {
  return answer(context, token, { id, to: "declined" });
}

async function answer(
  { db, now }: Context,
  token: string,
  { id, to }: { id: string; to: "picked" | "declined" },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const outline = await heldOutline(tx, leadId, id);
    if (outline.status === to) return;
    const project = await projectOfLead(tx, leadId);
    if (project?.status !== "open") throw new DomainError("project_closed");
    if (!(await moveWaiting(tx, id, { to, now }))) throw gone("This outline has ended. Nobody got your details.");
    await noteAct(tx, leadId, now);
    const purchaseId = to === "picked" ? id : null;
    await insertProjectEvents(tx, [{ leadId, kind: `outline_${to}`, actor: "customer", purchaseId, at: now }]);
  });
}

/**
 * The customer asks us to look at an outline, because it tries to bypass us or is not serious. Repeating it changes
 * nothing. Errors: link_invalid, link_revoked, read_only_link, not_found, invalid_input (field `reason`).
 */
export function reportOutline(
  { db, now }: Context,
  token: string,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const outline = await heldOutline(tx, leadId, id);
    const reportReason = optionalReason(reason);
    if (!outline.reportedAt) await updateOutline(tx, id, { reportedAt: now, reportReason });
  });
}

async function heldOutline(tx: Tx, leadId: string, id: string): Promise<OutlineRow> {
  await lockLead(tx, leadId);
  const outline = await outlineById(tx, id);
  if (outline?.leadId !== leadId) throw new DomainError("not_found");
  return outline;
}

function gone(words: string): DomainError {
  return new DomainError("outline_gone", { words });
}
