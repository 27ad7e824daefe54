import { beforeAll, expect, it } from "vitest";
import { demoSignIns } from "#content/demo/sign-ins.ts";
import type { Database } from "#db/connection.ts";
import { seedDemonstration } from "#db/demo/seed-demonstration.ts";
import { pausesAt } from "#domain/proofs/proof-ends.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { NOON, signedIn } from "#tests/support/people.ts";

eachDatabase("the demonstration", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
    await seedDemonstration({ db, now: NOON }, async () => "none");
  });

  it("has everybody that its page of sign-ins names, and books that agree", async () => {
    const rows = await ask<{ email: string }>(db.orm, `select email from "user"`);
    const emails = rows.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(demoSignIns.map(({ email }) => email)));
    // The mails of long ago are not kept, so that nobody gets them.
    expect((await brokenPromises(db.orm)).filter((promise) => !/mail/.test(promise))).toEqual([]);
  });

  it("lets its approved companies buy for every technology, and the first has 40 credits", async () => {
    const open = await ask<{ id: string }>(db.orm, `select id from profiles where status = 'approved'`);
    expect(open.length).toBeGreaterThan(3);
    for (const { id } of open) {
      const { installer } = await signedIn(db, id);
      expect(installer && pausesAt(installer.gate, NOON)).toEqual([]);
    }
    const balance = `select credits from profiles where email = 'approved@demo.example'`;
    expect(await ask(db.orm, balance)).toEqual([{ credits: 40 }]);
  });

  it("is sown once, and takes up an interrupted start where it stopped", async () => {
    const count = () =>
      ask(db.orm, "select count(*)::int from vetting_checks union all select count(*)::int from leads");
    const before = await count();
    await ask(db.orm, "delete from scheduled_runs");
    await seedDemonstration({ db, now: NOON }, async () => "none").catch(() => {});
    await seedDemonstration({ db, now: NOON }, async () => "none").catch(() => {});
    expect(await count()).toEqual(before);
  });
});
