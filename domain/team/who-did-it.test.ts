import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { violationOf } from "#db/violation.ts";
import type { User } from "#domain/actor.ts";
import { actorOfKey } from "#domain/api-keys/actor-of-key.ts";
import { makeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { pressTime } from "#domain/appointments/answer-times.ts";
import { myAppointments } from "#domain/appointments/appointments.ts";
import { offerTimes } from "#domain/appointments/offer-times.ts";
import { proposeTimes, takeProposedTime } from "#domain/appointments/propose-times.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { threadOfCustomer } from "#domain/messages/read-thread.ts";
import { writeAsCompany } from "#domain/messages/send-message.ts";
import { projectOutlines } from "#domain/outline-quotes/project-outlines.ts";
import { sendOutline } from "#domain/outline-quotes/send-outline.ts";
import { logAttempt } from "#domain/projects/log-contact-attempt.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { addPurchaseNote } from "#domain/purchases/purchase-notes.ts";
import { removeMember } from "#domain/team/members.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { keyForm } from "#tests/support/key-form.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { aColleague, anAdmin, anInstaller, type Buyer, later, NOON } from "#tests/support/people.ts";
import { anOffer, anOutline, aPickingRequest } from "#tests/support/quotes.ts";

eachDatabase("who of a company did something", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function aProject() {
    const owner = await anInstaller(db, { admin, credits: 10 });
    const surveyor = await aColleague(db, owner, "surveyor");
    const { leadId, token } = await aConfirmedRequest(db);
    const purchaseId = randomUUID();
    await purchaseLead(at(), owner, { leadId, purchaseId });
    return { owner, surveyor, token, purchaseId };
  }
  async function aKeyOf(owner: Buyer): Promise<User> {
    const form = keyForm({ name: "Our CRM" });
    const random = new Uint8Array(32).map(() => Math.floor(Math.random() * 256));
    const key = await makeApiKey(at(), owner, { id: randomUUID(), form, random });
    const found = await actorOfKey(at(), key);
    return found?.actor as User;
  }
  /** Everything that a company can do with a bought lead. */
  async function work(who: User, purchaseId: string) {
    const message = randomUUID();
    await writeAsCompany(at(), who, { purchaseId, id: message, text: "Good morning." });
    const attempt = { channel: "call", outcome: "no_answer", triedAt: NOON };
    await logAttempt(at(), who, { purchaseId, id: randomUUID(), ...attempt });
    await addPurchaseNote(at(), who, { purchaseId, noteId: randomUUID(), text: "Flat roof." });
    const times = { kind: "survey", minutes: 60, times: [later({ hours: 24 })] };
    const { appointment } = await offerTimes(at(), who, { purchaseId, id: randomUUID(), ...times });
    await anOffer(db, { buyer: who as Buyer, purchaseId });
    await changeStage(at(), who, { purchaseId, stage: "won" });
    return { message, appointmentId: appointment.id };
  }
  async function namesOn(owner: User, purchaseId: string) {
    const { lead, notes, messages, quotes, appointments, attempts } = await purchasePage(at(), owner, purchaseId);
    return {
      bought: lead.boughtBy,
      stage: lead.stageChangedBy,
      notes: notes.map(({ writtenBy }) => writtenBy),
      messages: messages.map(({ by }) => by),
      quotes: quotes.map(({ sentBy }) => sentBy),
      times: appointments.map(({ by }) => by),
      attempts: attempts.map(({ by }) => by),
    };
  }
  const each = (name: string) => ({
    stage: name,
    notes: [name],
    messages: [name],
    quotes: [name],
    times: [name],
    attempts: [name],
  });

  it("stands in the lead's history by name, also after they have left", async () => {
    const { owner, surveyor, purchaseId } = await aProject();
    await work(surveyor, purchaseId);
    const names = { bought: "Priya Shah", ...each("Sana Iqbal") };
    expect(await namesOn(owner, purchaseId)).toEqual(names);
    await removeMember(at(), owner, { userId: surveyor.userId, to: null });
    expect(await namesOn(owner, purchaseId)).toEqual(names);
  });

  it("is the key's name for what a program did", async () => {
    const { owner, purchaseId } = await aProject();
    const program = await aKeyOf(owner);
    await work(program, purchaseId);
    expect(await namesOn(owner, purchaseId)).toEqual({ bought: "Priya Shah", ...each("Our CRM") });
    const { leadId } = await aConfirmedRequest(db);
    const boughtByKey = randomUUID();
    await purchaseLead(at(), program, { leadId, purchaseId: boughtByKey });
    expect((await namesOn(owner, boughtByKey)).bought).toBe("Our CRM");
  });

  it("is never changed later", async () => {
    const { owner, surveyor, purchaseId } = await aProject();
    await work(surveyor, purchaseId);
    for (const [table, rule] of [
      ["messages", "messages_change"],
      ["quotes", "quotes_change"],
      ["appointments", "appointments_change"],
    ] as const) {
      const change = ask(db.orm, `update ${table} set sent_by = '${owner.userId}' where purchase_id = '${purchaseId}'`);
      await expect(
        change.catch((error: unknown) => violationOf(error)?.refusal),
        table,
      ).resolves.toBe(rule);
    }
  });

  it("is a first name for the customer, under messages and beside times, and nothing else of that person", async () => {
    const { surveyor, token, purchaseId } = await aProject();
    const { appointmentId } = await work(surveyor, purchaseId);
    await pressTime(at(), token, { id: appointmentId, startsAt: later({ hours: 24 }), address: "" });
    const thread = await threadOfCustomer(at(), token, purchaseId);
    const [appointment] = await myAppointments(at(), token);
    expect(thread.messages.map(({ by }) => by)).toEqual(["Sana"]);
    expect(appointment).toMatchObject({ status: "booked", by: "Sana" });
    const mails = await Promise.all([
      gatherMailFacts(at(), { mail: "appointment", purchaseId, appointmentId, event: "booked" }, randomUUID()),
      gatherMailFacts(at(), { mail: "message", purchaseId, since: NOON.toISOString() }, randomUUID()),
    ]);
    const shown = JSON.stringify([thread, appointment, mails]);
    for (const secret of ["Iqbal", surveyor.userId, surveyor.email, "sentBy", "apiKeyId"])
      expect(shown).not.toContain(secret);
    expect(Object.keys(thread.messages[0] ?? {}).sort()).toEqual(
      ["canRemove", "files", "from", "id", "isReported", "readAt", "sentAt", "state", "text", "by"].sort(),
    );
  });

  it("stands in the mail of a message by the first name, if one person wrote all of it", async () => {
    const { owner, surveyor, purchaseId } = await aProject();
    const mail = { mail: "message", purchaseId, since: NOON.toISOString() } as const;
    const by = async () => (await gatherMailFacts(at(), mail, randomUUID()))?.by;
    await writeAsCompany(at(), surveyor, { purchaseId, id: randomUUID(), text: "Good morning." });
    expect(await by()).toBe("Sana");
    await writeAsCompany(at(), owner, { purchaseId, id: randomUUID(), text: "And good day." });
    expect(await by()).toBeNull();
  });

  it("is the company alone for the customer where a program wrote, or nobody is known", async () => {
    const { owner, token, purchaseId } = await aProject();
    await work(await aKeyOf(owner), purchaseId);
    expect((await threadOfCustomer(at(), token, purchaseId)).messages.map(({ by }) => by)).toEqual([null]);
    expect((await myAppointments(at(), token)).map(({ by }) => by)).toEqual([null]);
  });

  it("is nobody for the customer of an outline, before they have picked it", async () => {
    const owner = await anInstaller(db, { admin, credits: 10 });
    const office = await aColleague(db, owner, "office");
    const { leadId, token } = await aPickingRequest(db);
    await sendOutline(at(), office, { leadId, id: randomUUID(), posted: anOutline });
    const shown = JSON.stringify(await projectOutlines(at(), token));
    expect(shown).toContain(owner.installer.companyName);
    for (const secret of ["Sana", office.userId, "sentBy"]) expect(shown).not.toContain(secret);
  });

  it("is who books a time that the customer suggested", async () => {
    const { owner, surveyor, token, purchaseId } = await aProject();
    const { appointmentId } = await work(owner, purchaseId);
    const startsAt = later({ hours: 30 });
    const newId = randomUUID();
    await proposeTimes(at(), token, { id: appointmentId, newId, times: [startsAt], address: "" });
    const suggested = async () => (await myAppointments(at(), token)).find(({ id }) => id === newId);
    expect(await suggested()).toMatchObject({ offeredBy: "customer", by: null });
    await takeProposedTime(at(), surveyor, { id: newId, startsAt });
    expect(await suggested()).toMatchObject({ status: "booked", by: "Sana" });
  });
});
