import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { assignPurchases, leadReaders } from "#domain/purchases/assign.ts";
import { myPurchase, myPurchases } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aLead } from "#tests/support/leads.ts";
import { aColleague, anAdmin, anInstaller, type Buyer, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("assigning bought leads", (open) => {
  let db: Database;
  let admin: User;
  const context = () => ({ db, now: NOON });
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function buy(buyer: Buyer): Promise<string> {
    const purchaseId = randomUUID();
    await purchaseLead(context(), buyer, { leadId: await aLead(db, { admin }), purchaseId });
    return purchaseId;
  }
  const assign = (actor: User, purchaseIds: readonly string[], to: string | null) =>
    assignPurchases(context(), actor, { purchaseIds, to });

  it("gives one or several to a member who works on them, or to nobody, and each finds theirs", async () => {
    const owner = await anInstaller(db, { admin, credits: 15 });
    const surveyor = await aColleague(db, owner, "surveyor");
    const ids = [await buy(owner), await buy(owner), await buy(owner)] as const;
    expect((await myPurchase(context(), owner, ids[0])).assignedTo).toBeNull();
    await assign(owner, [ids[0], ids[1], ids[0]], surveyor.userId);
    const mine = async (who: User) =>
      (await myPurchases(context(), who, { whose: "mine" })).items.map(({ purchaseId }) => purchaseId).sort();
    expect(await mine(surveyor)).toEqual([ids[0], ids[1]].sort());
    expect(await mine(owner)).toEqual([]);
    expect(await myPurchase(context(), owner, ids[0])).toMatchObject({
      boughtBy: "Priya Shah",
      assignedTo: { userId: surveyor.userId, name: "Sana Iqbal" },
    });
    await assign(await aColleague(db, owner, "office"), [ids[0]], null);
    expect(await mine(surveyor)).toEqual([ids[1]]);
    expect((await myPurchases(context(), surveyor)).items, "colleagues stand in").toHaveLength(3);
  });

  it("is for owners and office, among people who work on bought leads, and all or none", async () => {
    const owner = await anInstaller(db, { admin, credits: 5 });
    const other = await anInstaller(db, { admin, credits: 5 });
    const surveyor = await aColleague(db, owner, "surveyor");
    const books = await aColleague(db, owner, "books");
    const id = await buy(owner);
    expect((await leadReaders(context(), surveyor)).map(({ userId }) => userId).sort()).toEqual(
      [owner.userId, surveyor.userId].sort(),
    );
    for (const who of [surveyor, books]) expect(await outcomeOf(assign(who, [id], null))).toBe("role_required");
    for (const to of [books.userId, other.userId, "nobody"])
      expect(await outcomeOf(assign(owner, [id], to)), to).toBe("invalid_input");
    expect(await outcomeOf(assign(owner, [], owner.userId))).toBe("invalid_input");
    const many = Array.from({ length: limits.purchasesAssignedAtOnce + 1 }, () => randomUUID());
    expect(await outcomeOf(assign(owner, many, null))).toBe("invalid_input");
    expect(await outcomeOf(assign(owner, [id, await buy(other)], owner.userId))).toBe("not_found");
    expect((await myPurchase(context(), owner, id)).assignedTo).toBeNull();
  });
});
