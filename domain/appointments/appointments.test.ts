import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import type { User } from "#domain/actor.ts";
import { cancelAsCustomer, pressTime, refuseTimes, sayMissed } from "#domain/appointments/answer-times.ts";
import { myAppointments, purchaseAppointments } from "#domain/appointments/appointments.ts";
import { cancelAsCompany, offerTimes } from "#domain/appointments/offer-times.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { watchProjects } from "#domain/projects/watch-projects.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject, type Offer } from "#tests/support/quotes.ts";

eachDatabase("appointments", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });
  const hours = (count: number) => later({ hours: count });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const project = () => aQuotedProject(db, admin);
  type Given = { id?: string; now?: Date; kind?: string; minutes?: number };
  const offer = ({ buyer, purchaseId }: Offer, times: Date[], { now = NOON, ...given }: Given = {}) =>
    offerTimes(at(now), buyer, { purchaseId, id: randomUUID(), kind: "survey", minutes: 60, times, ...given });
  const mailsOf = async (purchaseId: string) =>
    (
      await ask<{ mail: string }>(
        db.orm,
        `select payload->>'mail' as mail from jobs where payload->>'purchaseId' = '${purchaseId}'
          and (payload->>'mail' like 'appointment%' or payload->>'mail' like 'times-%') order by id`,
      )
    ).map(({ mail }) => mail);
  async function booked() {
    const { token, leadId, one, other } = await project();
    const { appointment } = await offer(one, [hours(48), hours(24)]);
    await pressTime(at(), token, { id: appointment.id, startsAt: hours(24), address: "14 Example Rise\nCaversham" });
    return { token, leadId, one, other, id: appointment.id };
  }
  async function entry(purchaseId: string, appointmentId: string, event: "booked" | "cancelled") {
    const mail = { mail: "appointment", purchaseId, appointmentId, event } as const;
    const facts = await gatherMailFacts(at(), mail, randomUUID());
    const calendar = new ICAL.Component(ICAL.parse(facts?.calendar ?? ""));
    const found = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    return { method: calendar.getFirstPropertyValue("method"), event: found, text: facts?.calendar ?? "" };
  }

  it("can be offered at night only if the company confirms it", async () => {
    const { one } = await project();
    // Noon in London in November: 18 hours later it is 6:00, 19 hours 7:00, 33 hours 21:00.
    const ask = (hour: number, asksAboutNight: boolean) => {
      const about = { purchaseId: one.purchaseId, id: randomUUID(), kind: "survey", minutes: 60 };
      return outcomeOf(offerTimes(at(), one.buyer, { ...about, times: [hours(24), hours(hour)], asksAboutNight }));
    };
    for (const hour of [18, 33.25]) expect(await ask(hour, true)).toBe("invalid_input");
    for (const hour of [19, 33]) expect(await ask(hour, true)).toBe("done");
    expect(await ask(18, false)).toBe("done");
  });

  it("are mailed to both sides with a calendar entry in UTC once picked, and move the stage", async () => {
    const { one, other, id } = await booked();
    expect(await mailsOf(one.purchaseId)).toEqual(["times-offered", "appointment", "appointment-to-company"]);
    const { method, event, text } = await entry(one.purchaseId, id, "booked");
    expect([method, event.sequence, event.location]).toEqual(["PUBLISH", 0, "14 Example Rise\nCaversham"]);
    expect(event.startDate.toJSDate()).toEqual(hours(24));
    expect(event.endDate.toJSDate()).toEqual(hours(25));
    expect(text).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/);
    expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect((await myPurchase(at(), one.buyer, one.purchaseId)).stage).toBe("quoted");
    const told = await ask(
      db.orm,
      `select from jobs where payload->>'event' = 'appointment.booked' and payload->>'purchaseId' = '${one.purchaseId}'`,
    );
    expect(told).toHaveLength(1);
    expect(await outcomeOf(purchaseAppointments(at(), other.buyer, one.purchaseId))).toBe("not_found");
  });

  it("keep their UID when moved; their sequence number grows with each change", async () => {
    const { token, one, id } = await booked();
    const before = await entry(one.purchaseId, id, "booked");
    const { appointment } = await offer(one, [hours(72)], { now: hours(1) });
    expect((await myAppointments(at(), token)).map(({ status }) => status)).toEqual(["booked", "offered"]);
    await pressTime(at(), token, { id: appointment.id, startsAt: hours(72), address: "" });
    expect((await myAppointments(at(), token)).map(({ status }) => status)).toEqual(["moved", "booked"]);
    const after = await entry(one.purchaseId, appointment.id, "booked");
    expect(after.event.uid).toBe(before.event.uid);
    expect(after.event.sequence).toBeGreaterThan(before.event.sequence);
    for (let press = 0; press < 2; press++) await cancelAsCustomer(at(), token, appointment.id);
    const last = await entry(one.purchaseId, appointment.id, "cancelled");
    expect([last.method, last.event.uid]).toEqual(["CANCEL", before.event.uid]);
    expect(last.event.sequence).toBeGreaterThan(after.event.sequence);
    expect((await mailsOf(one.purchaseId)).filter((mail) => mail === "appointment")).toHaveLength(3);
  });

  it("are either picked or taken back at once; the loser finds the time gone", async () => {
    const { token, one } = await project();
    const { appointment } = await offer(one, [hours(24)]);
    const press = { id: appointment.id, startsAt: hours(24), address: "" };
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, (_, turn) =>
        turn % 2 ? pressTime(at(), token, press) : refuseTimes(at(), token, appointment.id),
      ),
    );
    const [row] = await myAppointments(at(), token);
    const isBooked = row?.status === "booked";
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(15);
    expect(["booked", "refused"]).toContain(row?.status);
    expect((await mailsOf(one.purchaseId)).filter((mail) => mail === "appointment")).toHaveLength(isBooked ? 1 : 0);
    const gone = await offer(one, [hours(24)]);
    await cancelAsCompany(at(), one.buyer, gone.appointment.id);
    expect(await outcomeOf(pressTime(at(), token, { ...press, id: gone.appointment.id }))).toBe("slot_gone");
  });

  it("replace earlier offers, once per id, with one to three times, 12 hours to 60 days ahead", async () => {
    const { token, one, other } = await project();
    const id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 30 }, () => offer(one, [hours(24)], { id })));
    expect(sent.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await outcomeOf(offer(one, [hours(25)], { id }))).toBe("idempotency_key_reused");
    await offer(one, [hours(30), hours(40), hours(50)], { now: hours(1) });
    expect((await myAppointments(at(), token)).map(({ status }) => status)).toEqual(["withdrawn", "offered"]);
    const wrong = [[], [hours(11)], [later({ days: 61 })], [hours(24), hours(24)], [24, 25, 26, 27].map(hours)];
    for (const times of wrong) expect(await outcomeOf(offer(one, times))).toBe("invalid_input");
    expect(await outcomeOf(offer(one, [hours(24)], { minutes: 14 }))).toBe("invalid_input");
    expect(await outcomeOf(offer(one, [hours(24)], { kind: "party" }))).toBe("invalid_input");
    expect(await outcomeOf(offer({ ...other, purchaseId: one.purchaseId }, [hours(24)]))).toBe("not_found");
  });

  it("are offered at most ten times a day per purchase, even at once; a repeated offer counts once", async () => {
    const { one, other } = await project();
    const id = randomUUID();
    await offer(one, [hours(24)], { id });
    const more = Array.from({ length: 15 }, (_, turn) => offer(one, [hours(25 + turn)]));
    expect(await outcomesOf(more)).toEqual({ done: 9, too_many_requests: 6 });
    await offer(one, [hours(24)], { id });
    expect(await mailsOf(one.purchaseId)).toHaveLength(10);
    const refused = await offer(one, [hours(60)]).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: "too_many_requests",
      words: expect.stringMatching(/last offer still stands/),
    });
    const shown = await purchaseAppointments(at(), one.buyer, one.purchaseId);
    expect(shown.filter(({ status }) => status === "offered")).toHaveLength(1);
    expect(await outcomeOf(offer(other, [hours(24)]))).toBe("done");
    expect(await outcomeOf(offer(one, [hours(60)], { now: hours(24) }))).toBe("done");
  });

  it("remind at 17:00 the day before, pass, are kept, or missed for seven days", async () => {
    const { token, one, id } = await booked();
    // Tomorrow at noon; 16:00 and 17:00 in London.
    await watchProjects(at(hours(4)));
    expect(await mailsOf(one.purchaseId)).not.toContain("appointment-reminder");
    for (const hour of [5, 6]) await watchProjects(at(hours(hour)));
    expect((await mailsOf(one.purchaseId)).slice(-2)).toEqual([
      "appointment-reminder",
      "appointment-reminder-to-company",
    ]);
    expect(await outcomeOf(sayMissed(at(hours(23)), token, id))).toBe("slot_gone");
    await watchProjects(at(hours(26)));
    expect((await myAppointments(at(), token))[0]?.status).toBe("kept");
    expect(await outcomeOf(sayMissed(at(later({ days: 8 })), token, id))).toBe("slot_gone");
    for (let press = 0; press < 2; press++) await sayMissed(at(later({ days: 7 })), token, id);
    expect((await myAppointments(at(), token))[0]?.status).toBe("missed");
    const never = await project();
    await offer(never.one, [hours(24)]);
    await watchProjects(at(hours(25)));
    expect((await myAppointments(at(), never.token))[0]?.status).toBe("passed");
  });

  it("end with the purchase or a choice of another company, and lose their address with the customer", async () => {
    const { token, one, other } = await booked();
    const theirs = await offer(other, [hours(24)], { now: hours(1) });
    await pressTime(at(), token, { id: theirs.appointment.id, startsAt: hours(24), address: "" });
    await chooseQuote(at(), token, { quoteId: one.quoteId, reasons: new Map() });
    expect((await myAppointments(at(), token)).map(({ status }) => status)).toEqual(["booked", "cancelled"]);
    expect((await mailsOf(other.purchaseId)).at(-1)).toBe("appointment-to-company");
    const stopped = await booked();
    await stopEverything(at(), stopped.token, { erase: false });
    const [ended] = await purchaseAppointments(at(), stopped.one.buyer, stopped.one.purchaseId);
    expect(ended).toMatchObject({ status: "cancelled", address: null });
    const { leadId } = stopped;
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    expect(await ask(db.orm, `select from appointments where lead_id = '${leadId}' and address is not null`)).toEqual(
      [],
    );
  });

  it("belong to nobody else, and change only as allowed", async () => {
    const { id } = await booked();
    const stranger = await project();
    expect(await outcomeOf(cancelAsCustomer(at(), stranger.token, id))).toBe("not_found");
    expect(await outcomeOf(cancelAsCompany(at(), stranger.one.buyer, id))).toBe("not_found");
    const change = (set: string) =>
      ask(db.orm, `update appointments set ${set} where id = '${id}' returning 1`).then(
        () => "done",
        (error: unknown) => violationOf(error)?.refusal,
      );
    for (const set of ["status = 'offered'", "starts_at = now()", "uid = gen_random_uuid()"]) {
      expect(await change(set)).toBe("appointments_change");
    }
    expect(await outcomesOf([refuseTimes(at(), stranger.token, randomUUID())])).toEqual({ not_found: 1 });
  });
});
