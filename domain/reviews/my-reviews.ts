import { limits } from "#config/limits.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { changeableUntil } from "#domain/projects/finish-work.ts";
import { outcomeOfLead } from "#domain/projects/outcomes.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { shownVersion } from "#domain/reviews/published-reviews.ts";
import {
  actsOfReviews,
  chosenPurchases,
  purchaseToReview,
  type ReviewState,
  reviewOfPurchase,
  wasOffered,
} from "#domain/reviews/reviews.sql.ts";
import { editableUntil } from "#domain/reviews/write-review.ts";
import { daysAfter } from "#domain/time/periods.ts";

/** A customer's own review. */
export interface MyReview extends ReturnType<typeof shownVersion> {
  id: string;
  /** Of the newest version, from 1. */
  version: number;
  isNamed: boolean;
  state: ReviewState;
  /** Held because something was offered for it: it is never shown. */
  isOffered: boolean;
  givenAt: Date;
  /** Null once it can no longer be changed. */
  editableUntil: Date | null;
}

/** What a customer can do about a review of one company. */
export interface ReviewPage {
  company: string;
  firstName: string;
  district: string;
  /** Null while it is not open, or no longer. */
  openSince: Date | null;
  /** When it opens if the work is not finished before; null if the company was never chosen. */
  opensOn: Date | null;
  /** Of finished work; null if it is not. */
  finished: { priceKept: boolean; onTime: boolean; isFinal: boolean } | null;
  review: MyReview | null;
}

/** Errors: link_invalid, link_revoked, read_only_link, not_found (no purchase of this project). */
export async function reviewPage(
  { db: { orm }, now }: Context,
  token: string,
  purchaseId: string,
): Promise<ReviewPage> {
  const leadId = await leadOfLink(orm, token, now);
  const [lead, purchase, outcome, known] = await Promise.all([
    leadById(orm, leadId),
    purchaseToReview(orm, { leadId, purchaseId }, now),
    outcomeOfLead(orm, leadId),
    reviewOfPurchase(orm, purchaseId),
  ]);
  if (!lead || !purchase) throw new DomainError("not_found");
  const own = outcome?.purchaseId === purchaseId ? outcome : undefined;
  const { company, openSince, chosenAt } = purchase;
  const until = known && editableUntil(known.review, own);
  const acts = known ? await actsOfReviews(orm, [known.review.id]) : [];
  return {
    company,
    firstName: firstNameOf(lead.customerName),
    district: lead.outcode,
    openSince,
    opensOn: chosenAt && daysAfter(chosenAt, limits.reviewOpensDays),
    finished: own ? { priceKept: own.priceKept, onTime: own.onTime, isFinal: now >= changeableUntil(own) } : null,
    review: known?.state
      ? {
          id: known.review.id,
          ...shownVersion(known.newest),
          version: known.newest.version,
          isNamed: known.newest.firstName !== null,
          state: known.state,
          isOffered: wasOffered(acts),
          givenAt: known.review.givenAt,
          editableUntil: until && now < until && ["published", "held"].includes(known.state) ? until : null,
        }
      : null,
  };
}

/** The companies that a customer chose and may review, or has reviewed. Errors: link_invalid, link_revoked, read_only_link. */
export async function reviewsOfProject({ db: { orm }, now }: Context, token: string) {
  const chosen = await chosenPurchases(orm, await leadOfLink(orm, token, now), now);
  const found = await Promise.all(
    chosen.map(async ({ id, company, openSince }) => ({
      purchaseId: id,
      company,
      isOpen: openSince !== null,
      state: (await reviewOfPurchase(orm, id))?.state ?? null,
    })),
  );
  return found.filter(({ isOpen, state }) => isOpen || state !== null);
}
