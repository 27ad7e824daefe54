import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { chooseAlerts } from "#domain/alerts/my-wishes.ts";
import { mails, readersOf } from "#domain/mails/mails.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import type { Mail, MailName } from "#domain/outbox/mail.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { assignPurchases } from "#domain/purchases/assign.ts";
import { setAway } from "#domain/team/away.ts";
import { sendMailJob } from "#jobs/send-mail.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeById } from "#tests/support/jobs.ts";
import { aColleague, anAdmin, type Buyer, NOON } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

/** As the specification says, in its words. */
const STOPS_AND_DUTIES: readonly MailName[] = [
  "stop",
  "stop-overdue",
  "proof-ending",
  "proof-ended",
  "deposit-due",
  "installer-suspended",
];
const MONEY: readonly MailName[] = [
  "credits-purchased",
  "payment-failed",
  "card-refunded",
  "purchase-refunded",
  "refund-declined",
];

eachDatabase("who in a company is told", (open) => {
  let db: Database;
  let admin: User;
  let customer: string;
  let purchaseId: string;
  let paymentId: string;
  let actId: string;
  let people: Record<"owner" | "second" | "office" | "surveyor" | "cover" | "books", Buyer>;
  const at = () => ({ db, now: NOON });
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    const { token, one } = await aQuotedProject(db, admin);
    customer = token;
    purchaseId = one.purchaseId;
    paymentId = (await startPayment(at(), one.buyer, { paymentId: randomUUID(), packId: "starter" })).id;
    people = {
      owner: one.buyer,
      second: await aColleague(db, one.buyer, "owner"),
      office: await aColleague(db, one.buyer, "office"),
      surveyor: await aColleague(db, one.buyer, "surveyor"),
      cover: await aColleague(db, one.buyer, "surveyor"),
      books: await aColleague(db, one.buyer, "books"),
    };
    actId = randomUUID();
    await ask(db.orm, "delete from jobs");
  });

  /** The lead, and its next act; nobody's as well as that of somebody who is gone. */
  async function assign(who: Buyer | null) {
    await assignPurchases(at(), people.owner, { purchaseIds: [purchaseId], to: who?.userId ?? null });
    await nextActOf(who?.userId ?? admin.userId);
  }
  const nextActOf = (userId: string) =>
    ask(
      db.orm,
      `insert into next_acts (purchase_id, id, what, due_at, user_id, set_by, set_at)
       values ('${purchaseId}', '${actId}', 'Call', now(), '${userId}', '${userId}', now())
       on conflict (purchase_id) do update set user_id = excluded.user_id`,
    );
  const away = (who: Buyer, cover: Buyer | null) => {
    const days = { from: "2026-11-20", to: "2026-11-20", cover: cover?.userId ?? null };
    return setAway(at(), people.owner, { userId: who.userId, away: days });
  };
  const namesOf = (ids: readonly string[]) =>
    Object.entries(people)
      .filter(([, { userId }]) => ids.includes(userId))
      .map(([name]) => name);

  /** Who gets the mail of each name that goes to a company. */
  async function toldOfAll() {
    const all = Object.entries(mails).filter(([, { told }]) => told !== undefined);
    const answers: [MailName, string[]][] = [];
    for (const [name, { sample }] of all) {
      const real = { ...sample.queued, purchaseId, paymentId, actId, installerId: people.owner.installer.id };
      const known = Object.entries(real).filter(([key]) => key in sample.queued);
      const mail = { mail: name, ...sample.queued, ...Object.fromEntries(known) } as Mail;
      const readers = await readersOf(at(), mail);
      answers.push([name as MailName, namesOf(readers?.map(({ userId }) => userId) ?? [])]);
    }
    return new Map(answers);
  }

  it("of a bought lead: the assignee and while away the cover; of nobody's, or without cover, owners and office", async () => {
    const lead = async () => [...(await toldOfAll())].filter(([name]) => mails[name].told === "lead");
    const expectAll = async (names: readonly string[], why: string) => {
      const answers = await lead();
      expect(answers.length).toBeGreaterThan(15);
      for (const [name, told] of answers) expect(told, `${name} ${why}`).toEqual(names);
    };
    await assign(null);
    await expectAll(["owner", "second", "office"], "nobody's");
    await assign(people.surveyor);
    await expectAll(["surveyor"], "assigned");
    await away(people.surveyor, people.cover);
    await expectAll(["surveyor", "cover"], "away with cover");
    await away(people.surveyor, null);
    await expectAll(["owner", "second", "office", "surveyor"], "away without cover");
    await away(people.surveyor, people.cover);
    await away(people.cover, null);
    await expectAll(["owner", "second", "office", "surveyor", "cover"], "the cover away as well");
  });

  it("of stops and papers: every owner and office member, whoever is assigned or away, and the assignee", async () => {
    for (const state of ["nobody's", "assigned", "away"]) {
      if (state !== "nobody's") await assign(people.surveyor);
      if (state === "away") for (const one of Object.values(people)) await away(one, null);
      const all = await toldOfAll();
      for (const name of STOPS_AND_DUTIES) {
        const withAssignee = state !== "nobody's" && "purchaseId" in mails[name].sample.queued;
        const expected = ["owner", "second", "office", ...(withAssignee ? ["surveyor"] : [])];
        expect(all.get(name), `${name} ${state}`).toEqual(expected);
      }
    }
  });

  it("of money: owners and books; of new leads: owners and office who want them; and every mail to a company is in the table", async () => {
    await assign(people.surveyor);
    const all = await toldOfAll();
    for (const name of MONEY) expect(all.get(name), name).toEqual(["owner", "second", "books"]);
    await chooseAlerts(at(), people.second, "daily");
    await chooseAlerts(at(), people.office, "never");
    const chosen = await toldOfAll();
    expect([all.get("lead-alert"), all.get("lead-digest")]).toEqual([["owner", "second", "office"], []]);
    expect([chosen.get("lead-alert"), chosen.get("lead-digest")]).toEqual([["owner"], ["second"]]);
    const toCompany = Object.entries(mails).filter(
      ([, { recipient, sample }]) => recipient === "account" && !("userId" in sample.queued),
    );
    expect(toCompany.filter(([, { told }]) => told === undefined).map(([name]) => name)).toEqual([]);
  });

  async function sendAll(): Promise<{ to: string; subject: string }[]> {
    const sent: { to: string; subject: string }[] = [];
    const settings = {
      from: "a@b.example",
      appUrl: "https://fairwatt.example",
      linkKey: "k",
      send: async ({ to, subject }: { to: string; subject: string }) => {
        sent.push({ to, subject });
      },
    };
    for (let rounds = 0; rounds < 2; rounds++) {
      const waiting = await ask<{ id: number }>(
        db.orm,
        "select id::int from jobs where kind = 'send-mail' and done_at is null order by id",
      );
      for (const { id } of waiting) {
        const taken = await takeById(db, id);
        if (taken.job.kind !== "send-mail") continue;
        const mail = { ...taken, job: taken.job };
        await Promise.all(Array.from({ length: rounds === 0 ? 5 : 1 }, () => sendMailJob(at(), mail, settings)));
        await ask(db.orm, `update jobs set done_at = '${NOON.toISOString()}' where id = ${id}`);
      }
    }
    return sent;
  }

  it("each once, in their own name, and one mailbox once, though the mail's job is done five times", async () => {
    await assign(people.surveyor);
    await away(people.surveyor, people.cover);
    await ask(
      db.orm,
      `update "user" set email = replace('${people.second.email}', '@', '+desk@') where id = '${people.office.userId}'`,
    );
    await stopEverything(at(), customer, { erase: false });
    await ask(db.orm, `delete from jobs where payload->>'mail' <> 'stop' or payload->>'purchaseId' <> '${purchaseId}'`);
    const { owner, second, surveyor, cover } = people;
    expect((await sendAll()).map(({ to }) => to)).toEqual([owner, second, surveyor, cover].map(({ email }) => email));
  });

  it("at their address alone where it is one person, by the mail itself", async () => {
    await assign(people.surveyor);
    await enqueueMail(db.orm, { mail: "lead-bought-installer", purchaseId }, NOON);
    const sent = await sendAll();
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([people.surveyor.email]));
    expect(await ask(db.orm, "select id from jobs where kind = 'send-mail'")).toHaveLength(1);
  });
});
