import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { alertInstallers } from "#domain/alerts/alert-installers.ts";
import { chooseAlerts } from "#domain/alerts/my-wishes.ts";
import { removeDocument } from "#domain/documents/change-documents.ts";
import { DomainError } from "#domain/errors.ts";
import { leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { purchaseByKey } from "#domain/purchases/purchase-by-key.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { myPauses, proofStateOf } from "#domain/vetting/ended-proofs.ts";
import { addEndpoint } from "#domain/webhooks/my-webhooks.ts";
import { worksAround } from "#tests/support/coverage.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { takeById } from "#tests/support/jobs.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, memberOf, NOON, outcomeOf, signedIn } from "#tests/support/people.ts";
import { aCheckOf, aPaper } from "#tests/support/proofs.ts";

const TODAY = "2026-11-20";
const TOMORROW = later({ days: 1 });

eachDatabase("a proof that has ended", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const aBuyer = () => anInstaller(db, { admin, credits: 20 });
  const leadOf = (service_type: string, now = NOON) => aLead(db, { admin, now, form: { service_type } });
  /** The company as the next request will read it. */
  const anew = (buyer: Buyer) => signedIn(db, buyer.userId);
  const tryTo = async (buyer: Buyer, leadId: string, now = TOMORROW, purchaseId: string = randomUUID()) =>
    purchaseLead({ db, now }, await anew(buyer), { leadId, purchaseId });
  const outcome = (buyer: Buyer, leadId: string, now = TOMORROW) => outcomeOf(tryTo(buyer, leadId, now));

  it("closes leads that need it from the day after it ends, and no others", async () => {
    const buyer = await aBuyer();
    await aPaper(db, buyer, TODAY, { kind: "mcs" });
    const heat = await leadOf("heat-pumps");
    const solar = await leadOf("commercial");
    const charger = await leadOf("ev-chargers");
    expect(await outcome(buyer, heat, new Date("2026-11-20T23:59:59.999Z"))).toBe("done");
    expect(await outcome(buyer, solar, new Date("2026-11-21T00:00:00Z"))).toBe("proof_ended");
    expect(await outcome(buyer, charger)).toBe("done");
    expect(await ask(db.orm, `select credits from profiles where id = '${buyer.installer.id}'`)).toEqual([
      { credits: 10 },
    ]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is named in the refusal, with its day and the next step", async () => {
    const papered = await aBuyer();
    const checked = await aBuyer();
    const bare = await aBuyer();
    await aPaper(db, papered, TODAY, { kind: "mcs" });
    await aCheckOf(db, admin, checked, { expiresOn: TODAY });
    await aPaper(db, bare, TODAY);
    const leadId = await leadOf("heat-pumps");
    const wordsFor = (buyer: Buyer) =>
      tryTo(buyer, leadId).then(
        () => "bought",
        (error) => (error instanceof DomainError ? error.words : error),
      );
    expect(await wordsFor(papered)).toBe(
      "Your MCS certificate ended on 20 November 2026. You have not been charged. Upload the new document to your profile, and you can buy again at once. You can still buy leads for other work.",
    );
    expect(await wordsFor(checked)).toContain("you can buy again once we’ve checked it.");
    expect(await wordsFor(bare)).not.toContain("other work");
  });

  it("does not hide that a lead is sold, unknown or already bought", async () => {
    const buyer = await aBuyer();
    await aPaper(db, buyer, TODAY);
    const bought = await leadOf("heat-pumps");
    const gone = await leadOf("heat-pumps");
    const purchaseId = randomUUID();
    const first = await tryTo(buyer, bought, NOON, purchaseId);
    const key = { leadId: gone, key: "order 1" };
    const byKey = async (now: Date) => purchaseByKey({ db, now }, await anew(buyer), key);
    const { purchase } = await byKey(NOON);
    expect(await tryTo(buyer, bought, TOMORROW, purchaseId)).toEqual({ ...first, replayed: true });
    expect(await byKey(TOMORROW)).toEqual({ purchase, replayed: true });
    expect(await outcome(buyer, bought)).toBe("already_purchased");
    expect(await outcome(buyer, randomUUID())).toBe("not_found");
    const withdrawn = await leadOf("heat-pumps");
    await ask(db.orm, `update leads set status = 'withdrawn' where id = '${withdrawn}'`);
    expect(await outcome(buyer, withdrawn)).toBe("lead_unavailable");
    const other = { leadId: await leadOf("solar-panels"), key: "order 2" };
    expect(await outcomeOf(purchaseByKey({ db, now: TOMORROW }, await anew(buyer), other))).toBe("proof_ended");
    expect(await outcomeOf(purchaseByKey({ db, now: TOMORROW }, await anew(buyer), { ...other, key: key.key }))).toBe(
      "idempotency_key_reused",
    );
  });

  it("still counts when its paper is removed, until there is a newer one", async () => {
    const buyer = await aBuyer();
    const old = await aPaper(db, buyer, TODAY);
    await removeDocument({ db, now: NOON }, buyer, old);
    const leadId = await leadOf("heat-pumps");
    expect(await outcome(buyer, leadId)).toBe("proof_ended");
    await aPaper(db, buyer, "2027-03-31", { kind: "certificate" });
    expect(await outcome(buyer, leadId)).toBe("proof_ended");
    await aPaper(db, buyer, "2026-11-21");
    expect(await outcome(buyer, leadId)).toBe("done");
  });

  it("named by a check is renewed by a newer check, not by a paper", async () => {
    const buyer = await aBuyer();
    await aCheckOf(db, admin, buyer, { expiresOn: TODAY });
    await aPaper(db, buyer, "2027-03-31", { kind: "mcs" });
    const heat = await leadOf("heat-pumps");
    const solar = await leadOf("solar-panels");
    expect(await outcome(buyer, heat)).toBe("proof_ended");
    expect(await outcome(buyer, solar)).toBe("done");
    await aCheckOf(db, admin, buyer, { expiresOn: "2027-03-31" }, TOMORROW);
    expect(await outcome(buyer, heat)).toBe("done");
  });

  it("is shown to its company and to administrators", async () => {
    const buyer = await aBuyer();
    await aPaper(db, buyer, TODAY, { kind: "mcs" });
    await aCheckOf(db, admin, buyer, { expiresOn: "2026-12-24" });
    const id = buyer.installer.id;
    const pause = {
      because: "ended",
      proof: "mcs",
      endedOn: TODAY,
      isChecked: false,
      technologies: ["solar", "battery"],
      services: expect.arrayContaining(["solar-panels", "battery-storage"]),
    };
    expect(myPauses({ now: TOMORROW }, await anew(buyer))).toEqual([pause]);
    expect(myPauses({ now: NOON }, await anew(buyer))).toEqual([]);
    expect(await proofStateOf({ db, now: TOMORROW }, admin, id)).toEqual({
      pauses: [pause],
      next: { proof: "mcs", endsOn: "2026-12-24", isChecked: true, technologies: ["heat_pump"] },
    });
    expect(await outcomeOf(proofStateOf({ db, now: TOMORROW }, visitor, id))).toBe("not_signed_in");
    expect(await outcomeOf(proofStateOf({ db, now: TOMORROW }, buyer, id))).toBe("not_admin");
    // The leads themselves remain visible.
    const { items } = await leadsForSale({ db, now: TOMORROW }, await anew(buyer), { service: "solar-panels" });
    expect(items.length).toBeGreaterThan(0);
  });

  it("stops alerts, daily mails and webhooks for leads that cannot be bought", async () => {
    const paused = await aBuyer();
    const free = await aBuyer();
    for (const company of [paused, free]) {
      await worksAround(db, company, "LL55", { radiusMiles: 5, services: ["heat-pumps", "ev-chargers"] });
      await chooseAlerts({ db, now: NOON }, company, "at_once");
    }
    const form = { url: "https://example.com/hook", events: ["lead.matched" as const] };
    await addEndpoint({ db, now: NOON }, paused, { id: randomUUID(), form, random: randomBytes(32) });
    await aPaper(db, paused, TODAY, { kind: "mcs" });
    const place = { location: "Caernarfon", postcode: "LL55 1AA" };
    const told = async (service_type: string, now: Date) => {
      await ask(db.orm, "delete from jobs");
      const leadId = await aLead(db, { admin, now, form: { ...place, service_type } });
      const [job] = await ask<{ id: number }>(db.orm, "select id::int from jobs where kind = 'alert-installers'");
      await alertInstallers({ db, now }, { taken: await takeById(db, job?.id ?? 0), leadId });
      const rows = await ask<{ kind: string; id: string | null }>(
        db.orm,
        "select kind, payload->>'installerId' as id from jobs where done_at is null and payload->>'mail' is distinct from 'lead-notice' order by kind desc, id",
      );
      const who = new Map([
        [paused.installer.id, "paused"],
        [free.installer.id, "free"],
      ]);
      return { leadId, told: rows.map(({ kind, id }) => `${kind} ${who.get(id ?? "") ?? ""}`.trim()).sort() };
    };
    const all = ["deliver-webhook paused", "send-mail free", "send-mail paused"];
    expect((await told("heat-pumps", TOMORROW)).told).toEqual(["send-mail free"]);
    expect((await told("ev-chargers", TOMORROW)).told).toEqual(all);
    const before = await told("heat-pumps", NOON);
    expect(before.told).toEqual(all);

    // Mail queued while the lead could still be bought is not sent afterwards.
    const alert = { mail: "lead-alert", leadId: before.leadId, ...(await memberOf(db, paused)) } as const;
    expect(await gatherMailFacts({ db, now: NOON }, alert, "token")).toBeDefined();
    expect(await gatherMailFacts({ db, now: TOMORROW }, alert, "token")).toBeUndefined();
    await chooseAlerts({ db, now: NOON }, paused, "daily");
    const digest = {
      mail: "lead-digest" as const,
      ...(await memberOf(db, paused)),
      since: NOON.toISOString(),
      until: later({ days: 2 }).toISOString(),
    };
    const services = async (now: Date) => {
      const facts = await gatherMailFacts({ db, now }, digest, "token");
      return facts?.mail === "lead-digest"
        ? [...new Set(facts.leads.map(({ serviceLabel }) => serviceLabel))].sort()
        : [];
    };
    expect(await services(NOON)).toEqual(["EV Chargers", "Heat Pumps"]);
    expect(await services(TOMORROW)).toEqual(["EV Chargers"]);
  });
});
