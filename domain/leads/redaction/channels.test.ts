import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { newAdminLead } from "#domain/admin/leads/create-lead.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";
import { insertLead } from "#domain/leads/leads.sql.ts";
import { innocentFigures } from "#domain/leads/redaction/corpus/innocent-figures.ts";
import { innocentWords } from "#domain/leads/redaction/corpus/innocent-words.ts";
import { corpusLeads, type GiveAway } from "#domain/leads/redaction/corpus/leads.ts";
import { mailAddresses } from "#domain/leads/redaction/corpus/mail-addresses.ts";
import { phoneNumbers } from "#domain/leads/redaction/corpus/phone-numbers.ts";
import { places } from "#domain/leads/redaction/corpus/places.ts";
import { readLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";
import { leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { offeredLead } from "#domain/leads-for-sale/offered-leads.ts";
import { eventsSince, newestMark, newsOf, tell, watchLeads } from "#domain/leads-for-sale/read-lead-events.ts";
import { writeMail } from "#domain/mails/mails.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";
import { maskedLeadForPrograms } from "#domain/purchases/for-programs.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { leaksIn } from "#tests/support/leaks.ts";
import { anAdmin, anInstaller, type Buyer, NOON } from "#tests/support/people.ts";

/** A sample: corpus.test.ts covers all messages; this only checks each channel. */
const innocents: GiveAway[] = [...innocentFigures, ...innocentWords]
  .filter((_, index) => index % 20 === 0)
  .map((message) => ["sarah", message]);
const BASE = { latitude: 51.37, longitude: -0.1 };

/** The lead for a line of the corpus, which appears in both fields that people write by hand. */
function leadOf(admin: User, id: string, [who, message]: GiveAway) {
  const held = corpusLeads[who];
  const postcode = parsePostcode(held.postcode);
  if (!postcode) throw new Error("not a postcode");
  const form = {
    customerName: `${held.firstName} ${held.surname}`,
    customerEmail: held.email,
    customerPhone: held.phone,
    serviceType: "heat-pumps",
    location: message,
    postcode,
    description: message,
    budgetRange: undefined,
    timeframe: undefined,
    contactWay: undefined,
    contactTimes: undefined,
    urgency: "medium" as const,
    places: 3,
  };
  return { ...newAdminLead(admin, { form, now: NOON }), id };
}

eachDatabase("before the purchase, the corpus", (open) => {
  let db: Database;
  let buyer: Buyer;
  let mark: number;
  const lines = new Map<string, GiveAway>(
    [...phoneNumbers, ...mailAddresses, ...places, ...innocents].map((line) => [randomUUID(), line]),
  );

  beforeAll(async () => {
    db = await open();
    const admin = await anAdmin(db);
    buyer = await anInstaller(db, { admin });
    mark = await newestMark({ db });
    for (const [id, line] of lines) await insertLead(db.orm, leadOf(admin, id, line));
  });

  /** Everything sent about each lead: complete, without contact details, and with innocent texts unchanged. */
  function expectNothingLeaks(told: readonly { id: string; lead: MaskedLead; out: string }[]) {
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set(lines.keys()));
    for (const { id, lead, out } of told) {
      const [who, message, ...secrets] = lines.get(id) ?? ["sarah", ""];
      // Ignore other numbers (ids, times), which the customer did not write.
      const readable = out.replaceAll(id, "").replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, "");
      expect(leaksIn(readable, corpusLeads[who]), message).toEqual([]);
      expect(leaksIn(`${lead.description}\n${lead.location}`, corpusLeads[who], secrets), message).toEqual([]);
      const isInnocent = innocents.some((line) => line[1] === message);
      if (isInnocent) expect([lead.description, lead.location]).toEqual([message, message]);
    }
  }

  it("gives nothing away in the list of leads, of the page and of the API", async () => {
    const items: MaskedLead[] = [];
    for (let cursor: string | null | undefined = null; cursor !== undefined; ) {
      const page = await leadsForSale({ db, now: NOON }, buyer, { cursor });
      items.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    }
    for (const written of [JSON.stringify, (lead: MaskedLead) => JSON.stringify(maskedLeadForPrograms(lead))]) {
      expectNothingLeaks(items.map((lead) => ({ id: lead.id, lead, out: written(lead) })));
    }
  });

  it("gives nothing away in live events", async () => {
    const watch = await watchLeads({ db, now: NOON }, buyer, readLeadFilter(new URLSearchParams()));
    const news = await newsOf({ db, now: NOON }, await eventsSince({ db }, mark));
    const events = news.flatMap((one) => tell(one, watch, NOON) ?? []);
    expectNothingLeaks(
      events.map(({ lead, ...event }) => ({ id: lead.id, lead, out: JSON.stringify({ ...event, lead }) })),
    );
  });

  it("gives nothing away to webhooks, and in alerts at once and daily", async () => {
    const to = { installerId: buyer.installer.id, base: BASE, now: NOON };
    const all = await Promise.all([...lines.keys()].map((id) => offeredLead(db.orm, id, to)));
    const about = { to: "roofs@example.org", contactName: "Ada", token: "t" };
    const app = "https://fairwatt.example";
    const letter = ({ subject, text }: { subject: string; text: string }) => `${subject}\n${text}`;
    const ways: ((lead: MaskedLead) => string)[] = [
      (lead) => JSON.stringify(maskedLeadForPrograms(lead)),
      (lead) => letter(writeMail({ mail: "lead-alert", ...about, lead }, app)),
      (lead) => letter(writeMail({ mail: "lead-digest", ...about, leads: [lead], more: false }, app)),
    ];
    for (const write of ways) {
      expectNothingLeaks(all.flatMap((lead) => (lead ? [{ id: lead.id, lead, out: write(lead) }] : [])));
    }
  });
});
