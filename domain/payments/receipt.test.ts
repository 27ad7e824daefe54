import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import type { Database } from "#db/connection.ts";
import { type Actor, type User, visitor } from "#domain/actor.ts";
import { splitVat } from "#domain/money.ts";
import { receiptByNumber } from "#domain/payments/receipt.ts";
import { recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("receipts", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    const form = {
      companyName: "Roofs of Reading Ltd",
      address: "1 High Street",
      city: "Reading",
      postcode: "RG1 1AA",
    };
    buyer = await anInstaller(db, { admin, form });
  });
  afterEach(() => {
    delete site.seller.vatNumber;
  });

  async function buy(paymentId: string = randomUUID()): Promise<number> {
    await startPayment({ db, now: NOON }, buyer, { paymentId, packId: "professional" });
    await settlePayment({ db, now: later({ minutes: 1 }) }, aPaidReport(paymentId, { amountPence: 19_900 }));
    const [row] = await ask<{ number: number }>(
      db.orm,
      `select receipt_number as number from payments where id = '${paymentId}'`,
    );
    return row?.number ?? 0;
  }
  async function newestEntryNow() {
    const [row] = await ask(
      db.orm,
      `select entry_number as entry, entry_hash as hash from credit_transactions
        where installer_id = '${buyer.installer.id}' order by entry_number desc limit 1`,
    );
    return row;
  }
  const read = (actor: Actor, number: number) => receiptByNumber({ db, now: NOON }, actor, number);

  it("say who bought what, when and for how much", async () => {
    const paymentId = randomUUID();
    const number = await buy(paymentId);
    expect(await read(buyer, number)).toEqual({
      number,
      paymentId,
      paidAt: later({ minutes: 1 }),
      seller: { legalName: site.seller.legalName, address: [], companyNumber: null },
      buyer: { company: "Roofs of Reading Ltd", address: ["1 High Street", "Reading", "RG1 1AA"] },
      packName: "Professional Pack",
      credits: 50,
      amountPence: 19_900,
      vat: null,
      refundedPence: 0,
      newestEntry: await newestEntryNow(),
      creditNotes: [],
    });
  });

  it("are for their buyer and for administrators; others get not found", async () => {
    const number = await buy();
    const other = await anInstaller(db, { admin });
    expect(await read(admin, number)).toMatchObject({ number });
    expect(await outcomeOf(read(other, number))).toBe("not_found");
    expect(await outcomeOf(read(visitor, number))).toBe("not_signed_in");
    for (const none of [number + 1, 0, -1, 1.5, Number.NaN, 2 ** 31]) {
      expect(await outcomeOf(read(admin, none))).toBe("not_found");
    }
  });

  it("keep what was true when the money came: the buyer's name and whether there was VAT", async () => {
    const before = await buy();
    site.seller.vatNumber = "GB 999 9999 73";
    const after = await buy();
    await ask(db.orm, `update profiles set company_name = 'Renamed Ltd' where id = '${buyer.installer.id}'`);
    expect((await read(buyer, before)).vat).toBeNull();
    expect(await read(buyer, after)).toMatchObject({
      buyer: { company: "Roofs of Reading Ltd" },
      vat: { number: "GB 999 9999 73", percent: 20, netPence: 16_583, vatPence: 3317 },
    });
    delete site.seller.vatNumber;
    expect((await read(buyer, after)).vat?.number).toBe("GB 999 9999 73");
  });

  it("keep seller and rate as of the day", async () => {
    site.seller.vatNumber = "GB 999 9999 73";
    const number = await buy();
    const legalName = site.seller.legalName;
    const percent = limits.vatPercent;
    try {
      Object.assign(site.seller, { legalName: "Another Seller Ltd", address: ["Elsewhere"] });
      Object.assign(limits, { vatPercent: 25 });
      expect(await read(buyer, number)).toMatchObject({
        seller: { legalName, address: [] },
        vat: { percent: 20, netPence: 16_583, vatPence: 3317 },
      });
    } finally {
      site.seller.legalName = legalName;
      delete site.seller.address;
      Object.assign(limits, { vatPercent: percent });
    }
    const change = ask(db.orm, `update payments set receipt_seller = '{}' where receipt_number = ${number}`);
    await expect(change).rejects.toMatchObject({ cause: { constraint: "append_only" } });
  });

  it("list money refunded since", async () => {
    const paymentId = randomUUID();
    const number = await buy(paymentId);
    const refund = { kind: "refund", refundedPence: 5000, paymentId, paymentIntentId: null } as const;
    await recordReversal({ db, now: NOON }, refund, { id: `evt_${paymentId}`, type: "charge.refunded" });
    expect(await read(buyer, number)).toMatchObject({ amountPence: 19_900, refundedPence: 5000 });
  });
});

describe("the VAT in a price", () => {
  it.each([
    [9900, 8250, 1650],
    [19_900, 16_583, 3317],
    [34_900, 29_083, 5817],
    [1, 1, 0],
  ])("of %i pence: %i net and %i VAT", (amountPence, netPence, vatPence) => {
    expect(splitVat(amountPence)).toEqual({ percent: 20, netPence, vatPence });
  });
});
