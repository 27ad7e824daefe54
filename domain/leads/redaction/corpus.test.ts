import { afterEach, describe, expect, it, test, vi } from "vitest";
import { HIDDEN_UNTIL_BOUGHT, leadsPastUs, redactContacts } from "#domain/leads/redact.ts";
import { innocentFigures } from "#domain/leads/redaction/corpus/innocent-figures.ts";
import { innocentWords } from "#domain/leads/redaction/corpus/innocent-words.ts";
import { innocentTalk, invitations } from "#domain/leads/redaction/corpus/invitations.ts";
import { corpusLeads, type GiveAway } from "#domain/leads/redaction/corpus/leads.ts";
import { mailAddresses } from "#domain/leads/redaction/corpus/mail-addresses.ts";
import { phoneNumbers } from "#domain/leads/redaction/corpus/phone-numbers.ts";
import { places } from "#domain/leads/redaction/corpus/places.ts";
import { leaksIn } from "#tests/support/leaks.ts";

const giveAways: GiveAway[] = [...phoneNumbers, ...mailAddresses, ...places];
const innocents = [...innocentFigures, ...innocentWords];

test("the corpus has its required size and no duplicates", () => {
  expect(new Set(giveAways.map(([lead, message]) => `${lead} ${message}`)).size).toBe(giveAways.length);
  expect(new Set(innocents).size).toBe(innocents.length);
  expect(giveAways.length).toBeGreaterThanOrEqual(400);
  expect(innocents.length).toBeGreaterThanOrEqual(400);
});

describe("a message gives nothing away before the lead is bought", () => {
  const all = giveAways.map(([lead, message, ...secrets]) => ({ lead, message, secrets }));
  it.each(all)("of $lead: $message", ({ lead, message, secrets }) => {
    const held = corpusLeads[lead];
    expect(leaksIn(message, held, secrets), "the message itself gives something away").not.toEqual([]);
    expect(leaksIn(redactContacts(message, held), held, secrets)).toEqual([]);
  });
});

describe("an innocent message is unchanged, whoever wrote it", () => {
  it.each(innocents)("%j", (message) => {
    for (const held of Object.values(corpusLeads)) expect(redactContacts(message, held)).toBe(message);
  });
});

describe("between a company and a customer who has not picked it", () => {
  const { sarah } = corpusLeads;
  it.each(giveAways.map(([lead, message]) => ({ lead, message })))("of $lead: $message is refused", (given) => {
    expect(leadsPastUs(given.message, corpusLeads[given.lead])).toBe(true);
  });
  it.each(invitations)("%s is refused", (message) => expect(leadsPastUs(message, sarah)).toBe(true));
  it.each([...innocents, ...innocentTalk])("%j passes, whoever wrote it", (message) => {
    for (const held of Object.values(corpusLeads)) expect(leadsPastUs(message, held)).toBe(false);
  });
});

test("text around a contact detail stays letter for letter", () => {
  const { sarah } = corpusLeads;
  const message =
    "Ｒｏｏｆ: 45 m² naïve\u00a0— ½ shaded, call ０７７００ ９００４５６ or write; É\u0301té “2 × 3.6 kWh” 👍🏽";
  expect(redactContacts(message, sarah)).toBe(message.replace("０７７００ ９００４５６", HIDDEN_UNTIL_BOUGHT));
});

describe("masks do not slow down a list of leads", () => {
  afterEach(() => void vi.unstubAllGlobals());

  // Compiling rules for the words of one lead took 14 ms, and a list blocked the server for a third of a second.
  it("uses the same compiled rules for every lead", () => {
    const { sarah } = corpusLeads;
    vi.stubGlobal("RegExp", function prepared(source: string) {
      throw new Error(`prepared for one lead: ${source}`);
    });
    expect(redactContacts(`S.a.r.a.h ${sarah.surname}, ${sarah.postcode}`, sarah)).not.toContain(sarah.surname);
  });
});
