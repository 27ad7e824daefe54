import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { writeCursor } from "#domain/cursor.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { type CompanyQuote, companyQuotes } from "#domain/quotes/company-quotes.ts";
import { openMyQuote } from "#domain/quotes/customer-quotes.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { anAdmin, later, NOON, outcomeOf } from "#tests/support/people.ts";
import { anOffer, aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("a company's list of quotes", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("contains only its own, newest first, with their status and whether the customer has opened them", async () => {
    const { token, one } = await aQuotedProject(db, admin);
    await openMyQuote(at(later({ hours: 1 })), token, one.quoteId);
    await anOffer(db, { ...one, now: later({ hours: 2 }) });
    const { quotes, nextCursor } = await companyQuotes(at(), one.buyer);
    expect(quotes.map(({ revision, status, openedAt, customer }) => [revision, status, openedAt, customer])).toEqual([
      [2, "sent", null, "Sarah Whitlock"],
      [1, "superseded", later({ hours: 1 }), "Sarah Whitlock"],
    ]);
    expect(nextCursor).toBeNull();
    expect(await outcomeOf(companyQuotes(at(), admin))).not.toBe("done");
    await stopEverything(at(later({ hours: 3 })), token, { erase: false });
    const ended = (await companyQuotes(at(later({ hours: 3 })), one.buyer)).quotes;
    expect(ended.map(({ customer, status }) => [customer, status])).toEqual([
      ["Sarah", "ended"],
      ["Sarah", "superseded"],
    ]);
  });

  it("continues after a cursor", async () => {
    const { one } = await aQuotedProject(db, admin);
    for (const hours of [2, 2, 4]) await anOffer(db, { ...one, now: later({ hours }) });
    const [newest, , last] = (await companyQuotes(at(), one.buyer)).quotes;
    if (!newest || !last) throw new Error("no quotes were sent");
    const behind = async ({ sentAt, id }: CompanyQuote) =>
      (await companyQuotes(at(), one.buyer, writeCursor({ at: sentAt, id }))).quotes.map(({ id: shown }) => shown);
    expect(await behind(newest)).toHaveLength(3);
    expect(await behind(last)).toEqual([one.quoteId]);
    await expect(companyQuotes(at(), one.buyer, "forged")).rejects.toMatchObject({ code: "invalid_cursor" });
  });
});
