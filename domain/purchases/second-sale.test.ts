import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { leads } from "#db/schema.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { myBalance } from "#domain/credits/my-credits.ts";
import { acceptReport } from "#domain/lead-reports/decide-report.ts";
import { insertLead, leadById } from "#domain/leads/leads.sql.ts";
import { leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { offeredLead } from "#domain/leads-for-sale/offered-leads.ts";
import { purchaseByKey } from "#domain/purchases/purchase-by-key.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { brokenPromises } from "#tests/support/invariants.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest, aLead, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("the same customer and service a second time", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const company = (credits = 50) => anInstaller(db, { admin, credits });
  const buy = (buyer: Buyer, leadId: string, now = NOON, purchaseId = randomUUID()) =>
    outcomeOf(purchaseLead({ db, now }, buyer, { leadId, purchaseId }));
  const leadOf = (form: Record<string, string>, now = NOON) => aLead(db, { admin, form, now });
  const address = () => `c${randomUUID().replaceAll("-", "")}@gmail.com`;

  it("is refused and not charged if the mailbox or the phone number is the same", async () => {
    const buyer = await company();
    const email = address();
    const dotted = `${email.slice(0, 4)}.${email.slice(4).replace("@gmail", "+solar@googlemail")}`;
    const phone = "07400 123431";
    expect(await buy(buyer, await leadOf({ customer_email: email, customer_phone: phone }))).toBe("done");
    expect(await buy(buyer, await leadOf({ customer_email: dotted }))).toBe("duplicate_lead");
    const again = await leadOf({ customer_phone: phone });
    expect(await buy(buyer, again)).toBe("duplicate_lead");
    const byKey = purchaseByKey({ db, now: NOON }, buyer, { leadId: again, key: "again" });
    expect(await outcomeOf(byKey)).toBe("duplicate_lead");
    expect(await myBalance({ db, now: NOON }, buyer)).toBe(45);
    expect(await buy(await company(), again), "another company").toBe("done");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is not detected by a number for drama, which many invented customers share", async () => {
    const numbers = [
      "07700 900123",
      "020 7946 0123",
      "0121 496 0123",
      "0191 498 0123",
      "0808 157 0123",
      "03069 990123",
    ];
    for (const customer_phone of numbers) {
      const buyer = await company();
      expect(await buy(buyer, await leadOf({ customer_phone }))).toBe("done");
      const again = await leadOf({ customer_phone }, later({ hours: 1 }));
      expect((await leadsForSale({ db, now: NOON }, buyer)).items.map(({ id }) => id)).toContain(again);
      expect(await buy(buyer, again), customer_phone).toBe("done");
    }
  });

  it("is refused even when the customer made the second request themselves", async () => {
    const buyer = await company();
    const email = address();
    expect(await buy(buyer, await leadOf({ customer_email: email, service_type: "solar-panels" }))).toBe("done");
    const { leadId } = await aConfirmedRequest(db, { form: aQuoteForm({ email }) });
    expect(await buy(buyer, leadId)).toBe("duplicate_lead");
  });

  it("is allowed for another service, after exactly ninety days, and once the first was refunded", async () => {
    const buyer = await company();
    const customer = { customer_email: address() };
    const purchaseId = randomUUID();
    expect(await buy(buyer, await leadOf(customer), NOON, purchaseId)).toBe("done");
    expect(await buy(buyer, await leadOf({ ...customer, service_type: "solar-panels" }))).toBe("done");
    const end = later({ days: limits.secondSaleDays });
    const next = await leadOf(customer, later({ days: limits.secondSaleDays - 1 }));
    expect(await buy(buyer, next, later({ days: limits.secondSaleDays, milliseconds: -1 }))).toBe("duplicate_lead");
    expect(await buy(buyer, next, end)).toBe("done");

    const other = await company();
    const first = randomUUID();
    const second = await leadOf(customer);
    expect(await buy(other, await leadOf(customer), NOON, first)).toBe("done");
    const reportId = await aReport(db, { buyer: other, purchaseId: first });
    expect(await buy(other, second)).toBe("duplicate_lead");
    await acceptReport({ db, now: NOON }, admin, { requestId: reportId, outcome: "keep" });
    expect(await buy(other, second)).toBe("done");
  });

  it("is left out of the company's list, digest and alerts meanwhile, but not of others'", async () => {
    const buyer = await company();
    const other = await company();
    const customer = { customer_email: address(), customer_phone: "07400 123433" };
    await buy(buyer, await leadOf(customer));
    const again = [
      // The newest, so that they are on the list's first page.
      await leadOf({ ...customer, customer_phone: "" }, later({ hours: 2 })),
      await leadOf({ customer_phone: customer.customer_phone }, later({ hours: 2 })),
    ];
    const listed = async (reader: Buyer) => {
      const { items } = await leadsForSale({ db, now: NOON }, reader);
      return again.filter((leadId) => items.some(({ id }) => id === leadId)).length;
    };
    const base = { latitude: 51.37, longitude: -0.1, outcode: "CR0" };
    const offered = ({ installer: { id: installerId } }: Buyer) =>
      Promise.all(again.map((leadId) => offeredLead(db.orm, leadId, { installerId, base, now: NOON })));
    expect([await listed(buyer), await listed(other)]).toEqual([0, 2]);
    expect(await offered(buyer)).toEqual([undefined, undefined]);
    expect((await offered(other)).map((lead) => lead?.id)).toEqual(again);
  });

  it("is detected for two leads entered at once, a confirmed lead and a corrected lead", async () => {
    const buyer = await company(500);
    const service_type = "solar-panels";
    const pairs = Array.from({ length: 30 }, async () => {
      const customer_email = address();
      return Promise.all([leadOf({ customer_email, service_type }), leadOf({ customer_email, service_type })]);
    });
    const email = address();
    const asked = [
      leadOf({ customer_email: email, service_type }),
      aConfirmedRequest(db, { form: aQuoteForm({ email }) }),
    ];
    const [entered = "", confirmed = ""] = (await Promise.all(asked)).map((it) =>
      typeof it === "string" ? it : it.leadId,
    );
    const corrected = await leadOf({ customer_email: address(), service_type });
    await db.orm.update(leads).set({ customerMailbox: email }).where(eq(leads.id, corrected));
    const known = [...(await Promise.all(pairs)), [entered, confirmed], [entered, corrected]] as const;
    expect(await brokenPromises(db.orm)).toEqual([]);
    for (const [one, other] of known) {
      if (one !== entered || other === confirmed) expect(await buy(buyer, one)).toBe("done");
      expect(await buy(buyer, other)).toBe("duplicate_lead");
    }
  });

  it("is detected for a lead that commits between another's write and commit", async ({ skip }) => {
    if (db.kind === "embedded") return skip("one connection: no transaction is beside another");
    const form = { customer_email: address() };
    const model = await leadById(db.orm, await leadOf({}));
    if (!model) throw new Error("no lead");
    const first = randomUUID();
    const mailbox = form.customer_email;
    let second: Promise<string> | undefined;
    await inTransaction(db, async (tx) => {
      await insertLead(tx, { ...model, id: first, customerEmail: mailbox, customerMailbox: mailbox });
      // Checks the constraints as a commit would, then keeps the transaction open.
      await tx.execute(sql`set constraints all immediate`);
      second = leadOf(form);
      await Promise.race([second, sleep(300)]);
    });
    const both = [first, (await second) ?? ""] as const;
    expect(await brokenPromises(db.orm)).toEqual([]);
    const buyer = await company();
    expect([await buy(buyer, both[0]), await buy(buyer, both[1])]).toEqual(["done", "duplicate_lead"]);
  });

  it("allows one purchase when thirty leads of the customer are bought at once", async () => {
    const buyer = await company(200);
    const customer = { customer_phone: "07400 123432" };
    const again: string[] = [];
    for (let n = 0; n < 30; n++) again.push(await leadOf(customer));
    const tally = await outcomesOf(
      again.map((leadId) => purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() })),
    );
    expect(tally).toEqual({ done: 1, duplicate_lead: 29 });
    expect(await myBalance({ db, now: NOON }, buyer)).toBe(195);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
