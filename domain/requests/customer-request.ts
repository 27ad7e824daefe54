import type { BriefAnswers } from "#content/brief/questions.ts";
import type { ContactWish } from "#content/contact-wish.ts";
import { leadServiceLabel } from "#content/options.ts";
import { askingPath } from "#content/services.ts";
import type { Sharing } from "#content/sharing-text.ts";
import type { ShownCheck } from "#content/shown-checks.ts";
import type { HoldReason, PlanContent } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import { fillBrief } from "#domain/briefs/write-brief.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import { calledName } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { isAsked } from "#domain/leads/contact-question.ts";
import type { LeadStatus } from "#domain/leads/lead.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { isHeld, isOpen } from "#domain/leads/open-status.ts";
import { isOver } from "#domain/leads/over-request.ts";
import {
  answersFingerprint,
  putOnSale,
  readRequest,
  requestFingerprint,
  unconfirmedOf,
  worksToConfirm,
} from "#domain/leads/quote-request.ts";
import { lockWorksOfRequest, worksOfRequest } from "#domain/leads/works.sql.ts";
import { leadOfLink, leadOfUsedLink } from "#domain/request-links/open-link.ts";
import { holdOfLead } from "#domain/requests/held-requests.sql.ts";
import { holdIfDoubtful } from "#domain/requests/held-requests.ts";
import { shownChecksOf } from "#domain/vetting/shown-checks.ts";

/** What customers see of their own request. */
export interface CustomerRequest extends ContactWish {
  status: LeadStatus;
  firstName: string;
  name: string;
  email: string | null;
  phone: string | null;
  postcode: string;
  serviceType: string;
  serviceLabel: string;
  /** The page for making the same request again. */
  servicePath: string;
  /** The fingerprint of what is shown here; the confirm button sends it back. */
  fingerprint: string;
  /** What one confirming puts on sale: the labels of the works that await it, in the order of the form. */
  toConfirm: string[];
  /** Null if the customer left it out: the values of `content/options.ts`, the budget in words. */
  propertyType: string | null;
  timeframe: string | null;
  budgetRange: string | null;
  message: string | null;
  /** Whether a company that buys gets the details, or the customer picks from outlines. */
  sharing: Sharing;
  /** Null before the first answer. */
  brief: BriefAnswers | null;
  /** Submitted with the request. */
  plan: PlanContent | null;
  createdAt: Date;
  confirmedAt: Date | null;
  /** When the customer closed it, whatever its status. */
  closedAt: Date | null;
  /** Confirmed, and waiting for a person of ours: why, and what the customer has told us. */
  held: { reasons: readonly HoldReason[]; words: string | null } | null;
  /** Why we declined it instead of putting it on sale; null unless we did. */
  declinedBecause: string | null;
  /** We are asking whether name and phone number are right. */
  isAsked: boolean;
  /** Withdrawn because we asked and heard nothing. */
  isUnanswered: boolean;
  /** Withdrawn when the customer chose a company; still true after a change of mind. */
  isOffSaleByChoice: boolean;
  /** Nothing more can happen: closed, or nobody has the details and nobody new can get them. */
  isOver: boolean;
  placesLeft: number;
  /** Companies that got the contact details, and since when; no address once the company has closed its account. */
  installers: {
    purchaseId: string;
    companyName: string;
    phone: string | null;
    email: string | null;
    since: Date;
    /** From then on the company no longer sees the details here. */
    endedAt: Date | null;
    /** The company claims that the customer has chosen it. */
    saysWon: boolean;
    /** For the technology requested. */
    checks: ShownCheck[];
  }[];
}

/**
 * The request behind a private link, which is the only authorisation. Errors: link_invalid, link_revoked,
 * read_only_link.
 */
export async function customerRequest(context: Context, token: string): Promise<CustomerRequest> {
  return presentRequest(context, await leadOfUsedLink(context, token));
}

/** A request as its customer sees it, for callers that have resolved a link. Errors: not_found. */
export async function presentRequest({ db, now }: Context, leadId: string): Promise<CustomerRequest> {
  const { lead, buyers } = await readRequest(db.orm, leadId);
  const buyerIds = buyers.map(({ installerId }) => installerId);
  const checks = await shownChecksOf(db.orm, buyerIds, lead.serviceType, now);
  const waiting = lead.status === "unconfirmed" ? unconfirmedOf(await worksOfRequest(db.orm, leadId), now) : [];
  const hold = lead.availableAt === null ? await holdOfLead(db.orm, leadId) : undefined;
  return {
    status: statusNow(lead, now),
    firstName: calledName(lead.customerName),
    name: lead.customerName,
    email: lead.customerEmail,
    phone: lead.customerPhone,
    postcode: lead.postcode,
    serviceType: lead.serviceType,
    serviceLabel: leadServiceLabel(lead.serviceType),
    servicePath: askingPath(lead.serviceSlug, lead.serviceType),
    fingerprint: waiting.length > 0 ? requestFingerprint(waiting) : answersFingerprint(lead),
    toConfirm: waiting.map(({ serviceType }) => leadServiceLabel(serviceType)),
    propertyType: lead.propertyType,
    timeframe: lead.timeframe,
    budgetRange: lead.budgetRange,
    message: lead.description,
    contactWay: lead.contactWay,
    contactTimes: lead.contactTimes,
    sharing: lead.sharing,
    brief: lead.brief,
    plan: lead.plan,
    createdAt: lead.createdAt,
    confirmedAt: lead.availableAt,
    closedAt: lead.customerClosedAt,
    held: hold && isHeld(lead) && lead.expiresAt > now ? { reasons: hold.reasons, words: hold.words } : null,
    declinedBecause: hold?.reason ?? null,
    isAsked: isAsked(lead) && statusNow(lead, now) !== "expired",
    isUnanswered: lead.closedBy === "silence",
    isOffSaleByChoice: lead.closedBy === "choice",
    isOver: isOver(lead, buyers, now),
    placesLeft: lead.maxPurchases - lead.placesTaken,
    installers: buyers.map(({ purchaseId, installerId, companyName, phone, email, purchasedAt, endedAt, stage }) => ({
      purchaseId,
      companyName,
      phone,
      email: isClosedAddress(email) ? null : email,
      since: purchasedAt,
      endedAt,
      saysWon: stage === "won" && endedAt === null,
      checks: checks.get(installerId) ?? [],
    })),
  };
}

/**
 * The customer confirms: every work of the request is on sale from now on, or waits for a person of ours. Confirming
 * again, or in any later state, changes nothing. `fingerprint` is that of what was shown. Returns the status of the
 * link's work. Errors: link_invalid, conflict (newer answers have come since), already_open (too many open requests for
 * the same service with this phone number).
 */
export function confirmRequest({ db, now }: Context, token: string, fingerprint?: string): Promise<LeadStatus> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const works = await lockWorksOfRequest(tx, leadId);
    const waiting = await worksToConfirm(tx, works, now, fingerprint);
    if (!(await holdIfDoubtful(tx, waiting, now))) await putOnSale(tx, waiting, now);
    for (const { id } of works) await fillBrief(tx, id, now);
    const lead = await leadById(tx, leadId);
    if (!lead) throw new DomainError("not_found");
    return lead.status;
  });
}

/** Treats a request past its lifetime as expired before the nightly job marks it. */
function statusNow(lead: { status: LeadStatus; expiresAt: Date }, now: Date): LeadStatus {
  return isOpen(lead.status) && lead.expiresAt <= now ? "expired" : lead.status;
}
