import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type LeadRow, lockLead } from "#domain/leads/leads.sql.ts";
import { noteAct } from "#domain/leads/project.ts";
import { redactContacts } from "#domain/leads/redact.ts";
import { heldBy } from "#domain/leads/sight.ts";
import { enqueue, enqueueMail } from "#domain/outbox/enqueue.ts";
import { changeableUntil, recordOutcome } from "#domain/projects/finish-work.ts";
import type { OutcomeForm, ReviewForm } from "#domain/projects/outcome-form.ts";
import { type OutcomeRow, outcomeOfLead, updateOutcome } from "#domain/projects/outcomes.sql.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import {
  blankWords,
  firstReviewOf,
  insertReview,
  insertReviewAct,
  insertReviewVersion,
  purchaseToReview,
  reviewOfPurchase,
  type WholeReview,
} from "#domain/reviews/reviews.sql.ts";
import { lockReviewsOf, whyHeld } from "#domain/reviews/why-held.sql.ts";
import { daysAfter } from "#domain/time/periods.ts";

/** Takes the place of contact details in a review's words. */
export const REMOVED_FROM_REVIEW = "[removed]";

/** What became of it: not shown at all, or shown at once, or after a person has looked at it. */
export type Written = "private" | "published" | "held" | "changed" | "withdrawn";

/** A customer's review as their form gives it; `id`: of a new one. */
interface Given {
  id: string;
  form: ReviewForm;
}

/**
 * `finishWork` and, where the customer lets it be shown, its review; without that a review there was is withdrawn.
 * Errors: as `finishWork`, and already_reviewed (the page knew of no review, and there is one).
 */
export function finishAndReview(
  context: Context,
  token: string,
  { id, form }: { id: string; form: OutcomeForm },
): Promise<Written> {
  const { db, now } = context;
  return writing(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const lead = await lockLead(tx, leadId);
    if (!lead) throw new DomainError("link_invalid");
    const outcome = await recordOutcome(tx, leadId, { form, now });
    return write(tx, context, { lead, purchaseId: outcome.purchaseId, outcome, given: { id, form } });
  });
}

/**
 * Reviews a company that the customer chose, or changes that review: where the work is not finished, or its outcome can
 * no longer be changed. Errors: link_invalid, link_revoked, read_only_link, not_found, review_not_open,
 * already_reviewed (the page knew of none, and there is one), too_late (its 30 days are over, or it was withdrawn).
 */
export function writeReview(
  context: Context,
  token: string,
  { purchaseId, ...given }: Given & { purchaseId: string },
): Promise<Written> {
  const { db, now } = context;
  return writing(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const lead = await lockLead(tx, leadId);
    if (!lead) throw new DomainError("link_invalid");
    const outcome = await outcomeOfLead(tx, leadId);
    await noteAct(tx, leadId, now);
    return write(tx, context, {
      lead,
      purchaseId,
      given,
      outcome: outcome?.purchaseId === purchaseId ? outcome : undefined,
    });
  });
}

/**
 * Withdraws a review, as long as its project lives: words and name are deleted, and its stars no longer count. Repeating
 * it changes nothing. Errors: link_invalid, link_revoked, read_only_link, not_found.
 */
export function withdrawReview({ db, now }: Context, token: string, purchaseId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    await lockLead(tx, leadId);
    const known = await reviewOfPurchase(tx, purchaseId);
    if (!known || known.review.leadId !== leadId) throw new DomainError("not_found");
    await withdraw(tx, known, now);
  });
}

async function withdraw(tx: Tx, { review, state }: WholeReview, now: Date): Promise<void> {
  if (state === "withdrawn") return;
  const { id: reviewId, leadId } = review;
  await insertReviewAct(tx, { reviewId, leadId, kind: "withdrawn", at: now });
  await blankWords(tx, review);
}

async function writing(db: Context["db"], write: (tx: Tx) => Promise<Written>): Promise<Written> {
  try {
    return await inTransaction(db, write);
  } catch (error) {
    if (violationOf(error)?.constraint === "reviews_purchase") throw new DomainError("already_reviewed");
    throw error;
  }
}

interface Writing {
  lead: LeadRow;
  purchaseId: string;
  given: Given;
  /** Of finished work. */
  outcome: OutcomeRow | undefined;
}

async function write(tx: Tx, context: Context, writing: Writing): Promise<Written> {
  const { lead, purchaseId, outcome, given } = writing;
  const { now } = context;
  const purchase = await purchaseToReview(tx, { leadId: lead.id, purchaseId }, now);
  if (!purchase) throw new DomainError("not_found");
  const known = await reviewOfPurchase(tx, purchaseId);
  const isShown = given.form.mayShow || given.form.isOffered;
  if (known) {
    if (given.form.version === 0) throw new DomainError("already_reviewed");
    if (!isShown) {
      await withdraw(tx, known, now);
      // What the form says now is for us and the company alone.
      if (outcome && now < changeableUntil(outcome)) await updateOutcome(tx, lead.id, { words: outcome.words });
      return "withdrawn";
    }
    const isOver = known.state === "withdrawn" || known.state === "removed";
    if (isOver || now >= editableUntil(known.review, outcome)) throw new DomainError("too_late", { words: TOO_LATE });
  } else {
    if (!purchase.openSince) throw new DomainError("review_not_open");
    if (!isShown) return "private";
  }
  await lockReviewsOf(tx, purchase.installerId);
  const { installerId } = purchase;
  const review = known?.review ?? {
    id: given.id,
    purchaseId,
    leadId: lead.id,
    installerId,
    firstOfCustomer: (await firstReviewOf(tx, { leadId: lead.id, installerId })) ?? given.id,
    givenAt: now,
  };
  if (!known) await insertReview(tx, review);
  await insertReviewVersion(tx, {
    ...versionOf(writing),
    reviewId: review.id,
    version: (known?.newest.version ?? 0) + 1,
    writtenAt: now,
  });
  return judge(tx, context, { ...writing, review, state: known?.state ?? null });
}

const TOO_LATE = "You can no longer change this review. You can still withdraw it.";

/** Until when its author may change a review: 30 days, anew from the day on which they say that the work is finished. */
export function editableUntil({ givenAt }: { givenAt: Date }, outcome: Pick<OutcomeRow, "givenAt"> | undefined): Date {
  const own = daysAfter(givenAt, limits.outcomeChangeDays);
  const finished = outcome ? changeableUntil(outcome) : own;
  return finished > own ? finished : own;
}

function versionOf({ lead, given: { form }, outcome }: Writing) {
  const { rating: stars, again, words = null, as, priceKept = null, onTime = null } = form;
  const shown = words === null ? null : redactContacts(words, heldBy(lead), REMOVED_FROM_REVIEW);
  const firstName = firstNameOf(lead.customerName);
  return {
    leadId: lead.id,
    isFinished: outcome !== undefined,
    stars,
    again,
    priceKept: outcome === undefined ? null : (priceKept ?? outcome.priceKept),
    onTime: outcome === undefined ? null : (onTime ?? outcome.onTime),
    words: shown,
    isBlanked: shown !== words,
    firstName: as === "name" && firstName !== NAMELESS ? firstName : null,
    district: lead.outcode,
  };
}

/** What `firstNameOf` says of somebody who gave none. */
const NAMELESS = "A customer";

interface Judged extends Writing {
  review: WholeReview["review"];
  state: WholeReview["state"];
}

/** Publishes it or has it wait for a person, by where it comes from alone, and tells whom it concerns. */
async function judge(tx: Tx, context: Context, { lead, given: { form }, review, state }: Judged): Promise<Written> {
  const { now } = context;
  const { id: reviewId, leadId, installerId, purchaseId } = review;
  const { customerEmail: email, customerPhone: phone } = lead;
  const found = form.isOffered
    ? "offered"
    : await whyHeld(tx, { reviewId, installerId, email, phone, address: context.address }, now);
  const why = state !== null && found === "many_in_a_day" ? undefined : found;
  if (why === undefined && state !== null) return state === "held" ? "held" : "changed";
  if (why === undefined) {
    await publishReview(tx, { reviewId, leadId, purchaseId, by: null, now });
    return "published";
  }
  await insertReviewAct(tx, { reviewId, leadId, kind: "held", reason: why, at: now });
  if (state !== "held") await enqueueMail(tx, { mail: "review-held", purchaseId }, now);
  return "held";
}

/**
 * Publishes a review inside the caller's transaction, and tells its company; `by`: the person who let it through.
 * Authorises nothing; the database refuses one whose state does not allow it.
 */
export async function publishReview(
  tx: Tx,
  { reviewId, leadId, purchaseId, by, now }: ReviewOf & { by: string | null; now: Date },
): Promise<void> {
  await insertReviewAct(tx, { reviewId, leadId, kind: "published", actorId: by, at: now });
  await enqueueMail(tx, { mail: "review-published", purchaseId }, now);
  await enqueue(
    tx,
    { kind: "announce", payload: { event: "review.published", purchaseId, occasion: now.toISOString() } },
    now,
  );
}

interface ReviewOf {
  reviewId: string;
  leadId: string;
  purchaseId: string;
}
