import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { gatherMailFacts, writeMail } from "#domain/mails/mails.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { addEndpoint, myDeliveries, myEndpoints, sendAgain, sendTest } from "#domain/webhooks/my-webhooks.ts";
import { queueDeliveries } from "#domain/webhooks/queue-deliveries.ts";
import { switchOnEndpoint } from "#domain/webhooks/switch-off.ts";
import { ComeBackLater } from "#integrations/webhook.ts";
import { workOnce } from "#jobs/worker.ts";
import type { WorkerOptions } from "#jobs/worker-options.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

const NOT_SENT = "Not sent: this webhook is switched off.";

eachDatabase("an endpoint that keeps failing", (open) => {
  let db: Database;
  let admin: User;
  let owner: Buyer;
  let endpointId: string;
  let now: Date;
  let status: number;
  let waitSeconds: number;
  let called: number;
  let mails: string[];
  let options: WorkerOptions;
  const at = () => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    const send: WorkerOptions["mail"]["send"] = ({ to, subject }) => {
      mails.push(`${to}: ${subject}`);
      return Promise.resolve();
    };
    options = {
      db,
      now: () => now,
      onFailure: () => {},
      files: { remove: () => Promise.resolve() },
      mail: { send, from: "", appUrl: "https://www.example.com", linkKey: "a secret" },
      callWebhook: () => {
        called++;
        return waitSeconds > 0 ? Promise.reject(new ComeBackLater(status, waitSeconds)) : Promise.resolve(status);
      },
    };
  });
  beforeEach(async () => {
    owner = await anInstaller(db, { admin });
    endpointId = randomUUID();
    [now, status, waitSeconds, called, mails] = [NOON, 500, 0, 0, []];
    const form = { url: "https://hooks.example.com/fairwatt", events: ["lead.matched" as const] };
    await addEndpoint(at(), owner, { id: endpointId, form, random: randomBytes(32) });
    await ask(db.orm, "delete from jobs");
  });

  const endpoint = async () => (await myEndpoints(at(), owner))[0];
  const test = (actor: Buyer = owner) => sendTest(at(), actor, { endpointId, testId: randomUUID() });
  const events = () =>
    ask<{ kind: string }>(
      db.orm,
      `select kind, detail from security_events where user_id = '${owner.userId}' and kind like 'webhook_switched%'`,
    );

  async function workUntil(end: Date): Promise<void> {
    while (now < end) {
      while (await workOnce(options));
      now = new Date(now.getTime() + 60_000);
    }
  }

  it("is switched off after an hour, its owner mailed once, and nothing more is sent there", async () => {
    await test();
    await workUntil(later({ minutes: 59 }));
    expect((await endpoint())?.switchedOffAt).toBeNull();
    await workUntil(later({ hours: 3 }));
    expect((await endpoint())?.switchedOffAt).toBeInstanceOf(Date);
    expect(mails).toEqual([`${owner.email}: Your webhook was switched off: hooks.example.com`]);
    expect(await events()).toEqual([{ kind: "webhook_switched_off", detail: "hooks.example.com" }]);
    const before = called;
    await queueDeliveries(db.orm, {
      event: "lead.matched",
      subjectId: randomUUID(),
      installerIds: [owner.userId],
      now,
    });
    await workUntil(later({ hours: 4 }));
    expect(called).toBe(before);
    const deliveries = await myDeliveries(at(), owner);
    expect(deliveries.map(({ lastError }) => lastError)).toEqual([NOT_SENT, NOT_SENT]);
    expect(deliveries.every(({ failedAt }) => failedAt)).toBe(true);
    expect(await ask(db.orm, "select 1 from jobs where done_at is null and failed_at is null")).toEqual([]);
  });

  it("is switched off at once when it says that it is gone", async () => {
    status = 410;
    await test();
    await workUntil(later({ minutes: 5 }));
    expect((await endpoint())?.switchedOffAt).toBeInstanceOf(Date);
    expect([called, mails.length]).toEqual([1, 1]);
    expect(await myDeliveries(at(), owner)).toMatchObject([{ lastStatus: 410, failedAt: expect.any(Date) }]);
  });

  it("is left alone for as long as it asks", async () => {
    [status, waitSeconds] = [503, 30 * 60];
    await test();
    await workUntil(later({ minutes: 29 }));
    expect(called).toBe(1);
    expect(await myDeliveries(at(), owner)).toMatchObject([{ lastStatus: 503, failedAt: null }]);
    [status, waitSeconds] = [200, 0];
    await workUntil(later({ minutes: 35 }));
    expect(called).toBe(2);
  });

  it("is switched on again by its owner only, who can then resend what was missed", async () => {
    await test();
    await workUntil(later({ hours: 3 }));
    const [delivery] = await myDeliveries(at(), owner);
    const stranger = await anInstaller(db, { admin });
    expect(await outcomeOf(switchOnEndpoint(at(), stranger, endpointId))).toBe("not_found");
    const presses = Array.from({ length: 30 }, () => switchOnEndpoint(at(), owner, endpointId));
    expect(await outcomesOf(presses)).toEqual({ done: 30 });
    expect((await endpoint())?.switchedOffAt).toBeNull();
    expect((await events()).filter(({ kind }) => kind === "webhook_switched_on")).toHaveLength(1);
    status = 200;
    await ask(db.orm, "update jobs set done_at = now() where done_at is null");
    await sendAgain(at(), owner, delivery?.id ?? "");
    while (await workOnce(options));
    expect(await myDeliveries(at(), owner)).toMatchObject([{ lastStatus: 200, failedAt: null }]);
  });

  it("stays on if it accepts something in between, or fails only a few times", async () => {
    await test();
    await workUntil(later({ minutes: 40 }));
    status = 200;
    await test();
    while (await workOnce(options));
    status = 500;
    await test();
    await workUntil(later({ minutes: 95 }));
    expect((await endpoint())?.switchedOffAt).toBeNull();
    // Too few failures, however far apart.
    await ask(db.orm, `update webhook_endpoints set failures = ${limits.webhookSwitchedOffFailures - 2}`);
    await ask(db.orm, "delete from jobs");
    await test();
    while (await workOnce(options));
    expect((await endpoint())?.switchedOffAt).toBeNull();
  });

  it("gets no mail about being off once it is on again", async () => {
    await test();
    await workUntil(later({ hours: 3 }));
    const mail = { mail: "webhook-switched-off", userId: owner.userId, endpointId } as const;
    const facts = await gatherMailFacts(at(), mail, "");
    expect(facts && writeMail(facts, "https://www.example.com").text).toContain("/developers#webhooks");
    await switchOnEndpoint(at(), owner, endpointId);
    expect(await gatherMailFacts(at(), mail, "")).toBeUndefined();
  });

  it("can be tested five times in ten minutes, with the true wait, however many tests come at once", async () => {
    const presses = Array.from({ length: 30 }, () => test());
    const max = limits.webhookTestsPerEndpointMax;
    const minutes = limits.webhookTestsPerEndpointMinutes;
    expect(await outcomesOf(presses)).toEqual({ done: max, too_many_requests: 30 - max });
    expect(await ask(db.orm, "select 1 from jobs")).toHaveLength(max);
    now = later({ minutes: 4 });
    await expect(test()).rejects.toMatchObject({ waitSeconds: 360, words: expect.stringMatching(/in 6 minutes\.$/) });
    // Deliveries repeated by hand count as well.
    while (await workOnce(options));
    await ask(db.orm, "update webhook_deliveries set failed_at = now() where delivered_at is null");
    const [delivery] = await myDeliveries(at(), owner);
    expect(await outcomeOf(sendAgain(at(), owner, delivery?.id ?? ""))).toBe("too_many_requests");
    now = later({ minutes });
    expect(await outcomeOf(sendAgain(at(), owner, delivery?.id ?? ""))).toBe("done");
  });

  it("can be tested twenty times an hour together with its company's others", async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 5; round++) {
      now = later({ minutes: 11 * round });
      for (let i = 0; i < limits.webhookTestsPerEndpointMax; i++) outcomes.push(await outcomeOf(test()));
    }
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(limits.webhookTestsPerInstallerMax);
    expect(outcomes.slice(20)).toEqual(Array(5).fill("too_many_requests"));
  });

  it("cannot be added, tested or switched on for a company that is not approved, and gets nothing", async () => {
    status = 200;
    await test();
    await suspendInstaller(at(), admin, { installerId: owner.userId, reason: "Complaints." });
    while (await workOnce(options));
    expect(called).toBe(0);
    const [delivery] = await myDeliveries(at(), owner);
    expect(delivery).toMatchObject({ lastError: "Not sent: only approved companies receive events." });
    const suspended: Buyer = { ...owner, installer: { ...owner.installer, status: "suspended" } };
    const form = { url: "https://hooks.example.com/other", events: ["lead.matched" as const] };
    const attempts: (() => Promise<void>)[] = [
      () => addEndpoint(at(), suspended, { id: randomUUID(), form, random: randomBytes(32) }),
      () => test(suspended),
      () => sendAgain(at(), suspended, delivery?.id ?? ""),
      () => switchOnEndpoint(at(), suspended, endpointId),
    ];
    for (const attempt of attempts) expect(await outcomeOf(Promise.resolve().then(attempt))).toBe("not_approved");
  });
});
