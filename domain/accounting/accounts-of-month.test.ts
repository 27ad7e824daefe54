import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { providerColumns, xeroColumns } from "#app/routes/admin/accounting/accounting-csv.ts";
import { csvTable } from "#app/web/csv.ts";
import type { Database } from "#db/connection.ts";
import { accountsOfMonth } from "#domain/accounting/accounts-of-month.ts";
import { addMonths, momentsOfMonth, readMonth } from "#domain/accounting/month.ts";
import type { User } from "#domain/actor.ts";
import { recordRefunds } from "#domain/payments/send-refund.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import type { CardPayments } from "#integrations/card-payments.ts";
import { stripePayments } from "#integrations/stripe.ts";
import { fetchBalance } from "#jobs/fetch-balance.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf } from "#tests/support/people.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stand-ins/stripe-server.ts";
import { aBalanceTransaction, aCharge, aPayout, aRefund } from "#tests/support/stripe/objects.ts";

describe("a London month", () => {
  it("begins and ends at midnight there, in summer and winter time", () => {
    expect(momentsOfMonth("2026-10")).toEqual({
      from: new Date("2026-09-30T23:00:00Z"),
      until: new Date("2026-11-01T00:00:00Z"),
    });
    expect([addMonths("2026-12", 1), addMonths("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
    expect([readMonth("2026-13", NOON), readMonth(null, NOON), readMonth("2026-02", NOON)]).toEqual([
      "2026-11",
      "2026-11",
      "2026-02",
    ]);
  });
});

eachDatabase("the accounts of a month", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;
  let stripe: StripeServer;
  let payments: CardPayments;
  const paid: string[] = [];
  const refundId = `re_${randomUUID()}`;

  const context = () => ({ db, now: NOON });
  const accounts = () => accountsOfMonth(context(), admin, "2026-11");
  const anEntry = (type: Stripe.BalanceTransaction.Type, amount: number, source: Stripe.BalanceTransactionSource) =>
    aBalanceTransaction({ type, amount, source, fee: type === "charge" ? 170 : 0, created: NOON.getTime() / 1000 });
  const charge = (paymentId: string, amount = 9900) =>
    anEntry("charge", amount, aCharge({ id: `ch_${paymentId}`, payment_intent: `pi_${paymentId}`, amount }));
  const fetch = () => fetchBalance(context, "2026-11", payments);

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    buyer = await anInstaller(db, { admin });
    stripe = await startStripeServer();
    const settings = { secretKey: "sk_test_1", webhookSecret: "whsec_1", appUrl: "https://www.example.com" };
    payments = stripePayments({ ...settings, apiBase: stripe.url });
    for (let many = 0; many < 3; many++) {
      const paymentId = randomUUID();
      await startPayment(context(), buyer, { paymentId, packId: "starter" });
      await settlePayment(context(), aPaidReport(paymentId));
      paid.push(paymentId);
    }
    const part = { refundId, amountPence: 4950, state: "succeeded", orderId: null } as const;
    await recordRefunds(context(), paid[0] ?? "", [part]);
  });
  afterAll(() => stripe.stop());

  it("sum to payments, refunds and ledger, as the table for Xero does", async () => {
    const { vouchers, differences, fetchedAt } = await accounts();
    expect([differences, fetchedAt]).toEqual([[], null]);
    const lines = csvTable(xeroColumns, vouchers).slice(1).trim().split("\r\n");
    const [header = "", ...rows] = lines.map((line) => line.split(","));
    expect(header).toEqual(
      expect.arrayContaining([
        "*ContactName",
        "*InvoiceNumber",
        "*InvoiceDate",
        "*DueDate",
        "*Quantity",
        "*UnitAmount",
      ]),
    );
    const sum = (name: string) => rows.reduce((all, row) => all + Number(row[header.indexOf(name)]), 0);
    const [books] = await ask<{ pence: number; credits: number }>(
      db.orm,
      `select (select sum(amount_pence - refunded_pence)::int from payments where status = 'paid') as pence,
              (select sum(amount)::int from credit_transactions where transaction_type in ('purchase', 'reversal'))
                as credits`,
    );
    expect(books).toEqual({ pence: 3 * 9900 - 4950, credits: 60 - 10 });
    expect(sum("Total")).toBe(247.5);
    expect(sum("*UnitAmount") + sum("TaxAmount")).toBe(247.5);
    expect(rows.at(-1)).toEqual(expect.arrayContaining(["FW-CN-000001", "FW-000001", "20/11/2026", "-49.5", "No VAT"]));
  });

  it("agree with the provider's, with fees and payouts; what is planted is listed", async () => {
    const refund = anEntry("refund", -4950, aRefund({ id: refundId, payment_intent: `pi_${paid[0]}` }));
    const payout = anEntry("payout", -20_000, aPayout());
    stripe.balance = [...paid.map((id) => charge(id)), refund, payout];
    await fetch();
    await fetch();
    const { entries, differences, fetchedAt } = await accounts();
    expect([entries.length, differences, fetchedAt]).toEqual([5, [], NOON]);
    expect(csvTable(providerColumns, entries)).toContain("payout,payout,po_1,-200,0,-200,GBP");
    const stranger = charge(randomUUID(), 700);
    stripe.balance = [stranger];
    await fetch();
    await ask(
      db.orm,
      `update balance_entries set amount_pence = 9800, net_pence = 9800 - fee_pence
      where payment_intent_id = 'pi_${paid[1]}'`,
    );
    await ask(db.orm, `delete from balance_entries where source_id = '${refundId}'`);
    await ask(db.orm, `delete from balance_entries where payment_intent_id = 'pi_${paid[2]}'`);
    expect((await accounts()).differences).toEqual([
      { kind: "payment", what: "FW-000002", ours: 9900, theirs: 9800 },
      { kind: "payment", what: "FW-000003", ours: 9900, theirs: null },
      { kind: "refund", what: "FW-CN-000001", ours: 4950, theirs: null },
      { kind: "unknown", what: stranger.id, ours: null, theirs: 700 },
    ]);
  });

  it("are for administrators", async () => {
    expect(await outcomeOf(accountsOfMonth(context(), buyer, "2026-11"))).toBe("not_admin");
  });
});
