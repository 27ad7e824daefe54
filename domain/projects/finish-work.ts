import { limits } from "#config/limits.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { moveProject, noteAct, requireLockedProject } from "#domain/leads/project.ts";
import { insertProjectEvents, type ProjectRow } from "#domain/leads/projects.sql.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import type { OutcomeForm, ReadingForm } from "#domain/projects/outcome-form.ts";
import {
  chosenQuote,
  insertOutcome,
  type OutcomeRow,
  outcomeOfLead,
  updateOutcome,
} from "#domain/projects/outcomes.sql.ts";
import { presentQuote } from "#domain/quotes/present-quote.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { daysAfter } from "#domain/time/periods.ts";

/**
 * The customer says that the work is finished, and how it went; they can change it for 30 days, then the company reads
 * it. Errors: link_invalid, link_revoked, read_only_link, project_closed (nothing is chosen, or it was stopped or
 * closed), conflict (the 30 days are over).
 */
export function finishWork({ db, now }: Context, token: string, form: OutcomeForm): Promise<void> {
  return inTransaction(db, async (tx) => {
    await recordOutcome(tx, await leadOfLink(tx, token, now), { form, now });
  });
}

/** As above, inside the caller's transaction. Returns the outcome as it is now. */
export async function recordOutcome(
  tx: Tx,
  leadId: string,
  { form, now }: { form: OutcomeForm; now: Date },
): Promise<OutcomeRow> {
  await lockLead(tx, leadId);
  const project = await requireLockedProject(tx, leadId);
  const { finishedOn, finalPence, priceKept, onTime, rating, words = null, mayShow, again } = form;
  const given = { finishedOn, finalPence, priceKept, onTime, rating, words, mayShow, again, changedAt: now };
  const known = await outcomeOfLead(tx, leadId);
  if (project.status === "done" && known) {
    if (now >= changeableUntil(known)) throw new DomainError("conflict", { words: "You can no longer change this." });
    await updateOutcome(tx, leadId, given);
    await noteAct(tx, leadId, now);
  } else {
    if (project.status !== "chosen") throw new DomainError("project_closed");
    await firstSaid(tx, project, { given, now });
  }
  const outcome = await outcomeOfLead(tx, leadId);
  if (!outcome) throw new Error("no outcome after it was recorded");
  return outcome;
}

type Given = Pick<
  OutcomeRow,
  "finishedOn" | "finalPence" | "priceKept" | "onTime" | "rating" | "words" | "mayShow" | "again" | "changedAt"
>;

async function firstSaid(tx: Tx, project: ProjectRow, { given, now }: { given: Given; now: Date }): Promise<void> {
  const { leadId } = project;
  const quote = await chosenQuote(tx, leadId);
  if (!quote) throw new DomainError("project_closed");
  const { purchaseId, installerId, id: quoteId } = quote;
  const promise = promiseIn(presentQuote(quote, now, []).words?.quote);
  await insertOutcome(tx, { leadId, purchaseId, quoteId, installerId, givenAt: now, ...given, ...promise });
  await moveProject(tx, project, { to: "done", by: "customer", now });
  await enqueue(tx, { kind: "announce", payload: { event: "project.done", purchaseId } }, now);
}

/** A quote's promise for a year: kWh that panels make, or otherwise kWh of electricity that a heat pump uses. */
function promiseIn(quote: Quote | undefined): { predictedKwh: number; predictedKind: "made" | "used" } | undefined {
  if (quote && "firstYearKwh" in quote) return { predictedKwh: quote.firstYearKwh, predictedKind: "made" };
  if (quote && "electricityKwh" in quote) return { predictedKwh: quote.electricityKwh, predictedKind: "used" };
  return undefined;
}

/** When the customer can no longer change their answers, and the company reads them. */
export function changeableUntil({ givenAt }: { givenAt: Date }): Date {
  return daysAfter(givenAt, limits.outcomeChangeDays);
}

/**
 * A year's meter reading; a later one replaces it. Errors: link_invalid, link_revoked, read_only_link, project_closed
 * (the work is not finished), conflict (nothing was promised for a year), invalid_input (field `readingFrom`: before
 * the work was finished).
 */
export function giveReading({ db, now }: Context, token: string, form: ReadingForm): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await lockLead(tx, leadId);
    const project = await requireLockedProject(tx, leadId);
    const outcome = await outcomeOfLead(tx, leadId);
    if (project.status !== "done" || !outcome) throw new DomainError("project_closed");
    if (outcome.predictedKwh === null)
      throw new DomainError("conflict", { words: "There is nothing to compare with." });
    if (form.readingFrom < outcome.finishedOn) {
      const message = "Take the first reading on or after the day the work was finished.";
      throw new DomainError("invalid_input", { fields: { readingFrom: [message] } });
    }
    await updateOutcome(tx, leadId, { ...form, readAt: now });
    await noteAct(tx, leadId, now);
    await insertProjectEvents(tx, [
      { leadId, kind: "reading_given", actor: "customer", purchaseId: outcome.purchaseId, at: now },
    ]);
  });
}
