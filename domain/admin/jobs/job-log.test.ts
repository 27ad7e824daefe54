import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { failedJobs, mailLog, queueState } from "#domain/admin/jobs/job-log.ts";
import { retryFailedJob, sendMailAgain } from "#domain/admin/jobs/retry-failed-job.ts";
import { enqueue, enqueueMail } from "#domain/outbox/enqueue.ts";
import { finishJobs, giveUpJob } from "#domain/outbox/work-queue.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeDue } from "#tests/support/jobs.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("the outbox for administrators", (open) => {
  let db: Database;
  let admin: User;

  beforeEach(async () => {
    db ??= await open();
    admin = await anAdmin(db);
    await ask(db.orm, "delete from jobs");
  });

  const at = (now = NOON) => ({ db, now });

  async function aFailedMail(now = NOON): Promise<number> {
    await enqueueMail(db.orm, { mail: "reset-password", userId: admin.userId }, now);
    const [taken] = await takeDue(at(now));
    if (!taken) throw new Error("nothing was due");
    await giveUpJob(at(now), taken, `550 <${admin.email}>: no such mailbox`);
    return taken.id;
  }

  async function insertFailed(many: number): Promise<void> {
    await ask(
      db.orm,
      `insert into jobs (kind, payload, created_at, run_at, failed_at) select 'send-mail', '{}', now(), now(),
        timestamptz '2026-11-20T12:00:00Z' + (n / 2) * interval '1 millisecond' from generate_series(1, ${many}) n`,
    );
  }

  it("tells of the newest mails: which, to whom masked, and how they stand", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const { leadId } = await aConfirmedRequest(db, { form: aQuoteForm({ email: "sarah@gmail.com" }) });
    await purchaseLead(at(), buyer, { leadId, purchaseId: randomUUID() });
    const mail = { userId: admin.userId, oldEmail: "old@example.com" };
    await enqueueMail(db.orm, { mail: "email-changed", ...mail }, later({ minutes: 1 }));
    await finishJobs(at(later({ seconds: 5 })), await takeDue(at()));
    await enqueueMail(db.orm, { mail: "confirm-request", leadId: randomUUID() }, NOON);
    const { items } = await mailLog(at(), admin);
    const told = items.map(({ mail, recipientMasked, doneAt }) => [mail, recipientMasked, doneAt]);
    const done = later({ seconds: 5 });
    const company = expect.stringMatching(/^c•••@e•••\.com$/);
    expect(told.slice(0, 2)).toEqual([
      ["confirm-request", null, null],
      ["email-changed", "o•••@e•••.com", null],
    ]);
    expect(told).toContainEqual(["lead-bought-customer", "s•••@g•••.com", done]);
    expect(told).toContainEqual(["lead-bought-installer", company, done]);
    expect(told).toContainEqual(["installer-approved", company, done]);
    expect(JSON.stringify(items)).not.toMatch(/Sarah|sarah|Whitlock/);
  });

  it("names the company, with its id for a link, and the lead by its place", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5, form: { companyName: "Bright Roofs" } });
    const { leadId } = await aConfirmedRequest(db, { form: aQuoteForm({ email: "ruth@gmail.com" }) });
    await purchaseLead(at(), buyer, { leadId, purchaseId: randomUUID() });
    const call = { deliveryId: randomUUID(), endpointId: randomUUID(), installerId: buyer.userId };
    await enqueue(db.orm, { kind: "deliver-webhook", payload: call }, NOON);
    for (const taken of await takeDue(at())) await giveUpJob(at(), taken, "no answer");
    const { items } = await failedJobs(at(), admin);
    const company = { id: buyer.userId, name: "Bright Roofs" };
    const lead = { id: leadId, location: "Croydon" };
    const about = (wanted: string) => items.find(({ kind, mail }) => (mail ?? kind) === wanted);
    expect(about("lead-bought-installer")).toMatchObject({ company, lead, person: null });
    expect(about("confirm-request")).toMatchObject({ company: null, lead });
    expect(about("deliver-webhook")).toMatchObject({ company, lead: null, recipientMasked: null });
  });

  it("tells of what failed without anybody's address, and how much waits since when", async () => {
    const id = await aFailedMail();
    await enqueueMail(db.orm, { mail: "password-changed", userId: admin.userId }, later({ minutes: 3 }));
    await enqueueMail(db.orm, { mail: "password-changed", userId: admin.userId }, later({ minutes: 2 }));
    expect((await failedJobs(at(), admin)).items).toEqual([
      {
        id,
        kind: "send-mail",
        mail: "reset-password",
        mailName: "Reset your password",
        recipientMasked: "a•••@e•••.com",
        attempts: 1,
        company: null,
        person: "Ada",
        lead: null,
        createdAt: NOON,
        doneAt: null,
        failedAt: NOON,
        lastError: "550 <a•••@e•••.com>: no such mailbox",
      },
    ]);
    // Nobody works on the test's PostgreSQL.
    const idle = { stalledSince: null, processes: db.kind === "embedded" ? null : 0 };
    const none = { waiting: 0, failed: 0, oldestQueuedAt: null, ...idle };
    const mail = { lane: "mail", waiting: 2, failed: 1, oldestQueuedAt: later({ minutes: 2 }) };
    expect(await queueState(at(), admin)).toEqual([
      { ...mail, ...idle },
      { lane: "webhooks", ...none },
      { lane: "rest", ...none },
    ]);
    expect((await queueState(at(later({ minutes: 7 })), admin))[0]?.stalledSince).toBeNull();
    const late = later({ minutes: 7, milliseconds: 1 });
    expect((await queueState(at(late), admin))[0]?.stalledSince).toEqual(later({ minutes: 2 }));
  });

  it("pages through both lists without a gap, also where several failed in the same millisecond", async () => {
    const many = 2 * limits.adminPageSize + 3;
    await insertFailed(many);
    const failed = (cursor: string | null) => failedJobs(at(), admin, { cursor });
    const lateMails = (cursor: string | null) => failedJobs(at(), admin, { cursor, onlyLateMails: true });
    for (const read of [failed, lateMails, (cursor: string | null) => mailLog(at(), admin, cursor)]) {
      const ids: number[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof read>> = await read(cursor);
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      expect([ids.length, new Set(ids).size]).toEqual([many, many]);
      await expect(read("x' or 1")).rejects.toThrow("invalid_cursor");
    }
  });

  it("lists as late mails those of the last days alone", async () => {
    const fail = (kind: string, daysAgo: number) =>
      ask(
        db.orm,
        `insert into jobs (kind, payload, created_at, run_at, failed_at)
         values ('${kind}', '{}', now(), now(), '${later({ days: -daysAgo }).toISOString()}')`,
      );
    const { items: before } = await failedJobs(at(), admin, { onlyLateMails: true });
    await fail("send-mail", limits.failedMailsToldDays);
    await fail("send-mail", limits.failedMailsToldDays + 1);
    await fail("remove-file", 1);
    const { items } = await failedJobs(at(), admin, { onlyLateMails: true });
    expect(items).toHaveLength(before.length + 1);
    expect(items.map(({ kind }) => kind)).not.toContain("remove-file");
    expect((await failedJobs(at(), admin)).items).toHaveLength(before.length + 3);
  });

  it("puts a failed job back with all its attempts, once, and records who did", async () => {
    const id = await aFailedMail();
    const other = await anAdmin(db);
    const now = later({ hours: 1 });
    const presses = [retryFailedJob(at(now), admin, id), retryFailedJob(at(now), other, id)];
    expect(await outcomesOf(presses)).toEqual({ done: 1, conflict: 1 });
    expect(await failedJobs(at(), admin)).toEqual({ items: [], nextCursor: null });
    const taken = await takeDue(at(now));
    expect(taken).toMatchObject([{ id, attempt: 1 }]);
    expect(
      await ask(db.orm, `select action, subject_type, before, after from audit_log where subject_id = '${id}'`),
    ).toEqual([
      {
        action: "retry-job",
        subject_type: "job",
        before: { state: "failed", attempts: 1 },
        after: { state: "waiting", attempts: 0, kind: "reset-password" },
      },
    ]);
    await finishJobs(at(now), taken);
    expect(await outcomeOf(retryFailedJob(at(now), admin, id))).toBe("conflict");
    expect(await outcomeOf(retryFailedJob(at(now), admin, 999_999_999))).toBe("not_found");
  });

  it("lets support send mails again, and retry no other work", async () => {
    const support = { ...admin, adminRoles: ["support"] } as const;
    const id = await aFailedMail();
    expect(await outcomeOf(retryFailedJob(at(), support, id))).toBe("role_required");
    expect(await outcomesOf([sendMailAgain(at(), support, id), sendMailAgain(at(), support, id)])).toEqual({
      done: 1,
      conflict: 1,
    });
    await ask(db.orm, `update jobs set kind = 'retention', failed_at = now() where id = ${id}`);
    expect(await outcomeOf(sendMailAgain(at(), support, id))).toBe("conflict");
    expect(await outcomeOf(retryFailedJob(at(), admin, id))).toBe("done");
  });

  it("is for administrators alone", async () => {
    const id = await aFailedMail();
    const buyer = await anInstaller(db, { admin });
    for (const verb of [failedJobs, mailLog, queueState]) {
      expect(await outcomeOf(verb(at(), visitor))).toBe("not_signed_in");
      expect(await outcomeOf(verb(at(), buyer))).toBe("not_admin");
    }
    expect(await outcomeOf(retryFailedJob(at(), visitor, id))).toBe("not_signed_in");
    expect(await outcomeOf(retryFailedJob(at(), buyer, id))).toBe("not_admin");
    expect((await queueState(at(), admin))[0]?.failed).toBe(1);
  });
});
