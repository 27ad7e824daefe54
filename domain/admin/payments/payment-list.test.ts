import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { paymentColumns } from "#app/routes/admin/payments/payments-csv.ts";
import { csvPages } from "#app/web/csv.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { paymentFile } from "#domain/admin/payments/payment-file.ts";
import { openDisputes, paymentList, readPaymentFilter, wholePaymentList } from "#domain/admin/payments/payment-list.ts";
import { type DisputeNews, recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("the payments desk", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;
  const ids: Record<string, string> = {};

  const context = () => ({ db, now: NOON });
  const anEvent = () => ({ id: `evt_${randomUUID()}`, type: "charge" });
  const of = (paymentId: string) => ({ paymentId, paymentIntentId: null });
  const dispute = (id: string, status: string, dueAt?: Date) => {
    const news: DisputeNews = { kind: "dispute", status, disputedAt: NOON, dueAt };
    return recordReversal(context(), { ...of(id), ...news }, anEvent());
  };
  const refund = (id: string, refundedPence: number, pending = 0) => {
    const parts = [{ refundId: "re_1", amountPence: pending, state: "pending" } as const];
    return recordReversal(context(), { ...of(id), kind: "refund", refundedPence, parts }, anEvent());
  };
  async function start(name: string): Promise<string> {
    const id = randomUUID();
    ids[name] = id;
    await startPayment(context(), buyer, { paymentId: id, packId: "starter" });
    return id;
  }
  async function pay(name: string): Promise<string> {
    const id = await start(name);
    await settlePayment(context(), aPaidReport(id), anEvent());
    return id;
  }

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    buyer = await anInstaller(db, { admin, form: { companyName: "100% Northern Roofs Ltd" } });
    await pay("plain");
    await refund(await pay("partly"), 4950);
    await refund(await pay("whole"), 9900);
    await refund(await pay("returning"), 4950, 4950);
    await dispute(await pay("later"), "needs_response", later({ days: 9 }));
    await dispute(await pay("sooner"), "warning_needs_response", later({ days: 2 }));
    await dispute(await pay("lost"), "lost", later({ days: 1 }));
    await start("started");
    const wrong = { ...aPaidReport(await start("wrong")), amountPence: 9000 };
    await settlePayment(context(), wrong, anEvent());
  });

  const found = async (query: string) => {
    const filter = readPaymentFilter(new URLSearchParams(query));
    const { items, total, ...sums } = await paymentList(context(), admin, filter);
    expect(items).toHaveLength(total);
    const names = items.map(({ id }) => Object.entries(ids).find(([, one]) => one === id)?.[0]).sort();
    return { names, sums };
  };

  it.each([
    ["state=paid", ["plain", "returning"]],
    ["state=partly-refunded", ["partly"]],
    ["state=refunded", ["whole"]],
    ["state=on-its-way-back", ["returning"]],
    ["state=disputed", ["later", "sooner"]],
    ["state=lost", ["lost"]],
    ["state=mismatched", ["wrong"]],
    ["state=started", ["started"]],
    ["state=expired", []],
    ["company=100%25+north", ["later", "lost", "partly", "plain", "returning", "sooner", "whole"]],
    ["company=100_", []],
    ["receipt=FW-000002", ["partly"]],
    ["receipt=3&state=refunded", ["whole"]],
    ["receipt=nothing", []],
    ["receipt=9999999999", []],
    ["from=2026-11-21", []],
  ])("finds %s", async (query, names) => {
    expect((await found(query)).names).toEqual(names);
  });

  it("adds up what it found: what was paid, and what of it has gone", async () => {
    expect((await found("")).sums).toMatchObject({ paidPence: 7 * 9900, givenBackPence: 4950 + 9900 + 9900 });
    expect((await found("state=partly-refunded")).sums).toMatchObject({ paidPence: 9900, givenBackPence: 4950 });
    expect((await found("state=mismatched")).sums).toMatchObject({ paidPence: 0, givenBackPence: 0 });
  });

  it("shows open disputes, the first that must be answered first", async () => {
    const { urgent, total } = await openDisputes(context(), admin);
    expect([urgent.map(({ id }) => id), total]).toEqual([[ids.sooner, ids.later], 2]);
  });

  it("tells the whole story of one payment", async () => {
    const file = await paymentFile(context(), admin, ids.partly ?? "");
    expect(file.history.map(({ kind, amountPence }) => [kind, amountPence])).toEqual([["refund", 4950]]);
    expect(file.ledger.map(({ type, amount }) => [type, amount])).toEqual([
      ["purchase", 20],
      ["reversal", -10],
    ]);
    const wrong = await paymentFile(context(), admin, ids.wrong ?? "");
    expect([wrong.waiting.length, wrong.decided, wrong.ledger]).toEqual([1, [], []]);
    expect(await outcomeOf(paymentFile(context(), admin, randomUUID()))).toBe("not_found");
  });

  it("is a table for spreadsheets, as long as the list", async () => {
    let text = "";
    const pages = wholePaymentList(context(), admin, { state: "lost" });
    for await (const piece of csvPages(paymentColumns, pages)) text += piece;
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("100% Northern Roofs Ltd,Starter Pack,20,Paid,");
    expect(lines[1]).toContain(",99.00,0.00,0.00,99.00,lost,");
  });

  it("is for administrators", async () => {
    for (const [actor, code] of [
      [visitor, "not_signed_in"],
      [buyer, "not_admin"],
    ] as const) {
      expect(await outcomeOf(paymentList(context(), actor))).toBe(code);
      expect(await outcomeOf(openDisputes(context(), actor))).toBe(code);
      expect(await outcomeOf(paymentFile(context(), actor, ids.plain ?? ""))).toBe(code);
      expect(await outcomeOf(wholePaymentList(context(), actor, {}).next())).toBe(code);
    }
  });
});
