import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { acceptOverdue } from "#domain/lead-reports/accept-overdue.ts";
import { acceptReport } from "#domain/lead-reports/decide-report.ts";
import { noteBounce, noteRefusal } from "#domain/lead-reports/note-bounce.ts";
import { reportForm } from "#domain/lead-reports/report-form.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { isToCustomer } from "#domain/mails/mails.ts";
import { writeAsCustomer } from "#domain/messages/send-message.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { answerForm, answerReport, reportQuestionPage } from "#domain/requests/answer-report.ts";
import { purchasesRefunded } from "#domain/statistics/public/public-figures.sql.ts";
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
  const statusOf = async (purchaseId: string) =>
    (await ask<{ status: string }>(db.orm, `select status from refund_requests where purchase_id = '${purchaseId}'`))[0]
      ?.status;
  const questions = (leadId: string) =>
    ask(db.orm, `select id from jobs where payload->>'mail' = 'report-question' and payload->>'leadId' = '${leadId}'`);
  const placesOf = async (leadId: string) =>
    (await ask<{ places_taken: number }>(db.orm, `select places_taken from leads where id = '${leadId}'`))[0]
      ?.places_taken;
  const report = (buyer: Buyer, purchaseId: string, reason: string, now = NOON) =>
    reportLead(at(now), buyer, { purchaseId, requestId: randomUUID(), form: reportForm.parse({ reason }) });

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

  it("waits for a person once over 20 percent of 10 purchases were refunded on its company's reports", async () => {
    const buyer = await anInstaller(db, { admin, credits: 100 });
    const purchases: string[] = [];
    for (let index = 0; index < 10; index++) {
      const { leadId } = await aConfirmedRequest(db);
      const purchaseId = randomUUID();
      await purchaseLead(at(), buyer, { leadId, purchaseId });
      purchases.push(purchaseId);
    }
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
    const [row] = await ask<{ id: string }>(db.orm, `select id from refund_requests where purchase_id = '${fourth}'`);
    await acceptReport(at(), admin, { requestId: row?.id ?? "" });
    expect(await statusOf(fourth)).toBe("accepted");
  });

  it("asks the customer nothing once they have ended the request", async () => {
    const { buyer, purchaseId, leadId, token } = await bought({ now: later({ days: -2 }) });
    await closeRequest(at(), token);
    await report(buyer, purchaseId, "wrong_phone");
    expect(await questions(leadId)).toEqual([]);
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
