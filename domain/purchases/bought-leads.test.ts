import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { changeStage, changeStages } from "#domain/projects/record-stage.ts";
import { boughtBoard, boughtLeads } from "#domain/purchases/bought-leads.ts";
import { readPurchaseFilter } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { markPurchasesEnded } from "#domain/purchases/purchases.sql.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("bought leads as a list and a board", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function buy(buyer: Buyer, form: Record<string, string> = {}, now = NOON): Promise<string> {
    const purchaseId = randomUUID();
    await purchaseLead({ db, now }, buyer, { leadId: await aLead(db, { admin, form }), purchaseId });
    return purchaseId;
  }

  const list = (buyer: User, fields: Record<string, string> = {}) =>
    boughtLeads({ db, now: NOON }, buyer, readPurchaseFilter(new URLSearchParams(fields)));
  const board = (buyer: User, fields: Record<string, string> = {}, now = NOON) =>
    boughtBoard({ db, now }, buyer, readPurchaseFilter(new URLSearchParams(fields)));
  const idsOf = (leads: readonly { purchaseId: string }[]) => leads.map(({ purchaseId }) => purchaseId);
  const setStage = (buyer: User, purchaseId: string, stage: string, now = NOON) =>
    changeStage({ db, now }, buyer, { purchaseId, stage, lostReason: "price" });
  const assign = (purchaseId: string, userId: string) =>
    ask(db.orm, `update lead_purchases set assigned_to = '${userId}' where id = '${purchaseId}'`);
  const plan = (purchaseId: string, { userId }: User, dueAt: Date) =>
    ask(
      db.orm,
      `insert into next_acts (purchase_id, id, what, due_at, user_id, set_by, set_at)
       values ('${purchaseId}', '${randomUUID()}', 'Call again', '${dueAt.toISOString()}', '${userId}', '${userId}', now())`,
    );

  it("say what is next, who is in charge, and what the job is worth", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const planned = await buy(buyer);
    const bare = await buy(buyer, {}, later({ hours: 1 }));
    await assign(planned, buyer.userId);
    await plan(planned, buyer, later({ days: 1 }));
    await ask(db.orm, `update lead_purchases set job_value_pence = 645000 where id = '${planned}'`);
    const { items } = await list(buyer);
    expect(items).toMatchObject([
      { purchaseId: bare, nextAct: null, assignedTo: null, valuePence: null },
      {
        purchaseId: planned,
        nextAct: { what: "Call again", dueAt: later({ days: 1 }) },
        assignedTo: { userId: buyer.userId, name: "Priya Shah" },
        valuePence: 645_000,
      },
    ]);
  });

  it("are narrowed to mine and to nobody's, and count what each choice holds", async () => {
    const buyer = await anInstaller(db, { admin, credits: 15 });
    const mine = await buy(buyer);
    const nobodys = await buy(buyer);
    const others = await buy(buyer);
    await assign(mine, buyer.userId);
    await assign(others, admin.userId);
    const counts = { everybody: 3, mine: 1, nobody: 1 };
    expect(await list(buyer)).toMatchObject({ total: 3, counts });
    expect(await list(buyer, { whose: "mine" })).toMatchObject({ total: 1, counts, items: [{ purchaseId: mine }] });
    expect(await list(buyer, { whose: "nobody" })).toMatchObject({ total: 1, items: [{ purchaseId: nobodys }] });
    await setStage(buyer, nobodys, "quoted");
    expect(await list(buyer, { stage: "quoted", whose: "mine" })).toMatchObject({
      total: 0,
      counts: { everybody: 1, mine: 0, nobody: 1 },
    });
    const { columns, total } = await board(buyer, { whose: "mine" });
    expect([total, idsOf(columns.flatMap(({ cards }) => cards))]).toEqual([1, [mine]]);
  });

  it("stand on the board by stage, the earliest next act on top, with their sum; Lost is counted by reason", async () => {
    const buyer = await anInstaller(db, { admin, credits: 40 });
    const bought: string[] = [];
    for (let hours = 0; hours < 6; hours++) bought.push(await buy(buyer, {}, later({ hours })));
    const [oldest = "", early = "", late = "", quoted = "", lost = "", longLost = ""] = bought;
    await plan(early, buyer, later({ days: 1 }));
    await plan(late, buyer, later({ days: 2 }));
    await ask(
      db.orm,
      `update lead_purchases set job_value_pence = 100000 where installer_id = '${buyer.installer.id}'`,
    );
    await setStage(buyer, quoted, "quoted");
    await setStage(buyer, longLost, "lost", NOON);
    const now = later({ days: limits.boardLostDays + 1 });
    await setStage(buyer, lost, "lost", now);
    const { columns, lost: reasons } = await board(buyer, { stage: "won" }, now);
    expect(columns.map(({ stage, total, valuePence }) => [stage, total, valuePence])).toEqual([
      ["new", 3, 300_000],
      ["contacted", 0, 0],
      ["survey_booked", 0, 0],
      ["quoted", 1, 100_000],
      ["won", 0, 0],
    ]);
    expect(idsOf(columns[0]?.cards ?? [])).toEqual([early, late, oldest]);
    expect(reasons).toEqual([{ reason: "price", total: 1 }]);
    await markPurchasesEnded(db.orm, { purchaseIds: [early] }, { reason: "closed", now });
    expect((await board(buyer, {}, now)).columns[0]?.total).toBe(2);
  });

  it("show on the board no more of a stage than fit, and count them all", async () => {
    const most = limits.boardCardsPerStage;
    const buyer = await anInstaller(db, { admin, credits: (most + 1) * limits.leadPriceCredits });
    for (let one = 0; one <= most; one++) await buy(buyer);
    const [fresh] = (await board(buyer)).columns;
    expect([fresh?.cards.length, fresh?.total]).toEqual([most, most + 1]);
  });

  it("are moved several at once, but not to Lost, and nobody else's", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const rival = await anInstaller(db, { admin, credits: 5 });
    const purchaseIds = [await buy(buyer), await buy(buyer)];
    const move = (actor: User, stage: string) => changeStages({ db, now: NOON }, actor, { purchaseIds, stage });
    expect(await outcomeOf(move(rival, "contacted"))).toBe("not_found");
    expect(await outcomeOf(move(buyer, "lost"))).toBe("invalid_input");
    await move(buyer, "contacted");
    expect((await list(buyer)).items.map(({ stage }) => stage)).toEqual(["contacted", "contacted"]);
  });
});
