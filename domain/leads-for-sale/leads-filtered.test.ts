import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import type { Wishes } from "#domain/coverage/matching.ts";
import { whereaboutsOf } from "#domain/coverage/whereabouts.ts";
import { criteriaOf, meetsCriteria } from "#domain/leads-for-sale/lead-criteria.ts";
import type { LeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import { countForSale, leadsForSale, leadsList } from "#domain/leads-for-sale/leads-for-sale.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { worksAround } from "#tests/support/coverage.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("the leads for sale, filtered", (open) => {
  let db: Database;
  let admin: User;
  /** Works within 10 miles of Reading: heat pumps and EV chargers. */
  let local: Buyer;
  let homeless: Buyer;
  const leads: Record<string, string> = {};

  const lead = async (name: string, form: Record<string, string>, now = NOON) => {
    leads[name] = await aLead(db, { admin, form, now });
  };
  const namesOf = (ids: string[]) =>
    ids.map((id) => Object.keys(leads).find((name) => leads[name] === id) ?? id).sort();
  const found = async (buyer: Buyer, filter: LeadFilter, now = NOON) => {
    const { items } = await leadsForSale({ db, now }, buyer, filter);
    expect(await countForSale({ db, now }, buyer, filter)).toBe(items.length);
    return namesOf(items.map(({ id }) => id));
  };

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    [local, homeless] = [await anInstaller(db, { admin, credits: 5 }), await anInstaller(db, { admin })];
    await worksAround(db, local, "RG1", { radiusMiles: 10, services: ["heat-pumps", "ev-chargers"] });
    await lead("near pump", { service_type: "heat-pumps", postcode: "RG4 5AA", urgency: "high" });
    await lead("near solar", { service_type: "solar-panels", postcode: "RG4 5AA" });
    await lead("far pump", { service_type: "heat-pumps", postcode: "NE1 1AA", budget_range: "£5,000 - £10,000" });
    await lead("mid charger", { service_type: "ev-chargers", postcode: "SL6 1AA" }, later({ days: -10 }));
  });

  it("are limited to the installer's own area and services", async () => {
    expect(await found(local, { onlyMine: true })).toEqual(["near pump"]);
    expect(await found(local, { onlyMine: true, withinMiles: 5 })).toEqual(["near pump"]);
    expect(await found(local, { onlyMine: true, withinMiles: 50 })).toEqual(["near pump"]);
    expect(await found(local, { onlyMine: true, service: "solar-panels" })).toEqual([]);
    expect(await found(local, {})).toEqual(["far pump", "mid charger", "near pump", "near solar"]);
  });

  it("are all shown to an installer without an area or services", async () => {
    const everything = ["far pump", "mid charger", "near pump", "near solar"];
    expect(await found(homeless, { onlyMine: true })).toEqual(everything);
    expect(await found(homeless, { onlyMine: true, withinMiles: 1 })).toEqual(everything);
    const list = await leadsList({ db, now: NOON }, homeless, { onlyMine: true });
    expect(list).toMatchObject({ area: null, distancesFrom: null, total: everything.length });
    expect(list.items.map(({ distanceMiles }) => distanceMiles)).toEqual([null, null, null, null]);
  });

  it("are measured from the company's own postcode until it has set a base", async () => {
    const settled = await anInstaller(db, { admin, form: { postcode: "RG1 1AA" } });
    const { items, area, distancesFrom } = await leadsList({ db, now: NOON }, settled, { onlyMine: true });
    expect({ area, distancesFrom, found: items.length }).toEqual({ area: null, distancesFrom: "RG1", found: 4 });
    expect(items.map(({ distanceMiles }) => distanceMiles).sort()).toEqual([11, 2, 2, 245]);
    expect(await found(settled, { withinMiles: 20 })).toEqual(["mid charger", "near pump", "near solar"]);
    await worksAround(db, settled, "NE1", { radiusMiles: 10, services: ["heat-pumps"] });
    expect(await found(settled, { withinMiles: 20 })).toEqual(["far pump"]);
  });

  it("are narrowed by service, urgency, budget, distance and age, each alone and together", async () => {
    expect(await found(local, { service: "heat-pumps" })).toEqual(["far pump", "near pump"]);
    expect(await found(local, { urgency: "high" })).toEqual(["near pump"]);
    expect(await found(local, { budget: "5k-10k" })).toEqual(["far pump"]);
    expect(await found(local, { withinMiles: 20 })).toEqual(["mid charger", "near pump", "near solar"]);
    expect(await found(local, { ageDays: 7 })).toEqual(["far pump", "near pump", "near solar"]);
    expect(await found(local, { ageDays: 10 })).toContain("mid charger");
    expect(await found(local, { service: "heat-pumps", withinMiles: 5, ageDays: 1 })).toEqual(["near pump"]);
    expect(await found(local, { service: "heat-pumps", withinMiles: 5, urgency: "low" })).toEqual([]);
  });

  it("show their distance in whole miles, and the installer's own area", async () => {
    const { items, area } = await leadsList({ db, now: NOON }, local, {});
    const miles = Object.fromEntries(items.map(({ id, distanceMiles }) => [namesOf([id])[0], distanceMiles]));
    expect(miles).toEqual({ "near pump": 2, "near solar": 2, "mid charger": 11, "far pump": 245 });
    const all = { excludedOutcodes: [], minimumBudgetPounds: null, needsPhone: false };
    expect(area).toEqual({ baseOutcode: "RG1", radiusMiles: 10, services: ["heat-pumps", "ev-chargers"], ...all });
  });

  it("are the same ones that a watcher with this filter is sent", async () => {
    const filters: LeadFilter[] = [
      {},
      { onlyMine: true },
      { service: "heat-pumps" },
      { urgency: "high" },
      { budget: "5k-10k" },
      { withinMiles: 10 },
      { withinMiles: 12 },
      { onlyMine: true, service: "other" },
    ];
    const own = await whereaboutsOf(db.orm, local.installer.id);
    for (const filter of filters) {
      const listed = await found(local, filter);
      const { items } = await leadsForSale({ db, now: NOON }, local, {});
      const met = items.filter((one) =>
        meetsCriteria({ ...one, hasPhone: one.phoneMasked !== null }, criteriaOf(filter, own, NOON)),
      );
      expect({ filter, met: namesOf(met.map(({ id }) => id)) }).toEqual({ filter, met: listed });
    }
  });

  it("leave out the places, budgets and leads without a phone number that a company does not want", async () => {
    const picky = await anInstaller(db, { admin, credits: 5 });
    const cornwall = (outcode: string, form: Record<string, string> = {}) =>
      lead(`${outcode} ${form.budget_range ?? "any"}${form.customer_phone ? " with phone" : ""}`, {
        service_type: "smart-home",
        postcode: `${outcode} 1AA`,
        ...form,
      });
    await cornwall("TR1");
    await cornwall("TR1", { customer_phone: "07400 123499" });
    await cornwall("TR1", { budget_range: "Under £5,000" });
    await cornwall("TR1", { budget_range: "£10,000 - £20,000", customer_phone: "07400 123498" });
    await cornwall("TR2", { budget_range: "Over £50,000", customer_phone: "07400 123497" });
    const own: LeadFilter = { onlyMine: true };
    await worksAround(db, picky, "TR1", { radiusMiles: 15, services: ["smart-home"] });
    const all = await found(picky, own);
    expect(all).toHaveLength(5);
    const wishes: [Partial<Wishes>, string[]][] = [
      [{ excludedOutcodes: ["TR2"] }, all.filter((name) => !name.startsWith("TR2"))],
      [{ minimumBudgetPounds: 5000 }, all.filter((name) => !name.includes("Under"))],
      [{ needsPhone: true }, all.filter((name) => name.includes("phone"))],
      [
        { excludedOutcodes: ["TR2"], minimumBudgetPounds: 15_000, needsPhone: true },
        all.filter((name) => /^TR1.*phone/.test(name)),
      ],
    ];
    for (const [wanted, names] of wishes) {
      await worksAround(db, picky, "TR1", { radiusMiles: 15, services: ["smart-home"], ...wanted });
      expect(await found(picky, own), JSON.stringify(wanted)).toEqual(names);
      const { items } = await leadsForSale({ db, now: NOON }, picky, { service: "smart-home" });
      expect(namesOf(items.map(({ id }) => id)), "all leads").toEqual(all);
      const criteria = criteriaOf(own, await whereaboutsOf(db.orm, picky.installer.id), NOON);
      const met = items.filter((one) => meetsCriteria({ ...one, hasPhone: one.phoneMasked !== null }, criteria));
      expect(namesOf(met.map(({ id }) => id)), "told live").toEqual(names);
    }
    const unwanted = { leadId: leads["TR2 Over £50,000 with phone"] ?? "", purchaseId: randomUUID() };
    expect(await outcomeOf(purchaseLead({ db, now: NOON }, picky, unwanted)), "still to be bought").toBe("done");
  });

  it("can be sorted by whole miles and then by age, page by page without gaps or duplicates", async () => {
    const near = await anInstaller(db, { admin, form: { postcode: "EX1 1AA" } });
    const filter: LeadFilter = { service: "battery-storage", order: "nearest" };
    const places = ["EX4 1AA", "NE1 1AA", "TQ1 1AA", "EX1 2AA", "BT1 1AA"];
    const many = 2 * limits.leadsPageSize + 5;
    for (let i = 0; i < many; i++) {
      const form = { service_type: "battery-storage", postcode: places[i % places.length] ?? "" };
      await aLead(db, { admin, form, now: later({ minutes: Math.floor(i / 11) }) });
    }
    const context = { db, now: later({ days: 1 }) };
    const read: Awaited<ReturnType<typeof leadsForSale>>["items"] = [];
    const sizes: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await leadsForSale(context, near, { ...filter, cursor: cursor ?? null });
      read.push(...page.items);
      sizes.push(page.items.length);
      cursor = page.nextCursor;
    }
    expect(sizes).toEqual([limits.leadsPageSize, limits.leadsPageSize, 5]);
    expect(new Set(read.map(({ id }) => id)).size).toBe(many);
    const sorted = read.toSorted(
      (one, other) =>
        (one.distanceMiles ?? 0) - (other.distanceMiles ?? 0) ||
        other.createdAt.getTime() - one.createdAt.getTime() ||
        (one.id < other.id ? 1 : -1),
    );
    expect(read.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    expect(new Set(read.map(({ distanceMiles }) => distanceMiles)).size).toBeGreaterThan(3);
    const odd = leadsForSale(context, near, { ...filter, cursor: "not ours" });
    await expect(odd).rejects.toThrow("invalid_cursor");
  });

  it("stay newest first where no distance is known", async () => {
    const [nearest, newest] = await Promise.all([
      leadsForSale({ db, now: NOON }, homeless, { order: "nearest" }),
      leadsForSale({ db, now: NOON }, homeless, {}),
    ]);
    expect(nearest).toEqual(newest);
  });

  it("keep the filter across pages, and purchases meanwhile shift nothing", async () => {
    const many = limits.leadsPageSize + 5;
    for (let i = 0; i < many; i++) {
      const form = { service_type: "ev-chargers", postcode: i % 2 ? "RG1 2AA" : "RG2 6AA" };
      await aLead(db, { admin, form, now: later({ hours: 1 + Math.floor(i / 7) }) });
      await aLead(db, { admin, form: { postcode: "PL1 1AA" }, now: later({ hours: 1 + Math.floor(i / 7) }) });
    }
    const context = { db, now: later({ days: 1 }) };
    const filter: LeadFilter = { onlyMine: true, service: "ev-chargers" };
    const first = await leadsForSale(context, local, filter);
    await purchaseLead(context, local, { leadId: first.items[0]?.id ?? "", purchaseId: randomUUID() });
    const second = await leadsForSale(context, local, { ...filter, cursor: first.nextCursor });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(many);
    expect(second).toMatchObject({ nextCursor: null });
    expect([...first.items, ...second.items].every(({ outcode }) => outcode.startsWith("RG"))).toBe(true);
    expect(await countForSale(context, local, filter)).toBe(many - 1);
  });
});
