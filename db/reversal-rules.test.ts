import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { violationOf } from "#db/violation.ts";
import type { User } from "#domain/actor.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, NOON } from "#tests/support/people.ts";

eachDatabase("the database itself, asked to hold or take back credits,", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;
  let payment: string;
  let news: string;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    buyer = await anInstaller(db, { admin, credits: 50 });
    payment = await paidBy(buyer);
    news = await newsOf(payment);
  });

  async function startedBy(of: Buyer): Promise<string> {
    const paymentId = randomUUID();
    await startPayment({ db, now: NOON }, of, { paymentId, packId: "starter" });
    return paymentId;
  }
  async function paidBy(of: Buyer): Promise<string> {
    const paymentId = await startedBy(of);
    await settlePayment({ db, now: NOON }, aPaidReport(paymentId));
    return paymentId;
  }
  async function newsOf(paymentId: string): Promise<string> {
    const id = randomUUID();
    await ask(
      db.orm,
      `insert into payment_reversals (id, payment_id, kind, state, recorded_at)
       values ('${id}', '${paymentId}', 'dispute', 'needs_response', now())`,
    );
    // The books require a refund or dispute of every payment whose credits are touched.
    await ask(db.orm, `update payments set refunded_pence = amount_pence where id = '${paymentId}'`);
    return id;
  }
  const row = (type: string, amount: number, cause = news, installer = buyer.installer.id) =>
    `insert into credit_transactions
       (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, held_after, created_at)
     values ('${installer}', 0, ${amount}, '${type}', '${cause}', 'by hand', 999, 999, now())`;
  const outcome = (statement: string) =>
    ask(db.orm, statement).then(
      () => "done",
      (error: unknown) => violationOf(error)?.refusal ?? violationOf(error)?.constraint ?? String(error),
    );
  const balances = async () => {
    const columns = "credits, held_credits as held";
    return (await ask(db.orm, `select ${columns} from profiles where id = '${buyer.installer.id}'`))[0];
  };

  it("moves balance and held credits together, whatever the writer claims", async () => {
    expect(await outcome(row("hold", -15))).toBe("done");
    expect(await balances()).toEqual({ credits: 55, held: 15 });
    expect(await outcome(row("release", 15))).toBe("done");
    expect(await outcome(row("reversal", -20))).toBe("done");
    expect(await balances()).toEqual({ credits: 50, held: 0 });
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("happens once per cause", async () => {
    const rows = [row("hold", -5), row("release", 5), row("reversal", -5)];
    for (const one of rows) expect(await outcome(one)).toBe("done");
    for (const one of rows) expect(await outcome(one)).toBe("credit_transactions_once_per_cause");
    expect(await balances()).toEqual({ credits: 65, held: 0 });
  });

  it("releases one whole hold of the same company", async () => {
    expect(await outcome(row("release", 5))).toBe("profiles_held_not_negative");
    await outcome(row("hold", -10));
    await outcome(row("hold", -3, await newsOf(payment)));
    const other = await anInstaller(db, { admin });
    expect(await outcome(row("release", 5))).toBe("credits_cause");
    expect(await outcome(row("release", 11))).toBe("credits_cause");
    expect(await outcome(row("release", 10, randomUUID()))).toBe("credits_cause");
    expect(await outcome(row("release", 10, news, other.installer.id))).toBe("profiles_held_not_negative");
    expect(await balances()).toEqual({ credits: 57, held: 13 });
  });

  it("takes no more of a payment than it brought, in total", async () => {
    expect(await outcome(row("reversal", -21))).toBe("credits_cause");
    await outcome(row("hold", -15));
    expect(await outcome(row("reversal", -6))).toBe("credits_cause");
    expect(await outcome(row("hold", -6, await newsOf(payment)))).toBe("credits_cause");
    expect(await outcome(row("reversal", -5))).toBe("done");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("requires an event of a paid payment of the same company", async () => {
    const unpaid = await newsOf(await startedBy(buyer));
    const other = await anInstaller(db, { admin });
    const ofAnother = await newsOf(await paidBy(other));
    for (const cause of [randomUUID(), payment, unpaid, ofAnother]) {
      for (const type of ["hold", "reversal"]) expect(await outcome(row(type, -5, cause))).toBe("credits_cause");
    }
  });

  it("refuses a negative balance", async () => {
    const poor = await anInstaller(db, { admin });
    const cause = await newsOf(await paidBy(poor));
    await outcome(row("spend", -20, randomUUID(), poor.installer.id));
    expect(await outcome(row("hold", -1, cause, poor.installer.id))).toBe("profiles_credits_not_negative");
    expect(await outcome(row("reversal", -1, cause, poor.installer.id))).toBe("profiles_credits_not_negative");
  });

  it("adds up open disputes, and sells nothing while held credits and balance don't cover them", async () => {
    const of = `where id = '${payment}'`;
    expect(await outcome(`update payments set disputed_credits = 20 ${of}`)).toBe("done");
    const spend = (amount: number) => outcome(row("spend", -amount, randomUUID()));
    expect(await spend(51)).toBe("done");
    expect(await balances()).toEqual({ credits: 19, held: 0 });
    expect(await spend(1)).toBe("payment_disputed");
    expect(await outcome(row("grant", 1, randomUUID()))).toBe("done");
    expect(await outcome(row("hold", -15))).toBe("done");
    expect(await spend(1)).toBe("done");
    expect(await spend(1)).toBe("payment_disputed");
    expect(await outcome(`update payments set disputed_credits = 0 ${of}`)).toBe("done");
    expect(await spend(1)).toBe("done");
  });

  it("protects the history of a payment's money", async () => {
    for (const statement of [
      "update payment_reversals set state = 'won'",
      "delete from payment_reversals",
      "truncate payment_reversals",
      "truncate payment_mismatches",
      `update payments set lost_pence = 5 where id = '${payment}'; update payments set lost_pence = 4 where id = '${payment}'`,
    ]) {
      const parts = statement.split("; ");
      const outcomes: string[] = [];
      for (const part of parts) outcomes.push(await outcome(part));
      expect(outcomes.at(-1)).toBe("append_only");
    }
  });

  it("marks events that await an administrator", async () => {
    const isOpen = async () =>
      (await ask<{ is: boolean }>(db.orm, `select reversal_open as is from payments where id = '${payment}'`))[0]?.is;
    expect(await isOpen()).toBe(true);
    await ask(db.orm, `update payments set reversal_open = false where id = '${payment}'`);
    expect(await isOpen()).toBe(false);
    await ask(db.orm, `update payments set dispute_status = 'lost' where id = '${payment}'`);
    expect(await isOpen()).toBe(true);
  });
});
