import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { decideAppeal } from "#domain/appeals/decide-appeal.ts";
import { openAppeals } from "#domain/appeals/open-appeals.ts";
import { askSecondLookOfReview, removedReview } from "#domain/appeals/removed-review.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { removeReview } from "#domain/reviews/decide-reviews.ts";
import { publishedReviews, ratingOf } from "#domain/reviews/published-reviews.ts";
import { removalsOf } from "#domain/reviews/removals.ts";
import { withdrawReview } from "#domain/reviews/write-review.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aPublishedReview } from "#tests/support/published-reviews.ts";

const FACTS = "The papers are of another home.";
const WHY = "The bill is of this home.";

eachDatabase("a second look at a removed review", (open) => {
  let db: Database;
  let admin: User;
  let other: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    other = await anAdmin(db);
  });

  async function aRemoved(given: { isOffered?: boolean } = {}) {
    const { leadId, token } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5, form: { companyName: `Kite ${randomUUID()} Ltd` } });
    const purchaseId = randomUUID();
    const id = await aPublishedReview(db, admin, buyer, { stars: 2, leadId, purchaseId, ...given });
    await removeReview(at(), admin, { reviewId: id, as: "not_genuine", words: FACTS });
    return { id, leadId, token, purchaseId, buyer };
  }
  type Removed = Awaited<ReturnType<typeof aRemoved>>;
  const look = ({ token, purchaseId }: Removed, now = NOON, id: string = randomUUID()) =>
    askSecondLookOfReview(at(now), token, { id, purchaseId, words: "I live there." });
  const decide = (id: string, by: User, outcome: "accepted" | "declined" = "accepted") =>
    decideAppeal(at(), by, { id, outcome, reason: WHY });
  const publicOf = async ({ buyer: { installer } }: Removed) => ({
    reviews: (await publishedReviews(db.orm, installer.id)).map(({ stars, disputedAt }) => ({ stars, disputedAt })),
    counted: (await ratingOf(db.orm, [installer.id], NOON)).get(installer.id)?.stars,
    removals: (await removalsOf(db.orm, [installer.id], NOON)).get(installer.id),
  });
  const answerTo = ({ leadId }: Removed, appealId: string) =>
    gatherMailFacts(at(), { mail: "second-look-decided", leadId, appealId }, randomUUID());

  it("shows the facts, the rule and what would change it, and is asked once, for 14 days to the second", async () => {
    const one = await aRemoved();
    expect(await removedReview(at(), one.token, one.purchaseId)).toMatchObject({
      label: "Not a genuine experience",
      facts: FACTS,
      rule: { heading: "Fair use" },
      wouldChange: expect.stringContaining("A fact"),
      askUntil: later({ days: limits.appealDays }),
      asked: null,
    });
    const last = later({ days: limits.appealDays });
    const after = later({ days: limits.appealDays, milliseconds: 1 });
    expect(await outcomeOf(look(one, after))).toBe("too_late");
    const stranger = await aRemoved();
    expect(await outcomeOf(look({ ...one, token: stranger.token }))).toBe("not_found");
    const id = randomUUID();
    const many = [...Array.from({ length: 8 }, () => look(one, last)), look(one, last, id), look(one, last, id)];
    const sent = await outcomesOf(many);
    expect((sent.done ?? 0) + (sent.already_appealed ?? 0)).toBe(10);
    expect(await ask(db.orm, `select 1 from appeals where lead_id = '${one.leadId}'`)).toHaveLength(1);
    expect(await outcomeOf(look(one, after))).toBe("already_appealed");
    expect(await removedReview(at(), one.token, one.purchaseId)).toMatchObject({ askUntil: null, answer: null });
  });

  it("makes the review public again, with mean, counts and a mail at once; whoever removed it cannot decide", async () => {
    const one = await aRemoved();
    const id = randomUUID();
    await look(one, NOON, id);
    expect(await outcomeOf(decide(id, admin))).toBe("own_decision");
    expect(await outcomeOf(decide(id, { ...other, installer: one.buyer.installer }))).toBe("own_company");
    expect(await outcomeOf(decide(id, one.buyer))).toBe("not_admin");
    const [shown] = (await openAppeals(at(), other)).filter((appeal) => appeal.id === id);
    expect(shown).toMatchObject({ isCustomers: true, words: "I live there.", first: { reason: FACTS } });
    expect(shown?.first.review).toMatchObject({ id: one.id, stars: 2 });
    expect(await openAppeals(at(), { ...other, installer: one.buyer.installer })).not.toContainEqual(shown);
    expect(await publicOf(one)).toMatchObject({ reviews: [], removals: { isNotGenuine: true } });
    expect(await outcomesOf([decide(id, other), decide(id, other, "declined")])).toMatchObject({ conflict: 1 });
  });

  it("counts again at once and says why, and nothing else happens when it is asked again", async () => {
    const one = await aRemoved();
    const id = randomUUID();
    await look(one, NOON, id);
    await decide(id, other);
    expect(await publicOf(one)).toEqual({
      reviews: [{ stars: 2, disputedAt: null }],
      counted: [0, 1, 0, 0, 0],
      removals: { reasons: [], isNotGenuine: false },
    });
    const review = { purchaseId: one.purchaseId };
    expect(await answerTo(one, id)).toMatchObject({ kind: "review", outcome: "accepted", reason: WHY, review });
    const told = { mail: "review-published" as const, purchaseId: one.purchaseId };
    expect(await gatherMailFacts(at(), told, "")).toMatchObject({ isBack: true });
    const mails = `select 1 from jobs where payload->>'mail' = 'second-look-decided' and payload->>'appealId' = '${id}'`;
    expect(await ask(db.orm, mails)).toHaveLength(1);
    const answer = { outcome: "accepted", reason: WHY };
    expect(await removedReview(at(), one.token, one.purchaseId)).toMatchObject({ askUntil: null, answer });
    expect(await outcomeOf(look(one))).toBe("already_appealed");
    await removeReview(at(), admin, { reviewId: one.id, as: "advertising", words: "It sells a lamp." });
    expect(await outcomeOf(look(one))).toBe("done");
  });

  it("leaves it removed when it is declined, by whoever removed it where nobody else can decide", async () => {
    const one = await aRemoved();
    const id = randomUUID();
    await look(one, NOON, id);
    const join = `insert into company_members (user_id, installer_id, role, created_at)
      values ('${other.userId}', '${one.buyer.installer.id}', 'office', now())`;
    await ask(db.orm, join);
    try {
      expect(await outcomeOf(decide(id, admin, "declined"))).toBe("done");
    } finally {
      await ask(db.orm, `update company_members set ended_at = now() where user_id = '${other.userId}'`);
    }
    expect((await publicOf(one)).reviews).toEqual([]);
    expect(await answerTo(one, id)).toMatchObject({ outcome: "declined", reason: WHY });
  });

  it("brings back nothing that its author withdrew, or that was paid for", async () => {
    const withdrawn = await aRemoved();
    const id = randomUUID();
    await look(withdrawn, NOON, id);
    await withdrawReview(at(), withdrawn.token, withdrawn.purchaseId);
    await decide(id, other);
    expect((await publicOf(withdrawn)).reviews).toEqual([]);
    expect(await outcomeOf(look(withdrawn))).toBe("already_appealed");
    const paid = await aRemoved({ isOffered: true });
    expect(await removedReview(at(), paid.token, paid.purchaseId)).toMatchObject({ facts: FACTS, askUntil: null });
    expect(await outcomeOf(look(paid))).toBe("not_found");
  });

  it("never waits in a circle with erasing its customer, whose words go", async () => {
    const one = await aRemoved();
    const id = randomUUID();
    await look(one, NOON, id);
    const erase = () =>
      inTransaction(db, (tx) =>
        eraseCustomerOfLead(tx, { leadId: one.leadId, scope: "request", by: "customer", now: NOON }),
      );
    expect(await outcomesOf([decide(id, other), erase(), decide(id, other), erase()])).toMatchObject({ conflict: 1 });
    expect(await ask(db.orm, `select words from appeals where id = '${id}'`)).toEqual([{ words: null }]);
    expect(await answerTo(one, id)).toBeUndefined();
  });
});
