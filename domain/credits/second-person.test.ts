import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { approveGrant, declineGrant, grantCredits, grantsToApprove } from "#domain/credits/grant-credits.ts";
import { myBalance, myTransactions } from "#domain/credits/my-credits.ts";
import { credits } from "#domain/money.ts";
import { askRefund } from "#domain/payments/ask-refund.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

const DAY = 86_400_000;

// A credit counts at £99 for 20: 101 credits are £499.95, 102 are £504.90.
eachDatabase("a grant over £500 for one company in 30 days", (open) => {
  let db: Database;
  let admin: User;
  let second: User;
  let buyer: Buyer;
  const at = (days = 0) => ({ db, now: new Date(NOON.getTime() + days * DAY) });
  const give = (amount: number, { grantId = randomUUID() as string, days = 0, to = buyer } = {}) =>
    grantCredits(at(days), admin, {
      installerId: to.installer.id,
      grantId,
      amountCredits: credits(amount),
      reason: "Sorry.",
    });
  const balance = () => myBalance(at(), buyer);
  const times = <Made>(many: number, make: (n: number) => Made) => Array.from({ length: many }, (_, n) => make(n));

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    second = await anAdmin(db);
  });

  async function waiting(): Promise<string> {
    buyer = await anInstaller(db, { admin });
    const grantId = randomUUID();
    expect(await give(102, { grantId })).toEqual({ needsApproval: true });
    expect(await balance()).toBe(0);
    return grantId;
  }

  it("waits for another administrator, who gives it in the name of who asked", async () => {
    const grantId = await waiting();
    expect(await give(102, { grantId })).toEqual({ needsApproval: true });
    const { companyName } = buyer.installer;
    const found = async (reader: User) => (await grantsToApprove(at(), reader)).find(({ id }) => id === grantId);
    const row = { companyName, credits: 102, worthPence: 50_490, askedBy: "Ada", reason: "Sorry." };
    expect(await found(second)).toMatchObject({ ...row, isOwn: false });
    expect(await found(admin)).toMatchObject({ isOwn: true });
    const ofCompany = async (id: string) => (await grantsToApprove(at(), second, id)).map((one) => one.id);
    expect([await ofCompany(buyer.installer.id), await ofCompany("another")]).toEqual([[grantId], []]);
    expect(await outcomeOf(approveGrant(at(), admin, grantId))).toBe("own_request");
    expect(await outcomeOf(approveGrant(at(), buyer, grantId))).toBe("not_admin");
    await approveGrant(at(), second, grantId);
    expect(await balance()).toBe(102);
    expect(await outcomeOf(approveGrant(at(), second, grantId))).toBe("conflict");
    expect(await outcomeOf(declineGrant(at(), second, { grantId, reason: "Late." }))).toBe("conflict");
    expect((await myTransactions(at(), buyer))[0]).toMatchObject({ amount: 102, description: "Granted: Sorry." });
    expect(await found(second)).toBeUndefined();
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is given by nobody once declined, which takes a reason and counts no more", async () => {
    const grantId = await waiting();
    expect(await outcomeOf(declineGrant(at(), second, { grantId, reason: "" }))).toBe("invalid_input");
    await declineGrant(at(), admin, { grantId, reason: "A slip." });
    expect(await outcomeOf(approveGrant(at(), second, grantId))).toBe("conflict");
    expect(await give(101)).toEqual({ needsApproval: false });
    expect(await balance()).toBe(101);
  });

  it("adds up what one company was given in 30 days", async () => {
    buyer = await anInstaller(db, { admin });
    expect(await give(101)).toEqual({ needsApproval: false });
    expect(await give(1, { days: 29 })).toEqual({ needsApproval: true });
    expect(await give(1, { to: await anInstaller(db, { admin }) })).toEqual({ needsApproval: false });
    expect(await give(100, { days: 30 })).toEqual({ needsApproval: false });
  });

  it("adds refunds to the card of the same company", async () => {
    buyer = await anInstaller(db, { admin });
    const paymentId = randomUUID();
    await startPayment(at(), buyer, { paymentId, packId: "starter" });
    await settlePayment(at(), aPaidReport(paymentId));
    // £450.45, and a pack of £99.
    await give(91);
    const asked = { refundId: randomUUID(), paymentId, credits: 20, reason: "Closing." };
    expect(await askRefund(at(), admin, asked)).toEqual({ needsApproval: true });
    expect(await give(1)).toEqual({ needsApproval: true });
  });

  it("is not reached by thirty grants at once: those of £495 are given, the rest wait", async () => {
    buyer = await anInstaller(db, { admin });
    const answers = await Promise.all(times(30, () => give(10)));
    expect(answers.filter(({ needsApproval }) => !needsApproval)).toHaveLength(10);
    expect(await balance()).toBe(100);
  });

  it("is given or declined once, whoever of thirty is first", async () => {
    const grantId = await waiting();
    const third = await anAdmin(db);
    const decisions = times(30, (n) =>
      n % 3 === 0 ? declineGrant(at(), third, { grantId, reason: "No." }) : approveGrant(at(), second, grantId),
    );
    expect(await outcomesOf(decisions)).toEqual({ done: 1, conflict: 29 });
    const [{ state } = { state: "" }] = await ask<{ state: string }>(
      db.orm,
      `select state from credit_grants where id = '${grantId}'`,
    );
    expect(await balance()).toBe(state === "given" ? 102 : 0);
  });

  it("is not for who works there, nor for roles without it", async () => {
    const grantId = await waiting();
    for (const role of ["support", "vetting"] as const)
      expect(await outcomeOf(approveGrant(at(), { ...second, adminRoles: [role] }, grantId))).toBe("role_required");
    const ofCompany: User = { ...buyer, adminRoles: ["finance"] };
    expect(await outcomeOf(approveGrant(at(), ofCompany, grantId))).toBe("own_company");
    expect(await outcomeOf(declineGrant(at(), ofCompany, { grantId, reason: "No." }))).toBe("own_company");
  });
});
