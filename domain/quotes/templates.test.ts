import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { quoteTechnologies } from "#content/quote-sheet/offer-fields.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { purchaseQuotes } from "#domain/quotes/purchase-quotes.ts";
import {
  copyQuote,
  quoteDraft,
  saveQuoteDraft,
  sendQuoteDraft,
  startFromTemplate,
} from "#domain/quotes/quote-draft.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { keepTemplate, leftOutOf, myTemplates, quoteToReuse, removeTemplate } from "#domain/quotes/templates.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("quotes from another", (open) => {
  let db: Database;
  let admin: User;
  const at = () => ({ db, now: NOON });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function bought(buyer: Buyer, customer: Record<string, string> = {}) {
    const { leadId } = await aConfirmedRequest(db, customer);
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    return purchaseId;
  }

  async function sent(buyer: Buyer, purchaseId: string, posted: object = quoteExamples.solar) {
    const { quote } = await sendQuote(at(), buyer, { purchaseId, key: randomUUID(), posted: { ...posted } });
    return quote.id;
  }

  const wordsOf = async (buyer: Buyer, purchaseId: string) =>
    (await purchaseQuotes(at(), buyer, purchaseId))[0]?.words?.quote;

  it.each(quoteTechnologies.map(({ value }) => value))(
    "are the same but for days, whether typed, from a template or copied: %s",
    async (of) => {
      const buyer = await anInstaller(db, { admin, credits: 15 });
      const typed = await bought(buyer);
      const { validUntil, earliestStart } = quoteExamples[of];
      const quoteId = await sent(buyer, typed, { ...quoteExamples[of], notes: undefined });
      const templateId = randomUUID();
      await keepTemplate(at(), buyer, { id: templateId, quoteId, name: "10 panels on a gable" });
      const days = { validUntil, earliestStart };
      for (const begin of [startFromTemplate, copyQuote]) {
        const purchaseId = await bought(buyer);
        await begin(at(), buyer, { purchaseId, templateId, quoteId });
        const draft = await quoteDraft(at(), buyer, purchaseId);
        expect(draft.typed.earliestStart).toBeUndefined();
        await saveQuoteDraft(at(), buyer, { purchaseId, typed: { ...draft.typed, ...days } });
        await sendQuoteDraft(at(), buyer, { purchaseId, key: randomUUID() });
        expect(await wordsOf(buyer, purchaseId)).toEqual(await wordsOf(buyer, typed));
      }
    },
  );

  it("bring along no name, street, phone, email, note, file or day of the first customer, and say what is missing", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const first = await bought(buyer, { name: "Ada Whitlock", email: "ada.w@example.org", phone: "07700 900418" });
    const [line, ...lines] = quoteExamples.solar.lines;
    const told = "Scaffold at 12 Elm Rise for Mrs Whitlock, 07700900418, ada.w@example.org";
    const posted = { ...quoteExamples.solar, lines: [{ ...line, text: told }, ...lines], notes: "See you, Ada." };
    const quoteId = await sent(buyer, first, posted);
    const words = [{ path: "lines.0.text", text: told }];
    expect(await leftOutOf(at(), buyer, quoteId)).toEqual({ technology: "solar", words });
    const templateId = randomUUID();
    await keepTemplate(at(), buyer, { id: templateId, quoteId, name: "Gable" });
    const second = await bought(buyer);
    for (const begin of [startFromTemplate, copyQuote]) {
      await begin(at(), buyer, { purchaseId: second, templateId, quoteId });
      const { typed, files } = await quoteDraft(at(), buyer, second);
      expect(files).toEqual([]);
      expect(JSON.stringify(typed)).not.toMatch(/whitlock|elm rise|900418|ada|See you/i);
      expect(typed).toMatchObject({ "lines.0.unitPence": "180", "lines.1.text": "Orwell S3.6 inverter" });
    }
    const kept = await ask<{ typed: object }>(db.orm, `select typed from quote_templates where id = '${templateId}'`);
    expect(JSON.stringify(kept)).not.toMatch(/whitlock|elm rise|900418|ada\.w|See you|2026-12-31/i);
  });

  it("are named once for a service, without the customer's name, however often the button is clicked", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const quoteId = await sent(buyer, await bought(buyer, { name: "Ada Whitlock" }));
    const keep = (name: string, id: string = randomUUID()) =>
      outcomeOf(keepTemplate(at(), buyer, { id, quoteId, name }));
    expect(await keep("Whitlock’s gable")).toBe("invalid_input");
    const id = randomUUID();
    const presses = Array.from({ length: 10 }, () => keepTemplate(at(), buyer, { id, quoteId, name: "Gable" }));
    expect(await outcomesOf(presses)).toEqual({ done: 10 });
    expect(await keep("Gable")).toBe("invalid_input");
    expect(await myTemplates(at(), buyer)).toMatchObject([{ id, name: "Gable", serviceLabel: "Solar Panels" }]);
    await removeTemplate(at(), buyer, id);
    expect(await myTemplates(at(), buyer)).toEqual([]);
    await ask(
      db.orm,
      `insert into quote_templates (id, installer_id, service_type, name, typed, created_at)
       select gen_random_uuid(), '${buyer.userId}', 'other', 'T ' || n, '{}', now()
         from generate_series(1, ${limits.quoteTemplatesMax}) as n returning 1`,
    );
    expect(await keep("One more")).toBe("invalid_input");
  });

  it("stay within the company, and its active leads are offered for a copy", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const first = await bought(buyer);
    const quoteId = await sent(buyer, first);
    const other = await anInstaller(db, { admin, credits: 5 });
    const theirs = await bought(other);
    const id = randomUUID();
    await keepTemplate(at(), buyer, { id, quoteId, name: "Gable" });
    const tried = [
      copyQuote(at(), other, { quoteId, purchaseId: theirs }),
      startFromTemplate(at(), other, { templateId: id, purchaseId: theirs }),
      copyQuote(at(), buyer, { quoteId, purchaseId: theirs }),
      leftOutOf(at(), other, quoteId),
      quoteToReuse(at(), other, quoteId),
      keepTemplate(at(), other, { id: randomUUID(), quoteId, name: "Mine" }),
    ];
    expect(await outcomesOf(tried)).toEqual({ not_found: 6 });
    await removeTemplate(at(), other, id);
    expect(await myTemplates(at(), buyer)).toHaveLength(1);
    const second = await bought(buyer);
    expect((await quoteToReuse(at(), buyer, quoteId)).targets).toMatchObject([{ purchaseId: second, hasDraft: false }]);
    await copyQuote(at(), buyer, { quoteId, purchaseId: second });
    expect((await quoteToReuse(at(), buyer, quoteId)).targets).toMatchObject([{ purchaseId: second, hasDraft: true }]);
  });
});
