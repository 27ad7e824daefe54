import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { sendDailyAlerts } from "#domain/alerts/daily-alerts.ts";
import { chooseNews, myWishes, type Wishes } from "#domain/alerts/my-wishes.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { writeAsCustomer } from "#domain/messages/send-message.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { assignPurchases } from "#domain/purchases/assign.ts";
import { removeMember } from "#domain/team/members.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { sendMailJob } from "#jobs/send-mail.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeById } from "#tests/support/jobs.ts";
import { aColleague, anAdmin, type Buyer, later, NOON, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

const DAY = "2026-11-21";

eachDatabase("mails about customers", (open) => {
  let db: Database;
  let admin: User;
  let sent: { to: string; subject: string; text: string }[];
  const at = (hours = 0) => ({ db, now: later({ hours }) });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  /** A company's customer, and what the waiting mails say to the company. */
  async function aCustomer(news?: Wishes["news"]) {
    const project = await aQuotedProject(db, admin);
    const { buyer, purchaseId } = project.one;
    if (news) await chooseNews(at(), buyer, news);
    await ask(db.orm, "delete from jobs");
    return { ...project, buyer, purchaseId };
  }

  async function work(now = NOON): Promise<string[]> {
    sent = [];
    const jobs = await ask<{ id: number }>(db.orm, "select id::int from jobs where kind = 'send-mail' order by id");
    const send = async (mail: { to: string; subject: string; text: string }) => {
      sent.push(mail);
    };
    const settings = { send, from: "f@example.com", appUrl: "https://fairwatt.example", linkKey: "k".repeat(32) };
    for (const { id } of jobs) {
      const taken = await takeById(db, id);
      if (taken.job.kind !== "send-mail") continue;
      const mail = { ...taken, job: taken.job };
      await sendMailJob({ db, now }, mail, settings);
      await sendMailJob({ db, now }, mail, { ...settings, send: async () => {} });
    }
    const last = jobs.at(-1)?.id ?? 0;
    await ask(db.orm, `delete from jobs where kind = 'send-mail' and id <= ${last}`);
    return sent.map(({ subject }) => subject);
  }

  const queue = (mail: Mail) =>
    ask(
      db.orm,
      `insert into jobs (kind, payload, created_at, run_at) values ('send-mail', '${JSON.stringify(mail)}', now(), now())`,
    );

  async function morning(day = DAY) {
    const [{ id = 0 } = {}] = await ask<{ id: number }>(
      db.orm,
      "insert into jobs (kind, payload, created_at, run_at) values ('daily-alerts', '{}', now(), now()) returning id::int",
    );
    const taken = await takeById(db, id);
    const run = { day, lastDay: null };
    await outcomesOf([sendDailyAlerts(at(), { taken, run }), sendDailyAlerts(at(), { taken, run })]);
  }

  it("come at once unless the company has chosen otherwise", async () => {
    const { buyer, purchaseId } = await aCustomer();
    expect(await myWishes(at(), buyer)).toMatchObject({ news: "at_once" });
    await queue({ mail: "place-lost", purchaseId });
    expect(await work()).toEqual(["Sarah has asked for another installer"]);
  });

  it("come together once a day, in order, each item once with its link", async () => {
    const { buyer, purchaseId, token } = await aCustomer("daily");
    for (const text of ["When could you come?", "Or on Friday?"]) {
      await writeAsCustomer(at(), token, { to: purchaseId, id: randomUUID(), text });
    }
    await queue({ mail: "place-lost", purchaseId });
    expect(await work()).toEqual([]);
    await morning();
    await morning("2026-11-22");
    expect(await work()).toEqual(["2 updates from your customers"]);
    expect(sent[0]).toMatchObject({ to: buyer.email });
    const body = sent[0]?.text ?? "";
    expect(body).toMatch(/Message from Sarah[\s\S]+has asked for another installer/);
    expect(body).toContain(`https://fairwatt.example/leads/purchases/${purchaseId}`);
    expect(body).not.toMatch(/requests\//);
  });

  it("never come to a company that wants none, not even what was already held", async () => {
    const { buyer, purchaseId } = await aCustomer("daily");
    await queue({ mail: "place-lost", purchaseId });
    expect(await work()).toEqual([]);
    await chooseNews(at(), buyer, "never");
    await queue({ mail: "place-lost", purchaseId });
    await morning();
    expect(await work()).toEqual([]);
  });

  it("that cannot wait come at once to a company on daily mails, and not to one that wants none", async () => {
    for (const [wish, subjects] of [
      ["daily", ["Sarah is waiting for you"]],
      ["never", []],
    ] as const) {
      const { purchaseId } = await aCustomer(wish);
      await queue({ mail: "contact-reminder", purchaseId, hours: "24" });
      expect(await work(), wish).toEqual(subjects);
    }
  });

  it("about stopping, closing, buying and erasing always come at once", async () => {
    for (const wish of ["daily", "never"] as const) {
      const { purchaseId } = await aCustomer(wish);
      for (const mail of ["request-closed", "customer-erased", "lead-bought-installer"] as const) {
        await queue({ mail, purchaseId });
      }
      expect(await work(), wish).toHaveLength(3);
    }
  });

  it("are held while a company is suspended", async () => {
    const { buyer, purchaseId } = await aCustomer("daily");
    await queue({ mail: "place-lost", purchaseId });
    await work();
    await suspendInstaller(at(), admin, { installerId: buyer.installer.id, reason: "Complaints." });
    await ask(db.orm, "delete from jobs");
    await morning();
    expect(await work()).toEqual([]);
  });

  it("say nothing that is out of date", async () => {
    const { buyer, purchaseId } = await aCustomer("daily");
    await queue({ mail: "brief-changed", purchaseId });
    await work();
    const { userId, installer } = buyer;
    const digest = { mail: "daily-news", installerId: installer.id, userId, day: DAY } as const;
    expect(await gatherMailFacts(at(), digest, "")).toBeUndefined();
  });

  /** What each gets: their address and the subjects. */
  async function mailsOf(people: Record<string, Buyer>) {
    const all: typeof sent = [];
    // First the mail to the company, then the copies.
    for (let rounds = 0; rounds < 2; rounds++) {
      await work();
      all.push(...sent);
    }
    return Object.entries(people).flatMap(([name, { email }]) =>
      all.filter(({ to }) => to === email).map(({ subject }) => `${name}: ${subject}`),
    );
  }

  it("come to each of its people as each chose, and what waits for one who leaves to who follows", async () => {
    const { buyer: owner, purchaseId } = await aCustomer();
    const office = await aColleague(db, owner, "office");
    const none = await aColleague(db, owner, "office");
    const surveyor = await aColleague(db, owner, "surveyor");
    const people = { owner, office, none, surveyor };
    await chooseNews(at(), office, "daily");
    await chooseNews(at(), none, "never");
    await chooseNews(at(), surveyor, "daily");
    expect(await outcomesOf([chooseNews(at(), await aColleague(db, owner, "books"), "daily")])).toEqual({
      role_required: 1,
    });
    await queue({ mail: "place-lost", purchaseId });
    expect(await mailsOf(people)).toEqual(["owner: Sarah has asked for another installer"]);
    await assignPurchases(at(), owner, { purchaseIds: [purchaseId], to: surveyor.userId });
    await ask(db.orm, "delete from jobs");
    await queue({ mail: "contact-corrected", purchaseId, corrected: ["phone"] });
    expect(await mailsOf(people)).toEqual([]);
    await removeMember(at(), owner, { userId: surveyor.userId, to: office.userId });
    await ask(db.orm, "delete from jobs");
    await morning();
    expect(await mailsOf(people)).toEqual(["office: 2 updates from your customers"]);
  });
});
