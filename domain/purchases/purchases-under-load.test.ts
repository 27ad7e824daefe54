import { randomInt, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { isDatabaseAway } from "#domain/availability.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { acceptReport } from "#domain/lead-reports/decide-report.ts";
import { credits } from "#domain/money.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { reinstateInstaller, suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { type Dice, diceOf } from "#tests/support/dice.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest, aLead } from "#tests/support/leads.ts";
import { anAdmin, type Buyer, installers, NOON, outcomesOf } from "#tests/support/people.ts";

const EXPECTED_REFUSALS = ["lead_unavailable", "insufficient_credits", "already_purchased", "conflict", "not_approved"];

interface Market {
  db: Database;
  admin: User;
  buyers: Buyer[];
  leads: string[];
  /** Requests whose customers may close them during the test. */
  tokens: string[];
  /** Purchases from earlier days, reported but not yet decided. */
  earlier: { buyer: Buyer; leadId: string; reportId: string }[];
}

eachDatabase("the market under load", (open) => {
  it("takes four hundred purchases, refunds, grants and changes at once on the same installers and leads", {
    timeout: 90_000,
  }, async () => {
    const market = await openMarket(await open());
    const dice = diceOf(randomInt(2 ** 31));
    const all = dice.shuffled(acts(market, dice)).flat();
    const tally = await outcomesOf(all.map(untilAnswered));
    const { done, ...refusals } = tally;
    expect(Object.keys(refusals).filter((refusal) => !EXPECTED_REFUSALS.includes(refusal))).toEqual([]);
    expect(done).toBeGreaterThan(100);
    expect(await brokenPromises(market.db.orm), `seed ${dice.seed}`).toEqual([]);
    // Reported ones, and those whose customers closed within a day of them.
    const refunds = await ask(
      market.db.orm,
      `select count(*)::int as rows, count(distinct t.cause_id)::int as purchases,
              count(*) filter (where r.id is not null)::int as reported,
              count(*) filter (where r.id is null and l.customer_closed_at is null)::int as without_reason
         from credit_transactions t join lead_purchases b on b.id = t.cause_id join leads l on l.id = b.lead_id
         left join refund_requests r on r.purchase_id = b.id
        where t.transaction_type = 'refund'`,
    );
    const [{ rows }] = refunds as [{ rows: number }];
    expect(refunds).toEqual([{ rows, purchases: rows, reported: market.earlier.length, without_reason: 0 }]);
  });
});

/** Twelve installers, thirty leads, and one purchase of each lead. */
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
  const earlier: Market["earlier"] = [];
  for (const [number, leadId] of leads.entries()) {
    const purchaseId = randomUUID();
    const buyer = buyers[number % buyers.length] as Buyer;
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    earlier.push({ buyer, leadId, reportId: await aReport(db, { buyer, purchaseId }) });
  }
  return { db, admin, buyers, leads, tokens, earlier };
}

/** Ten connections serve four hundred actions; on a slow machine some get "busy" and try again. */
async function untilAnswered(act: Deed): Promise<unknown> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }
}

type Deed = () => Promise<unknown>;

/** Four hundred actions, in small groups that compete for the same rows. */
function acts({ db, admin, buyers, leads, tokens, earlier }: Market, dice: Dice): Deed[][] {
  const context = { db, now: NOON };
  const few = { amountCredits: credits(5), reason: "Two bad leads." };
  const times = (many: number, act: Deed) => Array.from({ length: many }, () => [act]);
  const installerId = () => dice.pick(buyers).installer.id;
  const buy = (buyer: Buyer, leadId: string) => purchaseLead(context, buyer, { leadId, purchaseId: randomUUID() });
  return [
    ...earlier.map(({ buyer, leadId, reportId }) => {
      const refund = () => acceptReport(context, admin, { requestId: reportId, outcome: "keep" });
      const buyAgain = () => buy(buyer, leadId);
      return [buyAgain, refund, buyAgain, refund, buyAgain, refund];
    }),
    ...times(110, () => buy(dice.pick(buyers), dice.pick(leads))),
    ...times(80, () => grantCredits(context, admin, { ...few, installerId: installerId(), grantId: randomUUID() })),
    ...tokens.map((token) => [() => closeRequest(context, token)]),
    ...times(10, () => suspendInstaller(context, admin, { installerId: installerId(), reason: "Complaints." })),
    ...times(10, () => reinstateInstaller(context, admin, { installerId: installerId(), reason: "" })),
  ];
}
