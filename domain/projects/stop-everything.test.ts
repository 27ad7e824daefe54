import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import type { User } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { confirmStop, contactedAgain, resolveStop } from "#domain/projects/confirm-stop.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { myOpenStops, openStops, stopOfMyPurchase, stopsOfProject } from "#domain/projects/stop-requests.ts";
import { watchProjects } from "#domain/projects/watch-projects.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { findPurchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { myPurchase, myPurchases } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { addPurchaseNote } from "#domain/purchases/purchase-notes.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aLead, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("a customer who stops everything", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  /** A confirmed request that this many companies bought, each at its own time. */
  async function sold(many: number, { now = NOON, email = `sam-${randomUUID()}@example.com` } = {}) {
    const form = aQuoteForm({ name: "Samantha Quillfeather", email, message: "Ring 07700 900456 or Quillfeather." });
    const { leadId, token } = await aConfirmedRequest(db, { form });
    const bought: { buyer: Buyer; purchaseId: string }[] = [];
    for (let number = 0; number < many; number++) {
      const buyer = await anInstaller(db, { admin, credits: 10 });
      const purchaseId = randomUUID();
      const moment = new Date(now.getTime() + number);
      await purchaseLead(at(moment), buyer, { leadId, purchaseId });
      bought.push({ buyer, purchaseId });
    }
    return { leadId, token, email, phone: form.phone, bought };
  }

  const mailsOf = (purchaseId: string) =>
    ask<{ mail: string }>(
      db.orm,
      `select payload->>'mail' as mail from jobs where payload->>'purchaseId' = '${purchaseId}' and payload->>'mail' like 'stop%' order by id`,
    );
  const mailsOfLead = (leadId: string) =>
    ask<{ mail: string }>(
      db.orm,
      `select payload->>'mail' as mail from jobs where payload->>'leadId' = '${leadId}' and payload->>'mail' like 'stop%' order by id`,
    );
  const creditsOf = async ({ userId }: Buyer) =>
    (await ask<{ credits: number }>(db.orm, `select credits from profiles where id = '${userId}'`))[0]?.credits;
  const again = async ({ userId }: Buyer) => await loadActor({ db }, userId);

  it("ends all purchases, takes the request off sale and queues each mail once, however often they click", async () => {
    const { leadId, token, bought } = await sold(2);
    const pressed = Array.from({ length: 30 }, () => stopEverything(at(), token, { erase: false }));
    expect(await outcomesOf(pressed)).toEqual({ done: 30 });
    expect(await ask(db.orm, `select status from leads where id = '${leadId}'`)).toEqual([{ status: "withdrawn" }]);
    expect(await ask(db.orm, `select status from projects where lead_id = '${leadId}'`)).toEqual([
      { status: "stopped" },
    ]);
    for (const { buyer, purchaseId } of bought) {
      expect(await myPurchase(at(), buyer, purchaseId)).toMatchObject({ endedAt: NOON, endedReason: "stopped" });
      expect(await mailsOf(purchaseId)).toEqual([{ mail: "stop" }]);
    }
    expect(await mailsOfLead(leadId)).toEqual([{ mail: "stop-sent" }]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("also reaches a company whose purchase had already ended: it has the details, too", async () => {
    const { token, bought } = await sold(2);
    const [early, late] = bought.map(({ purchaseId }) => purchaseId) as [string, string];
    const gone = { reason: "company_gone", by: "installer", now: later({ hours: 1 }) } as const;
    await inTransaction(db, (tx) => endPurchases(tx, { purchaseIds: [early] }, gone));
    await stopEverything(at(later({ hours: 2 })), token, { erase: false });
    expect([await mailsOf(early), await mailsOf(late)]).toEqual([[{ mail: "stop" }], [{ mail: "stop" }]]);
  });

  it("races with thirty buyers: each is ordered to stop, or has bought nothing", async () => {
    const { leadId, token } = await sold(0);
    const buyers = await Promise.all(Array.from({ length: 30 }, () => anInstaller(db, { admin, credits: 5 })));
    const buying = buyers.map((buyer) => purchaseLead(at(), buyer, { leadId, purchaseId: randomUUID() }));
    buying.splice(15, 0, stopEverything(at(), token, { erase: false }) as never);
    const { done = 0, lead_unavailable: late = 0 } = await outcomesOf(buying);
    expect(done + late).toBe(31);
    const [count] = await ask<{ stops: number; purchases: number; active: number }>(
      db.orm,
      `select (select count(*)::int from stops where lead_id = '${leadId}') as stops,
              (select count(*)::int from lead_purchases where lead_id = '${leadId}') as purchases,
              (select count(*)::int from lead_purchases where lead_id = '${leadId}' and ended_at is null) as active`,
    );
    expect(count).toEqual({ stops: done - 1, purchases: done - 1, active: 0 });
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("disappears for every company: page, list, search, API, export, notes and queued mails", async () => {
    const { token, email, phone, bought } = await sold(1);
    const [{ buyer, purchaseId }] = bought as [(typeof bought)[0]];
    const note = { purchaseId, noteId: randomUUID(), text: `Wrote to ${email}, rang ${phone} about Quillfeather` };
    await addPurchaseNote(at(), buyer, note);
    await stopEverything(at(), token, { erase: false });
    await confirmStop(at(), buyer, { purchaseId, keptByLaw: "The invoice to Ms Quillfeather in CR0 1EA." });
    let exported = "";
    for await (const piece of exportOwnData(at(), buyer)) exported += piece;
    const shown = JSON.stringify([
      await myPurchase(at(), buyer, purchaseId),
      (await myPurchases(at(), buyer)).items,
      await findPurchaseForPrograms(db.orm, purchaseId),
      await purchasePage(at(), buyer, purchaseId),
      exported,
      await gatherMailFacts(at(), { mail: "stop", purchaseId }, "t"),
      (await gatherMailFacts(at(), { mail: "lead-bought-installer", purchaseId }, "t")) ?? "nothing",
      (await gatherMailFacts(at(), { mail: "contact-corrected", purchaseId, corrected: ["name"] }, "t")) ?? "nothing",
    ]);
    for (const secret of [email, phone, phone.slice(-6), "900456", "Quillfeather", "CR0 1EA"]) {
      expect(shown).not.toContain(secret);
    }
    // It has bought the lead, so nothing may say "until you buy".
    expect(shown).toContain("[no longer shown]");
    expect(shown).not.toContain("until you");
    expect(await findPurchaseForPrograms(db.orm, purchaseId)).toMatchObject({
      status: "ended",
      endedReason: "stopped",
      contact: { name: "Samantha", email: null, phone: null, postcode: "CR0" },
    });
    for (const search of [email, phone, "Quillfeather", "CR01EA"]) {
      expect((await myPurchases(at(), buyer, { q: search })).total, search).toBe(0);
    }
    expect((await myPurchases(at(), buyer, { q: "Samantha" })).total).toBe(1);
  });

  describe("is answered by the companies", () => {
    it("one by one, even if suspended; the last confirmation tells the customer, once", async () => {
      const { leadId, token, bought } = await sold(2);
      const [first, second] = bought as [(typeof bought)[0], (typeof bought)[0]];
      await stopEverything(at(), token, { erase: false });
      expect(await myOpenStops(at(), first.buyer)).toMatchObject([{ firstName: "Samantha", outcode: "CR0" }]);
      await ask(db.orm, `update profiles set status = 'suspended' where id = '${first.buyer.userId}'`);
      const keptByLaw = "The survey's safety record.";
      const pressed = Array.from({ length: 10 }, async () =>
        confirmStop(at(later({ hours: 1 })), await again(first.buyer), { purchaseId: first.purchaseId, keptByLaw }),
      );
      expect(await outcomesOf(pressed)).toEqual({ done: 10 });
      expect(await stopsOfProject(at(), token)).toMatchObject([
        { status: "confirmed", confirmedAt: later({ hours: 1 }), keptByLaw },
        { status: "asked", confirmedAt: null },
      ]);
      let exported = "";
      for await (const piece of exportOwnData(at(), first.buyer)) exported += piece;
      expect(JSON.parse(exported)).toMatchObject({ purchases: [{ orderToStop: { status: "confirmed", keptByLaw } }] });
      expect(await mailsOfLead(leadId)).toEqual([{ mail: "stop-sent" }]);
      await confirmStop(at(later({ hours: 2 })), second.buyer, { purchaseId: second.purchaseId, keptByLaw: "" });
      expect(await mailsOfLead(leadId)).toEqual([{ mail: "stop-sent" }, { mail: "stop-complete" }]);
      expect(await myOpenStops(at(), second.buyer)).toEqual([]);
    });

    it("only by those who were asked, in 500 characters at most", async () => {
      const { token, bought } = await sold(1);
      const [{ buyer, purchaseId }] = bought as [(typeof bought)[0]];
      const other = await anInstaller(db, { admin });
      expect(await outcomeOf(confirmStop(at(), buyer, { purchaseId, keptByLaw: "" }))).toBe("not_found");
      await stopEverything(at(), token, { erase: false });
      expect(await outcomeOf(confirmStop(at(), other, { purchaseId, keptByLaw: "" }))).toBe("not_found");
      expect(await outcomeOf(stopOfMyPurchase(at(), other, purchaseId))).toBe("not_found");
      const long = confirmStop(at(), buyer, { purchaseId, keptByLaw: "x".repeat(501) });
      expect(await outcomeOf(long)).toBe("invalid_input");
      expect(await stopOfMyPurchase(at(), buyer, purchaseId)).toMatchObject({ status: "asked" });
    });

    it("or not: reminders at 24 and 48 hours, overdue at 72, no buying until confirmed", async () => {
      const { token, bought } = await sold(1);
      const [{ buyer, purchaseId }] = bought as [(typeof bought)[0]];
      await stopEverything(at(), token, { erase: false });
      const watch = async (hours: number) => {
        for (let time = 0; time < 2; time++) await watchProjects(at(later({ hours })));
        return (await mailsOf(purchaseId)).map(({ mail }) => mail);
      };
      expect(await watch(23)).toEqual(["stop"]);
      expect(await watch(24)).toEqual(["stop", "stop"]);
      expect(await watch(47)).toEqual(["stop", "stop"]);
      expect(await watch(48)).toEqual(["stop", "stop", "stop"]);
      const leadId = await aLead(db, { admin });
      const buy = async (hours: number, lead = leadId) =>
        outcomeOf(purchaseLead(at(later({ hours })), await again(buyer), { leadId: lead, purchaseId: randomUUID() }));
      expect(await buy(71, await aLead(db, { admin }))).toBe("done");
      expect(await buy(72)).toBe("stop_overdue");
      // Not even with a company loaded before the order.
      const late = purchaseLead(at(later({ hours: 72 })), buyer, { leadId, purchaseId: randomUUID() });
      expect(await outcomeOf(late)).toBe("stop_overdue");
      expect(await watch(72)).toEqual(["stop", "stop", "stop", "stop-overdue", "stop-late"]);
      expect((await openStops(at(), admin)).find((one) => one.purchaseId === purchaseId)).toMatchObject({
        status: "overdue",
      });
      expect(await buy(73)).toBe("stop_overdue");
      await confirmStop(at(later({ hours: 74 })), await again(buyer), { purchaseId, keptByLaw: "" });
      expect(await buy(75)).toBe("done");
    });

    it("again, when the customer was contacted after the confirmation; an administrator can end it with a reason", async () => {
      const { token, bought } = await sold(1);
      const [{ buyer, purchaseId }] = bought as [(typeof bought)[0]];
      await stopEverything(at(), token, { erase: false });
      await confirmStop(at(), buyer, { purchaseId, keptByLaw: "" });
      const early = resolveStop(at(), admin, { purchaseId, reason: "They rang us." });
      expect(await outcomeOf(early)).toBe("conflict");
      for (let press = 0; press < 5; press++) await contactedAgain(at(later({ hours: 1 })), token, purchaseId);
      expect((await mailsOf(purchaseId)).map(({ mail }) => mail)).toEqual(["stop", "stop-overdue"]);
      const leadId = await aLead(db, { admin });
      const buy = async () =>
        outcomeOf(purchaseLead(at(later({ hours: 2 })), await again(buyer), { leadId, purchaseId: randomUUID() }));
      expect(await buy()).toBe("stop_overdue");
      expect(await outcomeOf(resolveStop(at(), admin, { purchaseId, reason: " " }))).toBe("invalid_input");
      expect(await outcomeOf(resolveStop(at(), buyer, { purchaseId, reason: "It was not us." }))).toBe("not_admin");
      await resolveStop(at(later({ hours: 2 })), admin, { purchaseId, reason: "It was another company." });
      expect(await buy()).toBe("done");
      const other = await sold(0);
      expect(await outcomeOf(contactedAgain(at(), other.token, purchaseId))).toBe("not_found");
    });
  });

  it("refunds a purchase after 2 hours, once, but not after 25; a waiting report counts as accepted", async () => {
    const { leadId, token, bought } = await sold(1);
    const [{ buyer: old }] = bought as [(typeof bought)[0]];
    const young = await anInstaller(db, { admin, credits: 5 });
    const reporting = await anInstaller(db, { admin, credits: 5 });
    const at23 = at(later({ hours: 23 }));
    await purchaseLead(at23, young, { leadId, purchaseId: randomUUID() });
    const reported = randomUUID();
    await purchaseLead(at23, reporting, { leadId, purchaseId: reported });
    const report = { id: randomUUID(), purchaseId: reported, reason: "wrong_phone" as const, note: undefined };
    await reportLead(at23, reporting, { requestId: report.id, purchaseId: reported, form: report });
    for (let press = 0; press < 3; press++) await stopEverything(at(later({ hours: 25 })), token, { erase: false });
    expect(await Promise.all([old, young, reporting].map(creditsOf))).toEqual([5, 5, 5]);
    expect(await ask(db.orm, `select status from refund_requests where purchase_id = '${reported}'`)).toEqual([
      { status: "accepted" },
    ]);
    expect(
      await ask(
        db.orm,
        `select count(*)::int as n from audit_log where action = 'automatic-refund' and subject_id = '${reported}'`,
      ),
    ).toEqual([{ n: 1 }]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is erased on request: after the last confirmation, after 30 days at the latest, or at once if nobody has the details", async () => {
    const alone = await sold(0);
    expect(await stopEverything(at(), alone.token, { erase: true })).toBe(true);
    expect(await outcomeOf(customerRequest(at(), alone.token))).toBe("link_invalid");

    const isErased = async (leadId: string) =>
      (await ask<{ status: string }>(db.orm, `select status from projects where lead_id = '${leadId}'`))[0]?.status ===
      "erased";
    const answered = await sold(1);
    const silent = await sold(1);
    for (const { token } of [answered, silent]) await stopEverything(at(), token, { erase: true });
    const [{ buyer, purchaseId }] = answered.bought as [(typeof answered.bought)[0]];
    await confirmStop(at(later({ hours: 5 })), buyer, { purchaseId, keptByLaw: "Samantha's invoice" });
    await watchProjects(at(later({ hours: 6 })));
    // The mail about it has to be sent first.
    expect(await isErased(answered.leadId)).toBe(false);
    await ask(db.orm, "update jobs set done_at = now() where payload->>'mail' like 'stop-%'");
    await watchProjects(at(later({ hours: 7 })));
    expect([await isErased(answered.leadId), await isErased(silent.leadId)]).toEqual([true, false]);
    expect(await ask(db.orm, `select kept_by_law from stops where lead_id = '${answered.leadId}'`)).toEqual([
      { kept_by_law: null },
    ]);
    await watchProjects(at(later({ days: 29 })));
    expect(await isErased(silent.leadId)).toBe(false);
    await watchProjects(at(later({ days: 30 })));
    expect(await isErased(silent.leadId)).toBe(true);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("must have confirmed: there is nothing to stop in a request that nobody could buy", async () => {
    const { token } = await aRequest(db);
    expect(await outcomeOf(stopEverything(at(), token, { erase: true }))).toBe("not_found");
  });
});
