import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { changeMind, chooseQuote, declineQuote, readReasons } from "#domain/projects/choose-quote.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { watchProjects } from "#domain/projects/watch-projects.ts";
import { findPurchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { myQuotes, openMyQuote } from "#domain/quotes/customer-quotes.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { anOffer, aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("a customer who chooses", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });
  const none = new Map();

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const quoted = () => aQuotedProject(db, admin);
  const statusOf = async (leadId: string) =>
    (await ask<{ status: string }>(db.orm, `select status from projects where lead_id = '${leadId}'`))[0]?.status;
  const chosenIn = async (leadId: string) =>
    (await ask(db.orm, `select id from quotes where lead_id = '${leadId}' and status = 'chosen'`)).length;

  it("makes one company win and the others lose, who are told without a name or a price", async () => {
    const { leadId, token, one, other } = await quoted();
    const form = new FormData();
    form.set(`tell-${other.purchaseId}`, "on");
    form.set(`reason-${other.purchaseId}`, "price");
    form.set(`words-${other.purchaseId}`, "It was close.");
    const reasons = readReasons(form, [other.purchaseId]);
    for (let press = 0; press < 3; press++) await chooseQuote(at(), token, { quoteId: one.quoteId, reasons });
    expect(await statusOf(leadId)).toBe("chosen");
    expect(await ask(db.orm, `select status from leads where id = '${leadId}'`)).toEqual([{ status: "withdrawn" }]);
    expect((await myPurchase(at(), one.buyer, one.purchaseId)).stage).toBe("won");
    expect((await myPurchase(at(), other.buyer, other.purchaseId)).stage).toBe("lost");
    const won = await gatherMailFacts(
      at(),
      { mail: "quote-chosen", purchaseId: one.purchaseId, quoteId: one.quoteId },
      "t",
    );
    expect(won).toMatchObject({ firstName: "Sarah", option: "A", revision: 1 });
    const lost = await gatherMailFacts(at(), { mail: "decided", purchaseId: other.purchaseId }, "t");
    expect(lost).toMatchObject({ customerReason: "price", customerWords: "It was close.", isChangeOfMind: false });
    const told = JSON.stringify([lost, await findPurchaseForPrograms(db.orm, other.purchaseId)]);
    for (const secret of [one.company, one.purchaseId, one.quoteId, "8,450"]) expect(told).not.toContain(secret);
    const [mails] = await ask<{ won: number; lost: number }>(
      db.orm,
      `select count(*) filter (where payload->>'mail' = 'quote-chosen')::int as won,
              count(*) filter (where payload->>'mail' = 'decided')::int as lost
         from jobs where payload->>'purchaseId' in ('${one.purchaseId}', '${other.purchaseId}')`,
    );
    expect(mails).toEqual({ won: 1, lost: 1 });
  });

  it("ends up with one choice after thirty clicks on two quotes at once", async () => {
    const { leadId, token, one, other } = await quoted();
    const presses = Array.from({ length: 30 }, (_, press) =>
      chooseQuote(at(), token, { quoteId: press % 2 ? one.quoteId : other.quoteId, reasons: none }),
    );
    expect(await outcomesOf(presses)).toEqual({ done: 15, conflict: 15 });
    expect(await chosenIn(leadId)).toBe(1);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is told when a newer revision has come, or the quote no longer holds", async () => {
    const { token, one, other } = await quoted();
    await anOffer(db, one);
    expect(await outcomeOf(chooseQuote(at(), token, { quoteId: one.quoteId, reasons: none }))).toBe("quote_changed");
    const late = at(new Date("2027-01-01T00:00:00Z"));
    expect(await outcomeOf(chooseQuote(late, token, { quoteId: other.quoteId, reasons: none }))).toBe("quote_ended");
    const lastDay = at(new Date("2026-12-31T23:59:59Z"));
    expect(await outcomeOf(chooseQuote(lastDay, token, { quoteId: other.quoteId, reasons: none }))).toBe("done");
  });

  it("can change their mind: the project and its valid quotes are open again", async () => {
    const { leadId, token, one, other } = await quoted();
    await chooseQuote(at(), token, { quoteId: one.quoteId, reasons: none });
    for (let press = 0; press < 2; press++) await changeMind(at(), token);
    expect(await statusOf(leadId)).toBe("open");
    expect((await myQuotes(at(), token)).map(({ status }) => status)).toEqual(["sent", "sent"]);
    expect((await myPurchase(at(), one.buyer, one.purchaseId)).stage).toBe("quoted");
    expect((await myPurchase(at(), other.buyer, other.purchaseId)).stage).toBe("quoted");
    expect(await gatherMailFacts(at(), { mail: "decided", purchaseId: other.purchaseId }, "t")).toBeUndefined();
    await chooseQuote(at(), token, { quoteId: other.quoteId, reasons: none });
    expect(await chosenIn(leadId)).toBe(1);
    await stopEverything(at(), token, { erase: false });
    expect(await outcomeOf(changeMind(at(), token))).toBe("project_closed");
  });

  it("can choose five times a day, and then keeps the last choice", async () => {
    const { leadId, token, one } = await quoted();
    const choose = (now = NOON) => chooseQuote(at(now), token, { quoteId: one.quoteId, reasons: none });
    for (let turn = 0; turn < 5; turn++) {
      await choose();
      await changeMind(at(), token);
    }
    const mails = () => ask(db.orm, `select from jobs where payload->>'purchaseId' = '${one.purchaseId}'`);
    const before = (await mails()).length;
    const refused = await choose().catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "too_many_requests", words: expect.stringMatching(/choose 5 times a day/) });
    expect([await statusOf(leadId), (await mails()).length]).toEqual(["open", before]);
    expect(await outcomeOf(choose(later({ hours: 24 })))).toBe("done");
  });

  it("can decline a quote, which then cannot be chosen", async () => {
    const { token, one } = await quoted();
    for (let press = 0; press < 2; press++) await declineQuote(at(), token, one.quoteId);
    expect((await openMyQuote(at(), token, one.quoteId)).status).toBe("declined");
    expect(await outcomeOf(chooseQuote(at(), token, { quoteId: one.quoteId, reasons: none }))).toBe("quote_ended");
  });

  it("cannot choose a suspended company, nor a quote of somebody else's project", async () => {
    const { token, one } = await quoted();
    const stranger = await quoted();
    const theirs = { quoteId: stranger.one.quoteId, reasons: none };
    expect(await outcomeOf(chooseQuote(at(), token, theirs))).toBe("not_found");
    expect(await outcomeOf(declineQuote(at(), token, stranger.one.quoteId))).toBe("not_found");
    expect(await outcomeOf(openMyQuote(at(), token, stranger.one.quoteId))).toBe("not_found");
    await ask(db.orm, `update profiles set status = 'suspended' where id = '${one.buyer.userId}'`);
    expect(await outcomeOf(chooseQuote(at(), token, { quoteId: one.quoteId, reasons: none }))).toBe("conflict");
  });

  it("is no longer seen by the others 14 days later", async () => {
    const { token, one, other } = await quoted();
    await chooseQuote(at(), token, { quoteId: one.quoteId, reasons: none });
    const emailOf = async (purchaseId: string) => (await findPurchaseForPrograms(db.orm, purchaseId)).contact.email;
    await watchProjects(at(later({ days: 13 })));
    expect(await emailOf(other.purchaseId)).not.toBeNull();
    await watchProjects(at(later({ days: 15 })));
    expect(await emailOf(other.purchaseId)).toBeNull();
    expect(await findPurchaseForPrograms(db.orm, other.purchaseId)).toMatchObject({ endedReason: "not_chosen" });
    expect(await emailOf(one.purchaseId)).not.toBeNull();
    expect(await chosenIn((await findPurchaseForPrograms(db.orm, one.purchaseId)).leadId)).toBe(1);
  });

  it("may give a reason from the list and up to 300 characters", () => {
    const form = new FormData();
    form.set("tell-a", "on");
    form.set("reason-a", "revenge");
    form.set("words-a", "x".repeat(301));
    expect(() => readReasons(form, ["a"])).toThrow("invalid_input");
    form.set("reason-a", "price");
    for (const words of ["x".repeat(301), "nul\u0000", "bell\u0001", "gpj\u202eexe", "half \ud800"]) {
      const sent = { get: (name: string) => (name === "words-a" ? words : form.get(name)) };
      expect(() => readReasons(sent, ["a"])).toThrow("invalid_input");
    }
    form.set("words-a", "\ufeffToo\u000bdear\u200b");
    expect(readReasons(form, ["a"]).get("a")?.words).toBe("Too\ndear");
    form.delete("tell-a");
    expect(readReasons(form, ["a"])).toEqual(new Map());
  });
});
