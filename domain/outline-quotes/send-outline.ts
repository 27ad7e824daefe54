import { isDeepStrictEqual } from "node:util";
import { limits } from "#config/limits.ts";
import type { OutlineContent } from "#content/quote-sheet/outline-sheet.ts";
import { violationOf } from "#db/violation.ts";
import { type Actor, type Installer, requireApprovedInstaller, requireUser } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { type CompanyOutline, presentToCompany } from "#domain/outline-quotes/outline.ts";
import {
  insertOutline,
  type LeadToOutline,
  leadToOutline,
  messagesAbout,
  type OutlineRow,
  outlineAndLead,
} from "#domain/outline-quotes/outlines.sql.ts";
import { readOutline, requireNoContacts } from "#domain/outline-quotes/read-outline.ts";
import { buyingPaused, limitReached, reachedCapOf, readGateAgain, refusalOf } from "#domain/purchases/purchase-lead.ts";
import { daysAfter, daysBefore } from "#domain/time/periods.ts";
import { uuidFromText } from "#domain/uuid-from-text.ts";
import { technologyOf } from "#domain/vetting/technologies-of.ts";

interface Sent {
  leadId: string;
  id: string;
  posted: Record<string, unknown>;
}

/**
 * Sends an outline to a customer who picks: holds its credits, gives it seven days, and mails the customer, all in one
 * statement. The same id is the same outline (`replayed`). Errors: not_signed_in, not_approved, not_found (no such
 * lead), invalid_input (by path), contact_details_in_text, conflict (the lead is bought and not outlined, or the
 * company has sent its outline), lead_unavailable, outlines_full (6 wait, or 12 were sent), outlines_barred,
 * proof_ended, buying_held, stop_overdue, buying_paused, limit_reached, duplicate_lead, payment_disputed,
 * insufficient_credits, idempotency_key_reused (the id has sent another outline).
 */
export async function sendOutline(
  context: Context,
  actor: Actor,
  sent: Sent,
): Promise<{ outline: CompanyOutline; replayed: boolean }> {
  const installer = requireApprovedInstaller(actor, "leads_for_sale");
  try {
    return { outline: await sendNew(context, actor, installer, sent), replayed: false };
  } catch (error) {
    // Whatever would refuse it now, an outline sent with this id stays sent. Checked last, because repeats are rare.
    const earlier = error instanceof DomainError && (await outlineAndLead(context.db.orm, sent.id));
    if (!earlier) throw error;
    return { outline: await repeated(context, installer, earlier, sent), replayed: true };
  }
}

async function sendNew(context: Context, actor: Actor, installer: Installer, sent: Sent): Promise<CompanyOutline> {
  const { now } = context;
  const asked = { leadId: sent.leadId, installerId: installer.id, removedSince: removalsCountSince(now) };
  const lead = await leadToOutline(context.db, asked);
  if (lead && barredAfter(lead.removals, now)) throw new DomainError("outlines_barred");
  if (!lead?.isKnown) throw new DomainError("not_found");
  if (lead.sharing !== "on_pick") {
    throw new DomainError("conflict", {
      words: "This customer shares their details straight away, so buy the lead instead. Nothing was sent.",
    });
  }
  const content = readOutline(sent.posted, technologyOf(lead.serviceType), now);
  requireNoContacts({ text: content.text, equipment: content.equipment }, lead);
  const paused = buyingPaused(installer, lead.serviceType, now);
  if (paused) throw paused;
  const outcome = await insert(context, actor, { installer, lead, content, id: sent.id });
  if (outcome !== "gate_changed") return presentToCompany({ outline: outcome, lead, purchase: null }, [], now);
  const again = await readGateAgain(context, actor, installer);
  return sendNew(context, again, requireApprovedInstaller(again, "leads_for_sale"), sent);
}

/** The outline id that a program's key stands for. */
export function outlineIdOf(installerId: string, key: string): string {
  return uuidFromText(JSON.stringify(["outline", installerId, key]));
}

type New = { installer: Installer; lead: LeadToOutline; content: OutlineContent; id: string };

async function insert({ db, now }: Context, actor: Actor, { installer, lead, content, id }: New) {
  const { userId: sentBy, apiKeyId } = requireUser(actor);
  const row: OutlineRow = {
    id,
    leadId: lead.id,
    installerId: installer.id,
    priceCredits: limits.leadPriceCredits,
    status: "waiting",
    statusChangedAt: now,
    sentAt: now,
    lapsesAt: daysAfter(now, limits.outlineDays),
    ...content,
    size: content.size ?? null,
    reminders: 0,
    gateVersion: installer.gate.version,
    sentBy,
    apiKeyId: apiKeyId ?? null,
    reportedAt: null,
    reportReason: null,
    decidedAt: null,
    decidedBy: null,
    decision: null,
    decisionReason: null,
  };
  try {
    if (!(await insertOutline(db, row, limits.secondSaleDays))) throw new DomainError("not_found");
    return row;
  } catch (error) {
    const violation = violationOf(error);
    if (violation?.refusal === "gate_changed") return "gate_changed";
    if (violation?.refusal === "cap_reached") throw limitReached(reachedCapOf(violation));
    throw refused(violation) ?? error;
  }
}

/** Translates the database's refusal into the verb's error. */
function refused(violation: ReturnType<typeof violationOf>): DomainError | undefined {
  switch (violation?.refusal ?? violation?.constraint) {
    case "outlines_lead":
      return new DomainError("lead_unavailable", {
        words: "The customer is not accepting any more outlines. No credits were held.",
      });
    case "leads_outlines_waiting":
      return new DomainError("outlines_full");
    case "outlines_ever":
      return new DomainError("outlines_full", {
        words: `This customer has had ${limits.outlinesEverMax} outlines. No credits were held.`,
      });
    case "outlines_again":
    case "outlines_one_waiting":
      return new DomainError("conflict", {
        words: "You have already sent an outline for this lead. No more credits were held.",
      });
    case "outlines_pkey":
    case "outlines_purchase_id":
      return new DomainError("conflict");
    default: {
      const code = refusalOf(violation);
      return code && new DomainError(code);
    }
  }
}

async function repeated(
  context: Context,
  installer: Installer,
  { outline, lead }: { outline: OutlineRow; lead: LeadRow },
  sent: Sent,
): Promise<CompanyOutline> {
  const isTheirs = outline.installerId === installer.id && lead.id === sent.leadId;
  if (!isTheirs || !isSame(outline, sent.posted, lead)) {
    const words = "That key was used for a different outline. Use a new key for each one. Nothing was sent.";
    throw new DomainError("idempotency_key_reused", { words });
  }
  return ownOutline(context, outline.id);
}

/** A repetition is read as on the day of the first call. */
function isSame(outline: OutlineRow, posted: Record<string, unknown>, lead: LeadRow): boolean {
  if (outline.text === null) return true;
  const content = readOutline(posted, technologyOf(lead.serviceType), outline.sentAt);
  const { fromPence, toPence, size, equipment, included, needsSurvey, earliestStart, text } = outline;
  const kept = { fromPence, toPence, equipment, included, needsSurvey, earliestStart, text };
  return isDeepStrictEqual({ ...content }, size === null ? kept : { ...kept, size });
}

async function ownOutline({ db, now }: Context, id: string): Promise<CompanyOutline> {
  const found = await outlineAndLead(db.orm, id);
  if (!found) throw new DomainError("not_found");
  return presentToCompany(found, (await messagesAbout(db.orm, [id])).get(id) ?? [], now);
}

/** Older removals of outlines no longer count. */
export function removalsCountSince(now: Date): Date {
  return daysBefore(now, 2 * limits.outlineBarredDays);
}

/**
 * Until when a company is barred from sending outlines: 90 days from the last of three removals within 90 days. Null
 * while it may send. Takes the removals since `removalsCountSince`, newest first.
 */
export function barredAfter(removals: readonly Date[], now: Date): Date | null {
  const { outlineBarredDays: days, outlineRemovalsMax: most } = limits;
  for (const [at, last] of removals.entries()) {
    const first = removals[at + most - 1];
    if (first && first > daysBefore(last, days)) {
      const until = daysAfter(last, days);
      return until > now ? until : null;
    }
  }
  return null;
}
