import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { InstallerStatus, User } from "#domain/actor.ts";
import { gatherMailFacts, writeMail } from "#domain/mails/mails.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { sendExpiryNotices } from "#domain/vetting/expiry-notices.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeById } from "#tests/support/jobs.ts";
import { anAdmin, anInstaller, later, NOON } from "#tests/support/people.ts";
import { aCheckOf, aPaper } from "#tests/support/proofs.ts";

type Notice = Extract<Mail, { mail: `proof-${string}` }>;

eachDatabase("mails about proofs that end", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    await db.orm.transaction(async (tx) => {
      // Checks are never deleted.
      await ask(tx, "set local session_replication_role = replica");
      for (const table of ["jobs", "expiry_notices", "installer_documents", "vetting_checks", "company_names"]) {
        await ask(tx, `delete from ${table}`);
      }
    });
  });

  const aCompany = (status: InstallerStatus = "approved") => anInstaller(db, { admin, status });

  async function aTask(): Promise<TakenJob> {
    const [row] = await ask<{ id: number }>(
      db.orm,
      "insert into jobs (kind, payload, created_at, run_at) values ('expiry-notices', '{}', now(), now()) returning id::int",
    );
    return takeById(db, row?.id ?? 0);
  }
  const run = async (now: Date) => sendExpiryNotices({ db, now }, { taken: await aTask() });
  const queued = () =>
    ask<{ payload: Notice }>(db.orm, "select payload from jobs where kind = 'send-mail' order by id").then((rows) =>
      rows.map(({ payload }) => payload).filter(({ mail }) => mail.startsWith("proof-")),
    );
  /** Runs the task on each of these days (after 20 November); returns the days on which a mail was queued. */
  async function daysTold(days: readonly number[]): Promise<string[]> {
    const told: string[] = [];
    for (const day of days) {
      const before = (await queued()).length;
      await run(later({ days: day }));
      const after = await queued();
      told.push(...after.slice(before).map(({ mail, proof }) => `${day}: ${mail} ${proof}`));
    }
    return told;
  }
  const days = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

  it("warn of open checks 30, 7 and 1 days before the time for them ends and on the day after, once each", async () => {
    const company = await aCompany();
    const { installer } = company;
    await ask(db.orm, `update profiles set grace_from = '2026-11-20' where id = '${installer.id}'`);
    const told = async () =>
      (await ask<{ mail: string }>(db.orm, "select payload->>'mail' as mail from jobs where kind = 'send-mail'"))
        .map(({ mail }) => mail)
        .filter((mail) => mail.startsWith("checks-"));
    const toldOn: string[] = [];
    for (const day of days(0, 45)) {
      const before = (await told()).length;
      await run(later({ days: day }));
      toldOn.push(...(await told()).slice(before).map((mail) => `${day}: ${mail}`));
    }
    expect(toldOn).toEqual(["0: checks-open", "23: checks-open", "29: checks-open", "31: checks-overdue"]);
    const mail = { mail: "checks-open", installerId: installer.id, endsOn: "2026-12-20" } as const;
    const facts = (now: Date) => gatherMailFacts({ db, now }, mail, "token");
    expect(await facts(later({ days: 29 }))).toMatchObject({
      technologies: ["other"],
      checks: ["insurance", "identity"],
    });
    expect(await facts(later({ days: 31 }))).toBeUndefined();
    for (const check of ["insurance", "identity"]) {
      await aCheckOf(db, admin, company, { check });
    }
    expect(await facts(later({ days: 29 }))).toBeUndefined();
  });

  describe("are sent", () => {
    it("30 and 7 days before and on the day after, once each", async () => {
      await aPaper(db, await aCompany(), "2026-12-25");
      expect(await daysTold(days(0, 45))).toEqual([
        "5: proof-ending insurance",
        "28: proof-ending insurance",
        "36: proof-ended insurance",
      ]);
    });

    it.each([
      [
        "on the days after, when we were down on the day",
        [0, 8, 31, 40],
        ["8: proof-ending", "31: proof-ending", "40: proof-ended"],
      ],
      ["without the first where the last is due", [0, 30, 31, 36], ["30: proof-ending", "36: proof-ended"]],
      ["only of the end where both were missed", [0, 41, 42], ["41: proof-ended"]],
    ])("%s", async (_, visited, told) => {
      await aPaper(db, await aCompany(), "2026-12-25");
      expect(await daysTold(visited)).toEqual(told.map((one) => `${one} insurance`));
    });

    it("once when ten tasks run at once, and when one is repeated", async () => {
      const companies = [await aCompany(), await aCompany(), await aCompany()];
      for (const company of companies) {
        await aPaper(db, company, "2026-12-10");
        await aPaper(db, company, "2026-11-25", { kind: "mcs" });
      }
      const tasks: TakenJob[] = [];
      while (tasks.length < 10) tasks.push(await aTask());
      await Promise.all(tasks.map((taken) => sendExpiryNotices({ db, now: NOON }, { taken })));
      await sendExpiryNotices({ db, now: NOON }, { taken: tasks[0] as TakenJob });
      expect(await queued()).toHaveLength(6);
      expect(await ask(db.orm, "select 1 from expiry_notices")).toHaveLength(6);
    });

    it("only to approved companies, and not about papers that buying does not need", async () => {
      for (const status of ["pending", "suspended"] as const) await aPaper(db, await aCompany(status), "2026-11-25");
      await aPaper(db, await aCompany(), "2026-11-25", { kind: "certificate" });
      expect(await daysTold([0])).toEqual([]);
    });

    it("about what counts: the newest check, the newer paper", async () => {
      const renewed = await aCompany();
      const checked = await aCompany();
      const failed = await aCompany();
      await aPaper(db, renewed, "2026-11-25");
      await aPaper(db, renewed, "2027-11-25");
      await aCheckOf(db, admin, checked, { expiresOn: "2026-11-26", check: "mcs_number" });
      await aCheckOf(db, admin, failed, { expiresOn: "2026-11-26" });
      await aCheckOf(db, admin, failed, { outcome: "failed" }, later({ hours: 1 }));
      await run(NOON);
      const of = { installerId: checked.installer.id, proof: "mcs", endsOn: "2026-11-26" };
      expect(await queued()).toEqual([{ mail: "proof-ending", ...of }]);
    });
  });

  it("say what is true when they are sent, and nothing if it no longer is", async () => {
    const company = await aCompany();
    await aPaper(db, company, "2026-11-25", { kind: "mcs" });
    await run(NOON);
    const [mail] = await queued();
    if (!mail) throw new Error("no mail was queued");
    const facts = (one: Notice, now = NOON) => gatherMailFacts({ db, now }, one, "token");
    const about = {
      to: company.email,
      proof: "mcs",
      endsOn: "2026-11-25",
      technologies: ["solar", "battery", "heat_pump"],
    };
    const ending = await facts(mail);
    expect(ending).toMatchObject({ mail: "proof-ending", ...about, isChecked: false });
    const { subject, text } = ending ? writeMail(ending, "https://fairwatt.example") : { subject: "", text: "" };
    expect(subject).toBe("Your MCS certificate expires on 25 November 2026");
    expect(text).toContain("leads for solar panels, battery storage and heat pumps and low carbon heating");
    expect(text).toContain("https://fairwatt.example/profile/papers");

    const ended: Notice = { ...mail, mail: "proof-ended" };
    expect(await facts(ended)).toBeUndefined();
    expect(await facts(mail, later({ days: 6 }))).toBeUndefined();
    expect(await facts(ended, later({ days: 6 }))).toMatchObject({ mail: "proof-ended", ...about });
    await aPaper(db, company, "2027-11-25", { kind: "mcs" });
    expect(await facts(mail)).toBeUndefined();
    expect(await facts(ended, later({ days: 6 }))).toBeUndefined();

    const suspended = await aCompany();
    await aPaper(db, suspended, "2026-11-25");
    const one: Notice = {
      mail: "proof-ending",
      installerId: suspended.installer.id,
      proof: "insurance",
      endsOn: "2026-11-25",
    };
    expect(await facts(one)).toBeDefined();
    await suspendInstaller({ db, now: NOON }, admin, { installerId: suspended.installer.id, reason: "Complaints." });
    expect(await facts(one)).toBeUndefined();
  });
});
