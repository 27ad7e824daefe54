import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { keyFor } from "#config/keys.ts";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { changePassword } from "#domain/accounts/change-password.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import type { User } from "#domain/actor.ts";
import { chooseAlerts } from "#domain/alerts/my-wishes.ts";
import { changeCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageForm } from "#domain/coverage/coverage-form.ts";
import { addDevice, myDevices, removeDevice, testDevice } from "#domain/devices/my-devices.ts";
import { acceptReport, declineReport } from "#domain/lead-reports/decide-report.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { pushSealer, webPushKeys } from "#integrations/web-push/web-push.ts";
import { webhookCaller } from "#integrations/webhook.ts";
import { workOnce } from "#jobs/worker.ts";
import type { WorkerOptions } from "#jobs/worker-options.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { takeDue } from "#tests/support/jobs.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, signedInAgain } from "#tests/support/people.ts";
import {
  type PushBrowser,
  type PushService,
  signerOf,
  startPushService,
} from "#tests/support/stand-ins/push-service.ts";

const keys = webPushKeys(keyFor("a secret of the tests, long enough", "device notices"));

type Owner = Buyer & { sessionId: string };

eachDatabase("notices to devices", (open) => {
  let db: Database;
  let admin: User;
  let service: PushService;
  let options: WorkerOptions;
  let owner: Owner;
  let browser: PushBrowser;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    service = await startPushService();
    options = {
      db,
      mail: { send: () => Promise.resolve(), from: "", appUrl: "https://www.example.com", linkKey: "a secret" },
      files: { remove: () => Promise.resolve() },
      callWebhook: webhookCaller({ allowLocal: true }),
      sealPush: pushSealer({ keys, contact: "mailto:us@example.com" }),
      onFailure: () => {},
    };
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    await ask(db.orm, "delete from push_subscriptions");
    Object.assign(service, { heard: [], status: 201 });
    owner = await anOwner();
    browser = await withDevice(owner);
    await ask(db.orm, "delete from jobs");
  });

  const at = () => ({ db, now: new Date(), device: "Chrome on Android" });

  async function anOwner(): Promise<Owner> {
    const company = await anInstaller(db, { admin, credits: 40 });
    const area = coverageForm.parse({ basePostcode: "CR0 1EA", radiusMiles: "20", services: "solar-panels" });
    await changeCoverage(at(), company, area);
    return signedInAgain(db, company);
  }

  async function withDevice(who: Owner): Promise<PushBrowser> {
    const made = service.newBrowser();
    await addDevice(at(), who, { id: randomUUID(), form: made.form });
    return made;
  }

  async function work(): Promise<void> {
    while (await workOnce(options));
  }

  async function aNewLead(): Promise<string> {
    const form = aQuoteForm({ message: "Ring me on 07700 900123, Sarah" });
    return (await aConfirmedRequest(db, { now: new Date(), form })).leadId;
  }

  const waiting = () =>
    ask<{ last_error: string | null }>(
      db.orm,
      "select last_error from jobs where kind = 'notify-device' and done_at is null and failed_at is null",
    );
  const makeDue = () => ask(db.orm, "update jobs set run_at = now() - interval '1 second' where done_at is null");

  it("tell of a new lead that matches, with nothing of its customer, signed with our key", async () => {
    await chooseAlerts(at(), owner, "never");
    const leadId = await aNewLead();
    await work();
    expect(browser.messages()).toEqual([
      { title: "New lead: Solar Panels", body: "Croydon, CR0", path: "/leads", tag: `lead-${leadId}` },
    ]);
    const [call] = service.heard;
    expect(call && signerOf(call).key).toBe(keys.publicKey);
    expect(await myDevices(at(), owner)).toMatchObject([
      { name: "Chrome on Android", isThis: true, lastUsedAt: expect.any(Date) },
    ]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("tell nobody of a lead that does not match, was bought meanwhile, or once the company is suspended", async () => {
    const elsewhere = coverageForm.parse({ basePostcode: "CF10 1EP", radiusMiles: "20", services: "solar-panels" });
    await changeCoverage(at(), owner, elsewhere);
    await aNewLead();
    await work();
    const here = coverageForm.parse({ basePostcode: "CR0 1EA", radiusMiles: "20", services: "solar-panels" });
    await changeCoverage(at(), owner, here);
    const leadId = await aNewLead();
    await ask(db.orm, "update jobs set run_at = now() + interval '1 day' where kind = 'notify-device'");
    await purchaseLead(at(), owner, { leadId, purchaseId: randomUUID() });
    await work();
    await aNewLead();
    await suspendInstaller(at(), admin, { installerId: owner.userId, reason: "Complaints." });
    await makeDue();
    await work();
    expect(browser.messages()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("tell how a report was decided", async () => {
    const purchaseIds = [randomUUID(), randomUUID()] as const;
    for (const purchaseId of purchaseIds) {
      await purchaseLead(at(), owner, { leadId: await aNewLead(), purchaseId });
    }
    await work();
    service.heard = [];
    const [accepted, declined] = purchaseIds;
    const report = (purchaseId: string) => aReport(db, { buyer: owner, purchaseId, now: new Date() });
    await acceptReport(at(), admin, { requestId: await report(accepted), outcome: "keep" });
    await work();
    await declineReport(at(), admin, { requestId: await report(declined), reason: "The number works." });
    await work();
    const body = "Solar Panels, Croydon, CR0";
    expect(browser.messages()).toEqual([
      expect.objectContaining({
        title: "Report accepted: credits refunded",
        body,
        path: `/leads/purchases/${accepted}`,
      }),
      expect.objectContaining({ title: "Report declined", body, path: `/leads/purchases/${declined}` }),
    ]);
  });

  it("a test reaches the device it was sent to, and only so many are sent", async () => {
    const other = await withDevice(await signedInAgain(db, owner));
    const [first] = await myDevices(at(), owner);
    const test = () => testDevice(at(), owner, { deviceId: first?.id ?? "", testId: randomUUID() });
    for (let i = 0; i < limits.deviceTestsMax; i++) await test();
    await expect(test()).rejects.toMatchObject({ code: "too_many_requests" });
    await work();
    expect(browser.messages()).toHaveLength(limits.deviceTestsMax);
    expect(other.messages()).toEqual([]);
    const stranger = await anOwner();
    const act = testDevice(at(), stranger, { deviceId: first?.id ?? "", testId: randomUUID() });
    await expect(act).rejects.toMatchObject({ code: "not_found" });
  });

  it.each([404, 410])("a device whose push service answers %d is forgotten", async (status) => {
    service.status = status;
    await aNewLead();
    await work();
    expect(await myDevices(at(), owner)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("nothing is sent to a device that was switched off, signed out, or belongs to a closed account", async () => {
    const [device] = await myDevices(at(), owner);
    const away = await signedInAgain(db, owner);
    const signedOut = await withDevice(away);
    await aNewLead();
    await removeDevice(at(), owner, device?.id ?? "");
    await changePassword(at(), owner, { passwordHash: "none", sessionId: owner.sessionId });
    await work();
    expect([browser.messages(), signedOut.messages()]).toEqual([[], []]);
    const last = await withDevice(owner);
    await aNewLead();
    await closeAccount(at(), owner, { companyName: owner.installer.companyName });
    await work();
    expect(last.messages()).toEqual([]);
    expect(await ask(db.orm, "select id from push_subscriptions")).toEqual([]);
  });

  it("a service that is down is tried again, and delays no other device, mail or purchase", async () => {
    const failing = await startPushService();
    failing.status = 503;
    const closed = await startPushService();
    for (const { newBrowser } of [failing, closed]) {
      const second = await signedInAgain(db, owner);
      await addDevice(at(), second, { id: randomUUID(), form: newBrowser().form });
    }
    await closed.close();
    await aNewLead();
    await work();
    expect(browser.messages()).toHaveLength(1);
    expect(await ask(db.orm, "select id from jobs where kind = 'send-mail' and done_at is null")).toEqual([]);
    const why = (await waiting()).map(({ last_error }) => last_error).sort();
    expect(why).toEqual(["Answered with status 503.", "No connection: ECONNREFUSED."]);
    failing.status = 201;
    await makeDue();
    await work();
    expect(await waiting()).toMatchObject([{ last_error: "No connection: ECONNREFUSED." }]);
    expect(failing.heard).toHaveLength(2);
    await failing.close();
    expect(await myDevices(at(), owner)).toHaveLength(3);
  });

  it("a server killed between sending and noting it sends again, in place of the first on the phone", async () => {
    await aNewLead();
    while ((await ask(db.orm, "select id from jobs where kind = 'notify-device'")).length === 0)
      await workOnce(options);
    await work();
    // As if the process had ended before the job was noted as done: its lease runs out.
    await ask(
      db.orm,
      "update jobs set done_at = null, lease = null, run_at = now() - interval '1 second' where kind = 'notify-device'",
    );
    await work();
    const [one, again] = browser.messages();
    expect(again).toEqual(one);
    expect(service.heard[1]?.headers.topic).toBe(service.heard[0]?.headers.topic);
    expect(await waiting()).toEqual([]);
  });

  it("one push service has one call at a time, so that it takes no room from programs", async () => {
    for (const _ of [1, 2, 3]) await withDevice(await signedInAgain(db, owner));
    await aNewLead();
    const [alert] = await takeDue(at(), ["rest"]);
    expect(alert?.job.kind).toBe("alert-installers");
    await ask(db.orm, "update jobs set lease = null, run_at = now() - interval '1 second' where done_at is null");
    await workOnce({ ...options, callWebhook: () => Promise.resolve(201) });
    await makeDue();
    const kinds = (await takeDue(at(), ["webhooks"])).map(({ job }) => job.kind);
    expect(kinds).toEqual(["notify-device"]);
  });
});
