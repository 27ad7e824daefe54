import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { myBalance, myTransactions } from "#domain/credits/my-credits.ts";
import { expireLeads } from "#domain/leads/expire-leads.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { myPurchases } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { confirmRequest } from "#domain/requests/customer-request.ts";
import { approveInstaller, reinstateInstaller, suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aLead, aRequest } from "#tests/support/leads.ts";
import {
  anAdmin,
  anInstaller,
  type Buyer,
  installers,
  later,
  NOON,
  outcomeOf,
  outcomesOf,
} from "#tests/support/people.ts";

eachDatabase("buying a lead", (open) => {
  let db: Database;
  let admin: User;
  const buy = (buyer: Parameters<typeof purchaseLead>[1], leadId: string, purchaseId = randomUUID(), now = NOON) =>
    purchaseLead({ db, now }, buyer, { leadId, purchaseId });
  const balance = (buyer: Buyer) => myBalance({ db, now: NOON }, buyer);
  const purchased = async (buyer: Buyer) => (await myPurchases({ db, now: NOON }, buyer)).total;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("takes the place and the credits, writes the ledger row and queues two mails, all together", async () => {
    const buyer = await anInstaller(db, { admin, credits: 12 });
    const leadId = await aLead(db, { admin });
    const purchaseId = randomUUID();
    expect(await buy(buyer, leadId, purchaseId)).toEqual({ id: purchaseId, leadId, balanceAfter: 7, replayed: false });
    const [newest] = await myTransactions({ db, now: NOON }, buyer);
    expect(newest).toMatchObject({ amount: -5, type: "spend", balanceAfter: 7, createdAt: NOON });
    expect(newest?.description).toBe("Lead purchase: Croydon, CR0");
    const mails = await ask(
      db.orm,
      `select kind, payload->>'mail' as mail, run_at = created_at as due from jobs where payload->>'purchaseId' = '${purchaseId}' order by 2`,
    );
    expect(mails).toEqual([
      { kind: "send-mail", mail: "lead-bought-customer", due: true },
      { kind: "send-mail", mail: "lead-bought-installer", due: true },
    ]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("sells a lead to no more than three installers when forty race", async () => {
    const buyers = await installers(db, 40, { admin });
    const { leadId } = await aConfirmedRequest(db);
    expect(await outcomesOf(buyers.map((buyer) => buy(buyer, leadId)))).toEqual({ done: 3, lead_unavailable: 37 });
    for (const buyer of buyers) {
      expect(await balance(buyer)).toBe((await purchased(buyer)) === 1 ? 0 : limits.leadPriceCredits);
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("sells one lead to an installer with five credits who races for ten", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const leads = await Promise.all(Array.from({ length: 10 }, () => aLead(db, { admin })));
    const tally = await outcomesOf(leads.map((leadId) => buy(buyer, leadId)));
    expect(tally).toEqual({ done: 1, insufficient_credits: 9 });
    expect([await balance(buyer), await purchased(buyer)]).toEqual([0, 1]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it.each([
    { places: 1, credits: 5 },
    { places: 3, credits: 200 },
  ])("buys once when the same button is clicked twenty times at once ($places places)", async (given) => {
    const buyer = await anInstaller(db, { admin, credits: given.credits });
    const leadId = await aLead(db, { admin, places: given.places });
    const purchaseId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(buyer, leadId, purchaseId)));
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
    const alike = { id: purchaseId, leadId, balanceAfter: given.credits - 5 };
    for (const answer of answers) expect(answer).toMatchObject(alike);
    expect([await balance(buyer), await purchased(buyer)]).toEqual([given.credits - 5, 1]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("says that the lead is already bought when repeated with another id, in turn or at once", async () => {
    const buyer = await anInstaller(db, { admin, credits: 100 });
    const leadId = await aLead(db, { admin, places: 2 });
    const tally = await outcomesOf(Array.from({ length: 8 }, () => buy(buyer, leadId)));
    expect(tally).toEqual({ done: 1, already_purchased: 7 });
    expect(await outcomeOf(buy(buyer, leadId))).toBe("already_purchased");
    expect(await balance(buyer)).toBe(95);
  });

  it("refuses a purchase id used for another lead or by another installer", async () => {
    const buyer = await anInstaller(db, { admin, credits: 50 });
    const other = await anInstaller(db, { admin, credits: 50 });
    const leadId = await aLead(db, { admin });
    const otherLead = await aLead(db, { admin });
    const purchaseId = randomUUID();
    await buy(buyer, leadId, purchaseId);
    expect(await outcomeOf(buy(buyer, otherLead, purchaseId))).toBe("conflict");
    expect(await outcomeOf(buy(other, leadId, purchaseId))).toBe("conflict");
    expect([await balance(buyer), await balance(other)]).toEqual([45, 50]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("repeats the answer of the first purchase even after the lead is closed and the credits are spent", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const { leadId, token } = await aConfirmedRequest(db);
    const purchaseId = randomUUID();
    await buy(buyer, leadId, purchaseId);
    await closeRequest({ db, now: NOON }, token);
    expect(await buy(buyer, leadId, purchaseId)).toMatchObject({ balanceAfter: 0, replayed: true });
  });

  it("refuses an installer with too few credits", async () => {
    const buyer = await anInstaller(db, { admin, credits: 4 });
    expect(await outcomeOf(buy(buyer, await aLead(db, { admin })))).toBe("insufficient_credits");
    expect(await balance(buyer)).toBe(4);
  });

  it("refuses leads that do not exist", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    expect(await outcomeOf(buy(buyer, randomUUID()))).toBe("not_found");
  });

  describe("refuses a lead that is", () => {
    const states: { state: string; make: () => Promise<{ leadId: string; now?: Date }> }[] = [
      { state: "unconfirmed", make: () => aRequest(db) },
      {
        state: "withdrawn before it was confirmed",
        make: async () => {
          const { leadId, token } = await aRequest(db);
          await closeRequest({ db, now: NOON }, token);
          await confirmRequest({ db, now: NOON }, token);
          return { leadId };
        },
      },
      {
        state: "withdrawn after it was confirmed",
        make: async () => {
          const { leadId, token } = await aConfirmedRequest(db);
          await closeRequest({ db, now: NOON }, token);
          return { leadId };
        },
      },
      {
        state: "past its sixty days, before the nightly task",
        make: async () => ({ ...(await aConfirmedRequest(db)), now: later({ days: 60 }) }),
      },
      {
        state: "expired by the nightly task",
        make: async () => {
          const { leadId } = await aConfirmedRequest(db, { now: later({ days: -60 }) });
          await expireLeads({ db, now: NOON });
          // As if the clock had gone back: the status alone must be enough.
          return { leadId, now: later({ days: -1 }) };
        },
      },
      {
        state: "sold",
        make: async () => {
          const leadId = await aLead(db, { admin, places: 1 });
          await buy(await anInstaller(db, { admin, credits: 5 }), leadId);
          return { leadId };
        },
      },
    ];
    it.each(states)("$state", async ({ make }) => {
      const { leadId, now } = await make();
      const buyer = await anInstaller(db, { admin, credits: 5 });
      expect(await outcomeOf(buy(buyer, leadId, randomUUID(), now))).toBe("lead_unavailable");
      expect(await balance(buyer)).toBe(5);
    });
  });

  it("sells until the last millisecond of the sixty days", async () => {
    const { leadId } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const outcome = await outcomeOf(buy(buyer, leadId, randomUUID(), later({ days: 60, milliseconds: -1 })));
    expect(outcome).toBe("done");
  });

  it("refuses visitors, administrators, pending and suspended installers", async () => {
    const leadId = await aLead(db, { admin });
    const pending = await anInstaller(db, { admin, status: "pending", credits: 5 });
    const suspended = await anInstaller(db, { admin, status: "suspended", credits: 5 });
    expect(await outcomeOf(buy(visitor, leadId))).toBe("not_signed_in");
    expect(await outcomeOf(buy(admin, leadId))).toBe("not_approved");
    expect(await outcomeOf(buy(pending, leadId))).toBe("not_approved");
    expect(await outcomeOf(buy(suspended, leadId))).toBe("not_approved");
  });

  it("refuses an installer suspended meanwhile, whatever the open session says", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const leadId = await aLead(db, { admin });
    const installerId = buyer.installer.id;
    await suspendInstaller({ db, now: NOON }, admin, { installerId, reason: "Complaints." });
    expect(buyer.installer.status).toBe("approved");
    expect(await outcomeOf(buy(buyer, leadId))).toBe("not_approved");
    expect(await balance(buyer)).toBe(10);
    await reinstateInstaller({ db, now: NOON }, admin, { installerId, reason: "" });
    expect(await outcomeOf(buy(buyer, leadId))).toBe("done");
  });

  it("refuses a pending installer, whatever the session claims", async () => {
    const pending = await anInstaller(db, { admin, status: "pending", credits: 10 });
    const forged: Buyer = { ...pending, installer: { ...pending.installer, status: "approved" } };
    const leadId = await aLead(db, { admin });
    expect(await outcomeOf(buy(forged, leadId))).toBe("not_approved");
    await approveInstaller({ db, now: NOON }, admin, pending.installer.id);
    expect(await outcomeOf(buy(forged, leadId))).toBe("done");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
