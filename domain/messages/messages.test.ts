import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import type { User } from "#domain/actor.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import {
  removeAsCompany,
  removeAsCustomer,
  reportAsCompany,
  reportAsCustomer,
} from "#domain/messages/change-message.ts";
import {
  companyThreads,
  countCompanyUnread,
  myThreads,
  threadOfCompany,
  threadOfCustomer,
} from "#domain/messages/read-thread.ts";
import { decideMessage, messagesToDecide, readThread } from "#domain/messages/reported-messages.ts";
import { messageIdOf, writeAsCompany, writeAsCustomer } from "#domain/messages/send-message.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject, type Offer } from "#tests/support/quotes.ts";

eachDatabase("messages", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const project = () => aQuotedProject(db, admin);
  const fromCompany = (
    { buyer, purchaseId }: Offer,
    text: string,
    { id = `${randomUUID()}`, now = NOON }: { id?: string; now?: Date } = {},
  ) => writeAsCompany(at(now), buyer, { purchaseId, id, text });
  const exportOf = async ({ buyer }: Offer): Promise<Record<string, unknown>> => {
    let json = "";
    for await (const piece of exportOwnData(at(), buyer)) json += piece;
    return JSON.parse(json);
  };
  const jobsOf = async (purchaseId: string) =>
    ask<{ mail: string | null; event: string | null; runAt: string; since: string }>(
      db.orm,
      `select payload->>'mail' as mail, payload->>'event' as event, payload->>'since' as since,
              to_char(run_at at time zone 'UTC', 'HH24:MI') as "runAt"
         from jobs where payload->>'purchaseId' = '${purchaseId}'
          and (payload->>'mail' like 'message%' or payload->>'event' = 'message.received') order by id`,
    );

  it("reach the other side on its page, by mail and by webhook, and nobody else", async () => {
    const { token, one, other } = await project();
    await writeAsCustomer(at(), token, {
      to: one.purchaseId,
      id: randomUUID(),
      text: " Could you come\r\non Tuesday? ",
    });
    const thread = await threadOfCompany(at(), one.buyer, one.purchaseId, { marksRead: false });
    expect(thread.messages).toMatchObject([{ from: "customer", text: "Could you come\non Tuesday?", state: "shown" }]);
    expect(thread.name).toBe("Sarah Whitlock");
    expect(await jobsOf(one.purchaseId)).toMatchObject([{ event: "message.received" }, { mail: "message-to-company" }]);
    const mail = { mail: "message-to-company", purchaseId: one.purchaseId, since: NOON.toISOString() } as const;
    expect(await gatherMailFacts(at(), mail, "t")).toMatchObject({
      sender: "Sarah",
      texts: ["Could you come\non Tuesday?"],
    });
    expect(await jobsOf(other.purchaseId)).toEqual([]);
    expect((await threadOfCompany(at(), other.buyer, other.purchaseId, { marksRead: false })).messages).toEqual([]);
    expect(await outcomeOf(threadOfCompany(at(), other.buyer, one.purchaseId, { marksRead: true }))).toBe("not_found");
    expect(await companyThreads(at(), other.buyer)).toEqual([]);
    expect(await countCompanyUnread(at(), one.buyer)).toBe(1);
    await threadOfCompany(at(later({ hours: 1 })), one.buyer, one.purchaseId, { marksRead: true });
    expect(await countCompanyUnread(at(), one.buyer)).toBe(0);
    const [seen] = (await threadOfCustomer(at(), token, one.purchaseId)).messages;
    expect(seen).toMatchObject({ readAt: later({ hours: 1 }), canRemove: true });
    expect(await gatherMailFacts(at(later({ hours: 1 })), mail, "t"), "read by now").toBeUndefined();
  });

  it("of a company move its stage to Contacted, and tell the customer who writes", async () => {
    const { token, one } = await project();
    await ask(db.orm, `update lead_purchases set stage = 'new' where id = '${one.purchaseId}' returning 1`);
    await fromCompany(one, "Good morning");
    expect((await myPurchase(at(), one.buyer, one.purchaseId)).stage).toBe("contacted");
    const mail = { mail: "message", purchaseId: one.purchaseId, since: NOON.toISOString() } as const;
    const facts = await gatherMailFacts(at(), mail, "token-of-a-message");
    expect(facts).toMatchObject({
      sender: one.company,
      path: `/requests/token-of-a-message/messages/${one.purchaseId}`,
    });
    expect((await threadOfCustomer(at(), "token-of-a-message", one.purchaseId)).messages).toHaveLength(1);
    expect((await myThreads(at(), token)).map(({ name }) => name)).toContain(one.company);
  });

  it("are limited to a company's own purchases", async () => {
    const { one, other } = await project();
    expect(await outcomeOf(fromCompany({ ...other, purchaseId: one.purchaseId }, "Good morning"))).toBe("not_found");
    expect(await outcomeOf(fromCompany({ ...one, purchaseId: randomUUID() }, "Good morning"))).toBe("not_found");
    expect(await jobsOf(one.purchaseId)).toEqual([]);
  });

  it("are one message per id, even when sent thirty times at once; other words under it are refused", async () => {
    const { token, one } = await project();
    const id = messageIdOf(one.purchaseId, "key");
    const mine = randomUUID();
    const sent = await Promise.all(Array.from({ length: 30 }, () => fromCompany(one, "Hello", { id })));
    expect(sent.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const write = (text: string) => writeAsCustomer(at(), token, { to: one.purchaseId, id: mine, text });
    expect(await outcomesOf(Array.from({ length: 30 }, () => write("Hi")))).toEqual({ done: 30 });
    expect(await outcomeOf(write("Bye"))).toBe("idempotency_key_reused");
    expect(await outcomeOf(fromCompany(one, "Hello", { id: mine }))).toBe("idempotency_key_reused");
    expect((await threadOfCustomer(at(), token, one.purchaseId)).messages).toHaveLength(2);
    expect((await jobsOf(one.purchaseId)).filter(({ mail }) => mail !== null)).toHaveLength(2);
  });

  it("cause one mail in ten minutes, which includes everything since", async () => {
    const { one } = await project();
    const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
    await fromCompany(one, "first");
    for (const minute of [1, 2, 9]) await fromCompany(one, `minute ${minute}`, { now: minutes(minute) });
    const mails = await jobsOf(one.purchaseId);
    expect(mails.map(({ runAt }) => runAt)).toEqual(["12:00", "12:10"]);
    const since = String(mails[1]?.since);
    const facts = await gatherMailFacts(
      at(minutes(10)),
      { mail: "message", purchaseId: one.purchaseId, since },
      "t".repeat(20),
    );
    expect(facts).toMatchObject({ texts: ["minute 1", "minute 2", "minute 9"] });
    await fromCompany(one, "minute 25", { now: minutes(25) });
    expect((await jobsOf(one.purchaseId)).at(-1)?.runAt).toBe("12:25");
  });

  it("are mailed even if sent by a clock a day ahead, and delay no later ones", async () => {
    const { one } = await project();
    const tomorrow = later({ days: 1 });
    await fromCompany(one, "First.", { now: tomorrow });
    await fromCompany(one, "Second.");
    const mails = await jobsOf(one.purchaseId);
    expect(mails.map(({ runAt }) => runAt)).toEqual(["12:00", "12:00"]);
    const mail = { mail: "message", purchaseId: one.purchaseId } as const;
    const facts = mails.map(({ since }) => gatherMailFacts(at(), { ...mail, since }, randomUUID()));
    expect(await Promise.all(facts)).toMatchObject([{ texts: ["First."] }, { texts: ["Second.", "First."] }]);
  });

  it("are sent to each company that still sees the details, once", async () => {
    const { token, one, other } = await project();
    const id = randomUUID();
    for (let press = 0; press < 2; press++) {
      expect(await writeAsCustomer(at(), token, { to: "all", id, text: "Which inverter?" })).toBe(2);
    }
    for (const { buyer, purchaseId } of [one, other]) {
      expect((await threadOfCompany(at(), buyer, purchaseId, { marksRead: false })).messages).toHaveLength(1);
    }
  });

  it("can be taken back for 15 minutes by their sender alone, and are in no later mail", async () => {
    const { token, one, other } = await project();
    const id = randomUUID();
    await fromCompany(one, "Wrong customer", { id });
    expect(await outcomeOf(removeAsCustomer(at(), token, id))).toBe("not_found");
    expect(await outcomeOf(removeAsCompany(at(), other.buyer, id))).toBe("not_found");
    const late = new Date(NOON.getTime() + limits.messageRemovableMinutes * 60_000);
    expect(await outcomeOf(removeAsCompany(at(late), one.buyer, id))).toBe("conflict");
    for (let press = 0; press < 2; press++) await removeAsCompany(at(new Date(late.getTime() - 1)), one.buyer, id);
    const [seen] = (await threadOfCustomer(at(), token, one.purchaseId)).messages;
    expect(seen).toMatchObject({ text: null, state: "removed" });
    const mail = { mail: "message", purchaseId: one.purchaseId, since: NOON.toISOString() } as const;
    expect(await gatherMailFacts(at(late), mail, "t".repeat(20))).toBeUndefined();
  });

  it("can be reported by their reader, and hidden or left by an administrator, who needs a reason to read on", async () => {
    const { token, one } = await project();
    const rude = randomUUID();
    const mine = randomUUID();
    await fromCompany(one, "Rude words", { id: rude });
    await writeAsCustomer(at(), token, { to: one.purchaseId, id: mine, text: "Ruder words" });
    expect(await outcomeOf(reportAsCustomer(at(), token, { id: mine, reason: "" }))).toBe("not_found");
    await reportAsCustomer(at(), token, { id: rude, reason: "Insults" });
    await reportAsCompany(at(later({ hours: 1 })), one.buyer, { id: mine, reason: "" });
    const waiting = (await messagesToDecide(at(), admin)).filter(({ purchaseId }) => purchaseId === one.purchaseId);
    expect(waiting.map(({ text, reportReason }) => [text, reportReason])).toEqual([
      ["Rude words", "Insults"],
      ["Ruder words", null],
    ]);
    const read = { purchaseId: one.purchaseId };
    expect(await outcomeOf(readThread(at(), admin, { ...read, reason: " " }))).toBe("invalid_input");
    expect((await readThread(at(), admin, { ...read, reason: "Two reports" })).messages).toHaveLength(2);
    const audited = await ask(
      db.orm,
      `select action, reason from audit_log where subject_id = '${one.purchaseId}' and action = 'read-thread'`,
    );
    expect(audited).toEqual([{ action: "read-thread", reason: "Two reports" }]);
    const decide = () => decideMessage(at(), admin, { id: rude, decision: "hidden", reason: "Insults" });
    expect(await outcomesOf(Array.from({ length: 30 }, decide))).toEqual({ done: 1, conflict: 29 });
    await decideMessage(at(), admin, { id: mine, decision: "left", reason: "Harmless" });
    const states = (await threadOfCustomer(at(), token, one.purchaseId)).messages.map(({ text }) => text);
    expect(states.toSorted()).toEqual(["Ruder words", null]);
    expect(await outcomeOf(messagesToDecide(at(), one.buyer))).toBe("not_admin");
  });

  it("cannot be sent once everything is stopped, and then show the company no contact details", async () => {
    const { leadId, token, one } = await project();
    const [lead] = await ask<{ email: string }>(
      db.orm,
      `select customer_email as email from leads where id = '${leadId}'`,
    );
    await writeAsCustomer(at(), token, { to: one.purchaseId, id: randomUUID(), text: `Write to ${lead?.email}` });
    await stopEverything(at(), token, { erase: false });
    expect(await outcomeOf(fromCompany(one, "One more thing"))).toBe("project_closed");
    const again = writeAsCustomer(at(), token, { to: one.purchaseId, id: randomUUID(), text: "No" });
    expect(await outcomeOf(again)).toBe("project_closed");
    const thread = await threadOfCompany(at(), one.buyer, one.purchaseId, { marksRead: true });
    const exported = await exportOf(one);
    expect(exported.purchases).toMatchObject([{ messages: [{ from: "customer", state: "shown" }] }]);
    expect(JSON.stringify(exported)).not.toContain(lead?.email);
    expect(JSON.stringify(thread)).not.toContain(lead?.email);
    expect(thread).toMatchObject({ name: "Sarah", isOver: true });
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    expect(await ask(db.orm, `select text from messages where lead_id = '${leadId}' and text is not null`)).toEqual([]);
  });

  it("keep a purchase from being refunded at an early end if the customer has written", async () => {
    const { token, one } = await project();
    await writeAsCustomer(at(), token, { to: one.purchaseId, id: randomUUID(), text: "When can you come?" });
    await stopEverything(at(later({ hours: 2 })), token, { erase: false });
    const refunds = await ask(
      db.orm,
      `select from credit_transactions where cause_id = '${one.purchaseId}' and transaction_type = 'refund'`,
    );
    expect(refunds).toEqual([]);
  });

  it("are listed unread first in the company's inbox, then newest first", async () => {
    const buyer = await anInstaller(db, { admin, credits: 3 * limits.leadPriceCredits });
    const bought = async () => {
      const { leadId, token } = await aConfirmedRequest(db);
      const purchaseId = randomUUID();
      await purchaseLead(at(), buyer, { leadId, purchaseId });
      return { token, purchaseId };
    };
    const unread = await bought();
    const earlier = await bought();
    const latest = await bought();
    await writeAsCustomer(at(), unread.token, { to: unread.purchaseId, id: randomUUID(), text: "Are you there?" });
    const answer = (purchaseId: string, hours: number) =>
      writeAsCompany(at(later({ hours })), buyer, { purchaseId, id: randomUUID(), text: "Good morning" });
    await answer(earlier.purchaseId, 1);
    await answer(latest.purchaseId, 2);
    const inbox = async () => (await companyThreads(at(), buyer)).map(({ purchaseId }) => purchaseId);
    expect(await inbox()).toEqual([unread.purchaseId, latest.purchaseId, earlier.purchaseId]);
    await threadOfCompany(at(), buyer, unread.purchaseId, { marksRead: true });
    expect(await inbox()).toEqual([latest.purchaseId, earlier.purchaseId, unread.purchaseId]);
  });

  it("are in the company's data export for its own purchases, except removed ones", async () => {
    const { token, one, other } = await project();
    await writeAsCustomer(at(), token, { to: one.purchaseId, id: randomUUID(), text: "Is the loft in the way?" });
    const id = randomUUID();
    await fromCompany(one, "A slip of the pen", { id, now: later({ hours: 1 }) });
    await removeAsCompany(at(later({ hours: 1 })), one.buyer, id);
    const sentAt = later({ hours: 1 }).toISOString();
    expect((await exportOf(one)).purchases).toMatchObject([
      {
        messages: [
          { from: "customer", text: "Is the loft in the way?", sentAt: NOON.toISOString(), state: "shown" },
          { id, from: "installer", text: null, sentAt, state: "removed" },
        ],
      },
    ]);
    expect((await exportOf(other)).purchases).toMatchObject([{ messages: [] }]);
  });

  it("must have words, and are limited", async () => {
    const { token, one } = await project();
    for (let count = 0; count < limits.messagesPerThreadPerDay; count++) await fromCompany(one, `Message ${count}`);
    expect(await outcomeOf(fromCompany(one, "One too many"))).toBe("too_many_requests");
    for (const text of ["", " \n ", "x".repeat(4001), "a\u0000b"]) {
      const sent = writeAsCustomer(at(), token, { to: one.purchaseId, id: randomUUID(), text });
      expect(await outcomeOf(sent)).toBe("invalid_input");
    }
    const change = (set: string) =>
      ask(db.orm, `update messages set ${set} where purchase_id = '${one.purchaseId}' returning 1`).then(
        () => "done",
        (error: unknown) => violationOf(error)?.refusal,
      );
    for (const set of ["text = 'other'", "sender = 'customer'", "sent_at = now()"])
      expect(await change(set)).toBe("messages_change");
  });
});
