import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import type { User } from "#domain/actor.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { readTypedQuote } from "#domain/quotes/any-quote.ts";
import {
  householdOutsideQuotes,
  keepOutsideQuote,
  myOutsideQuotes,
  outsideQuoteFile,
  removeOutsideQuote,
} from "#domain/quotes/outside-quotes.ts";
import { shareWithHousehold } from "#domain/request-links/my-links.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aPdf, aPng, chosenFiles, filesInMemory } from "#tests/support/documents.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aRequest } from "#tests/support/leads.ts";
import { anAdmin, NOON, outcomeOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

const TYPED = { for: "solar", price: "14000", kwp: "4", claimed: "6000", deposit: "7000", firm: "no", days: "10" };

const typed = (given: Record<string, string> = {}) => {
  const read = readTypedQuote(new URLSearchParams({ ...TYPED, ...given }));
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return read;
};

eachDatabase("quotes from elsewhere", (open) => {
  let db: Database;
  let admin: User;
  let store = filesInMemory();
  const at = (now = NOON) => ({ db, now });
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(() => {
    store = filesInMemory();
  });
  const keep = (token: string, given: Partial<Parameters<typeof keepOutsideQuote>[2]> = {}) =>
    keepOutsideQuote(at(), token, { id: randomUUID(), company: "Larkspur Solar", typed: typed(), ...given });
  const household = async (token: string) => {
    const link = { linkId: randomUUID(), householdToken: randomUUID(), form: { label: "Alex" } };
    await shareWithHousehold(at(), token, link);
    return link.householdToken;
  };
  const rows = async () => (await ask<{ n: string }>(db.orm, "select count(*) as n from outside_quotes"))[0]?.n;

  it("keeps what was typed, with the checks of companies' own quotes and where the price lies", async () => {
    const { token } = await aConfirmedRequest(db);
    await keep(token);
    const [quote] = await myOutsideQuotes(at(), token);
    expect(quote).toMatchObject({ company: "Larkspur Solar", validUntil: "2026-11-30", file: null });
    expect(quote?.typed).toEqual(typed());
    expect(quote?.checks.map(({ id }) => id)).toEqual(["rough", "deposit", "hurry", "yield", "price"]);
    expect(quote?.priceLine?.text).toContain("£14,000 for 4 kWp is £3,500 a kWp");
  });

  it("changes the one with its id, and counts its days from then", async () => {
    const { token } = await aConfirmedRequest(db);
    const id = randomUUID();
    await keep(token, { id });
    await keep(token, { id });
    const later = { db, now: new Date(NOON.getTime() + 3 * 86_400_000) };
    await keepOutsideQuote(later, token, { id, company: "Larkspur Energy", typed: typed({ price: "7000" }) });
    const quotes = await myOutsideQuotes(at(), token);
    expect(quotes).toMatchObject([{ company: "Larkspur Energy", validUntil: "2026-12-03" }]);
  });

  it(`keeps ${limits.outsideQuotesMax} at most, also when thirty arrive at once`, async () => {
    const { token } = await aConfirmedRequest(db);
    const answers = await Promise.all(Array.from({ length: 30 }, () => outcomeOf(keep(token))));
    expect(answers.filter((one) => one === "done")).toHaveLength(limits.outsideQuotesMax);
    expect(await myOutsideQuotes(at(), token)).toHaveLength(limits.outsideQuotesMax);
  });

  it("keeps one PDF, opens it for the customer's own link alone, and removes it with the quote or for a newer", async () => {
    const { token } = await aConfirmedRequest(db);
    const id = randomUUID();
    const first = chosenFiles(store, { name: "Offer.pdf", bytes: aPdf("1") });
    await keep(token, { id, files: first });
    const { storageKey, fileName } = await outsideQuoteFile(at(), token, id);
    expect(fileName).toBe("Offer.pdf");
    expect(store.kept.get(storageKey)).toEqual(aPdf("1"));
    const shared = await household(token);
    expect(await householdOutsideQuotes(at(), shared)).toMatchObject([{ company: "Larkspur Solar", file: null }]);
    expect(await outcomeOf(outsideQuoteFile(at(), shared, id))).toBe("read_only_link");
    const other = await aConfirmedRequest(db);
    expect(await outcomeOf(outsideQuoteFile(at(), other.token, id))).toBe("not_found");
    await keep(token, { id, files: chosenFiles(store, { bytes: aPdf("2") }) });
    await removeOutsideQuote(at(), token, id);
    await removeOutsideQuote(at(), token, id);
    const removed = await ask<{ key: string }>(
      db.orm,
      "select payload->>'storageKey' as key from jobs where kind = 'remove-file'",
    );
    expect(removed.filter(({ key }) => store.kept.has(key))).toHaveLength(2);
    expect(await myOutsideQuotes(at(), token)).toEqual([]);
    const png = { files: chosenFiles(store, { bytes: aPng() }) };
    expect(await outcomeOf(keep(token, png))).toBe("invalid_input");
    const two = { files: chosenFiles(store, { bytes: aPdf("1") }, { bytes: aPdf("2") }) };
    expect(await outcomeOf(keep(token, two))).toBe("invalid_input");
  });

  it("takes nothing by a household's link, before confirming, after the end, or of another project", async () => {
    const { token } = await aConfirmedRequest(db);
    const id = randomUUID();
    await keep(token, { id });
    const shared = await household(token);
    const before = await rows();
    expect(await outcomeOf(keep(shared))).toBe("read_only_link");
    expect(await outcomeOf(removeOutsideQuote(at(), shared, id))).toBe("read_only_link");
    expect(await outcomeOf(myOutsideQuotes(at(), shared))).toBe("read_only_link");
    const other = await aConfirmedRequest(db);
    await removeOutsideQuote(at(), other.token, id);
    const theirs = keep(other.token, { id, files: chosenFiles(store, { bytes: aPdf("3") }) });
    expect(await outcomeOf(theirs)).toBe("not_found");
    expect(await outcomeOf(keep((await aRequest(db)).token))).toBe("not_found");
    await closeRequest(at(), token);
    expect(await outcomeOf(keep(token))).toBe("project_closed");
    expect(await rows()).toBe(before);
  });

  it("is in nothing that its project's company exports, and goes with the customer's details and its PDF", async () => {
    const { token, leadId, one } = await aQuotedProject(db, admin);
    await keep(token, { company: "Zephyrmark", files: chosenFiles(store, { name: "Zephyrmark.pdf", bytes: aPdf() }) });
    let exported = "";
    for await (const piece of exportOwnData(at(), one.buyer)) exported += piece;
    expect(exported).toContain(one.purchaseId);
    expect(exported).not.toContain("Zephyrmark");
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    expect(await ask(db.orm, `select id from outside_quotes where lead_id = '${leadId}'`)).toEqual([]);
    const [removal] = await ask<{ key: string }>(
      db.orm,
      "select payload->>'storageKey' as key from jobs where kind = 'remove-file' order by id desc limit 1",
    );
    expect(store.kept.has(removal?.key ?? "")).toBe(true);
  });
});
