import { z } from "zod";
import { limits } from "#config/limits.ts";
import { leadServiceLabel } from "#content/options.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller, requireInstaller } from "#domain/actor.ts";
import { knownCustomer } from "#domain/appointments/known-customer.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { namesCustomer } from "#domain/leads/redact.ts";
import { sightOf, wholeSight } from "#domain/leads/sight.ts";
import { type ForAnother, forAnother, type LeftOut } from "#domain/quotes/begin/for-another.ts";
import {
  deleteTemplate,
  insertTemplate,
  purchasesToQuote,
  type QuoteToCopy,
  quoteById,
  quoteToCopy,
  type TemplateRow,
  templatesOfCompany,
} from "#domain/quotes/quotes.sql.ts";
import { requiredText } from "#domain/text-input.ts";

/** A quote to begin others of a service with. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly serviceType: string;
  readonly serviceLabel: string;
}

export const templateForm = z.object({
  name: requiredText("Give it a name, like “10 panels on a gable”.", limits.quoteTemplateNameLengthMax),
});

/** By the path of each field; null in place of words that are no longer shown. */
interface LeftOutWords {
  readonly technology: QuoteToCopy["content"]["technology"];
  readonly words: readonly { readonly path: string; readonly text: string | null }[];
}

const NAMES_SOMEBODY = "Leave out your customer’s name, address, phone number and email.";

/** The company's templates, by service and name. Errors: not_signed_in, not_found, role_required. */
export async function myTemplates({ db }: Context, actor: Actor): Promise<Template[]> {
  return (await templatesOfCompany(db.orm, requireInstaller(actor, "bought_leads").id)).map(present);
}

/** Those of them for one service. Errors: as `myTemplates`. */
export async function templatesFor(context: Context, actor: Actor, serviceType: string): Promise<Template[]> {
  return (await myTemplates(context, actor)).filter((template) => template.serviceType === serviceType);
}

function present({ id, name, serviceType }: TemplateRow): Template {
  return { id, name, serviceType, serviceLabel: leadServiceLabel(serviceType) };
}

/**
 * Keeps a sent quote as a template for the service it was asked for, without notes, days and words that name its
 * customer (`leftOutOf` says which). `id` is the caller's new UUID: repeating it changes nothing. Errors: not_signed_in,
 * not_approved, not_found (not the company's quote, or its words are gone), invalid_input (field `name`: used before,
 * names the customer, or `limits.quoteTemplatesMax` reached).
 */
export async function keepTemplate(
  { db, now }: Context,
  actor: Actor,
  { id, quoteId, name }: { id: string; quoteId: string; name: string },
): Promise<void> {
  const { id: installerId } = requireApprovedInstaller(actor, "bought_leads");
  await inTransaction(db, async (tx) => {
    await lockInstaller(tx, installerId);
    const quote = await quoteToCopy(tx, quoteId, installerId);
    if (!quote) throw new DomainError("not_found");
    const before = await templatesOfCompany(tx, installerId);
    if (before.some((kept) => kept.id === id)) return;
    const { serviceType } = quote.lead;
    const isTaken = before.some((kept) => kept.serviceType === serviceType && kept.name === name);
    if (isTaken) throw wrongName("You have a template of this name. Choose another.");
    if (before.length >= limits.quoteTemplatesMax) {
      throw wrongName(`You have ${limits.quoteTemplatesMax} templates, the most you can keep. Remove one first.`);
    }
    if (namesCustomer(name, await knownCustomer(tx, quote.lead))) throw wrongName(NAMES_SOMEBODY);
    const { typed } = await forAnotherCustomer(tx, quote);
    await insertTemplate(tx, { id, installerId, serviceType, name, typed, createdAt: now });
  });
}

function wrongName(message: string): DomainError {
  return new DomainError("invalid_input", { fields: { name: [message] } });
}

/** Removes a template; quotes made from it stay as they are. Errors: not_signed_in, not_approved. */
export async function removeTemplate({ db }: Context, actor: Actor, id: string): Promise<void> {
  await deleteTemplate(db.orm, requireApprovedInstaller(actor, "bought_leads").id, id);
}

/**
 * The words of a sent quote that no template or copy of it has, because they name its customer; null in place of words
 * once the purchase has ended. Errors: not_signed_in, role_required, not_found (not the company's, or its words are
 * gone).
 */
export async function leftOutOf({ db }: Context, actor: Actor, quoteId: string): Promise<LeftOutWords> {
  const { id: installerId } = requireInstaller(actor, "bought_leads");
  const quote = await quoteToCopy(db.orm, quoteId, installerId);
  if (!quote) throw new DomainError("not_found");
  return leftOutFrom(db.orm, quote);
}

async function leftOutFrom(tx: Queryable, quote: QuoteToCopy): Promise<LeftOutWords> {
  const { leftOut } = await forAnotherCustomer(tx, quote);
  const asSeen = ({ path, text }: LeftOut) => ({ path, text: quote.endedAt ? null : text });
  return { technology: quote.content.technology, words: leftOut.map(asSeen) };
}

/** A lead that a quote can be copied to. */
export interface CopyTarget {
  readonly purchaseId: string;
  readonly customer: string;
  readonly serviceLabel: string;
  readonly outcode: string;
  /** Whether a quote has been begun there, which a copy replaces. */
  readonly hasDraft: boolean;
}

/**
 * A sent quote, the company's other active leads, newest first, that it can be copied to, and what would not come along.
 * Errors: as `leftOutOf`.
 */
export async function quoteToReuse({ db }: Context, actor: Actor, quoteId: string) {
  const { id: installerId } = requireInstaller(actor, "bought_leads");
  const quote = await quoteToCopy(db.orm, quoteId, installerId);
  const row = await quoteById(db.orm, quoteId);
  if (!quote || !row) throw new DomainError("not_found");
  const { purchaseId, endedAt, lead } = quote;
  const others = await purchasesToQuote(db.orm, installerId, limits.quoteCopyTargetsMax);
  const targets = others.filter((other) => other.purchaseId !== purchaseId).map(presentTarget);
  return {
    purchaseId,
    customer: presentCustomer(lead, sightOf(lead, { endedAt })).name,
    serviceLabel: leadServiceLabel(lead.serviceType),
    option: row.option,
    revision: row.revision,
    duePence: row.duePence ?? 0,
    sentAt: row.sentAt,
    leftOut: await leftOutFrom(db.orm, quote),
    targets,
  };
}

function presentTarget({
  purchaseId,
  lead,
  hasDraft,
}: Awaited<ReturnType<typeof purchasesToQuote>>[number]): CopyTarget {
  const { name } = presentCustomer(lead, wholeSight);
  return {
    purchaseId,
    customer: name,
    serviceLabel: leadServiceLabel(lead.serviceType),
    outcode: lead.outcode,
    hasDraft,
  };
}

/** A sent quote's form without what is its customer's. Authorises nothing. */
export async function forAnotherCustomer(tx: Queryable, quote: QuoteToCopy): Promise<ForAnother> {
  return forAnother(quote.content, await knownCustomer(tx, quote.lead));
}
