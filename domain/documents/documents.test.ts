import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { addDocument, removeDocument } from "#domain/documents/change-documents.ts";
import { documentForm } from "#domain/documents/document-form.ts";
import { documentFile, documentsOf, myDocuments, validityOf } from "#domain/documents/documents.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aJpeg, aNewDocument, aPdf, filesInMemory } from "#tests/support/documents.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("documents of a company", (open) => {
  let db: Database;
  let admin: User;
  const files = filesInMemory();

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });
  const aCompany = (status: "pending" | "approved" | "suspended" = "approved") => anInstaller(db, { admin, status });
  const listOf = (company: Buyer) => myDocuments(context(), company);
  const removals = async (key: string) =>
    (await ask(db.orm, `select 1 from jobs where kind = 'remove-file' and payload->>'storageKey' = '${key}'`)).length;

  it.each(["pending", "approved", "suspended"] as const)(
    "are kept for a %s company, and shown only to it and to administrators",
    async (status) => {
      const company = await aCompany(status);
      const given = aNewDocument({ fileName: "Policy.PDF" });
      await addDocument(context(), company, files, given);
      const listed = {
        id: given.id,
        kind: "insurance",
        reference: "POL-77",
        expiresOn: "2027-03-31",
        validity: "valid",
        fileName: "Policy.pdf",
        sizeBytes: aPdf().length,
        uploadedAt: NOON,
        insurer: null,
        coverPounds: null,
      };
      expect(await listOf(company)).toEqual([listed]);
      expect(await documentsOf(context(), admin, company.installer.id)).toEqual([listed]);
      expect(files.kept.get(given.storageKey)).toEqual(aPdf());
      const file = { fileName: "Policy.pdf", mediaType: "application/pdf", sizeBytes: aPdf().length };
      for (const reader of [company, admin]) {
        expect(await documentFile(context(), reader, given.id)).toEqual({ ...file, storageKey: given.storageKey });
      }
      const stranger = await aCompany();
      expect(await outcomeOf(documentFile(context(), stranger, given.id))).toBe("not_found");
      expect(await outcomeOf(documentFile(context(), visitor, given.id))).toBe("not_signed_in");
      expect(await outcomeOf(documentsOf(context(), stranger, company.installer.id))).toBe("not_admin");
      expect(await outcomeOf(removeDocument(context(), stranger, given.id))).toBe("not_found");
      expect(await listOf(stranger)).toEqual([]);
    },
  );

  it("need a company", async () => {
    expect(await outcomeOf(addDocument(context(), visitor, files, aNewDocument()))).toBe("not_signed_in");
    expect(await outcomeOf(addDocument(context(), admin, files, aNewDocument()))).toBe("not_found");
    expect(await outcomeOf(documentFile(context(), admin, randomUUID()))).toBe("not_found");
  });

  describe("are refused", () => {
    it.each([
      ["without a file", { file: undefined }, /^Choose a file/],
      ["when empty", { bytes: new Uint8Array() }, /empty/],
      ["with a path for a name", { fileName: "../policy.pdf" }, /path/],
      ["as a script in the name of a PDF", { bytes: Uint8Array.from(Buffer.from("#!/bin/sh")) }, /not a PDF/],
      ["when too large", { bytes: new Uint8Array(limits.documentBytesMax + 1) }, /larger than 10 MB/],
    ])("%s, beside the field, and nothing is kept", async (_how, given, message) => {
      const company = await aCompany();
      const before = files.kept.size;
      await expect(addDocument(context(), company, files, aNewDocument(given))).rejects.toMatchObject({
        code: "invalid_input",
        fields: { document: [expect.stringMatching(message)] },
      });
      expect(files.kept.size).toBe(before);
      expect(await listOf(company)).toEqual([]);
    });

    it.each([
      ["that hold a virus", async () => true, /virus scanner found/],
      ["while the scanner does not answer", () => Promise.reject(new Error("away")), /right now/],
    ])("%s", async (_how, isInfected, message) => {
      const company = await aCompany();
      const before = files.kept.size;
      await expect(addDocument(context(), company, { ...files, isInfected }, aNewDocument())).rejects.toMatchObject({
        code: "invalid_input",
        fields: { document: [expect.stringMatching(message)] },
      });
      expect(files.kept.size).toBe(before);
      expect(await listOf(company)).toEqual([]);
    });
  });

  it("are replaced by a newer one, leaving only its file", async () => {
    const company = await aCompany();
    const older = aNewDocument();
    await addDocument(context(), company, files, older);
    const newer = aNewDocument({ replaces: older.id, bytes: aJpeg() });
    await addDocument(context(), company, files, newer);
    expect((await listOf(company)).map(({ id, fileName }) => ({ id, fileName }))).toEqual([
      { id: newer.id, fileName: "policy.jpg" },
    ]);
    expect(await outcomeOf(documentFile(context(), company, older.id))).toBe("not_found");
    expect(await removals(older.storageKey)).toBe(1);
    expect(await removals(newer.storageKey)).toBe(0);
  });

  it("cannot replace one that belongs to someone else or is gone, and then leave no file behind", async () => {
    const company = await aCompany();
    const other = await aCompany();
    const others = aNewDocument();
    await addDocument(context(), other, files, others);
    for (const replaces of [others.id, randomUUID()]) {
      const given = aNewDocument({ replaces });
      expect(await outcomeOf(addDocument(context(), company, files, given))).toBe("not_found");
      expect(files.kept.has(given.storageKey)).toBe(false);
    }
    expect(await listOf(other)).toHaveLength(1);
  });

  it("are stored once when the same form is sent ten times at once, with one file", async () => {
    const company = await aCompany();
    const { id } = aNewDocument();
    const copies = Array.from({ length: 10 }, () => aNewDocument({ id }));
    const sent = copies.map((copy) => addDocument(context(), company, files, copy));
    expect(await outcomesOf(sent)).toEqual({ done: 10 });
    expect(await listOf(company)).toHaveLength(1);
    expect(copies.filter(({ storageKey }) => files.kept.has(storageKey))).toHaveLength(1);
  });

  it("cannot take over the id or file of another company's", async () => {
    const company = await aCompany();
    const thief = await aCompany();
    const given = aNewDocument();
    await addDocument(context(), company, files, given);
    const stolen = aNewDocument({ id: given.id, bytes: aJpeg() });
    expect(await outcomeOf(addDocument(context(), thief, files, stolen))).toBe("not_found");
    expect(files.kept.get(given.storageKey)).toEqual(aPdf());
  });

  it("are removed once, with their file", async () => {
    const company = await aCompany();
    const given = aNewDocument();
    await addDocument(context(), company, files, given);
    const presses = Array.from({ length: 5 }, () => removeDocument(context(), company, given.id));
    expect(await outcomesOf(presses)).toEqual({ done: 1, not_found: 4 });
    expect(await listOf(company)).toEqual([]);
    expect(await removals(given.storageKey)).toBe(1);
  });

  it("are limited to thirty, even when ten arrive at once", async () => {
    const company = await aCompany();
    for (let kept = 0; kept < limits.documentsMax - 1; kept++) {
      await addDocument(context(), company, files, aNewDocument());
    }
    const last = Array.from({ length: 10 }, () => addDocument(context(), company, files, aNewDocument()));
    expect(await outcomesOf(last)).toEqual({ done: 1, invalid_input: 9 });
    const [oldest] = await listOf(company);
    await addDocument(context(), company, files, aNewDocument({ replaces: oldest?.id }));
    expect(await listOf(company)).toHaveLength(limits.documentsMax);
  });
});

describe("the day a document expires", () => {
  const errorsOf = (expiresOn: string) => {
    const parsed = documentForm(NOON).safeParse({ kind: "mcs", reference: "NAP-1", expiresOn });
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
  };

  it.each(["2026-11-20", "2028-02-29", "2056-11-20"])("may be %s", (day) => expect(errorsOf(day)).toEqual([]));

  it.each([
    ["2026-11-19", /in the past/],
    ["2027-02-29", /for example 31 March/],
    ["2027-13-01", /for example 31 March/],
    ["31/03/2027", /for example 31 March/],
    ["", /for example 31 March/],
    ["2056-11-21", /next 30 years/],
  ])("may not be %j", (day, message) => {
    expect(errorsOf(day)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ["2026-11-19", "expired"],
    ["2026-11-20", "expiring"],
    ["2026-12-20", "expiring"],
    ["2026-12-21", "valid"],
  ])("of %s makes it %s at noon on 20 November 2026", (day, validity) => {
    expect(validityOf(day, NOON)).toBe(validity);
  });
});
