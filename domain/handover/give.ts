import { z } from "zod";
import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type GivenFiles, keepFiles, type StoredFile, withStoredFiles } from "#domain/files/keep-files.ts";
import { type ChosenWork, entryById, insertEntry, workOfLead, workOfPurchase } from "#domain/handover/handover.sql.ts";
import { hasOwnPage, isOngoing, rowsOf } from "#domain/handover/handover.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct } from "#domain/leads/project.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { checkRateLimits } from "#domain/rate-limits.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { anyCode, optionalCode } from "#domain/text-input.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

/** How many files come with an entry, and of what kind. */
export const handoverFiles = { most: limits.messageFilesMax, onlyPdf: false };

/** What is given for a row: a day, a number, files, or only that it is done. */
export function handoverForm(now: Date) {
  const today = londonDay(now);
  const message = "Enter a day, today or earlier.";
  return z.object({
    doneOn: anyCode(message)
      .refine((day) => day === "" || (isRealDay(day) && day <= today), message)
      .transform((day) => (day === "" ? today : day)),
    number: optionalCode(limits.handoverNumberLengthMax),
  });
}

export type HandoverForm = z.infer<ReturnType<typeof handoverForm>>;

export interface HandoverGiving {
  /** The entry's id, from the page: the same one is written once. */
  id: string;
  item: string;
  /** Undefined: takes back that it is done. */
  given: HandoverForm | undefined;
  files?: GivenFiles | undefined;
}

/**
 * The customer marks a row as done, with what they got, or takes that back. Errors: link_invalid, link_revoked,
 * read_only_link, not_found (no such row), project_closed (nothing is chosen, or it has ended), invalid_input (field
 * `files`), too_many_requests.
 */
export async function giveAsCustomer(context: Context, token: string, giving: HandoverGiving): Promise<void> {
  const { db, now } = context;
  await leadOfLink(db.orm, token, now);
  await withStoredFiles(giving.files, handoverFiles, (stored) =>
    inTransaction(db, async (tx) => {
      const leadId = await leadOfLink(tx, token, now);
      await lockLead(tx, leadId);
      const work = await workOfLead(tx, leadId);
      if (!work || !isOngoing(work)) throw new DomainError("project_closed");
      const isKept = await give(tx, context, { work, side: "customer", giving, stored });
      await noteAct(tx, leadId, now);
      return { isKept };
    }),
  );
}

/**
 * The company marks a row that it owes as done, with its paper or number, or takes that back. Errors: not_signed_in,
 * not_approved, not_found (another's purchase, or no row that it owes), project_closed (its quote is not chosen, or the
 * purchase has ended), invalid_input (field `files`), too_many_requests.
 */
export async function giveAsCompany(
  context: Context,
  actor: Actor,
  { purchaseId, ...giving }: HandoverGiving & { purchaseId: string },
): Promise<void> {
  const installer = requireApprovedInstaller(actor, "bought_leads");
  const { db } = context;
  const found = await workOfPurchase(db.orm, purchaseId, installer.id);
  if (!found) throw new DomainError("not_found");
  await withStoredFiles(giving.files, handoverFiles, (stored) =>
    inTransaction(db, async (tx) => {
      await lockLead(tx, found.lead.id);
      const work = await workOfPurchase(tx, purchaseId, installer.id);
      if (!work || !isOngoing(work)) throw new DomainError("project_closed");
      return { isKept: await give(tx, context, { work, side: "installer", giving, stored }) };
    }),
  );
}

interface Given {
  work: ChosenWork;
  side: "customer" | "installer";
  giving: HandoverGiving;
  stored: readonly StoredFile[];
}

/** Returns whether the entry is new, so that its files are kept. */
async function give(tx: Tx, context: Context, { work, side, giving, stored }: Given): Promise<boolean> {
  const { now } = context;
  const { purchase, lead } = work;
  const row = (await rowsOf(tx, work, now)).find(({ id }) => id === giving.item);
  if (!row || hasOwnPage(row.id) || (side === "installer" && row.owes !== "company")) {
    throw new DomainError("not_found");
  }
  const place = { leadId: lead.id, purchaseId: purchase.id, installerId: purchase.installerId };
  return await writeEntry(tx, context, { place, side, giving: { ...giving, item: row.id }, stored });
}

interface Entry extends Pick<Given, "side" | "stored"> {
  giving: { id: string; item: string; given: { doneOn: string | null; number?: string | undefined } | undefined };
  place: { leadId: string; purchaseId: string; installerId: string };
}

/**
 * Writes what was given for a row with its files; the caller holds the lead and has authorised. Returns whether it is
 * new. Errors: too_many_requests, invalid_input (field `files`).
 */
export async function writeEntry(tx: Tx, context: Context, { place, side, giving, stored }: Entry): Promise<boolean> {
  const { now } = context;
  if (await entryById(tx, giving.id)) return false;
  const daily = {
    name: "handover",
    subject: `${side} ${place.purchaseId}`,
    max: limits.handoverEntriesPerDay,
    minutes: 24 * 60,
  };
  await checkRateLimits(tx, [daily], context);
  const { doneOn = null, number = null } = giving.given ?? {};
  const isDone = giving.given !== undefined;
  await insertEntry(tx, {
    ...place,
    id: giving.id,
    item: giving.item,
    side,
    isDone,
    doneOn,
    number: number || null,
    givenAt: now,
  });
  await keepFiles(tx, { ...place, sender: side, handoverId: giving.id }, stored, { now });
  if (side === "installer") {
    const { leadId, purchaseId } = place;
    await insertProjectEvents(tx, [{ leadId, kind: "handover_given", actor: "installer", purchaseId, at: now }]);
  }
  return true;
}
