import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { figuresToRenew } from "#domain/admin/assumptions/figures-to-renew.ts";
import { warnOfExpiringFigures } from "#domain/admin/assumptions/warn-of-expiring-figures.ts";
import { findAssumption } from "#domain/assumptions/register.ts";
import { gatherMailFacts, writeMail } from "#domain/mails/mails.ts";
import type { DailyRun } from "#domain/outbox/job.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { addDays, londonTime } from "#domain/time/calendar.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeById } from "#tests/support/jobs.ts";
import { anAdmin, anInstaller } from "#tests/support/people.ts";

/** The last day of the price cap, as the register has it today. */
const END = findAssumption("tariffs.cap")?.validUntil ?? "";
const at = (day: string) => londonTime(day, 9);

eachDatabase("figures that run out", (open) => {
  let db: Database;
  let admins: User[];

  beforeAll(async () => {
    db = await open();
    const admin = await anAdmin(db);
    admins = [admin, await anAdmin(db)];
    await anInstaller(db, { admin });
  });
  beforeEach(() => ask(db.orm, "delete from jobs"));

  async function run(day: string, lastDay: string | null = addDays(day, -1)): Promise<void> {
    const payload: DailyRun = { day, lastDay };
    const [row] = await ask<{ id: number }>(
      db.orm,
      `insert into jobs (kind, payload, created_at, run_at) values ('figures-due', '${JSON.stringify(payload)}', now(), now()) returning id::int`,
    );
    await warnOfExpiringFigures({ db, now: at(day) }, { taken: await takeById(db, row?.id ?? 0), run: payload });
  }

  const queued = async () =>
    (
      await ask<{ payload: Mail<"figures-due"> }>(
        db.orm,
        "select payload from jobs where kind = 'send-mail' order by id",
      )
    ).map(({ payload }) => payload);

  it("are told to each administrator and nobody else, 14 days before and on their last day", async () => {
    const told: string[] = [];
    for (let day = addDays(END, -20); day <= addDays(END, 3); day = addDays(day, 1)) {
      await run(day);
      const mails = await queued();
      const figures = await Promise.all(mails.map((mail) => gatherMailFacts({ db, now: at(day) }, mail, "")));
      const ofCap = figures.filter((one) => one?.figures.some(({ id }) => id === "tariffs.cap"));
      if (ofCap.length > 0) told.push(`${day}: ${ofCap.length}`);
      await ask(db.orm, "delete from jobs");
    }
    expect(told).toEqual([`${addDays(END, -14)}: 2`, `${END}: 2`]);
  });

  it("are told later where a day was missed, once, and not of what lies before the last run", async () => {
    await run(addDays(END, -10), addDays(END, -16));
    expect((await queued()).map(({ userId }) => userId)).toEqual(admins.map(({ userId }) => userId));
    await ask(db.orm, "delete from jobs");
    await run(addDays(END, -10), addDays(END, -13));
    const mails = await queued();
    const facts = await Promise.all(mails.map((mail) => gatherMailFacts({ db, now: at(END) }, mail, "")));
    expect(facts.flatMap((one) => one?.figures ?? []).map(({ id }) => id)).not.toContain("tariffs.cap");
  });

  it("are named in the mail with their source, and led to their page or to the list", async () => {
    await run(END);
    const [mail] = await queued();
    if (!mail) throw new Error("nothing was queued");
    const facts = await gatherMailFacts({ db, now: at(END) }, mail, "");
    expect(facts).toMatchObject({ to: admins[0]?.email });
    const written = facts && writeMail(facts, "https://fairwatt.example");
    expect(written?.text).toContain("Electricity at the price cap (Ofgem");
    expect(written?.text).toContain("https://fairwatt.example/admin/operation#figures");
    expect(written?.subject).toMatch(/^\d+ figures expire after today$/);
    const late = await gatherMailFacts({ db, now: at(addDays(END, 2)) }, mail, "");
    expect(late && writeMail(late, "https://fairwatt.example").subject).toMatch(/figures have expired$/);
  });

  it("are told to nobody who is no administrator any more", async () => {
    await run(END);
    const [mail] = await queued();
    await ask(db.orm, `delete from admin_roles where user_id = '${mail?.userId}'`);
    expect(mail && (await gatherMailFacts({ db, now: at(END) }, mail, ""))).toBeUndefined();
  });

  it("stand in the administrators' list until they are renewed, marked once they are out of date", () => {
    const admin = admins[1];
    if (!admin) throw new Error("no administrator");
    const list = (day: string) => figuresToRenew({ now: at(day) }, admin).find(({ id }) => id === "tariffs.cap");
    expect(list(addDays(END, -15))).toBeUndefined();
    expect(list(addDays(END, -14))).toMatchObject({ validUntil: END, outOfDateSince: null });
    expect(list(addDays(END, 1))).toMatchObject({ outOfDateSince: addDays(END, 1) });
    expect(list(addDays(END, 400))).toMatchObject({ outOfDateSince: addDays(END, 1) });
  });
});
