import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { tellOfNextActs } from "#domain/alerts/tell-of-next-acts.ts";
import { writeNotice } from "#domain/alerts/write-notice.ts";
import { gatherMailFacts, readersOf, writeMail } from "#domain/mails/mails.ts";
import type { DeviceNoticeJob } from "#domain/outbox/job.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { finishNextAct, nextWorkdayMorning, setNextAct } from "#domain/purchases/next-act.ts";
import { setAway } from "#domain/team/away.ts";
import { removeMember } from "#domain/team/members.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aColleague, anAdmin, later, NOON, outcomeOf, outcomesOf, signedInAgain } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

const DUE = later({ days: 3 });

eachDatabase("the next act of a bought lead", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function aPurchase() {
    const project = await aQuotedProject(db, admin);
    const { buyer, purchaseId } = project.one;
    await ask(db.orm, "delete from jobs");
    const set = (given: { id?: string; what?: string; dueAt?: Date; userId?: string } = {}, by: User = buyer) =>
      setNextAct(at(), by, {
        purchaseId,
        id: randomUUID(),
        what: "Call again",
        dueAt: DUE,
        userId: buyer.userId,
        ...given,
      });
    const act = async () => (await purchasePage(at(), buyer, purchaseId)).nextAct;
    return { ...project, buyer, purchaseId, set, act };
  }

  const queued = <Payload>(kind: string) =>
    ask<{ payload: Payload }>(db.orm, `select payload from jobs where kind = '${kind}' order by id`);
  const mails = async () => (await queued<Mail>("send-mail")).map(({ payload }) => payload);

  it("is one, the newest; done, it is gone, and what replaced it stays", async () => {
    const { buyer, purchaseId, set, act } = await aPurchase();
    const first = randomUUID();
    const second = randomUUID();
    expect(await outcomesOf(Array.from({ length: 30 }, () => set({ id: first })))).toEqual({ done: 30 });
    expect(await act()).toMatchObject({ what: "Call again", dueAt: DUE, name: "Priya Shah" });
    await set({ id: second, what: "Send the drawing", dueAt: later({ hours: 1 }) });
    await finishNextAct(at(), buyer, { purchaseId, id: first });
    expect(await act()).toMatchObject({ id: second, what: "Send the drawing" });
    for (let times = 0; times < 2; times++) await finishNextAct(at(), buyer, { purchaseId, id: second });
    expect(await act()).toBeUndefined();
  });

  it("takes a text, a time within a year and somebody who works on bought leads, of their own company", async () => {
    const { token, other, set, buyer, purchaseId } = await aPurchase();
    const books = await aColleague(db, buyer, "books");
    const surveyor = await aColleague(db, buyer, "surveyor");
    for (const wrong of [
      { what: " " },
      { dueAt: NOON },
      { dueAt: later({ days: 366 }) },
      { dueAt: new Date(Number.NaN) },
      { userId: other.buyer.userId },
      { userId: books.userId },
    ]) {
      expect(await outcomeOf(set(wrong))).toBe("invalid_input");
    }
    expect(await outcomeOf(set({}, other.buyer))).toBe("not_found");
    expect(await outcomeOf(finishNextAct(at(), other.buyer, { purchaseId, id: randomUUID() }))).toBe("not_found");
    expect(await outcomeOf(set({}, books))).toBe("role_required");
    expect(await outcomeOf(set({ userId: surveyor.userId }, surveyor))).toBe("done");
    await stopEverything(at(), token, { erase: false });
    expect(await outcomeOf(set())).toBe("project_closed");
    expect(await tellOfNextActs(at(DUE))).toBe(0);
  });

  it("tells its person when it is due, once, by mail and device, however many look at once", async () => {
    const { buyer, purchaseId, set } = await aPurchase();
    const surveyor = await signedInAgain(db, await aColleague(db, buyer, "surveyor"));
    await ask(
      db.orm,
      `insert into push_subscriptions (id, user_id, session_id, endpoint, public_key, auth_secret, device, created_at)
       values (gen_random_uuid(), '${surveyor.userId}', '${surveyor.sessionId}', 'https://push.example/1', 'k', 's', 'Firefox', now())`,
    );
    await set({ userId: surveyor.userId });
    expect(await tellOfNextActs(at(new Date(DUE.getTime() - 1)))).toBe(0);
    const told = await Promise.all(Array.from({ length: 30 }, () => tellOfNextActs(at(DUE))));
    expect(told.reduce((sum, one) => sum + one)).toBe(1);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail && (await readersOf(at(DUE), mail))?.map(({ email }) => email)).toEqual([surveyor.email]);
    const facts = mail && (await gatherMailFacts(at(DUE), mail, ""));
    expect(facts).toMatchObject({ what: "Call again", who: "Sana Iqbal" });
    expect(facts && writeMail(facts, "https://fairwatt.example").text).toContain("Monday 23 November, 12:00");
    const [call] = await queued<DeviceNoticeJob>("notify-device");
    const notice = call && (await writeNotice(at(DUE), call.payload));
    expect(notice?.text).toMatchObject({ title: "Next act due", path: `/leads/purchases/${purchaseId}` });
    expect(notice?.text.body).not.toMatch(/Call again|Sarah/);
    await set({ dueAt: later({ days: 4 }) });
    expect(mail && (await gatherMailFacts(at(DUE), mail, ""))).toBeUndefined();
    expect(call && (await writeNotice(at(DUE), call.payload))).toBeUndefined();
    expect(await tellOfNextActs(at(later({ days: 4 })))).toBe(1);
  });

  it("tells the cover of somebody away as well, owners and office without one, and who follows somebody gone", async () => {
    const { buyer, purchaseId, set } = await aPurchase();
    const goes = await aColleague(db, buyer, "surveyor");
    const cover = await signedInAgain(db, await aColleague(db, buyer, "surveyor"));
    await ask(
      db.orm,
      `insert into push_subscriptions (id, user_id, session_id, endpoint, public_key, auth_secret, device, created_at)
       values (gen_random_uuid(), '${cover.userId}', '${cover.sessionId}', 'https://push.example/2', 'k', 's', 'Firefox', now())`,
    );
    const id = randomUUID();
    await set({ id, userId: goes.userId });
    const away = (who: string | null) =>
      setAway(at(), buyer, { userId: goes.userId, away: { from: "2026-11-20", to: "2026-11-30", cover: who } });
    const mail = { mail: "next-act", purchaseId, actId: id } as const;
    const told = async () => (await readersOf(at(DUE), mail))?.map(({ userId }) => userId);
    await away(cover.userId);
    expect(await told()).toEqual([goes.userId, cover.userId]);
    await tellOfNextActs(at(DUE));
    const [call] = await queued<DeviceNoticeJob>("notify-device");
    expect(call && (await writeNotice(at(DUE), call.payload))?.text).toMatchObject({ title: "Next act due" });
    await away(null);
    expect(await told()).toEqual([buyer.userId, goes.userId]);
    expect(call && (await writeNotice(at(DUE), call.payload))).toBeUndefined();
    await ask(db.orm, "delete from jobs");
    expect(await tellOfNextActs(at(DUE))).toBe(0);
    await removeMember(at(DUE), buyer, { userId: goes.userId, to: cover.userId });
    expect(await told()).toEqual([cover.userId]);
    expect(await tellOfNextActs(at(DUE))).toBe(1);
    expect((await mails()).filter(({ mail: name }) => name === "next-act")).toEqual([mail]);
  });

  it("stopped in the middle, it has told nobody, and the next look does", async () => {
    const { set } = await aPurchase();
    await set();
    const broken = "before insert on jobs for each row when (new.kind = 'send-mail')";
    await ask(db.orm, `create trigger cut ${broken} execute function refuse_change()`);
    await expect(tellOfNextActs(at(DUE))).rejects.toThrow();
    await ask(db.orm, "drop trigger cut on jobs");
    expect(await mails()).toEqual([]);
    for (let looks = 0; looks < 3; looks++) await tellOfNextActs(at(DUE));
    expect(await mails()).toMatchObject([{ mail: "next-act" }]);
  });
});

it("is first offered at 9:00 UK time on the next Monday to Friday, across the change of the clocks", () => {
  const offered = (now: string) => nextWorkdayMorning(new Date(now)).toISOString();
  expect(offered("2026-11-19T17:32:00Z")).toBe("2026-11-20T09:00:00.000Z");
  expect(offered("2026-11-20T07:00:00Z")).toBe("2026-11-23T09:00:00.000Z");
  expect(offered("2026-11-22T12:00:00Z")).toBe("2026-11-23T09:00:00.000Z");
  expect(offered("2026-03-27T23:30:00Z")).toBe("2026-03-30T08:00:00.000Z");
  // In London it is already Tuesday.
  expect(offered("2026-06-15T23:30:00Z")).toBe("2026-06-17T08:00:00.000Z");
});
