import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import { type User, visitor } from "#domain/actor.ts";
import { fileForAdmin, fileOfCompany, fileOfCustomer } from "#domain/files/open-file.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { removeAsCustomer, reportAsCustomer } from "#domain/messages/change-message.ts";
import { threadOfCompany, threadOfCustomer } from "#domain/messages/read-thread.ts";
import { decideMessage, readThread } from "#domain/messages/reported-messages.ts";
import { writeAsCompany, writeAsCustomer } from "#domain/messages/send-message.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { householdQuoteFile } from "#domain/quotes/customer-quotes.ts";
import { shareWithHousehold } from "#domain/request-links/my-links.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aJpeg, aPdf, aPng, chosenFiles, filesInMemory } from "#tests/support/documents.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject, type Offer } from "#tests/support/quotes.ts";

type Chosen = { name?: string; bytes: Uint8Array };

eachDatabase("files of messages", (open) => {
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
  const write = (token: string, to: string, files: Chosen[], id: string = randomUUID()) =>
    writeAsCustomer(at(), token, { to, id, text: "See this", files: chosenFiles(store, ...files) });
  const reply = ({ buyer, purchaseId }: Offer, files: Chosen[], id: string = randomUUID()) =>
    writeAsCompany(at(later({ minutes: 1 })), buyer, {
      purchaseId,
      id,
      text: "See that",
      files: chosenFiles(store, ...files),
    });
  const seenByCompany = async ({ buyer, purchaseId }: Offer, now = NOON) =>
    (await threadOfCompany(at(now), buyer, purchaseId, { marksRead: false })).messages.flatMap(({ files }) => files);
  const removals = async () =>
    (await ask<{ key: string }>(db.orm, "select payload->>'storageKey' as key from jobs where kind = 'remove-file'"))
      .map(({ key }) => key)
      .filter((key) => store.kept.has(key));
  const held = (id: string) => store.kept.get(id);

  it("reach the other side with a clean name and their real type, and can be opened by both", async () => {
    const { token, one } = await project();
    await write(token, one.purchaseId, [
      { name: "My roof: south.JPG", bytes: aPng() },
      { name: "bill.pdf", bytes: aPdf() },
    ]);
    const files = await seenByCompany(one);
    expect(files).toMatchObject([
      { fileName: "My roof_ south.png", mediaType: "image/png", sizeBytes: aPng().length, addedAt: NOON },
      { fileName: "bill.pdf", mediaType: "application/pdf" },
    ]);
    expect(Object.keys(files[0] ?? {})).not.toContain("storageKey");
    const id = String(files[0]?.id);
    for (const opened of [await fileOfCompany(at(), one.buyer, id), await fileOfCustomer(at(), token, id)]) {
      expect(opened).toMatchObject({ fileName: "My roof_ south.png", mediaType: "image/png" });
      expect(held(opened.storageKey)).toEqual(aPng());
    }
    await reply(one, [{ name: "offer.pdf", bytes: aPdf("offer") }]);
    const [, answer] = (await threadOfCustomer(at(), token, one.purchaseId)).messages;
    expect(answer?.files).toMatchObject([{ fileName: "offer.pdf" }]);
    const mail = { mail: "message-to-company", purchaseId: one.purchaseId, since: NOON.toISOString() } as const;
    expect(await gatherMailFacts(at(), mail, "t")).toMatchObject({
      texts: ["See this\n\nWith it: My roof_ south.png, bill.pdf"],
    });
  });

  it("cannot be opened by anyone else", async () => {
    const { token, one, other } = await project();
    const stranger = await project();
    await write(token, one.purchaseId, [{ bytes: aPdf() }]);
    const id = String((await seenByCompany(one))[0]?.id);
    expect(await outcomeOf(fileOfCompany(at(), other.buyer, id))).toBe("not_found");
    expect(await outcomeOf(fileOfCompany(at(), visitor, id))).toBe("not_signed_in");
    expect(await outcomeOf(fileOfCustomer(at(), stranger.token, id))).toBe("not_found");
    expect(await outcomeOf(fileOfCustomer(at(), "no-such-link-at-all", id))).toBe("link_invalid");
    const household = randomUUID();
    const link = { linkId: randomUUID(), householdToken: household, form: { label: "Alex" } };
    await shareWithHousehold(at(), token, link);
    expect(await outcomeOf(fileOfCustomer(at(), household, id))).toBe("read_only_link");
    expect(await outcomeOf(householdQuoteFile(at(), household, id))).toBe("not_found");
    expect(await outcomeOf(fileForAdmin(at(), one.buyer, { id, reason: "x" }))).toBe("not_admin");
    expect(await outcomeOf(fileForAdmin(at(), admin, { id, reason: " " }))).toBe("invalid_input");
    await fileForAdmin(at(), admin, { id, reason: "A report" });
    const audited = await ask(
      db.orm,
      `select reason from audit_log where action = 'open-file' and subject_id = '${one.purchaseId}'`,
    );
    expect(audited).toEqual([{ reason: "A report" }]);
    const read = await readThread(at(), admin, { purchaseId: one.purchaseId, reason: "A report" });
    expect(read.messages[0]?.files).toMatchObject([{ id }]);
  });

  it.each<[string, () => Chosen[], RegExp]>([
    [
      "that are something else",
      () => [{ name: "a.pdf", bytes: new TextEncoder().encode("<html>") }],
      /^This file is not a PDF, JPEG/,
    ],
    [
      "one of which is",
      () => [{ bytes: aPdf() }, { name: "a.png", bytes: new Uint8Array([1]) }],
      /^a\.png: This file is not/,
    ],
    ["that are empty", () => [{ bytes: new Uint8Array() }], /empty/],
    ["that are too large", () => [{ bytes: new Uint8Array(limits.documentBytesMax + 1) }], /larger than 10 MB/],
    ["that are six", () => Array.from({ length: 6 }, () => ({ bytes: aPdf() })), /^Choose no more than 5 files/],
    ["with a path for a name", () => [{ name: "../x.pdf", bytes: aPdf() }], /path/],
  ])("%s are refused beside the field, and nothing is sent or stored", async (_what, files, message) => {
    const { token, one } = await project();
    await expect(write(token, one.purchaseId, files())).rejects.toMatchObject({
      code: "invalid_input",
      fields: { files: [expect.stringMatching(message)] },
    });
    expect((await threadOfCustomer(at(), token, one.purchaseId)).messages).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it("are refused with a virus or without a scanner, and a failing store leaves nothing behind", async () => {
    const { token, one } = await project();
    for (const isInfected of [async () => true, () => Promise.reject(new Error("away"))]) {
      store = { ...filesInMemory(), isInfected };
      expect(await outcomeOf(write(token, one.purchaseId, [{ bytes: aPdf() }]))).toBe("invalid_input");
    }
    const whole = filesInMemory();
    store = {
      ...whole,
      put: async (key, bytes, type) => {
        if (whole.kept.size > 0) throw new Error("disk full");
        await whole.put(key, bytes, type);
      },
    };
    await expect(write(token, one.purchaseId, [{ bytes: aPdf() }, { bytes: aPng() }])).rejects.toThrow("disk full");
    expect(whole.kept.size).toBe(0);
    expect((await threadOfCustomer(at(), token, one.purchaseId)).messages).toEqual([]);
  });

  it("are stored once however often their form is sent, and other files under its id are refused", async () => {
    const { token, one } = await project();
    const id = randomUUID();
    const answer = randomUUID();
    const presses = Array.from({ length: 10 }, () => write(token, one.purchaseId, [{ bytes: aPdf() }], id));
    expect(await outcomesOf(presses)).toEqual({ done: 10 });
    expect(store.kept.size).toBe(1);
    expect(await outcomeOf(write(token, one.purchaseId, [{ bytes: aPng() }], id))).toBe("idempotency_key_reused");
    expect(await outcomeOf(write(token, one.purchaseId, [], id))).toBe("idempotency_key_reused");
    expect((await reply(one, [{ bytes: aJpeg() }], answer)).replayed).toBe(false);
    expect((await reply(one, [{ bytes: aJpeg() }], answer)).replayed).toBe(true);
    expect(store.kept.size).toBe(2);
    await removeAsCustomer(at(), token, id);
    await write(token, one.purchaseId, [{ bytes: aPdf() }], id);
    expect(await seenByCompany(one)).toHaveLength(1);
  });

  it("are stored once with a question to all companies, until the last such message is taken back", async () => {
    const { token, one, other } = await project();
    await write(token, "all", [{ bytes: aPdf() }]);
    expect(store.kept.size).toBe(1);
    const [first] = await seenByCompany(one);
    const [second] = await seenByCompany(other);
    expect(first?.id).not.toBe(second?.id);
    const messages = await ask<{ id: string }>(
      db.orm,
      `select id from messages where purchase_id in ('${one.purchaseId}', '${other.purchaseId}')`,
    );
    await removeAsCustomer(at(), token, String(messages[0]?.id));
    expect(await removals()).toEqual([]);
    await removeAsCustomer(at(), token, String(messages[1]?.id));
    expect(await removals()).toHaveLength(1);
    for (const { id } of [first, second].filter((file) => file !== undefined)) {
      expect(await outcomeOf(fileOfCustomer(at(), token, id))).toBe("not_found");
    }
  });

  it("are hidden from both sides with their message, but not from an administrator", async () => {
    const { token, one } = await project();
    const id = randomUUID();
    await reply(one, [{ bytes: aPdf() }], id);
    const file = String((await seenByCompany(one))[0]?.id);
    await reportAsCustomer(at(), token, { id, reason: "" });
    await decideMessage(at(), admin, { id, decision: "hidden", reason: "Insults" });
    expect(await seenByCompany(one)).toEqual([]);
    expect(await outcomeOf(fileOfCustomer(at(), token, file))).toBe("not_found");
    expect(await outcomeOf(fileOfCompany(at(), one.buyer, file))).toBe("not_found");
    expect(await outcomeOf(fileForAdmin(at(), admin, { id: file, reason: "An appeal" }))).toBe("done");
  });

  it("stay readable at the end, except the customer's for a company that may no longer know who they are", async () => {
    const { token, one } = await project();
    await write(token, one.purchaseId, [{ name: "bill.pdf", bytes: aPdf() }]);
    await reply(one, [{ name: "For Sarah Whitlock.pdf", bytes: aPdf("x") }]);
    const [bill, offer] = (await seenByCompany(one)).map(({ id }) => id);
    await stopEverything(at(later({ hours: 1 })), token, { erase: false });
    const ended = later({ hours: 2 });
    expect(await outcomeOf(reply(one, [{ bytes: aPdf() }]))).toBe("project_closed");
    expect(await outcomeOf(write(token, one.purchaseId, [{ bytes: aPdf() }]))).toBe("project_closed");
    expect(store.kept.size).toBe(2);
    for (const id of [bill, offer]) expect(await outcomeOf(fileOfCustomer(at(ended), token, String(id)))).toBe("done");
    expect(await outcomeOf(fileOfCompany(at(ended), one.buyer, String(bill)))).toBe("not_found");
    const shown = [...(await seenByCompany(one, ended)), await fileOfCompany(at(ended), one.buyer, String(offer))];
    expect(shown).toHaveLength(2);
    for (const { fileName } of shown) expect(fileName).not.toContain("Whitlock");
  });

  it("are limited to 200 MB per project, each stored file counted once", async () => {
    const { leadId, token, one } = await project();
    const five = Array.from({ length: limits.messageFilesMax }, (_, index) => ({ bytes: aPdf(`${index}`) }));
    for (let message = 0; message < 4; message++) await write(token, "all", five);
    expect(store.kept.size).toBe(limits.projectFileBytesMax / limits.documentBytesMax);
    const allWeigh = async (bytes: number, but: string) => {
      await ask(db.orm, "alter table files disable trigger files_change");
      await ask(db.orm, `update files set size_bytes = ${bytes} where lead_id = '${leadId}' and ${but}`);
      await ask(db.orm, "alter table files enable trigger files_change");
    };
    await allWeigh(limits.documentBytesMax, "true");
    await expect(write(token, one.purchaseId, [{ bytes: aPdf() }])).rejects.toMatchObject({
      fields: { files: [expect.stringMatching(/^A project can hold 200 MB of files/)] },
    });
    const [last] = store.kept.keys();
    await allWeigh(limits.documentBytesMax - aPdf().length, `storage_key = '${last}'`);
    expect(await outcomeOf(write(token, one.purchaseId, [{ bytes: aPdf() }]))).toBe("done");
    expect(await outcomeOf(write(token, one.purchaseId, [{ bytes: aPdf() }]))).toBe("invalid_input");
  });

  it("are in the company's data export, and deleted from table and store with the customer's details", async () => {
    const { leadId, token, one } = await project();
    await write(token, "all", [{ name: "bill.pdf", bytes: aPdf() }]);
    let json = "";
    for await (const piece of exportOwnData(at(), one.buyer)) json += piece;
    expect(JSON.parse(json).purchases).toMatchObject([{ messages: [{ files: [{ fileName: "bill.pdf" }] }] }]);
    const file = String((await seenByCompany(one))[0]?.id);
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    expect(await ask(db.orm, `select from files where lead_id = '${leadId}'`)).toEqual([]);
    expect(await removals()).toEqual([...store.kept.keys()]);
    expect(await outcomeOf(fileOfCompany(at(), one.buyer, file))).toBe("not_found");
  });

  it("stay unchanged as long as their message: the database refuses anything else", async () => {
    const { leadId, token, one } = await project();
    await write(token, one.purchaseId, [{ bytes: aPdf() }]);
    const outcome = (statement: string) =>
      ask(db.orm, `${statement} where lead_id = '${leadId}' returning 1`).then(
        () => "done",
        (error: unknown) => violationOf(error)?.refusal,
      );
    for (const set of ["file_name = 'x.pdf'", "storage_key = 'x'", `quote_id = '${one.quoteId}'`, "position = 2"]) {
      expect(await outcome(`update files set ${set}`)).toBe("files_change");
    }
    expect(await outcome("delete from files")).toBe("files_change");
  });
});
