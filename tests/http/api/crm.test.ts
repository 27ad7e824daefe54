import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { quoteExamplesOn } from "#content/open-api/quote-examples.ts";
import { aKey } from "#tests/http/api/program.ts";
import { test } from "#tests/http/fixtures.ts";
import { aColleague } from "#tests/http/installer/a-colleague.ts";
import { ask } from "#tests/support/invariants.ts";

test("a customer system says what became of a lead, all or nothing, and only with a key that may", async ({
  people,
  db,
  newClient,
}) => {
  const installer = await people.installer({ credits: 10 });
  const { program } = await aKey(installer, newClient);
  const { program: reader } = await aKey(installer, newClient, { name: "Reads", scope: "read" });
  const bought = (await program.buy((await people.lead()).leadId)).body;
  const path = `/purchases/${bought.id}`;
  const sam = await aColleague({ db, newClient }, installer, "surveyor");
  expect((await reader.get("/members")).body.items).toEqual([
    { id: installer.id, name: expect.any(String), role: "owner" },
    { id: sam.userId, name: "Sam Reeve", role: "surveyor" },
  ]);

  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  const change = {
    stage: "quoted",
    jobValuePence: 845_000,
    assignedTo: sam.userId,
    nextAct: { what: "Call again", dueAt, userId: sam.userId },
  };
  expect(await reader.patch(path, change)).toMatchObject({
    status: 403,
    body: { code: "scope_required", detail: "This key may not do this." },
  });
  expect(await program.patch(path, change)).toMatchObject({ status: 200, body: change });
  expect((await reader.get(path)).body).toMatchObject(change);

  // One wrong field, and nothing of it happens.
  const wrong = await program.patch(path, { stage: "won", assignedTo: null, nextAct: { what: "", dueAt } });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { "nextAct.what": [expect.any(String)] } } });
  for (const [given, field] of [
    [{ stage: "lost" }, "lostReason"],
    [{ stage: "lost", lostReason: "rain" }, "lostReason"],
    [{ lostReason: "price" }, "lostReason"],
    [{ stage: "bored" }, "stage"],
    [{ jobValuePence: 1.5 }, "jobValuePence"],
    [{ assignedTo: randomUUID() }, "assignedTo"],
  ] as const) {
    const refused = await program.patch(path, given);
    expect(refused, JSON.stringify(given)).toMatchObject({ status: 422, body: { code: "invalid_input" } });
    expect(Object.keys(refused.body.errors)).toEqual([field]);
  }
  for (const nothing of [{}, { withdrawQuotes: true }, { stag: "won" }]) {
    expect((await program.patch(path, nothing)).status, JSON.stringify(nothing)).toBe(422);
  }
  expect((await reader.get(path)).body).toMatchObject(change);
  expect((await program.patch(`/purchases/${randomUUID()}`, change)).status).toBe(404);

  expect(await program.patch(path, { nextAct: null, assignedTo: null })).toMatchObject({
    status: 200,
    body: { stage: "quoted", nextAct: null, assignedTo: null, jobValuePence: 845_000 },
  });
  const audited = `select count(*)::int as times from audit_log where action = 'assign-purchase' and subject_id = '${bought.id}'`;
  expect(await ask(db.orm, audited)).toEqual([{ times: 2 }]);
});

test("Lost with an open quote asks for withdrawQuotes, and withdraws it then", async ({ people, newClient }) => {
  const { program } = await aKey(await people.installer({ credits: 10 }), newClient);
  const bought = (await program.buy((await people.lead()).leadId)).body;
  const path = `/purchases/${bought.id}`;
  const quote = quoteExamplesOn(new Date().toISOString().slice(0, 10)).ev_charger;
  const sent = await program.post(`${path}/quotes`, quote, { "idempotency-key": randomUUID() });
  expect(sent.status).toBe(201);
  const lost = { stage: "lost", lostReason: "price" };
  expect(await program.patch(path, lost)).toMatchObject({ status: 409, body: { code: "quote_open" } });
  expect((await program.get(`${path}/quotes`)).body.items).toMatchObject([{ status: "sent" }]);
  expect(await program.patch(path, { ...lost, withdrawQuotes: true })).toMatchObject({ status: 200, body: lost });
  expect((await program.get(`${path}/quotes`)).body.items).toMatchObject([{ status: "withdrawn" }]);
});

test("notes are written once for a key, and lists say what has changed and what is booked", async ({
  people,
  newClient,
}) => {
  const { program } = await aKey(await people.installer({ credits: 10 }), newClient);
  const first = (await program.buy((await people.lead()).leadId)).body;
  const second = (await program.buy((await people.lead()).leadId)).body;
  const write = (text: string, key = "note 1") =>
    program.post(`/purchases/${first.id}/notes`, { text }, { "idempotency-key": key });
  const note = await write("Prefers evenings.");
  expect(note).toMatchObject({ status: 201, body: { purchaseId: first.id, text: "Prefers evenings." } });
  expect(await write("Prefers evenings.")).toMatchObject({
    body: note.body,
    headers: { "idempotency-replayed": "true" },
  });
  expect(await write("Prefers mornings.")).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
  expect(await write(" ", "note 2")).toMatchObject({ status: 422, body: { errors: { text: [expect.any(String)] } } });

  await program.patch(`/purchases/${first.id}`, { stage: "contacted" });
  const idsOf = async (query: string) =>
    (await program.get(`/purchases?${query}`)).body.items.map(({ id }: { id: string }) => id);
  const now = new Date().toISOString();
  expect(await idsOf(`updatedSince=${now}`)).toEqual([second.id, first.id]);
  expect(await idsOf("stage=contacted")).toEqual([first.id]);
  expect(await idsOf(`updatedSince=${now}&stage=new`)).toEqual([second.id]);
  expect(await idsOf("assignedTo=nobody")).toEqual([second.id, first.id]);
  expect(await idsOf(`assignedTo=${randomUUID()}`)).toEqual([]);
  for (const wrong of ["updatedSince=yesterday", "stage=bored"]) {
    expect((await program.get(`/purchases?${wrong}`)).status, wrong).toBe(422);
  }

  const times = [new Date(Date.now() + 3 * 86_400_000).toISOString()];
  const offer = { kind: "survey", minutes: 60, times };
  const offered = await program.post(`/purchases/${first.id}/appointments`, offer, { "idempotency-key": "1" });
  expect(offered.status).toBe(201);
  expect((await program.get("/appointments")).body.items).toEqual([offered.body]);
});
