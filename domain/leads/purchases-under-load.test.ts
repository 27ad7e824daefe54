import { randomInt, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { reinstateInstaller, suspendInstaller } from "#domain/installers/change-status.ts";
import { purchaseLead } from "#domain/leads/purchase-lead.ts";
import { refundPurchase } from "#domain/leads/refund-purchase.ts";
import { closeRequest } from "#domain/quotes/customer-request.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { type Dice, diceOf } from "#tests/support/dice.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aLead } from "#tests/support/leads.ts";
import { anAdmin, type Buyer, installers, NOON, outcomesOf } from "#tests/support/people.ts";

const EXPECTED_REFUSALS = ["lead_unavailable", "insufficient_credits", "already_purchased", "conflict", "not_approved"];

interface Market {
  db: Database;
  admin: User;
  buyers: Buyer[];
  leads: string[];
  /** Requests whose customers may close them in the middle of it all. */
  tokens: string[];
  purchaseIds: string[];
}

eachDatabase("the market under load", (open) => {
  it("takes four hundred purchases, refunds, grants and changes at once on the same installers and leads", async () => {
    const market = await openMarket(await open());
    const dice = diceOf(randomInt(2 ** 31));
    const tally = await outcomesOf(dice.shuffled(deeds(market, dice)).map((deed) => deed()));
    const { done, ...refusals } = tally;
    expect(Object.keys(refusals).filter((refusal) => !EXPECTED_REFUSALS.includes(refusal))).toEqual([]);
    expect(done).toBeGreaterThan(100);
    expect(await brokenPromises(market.db.orm), `seed ${dice.seed}`).toEqual([]);
    const refunds = await ask(
      market.db.orm,
      "select count(*)::int as rows, count(distinct cause_id)::int as purchases from credit_transactions where transaction_type = 'refund'",
    );
    expect(refunds).toEqual([{ rows: market.purchaseIds.length, purchases: market.purchaseIds.length }]);
  });
});

/** Twelve installers, thirty leads, and thirty purchases of days gone by that may be refunded. */
async function openMarket(db: Database): Promise<Market> {
  const admin = await anAdmin(db);
  const buyers = await installers(db, 12, { admin, credits: 40 });
  const leads: string[] = [];
  const tokens: string[] = [];
  for (let i = 0; i < 20; i++) leads.push(await aLead(db, { admin }));
  for (let i = 0; i < 10; i++) {
    const { leadId, token } = await aConfirmedRequest(db);
    leads.push(leadId);
    tokens.push(token);
  }
  const purchaseIds: string[] = [];
  for (const [number, leadId] of leads.entries()) {
    const purchaseId = randomUUID();
    const buyer = buyers[number % buyers.length] as Buyer;
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    purchaseIds.push(purchaseId);
  }
  return { db, admin, buyers, leads, tokens, purchaseIds };
}

function deeds({ db, admin, buyers, leads, tokens, purchaseIds }: Market, dice: Dice): (() => Promise<unknown>)[] {
  const context = { db, now: NOON };
  const times = (many: number, deed: () => Promise<unknown>) => Array.from({ length: many }, () => deed);
  const installerId = () => dice.pick(buyers).installer.id;
  return [
    ...times(200, () =>
      purchaseLead(context, dice.pick(buyers), { leadId: dice.pick(leads), purchaseId: randomUUID() }),
    ),
    ...[...purchaseIds, ...purchaseIds, ...purchaseIds].map(
      (purchaseId) => () => refundPurchase(context, admin, { purchaseId, reason: "Wrong number." }),
    ),
    ...times(80, () => grantCredits(context, admin, { installerId: installerId(), grantId: randomUUID() })),
    ...tokens.map((token) => () => closeRequest(context, token)),
    ...times(10, () => suspendInstaller(context, admin, { installerId: installerId(), reason: "Complaints." })),
    ...times(10, () => reinstateInstaller(context, admin, installerId())),
  ];
}
