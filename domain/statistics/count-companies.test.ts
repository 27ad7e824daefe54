import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { writeAsCompany } from "#domain/messages/send-message.ts";
import { answerUnresponsiveInstaller } from "#domain/projects/answer-unresponsive-installer.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { statisticsOfCompanies } from "#domain/statistics/company-statistics.ts";
import { countCompanies, countCompany } from "#domain/statistics/count-companies.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { takeDue } from "#tests/support/jobs.ts";
import { aRefund } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later } from "#tests/support/people.ts";

eachDatabase("the count of a company's statistics", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const hours = (count: number, minutes = 0) => later({ hours: count, minutes });
  const aCompany = () => anInstaller(db, { admin, credits: 100 });

  async function buy(buyer: Buyer) {
    const { leadId, token } = await aConfirmedRequest(db);
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: later({}) }, buyer, { leadId, purchaseId });
    return { token, purchaseId };
  }

  /** Does the counts that are due. Returns of how many companies. */
  async function count(now: Date): Promise<number> {
    const due = await takeDue({ db, now }, ["rest"]);
    let counted = 0;
    for (const { id, job } of due) {
      if (job.kind === "count-company") {
        await countCompany({ db, now }, job.payload.installerId);
        counted++;
      }
      await ask(db.orm, `update jobs set done_at = '${now.toISOString()}', lease = null where id = ${id}`);
    }
    return counted;
  }

  const of = async ({ installer }: Buyer) => (await statisticsOfCompanies(db.orm, [installer.id])).get(installer.id);

  it("takes a mark out within ten minutes of the customer's no, and a message puts the contact back", async () => {
    const buyer = await aCompany();
    const { token, purchaseId } = await buy(buyer);
    await changeStage({ db, now: hours(1) }, buyer, { purchaseId, stage: "contacted" });
    await count(hours(1));
    await countCompanies({ db, now: hours(30) });
    expect(await of(buyer)).toMatchObject({ contactInDay: { count: 1, of: 1 }, medianMinutes: 60 });
    await answerUnresponsiveInstaller({ db, now: hours(30, 5) }, token, { purchaseId, answer: "no" });
    expect(await brokenPromises(db.orm)).toEqual([]);
    await count(hours(30, 5 + limits.statisticsPauseMinutes));
    expect(await of(buyer)).toMatchObject({ contactInDay: { count: 0, of: 1 }, medianMinutes: null });
    await writeAsCompany({ db, now: hours(32) }, buyer, { purchaseId, id: randomUUID(), text: "Hello" });
    await count(hours(32, 10));
    expect(await of(buyer)).toMatchObject({ contactInDay: { count: 0, of: 1 }, medianMinutes: 32 * 60 });
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("comes at once, then ten minutes later for all that happened meanwhile", async () => {
    const buyer = await aCompany();
    const purchases = [await buy(buyer), await buy(buyer), await buy(buyer)];
    const [first, ...others] = purchases.map(({ purchaseId }) => purchaseId);
    const mark = (purchaseId: string | undefined, now: Date) =>
      changeStage({ db, now }, buyer, { purchaseId: String(purchaseId), stage: "contacted" });
    await mark(first, hours(2));
    expect(await count(hours(2))).toBe(1);
    for (const [minute, purchaseId] of others.entries()) await mark(purchaseId, hours(2, minute + 1));
    expect(await count(hours(2, limits.statisticsPauseMinutes - 1))).toBe(0);
    expect(await count(hours(2, limits.statisticsPauseMinutes))).toBe(1);
    expect(await count(hours(3))).toBe(0);
  });

  it("follows a change that comes while a count is about to run or runs", async () => {
    const buyer = await aCompany();
    const one = await buy(buyer);
    const other = await buy(buyer);
    const third = await buy(buyer);
    const mark = ({ purchaseId }: { purchaseId: string }, now: Date) =>
      changeStage({ db, now }, buyer, { purchaseId, stage: "contacted" });
    await mark(one, hours(4));
    await mark(other, hours(4));
    const runs = () =>
      ask<{ minutes: number }>(
        db.orm,
        `select (extract(epoch from run_at - '${hours(4).toISOString()}') / 60)::int as minutes from jobs
          where kind = 'count-company' and payload->>'installerId' = '${buyer.installer.id}' order by run_at`,
      );
    expect(await runs()).toEqual([{ minutes: 0 }, { minutes: 10 }]);
    await mark(third, hours(4, 1));
    expect(await runs()).toHaveLength(2);
    expect(await count(hours(4, 10))).toBe(2);
  });

  it("leaves a refunded purchase out, and every night comes for every company", async () => {
    const buyer = await aCompany();
    const { purchaseId } = await buy(buyer);
    await buy(buyer);
    await countCompanies({ db, now: hours(25) });
    expect(await of(buyer)).toMatchObject({ contactInDay: { of: 2 } });
    await aRefund(db, { admin, buyer, purchaseId, now: hours(26) });
    await count(hours(26, 10));
    expect(await of(buyer)).toMatchObject({ contactInDay: { of: 1 } });
  });

  it("is checked: a row that says anything else is a broken promise", async () => {
    const buyer = await aCompany();
    await buy(buyer);
    await countCompanies({ db, now: hours(60) });
    await count(hours(60));
    expect(await brokenPromises(db.orm)).toEqual([]);
    await ask(db.orm, `update company_stats set contact_in_day = 1 where installer_id = '${buyer.installer.id}'`);
    expect(await brokenPromises(db.orm)).toEqual([expect.stringContaining("statistics are what its purchases said")]);
  });
});
