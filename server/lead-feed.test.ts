import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { editLead } from "#domain/admin/leads/edit-lead.ts";
import { leadEditForm } from "#domain/admin/leads/lead-edit-form.ts";
import { leadFile } from "#domain/admin/leads/lead-file.ts";
import { insertLead, leadById } from "#domain/leads/leads.sql.ts";
import type { LeadEvent } from "#domain/leads-for-sale/lead-event.ts";
import type { LeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import { newestMark, watchLeads } from "#domain/leads-for-sale/read-lead-events.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { type LeadFeedReader, openLeadFeed } from "#server/lead-feed.ts";
import { worksAround } from "#tests/support/coverage.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest, aLead, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, installers, NOON } from "#tests/support/people.ts";

/** The machine may be busy. */
const eventually = <Value>(get: () => Value) => expect.poll(get, { timeout: 15_000 });

const fail = (error: unknown) => {
  throw error;
};

eachDatabase("the live leads", (open) => {
  let db: Database;
  let admin: User;
  let feed: LeadFeedReader;
  const feeds: LeadFeedReader[] = [];

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  afterEach(() => Promise.all(feeds.splice(0).map((one) => one.stop())));

  function aFeed(pollMilliseconds = 20): LeadFeedReader {
    feed = openLeadFeed({ db, onProblem: fail, pollMilliseconds, now: () => NOON });
    feeds.push(feed);
    return feed;
  }

  async function listening(buyer: Buyer, { filter = {}, heard = null as number | null, from = feed } = {}) {
    const events: LeadEvent[] = [];
    let ended = false;
    const watch = await watchLeads({ db, now: NOON }, buyer, filter as LeadFilter);
    const leave = await from.listen({
      watch,
      heard,
      send: (event) => void events.push(event),
      end: () => {
        ended = true;
      },
    });
    const namesFor = (leadId: string) => events.filter(({ lead }) => lead.id === leadId).map(({ name }) => name);
    return { events, leave, namesFor, isEnded: () => ended };
  }

  const buy = (buyer: Buyer, leadId: string) =>
    purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() });

  it("tell of a lead that comes, of each place and of its end", async () => {
    aFeed();
    const [watcher, ...buyers] = await installers(db, 3, { admin });
    const heard = await listening(watcher as Buyer);
    const leadId = await aLead(db, { admin, places: 2 });
    await eventually(() => heard.namesFor(leadId)).toEqual(["lead.available"]);
    expect(heard.events.at(-1)?.lead).toMatchObject({ placesLeft: 2, firstName: "Sarah", distanceMiles: null });
    await buy(buyers[0] as Buyer, leadId);
    await eventually(() => heard.namesFor(leadId)).toEqual(["lead.available", "lead.places"]);
    expect(heard.events.at(-1)?.lead).toMatchObject({ placesLeft: 1 });
    await buy(buyers[1] as Buyer, leadId);
    await eventually(() => heard.namesFor(leadId).at(-1)).toBe("lead.gone");
    expect(heard.events.at(-1)?.lead).toMatchObject({ placesLeft: 0 });
  });

  it("are gone for who buys, and when the customer closes the request", async () => {
    aFeed();
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const leadId = await aLead(db, { admin });
    const request = await aConfirmedRequest(db);
    const heard = await listening(buyer);
    await buy(buyer, leadId);
    await closeRequest({ db, now: NOON }, request.token);
    await eventually(() => heard.namesFor(leadId)).toEqual(["lead.gone"]);
    await eventually(() => heard.namesFor(request.leadId)).toEqual(["lead.gone"]);
    const boughtOnes = heard.events.filter(({ boughtByYou }) => boughtByYou).map(({ lead }) => lead.id);
    expect(boughtOnes).toEqual([leadId]);
  });

  it("are masked, and only those that the filter and the area ask for", async () => {
    aFeed();
    const buyer = await anInstaller(db, { admin });
    await worksAround(db, buyer, "CR0", { radiusMiles: 10, services: ["solar-panels"] });
    const mine = await listening(buyer, { filter: { onlyMine: true } });
    const urgent = await listening(buyer, { filter: { urgency: "high" } });
    const secret = { name: "Winifred Thistlewood", email: "winifred@rookery-farm.co.uk", phone: "07700 900456" };
    const message = "Call Mrs Thistlewood on 07700 900456 or winifred@rookery-farm.co.uk, CR0 1EA.";
    const near = await aConfirmedRequest(db, { form: aQuoteForm({ ...secret, message, timeframe: "1-3-months" }) });
    const far = await aLead(db, { admin, form: { postcode: "NE1 1AA", urgency: "high" } });
    await eventually(() => mine.namesFor(near.leadId)).toEqual(["lead.available"]);
    await eventually(() => urgent.namesFor(far)).toEqual(["lead.available"]);
    expect(mine.namesFor(far)).toEqual([]);
    expect(urgent.namesFor(near.leadId)).toEqual([]);
    expect(mine.events[0]?.lead).toMatchObject({ distanceMiles: 0, phoneMasked: "07••• •••456" });
    const text = JSON.stringify([...mine.events, ...urgent.events]).toLowerCase();
    for (const word of ["thistlewood", "rookery", "07700 900456", "7700900456", "cr0 1ea", "sarah@"]) {
      expect(text).not.toContain(word);
    }
  });

  it("tell of a correction, to those who look for what it is now", async () => {
    aFeed();
    const buyer = await anInstaller(db, { admin });
    const leadId = await aLead(db, { admin });
    const all = await listening(buyer);
    const urgent = await listening(buyer, { filter: { urgency: "high" } });
    const { fingerprint, lead } = await leadFile({ db, now: NOON }, admin, leadId);
    const { name, email, postcode } = lead.customer;
    const given = { customer_name: name, customer_email: email, postcode, description: "A flat roof." };
    const form = leadEditForm.parse({ ...given, urgency: "low" });
    await editLead({ db, now: NOON }, admin, { leadId, fingerprint, form });
    await eventually(() => all.namesFor(leadId)).toEqual(["lead.places"]);
    expect(all.events[0]?.lead).toMatchObject({ description: "A flat roof.", urgency: "low", placesLeft: 3 });
    expect(urgent.events).toEqual([]);
  });

  it("end for an installer who is suspended, also when there is no news", async () => {
    aFeed();
    const suspended = await anInstaller(db, { admin });
    const other = await anInstaller(db, { admin });
    const cut = await listening(suspended);
    const stays = await listening(other);
    await suspendInstaller({ db, now: NOON }, admin, { installerId: suspended.installer.id, reason: "Complaints." });
    await eventually(() => cut.isEnded()).toBe(true);
    expect(stays.isEnded()).toBe(false);
  });

  it("end for an installer who is suspended, before anything else is told", async () => {
    aFeed();
    const suspended = await anInstaller(db, { admin });
    const other = await anInstaller(db, { admin });
    const cut = await listening(suspended);
    const stays = await listening(other);
    await suspendInstaller({ db, now: NOON }, admin, { installerId: suspended.installer.id, reason: "Complaints." });
    const leadId = await aLead(db, { admin });
    await eventually(() => stays.namesFor(leadId)).toEqual(["lead.available"]);
    expect(cut.isEnded()).toBe(true);
    expect(cut.events).toEqual([]);
    expect(stays.isEnded()).toBe(false);
  });

  it("tell nothing of what was there before, and nothing twice", async () => {
    aFeed();
    const buyer = await anInstaller(db, { admin });
    const before = await aLead(db, { admin });
    const heard = await listening(buyer);
    const after = await aLead(db, { admin });
    await eventually(() => heard.namesFor(after)).toEqual(["lead.available"]);
    await sleep(200);
    expect(heard.namesFor(before)).toEqual([]);
    expect(heard.namesFor(after)).toEqual(["lead.available"]);
  });

  it("go on after the last event that was heard", async () => {
    aFeed();
    const buyer = await anInstaller(db, { admin });
    const first = await listening(buyer);
    const known = await aLead(db, { admin });
    await eventually(() => first.namesFor(known)).toEqual(["lead.available"]);
    first.leave();
    const missed = await aLead(db, { admin });
    const second = await listening(buyer, { heard: first.events.at(-1)?.id ?? 0 });
    expect(second.namesFor(missed)).toEqual(["lead.available"]);
    expect(first.namesFor(missed)).toEqual([]);
  });

  it("miss nothing when the connection is cut again and again while 200 places are sold", async () => {
    aFeed();
    const watcher = await anInstaller(db, { admin });
    const buyers = await installers(db, 40, { admin, credits: 30 });
    const leadIds = await Promise.all(Array.from({ length: 100 }, () => aLead(db, { admin, places: 2 })));
    const heard = new Set<string>();
    let last = await newestMark({ db });
    let selling = true;
    const watching = (async () => {
      for (let rounds = 0; selling || rounds === 0; rounds++) {
        const { events, leave } = await listening(watcher, { heard: last });
        await sleep(15);
        leave();
        for (const { id, name, lead } of events) {
          last = Math.max(last, id);
          if (name === "lead.gone") heard.add(lead.id);
        }
      }
      const { events } = await listening(watcher, { heard: last });
      for (const { name, lead } of events) if (name === "lead.gone") heard.add(lead.id);
    })();
    const sales = leadIds.flatMap((id, at) => [
      buy(buyers[at % 40] as Buyer, id),
      buy(buyers[(at + 1) % 40] as Buyer, id),
    ]);
    await Promise.all(sales);
    selling = false;
    await watching;
    expect(leadIds.filter((id) => !heard.has(id))).toEqual([]);
  });

  it("tell of a change that becomes visible after a later one", async ({ skip }) => {
    if (db.kind === "embedded") return skip("one connection: nothing becomes visible late");
    aFeed();
    const buyer = await anInstaller(db, { admin });
    const heard = await listening(buyer);
    const model = await leadById(db.orm, await aLead(db, { admin }));
    if (!model) throw new Error("no lead");
    const slow = randomUUID();
    let quick = "";
    await inTransaction(db, async (tx) => {
      await insertLead(tx, { ...model, id: slow });
      quick = await aLead(db, { admin });
      await eventually(() => heard.namesFor(quick)).toEqual(["lead.available"]);
    });
    await eventually(() => heard.namesFor(slow)).toEqual(["lead.available"]);
    const [slowId, quickId] = [slow, quick].map((id) => heard.events.find(({ lead }) => lead.id === id)?.id ?? 0);
    expect(slowId).toBeLessThan(quickId ?? 0);
    // Anyone who has heard the later one and reconnects still hears the earlier one.
    const again = await listening(buyer, { heard: quickId ?? 0 });
    expect(again.namesFor(slow)).toEqual(["lead.available"]);
  });
});
