import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { allLeads } from "#domain/admin/leads/all-leads.ts";
import { leadFile } from "#domain/admin/leads/lead-file.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { leadTimeline } from "#domain/admin/timeline/timelines.ts";
import { declineReport } from "#domain/lead-reports/decide-report.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { eraseCustomer } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { writeAsCustomer } from "#domain/messages/send-message.ts";
import { sendOutline } from "#domain/outline-quotes/send-outline.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { addPurchaseNote } from "#domain/purchases/purchase-notes.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eraseMyDetails } from "#domain/requests/erase-my-details.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aLead, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { anOutline, aPickingRequest } from "#tests/support/quotes.ts";

const REMOVED = "Details removed at the customer's request";

eachDatabase("a customer who wants to be erased", (open) => {
  let db: Database;
  let admin: User;
  let context: { db: Database; now: Date };

  beforeAll(async () => {
    db = await open();
    context = { db, now: NOON };
    admin = await anAdmin(db);
  });

  /** A customer with a distinctive word in every field and note. */
  async function aTellTale(given: Record<string, string> = {}) {
    const word = `Quill${randomUUID().slice(0, 8)}`;
    const email = `${word.toLowerCase()}@example.com`;
    const form = aQuoteForm({ name: `Sarah ${word}`, email, message: `Call ${word}.`, ...given });
    return { word, email, form, ...(await aConfirmedRequest(db, { form })) };
  }

  async function sell(leadId: string, buyer?: Buyer) {
    const company = buyer ?? (await anInstaller(db, { admin, credits: 10 }));
    const purchaseId = randomUUID();
    await purchaseLead(context, company, { leadId, purchaseId });
    return { company, purchaseId };
  }

  /** Every table with this text anywhere, except those kept permanently. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await ask<{ name: string }>(
      db.orm,
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await ask(
        db.orm,
        `select 1 from "${name}" t where lower(t::text) like '%${text.toLowerCase()}%' limit 1`,
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  const mailsTold = (purchaseIds: readonly string[]) =>
    ask(
      db.orm,
      `select payload->>'purchaseId' as purchase from jobs where payload->>'mail' = 'customer-erased'
         and payload->>'purchaseId' in (${purchaseIds.map((id) => `'${id}'`).join(",")})`,
    );

  it("leaves none of their words in any table, and keeps everything that was sold", async () => {
    const { word, form: typed, leadId, token } = await aTellTale();
    const { company, purchaseId } = await sell(leadId);
    const noted = { purchaseId, noteId: randomUUID(), text: `${word} is a friend of ours` };
    await addPurchaseNote(context, company, noted);
    const form = { reason: "wrong_phone" as const, note: `${word} hung up` };
    await reportLead(context, company, { purchaseId, requestId: randomUUID(), form });
    const [report] = await ask<{ id: string }>(
      db.orm,
      `select id from refund_requests where purchase_id = '${purchaseId}'`,
    );
    await declineReport(context, admin, { requestId: report?.id ?? "", reason: `${word} answered us` });
    await ask(
      db.orm,
      `update jobs set last_error = '550 <${word}>' where kind = 'send-mail' and payload->>'leadId' = '${leadId}'`,
    );
    await ask(
      db.orm,
      `insert into captured_mails (message_id, recipient, subject, text, html, sent_at)
        select 'job-' || id || '@localhost', '${word}@example.com', 'x', '${word}', '', now()
          from jobs where payload->>'purchaseId' = '${purchaseId}' and payload->>'mail' = 'lead-bought-installer'`,
    );
    expect((await tablesWith(word)).length).toBeGreaterThan(4);
    const ledger = await ask(db.orm, "select * from credit_transactions order by id");

    expect(await eraseMyDetails(context, token, "request")).toBe(1);
    // An administrator's reason for a decision stays in the audit log, which nobody can edit.
    expect(await tablesWith(word)).toEqual(["audit_log"]);
    expect(await tablesWith(typed.phone)).toEqual([]);
    expect(await ask(db.orm, "select * from credit_transactions order by id")).toEqual(ledger);
    expect(await myPurchase(context, company, purchaseId)).toMatchObject({
      contact: { name: REMOVED, email: null, phone: null, postcode: "CR0" },
      description: null,
      notes: null,
      anonymisedBecause: "customer",
    });
    expect(await mailsTold([purchaseId])).toHaveLength(1);
    const told = await gatherMailFacts(context, { mail: "customer-erased", purchaseId }, "t");
    expect(told).toMatchObject({ to: company.email, purchaseId, location: "Croydon" });
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("also loses the reasons for reported messages and outlines, and our team's notes on them", async () => {
    const { word, leadId, token } = await aTellTale();
    const { purchaseId } = await sell(leadId);
    await writeAsCustomer(context, token, { to: purchaseId, id: randomUUID(), text: "When can you come?" });
    const picking = await aPickingRequest(db);
    const company = await anInstaller(db, { admin, credits: 10 });
    await sendOutline(context, company, { leadId: picking.leadId, id: randomUUID(), posted: anOutline });
    await ask(db.orm, `update outlines set text = null, equipment = null where lead_id = '${picking.leadId}'`);
    for (const table of ["messages", "outlines"])
      await ask(
        db.orm,
        `update ${table} set reported_at = sent_at, report_reason = '${word} is cross', decided_at = sent_at,
                decision = 'left', decision_reason = '${word} is mistaken'
          where lead_id in ('${leadId}', '${picking.leadId}')`,
      );
    for (const one of [token, picking.token]) await eraseMyDetails(context, one, "request");
    expect(await tablesWith(word)).toEqual([]);
  });

  it("is erased for this request only, or for all from the same email address, as they choose", async () => {
    for (const [scope, left] of [
      ["request", 1],
      ["everything", 0],
    ] as const) {
      const { word, email, token } = await aTellTale();
      await aLead(db, { admin, form: { customer_name: word, customer_email: email } });
      await aConfirmedRequest(db);
      expect(await eraseMyDetails(context, token, scope)).toBe(2 - left);
      const leads = await ask(
        db.orm,
        `select id from leads where customer_email = '${email}' and customer_name = '${word}'`,
      );
      expect(leads).toHaveLength(left);
      expect(await outcomeOf(customerRequest(context, token))).toBe("link_invalid");
      expect(await outcomeOf(eraseMyDetails(context, token, scope))).toBe("link_invalid");
    }
  });

  it("has an open request closed, and one that is over left unchanged", async () => {
    const waiting = await aRequest(db);
    const forSale = await aConfirmedRequest(db);
    const closed = await aConfirmedRequest(db);
    await withdrawLead(context, admin, { leadId: closed.leadId, reason: "Sarah Whitlock called." });
    const sold = await aConfirmedRequest(db);
    for (const _ of [1, 2, 3]) await sell(sold.leadId);
    for (const { token } of [waiting, forSale, closed, sold]) await eraseMyDetails(context, token, "request");
    const states = await Promise.all(
      [waiting, forSale, closed, sold].map(async ({ leadId }) => {
        const [lead] = await ask(db.orm, `select status, closed_by, closed_reason from leads where id = '${leadId}'`);
        return lead;
      }),
    );
    expect(states).toEqual([
      { status: "withdrawn", closed_by: "customer", closed_reason: null },
      { status: "withdrawn", closed_by: "customer", closed_reason: null },
      { status: "withdrawn", closed_by: "admin", closed_reason: null },
      { status: "sold", closed_by: null, closed_reason: null },
    ]);
  });

  it("during concurrent purchases: each buyer is told, and nobody buys afterwards", async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => anInstaller(db, { admin, credits: 10 })));
    for (const place of [0, 2, 4, 6]) {
      const { leadId, token } = await aTellTale();
      const buying = buyers.map((buyer) => purchaseLead(context, buyer, { leadId, purchaseId: randomUUID() }));
      const erasing = Array.from({ length: 4 }, () => eraseMyDetails(context, token, "everything"));
      const all = [...buying.slice(0, place), ...erasing, ...buying.slice(place)];
      await outcomesOf(all as Promise<unknown>[]);
      expect(await outcomeOf(customerRequest(context, token))).toBe("link_invalid");
      const bought = await ask<{ id: string }>(db.orm, `select id from lead_purchases where lead_id = '${leadId}'`);
      if (bought.length > 0) expect(await mailsTold(bought.map(({ id }) => id))).toHaveLength(bought.length);
      expect(await ask(db.orm, `select customer_phone from leads where id = '${leadId}'`)).toEqual([
        { customer_phone: null },
      ]);
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("thirty concurrent calls for two requests from one address all succeed", async () => {
    const { email, token } = await aTellTale();
    const other = await aConfirmedRequest(db, { form: aQuoteForm({ email, serviceType: "heat-pumps" }) });
    const events = () => ask(db.orm, "select detail from security_events where detail = '2 of the customer''s own'");
    const before = (await events()).length;
    const presses = Array.from({ length: 15 }, () =>
      [token, other.token].map((one) => eraseMyDetails(context, one, "everything")),
    );
    const { done = 0, link_invalid = 0 } = await outcomesOf(presses.flat());
    expect(done + link_invalid).toBe(30);
    expect(await events()).toHaveLength(before + 1);
  });

  describe("by an administrator", () => {
    it("requires a reason; the audit log keeps who, why and which lead, but nothing about the customer", async () => {
      const { word, leadId, email } = await aTellTale();
      const entered = await aLead(db, { admin, form: { customer_name: word, customer_email: email } });
      const erase = (reason: string) => eraseCustomer({ ...context, address: "192.0.2.1" }, admin, { leadId, reason });
      expect(await outcomeOf(erase(" "))).toBe("invalid_input");
      expect(await erase("Asked for by phone.")).toBe(2);
      expect(await outcomeOf(erase("Asked again."))).toBe("conflict");
      expect(await tablesWith(word)).toEqual([]);
      const audits = await ask(
        db.orm,
        `select reason, before, after from audit_log where action = 'erase-customer' and subject_id in ('${leadId}', '${entered}')`,
      );
      expect(audits).toEqual([1, 2].map(() => ({ reason: "Asked for by phone.", before: null, after: null })));
      const events = await ask(
        db.orm,
        `select actor_id, user_id, detail from security_events where kind = 'customer_erased' and actor_id = '${admin.userId}'`,
      );
      expect(events).toEqual([{ actor_id: admin.userId, user_id: null, detail: "2 leads" }]);
      const file = await leadFile(context, admin, leadId);
      expect(file.lead.customer).toEqual({ name: REMOVED, email: null, phone: null, postcode: "CR0" });
      const { items } = await leadTimeline(context, admin, leadId, { show: "decision" });
      expect(items[0]).toMatchObject({ who: "Ada", words: "erased the customer of {subject}" });
      expect((await allLeads(context, admin, { q: email })).items).toEqual([]);
    });

    it("is refused to anyone else", async () => {
      const { leadId } = await aTellTale();
      const installer = await anInstaller(db, { admin });
      const erase = (actor: Parameters<typeof eraseCustomer>[1]) =>
        eraseCustomer(context, actor, { leadId, reason: "x" });
      expect(await outcomeOf(erase(visitor))).toBe("not_signed_in");
      expect(await outcomeOf(erase(installer))).toBe("not_admin");
      expect(await outcomeOf(eraseCustomer(context, admin, { leadId: randomUUID(), reason: "x" }))).toBe("not_found");
    });
  });

  it("can close a request first, and erase it later", async () => {
    const { token, leadId } = await aTellTale();
    const { purchaseId } = await sell(leadId);
    await closeRequest({ db, now: later({ hours: 1 }) }, token);
    await eraseMyDetails({ db, now: later({ hours: 2 }) }, token, "request");
    expect(await mailsTold([purchaseId])).toHaveLength(1);
  });
});
