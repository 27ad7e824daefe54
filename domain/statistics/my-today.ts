import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { MaskedLead, PurchasedLead } from "#domain/leads/lead.ts";
import { leadsList } from "#domain/leads-for-sale/leads-for-sale.ts";
import { countCompanyUnread } from "#domain/messages/read-thread.ts";
import { myPurchases } from "#domain/purchases/my-purchases.ts";

const SHOWN_MAX = 4;

export interface MyToday {
  /** Bought leads that nobody has marked since, newest first, the first few. */
  waiting: WaitingLead[];
  /** Leads for sale since this time yesterday that match the installer's area and services: the first few, and all. */
  fresh: Pick<MaskedLead, "id" | "serviceLabel" | "location" | "outcode" | "distanceMiles" | "createdAt">[];
  freshTotal: number;
  /** Messages of customers that nobody has read. */
  unreadMessages: number;
}

export interface WaitingLead
  extends Pick<PurchasedLead, "purchaseId" | "purchasedAt" | "serviceLabel" | "location" | "contactWay"> {
  contact: Pick<PurchasedLead["contact"], "name" | "phone" | "email">;
}

/**
 * What an installer does first today. Left out is whoever wants no contact any more, and what was refunded. Errors:
 * not_signed_in, not_approved.
 */
export async function myToday(context: Context, actor: Actor): Promise<MyToday> {
  requireApprovedInstaller(actor, "bought_leads");
  const today = { onlyMine: true, ageDays: 1 };
  const [bought, leads, unreadMessages] = await Promise.all([
    myPurchases(context, actor, { stage: "new" }),
    leadsList(context, actor, today),
    countCompanyUnread(context, actor),
  ]);
  return {
    waiting: bought.items.filter(isOpen).slice(0, SHOWN_MAX).map(waitingLead),
    fresh: leads.items.slice(0, SHOWN_MAX).map(({ id, serviceLabel, location, outcode, distanceMiles, createdAt }) => ({
      id,
      serviceLabel,
      location,
      outcode,
      distanceMiles,
      createdAt,
    })),
    freshTotal: leads.total,
    unreadMessages,
  };
}

function isOpen({ refunded, report, closedByCustomerAt, anonymisedAt, endedAt }: PurchasedLead): boolean {
  return !refunded && report === null && !closedByCustomerAt && !anonymisedAt && !endedAt;
}

function waitingLead({
  contact,
  contactWay,
  purchaseId,
  purchasedAt,
  serviceLabel,
  location,
}: PurchasedLead): WaitingLead {
  const { name, phone, email } = contact;
  return { contact: { name, phone, email }, contactWay, purchaseId, purchasedAt, serviceLabel, location };
}
