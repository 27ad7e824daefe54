import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { purchaseQuotes } from "#domain/quotes/purchase-quotes.ts";
import {
  checkQuoteDraft,
  quoteDraft,
  saveQuoteDraft,
  sendQuoteDraft,
  startFromLastQuote,
  takeHolder,
} from "#domain/quotes/quote-draft.ts";
import { typedFrom } from "#domain/quotes/sheet/typed-quote.ts";
import { keepUsualTerms } from "#domain/quotes/usual-terms.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";

const terms = {
  code: "recc",
  workmanshipYears: 10,
  insuredYears: 6,
  coolingOffDays: 14,
  validDays: 30,
  shares: { on_order: 25, on_completion: 75 },
};

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

  it("takes the name on the certificate in one click, and no number that would make it another company", async () => {
    const { buyer, purchaseId } = await bought();
    await aCheckOf(db, admin, buyer, { technology: "solar", holder: "Tern Holdings Ltd", holderNumber: "09124477" });
    await saveQuoteDraft(at(), buyer, { purchaseId, typed });
    const partyNow = async () => {
      const { checks } = await checkQuoteDraft(at(), buyer, purchaseId);
      return checks.checks.find(({ id }) => id === "party")?.holder;
    };
    expect(await partyNow()).toBe("Tern Holdings Ltd");
    await takeHolder(at(), buyer, purchaseId);
    expect((await quoteDraft(at(), buyer, purchaseId)).typed["party.legalName"]).toBe("Tern Holdings Ltd");
    expect(await partyNow()).toBeUndefined();
  });

  it("asks nothing that the company's file and usual terms answer", async () => {
    const { buyer, purchaseId } = await bought();
    const first = (await quoteDraft(at(), buyer, purchaseId)).typed;
    expect(first).toMatchObject({ technology: "solar", "party.legalName": buyer.installer.companyName });
    await keepUsualTerms(at(), buyer, terms);
    await ask(
      db.orm,
      `update profiles set address = '1 Mill Lane', city = 'Reading', postcode = 'RG1 1AA', company_number = '01234567'
        where id = '${buyer.userId}' returning 1`,
    );
    await aCheckOf(db, admin, buyer, { technology: "solar", reference: "NAP 77", expiresOn: "2027-06-01" });
    const asked = [
      ...["basis", "firm", "earliestStart", "workDays", "depositInsured", "totalPence", "lines", "equipment"],
      ...["panelWp", "panels", "kWp", "inverterKw", "phases", "arrays", "firstYearKwh", "method", "ownUsePercent"],
      ...["outputYears", "outputPercent", "network", "payments.0.pence", "payments.1.pence"],
    ];
    const missing = await checkQuoteDraft(at(), buyer, purchaseId).catch(({ fields }) => Object.keys(fields));
    expect(missing).toEqual(expect.arrayContaining(asked));
    expect(missing).toHaveLength(asked.length);
    expect((await quoteDraft(at(), buyer, purchaseId)).typed).toMatchObject({
      "party.address": "1 Mill Lane, Reading, RG1 1AA",
      "party.companyNumber": "01234567",
      mcsNumber: "NAP 77",
      code: "recc",
      workmanshipYears: "10",
      insuredYears: "6",
      coolingOffDays: "14",
    });
  });

  it("has the MCS number of a check that holds, and says why it has none", async () => {
    const { buyer, purchaseId } = await bought();
    const numberAt = async (now: Date) => {
      const { typed, whyNoMcsNumber } = await quoteDraft(at(now), buyer, purchaseId);
      return typed.mcsNumber ?? whyNoMcsNumber;
    };
    expect(await numberAt(NOON)).toBe("Empty, because we have not checked your MCS number for this work.");
    await aCheckOf(db, admin, buyer, { technology: "solar", reference: "NAP 77", expiresOn: "2026-12-01" });
    expect(await numberAt(NOON)).toBe("NAP 77");
    expect(await numberAt(later({ days: 11 }))).toBe("NAP 77");
    const ended = "Empty, because your MCS certificate ended on 1 December 2026. Send us the new one under Profile.";
    expect(await numberAt(later({ days: 12 }))).toBe(ended);
    await saveQuoteDraft(at(), buyer, { purchaseId, typed });
    await sendQuoteDraft(at(), buyer, { purchaseId, key: randomUUID() });
    await startFromLastQuote(at(later({ days: 12 })), buyer, purchaseId);
    const draft = await quoteDraft(at(later({ days: 12 })), buyer, purchaseId);
    expect(draft.typed.mcsNumber).toBe(typed.mcsNumber);
    await saveQuoteDraft(at(), buyer, { purchaseId, typed: { ...typed, mcsNumber: "NAP 77" } });
    await sendQuoteDraft(at(later({ days: 1 })), buyer, { purchaseId, key: randomUUID() });
    await startFromLastQuote(at(later({ days: 12 })), buyer, purchaseId);
    expect((await quoteDraft(at(later({ days: 12 })), buyer, purchaseId)).typed.mcsNumber).toBeUndefined();
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
