import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { acceptOverdue } from "#domain/lead-reports/accept-overdue.ts";
import { acceptReport, declineReport } from "#domain/lead-reports/decide-report.ts";
import { noteBounce, noteRefusal } from "#domain/lead-reports/note-bounce.ts";
import { reportForm } from "#domain/lead-reports/report-form.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { gatherMailFacts, isToCustomer } from "#domain/mails/mails.ts";
import { writeAsCustomer } from "#domain/messages/send-message.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { answerForm, answerReport, reportQuestionPage } from "#domain/requests/answer-report.ts";
import { purchasesRefunded } from "#domain/statistics/public/public-figures.sql.ts";
import { waitingWork } from "#domain/work/work.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("a report weighed by rules", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const refunds = (purchaseId: string) =>
    ask<{ amount: number; description: string }>(
      db.orm,
      `select amount, description from credit_transactions where cause_id = '${purchaseId}' and transaction_type = 'refund'`,
    );
  const stopAll = (context: Context, token: string) => stopEverything(context, token, { erase: false });
  const statusOf = async (purchaseId: string) =>
    (await ask<{ status: string }>(db.orm, `select status from refund_requests where purchase_id = '${purchaseId}'`))[0]
      ?.status;
  const questions = (leadId: string) =>
    ask(db.orm, `select id from jobs where payload->>'mail' = 'report-question' and payload->>'leadId' = '${leadId}'`);
  const placesOf = async (leadId: string) =>
    (await ask<{ places_taken: number }>(db.orm, `select places_taken from leads where id = '${leadId}'`))[0]
      ?.places_taken;
  const reportIdOf = async (purchaseId: string) =>
    (await ask<{ id: string }>(db.orm, `select id from refund_requests where purchase_id = '${purchaseId}'`))[0]?.id ??
    "";
  const report = (buyer: Buyer, purchaseId: string, reason: string, now = NOON) =>
    reportLead(at(now), buyer, { purchaseId, requestId: randomUUID(), form: reportForm.parse({ reason }) });

  type Bought = Awaited<ReturnType<typeof bought>>;
  async function bought({ buyers = 1, form = {}, now = NOON }: { buyers?: number; form?: object; now?: Date } = {}) {
    const request = await aConfirmedRequest(db, { form: aQuoteForm({ ...form }), now });
    const bought = [];
    for (let index = 0; index < buyers; index++) {
      const buyer = await anInstaller(db, { admin, credits: 50 });
      const purchaseId = randomUUID();
      await purchaseLead(at(now), buyer, { leadId: request.leadId, purchaseId });
      bought.push({ buyer, purchaseId });
    }
    const [first] = bought;
    if (!first) throw new Error("nobody bought");
    return { ...request, ...first, bought };
  }

  /** The job of the mail that tells the customer of the purchase. */
  const mailJob = async (purchaseId: string) =>
    Number(
      (
        await ask<{ id: string }>(
          db.orm,
          `select id from jobs where payload->>'mail' = 'lead-bought-customer' and payload->>'purchaseId' = '${purchaseId}'`,
        )
      )[0]?.id,
    );

  async function bounce(purchaseId: string, status: string) {
    const messageId = `job-${await mailJob(purchaseId)}@example.com`;
    return noteBounce(at(), { messageId, kind: "bounced", status, at: NOON }, isToCustomer);
  }

  it("is accepted by program for a wrong email once our mail bounced for good, and waits after 5.7.1", async () => {
    const { buyer, purchaseId, leadId } = await bought();
    await bounce(purchaseId, "5.7.1");
    await report(buyer, purchaseId, "wrong_email");
    expect(await statusOf(purchaseId)).toBe("open");
    await bounce(purchaseId, "5.1.1");
    expect(await statusOf(purchaseId)).toBe("accepted");
    expect(await refunds(purchaseId)).toEqual([{ amount: 5, description: "Refund: wrong email address, by program" }]);
    expect(await outcomeOf(report(buyer, purchaseId, "wrong_email"))).toBe("already_refunded");
    expect(await placesOf(leadId)).toBe(1);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("takes a mail server's refusal with its code as proof, and one without as a fact alone", async () => {
    const { buyer, purchaseId, leadId } = await bought();
    await report(buyer, purchaseId, "wrong_email");
    const jobId = await mailJob(purchaseId);
    await noteRefusal(at(), { jobId, answer: "Can't send mail: 550 No such user" }, isToCustomer);
    expect(await statusOf(purchaseId)).toBe("open");
    expect(await ask(db.orm, `select detail from refund_evidence where lead_id = '${leadId}'`)).toEqual([
      { detail: "" },
    ]);
    const other = await bought();
    await report(other.buyer, other.purchaseId, "wrong_email");
    const answer = "Can't send mail - all recipients were rejected: 550 5.1.1 No such user";
    await noteRefusal(at(), { jobId: await mailJob(other.purchaseId), answer }, isToCustomer);
    expect(await statusOf(other.purchaseId)).toBe("accepted");
  });

  it("is refunded once when the bounce comes twice and the report with it, in any order", async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, purchaseId } = await bought();
      const acts = [
        () => bounce(purchaseId, "5.1.1"),
        () => report(buyer, purchaseId, "wrong_email"),
        () => bounce(purchaseId, "5.1.1"),
      ];
      await Promise.all(
        acts
          .slice(round % 3)
          .concat(acts.slice(0, round % 3))
          .map((act) => act()),
      );
      expect(await refunds(purchaseId)).toHaveLength(1);
      expect(await statusOf(purchaseId)).toBe("accepted");
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is a duplicate 90 days after the first purchase, and waits for a person at 91", async () => {
    for (const [days, status] of [
      [limits.duplicateRefundDays, "accepted"],
      [limits.duplicateRefundDays + 1, "open"],
    ] as const) {
      const phone = `01632 960${days === limits.duplicateRefundDays ? "901" : "902"}`;
      const first = await bought({ form: { phone } });
      const now = later({ days });
      const second = await aConfirmedRequest(db, { form: aQuoteForm({ phone }), now });
      const purchaseId = randomUUID();
      await purchaseLead(at(now), first.buyer, { leadId: second.leadId, purchaseId });
      await report(first.buyer, purchaseId, "duplicate", now);
      expect(await statusOf(purchaseId)).toBe(status);
    }
  });

  it("refunds all buyers of 14 days and closes the request once the customer never asked for it", async () => {
    const { buyer, purchaseId, leadId, token, bought: all } = await bought({ buyers: 3 });
    await report(buyer, purchaseId, "not_genuine");
    expect(await questions(leadId)).toHaveLength(1);
    const places = await placesOf(leadId);
    await reportQuestionPage(at(), token);
    expect(await statusOf(purchaseId)).toBe("open");
    const answer = () => answerReport(at(), token, answerForm.parse({ answer: "never_asked" }));
    expect(await outcomesOf([answer(), answer()])).toEqual({ done: 2 });
    for (const one of all) expect(await refunds(one.purchaseId)).toHaveLength(1);
    expect(await statusOf(purchaseId)).toBe("accepted");
    const period = { from: later({ days: -1 }), until: later({ days: 1 }), now: later({ days: 1 }) };
    const { by } = await purchasesRefunded(db.orm, period);
    expect(by).toMatchObject({ not_genuine: 1, never_asked: 2 });
    expect(by).not.toHaveProperty("withdrawn");
    expect(await placesOf(leadId)).toBe(places);
    expect(await ask(db.orm, `select status from projects where lead_id = '${leadId}'`)).toEqual([
      { status: "closed" },
    ]);
    const answers = `select id from refund_evidence where lead_id = '${leadId}' and kind = 'answer'`;
    expect(await ask(db.orm, answers)).toHaveLength(1);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("waits for a person where the customer has written to a company before", async () => {
    const { buyer, purchaseId, leadId, token } = await bought();
    await writeAsCustomer(at(), token, { to: purchaseId, id: randomUUID(), text: "When can you come?" });
    await report(buyer, purchaseId, "not_genuine");
    await answerReport(at(), token, answerForm.parse({ answer: "never_asked" }));
    expect(await statusOf(purchaseId)).toBe("open");
    expect(await refunds(purchaseId)).toEqual([]);
    expect(await ask(db.orm, `select status from projects where lead_id = '${leadId}'`)).toEqual([{ status: "open" }]);
  });

  it("is accepted by time once nobody has decided for 5 days, to the millisecond", async () => {
    const { buyer, purchaseId } = await bought();
    await report(buyer, purchaseId, "wrong_phone");
    const due = later({ days: limits.reportAcceptedDays });
    await acceptOverdue(at(new Date(due.getTime() - 1)));
    expect(await statusOf(purchaseId)).toBe("open");
    await Promise.all([acceptOverdue(at(due)), acceptOverdue(at(due))]);
    expect(await statusOf(purchaseId)).toBe("accepted");
    expect(await refunds(purchaseId)).toHaveLength(1);
  });

  /** A company with ten purchases, and the tokens of their customers. */
  async function buyerOfTen() {
    const buyer = await anInstaller(db, { admin, credits: 100 });
    const purchases: string[] = [];
    const tokens: string[] = [];
    for (let index = 0; index < 10; index++) {
      const { leadId, token } = await aConfirmedRequest(db);
      const purchaseId = randomUUID();
      await purchaseLead(at(), buyer, { leadId, purchaseId });
      purchases.push(purchaseId);
      tokens.push(token);
    }
    return { buyer, purchases, tokens };
  }
  const dueOf = async (subject: string) =>
    (await waitingWork(at(), admin)).items.find((one) => one.kind === "report" && one.subject === subject)?.due;

  it("waits for a person once over 20 percent of 10 purchases were refunded on its company's reports", async () => {
    const { buyer, purchases } = await buyerOfTen();
    for (const purchaseId of purchases.slice(0, 2)) await report(buyer, purchaseId, "wrong_email");
    for (const purchaseId of purchases.slice(0, 2)) await bounce(purchaseId, "5.1.1");
    // Two of ten are not over 20 percent.
    const [, , third = "", fourth = ""] = purchases;
    await report(buyer, third, "wrong_email");
    await bounce(third, "5.1.1");
    expect(await statusOf(third)).toBe("accepted");
    await report(buyer, fourth, "wrong_email");
    await bounce(fourth, "5.1.1");
    expect(await statusOf(fourth)).toBe("open");
    await acceptOverdue(at(later({ days: 9 })));
    expect(await statusOf(fourth)).toBe("open");
    expect((await purchasePage(at(), buyer, fourth)).report).toMatchObject({ state: "open", isWatched: true });
    const requestId = await reportIdOf(fourth);
    expect(await dueOf(requestId)).toEqual(later({ days: limits.watchedReportDays }));
    const other = await bought();
    await report(other.buyer, other.purchaseId, "not_as_described");
    expect(await dueOf(await reportIdOf(other.purchaseId))).toEqual(later({ days: limits.leadReportDays }));
    await acceptReport(at(), admin, { requestId });
    expect(await statusOf(fourth)).toBe("accepted");
  });

  it("is refunded unasked as withdrawn when its customer ends the request within 24 hours, to the millisecond", async () => {
    const withdrawn = async () => {
      const period = { from: later({ days: -1 }), until: later({ days: 1 }), now: later({ days: 2 }) };
      const { by } = await purchasesRefunded(db.orm, period);
      return by?.withdrawn ?? 0;
    };
    const before = await withdrawn();
    const late = await bought();
    await stopEverything(at(later({ hours: limits.earlyEndRefundHours })), late.token, { erase: false });
    expect(await refunds(late.purchaseId)).toEqual([]);
    const justInTime = later({ hours: limits.earlyEndRefundHours, milliseconds: -1 });
    for (const end of [closeRequest, stopAll]) {
      const { token, purchaseId } = await bought();
      expect(await outcomesOf([end(at(justInTime), token), end(at(justInTime), token)])).toMatchObject({ done: 2 });
      expect(await refunds(purchaseId)).toHaveLength(1);
      const why = `select detail from refund_evidence where purchase_id = '${purchaseId}' and kind = 'refund'`;
      expect(await ask(db.orm, why)).toEqual([{ detail: "withdrawn" }]);
    }
    expect((await withdrawn()) - before).toBe(2);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("does not count to the 20 percent where its customer stopped within 24 hours, reported or not", async () => {
    const { buyer, purchases, tokens } = await buyerOfTen();
    for (const purchaseId of purchases.slice(0, 3)) await report(buyer, purchaseId, "not_as_described");
    for (const token of tokens.slice(0, 5)) await stopEverything(at(later({ hours: 1 })), token, { erase: false });
    for (const purchaseId of purchases.slice(0, 5)) expect(await refunds(purchaseId)).toHaveLength(1);
    const rules = `select rule, status from refund_requests where purchase_id = '${purchases[0]}'`;
    expect(await ask(db.orm, rules)).toEqual([{ rule: "withdrawn", status: "accepted" }]);
    const last = purchases.at(-1) ?? "";
    await report(buyer, last, "wrong_email");
    await bounce(last, "5.1.1");
    expect(await statusOf(last)).toBe("accepted");
  });

  it("never changes the places left, however it is decided", async () => {
    const decide = {
      "by program": ({ purchaseId }: Bought) => bounce(purchaseId, "5.1.1"),
      "by a person": async ({ purchaseId }: Bought) =>
        acceptReport(at(), admin, { requestId: await reportIdOf(purchaseId), outcome: "keep" }),
      declined: async ({ purchaseId }: Bought) =>
        declineReport(at(), admin, { requestId: await reportIdOf(purchaseId), reason: "It works." }),
      "by time": () => acceptOverdue(at(later({ days: limits.reportAcceptedDays }))),
    };
    for (const [how, act] of Object.entries(decide)) {
      const one = await bought({ buyers: 2 });
      await report(one.buyer, one.purchaseId, "wrong_email");
      await act(one);
      expect(await statusOf(one.purchaseId), how).toBe(how === "declined" ? "declined" : "accepted");
      expect(await placesOf(one.leadId), how).toBe(2);
    }
  });

  it("can be made after the customer has ended the request, and asks them nothing then", async () => {
    for (const end of [closeRequest, stopAll]) {
      const { buyer, purchaseId, leadId, token } = await bought({ now: later({ days: -2 }) });
      await end(at(), token);
      await report(buyer, purchaseId, "wrong_phone");
      expect(await statusOf(purchaseId)).toBe("open");
      expect(await questions(leadId)).toEqual([]);
    }
  });

  it("asks the customer nothing either where they stop before the mail goes out", async () => {
    const { buyer, purchaseId, leadId, token } = await bought({ now: later({ days: -2 }) });
    await report(buyer, purchaseId, "wrong_phone");
    const mail = { mail: "report-question", leadId } as const;
    expect(await gatherMailFacts(at(), mail, randomUUID())).toMatchObject({ mail: "report-question" });
    await stopAll(at(), token);
    expect(await gatherMailFacts(at(), mail, randomUUID())).toBeUndefined();
  });

  it("lets a company report 20 leads a day", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 * (limits.reportsPerDay + 1) });
    const outcomes: string[] = [];
    for (let index = 0; index <= limits.reportsPerDay; index++) {
      const { leadId } = await aConfirmedRequest(db);
      const purchaseId = randomUUID();
      await purchaseLead(at(), buyer, { leadId, purchaseId });
      outcomes.push(await outcomeOf(report(buyer, purchaseId, "not_as_described")));
    }
    expect(outcomes.at(-2)).toBe("done");
    expect(outcomes.at(-1)).toBe("too_many_requests");
  });

  it("never changes what it was weighed by", async () => {
    const { purchaseId } = await bought();
    await bounce(purchaseId, "5.1.1");
    for (const statement of ["update refund_evidence set detail = ''", "delete from refund_evidence"])
      await expect(ask(db.orm, statement)).rejects.toThrow();
  });
});
