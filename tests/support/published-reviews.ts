import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { insertReview, insertReviewAct, insertReviewVersion } from "#domain/reviews/reviews.sql.ts";
import { aLead } from "#tests/support/leads.ts";
import { type Buyer, NOON } from "#tests/support/people.ts";

/** A review by a customer of its own, as it stands once it is published. The company needs credits for a lead. */
export async function aPublishedReview(
  db: Database,
  admin: User,
  company: Buyer,
  { stars = 5, words = null, now = NOON }: { stars?: number; words?: string | null; now?: Date } = {},
): Promise<string> {
  const leadId = await aLead(db, { admin, now });
  const purchaseId = randomUUID();
  await purchaseLead({ db, now }, company, { leadId, purchaseId });
  const id = randomUUID();
  const { id: installerId } = company.installer;
  await insertReview(db.orm, { id, purchaseId, leadId, installerId, firstOfCustomer: id, givenAt: now });
  await insertReviewVersion(db.orm, {
    reviewId: id,
    leadId,
    version: 1,
    writtenAt: now,
    isFinished: true,
    stars,
    priceKept: true,
    onTime: true,
    again: "yes",
    words,
    isBlanked: false,
    firstName: null,
    district: "CR0",
  });
  await insertReviewAct(db.orm, { reviewId: id, leadId, kind: "published", at: now });
  return id;
}
