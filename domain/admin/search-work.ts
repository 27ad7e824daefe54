import { limits } from "#config/limits.ts";
import { receiptNumberInWords } from "#content/receipt-number.ts";
import { type Actor, requireUser } from "#domain/actor.ts";
import { allInstallers } from "#domain/admin/installers/admin-overview.ts";
import { allLeads } from "#domain/admin/leads/all-leads.ts";
import { paymentList } from "#domain/admin/payments/payment-list.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { text } from "#domain/list-filter.ts";
import { myReceipts } from "#domain/payments/my-payment.ts";
import { myPurchases } from "#domain/purchases/my-purchases.ts";
import { mayAct, mayAdminister } from "#domain/roles.ts";

/** What can be the number of a receipt. */
const RECEIPT = /^(fw-)?\d{1,9}$/i;

/** Where something was found; each has a list of its own, which shows more. */
export type SearchKind = "purchases" | "receipts" | "leads" | "companies" | "payments";

export interface FoundGroup {
  kind: SearchKind;
  /** The first few. */
  items: SearchHit[];
  hasMore: boolean;
}

export interface SearchHit {
  id: string;
  title: string;
  detail: string;
  at: Date;
}

/**
 * What somebody finds from any page of their work: a company its bought leads, by customer, place, email or phone,
 * and its receipts by number; an
 * administrator leads by customer, postcode, email, phone or reference, companies and their people by name or email,
 * payments by receipt or company. Leads for sale are not searched: their contacts are hidden. Groups in which nothing
 * was found are left out, and nothing is found by no words. Errors: not_signed_in, not_found (neither of the two).
 */
export async function searchWork(context: Context, actor: Actor, typed: string): Promise<FoundGroup[]> {
  const { adminRoles, installer } = requireUser(actor);
  const isAdmin = adminRoles.length > 0;
  if (!isAdmin && !installer) throw new DomainError("not_found");
  const words = text(limits.leadSearchLengthMax)(typed);
  if (!words) return [];
  const groups = isAdmin
    ? await Promise.all(
        desk.filter(([act]) => mayAdminister(adminRoles, act)).map(([, find]) => find(context, actor, words)),
      )
    : await Promise.all(
        company
          .filter(([act]) => installer && mayAct(installer.role, act))
          .map(([, find]) => find(context, actor, words)),
      );
  return groups.filter(({ items }) => items.length > 0);
}

/** Nobody finds what their roles do not let them read. */
const desk = [
  ["customers", foundLeads],
  ["desk", foundCompanies],
  ["payments", foundPayments],
] as const;

const company = [
  ["bought_leads", foundPurchases],
  ["money", foundReceipts],
] as const;

async function foundPurchases(context: Context, actor: Actor, search: string): Promise<FoundGroup> {
  const { items } = await myPurchases(context, actor, { q: search });
  return groupOf("purchases", items, ({ purchaseId, contact, serviceLabel, location, outcode, purchasedAt }) => ({
    id: purchaseId,
    title: contact.name,
    detail: `${serviceLabel}, ${location}, ${outcode}`,
    at: purchasedAt,
  }));
}

/** Of this company alone. */
async function foundReceipts(context: Context, actor: Actor, words: string): Promise<FoundGroup> {
  const number = RECEIPT.test(words) && Number(words.replace(/\D/g, ""));
  const own = number ? await myReceipts(context, actor, number) : [];
  return groupOf("receipts", own, ({ receiptNumber, packName, paidAt }) => ({
    id: String(receiptNumber),
    title: `Receipt ${receiptNumberInWords(receiptNumber)}`,
    detail: packName,
    at: paidAt,
  }));
}

async function foundLeads(context: Context, actor: Actor, search: string): Promise<FoundGroup> {
  const { items } = await allLeads(context, actor, { q: search });
  return groupOf("leads", items, ({ id, customerName, serviceLabel, location, status, createdAt }) => ({
    id,
    title: customerName,
    detail: `${serviceLabel}, ${location}, ${status}`,
    at: createdAt,
  }));
}

async function foundCompanies(context: Context, actor: Actor, search: string): Promise<FoundGroup> {
  const { items } = await allInstallers(context, actor, { q: search });
  return groupOf("companies", items, ({ id, companyName, contactName, email, status, isClosed, createdAt }) => ({
    id,
    title: companyName,
    at: createdAt,
    detail: isClosed ? "Closed" : `${contactName}, ${email}, ${status}`,
  }));
}

/** By receipt if it can be the number of one, otherwise by company. */
async function foundPayments(context: Context, actor: Actor, words: string): Promise<FoundGroup> {
  const filter = RECEIPT.test(words) ? { receipt: words } : { company: words };
  const { items } = await paymentList(context, actor, filter);
  return groupOf("payments", items, ({ id, companyName, packName, receiptNumber, startedAt, paidAt }) => ({
    id,
    title: `${packName}, ${companyName}`,
    detail: receiptNumber === null ? "Not paid" : `Receipt ${receiptNumberInWords(receiptNumber)}`,
    at: paidAt ?? startedAt,
  }));
}

function groupOf<Item>(kind: SearchKind, items: readonly Item[], found: (item: Item) => SearchHit): FoundGroup {
  const shown = items.slice(0, limits.searchShownMax).map(found);
  return { kind, items: shown, hasMore: items.length > shown.length };
}
