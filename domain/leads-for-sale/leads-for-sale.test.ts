import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";
import { countForSale, leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { myPurchases } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest, aLead, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";

const EMAIL = "winifred.thistlewood@rookery-farm.co.uk";
const PHONE = "07700900456";

/** Everything a customer can let slip in the one field shown before purchase. */
const TALKATIVE = `Semi, 12 panels, bill £180. Call Winifred Thistlewood on 07700 900456 or +44 7700 900 456,
mail winifred.thistlewood@rookery-farm.co.uk (winifred.thistlewood at rookery-farm dot co dot uk).
We are at CR0 1EA, ask for Mrs THISTLEWOOD. Phone 0 7 7 0 0 9 0 0 4 5 6, see www.rookery-farm.co.uk.`;

/**
 * What must not appear in anything an installer receives, however it is written: ignoring case, spaces and punctuation.
 */
const SECRETS = [EMAIL, "rookery", "thistlewood", PHONE, "7700900456", "CR01EA"];

function secretsIn(answer: unknown): string[] {
  const text = JSON.stringify(answer)
    .toLowerCase()
    .replace(/[^a-z0-9@.]/g, "");
  return SECRETS.filter((secret) => text.includes(secret.toLowerCase().replace(/[^a-z0-9@.]/g, "")));
}

eachDatabase("the leads for sale", (open) => {
  let db: Database;
  let admin: User;
  const listFor = (buyer: Buyer | User, cursor?: string | null, now = NOON) =>
    leadsForSale({ db, now }, buyer, { cursor: cursor ?? null });
  const countFor = (buyer: Buyer) => countForSale({ db, now: NOON }, buyer);
  const find = async (buyer: Buyer, leadId: string) => (await all(buyer)).find(({ id }) => id === leadId);

  /** All pages in turn. */
  async function all(buyer: Buyer, now = NOON): Promise<MaskedLead[]> {
    const found: MaskedLead[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listFor(buyer, cursor, now);
      found.push(...page.items);
      cursor = page.nextCursor;
    }
    return found;
  }

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("reveal no contact details before the purchase, and all of them after it", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const form = aQuoteForm({ name: "Winifred Thistlewood", email: EMAIL, phone: PHONE, message: TALKATIVE });
    const { leadId } = await aConfirmedRequest(db, { form });
    const card = await find(buyer, leadId);
    expect(card).toMatchObject({
      firstName: "Winifred",
      emailMasked: "w•••@r•••.uk",
      phoneMasked: "07••• •••456",
      outcode: "CR0",
      placesLeft: 3,
      priceCredits: 5,
    });
    expect(card?.description).toContain("Semi, 12 panels, bill £180.");
    expect(secretsIn(await listFor(buyer))).toEqual([]);

    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() });
    const { items } = await myPurchases({ db, now: NOON }, buyer);
    expect(items[0]?.contact).toEqual({
      name: "Winifred Thistlewood",
      email: EMAIL,
      phone: "+447700900456",
      postcode: "CR0 1EA",
    });
    expect(items[0]?.description).toBe(TALKATIVE);
    expect(secretsIn(items)).toEqual(expect.arrayContaining([EMAIL, "thistlewood", "7700900456", "CR01EA"]));
  });

  it("show the allowed columns and no others", async () => {
    const buyer = await anInstaller(db, { admin });
    const card = await find(buyer, await aLead(db, { admin }));
    expect(Object.keys(card ?? {}).sort()).toEqual(
      [
        "id",
        "serviceType",
        "serviceLabel",
        "location",
        "outcode",
        "urgency",
        "firstName",
        "emailMasked",
        "phoneMasked",
        "description",
        "budgetRange",
        "brief",
        "photos",
        "plan",
        "timeframe",
        "propertyType",
        "contactWay",
        "contactTimes",
        "createdAt",
        "placesLeft",
        "maxPurchases",
        "priceCredits",
        "distanceMiles",
        "sharing",
        "outlinesLeft",
      ].sort(),
    );
  });

  it("leave out leads this installer has bought, but not those others have bought", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const rival = await anInstaller(db, { admin });
    const leadId = await aLead(db, { admin });
    const before = await countFor(buyer);
    const rivalBefore = await countFor(rival);
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() });
    expect(await find(buyer, leadId)).toBeUndefined();
    expect(await find(rival, leadId)).toMatchObject({ placesLeft: 2, maxPurchases: 3 });
    expect(await countFor(buyer)).toBe(before - 1);
    expect(await countFor(rival)).toBe(rivalBefore);
  });

  it("leave out unconfirmed, closed, sold and expired leads", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const unconfirmed = await aRequest(db);
    const closed = await aConfirmedRequest(db);
    await closeRequest({ db, now: NOON }, closed.token);
    const sold = await aLead(db, { admin, places: 1 });
    await purchaseLead({ db, now: NOON }, buyer, { leadId: sold, purchaseId: randomUUID() });
    const old = await aLead(db, { admin, now: later({ days: -60 }) });
    const young = await aLead(db, { admin, now: later({ days: -60, milliseconds: 1 }) });
    const rival = await anInstaller(db, { admin });
    const listed = (await all(rival)).map(({ id }) => id);
    expect(listed).toContain(young);
    for (const leadId of [unconfirmed.leadId, closed.leadId, sold, old]) expect(listed).not.toContain(leadId);
    expect(await countFor(rival)).toBe(listed.length);
  });

  it("are refused to visitors, administrators, pending and suspended installers", async () => {
    const pending = await anInstaller(db, { admin, status: "pending" });
    const suspended = await anInstaller(db, { admin, status: "suspended" });
    expect(await outcomeOf(leadsForSale({ db, now: NOON }, visitor))).toBe("not_signed_in");
    expect(await outcomeOf(listFor(admin))).toBe("not_approved");
    for (const installer of [pending, suspended]) {
      expect(await outcomeOf(listFor(installer))).toBe("not_approved");
      expect(await outcomeOf(countFor(installer))).toBe("not_approved");
    }
  });
});

eachDatabase("the pages of the leads for sale", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;
  const total = 2 * limits.leadsPageSize + 5;
  /** In the order they came on sale; nine at a time in the same millisecond. */
  const leads: string[] = [];

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    buyer = await anInstaller(db, { admin, credits: 5 });
    for (let i = 0; i < total; i++) leads.push(await aLead(db, { admin, now: later({ hours: Math.floor(i / 9) }) }));
  });

  const page = (cursor?: string | null) =>
    leadsForSale({ db, now: later({ days: 1 }) }, buyer, { cursor: cursor ?? null });

  it("contain every lead once, newest first", async () => {
    const first = await page();
    const second = await page(first.nextCursor);
    const third = await page(second.nextCursor);
    expect([first, second, third].map(({ items }) => items.length)).toEqual([20, 20, 5]);
    expect(await countForSale({ db, now: later({ days: 1 }) }, buyer)).toBe(total);
    expect(third.nextCursor).toBeNull();
    const items = [first, second, third].flatMap((one) => one.items);
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(leads));
    const times = items.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });

  it("continue where they stopped when a lead arrives in between", async () => {
    const first = await page();
    const extra = await aLead(db, { admin, now: later({ hours: 20 }) });
    const seen = first.items.map(({ id }) => id);
    const second = (await page(first.nextCursor)).items.map(({ id }) => id);
    expect(second.filter((id) => seen.includes(id) || id === extra)).toEqual([]);
    expect((await page()).items[0]?.id).toBe(extra);
  });

  const foreign = (text: string) => Buffer.from(text).toString("base64url");
  it.each([
    "garbage",
    "%00",
    "'; drop table leads; --",
    foreign("2026-11-20T12:00:00.000Z"),
    foreign("2026-11-20T12:00:00.000Z not-an-id"),
    foreign(`yesterday ${randomUUID()}`),
    foreign(`2026-11-20T12:00:00.000Z ${"-".repeat(36)}`),
    foreign(`2026-11-20T12:00:00.000Z ${"a".repeat(36)}`),
    foreign(`0000-01-01T00:00:00.000Z ${randomUUID()}`),
    foreign(`+275760-09-13T00:00:00.000Z ${randomUUID()}`),
    foreign(`-271821-04-20T00:00:00.000Z ${randomUUID()}`),
    "A".repeat(5000),
  ])("refuse a cursor that is not ours (%#)", async (cursor) => {
    await expect(page(cursor)).rejects.toThrow("invalid_cursor");
    expect(await page("")).toEqual(await page());
  });
});
