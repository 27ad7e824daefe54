import { limits } from "#config/limits.ts";
import { type CustomerReason, customerReasonOptions } from "#content/customer-reasons.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { endTimes } from "#domain/appointments/appointments.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead, updateLead } from "#domain/leads/leads.sql.ts";
import { isOpen } from "#domain/leads/open-status.ts";
import { moveProject, noteAct, requireLockedProject } from "#domain/leads/project.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { enqueue, enqueueMail, enqueueMails } from "#domain/outbox/enqueue.ts";
import { quoteStatusAt } from "#domain/quotes/present-quote.ts";
import {
  chosenQuoteOf,
  otherPurchases,
  quoteToChoose,
  reopenStages,
  setStageByChoice,
} from "#domain/quotes/quote-choice.sql.ts";
import { changeQuoteStatus } from "#domain/quotes/quotes.sql.ts";
import { type RateLimit, spendAttempt } from "#domain/rate-limits.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { optionalLines } from "#domain/text-input.ts";

/** Optional messages to the companies that were not chosen, by purchase. */
export type ReasonsToOthers = ReadonlyMap<string, { reason: CustomerReason; words: string | undefined }>;

/**
 * The customer chooses a quote: its purchase is won, the others are lost and politely told, without a name or a price,
 * and the lead leaves sale. Choosing it again changes nothing; of two concurrent choices one wins. Errors:
 * link_invalid, link_revoked, read_only_link, not_found (no such quote in this project), quote_changed (a newer
 * revision has come), quote_ended (withdrawn, declined, ended or no longer valid), project_closed, conflict (another is
 * chosen, or the company is suspended), too_many_requests (`limits.choicesPerProjectPerDay`).
 */
export function chooseQuote(
  context: Context,
  token: string,
  { quoteId, reasons }: { quoteId: string; reasons: ReasonsToOthers },
): Promise<void> {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, await leadOfLink(tx, token, now));
    if (!lead) throw new DomainError("link_invalid");
    const project = await requireLockedProject(tx, lead.id);
    const found = await quoteToChoose(tx, { leadId: lead.id, quoteId });
    if (!found) throw new DomainError("not_found");
    const { quote, purchase, company, companyStatus } = found;
    if (project.status === "chosen" && quote.status === "chosen") return;
    if (project.status === "chosen") throw new DomainError("conflict", { words: await alreadyChosen(tx, lead.id) });
    if (project.status !== "open") throw new DomainError("project_closed");
    if (quote.status === "superseded") throw new DomainError("quote_changed");
    if (quoteStatusAt(quote, now) !== "sent" || purchase.endedAt) throw new DomainError("quote_ended");
    if (companyStatus !== "approved") throw new DomainError("conflict", { words: `${company} cannot be chosen now.` });
    await spendAttempt(tx, choicesOf(lead.id), context, ENOUGH_CHOICES);
    await changeQuoteStatus(tx, quote.id, "chosen", now);
    await moveProject(tx, project, { to: "chosen", by: "customer", purchaseId: purchase.id, now });
    if (isOpen(lead.status)) {
      await updateLead(tx, lead.id, { status: "withdrawn", closedAt: now, closedBy: "choice" });
    }
    await setStageByChoice(tx, purchase.id, { stage: "won", now });
    await enqueueMail(tx, { mail: "quote-chosen", purchaseId: purchase.id, quoteId: quote.id }, now);
    await enqueue(tx, { kind: "announce", payload: { event: "quote.chosen", purchaseId: purchase.id } }, now);
    await tellOthers(tx, { leadId: lead.id, except: purchase.id, reasons, now });
  });
}

const ENOUGH_CHOICES = `You can choose ${limits.choicesPerProjectPerDay} times a day, because we email each choice to all companies. Nothing has changed. You can choose again tomorrow.`;

function choicesOf(leadId: string): RateLimit {
  return { name: "quote-chosen", subject: leadId, max: limits.choicesPerProjectPerDay, minutes: 24 * 60 };
}

async function alreadyChosen(tx: Tx, leadId: string): Promise<string> {
  const chosen = await chosenQuoteOf(tx, leadId);
  return `You have already chosen ${chosen?.company ?? "another company"}. Change your mind first.`;
}

async function tellOthers(
  tx: Tx,
  { leadId, except, reasons, now }: { leadId: string; except: string; reasons: ReasonsToOthers; now: Date },
): Promise<void> {
  const others = await otherPurchases(tx, { leadId, except });
  for (const { id } of others) {
    const said = reasons.get(id);
    const why = { customerReason: said?.reason ?? null, customerWords: said?.words ?? null };
    await setStageByChoice(tx, id, { stage: "lost", ...why, now });
  }
  await endTimes(
    tx,
    others.map(({ id }) => id),
    now,
  );
  await enqueueMails(
    tx,
    others.map(({ id: purchaseId }) => ({ mail: "decided" as const, purchaseId })),
    now,
  );
}

/**
 * The customer changes their mind, until the work is done: the project and its quotes that are still valid are open
 * again. The chosen company is told. Repeating it changes nothing. Errors: link_invalid, link_revoked, read_only_link,
 * project_closed (done, closed or stopped).
 */
export function changeMind({ db, now }: Context, token: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await lockLead(tx, leadId);
    const project = await requireLockedProject(tx, leadId);
    if (project.status === "open") return;
    if (project.status !== "chosen") throw new DomainError("project_closed");
    const chosen = await chosenQuoteOf(tx, leadId);
    if (chosen) await changeQuoteStatus(tx, chosen.id, "sent", now);
    await moveProject(tx, project, { to: "open", by: "customer", now });
    await reopenStages(tx, { leadId }, now);
    if (chosen) await enqueueMail(tx, { mail: "decided", purchaseId: chosen.purchaseId, isChangeOfMind: true }, now);
  });
}

/**
 * The customer declines one quote; the company may send another. Repeating it changes nothing. Errors: as
 * `chooseQuote`, except conflict.
 */
export function declineQuote({ db, now }: Context, token: string, quoteId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await lockLead(tx, leadId);
    const project = await requireLockedProject(tx, leadId);
    const found = await quoteToChoose(tx, { leadId, quoteId });
    if (!found) throw new DomainError("not_found");
    const { quote, purchase } = found;
    if (quote.status === "declined") return;
    if (project.status !== "open" && project.status !== "chosen") throw new DomainError("project_closed");
    if (quote.status === "superseded") throw new DomainError("quote_changed");
    if (quoteStatusAt(quote, now) !== "sent") throw new DomainError("quote_ended");
    await changeQuoteStatus(tx, quoteId, "declined", now);
    await noteAct(tx, leadId, now);
    const event = { leadId, kind: "quote_declined", actor: "customer", purchaseId: purchase.id, at: now } as const;
    await insertProjectEvents(tx, [event]);
    await enqueue(tx, { kind: "announce", payload: { event: "quote.declined", purchaseId: purchase.id } }, now);
  });
}

const othersWords = optionalLines(limits.customerWordsLengthMax);

/** The reason chosen and the text typed for each company, up to 300 characters. Errors: invalid_input, by field. */
export function readReasons(form: Pick<FormData, "get">, purchaseIds: readonly string[]): ReasonsToOthers {
  const fields: Record<string, string[]> = {};
  const said = purchaseIds.flatMap((id) => {
    if (form.get(`tell-${id}`) !== "on") return [];
    const reason = customerReasonOptions.find(({ value }) => value === form.get(`reason-${id}`))?.value;
    const words = othersWords.safeParse(form.get(`words-${id}`) ?? "");
    if (!reason) fields[`reason-${id}`] = ["Choose a reason from the list."];
    if (words.error) fields[`words-${id}`] = words.error.issues.map(({ message }) => message);
    return reason ? [[id, { reason, words: words.data }] as const] : [];
  });
  if (Object.keys(fields).length > 0) throw new DomainError("invalid_input", { fields });
  return new Map(said);
}
