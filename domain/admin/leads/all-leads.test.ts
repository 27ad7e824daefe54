import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { allLeads, leadSearchOf, readAllLeadsFilter } from "#domain/admin/leads/all-leads.ts";
import { leadFile } from "#domain/admin/leads/lead-file.ts";
import { recentLeads } from "#domain/admin/leads/recent-leads.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { WITHOUT_PLACE } from "#domain/areas/region.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aLead, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("leads that look like the same customer", (open) => {
  it("are marked in both lists, by the rule of the page of one lead", async () => {
    const db = await open();
    const admin = await anAdmin(db);
    const day = (days: number) => later({ days });
    const lead = (now: Date, form: Record<string, string> = {}) =>
      aLead(db, { admin, now, form: { customer_email: `${randomUUID()}@example.com`, postcode: "SM1 1EA", ...form } });
    const twice = (one: Date, other: Date, form: Record<string, string>) => [
      lead(one, { postcode: "PL1 1AA", ...form }),
      lead(other, { postcode: "PL2 1AA", ...form }),
    ];
    const alone = await lead(day(200), { postcode: "RG1 1AZ" });
    const alike = await Promise.all([
      ...twice(day(0), day(90), { customer_email: "a@example.com", service_type: "ev-chargers" }),
      ...twice(day(1), day(2), { customer_phone: "07700 900111", service_type: "solar-panels" }),
      ...twice(day(3), day(4), { postcode: "NE1 1AA" }),
    ]);
    await Promise.all([
      ...twice(day(0), day(91), { customer_email: "b@example.com", service_type: "commercial" }),
      lead(day(5), { postcode: "HU1 1AA", service_type: "solar-panels" }),
      lead(day(5), { postcode: "HU1 1AA", service_type: "ev-chargers" }),
    ]);
    const context = { db, now: day(201) };
    const all = await allLeads(context, admin);
    const recent = await recentLeads(context, admin);
    const marked = all.items.filter((one) => one.isPossibleDuplicate).map(({ id }) => id);
    expect(marked.sort()).toEqual(alike.sort());
    for (const { id, isPossibleDuplicate } of [...all.items, ...recent]) {
      const { duplicates } = await leadFile(context, admin, id);
      expect(isPossibleDuplicate, id).toBe(duplicates.length > 0);
    }
    expect(recent.find(({ id }) => id === alone)?.isPossibleDuplicate).toBe(false);
  });
});

eachDatabase("all leads", (open) => {
  let db: Database;
  let admin: User;
  const now = later({ days: 100 });
  let old: string;
  let entered: string;
  let asked: string;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    old = await aLead(db, { admin, form: { customer_name: "Niamh O'Brien", service_type: "ev-chargers" } });
    entered = await aLead(db, {
      admin,
      now: later({ days: 98 }),
      form: { customer_name: "Sarah Whitlock", customer_email: "whit@example.com", customer_phone: "020 7946 0018" },
    });
    const form = aQuoteForm({ name: "Tom_ 100%", email: "tom@example.com", postcode: "RG1 1AZ" });
    asked = (await aRequest(db, { now: later({ days: 99 }), form })).leadId;
  });

  const idsOf = async (address: string) => {
    const filter = readAllLeadsFilter(new URLSearchParams(address));
    return (await allLeads({ db, now }, admin, filter)).items.map(({ id }) => id);
  };

  it("stand newest first, of any state", async () => {
    expect(await idsOf("")).toEqual([asked, entered, old]);
  });

  it.each([
    ["a word of the name", "whitlock", () => [entered]],
    ["the beginning of a word", "WHIT", () => [entered]],
    ["a name with an apostrophe", "o'brien", () => [old]],
    ["several words", "sarah whit", () => [entered]],
    ["the beginning of an email", "tom@ex", () => [asked]],
    ["a phone number in any form", "(020) 7946 0018", () => [entered]],
    ["a phone number that was begun", "+44 7700", () => [asked]],
    ["a postcode in any form", "rg11az", () => [asked]],
    ["an outward code", "cr0", () => [entered, old]],
    ["what no lead holds", "zz@example.com", () => []],
    ["signs only", "%_", () => []],
  ])("are found by %s", async (_, typed, found) => {
    expect(await idsOf(`q=${encodeURIComponent(typed)}`)).toEqual(found());
  });

  it("are found by their id", async () => {
    expect(await idsOf(`q=${entered.toUpperCase()}`)).toEqual([entered]);
  });

  it("are filtered by state, service, origin and age, all at once too", async () => {
    expect(await idsOf("status=unconfirmed")).toEqual([asked]);
    expect(await idsOf("service=ev-chargers")).toEqual([old]);
    expect(await idsOf("origin=admin")).toEqual([entered, old]);
    expect(await idsOf("age=7")).toEqual([asked, entered]);
    expect(await idsOf("age=1")).toEqual([asked]);
    expect(await idsOf("origin=admin&age=7&q=sarah&status=available")).toEqual([entered]);
    expect(await idsOf("origin=admin&age=7&q=niamh")).toEqual([]);
    await withdrawLead({ db, now }, admin, { leadId: old, reason: "A test." });
    expect(await idsOf("status=withdrawn")).toEqual([old]);
  });

  it("are for administrators only", async () => {
    const installer = await anInstaller(db, { admin });
    expect(await outcomeOf(allLeads({ db, now }, visitor))).toBe("not_signed_in");
    expect(await outcomeOf(allLeads({ db, now }, installer))).toBe("not_admin");
  });

  it("come page by page, each once, also of the same moment", async () => {
    for (let i = 0; i < limits.adminPageSize; i++) await aLead(db, { admin, now: NOON });
    const first = await allLeads({ db, now }, admin);
    const second = await allLeads({ db, now }, admin, { cursor: first.nextCursor });
    expect([first.items.length, second.items.length]).toEqual([limits.adminPageSize, 3]);
    expect(second.nextCursor).toBeNull();
    const ids = new Set([...first.items, ...second.items].map(({ id }) => id));
    expect(ids.size).toBe(limits.adminPageSize + 3);
    expect(first.items[0]?.id).toBe(asked);
  });

  it("are found behind thousands of newer ones, the newest first and page by page", async () => {
    await addNewerLeads(db, { count: 10_050, createdAt: later({ days: 99, hours: 1 }) });
    const first = await allLeads({ db, now }, admin, { q: "cr0" });
    const second = await allLeads({ db, now }, admin, { q: "cr0", cursor: first.nextCursor });
    const found = [...first.items, ...second.items];
    expect([first.items.length, new Set(found.map(({ id }) => id)).size]).toEqual([50, 52]);
    expect(found[0]?.id).toBe(entered);
    expect(found.map(({ createdAt }) => createdAt.getTime())).toEqual(
      found.map(({ createdAt }) => createdAt.getTime()).toSorted((one, other) => other - one),
    );
    expect(await idsOf("q=cr0&status=withdrawn")).toEqual([old]);
  });

  it("in no known place are shown, and no others", async () => {
    const strayPlaces = (await allLeads({ db, now }, admin, { region: WITHOUT_PLACE })).items;
    expect(strayPlaces.length).toBe(limits.adminPageSize);
    expect(new Set(strayPlaces.map(({ postcode }) => postcode))).toEqual(new Set(["ZZ1 1AA"]));
    expect(await idsOf("region=none&q=whitlock")).toEqual([]);
  });
});

/** Leads with no known place, and not for sale. */
async function addNewerLeads({ orm }: Database, { count, createdAt }: { count: number; createdAt: Date }) {
  const at = sql`${createdAt.toISOString()}::timestamptz`;
  await orm.execute(sql`
    insert into leads (id, origin, customer_name, customer_email, postcode, outcode, location, service_type, urgency, status,
                       max_purchases, created_at, expires_at)
    select gen_random_uuid(), 'admin', 'Anybody', 'anybody-' || n || '@example.com', 'ZZ1 1AA', 'ZZ1', 'Nowhere',
           'solar-panels', 'low', 'withdrawn', 1, ${at}, ${at} from generate_series(1, ${count}::int) as n`);
}

describe("what was typed", () => {
  it("is read as what it looks like", () => {
    expect(leadSearchOf("07700 900")).toEqual({ phoneStart: "+447700900" });
    expect(leadSearchOf("12")).toEqual({});
    expect(leadSearchOf("CR0 1EA")).toMatchObject({ postcodeStart: "CR0 1EA" });
    expect(leadSearchOf("sarah")).toEqual({ emailStart: "sarah", nameWords: ["sarah"] });
  });
});
