import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { noteForm } from "#domain/request-links/household-form.ts";
import { householdNotes, leaveNote, myHouseholdNotes, removeNote } from "#domain/request-links/household-notes.ts";
import { revokeLink, shareWithHousehold } from "#domain/request-links/my-links.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("notes of the household", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  const at = () => ({ db, now: NOON });

  async function share(token: string, label = "Alex") {
    const link = { linkId: randomUUID(), householdToken: randomUUID(), form: { label } };
    await shareWithHousehold(at(), token, link);
    return link;
  }
  const leave = (token: string, note = "The second one has a nicer inverter.", id: string = randomUUID()) =>
    leaveNote(at(), token, { id, form: { note } });

  it("are read by the customer and all household links under the label, and by no other request", async () => {
    const { token } = await aConfirmedRequest(db);
    const other = await aConfirmedRequest(db);
    const alex = await share(token);
    const sam = await share(token, "Sam");
    const jobs = () => ask(db.orm, "select id from jobs order by id");
    const before = await jobs();
    await leave(alex.householdToken, "I like the first.");
    await leave(sam.householdToken, "Ask about birds.");
    const expected = [
      { label: "Alex", text: "I like the first.", writtenAt: NOON },
      { label: "Sam", text: "Ask about birds.", writtenAt: NOON },
    ];
    for (const notes of [await myHouseholdNotes(at(), token), await householdNotes(at(), sam.householdToken)])
      expect(notes.toSorted((a, b) => (a.label < b.label ? -1 : 1))).toMatchObject(expected);
    expect(await myHouseholdNotes(at(), other.token)).toEqual([]);
    expect(await jobs(), "no mail, no event to a program").toEqual(before);
  });

  it("are 20 a link at most, also when thirty arrive at once, and a repeated one is left once", async () => {
    const { token } = await aConfirmedRequest(db);
    const { householdToken } = await share(token);
    const id = randomUUID();
    await Promise.all(Array.from({ length: 30 }, () => leave(householdToken, "Once.", id)));
    expect(await myHouseholdNotes(at(), token)).toMatchObject([{ id, text: "Once." }]);
    const most = limits.householdNotesMax;
    const outcomes = await outcomesOf(Array.from({ length: 30 }, () => leave(householdToken)));
    expect(outcomes).toEqual({ done: most - 1, invalid_input: 31 - most });
    expect(await myHouseholdNotes(at(), token)).toHaveLength(most);
    const second = await share(token, "Sam");
    expect(await outcomeOf(leave(second.householdToken)), "each link has its own").toBe("done");
    await removeNote(at(), token, id);
    expect(await outcomeOf(leave(householdToken))).toBe("done");
  });

  it("are removed by the customer alone, of their own request alone", async () => {
    const { token } = await aConfirmedRequest(db);
    const other = await aConfirmedRequest(db);
    const { householdToken } = await share(token);
    const id = randomUUID();
    await leave(householdToken, "Too dear.", id);
    await removeNote(at(), other.token, id);
    expect(await outcomeOf(removeNote(at(), householdToken, id))).toBe("read_only_link");
    expect(await outcomeOf(myHouseholdNotes(at(), householdToken))).toBe("read_only_link");
    expect(await outcomeOf(leave(token)), "the customer's own link leaves none").toBe("link_invalid");
    expect(await myHouseholdNotes(at(), token)).toHaveLength(1);
    await removeNote(at(), token, id);
    await removeNote(at(), token, id);
    expect(await myHouseholdNotes(at(), token)).toEqual([]);
  });

  it("count all works of the request together, and belong to them all", async () => {
    const { token } = await aConfirmedRequest(db, { form: aQuoteForm({ works: "heat-pumps" }) });
    const { householdToken } = await share(`${token}~2`);
    const addresses = Array.from({ length: 30 }, (_, index) => (index % 2 ? householdToken : `${householdToken}~2`));
    const most = limits.householdNotesMax;
    const outcomes = await outcomesOf(addresses.map((address) => leave(address)));
    expect(outcomes).toEqual({ done: most, invalid_input: 30 - most });
    for (const work of [token, `${token}~2`]) expect(await myHouseholdNotes(at(), work)).toHaveLength(most);
    const [first] = await myHouseholdNotes(at(), token);
    await removeNote(at(), `${token}~2`, first?.id ?? "");
    expect(await householdNotes(at(), householdToken)).toHaveLength(most - 1);
  });

  it("cannot take the id of another request's note", async () => {
    const one = await share((await aConfirmedRequest(db)).token);
    const two = await share((await aConfirmedRequest(db)).token);
    const id = randomUUID();
    await leave(one.householdToken, "Mine.", id);
    expect(await outcomeOf(leave(two.householdToken, "Mine too.", id))).toBe("idempotency_key_reused");
    expect(await outcomeOf(leave(one.householdToken, "Mine, changed.", id))).toBe("idempotency_key_reused");
  });

  it("stay when their link is revoked, which neither reads nor writes any more", async () => {
    const { token } = await aConfirmedRequest(db);
    const { linkId, householdToken } = await share(token);
    await leave(householdToken);
    await revokeLink(at(), token, linkId);
    expect(await outcomeOf(leave(householdToken))).toBe("link_revoked");
    expect(await outcomeOf(householdNotes(at(), householdToken))).toBe("link_revoked");
    expect(await myHouseholdNotes(at(), token)).toMatchObject([{ label: "Alex", hasLinkEnded: true }]);
  });

  it("stay when their link is over, and when it has been forgotten, and say so", async () => {
    const { token } = await aConfirmedRequest(db);
    await leave((await share(token)).householdToken);
    const shown = async (now: Date) => (await myHouseholdNotes({ db, now }, token)).map((note) => note.hasLinkEnded);
    const end = { days: limits.householdLinkDays };
    expect(await shown(later({ ...end, milliseconds: -1 }))).toEqual([false]);
    expect(await shown(later(end))).toEqual([true]);
    const year = later({ days: 2 * limits.requestLinkDays - 100 });
    await forgetOld({ db, now: year }, { day: "2026-11-20", lastDay: null });
    expect(await shown(year)).toEqual([true]);
  });

  it("are in nothing that a company exports", async () => {
    const { token, one } = await aQuotedProject(db, await anAdmin(db));
    await leave((await share(token, "Quillfeather")).householdToken, "Zephyrmark seems dear.");
    let exported = "";
    for await (const piece of exportOwnData(at(), one.buyer)) exported += piece;
    expect(exported).toContain(one.purchaseId);
    for (const secret of ["Zephyrmark", "Quillfeather"]) expect(exported).not.toContain(secret);
  });

  it("go with the customer's details", async () => {
    const { token, leadId } = await aConfirmedRequest(db);
    const { householdToken } = await share(token);
    await leave(householdToken);
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    expect(await ask(db.orm, `select from household_notes where lead_id = '${leadId}'`)).toEqual([]);
  });
});

it("have words, up to 500 characters", () => {
  const read = (note: string) => noteForm.safeParse({ note });
  expect(read(" Two lines,\r\nboth kept. ").data).toEqual({ note: "Two lines,\nboth kept." });
  expect(read("x".repeat(limits.householdNoteLengthMax)).success).toBe(true);
  for (const wrong of ["", "  \n ", "x".repeat(limits.householdNoteLengthMax + 1)]) {
    expect(read(wrong).success, wrong.slice(0, 3)).toBe(false);
  }
});
