import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { pressTime } from "#domain/appointments/answer-times.ts";
import { myAppointments, purchaseAppointments } from "#domain/appointments/appointments.ts";
import { cancelAsCompany, offerTimes } from "#domain/appointments/offer-times.ts";
import { proposeTimes, takeProposedTime, withdrawProposal } from "#domain/appointments/propose-times.ts";
import { projectCounts } from "#domain/requests/project-frame.ts";
import { myReceipt } from "#domain/requests/receipt.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON, outcomeOf } from "#tests/support/people.ts";
import { aQuotedProject, type Offer } from "#tests/support/quotes.ts";

eachDatabase("times that a customer suggests", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });
  const hours = (count: number) => later({ hours: count });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const offer = ({ buyer, purchaseId }: Offer, times: Date[], now = NOON) =>
    offerTimes(at(now), buyer, { purchaseId, id: randomUUID(), kind: "survey", minutes: 60, times });
  const mailsOf = async (purchaseId: string) =>
    (
      await ask<{ mail: string }>(
        db.orm,
        `select payload->>'mail' as mail from jobs where payload->>'purchaseId' = '${purchaseId}'
          and (payload->>'mail' like 'appointment%' or payload->>'mail' like 'times-%') order by id`,
      )
    ).map(({ mail }) => mail);

  async function offered() {
    const project = await aQuotedProject(db, admin);
    const { appointment } = await offer(project.one, [hours(24), hours(48)]);
    return { ...project, id: appointment.id };
  }

  async function proposed(times = [hours(72), hours(30)]) {
    const project = await offered();
    const suggestion = { id: project.id, newId: randomUUID(), times, address: "14 Example Rise" };
    await proposeTimes(at(later({ minutes: 1 })), project.token, suggestion);
    return { ...project, suggestion };
  }

  it("refuse the company's, wait for it alone, and are booked at its press, with the address", async () => {
    const { token, one, other, suggestion } = await proposed();
    await proposeTimes(at(), token, suggestion);
    const [refused, mine] = await myAppointments(at(), token);
    expect([refused?.status, mine?.status, mine?.offeredBy]).toEqual(["refused", "offered", "customer"]);
    expect(mine?.times).toEqual([hours(30), hours(72)]);
    expect((await projectCounts(at(), token, null)).appointments).toBe(0);
    expect(await mailsOf(one.purchaseId)).toEqual(["times-offered", "times-proposed"]);
    const press = { id: suggestion.newId, startsAt: hours(30) };
    expect(await outcomeOf(takeProposedTime(at(), other.buyer, press))).toBe("not_found");
    expect(await outcomeOf(takeProposedTime(at(), one.buyer, { ...press, startsAt: hours(31) }))).toBe("slot_gone");
    for (let turn = 0; turn < 2; turn++) await takeProposedTime(at(), one.buyer, press);
    const shown = await purchaseAppointments(at(), one.buyer, one.purchaseId);
    expect(shown.at(-1)).toMatchObject({ status: "booked", startsAt: hours(30), address: "14 Example Rise" });
    expect((await mailsOf(one.purchaseId)).slice(2)).toEqual(["appointment", "appointment-to-company"]);
    expect(JSON.stringify(await myReceipt(at(), token))).toContain("address");
  });

  it("keep a booking until the company takes another time, with the same calendar entry", async () => {
    const { token, one, id } = await offered();
    await pressTime(at(), token, { id, startsAt: hours(24), address: "14 Example Rise" });
    const newId = randomUUID();
    await proposeTimes(at(later({ minutes: 1 })), token, { id, newId, times: [hours(50)], address: "" });
    expect((await myAppointments(at(), token)).map(({ status }) => status)).toEqual(["booked", "offered"]);
    await takeProposedTime(at(), one.buyer, { id: newId, startsAt: hours(50) });
    const moved = await ask<{ status: string; uid: string; sequence: number; address: string }>(
      db.orm,
      `select status, uid, sequence, address from appointments where id in ('${id}', '${newId}') order by sequence`,
    );
    expect(moved.map(({ status }) => status)).toEqual(["moved", "booked"]);
    expect(new Set(moved.map(({ uid }) => uid)).size).toBe(1);
    expect(moved[1]).toMatchObject({ sequence: 1, address: "14 Example Rise" });
  });

  it("are one to three, 12 hours to 60 days ahead, and not to be answered by the customer", async () => {
    const { token, one, suggestion } = await proposed();
    const again = (times: Date[]) => proposeTimes(at(), token, { ...suggestion, newId: randomUUID(), times });
    expect(await outcomeOf(again([hours(20)])), "answered already").toBe("slot_gone");
    const next = await offered();
    const wrong = [[], [hours(11)], [later({ days: 61 })], [hours(20), hours(20)], [20, 21, 22, 23].map(hours)];
    for (const times of wrong) {
      const given = { id: next.id, newId: randomUUID(), times, address: "" };
      expect(await outcomeOf(proposeTimes(at(), next.token, given))).toBe("invalid_input");
    }
    const own = { id: suggestion.newId, startsAt: hours(30) };
    expect(await outcomeOf(pressTime(at(), token, { ...own, address: "" }))).toBe("slot_gone");
    expect(await outcomeOf(cancelAsCompany(at(), one.buyer, own.id))).toBe("slot_gone");
    expect(await outcomeOf(proposeTimes(at(), next.token, { ...suggestion, newId: randomUUID() }))).toBe("not_found");
  });

  it("give way to other times of the company", async () => {
    const { token, one, suggestion } = await proposed();
    await offer(one, [hours(96)], later({ minutes: 2 }));
    expect((await myAppointments(at(), token)).map(({ status }) => status)).toEqual(["refused", "refused", "offered"]);
    const press = { id: suggestion.newId, startsAt: hours(30) };
    expect(await outcomeOf(takeProposedTime(at(), one.buyer, press))).toBe("slot_gone");
  });

  it("are either booked or withdrawn, by thirty at once; the loser finds the time gone", async () => {
    const { token, one, suggestion } = await proposed();
    const press = { id: suggestion.newId, startsAt: hours(30) };
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, (_, turn) =>
        turn % 2 ? takeProposedTime(at(), one.buyer, press) : withdrawProposal(at(), token, suggestion.newId),
      ),
    );
    const last = (await myAppointments(at(), token)).at(-1);
    expect(["booked", "withdrawn"]).toContain(last?.status);
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(15);
    const booked = (await mailsOf(one.purchaseId)).filter((mail) => mail === "appointment");
    expect(booked).toHaveLength(last?.status === "booked" ? 1 : 0);
  });
});
