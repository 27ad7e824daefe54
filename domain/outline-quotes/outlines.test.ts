import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { violationOf } from "#db/violation.ts";
import type { User } from "#domain/actor.ts";
import { myBalance, myTransactions } from "#domain/credits/my-credits.ts";
import { setCaps } from "#domain/credits/spending-limits.ts";
import { leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { declineOutline, pickOutline } from "#domain/outline-quotes/answer-outline.ts";
import { projectOutlines } from "#domain/outline-quotes/project-outlines.ts";
import { sendOutline } from "#domain/outline-quotes/send-outline.ts";
import { withdrawOutline } from "#domain/outline-quotes/withdraw-outline.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { watchProjects } from "#domain/projects/watch-projects.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseByKey } from "#domain/purchases/purchase-by-key.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { myReceipt } from "#domain/requests/receipt.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
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
import { anOutline, anOutlinedRequest, aPickingRequest } from "#tests/support/quotes.ts";

eachDatabase("an outline for a customer who picks", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });
  const days = (count: number) => later({ days: count });
  const send = (company: Buyer, leadId: string, id: string = randomUUID(), now = NOON, posted: object = anOutline) =>
    sendOutline(at(now), company, { leadId, id, posted: { ...posted } });
  const balance = (company: Buyer) => myBalance(at(), company);
  const ledger = async (company: Buyer) =>
    (await myTransactions(at(), company)).map(({ type, amount }) => `${type} ${amount}`);
  const statusOf = async (id: string) =>
    (await ask<{ status: string }>(db.orm, `select status from outlines where id = '${id}'`))[0]?.status;
  const mails = async (id: string) =>
    (
      await ask<{ mail: string }>(
        db.orm,
        `select payload->>'mail' as mail from jobs where kind = 'send-mail'
            and '${id}' in (payload->>'outlineId', payload->>'purchaseId') order by 1`,
      )
    ).map(({ mail }) => mail);
  const refusal = async (statement: string) => {
    try {
      await ask(db.orm, statement);
      return "done";
    } catch (error) {
      return violationOf(error)?.refusal ?? violationOf(error)?.code ?? "unexpected";
    }
  };

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("finds a lead without masks that nobody can buy", async () => {
    const { leadId } = await aPickingRequest(db, { message: "Ring 07700 900123" });
    const company = await anInstaller(db, { admin, credits: 5 });
    const lead = (await leadsForSale(at(), company)).items.find(({ id }) => id === leadId);
    expect(lead).toMatchObject({ emailMasked: "•••", phoneMasked: null, sharing: "on_pick", outlinesLeft: 6 });
    expect(lead?.description).toBe("Ring [hidden until you are picked]");
    const bought = purchaseLead(at(), company, { leadId, purchaseId: randomUUID() });
    expect(await outcomeOf(bought)).toBe("customer_picks");
    expect(await balance(company)).toBe(5);
  });

  it("holds five credits, shown in the history, and is mailed to the customer once", async () => {
    const { leadId, token, company, id } = await anOutlinedRequest(db, { admin });
    expect(await balance(company)).toBe(0);
    expect(await ledger(company)).toEqual(["hold -5", "grant 5"]);
    expect((await send(company, leadId, id)).replayed).toBe(true);
    expect(await outcomeOf(send(company, leadId, id, NOON, { ...anOutline, toPence: 700_000 }))).toBe(
      "idempotency_key_reused",
    );
    expect(await mails(id)).toEqual(["outline-received"]);
    expect(await projectOutlines(at(), token)).toMatchObject([{ id, company: company.installer.companyName }]);
    expect((await leadsForSale(at(), company)).items.map((lead) => lead.id)).not.toContain(leadId);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("leaves six waiting, each holding credits, when forty are sent at once", async () => {
    const { leadId } = await aPickingRequest(db);
    const companies = await installers(db, 40, { admin, credits: 5 });
    const outcomes = await outcomesOf(companies.map((company) => send(company, leadId)));
    expect(outcomes).toEqual({ done: 6, outlines_full: 34 });
    expect((await Promise.all(companies.map(balance))).filter((credits) => credits === 0)).toHaveLength(6);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it.each([
    ["a phone number", { text: "Call me on 07700 900123." }, "contact_details_in_text"],
    ["a web address in the equipment", { equipment: "See sunny-roofs.co.uk" }, "contact_details_in_text"],
    ["a range wider than one and a half", { toPence: 900_001 }, "invalid_input"],
    ["nothing of what is included", { included: undefined }, "invalid_input"],
    ["something that there is not", { vat: 20 }, "invalid_input"],
  ])("is refused with %s, and nothing is held", async (_, change, code) => {
    const { leadId } = await aPickingRequest(db);
    const company = await anInstaller(db, { admin, credits: 5 });
    expect(await outcomeOf(send(company, leadId, randomUUID(), NOON, { ...anOutline, ...change }))).toBe(code);
    expect(await balance(company)).toBe(5);
  });

  it("may range up to 1.5 times the lower figure, and is refused without credits or a second time", async () => {
    const { leadId } = await aPickingRequest(db);
    const poor = await anInstaller(db, { admin, credits: 4 });
    expect(await outcomeOf(send(poor, leadId))).toBe("insufficient_credits");
    const company = await anInstaller(db, { admin, credits: 10 });
    await send(company, leadId, randomUUID(), NOON, { ...anOutline, toPence: 900_000 });
    expect(await outcomeOf(send(company, leadId))).toBe("conflict");
    expect(await balance(company)).toBe(5);
  });

  it("is bought when the customer picks: details shown, held credits spent, one place taken", async () => {
    const { leadId, token, company, id } = await anOutlinedRequest(db, { admin });
    await pickOutline(at(), token, id);
    await pickOutline(at(), token, id);
    expect(await ledger(company)).toEqual(["spend -5", "release 5", "hold -5", "grant 5"]);
    expect(await balance(company)).toBe(0);
    expect((await myPurchase(at(), company, id)).contact).toMatchObject({ name: "Sarah Whitlock" });
    expect(await mails(id)).toEqual(["lead-bought-customer", "outline-picked", "outline-received"]);
    expect((await myReceipt(at(), token)).companies).toMatchObject([{ how: "picked" }]);
    expect(await ask(db.orm, `select places_taken as taken from leads where id = '${leadId}'`)).toEqual([{ taken: 1 }]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("ends and returns its credits when a third is picked", async () => {
    const { leadId, token } = await aPickingRequest(db);
    const companies = await installers(db, 5, { admin, credits: 5 });
    const ids: string[] = [];
    for (const company of companies) ids.push((await send(company, leadId)).outline.id);
    const outcomes = await outcomesOf(ids.map((id) => pickOutline(at(), token, id)));
    expect(outcomes).toEqual({ done: 3, outline_gone: 2 });
    expect((await Promise.all(ids.map(statusOf))).sort()).toEqual(["ended", "ended", "picked", "picked", "picked"]);
    expect((await Promise.all(companies.map(balance))).sort()).toEqual([0, 0, 0, 5, 5]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("has one outcome when picked, withdrawn and lapsed at once", async () => {
    const outlined = await Promise.all(Array.from({ length: 10 }, () => anOutlinedRequest(db, { admin })));
    await Promise.all(
      outlined.flatMap(({ token, company, id }) => [
        outcomeOf(pickOutline(at(), token, id)),
        outcomeOf(withdrawOutline(at(), company, id)),
        outcomeOf(declineOutline(at(), token, id)),
      ]),
    );
    await watchProjects(at(days(8)));
    for (const { company, id } of outlined) {
      const isPicked = (await statusOf(id)) === "picked";
      expect(await balance(company)).toBe(isPicked ? 0 : 5);
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("lapses after seven days, once, and its company may send one more", async () => {
    const { leadId, token, company, id } = await anOutlinedRequest(db, { admin });
    await watchProjects(at(later({ days: 7, hours: -1 })));
    expect(await balance(company)).toBe(0);
    expect(await outcomeOf(pickOutline(at(days(7)), token, id))).toBe("outline_gone");
    for (const _ of [1, 2]) await watchProjects(at(days(7)));
    expect(await ledger(company)).toEqual(["release 5", "hold -5", "grant 5"]);
    expect(await mails(id)).toEqual(["outline-ended", "outline-received", "outline-received"]);
    const second = (await send(company, leadId, randomUUID(), days(7))).outline.id;
    await watchProjects(at(days(14)));
    expect(await statusOf(second)).toBe("lapsed");
    expect(await outcomeOf(send(company, leadId, randomUUID(), days(14)))).toBe("conflict");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("reminds on the second and the fifth day, in the daytime", async () => {
    const { id } = await anOutlinedRequest(db, { admin });
    const reminders = async () => (await mails(id)).length - 1;
    await watchProjects(at(later({ days: 2, minutes: -1 })));
    expect(await reminders()).toBe(0);
    // Nine in the evening is too late for a reminder.
    await watchProjects(at(later({ days: 2, hours: 9 })));
    expect(await reminders()).toBe(0);
    for (const hour of [20, 21, 22]) await watchProjects(at(later({ days: 2, hours: hour })));
    expect(await reminders()).toBe(1);
    await watchProjects(at(later({ days: 4, hours: 23 })));
    expect(await reminders()).toBe(1);
    await watchProjects(at(days(5)));
    expect(await reminders()).toBe(2);
    await watchProjects(at(days(6)));
    expect(await reminders()).toBe(2);
  });

  it("ends when its company is suspended, and when the customer stops everything", async () => {
    const suspended = await anOutlinedRequest(db, { admin });
    await suspendInstaller(at(), admin, { installerId: suspended.company.userId, reason: "Checks." });
    expect(await outcomeOf(pickOutline(at(), suspended.token, suspended.id))).toBe("outline_gone");
    expect(await statusOf(suspended.id)).toBe("ended");
    const stopped = await anOutlinedRequest(db, { admin });
    await stopEverything(at(), stopped.token, { erase: false });
    expect(await statusOf(stopped.id)).toBe("ended");
    expect(await balance(stopped.company)).toBe(5);
    const other = await anInstaller(db, { admin, credits: 5 });
    expect(await outcomeOf(send(other, stopped.leadId))).toBe("lead_unavailable");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("counts towards a company's purchase limits", async () => {
    const company = await anInstaller(db, { admin, credits: 10 });
    const caps = { leadsADay: 1, leadsAWeek: null, creditsAMonth: null };
    await setCaps(at(), company, { whose: { kind: "company" }, caps, mayLoosen: true });
    const capped = { ...company, installer: { ...company.installer, isCapped: true } };
    const one = await aPickingRequest(db);
    const two = await aPickingRequest(db);
    await send(capped, one.leadId);
    expect(await outcomeOf(send(capped, two.leadId))).toBe("limit_reached");
  });

  it("shares its id with no purchase, whatever the company, state or limit", async () => {
    const company = await anInstaller(db, { admin, credits: 15 });
    const other = await anInstaller(db, { admin, credits: 5 });
    const waiting = await aPickingRequest(db);
    const withdrawn = await aPickingRequest(db);
    const ids = [(await send(company, waiting.leadId)).outline.id, (await send(company, withdrawn.leadId)).outline.id];
    await withdrawOutline(at(), company, ids[1] ?? "");
    const caps = { leadsADay: 1, leadsAWeek: null, creditsAMonth: null };
    await setCaps(at(), company, { whose: { kind: "company" }, caps, mayLoosen: true });
    const capped = { ...company, installer: { ...company.installer, isCapped: true } };
    const lead = await aLead(db, { admin });
    for (const purchaseId of ids) {
      for (const buyer of [company, capped, other]) {
        expect(await outcomeOf(purchaseLead(at(), buyer, { leadId: lead, purchaseId }))).toBe("conflict");
      }
    }
    expect([await balance(company), await balance(other)]).toEqual([10, 5]);
    await pickOutline(at(), waiting.token, ids[0] ?? "");
    expect(await statusOf(ids[0] ?? "")).toBe("picked");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("never has a purchase's id, not even from a program, in thirty pairs at once", async () => {
    const company = await anInstaller(db, { admin, credits: 150 });
    const other = await anInstaller(db, { admin, credits: 150 });
    const bought = await purchaseByKey(at(), company, { leadId: await aLead(db, { admin }), key: "one" });
    const { leadId } = await aPickingRequest(db);
    for (const buyer of [company, other]) {
      expect(await outcomeOf(send(buyer, leadId, bought.purchase.purchaseId))).toBe("conflict");
    }
    const pairs = await Promise.all(
      Array.from({ length: 15 }, async (_, turn) => ({
        id: randomUUID(),
        sold: await aLead(db, { admin }),
        picking: (await aPickingRequest(db)).leadId,
        sender: turn % 2 ? company : other,
      })),
    );
    const both = pairs.flatMap(({ id, sold, picking, sender }) => [
      purchaseLead(at(), company, { leadId: sold, purchaseId: id }),
      send(sender, picking, id),
    ]);
    expect(await outcomesOf(both)).toEqual({ done: 15, conflict: 15 });
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("cannot be bypassed in plain SQL", async () => {
    const { leadId, company, id } = await anOutlinedRequest(db, { admin });
    const row = (type: string, amount: number, cause: string) =>
      `insert into credit_transactions (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
       values ('${company.userId}', 0, ${amount}, '${type}', '${cause}', 'x', 0, now())`;
    expect(await refusal(row("release", 5, randomUUID()))).toBe("credits_cause");
    expect(await refusal(row("release", 5, id))).toBe("credits_cause");
    expect(await refusal(row("hold", -5, id))).not.toBe("done");
    expect(await refusal(`update outlines set from_pence = 1 where id = '${id}'`)).toBe("outlines_move");
    expect(await refusal(`update outlines set text = 'Better' where id = '${id}'`)).toBe("outlines_move");
    expect(await refusal(`delete from outlines where id = '${id}'`)).toBe("append_only");
    expect(await refusal(`update leads set sharing = 'on_purchase' where id = '${leadId}'`)).toBe(
      "leads_sharing_stays",
    );
    expect(await refusal(`update outlines set status = 'lapsed' where id = '${id}'`)).toBe("done");
    expect(await refusal(row("release", 5, id))).toBe("23505");
    expect(await refusal(`update outlines set status = 'waiting' where id = '${id}'`)).toBe("outlines_move");
    for (const another of await installers(db, 6, { admin, credits: 5 })) await send(another, leadId);
    const seventh = await anInstaller(db, { admin, credits: 5 });
    const copied = `insert into outlines (id, lead_id, installer_id, status_changed_at, from_pence, to_pence, included,
      needs_survey, earliest_start, sent_at, lapses_at, price_credits, gate_version, sent_by)
      select gen_random_uuid(), lead_id, '${seventh.userId}', sent_at, from_pence, to_pence, included, needs_survey,
             earliest_start, sent_at, lapses_at, price_credits, ${seventh.installer.gate.version}, sent_by
        from outlines where id = '${id}'`;
    expect(await refusal(copied)).toBe("23514");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
