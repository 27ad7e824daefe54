import { limits } from "#config/limits.ts";
import { purchaseStageOptions } from "#content/purchase-stages.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { type Asked, everyPage, onePage, type Page, readCursor, writeCursor } from "#domain/cursor.ts";
import { DomainError } from "#domain/errors.ts";
import type { PurchasedLead } from "#domain/leads/lead.ts";
import { presentCustomer } from "#domain/leads/present-customer.ts";
import { endedSight } from "#domain/leads/sight.ts";
import { filterReader, oneOf, text } from "#domain/list-filter.ts";
import { presentPurchase } from "#domain/purchases/present-purchase.ts";
import {
  changedPurchaseRows,
  countMatchingPurchases,
  countPurchases,
  endedPurchasesWith,
  type PurchaseQuery,
  purchaseById,
  purchaseRows,
} from "#domain/purchases/purchases.sql.ts";
import { minutesAfter } from "#domain/time/periods.ts";

/** Which bought leads to show. */
export const readPurchaseFilter = filterReader({
  /** Text from the search box: part of a name, postcode, email, phone number or location. */
  q: text(limits.leadSearchLengthMax),
  stage: oneOf(purchaseStageOptions),
  /** In whose charge. */
  whose: oneOf(["mine", "nobody"]),
});

export type PurchaseFilter = ReturnType<typeof readPurchaseFilter>;

export interface PurchasesPage extends Page<PurchasedLead> {
  /** How many match the filter, across all pages. */
  total: number;
  /** How many would match for each choice of `whose`. */
  counts: Record<Whose, number>;
}

export type Whose = "everybody" | "mine" | "nobody";

/**
 * What this installer has bought, newest first, with full contact details. A suspended installer can still read what
 * they paid for. Errors: invalid_cursor, not_signed_in, not_found (a user without a company).
 */
export async function myPurchases(
  context: Context,
  actor: Actor,
  filter: Asked<PurchaseFilter> = {},
): Promise<PurchasesPage> {
  const query = await purchaseQuery(context.db.orm, actor, filter);
  const page = await pageOf(context.db.orm, query, filter.cursor);
  return { ...page, ...(await countMatching(context, actor, filter)) };
}

/**
 * What has changed of this installer's purchases since a time, by when it last did, a page at a time. Looks back further
 * than asked, because a change is seen a little later than its time: it may repeat one, and misses none. Errors:
 * invalid_cursor, not_signed_in, not_found (a user without a company), role_required.
 */
export async function purchasesChanged(
  { db }: Context,
  actor: Actor,
  { since, stage, assignedTo, cursor }: Asked<{ since: Date } & Pick<PurchaseQuery, "stage" | "assignedTo">>,
): Promise<Page<PurchasedLead>> {
  const installerId = requireInstaller(actor, "bought_leads").id;
  const size = limits.purchasesPageSize;
  const rows = await changedPurchaseRows(db.orm, {
    installerId,
    stage,
    assignedTo,
    since: minutesAfter(since, -limits.purchasesLookBackMinutes),
    after: readCursor(cursor),
    limit: size + 1,
  });
  const { shown, nextCursor } = onePage(rows, size, ({ updatedAt: at, purchase: { id } }) => writeCursor({ at, id }));
  return { items: shown.map(presentPurchase), nextCursor };
}

/** What it has bought in this stage or charge, newest first. Errors: as `myPurchases`. */
export async function purchasesIn(
  { db }: Context,
  actor: Actor,
  { stage, assignedTo, cursor }: Asked<Pick<PurchaseQuery, "stage" | "assignedTo">>,
): Promise<Page<PurchasedLead>> {
  const installerId = requireInstaller(actor, "bought_leads").id;
  return pageOf(db.orm, { installerId, stage, assignedTo }, cursor);
}

/** How many match a filter, and would for each choice of `whose`. Errors: not_signed_in, not_found, role_required. */
export async function countMatching(
  { db }: Context,
  actor: Actor,
  { whose, ...filter }: PurchaseFilter,
): Promise<Pick<PurchasesPage, "total" | "counts">> {
  const query = await purchaseQuery(db.orm, actor, filter);
  const counts = await countMatchingPurchases(db.orm, query, requireUser(actor).userId);
  return { total: counts[whose ?? "everybody"], counts };
}

/** One purchase of this installer. Errors: not_signed_in, not_found (or another installer's). */
export async function myPurchase({ db }: Context, actor: Actor, purchaseId: string): Promise<PurchasedLead> {
  const installer = requireInstaller(actor, "bought_leads");
  const found = await purchaseById(db.orm, purchaseId);
  if (found?.purchase.installerId !== installer.id) throw new DomainError("not_found");
  return presentPurchase(found);
}

/** Everything this installer has bought, newest first, a page at a time. Errors: not_signed_in, not_found. */
export async function* allMyPurchases({ db }: Context, actor: Actor): AsyncGenerator<PurchasedLead[]> {
  const query: PurchaseQuery = { installerId: requireInstaller(actor, "hand_over").id };
  yield* everyPage((cursor) => pageOf(db.orm, query, cursor));
}

/** Records who of the company downloads its bought leads. Errors: not_signed_in, not_found, role_required. */
export async function noteLeadsExport({ db, now }: Context, actor: Actor): Promise<void> {
  const { id } = requireInstaller(actor, "hand_over");
  const subject = { type: "installer", id } as const;
  await recordAudit(db.orm, requireUser(actor), { action: "export-leads", subject, now });
}

/** Characters people type in a phone number, and the fewest digits worth searching for. */
const PHONE = /^\+?[\d\s()-]+$/;
const PHONE_DIGITS_MIN = 3;

/** A search as the database runs it: phone numbers are stored as +447700900123, postcodes with their space. */
export function searchTerms(search: string | undefined): { words?: string; postcode?: string; phoneDigits?: string } {
  if (!search) return {};
  const digits = PHONE.test(search) ? search.replace(/\D/g, "").replace(/^(0044|44|0)/, "") : "";
  return {
    words: search,
    postcode: search.replace(/\s/g, ""),
    ...(digits.length >= PHONE_DIGITS_MIN ? { phoneDigits: digits } : {}),
  };
}

/** A filter as the database runs it. Errors: not_signed_in, not_found (a user without a company), role_required. */
export async function purchaseQuery(
  orm: Context["db"]["orm"],
  actor: Actor,
  { q, stage, whose }: PurchaseFilter,
): Promise<PurchaseQuery> {
  const installerId = requireInstaller(actor, "bought_leads").id;
  const assignedTo = { mine: requireUser(actor).userId, nobody: null, everybody: undefined }[whose ?? "everybody"];
  const terms = searchTerms(q);
  const ended = terms.words ? await endedPurchasesWith(orm, installerId, terms.words) : [];
  const sought = terms.words?.toLowerCase() ?? "";
  const shown = ended.filter(({ lead }) => {
    const sight = endedSight(lead);
    return [presentCustomer(lead, sight).name, sight.text(lead.location)].some((text) =>
      text.toLowerCase().includes(sought),
    );
  });
  return { installerId, stage, assignedTo, ...terms, endedWithWords: shown.map(({ id }) => id) };
}

async function pageOf(
  orm: Context["db"]["orm"],
  query: PurchaseQuery,
  cursor?: string | null,
): Promise<Page<PurchasedLead>> {
  const size = limits.purchasesPageSize;
  const rows = await purchaseRows(orm, { ...query, after: readCursor(cursor), limit: size + 1 });
  const { shown, nextCursor } = onePage(rows, size, ({ purchase: { purchasedAt, id } }) =>
    writeCursor({ at: purchasedAt, id }),
  );
  return { items: shown.map(presentPurchase), nextCursor };
}

/** How many leads this installer has bought, in total and since the given moment. Errors: not_signed_in, not_found. */
export async function countMyPurchases(
  { db }: Context,
  actor: Actor,
  since: Date,
): Promise<{ total: number; sinceThen: number }> {
  return countPurchases(db.orm, requireInstaller(actor, "own").id, since);
}
