import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { myBrief } from "#domain/briefs/my-brief.ts";
import { fileOfCompany, fileOfCustomer } from "#domain/files/open-file.ts";
import { addPhotos, removePhoto } from "#domain/files/photos.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { presentMaskedLead } from "#domain/leads/present-lead.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { watchProjects } from "#domain/projects/watch-projects.ts";
import { findPurchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { shareWithHousehold } from "#domain/request-links/my-links.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aJpeg, aPdf, aPng, chosenFiles, filesInMemory } from "#tests/support/documents.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { anOutlinedRequest, aQuotedProject } from "#tests/support/quotes.ts";

/** A JPEG that no other is like. */
function anotherJpeg(): Uint8Array {
  const scan = Buffer.from(randomUUID().replaceAll("-", ""), "hex").map((byte) => byte & 0x7f);
  return Buffer.concat([aJpeg().subarray(0, -4), scan, aJpeg().subarray(-3)]);
}

eachDatabase("photos in a brief", (open) => {
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

  const add = (token: string, ...all: Uint8Array[]) =>
    addPhotos(at(), token, {
      kind: "roof",
      files: chosenFiles(store, ...all.map((bytes) => ({ name: "a.jpg", bytes }))),
    });
  const idsOf = async (token: string) => (await myBrief(at(), token)).photos.map(({ id }) => id);
  const removals = () =>
    ask<{ key: string }>(db.orm, "select payload->>'storageKey' as key from jobs where kind = 'remove-file'");

  it("are stored rewritten, once, and listed by what they show", async () => {
    const { token } = await aQuotedProject(db, admin);
    const comment = Buffer.from("\xff\xfe\0\x0f51.4545,-2.58", "latin1");
    const withPlace = Buffer.concat([aJpeg().subarray(0, 2), comment, aJpeg().subarray(2)]);
    await add(token, withPlace, aPng());
    await add(token, aJpeg());
    expect((await myBrief(at(), token)).photos).toMatchObject([{ kind: "roof" }, { kind: "roof" }]);
    const stored = [...store.kept.values()].map((bytes) => Buffer.from(bytes).toString("latin1"));
    expect(stored).toHaveLength(2);
    for (const text of stored) expect(text).not.toContain("51.4545");
  });

  it("are at most eight, by thirty forms at once", async () => {
    const { token, leadId } = await aQuotedProject(db, admin);
    const forms = Array.from({ length: 30 }, () => add(token, anotherJpeg()));
    expect(await outcomesOf(forms)).toEqual({ done: 8, invalid_input: 22 });
    expect(store.kept.size).toBe(8);
    expect(await ask(db.orm, `select from photos where lead_id = '${leadId}'`)).toHaveLength(8);
    const [first] = await idsOf(token);
    await removePhoto(at(), token, String(first));
    await removePhoto(at(), token, String(first));
    expect(await idsOf(token)).toHaveLength(7);
    expect(await removals()).toHaveLength(1);
    expect(await outcomeOf(add(token, anotherJpeg(), anotherJpeg()))).toBe("invalid_input");
    expect(store.kept.size).toBe(8);
  });

  it("are refused if they are no whole photo, too large, or not for this work", async () => {
    const { token } = await aQuotedProject(db, admin);
    const large = Buffer.concat([aJpeg(), Buffer.alloc(10 * 1024 * 1024)]);
    for (const bytes of [aPdf(), aJpeg().subarray(0, -4), large]) {
      await expect(add(token, aPng(), bytes)).rejects.toMatchObject({ fields: { photos: [expect.any(String)] } });
    }
    const files = chosenFiles(store, { bytes: aPng() });
    expect(await outcomeOf(addPhotos(at(), token, { kind: "place", files }))).toBe("invalid_input");
    expect(store.kept.size).toBe(0);
    expect(await idsOf(token)).toEqual([]);
  });

  it("are a number to a company before it buys, its to open while its purchase is active, and never after", async () => {
    const { token, leadId, one } = await aQuotedProject(db, admin);
    await add(token, aJpeg(), aPng());
    const [id = ""] = await idsOf(token);
    const lead = await leadById(db.orm, leadId);
    expect(lead && presentMaskedLead(lead).photos).toBe(2);
    expect(JSON.stringify(lead && presentMaskedLead(lead))).not.toContain(id);
    const stranger = await anInstaller(db, { admin, credits: 5 });
    expect(await outcomeOf(fileOfCompany(at(), stranger, id))).toBe("not_found");
    expect(await outcomeOf(fileOfCompany(at(), one.buyer, id))).toBe("done");
    expect((await findPurchaseForPrograms(db.orm, one.purchaseId)).photos).toMatchObject([{ kind: "roof" }, {}]);
    const suspended = { ...one.buyer, installer: { ...one.buyer.installer, status: "suspended" as const } };
    expect(await outcomeOf(fileOfCompany(at(), suspended, id))).toBe("not_found");
    await stopEverything(at(later({ hours: 1 })), token, { erase: false });
    expect(await outcomeOf(fileOfCompany(at(later({ hours: 2 })), one.buyer, id))).toBe("not_found");
    expect((await findPurchaseForPrograms(db.orm, one.purchaseId)).photos).toEqual([]);
    expect(await outcomeOf(fileOfCustomer(at(later({ hours: 2 })), token, id))).toBe("done");
    expect(await outcomeOf(add(token, anotherJpeg()))).toBe("project_closed");
  });

  it("close to a company two weeks after the request or a choice for another ends its purchase", async () => {
    const closed = await aQuotedProject(db, admin);
    const decided = await aQuotedProject(db, admin);
    const ids = await Promise.all(
      [closed, decided].map(async ({ token }) => {
        await add(token, anotherJpeg());
        return String((await idsOf(token))[0]);
      }),
    );
    await closeRequest(at(), closed.token);
    await chooseQuote(at(), decided.token, { quoteId: decided.one.quoteId, reasons: new Map() });
    const opens = (days: number) =>
      Promise.all(
        [closed.other, decided.other, decided.one].map(({ buyer }, nth) =>
          outcomeOf(fileOfCompany(at(later({ days })), buyer, ids[Math.min(nth, 1)] ?? "")),
        ),
      );
    expect(await opens(13)).toEqual(["done", "done", "done"]);
    await watchProjects(at(later({ days: 15 })));
    expect(await opens(15)).toEqual(["not_found", "not_found", "done"]);
  });

  it("are nobody's where the customer picks, before the pick", async () => {
    const { token, company } = await anOutlinedRequest(db, { admin });
    await add(token, aJpeg());
    const [id = ""] = await idsOf(token);
    expect(await outcomeOf(fileOfCompany(at(), company, id))).toBe("not_found");
  });

  it("are not opened, added or removed by other links", async () => {
    const { token } = await aQuotedProject(db, admin);
    const other = await aQuotedProject(db, admin);
    await add(token, aJpeg());
    const [id = ""] = await idsOf(token);
    expect(await outcomeOf(fileOfCustomer(at(), other.token, id))).toBe("not_found");
    await removePhoto(at(), other.token, id);
    expect(await idsOf(token)).toEqual([id]);
    const household = `household-${randomUUID()}`;
    await shareWithHousehold(at(), token, {
      linkId: randomUUID(),
      householdToken: household,
      form: { label: "Sam" },
    });
    const acts = [add(household, aPng()), removePhoto(at(), household, id), fileOfCustomer(at(), household, id)];
    expect(await outcomesOf(acts)).toEqual({ read_only_link: 3 });
  });

  it("go with the customer's details, from table, lead and store", async () => {
    const { token, leadId } = await aQuotedProject(db, admin);
    await add(token, aJpeg(), aPng());
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    expect(await ask(db.orm, `select from photos where lead_id = '${leadId}'`)).toEqual([]);
    expect(await ask(db.orm, `select photos from leads where id = '${leadId}'`)).toEqual([{ photos: [] }]);
    const gone = (await removals()).map(({ key }) => key);
    for (const key of store.kept.keys()) expect(gone).toContain(key);
  });
});
