import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import { type User, visitor } from "#domain/actor.ts";
import { fileForAdmin, fileOfCompany, fileOfCustomer } from "#domain/files/open-file.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { householdQuoteFile, openMyQuote } from "#domain/quotes/customer-quotes.ts";
import { purchaseQuotes } from "#domain/quotes/purchase-quotes.ts";
import { quoteDraft, saveQuoteDraft, sendQuoteDraft } from "#domain/quotes/quote-draft.ts";
import { addDraftFiles, addQuoteFile, removeDraftFile } from "#domain/quotes/quote-files.ts";
import { typedFrom } from "#domain/quotes/sheet/typed-quote.ts";
import { withdrawQuote } from "#domain/quotes/withdraw-quote.ts";
import { shareWithHousehold } from "#domain/request-links/my-links.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aPdf, aPng, chosenFiles, filesInMemory } from "#tests/support/documents.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { anOffer, aQuotedProject, type Offer } from "#tests/support/quotes.ts";

const RUN = { day: "2027-02-18", lastDay: null };

type Chosen = { name?: string; bytes: Uint8Array };

eachDatabase("files of quotes", (open) => {
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

  const project = () => aQuotedProject(db, admin);
  const toDraft = ({ buyer, purchaseId }: Offer, files: Chosen[], id: string = randomUUID()) =>
    addDraftFiles(at(), buyer, { purchaseId, id, files: chosenFiles(store, ...files) });
  const toQuote = ({ buyer, quoteId }: Offer, file: Chosen, { key = `${randomUUID()}`, now = NOON } = {}) =>
    addQuoteFile(at(now), buyer, { quoteId, key, files: chosenFiles(store, file) });
  const waitingOf = async ({ buyer, purchaseId }: Offer) => (await quoteDraft(at(), buyer, purchaseId)).files;
  const removals = async () =>
    (await ask<{ key: string }>(db.orm, "select payload->>'storageKey' as key from jobs where kind = 'remove-file'"))
      .map(({ key }) => key)
      .filter((key) => store.kept.has(key));
  const household = async (token: string) => {
    const link = { linkId: randomUUID(), householdToken: randomUUID(), form: { label: "Alex" } };
    await shareWithHousehold(at(), token, link);
    return link.householdToken;
  };

  it("wait for the next quote, unseen by the customer, and are sent with it alone", async () => {
    const { token, one } = await project();
    await toDraft(one, [
      { name: "Shading.pdf", bytes: aPdf("1") },
      { name: "Panels.pdf", bytes: aPdf("2") },
    ]);
    const [shading, panels] = await waitingOf(one);
    expect([shading?.fileName, panels?.fileName]).toEqual(["Shading.pdf", "Panels.pdf"]);
    const id = String(shading?.id);
    expect(await outcomeOf(fileOfCustomer(at(), token, id))).toBe("not_found");
    expect(await outcomeOf(fileForAdmin(at(), admin, { id, reason: "x" }))).toBe("not_found");
    expect(await outcomeOf(fileOfCompany(at(), one.buyer, id))).toBe("done");
    expect((await anOffer(db, { ...one, option: "C" })).quote.files, "sent by a program").toEqual([]);
    const typed = { ...typedFrom(quoteExamples.solar), option: "B" };
    await saveQuoteDraft(at(), one.buyer, { purchaseId: one.purchaseId, typed });
    const sent = { purchaseId: one.purchaseId, key: randomUUID() };
    const quote = await sendQuoteDraft(at(), one.buyer, sent);
    expect((await sendQuoteDraft(at(), one.buyer, sent)).files, "pressed again").toEqual(quote.files);
    expect(quote.files).toMatchObject([{ fileName: "Shading.pdf" }, { fileName: "Panels.pdf" }]);
    expect(await waitingOf(one)).toEqual([]);
    expect((await openMyQuote(at(), token, quote.id)).files).toEqual(quote.files);
    expect((await openMyQuote(at(), token, one.quoteId)).files).toEqual([]);
    const { storageKey } = await fileOfCustomer(at(), token, id);
    expect(store.kept.get(storageKey)).toEqual(aPdf("1"));
    expect(await outcomeOf(fileForAdmin(at(), admin, { id, reason: "A complaint" }))).toBe("done");
  });

  it("must be PDFs, three at most, even when ten arrive at once, and are stored once per form", async () => {
    const { one } = await project();
    await expect(toDraft(one, [{ name: "a.pdf", bytes: aPng() }])).rejects.toMatchObject({
      fields: { files: ["This file is not a PDF. Choose another."] },
    });
    expect(await outcomeOf(toDraft(one, []))).toBe("invalid_input");
    const id = randomUUID();
    const presses = Array.from({ length: 10 }, () => toDraft(one, [{ bytes: aPdf() }, { bytes: aPdf("2") }], id));
    expect(await outcomesOf(presses)).toEqual({ done: 10 });
    expect(await waitingOf(one)).toHaveLength(2);
    await expect(toDraft(one, [{ bytes: aPdf() }, { bytes: aPdf("3") }])).rejects.toMatchObject({
      fields: { files: ["A quote takes 3 files at most. You can add 1 more."] },
    });
    const more = Array.from({ length: 10 }, (_, index) => toDraft(one, [{ bytes: aPdf(`more ${index}`) }]));
    expect(await outcomesOf(more)).toEqual({ done: 1, invalid_input: 9 });
    expect(store.kept.size).toBe(limits.quoteFilesMax);
  });

  it("can be removed one by one, only by their company, which makes room", async () => {
    const { one, other } = await project();
    await toDraft(one, [{ bytes: aPdf("1") }, { bytes: aPdf("2") }, { bytes: aPdf("3") }]);
    const [, second] = await waitingOf(one);
    const fileId = String(second?.id);
    const { purchaseId } = one;
    expect(await outcomeOf(removeDraftFile(at(), other.buyer, { purchaseId, fileId }))).toBe("not_found");
    await removeDraftFile(at(), other.buyer, { purchaseId: other.purchaseId, fileId });
    expect(await waitingOf(one)).toHaveLength(3);
    for (let press = 0; press < 2; press++) await removeDraftFile(at(), one.buyer, { purchaseId, fileId });
    expect(await removals()).toHaveLength(1);
    await toDraft(one, [{ name: "new.pdf", bytes: aPdf("4") }]);
    expect((await waitingOf(one)).map(({ fileName }) => fileName)).toEqual(["plan.pdf", "new.pdf", "plan.pdf"]);
    expect(await outcomeOf(toDraft({ ...one, buyer: other.buyer }, [{ bytes: aPdf() }]))).toBe("not_found");
  });

  it("can be added to an open quote until it has three; one key means one file", async () => {
    const { token, one, other } = await project();
    const first = await toQuote(one, { name: "Terms.pdf", bytes: aPdf("1") }, { key: "a", now: later({ hours: 1 }) });
    expect(first).toMatchObject({ replayed: false, file: { fileName: "Terms.pdf", addedAt: later({ hours: 1 }) } });
    const again = await toQuote(one, { name: "Terms.pdf", bytes: aPdf("1") }, { key: "a", now: later({ hours: 2 }) });
    expect(again).toEqual({ replayed: true, file: first.file });
    expect(await outcomeOf(toQuote(one, { bytes: aPdf("2") }, { key: "a" }))).toBe("idempotency_key_reused");
    expect(store.kept.size).toBe(1);
    const more = Array.from({ length: 10 }, (_, index) => toQuote(one, { bytes: aPdf(`more ${index}`) }));
    expect(await outcomesOf(more)).toEqual({ done: 2, limit_reached: 8 });
    expect(store.kept.size).toBe(limits.quoteFilesMax);
    expect((await openMyQuote(at(), token, one.quoteId)).files).toHaveLength(limits.quoteFilesMax);
    expect(await outcomeOf(toQuote({ ...one, buyer: other.buyer }, { bytes: aPdf() }))).toBe("not_found");
    const files = chosenFiles(store, { bytes: aPdf() });
    const unknown = addQuoteFile(at(), visitor, { quoteId: one.quoteId, key: "b", files });
    expect(await outcomeOf(unknown)).toBe("not_signed_in");
    expect(await outcomeOf(toQuote(other, { bytes: aPng() }))).toBe("invalid_input");
  });

  it("cannot be added to a superseded, withdrawn, lapsed or chosen quote, or removed from a sent one", async () => {
    const { token, one, other } = await project();
    const fileId = (await toQuote(one, { bytes: aPdf("kept") })).file.id;
    await anOffer(db, { ...one });
    expect(await outcomeOf(toQuote(one, { bytes: aPdf() }))).toBe("quote_changed");
    const replayed = await project();
    await toQuote(replayed.one, { bytes: aPdf() }, { key: "a" });
    await withdrawQuote(at(), replayed.one.buyer, replayed.one.quoteId);
    expect(await outcomeOf(toQuote(replayed.one, { bytes: aPdf("2") }))).toBe("quote_ended");
    expect((await toQuote(replayed.one, { bytes: aPdf() }, { key: "a" })).replayed).toBe(true);
    expect(await outcomeOf(toQuote(other, { bytes: aPdf() }, { now: later({ days: 180 }) }))).not.toBe("done");
    await chooseQuote(at(), token, { quoteId: other.quoteId, reasons: new Map() });
    expect(await outcomeOf(toQuote(other, { bytes: aPdf() }))).toBe("quote_ended");
    await removeDraftFile(at(), one.buyer, { purchaseId: one.purchaseId, fileId });
    const removed = ask(db.orm, `delete from files where id = '${fileId}' returning 1`);
    await expect(removed).rejects.toThrow();
    expect(await outcomeOf(fileOfCustomer(at(), token, fileId))).toBe("done");
  });

  it("can be opened by the household while their quote is open, and by no other link or company", async () => {
    const { token, one, other } = await project();
    const stranger = await project();
    const { id } = (await toQuote(one, { bytes: aPdf() })).file;
    const ours = await household(token);
    const theirs = await household(stranger.token);
    expect(await householdQuoteFile(at(), ours, id)).toMatchObject({ fileName: "plan.pdf" });
    expect(await outcomeOf(householdQuoteFile(at(), theirs, id))).toBe("not_found");
    expect(await outcomeOf(householdQuoteFile(at(), token, id))).toBe("link_invalid");
    expect(await outcomeOf(fileOfCustomer(at(), stranger.token, id))).toBe("not_found");
    expect(await outcomeOf(fileOfCompany(at(), other.buyer, id))).toBe("not_found");
    await withdrawQuote(at(), one.buyer, one.quoteId);
    expect(await outcomeOf(householdQuoteFile(at(), ours, id))).toBe("not_found");
    expect(await outcomeOf(fileOfCustomer(at(), token, id))).toBe("done");
  });

  it("stay readable when the purchase has ended, but none can be added", async () => {
    const { token, one } = await project();
    const { id } = (await toQuote(one, { name: "For Sarah Whitlock.pdf", bytes: aPdf() })).file;
    await toDraft(one, [{ bytes: aPdf("waiting") }]);
    await stopEverything(at(later({ hours: 1 })), token, { erase: false });
    const ended = later({ hours: 2 });
    expect(await outcomeOf(fileOfCustomer(at(ended), token, id))).toBe("done");
    expect((await fileOfCompany(at(ended), one.buyer, id)).fileName).not.toContain("Whitlock");
    const [quote] = await purchaseQuotes(at(ended), one.buyer, one.purchaseId);
    expect(quote?.files[0]?.fileName).not.toContain("Whitlock");
    expect(["quote_ended", "project_closed"]).toContain(await outcomeOf(toQuote(one, { bytes: aPdf("2") })));
    expect(["quote_ended", "project_closed"]).toContain(await outcomeOf(toDraft(one, [{ bytes: aPdf("2") }])));
  });

  it("are refused when uploaded while the customer stops everything, and none is left in the store", async () => {
    const { token, one } = await project();
    const whole = filesInMemory();
    store = {
      ...whole,
      put: async (key, bytes, type) => {
        await stopEverything(at(later({ hours: 1 })), token, { erase: false });
        await whole.put(key, bytes, type);
      },
    };
    expect(await outcomeOf(toDraft(one, [{ bytes: aPdf() }]))).toBe("quote_ended");
    expect(whole.kept.size).toBe(0);
  });

  it("are in the company's data export, and deleted from table and store with the customer's details", async () => {
    const { leadId, one } = await project();
    await toQuote(one, { name: "Terms.pdf", bytes: aPdf() });
    await toDraft(one, [{ bytes: aPdf("waiting") }]);
    let json = "";
    for await (const piece of exportOwnData(at(), one.buyer)) json += piece;
    expect(JSON.parse(json).purchases).toMatchObject([{ quotes: [{ files: [{ fileName: "Terms.pdf" }] }] }]);
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    expect(await ask(db.orm, `select from files where lead_id = '${leadId}'`)).toEqual([]);
    expect((await removals()).toSorted()).toEqual([...store.kept.keys()].toSorted());
  });

  it("are deleted unsent after 90 days, or when their company closes its account; sent ones stay", async () => {
    const { one, other } = await project();
    await toDraft(one, [{ bytes: aPdf("waiting") }]);
    const sent = (await toQuote(one, { bytes: aPdf("sent") })).file.id;
    const age = { days: limits.quoteDraftsKeptDays };
    await forgetOld(at(later({ ...age, milliseconds: -1 })), RUN);
    expect(await waitingOf(one)).toHaveLength(1);
    await forgetOld(at(later(age)), RUN);
    expect(await waitingOf(one)).toHaveLength(0);
    expect(await removals()).toHaveLength(1);
    expect(await ask(db.orm, `select from files where id = '${sent}'`)).toHaveLength(1);

    await toDraft(other, [{ bytes: aPdf("waiting too") }]);
    const kept = (await toQuote(other, { bytes: aPdf("sent too") })).file.id;
    await closeAccount(at(), other.buyer, { companyName: other.company, leavesCustomers: true });
    const rows = await ask<{ id: string }>(db.orm, `select id from files where purchase_id = '${other.purchaseId}'`);
    expect(rows).toEqual([{ id: kept }]);
    expect(await removals()).toHaveLength(2);
  });
});
