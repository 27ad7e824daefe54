import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { confirmEmail } from "#domain/accounts/confirm-email.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import { enqueueFileRemovals } from "#domain/outbox/enqueue.ts";
import { scheduleDaily } from "#domain/outbox/work-queue.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { confirmRequest, customerRequest } from "#domain/requests/customer-request.ts";
import { smtpMailer } from "#integrations/mail.ts";
import { sendMailJob } from "#jobs/send-mail.ts";
import { startWorker, workOnce } from "#jobs/worker.ts";
import type { WorkerOptions } from "#jobs/worker-options.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeDue } from "#tests/support/jobs.ts";
import { aConfirmedRequest, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import {
  anAdmin,
  anInstaller,
  aSignUpForm,
  type Buyer,
  IN_THE_SAME_BROWSER,
  outcomeOf,
} from "#tests/support/people.ts";
import { type MailServer, startMailServer } from "#tests/support/stand-ins/mail-server.ts";

eachDatabase("the worker", (open) => {
  let db: Database;
  let buyer: Buyer;
  let server: MailServer;
  let failures: { willRetry: boolean }[];
  let options: WorkerOptions;

  beforeAll(async () => {
    db = await open();
    const form = { companyName: "Bright Roofs" };
    buyer = await anInstaller(db, { admin: await anAdmin(db), credits: 10, form });
    server = await startMailServer();
    options = {
      db,
      mail: {
        send: smtpMailer(server.url),
        from: "Fairwatt <hello@example.com>",
        appUrl: "https://www.example.com",
        linkKey: "a secret of the tests",
      },
      files: { remove: () => Promise.resolve() },
      callWebhook: () => Promise.resolve(200),
      onFailure: (failure) => failures.push(failure),
      pollMilliseconds: 5,
    };
  });
  afterAll(() => server.goAway());
  beforeEach(async () => {
    await ask(db.orm, "delete from jobs");
    server.received.length = 0;
    server.refused.clear();
    server.deferred.clear();
    failures = [];
  });

  const now = () => new Date();
  const waiting = () =>
    ask<{ attempts: number; last_error: string }>(
      db.orm,
      "select attempts, last_error from jobs where done_at is null",
    );
  const mailTo = (address: string) => server.received.find(({ to }) => to.includes(address));

  async function join(email: string): Promise<void> {
    const form = aSignUpForm({ email });
    await signUp({ db, now: now() }, { userId: randomUUID(), passwordHash: "a hash", form });
  }

  /** Lets this much time pass, as far as the outbox can tell. */
  const letTimePass = (seconds: number) =>
    ask(db.orm, `update jobs set run_at = run_at - interval '${seconds} seconds'`);

  async function workUntilIdle(): Promise<void> {
    while (await workOnce(options));
  }

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await sleep(5);
  }

  it("sends a mail in text and HTML, whose link works", async () => {
    await join("letters@example.com");
    await workUntilIdle();
    const mail = mailTo("letters@example.com");
    expect(Object.keys(mail?.parts ?? {})).toEqual(["text/plain", "text/html"]);
    expect(mail?.raw).toMatch(/^From: Fairwatt <hello@example\.com>\r$/m);
    expect(mail?.messageId).toMatch(/^<job-\d+@www\.example\.com>$/);
    const [, token = ""] =
      /https:\/\/www\.example\.com\/auth\/confirm\/([\w-]{43})\s/.exec(mail?.parts["text/plain"] ?? "") ?? [];
    expect(mail?.parts["text/html"]).toContain(token);
    expect(await outcomeOf(confirmEmail({ db, now: now() }, token, IN_THE_SAME_BROWSER))).toBe("done");
    expect(await waiting()).toEqual([]);
  });

  it("sends a customer the link to their request", async () => {
    const form = aQuoteForm({ email: "customer@example.com" });
    await aRequest(db, { form, now: now() });
    await workUntilIdle();
    const text = mailTo("customer@example.com")?.parts["text/plain"] ?? "";
    const [, token = ""] = /\/requests\/([\w-]{43})\s/.exec(text) ?? [];
    expect(await confirmRequest({ db, now: now() }, token)).toBe("available");
  });

  it("tells both sides of a purchase, the customer with a link that shows who bought", async () => {
    const form = aQuoteForm({ name: "Sarah Whitlock", email: "sold@example.com" });
    const { leadId } = await aConfirmedRequest(db, { form, now: now() });
    await ask(db.orm, "delete from jobs");
    await purchaseLead({ db, now: now() }, buyer, { leadId, purchaseId: randomUUID() });
    await workUntilIdle();
    expect(server.received).toHaveLength(2);
    expect(mailTo(buyer.email)?.parts["text/plain"]).toMatch(/Sarah Whitlock.*sold@example\.com/s);
    const text = mailTo("sold@example.com")?.parts["text/plain"] ?? "";
    expect(text).toContain("Bright Roofs");
    const [, token = ""] = /\/requests\/([\w-]{43})\s/.exec(text) ?? [];
    const request = await customerRequest({ db, now: now() }, token);
    expect(request.installers).toMatchObject([{ companyName: "Bright Roofs" }]);
  });

  it("says nothing where there is nothing left to say", async () => {
    const { token } = await aRequest(db, { now: now() });
    await closeRequest({ db, now: now() }, token);
    await workUntilIdle();
    expect(server.received).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("loses no mail while the mail server is away, and delays nothing else", async () => {
    await server.goAway();
    await join("patient@example.com");
    const { leadId } = await aConfirmedRequest(db, { now: now() });
    await workUntilIdle();
    await purchaseLead({ db, now: now() }, buyer, { leadId, purchaseId: randomUUID() });
    await scheduleDaily({ db, now: now() }, "expire-leads");
    expect(failures.every(({ willRetry }) => willRetry)).toBe(true);
    for (let round = 0; round < 3; round++) {
      await letTimePass(3600);
      await workUntilIdle();
    }
    const left = await waiting();
    expect(left.every(({ last_error }) => /ECONNREFUSED/.test(last_error))).toBe(true);
    expect(await ask(db.orm, "select id from jobs where kind = 'expire-leads' and done_at is null")).toEqual([]);

    await server.comeBack();
    expect(server.received).toEqual([]);
    await letTimePass(3600);
    await workUntilIdle();
    expect(server.received).toHaveLength(left.length);
    expect(mailTo("patient@example.com")).toBeDefined();
    expect(await waiting()).toEqual([]);
  });

  it("holds up no mail for another one that cannot be taken now, and sends that later", async () => {
    server.deferred.add("full@example.com");
    for (const email of ["one@example.com", "full@example.com", "two@example.com"]) await join(email);
    await workUntilIdle();
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(["one@example.com", "two@example.com"]);
    expect(failures).toMatchObject([{ willRetry: true }]);
    expect(await waiting()).toEqual([{ attempts: 1, last_error: expect.stringMatching(/mailbox full/) }]);
    server.deferred.clear();
    await letTimePass(5);
    await workUntilIdle();
    expect(mailTo("full@example.com")).toBeDefined();
  });

  it("gives up at once a mail that is refused for good, and keeps what the server said", async () => {
    server.refused.add("nobody@example.com");
    await join("nobody@example.com");
    await workUntilIdle();
    expect(failures).toMatchObject([{ willRetry: false }]);
    await letTimePass(86_400);
    await workUntilIdle();
    expect(failures).toHaveLength(1);
    expect(await ask(db.orm, "select attempts, failed_at is not null as failed, last_error from jobs")).toEqual([
      { attempts: 1, failed: true, last_error: expect.stringMatching(/no such mailbox/) },
    ]);
  });

  it("sends a mail whose fate is unknown again under the same Message-ID", async () => {
    await join("twice@example.com");
    const [taken] = await takeDue({ db, now: now() });
    if (taken?.job.kind !== "send-mail") throw new Error("no mail was queued");
    await sendMailJob({ db, now: now() }, { ...taken, job: taken.job }, options.mail);
    // Here the process is killed and its lease runs out.
    await letTimePass(120);
    await workUntilIdle();
    expect(server.received.map(({ to }) => to)).toEqual([["twice@example.com"], ["twice@example.com"]]);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it("shares the work with others without doing any of it twice", async () => {
    for (let i = 0; i < 40; i++) await join(`shared-${i}@example.com`);
    const workers = Array.from({ length: 4 }, () => startWorker(options));
    // The day's first worker queues the day's tasks, too.
    await until(async () => server.received.length >= 40 && (await waiting()).length === 0);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(40);
    expect(server.received).toHaveLength(40);
    expect(await waiting()).toEqual([]);
    expect(failures).toEqual([]);
  });

  it("deletes a file whose document was taken away, and tries again when the store is down", async () => {
    const removed: string[] = [];
    let isDown = true;
    const remove = (key: string) => {
      removed.push(key);
      return isDown ? Promise.reject(new Error("the store is down")) : Promise.resolve();
    };
    await enqueueFileRemovals(db.orm, ["a-storage-key"], now());
    await workOnce({ ...options, files: { remove } });
    expect(await waiting()).toEqual([{ attempts: 1, last_error: "the store is down" }]);
    isDown = false;
    await letTimePass(10);
    await workOnce({ ...options, files: { remove } });
    expect(removed).toEqual(["a-storage-key", "a-storage-key"]);
    expect(await waiting()).toEqual([]);
  });

  it("tells a closed account's own address, and sends nothing to the one that stands in its place", async () => {
    const company = await anInstaller(db, { admin: await anAdmin(db), form: { companyName: "Gone Roofs" } });
    await closeAccount({ db, now: now() }, company, { companyName: "Gone Roofs" });
    await workUntilIdle();
    expect(mailTo(company.email)).toBeDefined();
    expect(server.received.filter(({ to }) => to.join().includes("closed.invalid"))).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("lets the server answer while there is a lot to do", async () => {
    for (let at = 0; at < 200; at++) await enqueueFileRemovals(db.orm, [`key-${at}`], now());
    let removed = 0;
    const remove = () => Promise.resolve(void removed++);
    const worker = startWorker({ ...options, files: { remove } });
    let turns = 0;
    while (removed < 200) {
      turns++;
      await sleep(1);
    }
    await worker.stop();
    expect(turns).toBeGreaterThan(10);
  });

  it("finishes what it is doing when it is stopped", async () => {
    let release = () => {};
    let arrived = false;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await join("last@example.com");
    const worker = startWorker({
      ...options,
      mail: {
        ...options.mail,
        send: (mail) => {
          arrived = true;
          return options.mail.send(mail);
        },
      },
    });
    server.hold = held;
    await until(() => arrived);
    let stopped = false;
    const stopping = worker.stop().then(() => {
      stopped = true;
    });
    expect(await waiting()).toHaveLength(1);
    expect(stopped).toBe(false);
    release();
    await stopping;
    server.hold = Promise.resolve();
    expect(mailTo("last@example.com")).toBeDefined();
    expect(await waiting()).toEqual([]);
  });

  it("queues the day's tasks by itself, once", async () => {
    await ask(db.orm, "delete from scheduled_runs");
    const old = await aConfirmedRequest(db, { now: new Date(Date.now() - 61 * 86_400_000) });
    await ask(db.orm, "delete from jobs");
    const workers = Array.from({ length: 3 }, () => startWorker(options));
    let status = "";
    while (status !== "expired") {
      const rows = await ask<{ status: string }>(db.orm, `select status from leads where id = '${old.leadId}'`);
      status = rows[0]?.status ?? "";
      await sleep(5);
    }
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(await ask(db.orm, "select attempts from jobs where kind = 'expire-leads'")).toEqual([{ attempts: 1 }]);
  });
});
