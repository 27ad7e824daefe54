import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Database, openDatabase, RightsError } from "#db/connection.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON } from "#tests/support/people.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";

const id = randomUUID().replaceAll("-", "");
const name = `roles_${id}`;
const role = `server_${id}`;

describe("the server's role", () => {
  let ownerUrl: string;
  let url: string;
  let db: Database;
  let buyer: Buyer;

  beforeAll(async () => {
    ownerUrl = await createDatabase(inject("postgresUrl"), name);
    const owner = await openDatabase({ url: ownerUrl, connectionsMax: 1 });
    await owner.named("role", `create role ${role} login password 'password'`, []);
    await owner.close();
    url = Object.assign(new URL(ownerUrl), { username: role, password: "password" }).href;
    const migrator = await openDatabase({ url, ownerUrl });
    await migrator.migrate();
    await migrator.close();
    db = await openDatabase({ url });
    buyer = await anInstaller(db, { admin: await anAdmin(db), credits: 20 });
  });
  afterAll(async () => {
    await db.close();
    await dropDatabase(inject("postgresUrl"), name);
  });

  it("is enough for the whole business", async () => {
    await db.migrate();
    expect(await db.isOwner()).toBe(false);
    const { leadId } = await aConfirmedRequest(db);
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    const form = { reason: "wrong_phone" as const, note: undefined };
    await reportLead({ db, now: NOON }, buyer, { purchaseId, requestId: randomUUID(), form });
    await forgetOld({ db, now: later({ days: 900 }) }, { day: "2029-05-08", lastDay: null });
    expect(await ask(db.orm, `select credits from profiles where id = '${buyer.userId}'`)).toEqual([{ credits: 15 }]);
  });

  it.each([
    "drop trigger credit_transactions_append_only on credit_transactions",
    "alter table credit_transactions disable trigger all",
    "set session_replication_role = replica",
    "update credit_transactions set amount = 1000",
    "delete from credit_transactions",
    "truncate credit_transactions cascade",
    "update audit_log set actor_label = 'nobody'",
    "delete from audit_log",
    "truncate payments cascade",
    "create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'",
    "create table public.mine (id int)",
    "create temporary table mine (id int)",
    "create function pg_temp.mine() returns int language sql as 'select 1'",
    "create schema mine",
    "drop table leads cascade",
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)",
    "alter role current_user superuser",
  ])("may not %s", async (statement) => {
    const failure = await ask(db.orm, statement).then(
      () => "done",
      (error: Error & { cause?: { code?: string } }) => error.cause?.code,
    );
    // insufficient_privilege
    expect(failure).toBe("42501");
  });

  it("may not migrate, and says what to do", async () => {
    const owner = await openDatabase({ url: ownerUrl, connectionsMax: 1 });
    const newest = "select max(created_at) from drizzle.__drizzle_migrations";
    await owner.named(
      "older",
      `update drizzle.__drizzle_migrations set created_at = created_at - 1 where created_at = (${newest})`,
      [],
    );
    await expect(db.migrate()).rejects.toThrow(RightsError);
    await owner.named(
      "again",
      `update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = (${newest})`,
      [],
    );
    expect(await owner.isOwner()).toBe(true);
    await owner.close();
    await db.migrate();
  });
});
