import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import type { User } from "#domain/actor.ts";
import { pressTime } from "#domain/appointments/answer-times.ts";
import { offerTimes } from "#domain/appointments/offer-times.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { outcomeForm } from "#domain/projects/outcome-form.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { answerQuestion, questionsOfReview } from "#domain/reviews/author-questions.ts";
import { companyReviews, disputeForm, disputeReview, replyToReview } from "#domain/reviews/company-reviews.ts";
import { keepReview, noteRead, publishHeldReview, removeReview } from "#domain/reviews/decide-reviews.ts";
import { waitingForDesk } from "#domain/reviews/desk-reviews.ts";
import { publishedReviews, ratingOf } from "#domain/reviews/published-reviews.ts";
import { removalsOf } from "#domain/reviews/removals.ts";
import { reportReview, reviewReportForm } from "#domain/reviews/report-review.ts";
import { actsOfReviews, insertReviewAct, reviewOfPurchase } from "#domain/reviews/reviews.sql.ts";
import { finishAndReview, withdrawReview } from "#domain/reviews/write-review.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { anOffer } from "#tests/support/quotes.ts";

const WORDS = "Two days, as they said, and the loft swept.";
const WRONG = "The customer never had any work done by us.";

eachDatabase("decisions about reviews", (open) => {
  let db: Database;
  let admin: User;
  let second: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    second = await anAdmin(db);
  });

  const company = () => anInstaller(db, { admin, credits: 60, form: { companyName: `Kite ${randomUUID()} Ltd` } });

  type Given = { buyer?: Buyer; form?: Record<string, string>; say?: Record<string, string>; visitAt?: string };
  /** A published review of a company by the customer of a new project. */
  async function reviewed(given: Given = {}) {
    const buyer = given.buyer ?? (await company());
    const { leadId, token } = await aConfirmedRequest(db, { form: aQuoteForm(given.form), now: NOON });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    if (given.visitAt) {
      const id = randomUUID();
      const startsAt = later({ hours: 48 });
      await offerTimes(at(), buyer, { purchaseId, id, kind: "survey", minutes: 60, times: [startsAt] });
      await pressTime(at(), token, { id, startsAt, address: given.visitAt });
    }
    const { quote } = await anOffer(db, { buyer, purchaseId, now: NOON });
    await chooseQuote(at(), token, { quoteId: quote.id, reasons: new Map() });
    const form = outcomeForm(NOON).parse({
      finishedOn: "2026-11-20",
      finalPence: "6150",
      priceKept: "yes",
      onTime: "yes",
      rating: "1",
      again: "no",
      words: WORDS,
      mayShow: "on",
      isOwn: "on",
      ...given.say,
    });
    await finishAndReview(at(), token, { id: randomUUID(), form });
    const known = await reviewOfPurchase(db.orm, purchaseId);
    if (!known) throw new Error("no review");
    return { buyer, installerId: buyer.installer.id, leadId, token, purchaseId, reviewId: known.review.id };
  }
  const dispute = (buyer: Buyer, reviewId: string, now = NOON) =>
    disputeReview(at(now), buyer, { reviewId, reason: "not_genuine", words: WRONG });
  const aNotice = (given: Record<string, string> = {}) => ({
    reason: "unlawful",
    name: "Rowan Ash",
    email: "rowan@ash.example",
    quoted: "as they said",
    words: "They said three days, and the letter shows it.",
    ...given,
  });
  const report = (reviewId: string, given: Record<string, string>, now = NOON) =>
    reportReview(at(now), { reviewId, form: reviewReportForm.parse(given), address: randomUUID() });
  const about = async (reviewId: string, kind: string) => {
    const act = (await actsOfReviews(db.orm, [reviewId])).findLast((one) => one.kind === kind);
    if (!act) throw new Error(`no ${kind}`);
    return act.id;
  };
  const published = (installerId: string) => publishedReviews(db.orm, installerId);
  const waits = async (reviewId: string, now = NOON, as = admin) =>
    (await waitingForDesk(at(now), as)).filter(({ id }) => id === reviewId).map(({ wait }) => wait);
  const mailsTo = (purchaseId: string, mail: string) =>
    ask<{ payload: { about: number } }>(
      db.orm,
      `select payload from jobs where payload->>'purchaseId' = '${purchaseId}' and payload->>'mail' = '${mail}'`,
    );
  const removal = { as: "not_genuine" as const, words: "The papers are of another home." };

  // Statement 24.
  it("let nobody but an administrator of other companies remove a review", async () => {
    const { buyer, reviewId, installerId, leadId } = await reviewed();
    expect(await outcomeOf(removeReview(at(), buyer, { reviewId, ...removal }))).toBe("not_admin");
    const own = { ...admin, installer: buyer.installer };
    expect(await outcomeOf(removeReview(at(), own, { reviewId, ...removal }))).toBe("own_company");
    for (const actorId of [buyer.userId, null]) {
      const act = { reviewId, leadId, kind: "removed" as const, at: NOON, actorId, reason: "unlawful", words: "x" };
      const refused = await insertReviewAct(db.orm, act).catch((error: unknown) => violationOf(error)?.refusal);
      expect(refused).toBe("reviews_act");
    }
    expect(await published(installerId)).toHaveLength(1);
  });

  // Statement 25.
  it("correct mean, list and counts at once, with the reason", async () => {
    const buyer = await company();
    const all = [];
    for (const rating of ["5", "5", "5", "5", "5", "1"]) {
      all.push(await reviewed({ buyer, say: { rating }, form: { email: `${randomUUID()}@example.com` } }));
    }
    for (const { reviewId, installerId } of all) {
      if ((await published(installerId)).every(({ id }) => id !== reviewId))
        await publishHeldReview(at(), admin, reviewId);
    }
    const { id } = buyer.installer;
    const rating = async () => (await ratingOf(db.orm, [id], NOON)).get(id);
    expect(await rating()).toMatchObject({ n: 6, mean: 4.3, published: 6 });
    const worst = all.at(-1);
    if (!worst) throw new Error("no review");
    await removeReview(at(), admin, { reviewId: worst.reviewId, as: "advertising", words: "It sells a lamp." });
    expect(await rating()).toMatchObject({ n: 5, mean: 5, published: 5 });
    expect((await published(id)).map((review) => review.id)).not.toContain(worst.reviewId);
    expect((await removalsOf(db.orm, [id], NOON)).get(id)).toEqual({
      reasons: [{ reason: "advertising", count: 1 }],
      isNotGenuine: false,
    });
    expect(await mailsTo(worst.purchaseId, "review-removed")).toHaveLength(1);
    expect(await outcomeOf(removeReview(at(), admin, { reviewId: worst.reviewId, ...removal }))).toBe("conflict");
  });

  it("name a company whose reviews were faked or paid for, for six months, and count for twelve", async () => {
    const { reviewId, installerId } = await reviewed();
    await removeReview(at(), admin, { reviewId, ...removal });
    const told = async (days: number) => (await removalsOf(db.orm, [installerId], later({ days }))).get(installerId);
    expect(await told(0)).toMatchObject({ isNotGenuine: true, reasons: [{ reason: "not_genuine", count: 1 }] });
    expect(await told(180)).toMatchObject({ isNotGenuine: true });
    expect(await told(185)).toMatchObject({ isNotGenuine: false, reasons: [{ count: 1 }] });
    expect(await told(366)).toEqual({ isNotGenuine: false, reasons: [] });
  });

  // Statement 26.
  it("leave a disputed review public and marked, and take one dispute of two at once", async () => {
    const { buyer, reviewId, installerId, purchaseId, token } = await reviewed();
    const other = await company();
    expect(await outcomeOf(dispute(other, reviewId))).toBe("not_found");
    const sent = await outcomesOf(Array.from({ length: 30 }, () => dispute(buyer, reviewId)));
    expect(sent).toEqual({ done: 1, already_disputed: 29 });
    expect(await published(installerId)).toMatchObject([{ id: reviewId, words: WORDS, disputedAt: NOON }]);
    const [mail, ...more] = await mailsTo(purchaseId, "review-question");
    expect(more).toEqual([]);
    const queued = { mail: "review-question" as const, purchaseId, about: mail?.payload.about ?? 0 };
    expect(await gatherMailFacts(at(), queued, randomUUID())).toMatchObject({
      words: WRONG,
      isNotice: false,
      email: null,
    });
    expect(await questionsOfReview(at(), token, purchaseId)).toMatchObject([{ words: WRONG, answer: null }]);
    await answerQuestion(at(), token, { purchaseId, about: queued.about, words: "I have the bill." });
    expect(await waits(reviewId)).toContain("dispute");
    const [waiting] = (await waitingForDesk(at(), admin)).filter(
      ({ id, wait }) => id === reviewId && wait === "dispute",
    );
    expect(waiting).toMatchObject({ due: later({ days: 10 }), asked: { words: WRONG, answer: "I have the bill." } });
    expect(await gatherMailFacts(at(), queued, randomUUID())).toBeUndefined();
  });

  it("take a dispute for 60 days, of 20 to 1,000 characters", async () => {
    const { buyer, reviewId } = await reviewed();
    expect(await outcomeOf(dispute(buyer, reviewId, later({ days: 60 })))).toBe("too_late");
    await dispute(buyer, reviewId, new Date(later({ days: 60 }).getTime() - 1));
    const isTaken = (words: string) => disputeForm.safeParse({ reason: "unlawful", words }).success;
    expect([19, 20, 1000, 1001].map((length) => isTaken("x".repeat(length)))).toEqual([false, true, true, false]);
  });

  // Statement 39, for disputes and reports.
  it("tell whoever asked, with a reason by a person, and decide once", async () => {
    const { buyer, reviewId, purchaseId, installerId } = await reviewed();
    await dispute(buyer, reviewId);
    const decided = { reviewId, about: await about(reviewId, "disputed"), words: "The bill is of this home." };
    const both = await outcomesOf([keepReview(at(), admin, decided), keepReview(at(), second, decided)]);
    expect(both).toEqual({ done: 1, conflict: 1 });
    expect(await published(installerId)).toMatchObject([{ disputedAt: null }]);
    const page = await companyReviews(at(), buyer, 1);
    expect(page.reviews).toMatchObject([{ dispute: { decided: { outcome: "declined", words: decided.words } } }]);
    const queued = { mail: "dispute-decided" as const, purchaseId, decision: await about(reviewId, "dispute_decided") };
    expect(await gatherMailFacts(at(), queued, randomUUID())).toMatchObject({
      outcome: "declined",
      words: decided.words,
    });
    const acts = await actsOfReviews(db.orm, [reviewId]);
    expect(acts.find(({ kind }) => kind === "dispute_decided")?.actorId).not.toBeNull();
    expect(await outcomeOf(dispute(buyer, reviewId))).toBe("already_disputed");
  });

  it("accept a dispute and every report by removing the review", async () => {
    const { buyer, reviewId, purchaseId, installerId } = await reviewed();
    await dispute(buyer, reviewId);
    await report(reviewId, { reason: "advertising", words: "It sells something.", email: "a@ash.example" });
    await removeReview(at(), admin, { reviewId, about: await about(reviewId, "disputed"), ...removal });
    expect(await published(installerId)).toEqual([]);
    expect(await waits(reviewId)).toEqual([]);
    expect(await mailsTo(purchaseId, "dispute-decided")).toHaveLength(1);
    const queued = {
      mail: "review-report-decided" as const,
      to: "a@ash.example",
      decision: await about(reviewId, "report_decided"),
    };
    expect(await gatherMailFacts(at(), queued, randomUUID())).toMatchObject({ outcome: "accepted" });
  });

  // Statement 27.
  it("take the customer's name, street, number and mail address out of a reply", async () => {
    const { buyer, reviewId, installerId, leadId } = await reviewed();
    const [held] = await ask<{ customer_name: string; customer_email: string; customer_phone: string }>(
      db.orm,
      `select customer_name, customer_email, customer_phone from leads where id = '${leadId}'`,
    );
    if (!held) throw new Error("no lead");
    const text = `${held.customer_name} of 12 Rose Lane, who wrote from ${held.customer_email} and rang from ${held.customer_phone}: sorry.`;
    await replyToReview(at(), buyer, { reviewId, text });
    const [review] = await published(installerId);
    const [first = "", last = ""] = held.customer_name.split(" ");
    for (const secret of [first, last, "Rose Lane", held.customer_email, held.customer_phone]) {
      expect(review?.reply?.text).not.toContain(secret);
    }
    expect(review?.reply).toMatchObject({ isBlanked: true, editedAt: null });
    expect(review?.reply?.text).toContain("sorry");
  });

  it("take out of a reply where a visit was booked, and say so as long as that shows", async () => {
    const { buyer, reviewId } = await reviewed({ visitAt: "Larkspur, Sonning Eye\nReading" });
    const reply = (text: string) => replyToReview(at(), buyer, { reviewId, text });
    const first = await reply("The roof of Larkspur, Sonning Eye was sound.");
    expect(first).toMatchObject({ text: "The roof of [removed], [removed] was sound.", isBlanked: true });
    expect(await reply(first.text)).toMatchObject({ isBlanked: true });
    expect(await reply(`${first.text} Thank you.`)).toMatchObject({ isBlanked: true });
    expect(await reply("The roof was sound.")).toMatchObject({ isBlanked: false });
  });

  it("never wait for each other in a circle: a reply, a dispute, an answer and what becomes of them", async () => {
    const { buyer, reviewId, token, purchaseId } = await reviewed();
    const ten = (act: (number: number) => Promise<unknown>) => Array.from({ length: 10 }, (_, number) => act(number));
    const reply = (number: number) => replyToReview(at(), buyer, { reviewId, text: `Thank you, ${number} times.` });
    const first = await outcomesOf(ten((number) => Promise.all([reply(number), outcomeOf(dispute(buyer, reviewId))])));
    expect(first).toEqual({ done: 10 });
    const disputed = await about(reviewId, "disputed");
    const answer = () => answerQuestion(at(), token, { purchaseId, about: disputed, words: "I have the bill." });
    const second = await outcomesOf([...ten(reply), ...ten(answer), ...ten(() => report(reviewId, aNotice()))]);
    expect(second).toEqual({ done: 21, conflict: 9 });
    const keep = () => keepReview(at(), admin, { reviewId, about: disputed, words: "It is genuine." });
    const last = await outcomesOf([...ten(keep), ...ten(() => withdrawReview(at(), token, purchaseId))]);
    expect((last.done ?? 0) + (last.conflict ?? 0)).toBe(20);
  });

  it("let a company reply once, and change that for 14 days", async () => {
    const { buyer, reviewId, installerId, leadId } = await reviewed();
    const reply = (text: string, now = NOON, as = buyer) => replyToReview(at(now), as, { reviewId, text });
    expect(await outcomeOf(reply("Not ours.", NOON, await company()))).toBe("not_found");
    expect(await outcomesOf(Array.from({ length: 10 }, () => reply("Thank you.")))).toEqual({ done: 10 });
    await reply("Thank you very much.", new Date(later({ days: 14 }).getTime() - 1));
    expect(await published(installerId)).toMatchObject([{ reply: { text: "Thank you very much.", repliedAt: NOON } }]);
    expect(await outcomeOf(reply("Later.", later({ days: 14 })))).toBe("too_late");
    expect(await outcomeOf(reply("Thank you very much.", later({ days: 14 })))).toBe("done");
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    expect(await published(installerId)).toMatchObject([{ words: null, reply: null }]);
    expect(await outcomeOf(reply("Dear Sarah", later({ days: 1 })))).toBe("too_late");
  });

  // Statement 59.
  it("start no clock for a notice that lacks a part", async () => {
    const { reviewId, purchaseId, leadId } = await reviewed();
    for (const part of ["name", "email", "quoted", "words"]) {
      const parsed = reviewReportForm.safeParse(aNotice({ [part]: "" }));
      expect(parsed.success, part).toBe(false);
      expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([part]);
      const { maySayWho, ...whole } = { ...aNotice(), maySayWho: false };
      const act = { reviewId, leadId, kind: "reported" as const, at: NOON, maySayWho, ...whole, [part]: null };
      const refused = await insertReviewAct(db.orm, act).catch((error: unknown) => violationOf(error)?.refusal);
      expect(refused, part).toBe("reviews_act");
    }
    expect(await mailsTo(purchaseId, "review-question")).toEqual([]);
    expect(await waits(reviewId, later({ days: 30 }))).not.toContain("notice");
  });

  it("tell the author of a whole notice at once, wait five days, and remove nothing by silence", async () => {
    const { reviewId, purchaseId, installerId } = await reviewed();
    await report(reviewId, aNotice());
    const notice = await about(reviewId, "reported");
    const queued = { mail: "review-question" as const, purchaseId, about: notice };
    expect(await mailsTo(purchaseId, "review-question")).toHaveLength(1);
    const facts = await gatherMailFacts(at(), queued, randomUUID());
    expect(facts).toMatchObject({ by: "Rowan Ash", isNotice: true, quoted: "as they said" });
    expect(JSON.stringify(facts)).not.toContain("rowan@ash.example");
    expect(await waits(reviewId)).not.toContain("notice");
    const remove = (now: Date) =>
      removeReview(at(now), admin, { reviewId, about: notice, as: "unlawful", words: "So." });
    expect(await outcomeOf(remove(later({ days: 4 })))).toBe("conflict");
    const ripe = later({ days: 5 });
    const [waiting] = (await waitingForDesk(at(ripe), admin)).filter(
      ({ wait, id }) => wait === "notice" && id === reviewId,
    );
    expect(waiting).toMatchObject({ due: later({ days: 7 }), isOverdue: false });
    const silent = later({ days: 29 });
    expect(await published(installerId)).toHaveLength(1);
    expect(await waits(reviewId, silent)).toContain("notice");
    await remove(silent);
    expect(await published(installerId)).toEqual([]);
  });

  it("come within two days of the author's answer, whose address the complainant agreed to give", async () => {
    const { reviewId, purchaseId, token } = await reviewed();
    await report(reviewId, aNotice({ maySayWho: "on" }));
    const notice = await about(reviewId, "reported");
    expect(await questionsOfReview(at(), token, purchaseId)).toMatchObject([{ email: "rowan@ash.example" }]);
    const answer = (words: string) =>
      answerQuestion(at(later({ days: 1 })), token, { purchaseId, about: notice, words });
    expect(await outcomesOf([answer("It was two."), answer("It was two.")])).toEqual({ done: 1, conflict: 1 });
    const [waiting] = (await waitingForDesk(at(later({ days: 1 })), admin)).filter(
      ({ wait, id }) => wait === "notice" && id === reviewId,
    );
    expect(waiting).toMatchObject({ due: later({ days: 3 }), asked: { answer: "It was two." } });
  });

  it("publish a held review, but none for which something was offered", async () => {
    const { reviewId, installerId } = await reviewed({ say: { isOffered: "on" } });
    expect(await waits(reviewId)).toEqual(["held"]);
    expect(await outcomeOf(publishHeldReview(at(), admin, reviewId))).toBe("conflict");
    await removeReview(at(), admin, { reviewId, as: "incentivised", words: "They offered a voucher." });
    expect((await removalsOf(db.orm, [installerId], NOON)).get(installerId)?.isNotGenuine).toBe(true);
  });

  it("have a person read each company's first three and ten of a week", async () => {
    const { reviewId, buyer } = await reviewed();
    expect(await waits(reviewId)).toEqual(["read"]);
    const own = { ...admin, installer: buyer.installer };
    expect(await waits(reviewId, NOON, own)).toEqual([]);
    await noteRead(at(), admin, reviewId);
    expect(await waits(reviewId)).toEqual([]);
  });

  it("delete the words that an author wants gone, and those of a withdrawn review stay gone", async () => {
    const { reviewId, purchaseId } = await reviewed();
    await removeReview(at(), admin, { reviewId, as: "withdrawn_by_author", words: "Asked by phone." });
    expect((await reviewOfPurchase(db.orm, purchaseId))?.newest.words).toBeNull();
    const other = await reviewed();
    await dispute(other.buyer, other.reviewId);
    await withdrawReview(at(), other.token, other.purchaseId);
    expect(await waits(other.reviewId)).toEqual([]);
    expect(await outcomeOf(removeReview(at(), admin, { reviewId: other.reviewId, ...removal }))).toBe("conflict");
  });
});
