import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { purchaseQuotes } from "#domain/quotes/purchase-quotes.ts";
import { quoteDraft, saveQuoteDraft, sendQuoteDraft, startFromLastQuote } from "#domain/quotes/quote-draft.ts";
import { typedFrom } from "#domain/quotes/sheet/typed-quote.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("a quote that a company is writing", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });
  const typed = typedFrom(quoteExamples.solar);

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function bought() {
    const { leadId, token } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    return { leadId, token, buyer, purchaseId };
  }

  it("is saved as typed, valid or not, and sent once, however often the button is clicked", async () => {
    const { buyer, purchaseId } = await bought();
    await saveQuoteDraft(at(), buyer, { purchaseId, typed: { ...typed, workDays: "a few" } });
    expect((await quoteDraft(at(), buyer, purchaseId)).typed).toMatchObject({ workDays: "a few", option: "A" });
    const key = randomUUID();
    expect(await outcomeOf(sendQuoteDraft(at(), buyer, { purchaseId, key }))).toBe("invalid_input");
    await saveQuoteDraft(at(), buyer, { purchaseId, typed });
    const presses = Array.from({ length: 10 }, () => sendQuoteDraft(at(), buyer, { purchaseId, key }));
    expect(await outcomesOf(presses)).toEqual({ done: 10 });
    expect(await outcomeOf(sendQuoteDraft(at(), buyer, { purchaseId, key }))).toBe("done");
    expect(await purchaseQuotes(at(), buyer, purchaseId)).toHaveLength(1);
    expect((await quoteDraft(at(), buyer, purchaseId)).savedAt).toBeNull();
  });

  it("refuses characters that no database can store, and very long texts", async () => {
    const { buyer, purchaseId } = await bought();
    const save = (given: Record<string, string>) =>
      outcomeOf(saveQuoteDraft(at(), buyer, { purchaseId, typed: given }));
    expect(await save({ "equipment.0.count": "\u0000" })).toBe("invalid_input");
    expect(await save({ "lines.\u0000": "x" })).toBe("invalid_input");
    expect(await save({ notes: "\ud800" })).toBe("invalid_input");
    expect(await save({ notes: "x".repeat(70_000) })).toBe("invalid_input");
    expect((await quoteDraft(at(), buyer, purchaseId)).savedAt).toBeNull();
  });

  it("starts from the company's last quote, with new days", async () => {
    const { buyer, purchaseId } = await bought();
    expect(await outcomeOf(startFromLastQuote(at(), buyer, purchaseId))).toBe("not_found");
    await saveQuoteDraft(at(), buyer, { purchaseId, typed });
    await sendQuoteDraft(at(), buyer, { purchaseId, key: randomUUID() });
    await startFromLastQuote(at(later({ days: 3 })), buyer, purchaseId);
    const draft = await quoteDraft(at(), buyer, purchaseId);
    expect(draft.typed).toMatchObject({ panels: typed.panels, validUntil: "2026-12-23", earliestStart: "" });
  });

  it("is private to its company, ends with its purchase, and is kept for 90 days", async () => {
    const { buyer, purchaseId, token } = await bought();
    const other = await anInstaller(db, { admin });
    await saveQuoteDraft(at(), buyer, { purchaseId, typed });
    expect(await outcomeOf(quoteDraft(at(), other, purchaseId))).toBe("not_found");
    expect(await outcomeOf(saveQuoteDraft(at(), other, { purchaseId, typed }))).toBe("not_found");
    const count = async () =>
      (await ask(db.orm, `select 1 from quote_drafts where purchase_id = '${purchaseId}'`)).length;
    await forgetOld(at(later({ days: 89 })), { day: "2027-02-17", lastDay: null });
    expect(await count()).toBe(1);
    await stopEverything(at(), token, { erase: false });
    expect(await outcomeOf(quoteDraft(at(), buyer, purchaseId))).toBe("quote_ended");
    await forgetOld(at(later({ days: 91 })), { day: "2027-02-19", lastDay: null });
    expect(await count()).toBe(0);
  });
});
