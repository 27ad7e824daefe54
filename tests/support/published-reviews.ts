import { randomUUID } from "node:crypto";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { insertReview, insertReviewAct, insertReviewVersion } from "#domain/reviews/reviews.sql.ts";
import { aLead } from "#tests/support/leads.ts";
import { type Buyer, NOON } from "#tests/support/people.ts";

interface Given {
  stars?: number;
  words?: string | null;
  now?: Date;
  leadId?: string;
  purchaseId?: string;
  /** Held instead, because its author says that something was offered for it. */
  isOffered?: boolean;
}

/** A review by a customer of its own, as it stands once it is published. The company needs credits for a lead. */
export async function aPublishedReview(db: Database, admin: User, company: Buyer, given: Given = {}): Promise<string> {
  const { stars = 5, words = null, now = NOON, purchaseId = randomUUID() } = given;
  const leadId = given.leadId ?? (await aLead(db, { admin, now }));
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
  const act = given.isOffered ? { kind: "held" as const, reason: "offered" } : { kind: "published" as const };
  await insertReviewAct(db.orm, { reviewId: id, leadId, at: now, ...act });
  return id;
}
