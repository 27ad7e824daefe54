import { randomBytes, randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { openApi } from "#content/open-api/open-api.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { assignPurchases } from "#domain/purchases/assign.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import type { EndpointForm } from "#domain/webhooks/endpoint-form.ts";
import {
  addEndpoint,
  myDeliveries,
  myEndpoints,
  removeEndpoint,
  sendAgain,
  sendTest,
} from "#domain/webhooks/my-webhooks.ts";
import { pauseKeysOf } from "#domain/webhooks/pause-keys.ts";
import { keepWebhook } from "#domain/webhooks/paused-webhooks.ts";
import { queueDeliveries } from "#domain/webhooks/queue-deliveries.ts";
import { webhookCaller } from "#integrations/webhook.ts";
import { workOnce } from "#jobs/worker.ts";
import type { WorkerOptions } from "#jobs/worker-options.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { misfits } from "#tests/support/json-schema.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { type Listener, startListener } from "#tests/support/stand-ins/listener.ts";

const CROYDON = { base_postcode: "CR0 1EA", base_outcode: "CR0", latitude: 51.37, longitude: -0.09 };

eachDatabase("webhooks", (open) => {
  let db: Database;
  let admin: User;
  let owner: Buyer;
  let listener: Listener;
  let options: WorkerOptions;
  let endpointId: string;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    listener = await startListener();
    options = {
      db,
      mail: { send: () => Promise.resolve(), from: "", appUrl: "https://www.example.com", linkKey: "a secret" },
      files: { remove: () => Promise.resolve() },
      callWebhook: webhookCaller({ allowLocal: true }),
      onFailure: () => {},
    };
  });
  afterAll(() => listener.close());
  beforeEach(async () => {
    await ask(db.orm, "delete from jobs");
    Object.assign(listener, { heard: [], status: 200 });
    owner = await anInstaller(db, { admin, credits: 40 });
    endpointId = await add(owner);
  });

  const at = () => ({ db, now: new Date() });
  /** Each company has its own path, because those of earlier tests may hear of our leads too. */
  const pathOf = (actor: Parameters<typeof addEndpoint>[1]) => (actor.kind === "user" ? `/${actor.userId}` : "");

  async function add(actor: Parameters<typeof addEndpoint>[1], id: string = randomUUID()): Promise<string> {
    const form: EndpointForm = { url: listener.url + pathOf(actor), events: ["lead.matched", "lead.purchased"] };
    await addEndpoint(at(), actor, { id, form, random: randomBytes(32) });
    return id;
  }

  async function work(): Promise<void> {
    while (await workOnce(options));
  }

  async function later(): Promise<void> {
    await ask(
      db.orm,
      "update jobs set run_at = now() - interval '1 second' where done_at is null and failed_at is null",
    );
    await work();
  }

  /** As in `installer_coverage`: all services, ten miles around Croydon. */
  const cover = (installerId: string) =>
    ask(
      db.orm,
      `insert into installer_coverage (installer_id, base_postcode, base_outcode, latitude, longitude, radius_miles,
        services, updated_at) values ('${installerId}', '${CROYDON.base_postcode}', '${CROYDON.base_outcode}',
        ${CROYDON.latitude}, ${CROYDON.longitude}, 10, '{heat-pumps}', now())`,
    );

  const heard = (actor = owner) => listener.heard.filter(({ path }) => path.endsWith(pathOf(actor)));
  const told = (actor = owner) => heard(actor).map(({ body }) => JSON.parse(body));
  const buy = async (leadId: string) => {
    const purchaseId = randomUUID();
    await purchaseLead(at(), await loadActor(at(), owner.userId), { leadId, purchaseId });
    return purchaseId;
  };

  function expectDescribed(event: "lead.matched" | "lead.purchased", body: unknown): void {
    const description = openApi("");
    const { schema } = description.webhooks[event].post.requestBody.content["application/json"];
    expect(misfits(description, schema as never, body)).toEqual([]);
  }

  it("tell of a purchase with all that was bought, signed with the endpoint's secret", async () => {
    const leadId = await aLead(db, { admin, now: new Date() });
    const id = await buy(leadId);
    await work();
    expect(told()).toMatchObject([
      { type: "lead.purchased", data: { purchase: { id, leadId, contact: { email: `sarah-${leadId}@example.com` } } } },
    ]);
    const { body = "", headers = {} } = heard()[0] ?? {};
    expectDescribed("lead.purchased", JSON.parse(body));
    const [endpoint] = await myEndpoints(at(), owner);
    expect(endpoint?.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const sent = headers as Record<string, string>;
    expect(new Webhook(endpoint?.secret ?? "").verify(body, sent)).toEqual(JSON.parse(body));
    expect(sent["webhook-id"]).toBe(JSON.parse(body).id);
    for (const [forged, given] of [
      [`${body} `, sent],
      [body, { ...sent, "webhook-id": randomUUID() }],
      [body, { ...sent, "webhook-timestamp": String(Number(sent["webhook-timestamp"]) + 1) }],
    ] as const) {
      expect(() => new Webhook(endpoint?.secret ?? "").verify(forged, given)).toThrow("No matching signature");
    }
    expect(Object.keys(headers)).not.toContain("fairwatt-signature");
    expect(await myDeliveries(at(), owner)).toMatchObject([{ event: "lead.purchased", attempts: 1, lastStatus: 200 }]);
  });

  it("are no work for the purchase of a company that has none", async () => {
    await removeEndpoint(at(), owner, endpointId);
    await buy(await aLead(db, { admin, now: new Date() }));
    expect(await ask(db.orm, "select kind from jobs where kind <> 'send-mail' and kind <> 'alert-installers'")).toEqual(
      [],
    );
  });

  it("tell of a matching lead, masked, whatever mails the company wants, and once", async () => {
    await cover(owner.userId);
    const leadId = await aLead(db, { admin, now: new Date() });
    await work();
    const wanted = { event: "lead.matched", subjectId: leadId, installerIds: [owner.userId], now: new Date() } as const;
    await queueDeliveries(db.orm, wanted);
    await work();
    expect(told()).toMatchObject([{ type: "lead.matched", data: { lead: { id: leadId, distanceMiles: 1 } } }]);
    expectDescribed("lead.matched", told()[0]);
    expect(heard()[0]?.body).not.toMatch(/Whitlock|sarah/);
  });

  it("tell of no lead that is gone by then, and nothing of leads to a company that is suspended", async () => {
    await cover(owner.userId);
    const other = await anInstaller(db, { admin });
    await add(other);
    await cover(other.userId);
    const leadId = await aLead(db, { admin, now: new Date() });
    await ask(db.orm, `update leads set status = 'withdrawn' where id = '${leadId}'`);
    const second = await aLead(db, { admin, now: new Date() });
    await suspendInstaller(at(), admin, { installerId: other.userId, reason: "Complaints." });
    for (const subjectId of [leadId, second]) {
      const installerIds = [owner.userId, other.userId];
      await queueDeliveries(db.orm, { event: "lead.matched", subjectId, installerIds, now: new Date() });
    }
    await work();
    expect(told()).toMatchObject([{ data: { lead: { id: second } } }]);
    expect(told(other)).toEqual([]);
    const gone = (await myDeliveries(at(), owner)).filter(({ failedAt }) => failedAt);
    expect(gone).toMatchObject([
      { lastStatus: null, lastError: "Not sent: the lead was already gone or could not be bought." },
    ]);
  });

  it("are tried again until they are taken, with the same id", async () => {
    listener.status = 500;
    await buy(await aLead(db, { admin, now: new Date() }));
    await work();
    const failed = { lastStatus: 500, lastError: "Answered with status 500.", deliveredAt: null, failedAt: null };
    expect(await myDeliveries(at(), owner)).toMatchObject([{ attempts: 1, ...failed }]);
    listener.status = 204;
    await later();
    await later();
    expect(await myDeliveries(at(), owner)).toMatchObject([{ attempts: 2, lastStatus: 204, lastError: null }]);
    expect(new Set(told().map(({ id }) => id)).size).toBe(1);
    expect(told()).toHaveLength(2);
  });

  it("are given up after the last try, and can be sent again by hand, once for two presses", async () => {
    listener.status = 404;
    await buy(await aLead(db, { admin, now: new Date() }));
    await work();
    await ask(db.orm, `update jobs set attempts = ${limits.webhookAttemptsMax - 1} where kind = 'deliver-webhook'`);
    await later();
    const [delivery] = await myDeliveries(at(), owner);
    expect(delivery).toMatchObject({ attempts: 2, lastStatus: 404, failedAt: expect.any(Date) });
    listener.status = 200;
    const id = delivery?.id ?? "";
    expect(await outcomesOf([sendAgain(at(), owner, id), sendAgain(at(), owner, id)])).toEqual({ done: 2 });
    await work();
    expect(told()).toHaveLength(3);
    expect(await myDeliveries(at(), owner)).toMatchObject([{ attempts: 3, lastStatus: 200, failedAt: null }]);
    expect(await outcomeOf(sendAgain(at(), await anInstaller(db, { admin }), id))).toBe("not_found");
  });

  it("are given up at once where they must not be sent", async () => {
    await ask(db.orm, `update webhook_endpoints set url = 'https://169.254.169.254/' where id = '${endpointId}'`);
    await sendTest(at(), owner, { endpointId, testId: randomUUID() });
    await work();
    await later();
    const lastError = "This is an address of a private network.";
    expect(await myDeliveries(at(), owner)).toMatchObject([{ attempts: 1, lastError, failedAt: expect.any(Date) }]);
  });

  it("can be tested, once for each press, by their owner", async () => {
    const testId = randomUUID();
    await Promise.all([1, 2, 3].map(() => sendTest(at(), owner, { endpointId, testId })));
    await work();
    expect(told()).toMatchObject([{ type: "test", data: { message: expect.stringMatching(/test/) } }]);
    const stranger = await anInstaller(db, { admin });
    expect(await outcomeOf(sendTest(at(), stranger, { endpointId, testId: randomUUID() }))).toBe("not_found");
  });

  it("tell of each move of a stage and each assignment, whoever makes it, and of nothing else", async () => {
    await ask(
      db.orm,
      `update webhook_endpoints set events = '{purchase.stage_changed,purchase.assigned}' where id = '${endpointId}'`,
    );
    const id = await buy(await aLead(db, { admin, now: new Date() }));
    for (const stage of ["contacted", "contacted", "won"]) await changeStage(at(), owner, { purchaseId: id, stage });
    for (const to of [owner.userId, owner.userId, null]) await assignPurchases(at(), owner, { purchaseIds: [id], to });
    await work();
    await later();
    const heard = told().map(({ type, data }) => [type, data.purchase.id]);
    // Several are on their way at once.
    expect(heard.toSorted()).toEqual([
      ["purchase.assigned", id],
      ["purchase.assigned", id],
      ["purchase.stage_changed", id],
      ["purchase.stage_changed", id],
    ]);
  });

  it("wait while they are paused, and come in order once an owner keeps them, nothing lost", async () => {
    listener.status = 500;
    await buy(await aLead(db, { admin, now: new Date() }));
    await work();
    listener.status = 200;
    await pauseKeysOf(db.orm, owner.userId, new Date());
    const second = await buy(await aLead(db, { admin, now: new Date() }));
    await work();
    await later();
    expect(told()).toHaveLength(1);
    expect(await myDeliveries(at(), owner)).toMatchObject([
      { attempts: 0, failedAt: null, isPaused: true },
      { attempts: 1, failedAt: null, isPaused: true },
    ]);
    expect(await outcomesOf(Array.from({ length: 5 }, () => keepWebhook(at(), owner, endpointId)))).toEqual({
      done: 5,
    });
    await work();
    await later();
    expect(told().map(({ data }) => data.purchase.id)).toEqual([
      expect.any(String),
      told()[0]?.data.purchase.id,
      second,
    ]);
    expect((await myDeliveries(at(), owner)).every(({ deliveredAt }) => deliveredAt)).toBe(true);
  });

  it("hear nothing once they are removed, not even what was on its way", async () => {
    await sendTest(at(), owner, { endpointId, testId: randomUUID() });
    expect(await outcomeOf(removeEndpoint(at(), await anInstaller(db, { admin }), endpointId))).toBe("not_found");
    await removeEndpoint(at(), owner, endpointId);
    expect(await outcomeOf(removeEndpoint(at(), owner, endpointId))).toBe("not_found");
    await work();
    expect(heard()).toEqual([]);
    expect([await myEndpoints(at(), owner), await myDeliveries(at(), owner)]).toEqual([[], []]);
  });

  it("are added once for one id, by companies, and no more than the limit", async () => {
    expect(await outcomeOf(add(owner, endpointId))).toBe("done");
    expect(await myEndpoints(at(), owner)).toHaveLength(1);
    expect(await outcomeOf(add(await anInstaller(db, { admin }), endpointId))).toBe("conflict");
    expect(await outcomeOf(add(visitor))).toBe("not_signed_in");
    expect(await outcomeOf(add(admin))).toBe("not_approved");
    const more = Array.from({ length: limits.webhookEndpointsMax }, () => add(owner));
    expect(await outcomesOf(more)).toEqual({ done: limits.webhookEndpointsMax - 1, invalid_input: 1 });
  });
});
