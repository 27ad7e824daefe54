import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { gatherMailFacts, writeMail } from "#domain/mails/mails.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { tellOfOverdueWork } from "#domain/work/tell-owners.ts";
import { waitingWork } from "#domain/work/work.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeById } from "#tests/support/jobs.ts";
import { aCompany, anAdmin, later, NOON } from "#tests/support/people.ts";

eachDatabase("work that is overdue", (open) => {
  let db: Database;
  let admin: User;
  let owners: string[];

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    owners = [admin.userId, (await anAdmin(db)).userId];
  });
  beforeEach(async () => {
    await ask(db.orm, "delete from jobs");
    await ask(db.orm, "delete from work_marks");
    await ask(db.orm, "update profiles set status = 'approved' where status = 'pending'");
  });

  const apply = (companyName: string, now = NOON) =>
    aCompany({ db, now }, { admin, status: "pending", form: { companyName } });
  async function aJob(): Promise<number> {
    const [row] = await ask<{ id: number }>(
      db.orm,
      `insert into jobs (kind, lane, payload, created_at, run_at) values ('watch-work', 'rest', '{}', now(), now())
       returning id::int`,
    );
    return row?.id ?? 0;
  }
  const run = async (now: Date, job?: number) =>
    tellOfOverdueWork({ db, now }, { taken: await takeById(db, job ?? (await aJob())) });
  const queued = async () =>
    (
      await ask<{ payload: Mail<"work-overdue"> }>(
        db.orm,
        "select payload from jobs where payload->>'mail' = 'work-overdue' order by id",
      )
    ).map(({ payload }) => payload);
  const written = async (mail: Mail | undefined, now: Date) => {
    const facts = mail && (await gatherMailFacts({ db, now }, mail, ""));
    return facts && writeMail(facts, "https://fairwatt.example");
  };

  /** A database whose process dies when all of a transaction is done and nothing is committed. */
  function dyingBeforeCommit(): Database {
    const transaction: Database["orm"]["transaction"] = (work) =>
      db.orm.transaction(async (tx) => {
        await work(tx);
        throw new Error("killed");
      });
    return { ...db, orm: Object.assign(Object.create(db.orm), { transaction }) };
  }

  it("is mailed to each owner once, whatever waits in one mail", async () => {
    await apply("Gwynt a Haul Cyf");
    await apply("Lagan Low Carbon");
    await run(later({ days: 2, hours: 23 }));
    expect(await queued()).toEqual([]);
    await run(later({ days: 3 }));
    const mails = await queued();
    expect(mails.map(({ userId }) => userId)).toEqual(owners);
    const letter = await written(mails[0], later({ days: 3 }));
    expect(letter?.subject).toBe("2 things are overdue");
    expect(letter?.text).toContain("Gwynt a Haul Cyf. Due 23 November 2026 at 12:00");
    expect(letter?.text).toContain("https://fairwatt.example/admin/work?show=overdue");
    await run(later({ days: 4 }));
    await run(later({ days: 40 }));
    expect(await queued()).toHaveLength(2);
    await apply("Downs Electric", later({ days: 5 }));
    await run(later({ days: 41 }));
    expect(await queued()).toHaveLength(4);
    expect((await written((await queued())[2], later({ days: 41 })))?.subject).toBe(
      "Overdue: Application, Downs Electric",
    );
  });

  it("is told once by ten workers at once, and loses nothing when one is killed in the middle", async () => {
    await apply("Gwynt a Haul Cyf");
    const job = await aJob();
    const now = later({ days: 3 });
    const killed = tellOfOverdueWork({ db: dyingBeforeCommit(), now }, { taken: await takeById(db, job) });
    await expect(killed).rejects.toThrow();
    expect(await queued()).toEqual([]);
    expect(await ask(db.orm, "select from work_marks")).toEqual([]);
    await run(now, job);
    expect(await queued()).toHaveLength(2);
    await ask(db.orm, "delete from jobs");
    await ask(db.orm, "delete from work_marks");
    await Promise.all(Array.from({ length: 10 }, () => run(now)));
    expect(await queued()).toHaveLength(2);
  });

  it("is not mailed once it is done, nor to whoever is no owner any more", async () => {
    const id = await apply("Gwynt a Haul Cyf");
    await run(later({ days: 3 }));
    const [first, second] = await queued();
    const now = later({ days: 3 });
    await ask(db.orm, `delete from admin_roles where user_id = '${second?.userId}'`);
    expect(await written(second, now)).toBeUndefined();
    await ask(
      db.orm,
      `insert into admin_roles (user_id, role, created_at) values ('${second?.userId}', 'owner', now())`,
    );
    expect(await written(first, now)).toBeDefined();
    await ask(db.orm, `update profiles set status = 'approved' where id = '${id}'`);
    expect(await written(first, now)).toBeUndefined();
  });

  it("tells again of what waits again later", async () => {
    const id = await apply("Gwynt a Haul Cyf");
    await run(later({ days: 3 }));
    await ask(db.orm, `update profiles set created_at = created_at + interval '5 days' where id = '${id}'`);
    await run(later({ days: 4 }));
    expect(await queued()).toHaveLength(2);
    await run(later({ days: 8 }));
    expect(await queued()).toHaveLength(4);
    expect((await waitingWork({ db, now: later({ days: 8 }) }, admin)).items).toHaveLength(1);
  });
});
