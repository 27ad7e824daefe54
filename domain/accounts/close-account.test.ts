import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { customersLeft } from "#domain/accounts/customers-left.ts";
import type { User } from "#domain/actor.ts";
import { pressTime } from "#domain/appointments/answer-times.ts";
import { offerTimes } from "#domain/appointments/offer-times.ts";
import { writeAsCompany, writeAsCustomer } from "#domain/messages/send-message.ts";
import { sendOutline } from "#domain/outline-quotes/send-outline.ts";
import { refundableInAll } from "#domain/payments/refund-all.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aLead } from "#tests/support/leads.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, later, NOON } from "#tests/support/people.ts";
import { anOffer, anOutline, aPickingRequest } from "#tests/support/quotes.ts";

eachDatabase("closing an account", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });

  it("refunds unspent bought credits to the card if the company chooses that, and otherwise forfeits them", async () => {
    for (const refundIds of [randomUUID, undefined]) {
      const company = await anInstaller(db, { admin, credits: 5 });
      const paymentId = randomUUID();
      await startPayment(context(), company, { paymentId, packId: "starter" });
      await settlePayment(context(), aPaidReport(paymentId));
      await purchaseLead(context(), company, { leadId: await aLead(db, { admin }), purchaseId: randomUUID() });
      const refundable = await refundableInAll(context(), company);
      expect(refundable).toEqual({ credits: 20, pence: 9900 });
      const choice = refundIds ? { refundIds } : {};
      await closeAccount(context(), company, { companyName: company.installer.companyName, ...choice });
      const refunds = await ask(
        db.orm,
        `select amount_pence, state from card_refunds where payment_id = '${paymentId}'`,
      );
      expect(refunds).toEqual(refundIds ? [{ amount_pence: 9900, state: "approved" }] : []);
      const [mail] = await ask(
        db.orm,
        `select (payload->>'credits')::int as credits, (payload->>'refundPence')::int as pence
           from jobs where payload->>'mail' = 'account-closed' and payload->>'to' = '${company.email}'`,
      );
      expect(mail).toEqual(refundIds ? { credits: 0, pence: 9900 } : { credits: 20, pence: 0 });
      const named = await ask(db.orm, `select 1 from audit_log t where t::text like '%${company.email}%'`);
      expect(named).toEqual([]);
      expect(await brokenPromises(db.orm)).toEqual([]);
    }
  });

  it("says what its customers lose, and closes only for a company that has agreed to that", async () => {
    const company = await anInstaller(db, { admin, credits: 30 });
    const { companyName } = company.installer;
    const close = (leavesCustomers?: boolean) =>
      closeAccount(context(), company, { companyName, ...(leavesCustomers && { leavesCustomers }) });
    const bought = async () => {
      const purchaseId = randomUUID();
      const { leadId, token } = await aConfirmedRequest(db);
      await purchaseLead(context(), company, { leadId, purchaseId });
      return { purchaseId, token };
    };
    const chosen = await bought();
    const quoted = await bought();
    const asked = await bought();
    const answered = await bought();
    expect(await customersLeft(context(), company)).toBe("");

    const { quote } = await anOffer(db, { buyer: company, purchaseId: chosen.purchaseId });
    await chooseQuote(context(), chosen.token, { quoteId: quote.id, reasons: new Map() });
    await anOffer(db, { buyer: company, purchaseId: quoted.purchaseId });
    await anOffer(db, { buyer: company, purchaseId: asked.purchaseId, option: "B" });
    const startsAt = later({ days: 2 });
    const offer = { id: randomUUID(), purchaseId: chosen.purchaseId, kind: "survey", minutes: 60, times: [startsAt] };
    await offerTimes(context(), company, offer);
    await pressTime(context(), chosen.token, { id: offer.id, startsAt, address: "1 High Street" });
    for (const { purchaseId, token } of [asked, answered])
      await writeAsCustomer(context(), token, { to: purchaseId, id: randomUUID(), text: "When could you come?" });
    const answer = { purchaseId: answered.purchaseId, id: randomUUID(), text: "On Monday." };
    await writeAsCompany({ db, now: later({ minutes: 1 }) }, company, answer);
    const { leadId } = await aPickingRequest(db);
    await sendOutline(context(), company, { leadId, id: randomUUID(), posted: anOutline });

    const words =
      "1 customer chose you, 2 quotes are open, 1 appointment is booked, 1 outline waits for its customer, 1 customer waits for your answer";
    expect(await customersLeft(context(), company)).toBe(words);
    await expect(close()).rejects.toMatchObject({
      code: "invalid_input",
      fields: { leavesCustomers: [`Tick the box to close the account anyway: ${words}.`] },
    });
    expect(await ask(db.orm, `select email from profiles where id = '${company.userId}'`)).toEqual([
      { email: company.email },
    ]);
    await close(true);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
