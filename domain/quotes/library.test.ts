import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import {
  addFromLibrary,
  keepInLibrary,
  myLibrary,
  removeFromLibrary,
  savedItemForm,
  savedLineForm,
} from "#domain/quotes/library.ts";
import { quoteDraft } from "#domain/quotes/quote-draft.ts";
import type { ItemList } from "#domain/quotes/sheet/typed-rows.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("a company's price book", (open) => {
  let db: Database;
  let admin: User;
  const at = () => ({ db, now: NOON });
  const typed = { role: "panel", make: "Aurora", model: "AU-440", warrantyYears: "25" };
  const panel = savedItemForm.parse(typed);

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("stores a make and model once, however often the button is clicked, and deletes it", async () => {
    const company = await anInstaller(db, { admin });
    const id = randomUUID();
    const pressed = Array.from({ length: 10 }, () => keepInLibrary(at(), company, { id, item: panel }));
    expect(await outcomesOf(pressed)).toEqual({ done: 10 });
    expect(await outcomeOf(keepInLibrary(at(), company, { id: randomUUID(), item: panel }))).toBe("invalid_input");
    expect(await myLibrary(at(), company)).toEqual([{ id, ...panel }]);
    const other = await anInstaller(db, { admin });
    await removeFromLibrary(at(), other, id);
    expect(await myLibrary(at(), other)).toEqual([]);
    expect(await myLibrary(at(), company)).toHaveLength(1);
    await removeFromLibrary(at(), company, id);
    expect(await myLibrary(at(), company)).toEqual([]);
  });

  it("holds 200 items", async () => {
    const company = await anInstaller(db, { admin });
    await ask(
      db.orm,
      `insert into saved_items (id, installer_id, kind, text, created_at)
       select gen_random_uuid(), '${company.userId}', 'labour', 'Work ' || n, now()
         from generate_series(1, ${limits.quoteLibraryItemsMax - 1}) as n returning 1`,
    );
    await keepInLibrary(at(), company, { id: randomUUID(), item: panel });
    const more = savedItemForm.parse({ ...typed, model: "AU-450" });
    expect(await outcomeOf(keepInLibrary(at(), company, { id: randomUUID(), item: more }))).toBe("invalid_input");
    expect(await myLibrary(at(), company)).toHaveLength(200);
  });

  it("fills the next free row of the draft quote", async () => {
    const { leadId } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    const itemId = randomUUID();
    await keepInLibrary(at(), buyer, { id: itemId, item: panel });
    const add = (list: ItemList = "equipment") => addFromLibrary(at(), buyer, { purchaseId, itemId, list });
    await add();
    await add();
    await add("lines");
    const { typed } = await quoteDraft(at(), buyer, purchaseId);
    expect(typed).toMatchObject({
      "lines.0.kind": "equipment",
      "lines.0.text": "Aurora AU-440",
      "equipment.1.role": "panel",
      "equipment.1.make": "Aurora",
      "equipment.1.model": "AU-440",
      "equipment.1.count": "1",
      "equipment.1.warrantyYears": "25",
      "equipment.0.model": "AU-440",
    });
    const other = await anInstaller(db, { admin });
    expect(await outcomeOf(addFromLibrary(at(), other, { purchaseId, itemId, list: "lines" }))).toBe("not_found");
    for (let row = 2; row < 20; row++) await add();
    expect(await outcomeOf(add())).toBe("invalid_input");
  });

  it("takes work with its kind, price and VAT rate, and equipment with a price or without", () => {
    const work = { kind: "scaffold", text: "Scaffold, one face", unitPence: "£1,650.50", vatPercent: "0" };
    const read = savedLineForm.parse(work);
    expect(read).toMatchObject({ kind: "scaffold", text: "Scaffold, one face", unitPence: 165_050, vatPercent: 0 });
    expect(panel).toMatchObject({ kind: "equipment", text: "Aurora AU-440", unitPence: null, vatPercent: null });
    const wrong = (changes: object) => {
      const { error } = savedLineForm.safeParse({ ...work, ...changes });
      return error?.issues.map(({ path }) => path.join("."));
    };
    expect(wrong({ kind: "equipment" })).toEqual(["kind"]);
    expect(wrong({ text: " " })).toEqual(["text"]);
    for (const unitPence of ["", "about 90", "-20", "1.234"])
      expect(wrong({ unitPence }), unitPence).toEqual(["unitPence"]);
    for (const vatPercent of ["", "17.5"]) expect(wrong({ vatPercent })).toEqual(["vatPercent"]);
    expect(wrong({ kind: "discount", unitPence: "20" })).toEqual(["unitPence"]);
    expect(savedLineForm.parse({ ...work, kind: "discount", unitPence: "-20" }).unitPence).toBe(-2000);
    const priced = {
      role: "panel",
      make: "Aurora",
      model: "AU-440",
      warrantyYears: "25",
      unitPence: "89",
      vatPercent: "0",
    };
    expect(savedItemForm.parse(priced)).toMatchObject({ unitPence: 8900, vatPercent: 0 });
  });

  it("adds work to the price alone", async () => {
    const { leadId } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    const itemId = randomUUID();
    const item = savedLineForm.parse({
      kind: "labour",
      text: "Two fitters, a day",
      unitPence: "640",
      vatPercent: "20",
    });
    await keepInLibrary(at(), buyer, { id: itemId, item });
    await addFromLibrary(at(), buyer, { purchaseId, itemId, list: "lines" });
    const { typed } = await quoteDraft(at(), buyer, purchaseId);
    expect(typed).toMatchObject({ "lines.0.kind": "labour", "lines.0.unitPence": "640", "lines.0.vatPercent": "20" });
    const asPart = addFromLibrary(at(), buyer, { purchaseId, itemId, list: "equipment" });
    expect(await outcomeOf(asPart)).toBe("not_found");
  });

  it("accepts only whole years of warranty", () => {
    for (const years of ["", "-1", "2.5", "41", "many"]) {
      expect(savedItemForm.safeParse({ ...typed, warrantyYears: years }).success, years).toBe(false);
    }
    expect(savedItemForm.parse({ ...typed, warrantyYears: "0" }).warrantyYears).toBe(0);
  });
});
