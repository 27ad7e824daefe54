import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { changeMind, chooseQuote } from "#domain/projects/choose-quote.ts";
import { leaveChoice } from "#domain/projects/leave-choice.ts";
import { finishedReviewForm, outcomeForm, reviewForm } from "#domain/projects/outcome-form.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { reviewPage, reviewsOfProject } from "#domain/reviews/my-reviews.ts";
import { publishedReviews, ratingOf } from "#domain/reviews/published-reviews.ts";
import { actsOfReviews, insertReviewAct, reviewOfPurchase } from "#domain/reviews/reviews.sql.ts";
import { watchReviews } from "#domain/reviews/watch-reviews.ts";
import { finishAndReview, withdrawReview, writeReview } from "#domain/reviews/write-review.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { anOffer } from "#tests/support/quotes.ts";

const WORDS = "Two days, as they said, and the loft swept.";

eachDatabase("reviews", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON, address?: string) => ({ db, now, address });
  const say = (given: Record<string, string> = {}) =>
    reviewForm.parse({ rating: "4", again: "yes", words: WORDS, mayShow: "on", isOwn: "on", ...given });
  const done = (given: Record<string, string> = {}, now = NOON) =>
    outcomeForm(now).parse({
      finishedOn: "2026-11-20",
      finalPence: "6150",
      priceKept: "yes",
      onTime: "no",
      rating: "5",
      again: "yes",
      words: WORDS,
      mayShow: "on",
      isOwn: "on",
      ...given,
    });
  const finish = (token: string, given: Record<string, string> = {}, now = NOON, address?: string) =>
    finishAndReview(at(now, address), token, { id: randomUUID(), form: done(given, now) });
  const write = (token: string, purchaseId: string, given: Record<string, string> = {}, now = NOON) =>
    writeReview(at(now), token, { purchaseId, id: randomUUID(), form: say(given) });
  const published = (company: string) => publishedReviews(db.orm, company);
  const rating = async (company: string, now = NOON) => {
    const found = (await ratingOf(db.orm, [company], now)).get(company);
    if (!found) throw new Error("no rating");
    return found;
  };

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  /** A company, chosen by the customer of a new project. */
  async function chosen(given: { buyer?: Buyer; form?: Record<string, string>; now?: Date } = {}) {
    const { now = NOON } = given;
    const buyer =
      given.buyer ?? (await anInstaller(db, { admin, credits: 60, form: { companyName: `Kite ${randomUUID()} Ltd` } }));
    const { leadId, token } = await aConfirmedRequest(db, { form: aQuoteForm(given.form), now });
    const purchaseId = randomUUID();
    await purchaseLead(at(now), buyer, { leadId, purchaseId });
    const { quote } = await anOffer(db, { buyer, purchaseId, now });
    await chooseQuote(at(now), token, { quoteId: quote.id, reasons: new Map() });
    return { buyer, company: buyer.installer.id, leadId, token, purchaseId };
  }
  const mailsTo = async (purchaseId: string, mail: string) =>
    (
      await ask(
        db.orm,
        `select 1 from jobs where payload->>'purchaseId' = '${purchaseId}' and payload->>'mail' = '${mail}'`,
      )
    ).length;

  it("are open from job done, or 60 days after the choice, for 12 months", async () => {
    const { token, purchaseId, company } = await chosen();
    expect(await outcomeOf(write(token, purchaseId))).toBe("review_not_open");
    expect(await outcomeOf(write(token, purchaseId, {}, new Date(later({ days: 60 }).getTime() - 1)))).toBe(
      "review_not_open",
    );
    expect(await reviewsOfProject(at(), token)).toEqual([]);
    expect(await write(token, purchaseId, {}, later({ days: 60 }))).toBe("published");
    const [review] = await published(company);
    expect(review).toMatchObject({
      stars: 4,
      isFinished: false,
      priceKept: null,
      onTime: null,
      author: "A customer in CR0",
    });
    const other = await chosen();
    expect(await finish(other.token)).toBe("published");
    expect(await published(other.company)).toMatchObject([
      { stars: 5, isFinished: true, priceKept: true, onTime: false },
    ]);
    const late = await chosen();
    await ask(db.orm, `update request_links set last_used_on = '2028-01-15' returning 1`);
    expect(await outcomeOf(write(late.token, late.purchaseId, {}, later({ days: 60 + 366 })))).toBe("review_not_open");
  });

  it("are open at once when the company cannot do it, is suspended or gone; a change of mind takes nothing away", async () => {
    const left = await chosen();
    await leaveChoice(at(later({ days: 1 })), left.buyer, left.purchaseId);
    expect(await write(left.token, left.purchaseId, {}, later({ days: 1 }))).toBe("published");
    const suspended = await chosen();
    await suspendInstaller(at(later({ days: 1 })), admin, { installerId: suspended.company, reason: "Complaints." });
    expect(await write(suspended.token, suspended.purchaseId, {}, later({ days: 2 }))).toBe("published");
    const unsure = await chosen();
    await changeMind(at(later({ days: 1 })), unsure.token);
    expect(await outcomeOf(write(unsure.token, unsure.purchaseId, {}, later({ days: 2 })))).toBe("review_not_open");
    expect(await write(unsure.token, unsure.purchaseId, {}, later({ days: 60 }))).toBe("published");
  });

  it("are no business of a household's link, nor of a company that was not chosen", async () => {
    const { token, leadId, purchaseId } = await chosen();
    const other = await chosen();
    expect(await outcomeOf(write(token, other.purchaseId, {}, later({ days: 61 })))).toBe("not_found");
    const rival = await anInstaller(db, { admin, credits: 5, form: { companyName: `Wren ${randomUUID()} Ltd` } });
    const request = await aConfirmedRequest(db);
    const bought = randomUUID();
    await purchaseLead(at(), rival, { leadId: request.leadId, purchaseId: bought });
    expect(await outcomeOf(write(request.token, bought, {}, later({ days: 100 })))).toBe("review_not_open");
    await ask(
      db.orm,
      `update request_links set kind = 'household', label = 'Sam' where lead_id = '${leadId}' returning 1`,
    );
    expect(await outcomeOf(write(token, purchaseId, {}, later({ days: 61 })))).toBe("read_only_link");
  });

  it("are one a purchase, of thirty sent at once", async () => {
    const { token, company, purchaseId } = await chosen();
    const now = later({ days: 60 });
    const sent = await outcomesOf(Array.from({ length: 30 }, () => write(token, purchaseId, { version: "0" }, now)));
    expect(sent).toEqual({ done: 1, already_reviewed: 29 });
    expect(await published(company)).toHaveLength(1);
    const finished = await chosen();
    // A form that does not say what its page knew of knew of none.
    const both = [finish(finished.token), finish(finished.token)];
    expect(await outcomesOf(both)).toEqual({ done: 1, already_reviewed: 1 });
  });

  it("are treated alike whatever their stars", async () => {
    for (const from of [undefined, "81.2.69.160"]) {
      const fates = [];
      for (const stars of ["1", "5"]) {
        const { token, company, buyer } = await chosen();
        await ask(
          db.orm,
          `insert into security_events (at, kind, user_id, from_address)
           values ('2026-11-19T12:00:00Z', 'signed_in', '${buyer.userId}', '81.2.69.160') returning 1`,
        );
        fates.push([await finish(token, { rating: stars }, NOON, from), (await published(company)).length]);
      }
      expect(fates[0]).toEqual(fates[1]);
      expect(fates[0]).toEqual(from ? ["held", 0] : ["published", 1]);
    }
  });

  it("are never public when something was offered, not even by SQL", async () => {
    const { token, company, purchaseId } = await chosen();
    expect(await finish(token, { isOffered: "on" })).toBe("held");
    await watchReviews(at(later({ days: 10 })));
    expect(await finish(token, { version: "1" }, later({ days: 2 }))).toBe("held");
    expect(await published(company)).toEqual([]);
    const known = await reviewOfPurchase(db.orm, purchaseId);
    const act = { reviewId: known?.review.id ?? "", leadId: known?.review.leadId ?? "", at: NOON };
    await expect(insertReviewAct(db.orm, { ...act, kind: "published", actorId: admin.userId })).rejects.toThrow();
    const mail = await gatherMailFacts(at(), { mail: "review-held", purchaseId }, "token-of-mail");
    expect(mail).toMatchObject({ isOffered: true });
  });

  it("wait from the fourth of a day on, which is public after 72 hours; one from the company's own domain is not", async () => {
    const buyer = await anInstaller(db, {
      admin,
      credits: 60,
      form: { companyName: `Owl ${randomUUID()} Ltd`, email: `boss-${randomUUID()}@owl-solar.co.uk` },
    });
    const fates = [];
    for (let one = 0; one < 4; one++) fates.push(await finish((await chosen({ buyer })).token));
    const own = await chosen({ buyer, form: { email: `me-${randomUUID()}@owl-solar.co.uk` } });
    fates.push(await finish(own.token));
    expect(fates).toEqual(["published", "published", "published", "held", "held"]);
    await watchReviews(at(new Date(later({ hours: 72 }).getTime() - 1)));
    expect(await published(buyer.installer.id)).toHaveLength(3);
    for (let look = 0; look < 2; look++) await watchReviews(at(later({ hours: 72 })));
    expect(await published(buyer.installer.id)).toHaveLength(4);
    expect((await reviewOfPurchase(db.orm, own.purchaseId))?.state).toBe("held");
    expect(await mailsTo(own.purchaseId, "review-held")).toBe(1);
    expect(await mailsTo(own.purchaseId, "review-published")).toBe(0);
  });

  it("wait when thirty of a company come at once, all but three", async () => {
    const buyer = await anInstaller(db, { admin, credits: 60, form: { companyName: `Tern ${randomUUID()} Ltd` } });
    const tokens = [];
    for (let one = 0; one < 8; one++) tokens.push((await chosen({ buyer })).token);
    const fates = await Promise.all(tokens.map((token) => finish(token)));
    expect(fates.filter((fate) => fate === "published")).toHaveLength(3);
    expect(await published(buyer.installer.id)).toHaveLength(3);
  });

  it("lose contact details, and say so", async () => {
    const { token, company } = await chosen();
    await finish(token, { words: "Ring me on 07700 900123, Sarah Whitlock, for a look at it.", as: "name" });
    expect(await published(company)).toMatchObject([
      { words: "Ring me on [removed], Sarah [removed], for a look at it.", isBlanked: true, author: "Sarah, CR0" },
    ]);
  });

  it("can be changed for 30 days, and say when they were", async () => {
    const { token, company, purchaseId } = await chosen();
    const first = later({ days: 60 });
    await write(token, purchaseId, {}, first);
    const day = later({ days: 70 });
    expect(await write(token, purchaseId, { rating: "2", version: "1" }, day)).toBe("changed");
    expect(await published(company)).toMatchObject([{ stars: 2, editedAt: day, givenAt: first }]);
    expect(await outcomeOf(write(token, purchaseId, { rating: "1", version: "2" }, later({ days: 90 })))).toBe(
      "too_late",
    );
    // Job done opens the form again.
    expect(await finish(token, { rating: "3", version: "2" }, later({ days: 100 }))).toBe("changed");
    expect(await published(company)).toMatchObject([{ stars: 3, isFinished: true, priceKept: true }]);
    expect(
      await ask(
        db.orm,
        `select 1 from review_versions where lead_id = (select lead_id from lead_purchases where id = '${purchaseId}')`,
      ),
    ).toHaveLength(3);
  });

  it("take a withdrawn text out of pages and database", async () => {
    const { token, company, purchaseId } = await chosen();
    const secret = `Marigold ${randomUUID()} was on the roof.`;
    await finish(token, { words: secret, as: "name" });
    expect(await published(company)).toHaveLength(1);
    for (let time = 0; time < 2; time++) await withdrawReview(at(), token, purchaseId);
    expect(await published(company)).toEqual([]);
    expect(await rating(company)).toMatchObject({ n: 0, published: 0 });
    for (const table of ["review_versions", "outcomes", "review_acts", "jobs", "project_events"]) {
      expect(await ask(db.orm, `select 1 from ${table} t where t::text like '%Marigold%'`)).toEqual([]);
    }
    expect(
      await ask(
        db.orm,
        `select first_name from review_versions where first_name = 'Sarah' and review_id = (select id from reviews where purchase_id = '${purchaseId}')`,
      ),
    ).toEqual([]);
    expect(await outcomeOf(finish(token, { version: "1" }))).toBe("too_late");
    expect((await reviewPage(at(), token, purchaseId)).review).toMatchObject({
      state: "withdrawn",
      editableUntil: null,
    });
  });

  it("keep their stars and lose words and name when the customer's details go", async () => {
    const { token, company, leadId } = await chosen();
    await finish(token, { as: "name" });
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    expect(await published(company)).toMatchObject([{ stars: 5, words: null, author: "A customer in CR0" }]);
  });

  it("count once for a customer, show words below five and the mean with its number from five on", async () => {
    const buyer = await anInstaller(db, { admin, credits: 60, form: { companyName: `Rook ${randomUUID()} Ltd` } });
    const email = `twice-${randomUUID()}@example.com`;
    const company = buyer.installer.id;
    const days = (many: number) => later({ days: many });
    for (const [day, stars] of [
      ["1", "5"],
      ["2", "5"],
      ["3", "5"],
      ["4", "5"],
    ].entries()) {
      const { token } = await chosen({ buyer, now: days(day), form: day === 0 ? { email } : {} });
      await finish(token, { rating: stars[1] ?? "" }, days(day));
    }
    expect(await rating(company, days(9))).toMatchObject({ n: 4, mean: null });
    const again = await chosen({ buyer, now: days(5), form: { email, serviceType: "ev-chargers" } });
    await finish(again.token, { rating: "1" }, days(5));
    expect(await rating(company, days(9))).toMatchObject({ n: 4, mean: null, published: 5, stars: [1, 0, 0, 0, 3] });
    await finish((await chosen({ buyer, now: days(6) })).token, {}, days(6));
    expect(await rating(company, days(9))).toMatchObject({
      n: 5,
      mean: 4.2,
      again: { count: 5, of: 5 },
      priceKept: { count: 5, of: 5 },
    });
    expect(await rating(company, new Date("2029-12-20T12:00:00Z"))).toMatchObject({ n: 0, published: 6 });
  });

  it("invite every customer alike, once, and remind once", async () => {
    const { token, purchaseId } = await chosen();
    const dissatisfied = await chosen();
    await finish(dissatisfied.token, { rating: "1", mayShow: "" });
    await finish(token, { rating: "5", mayShow: "" });
    for (const [hours, mails] of [
      [71, 0],
      [72, 1],
      [73, 1],
      [14 * 24, 2],
      [30 * 24, 2],
    ] as const) {
      await watchReviews(at(later({ hours })));
      for (const one of [purchaseId, dissatisfied.purchaseId]) expect(await mailsTo(one, "review-invite")).toBe(mails);
    }
    const late = { priceKept: "yes", onTime: "yes", rating: "5", again: "yes", mayShow: "on", isOwn: "on" };
    const form = finishedReviewForm.parse(late);
    expect(await writeReview(at(later({ days: 40 })), token, { purchaseId, id: randomUUID(), form })).toBe("published");
    expect(
      await gatherMailFacts(at(later({ days: 40 })), { mail: "review-invite", purchaseId }, "another"),
    ).toBeUndefined();
  });

  it("only grow, in the database too", async () => {
    const { token, purchaseId } = await chosen();
    await finish(token);
    const known = await reviewOfPurchase(db.orm, purchaseId);
    const id = known?.review.id;
    for (const refused of [
      `update reviews set given_at = now() where id = '${id}'`,
      `delete from reviews where id = '${id}'`,
      `update review_versions set stars = 1 where review_id = '${id}'`,
      `update review_versions set words = 'other' where review_id = '${id}'`,
      `delete from review_versions where review_id = '${id}'`,
      `update review_acts set kind = 'removed' where review_id = '${id}'`,
      `delete from review_acts where review_id = '${id}'`,
      `insert into review_acts (review_id, lead_id, kind, at) values ('${id}', '${known?.review.leadId}', 'published', now())`,
    ]) {
      await expect(ask(db.orm, refused), refused).rejects.toThrow();
    }
    expect(await actsOfReviews(db.orm, [id ?? ""])).toMatchObject([{ kind: "published", actorId: null }]);
  });
});
