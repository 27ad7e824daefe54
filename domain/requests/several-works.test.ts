import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { confirmRequest as confirmMail } from "#domain/mails/request-links.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { confirmRequest, customerRequest } from "#domain/requests/customer-request.ts";
import { type QuoteForm, quoteForm } from "#domain/requests/quote-form.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

const THIRTY = Array.from({ length: 30 });

interface Row {
  id: string;
  service: string;
  status: string;
  group: string | null;
  position: number | null;
}

eachDatabase("several works in one form", (open) => {
  let db: Database;
  const twoWorks = (given: Record<string, string> = {}) =>
    aQuoteForm({ serviceType: "solar-panels", works: "heat-pumps", ...given });
  const request = (form: QuoteForm, now = NOON, address: string = randomUUID()) =>
    requestQuote({ db, now }, { requestId: randomUUID(), reference: randomUUID(), address, form });
  const leadsOf = (email: string) =>
    ask<Row>(
      db.orm,
      `select id, service_type as service, status, group_id as "group", group_position as position
         from leads where customer_email = '${email}' order by group_position, created_at, id`,
    );
  const mailsOf = (email: string) =>
    ask<{ payload: { leadId: string; alreadyOpen?: string[] } }>(
      db.orm,
      `select payload from jobs where payload->>'mail' = 'confirm-request'
          and payload->>'leadId' in (select id::text from leads where customer_email = '${email}') order by id`,
    ).then((rows) => rows.map(({ payload }) => payload));
  async function letterOf(payload: { leadId: string; alreadyOpen?: string[] }) {
    const facts = await confirmMail.gather({ db, now: NOON }, payload, randomUUID());
    return facts && { ...confirmMail.letter(facts, "https://site.example"), to: facts.to };
  }

  beforeAll(async () => {
    db = await open();
  });

  it("are a lead each, tied by one group, in one mail that names them", async () => {
    const form = twoWorks();
    await request(form);
    const works = await leadsOf(form.email);
    expect(works.map(({ service, status, position }) => [service, status, position])).toEqual([
      ["solar-panels", "unconfirmed", 1],
      ["heat-pumps", "unconfirmed", 2],
    ]);
    expect(new Set(works.map(({ group }) => group)).size).toBe(1);
    const mails = await mailsOf(form.email);
    expect(mails.map(({ leadId }) => leadId)).toEqual([works[0]?.id]);
    const letter = await letterOf(mails[0] ?? { leadId: "" });
    expect(letter?.subject).toBe("Confirm your quote request: solar panels and heat pumps");
    expect(letter?.paragraphs.join(" ")).toContain(
      "We pass your details to at most 3 installers for each work, 6 in all. You can see who has them, and close each request, at any time.",
    );
  });

  it("are told and counted as one form", async () => {
    const form = twoWorks();
    const address = randomUUID();
    await request(form, NOON, address);
    const told = await ask(
      db.orm,
      `select text_version, works, reference is not null as first from consent_records
        where lead_id in (select id from leads where customer_email = '${form.email}') order by id`,
    );
    expect(told).toEqual([
      { text_version: "2026-12-works", works: 2, first: true },
      { text_version: "2026-12-works", works: 2, first: false },
    ]);
    for (let sent = 1; sent < limits.quoteRequestsPerAddressPerHour; sent++) await request(twoWorks(), NOON, address);
    expect(await outcomeOf(request(twoWorks(), NOON, address))).toBe("too_many_requests");
  });

  it("sent twenty times at once are one request and one mail", async () => {
    const form = twoWorks();
    await Promise.all(Array.from({ length: 20 }, () => request(form)));
    expect(await leadsOf(form.email)).toHaveLength(2);
    expect(await mailsOf(form.email)).toHaveLength(1);
  });

  it("go on sale by one confirming, however many come at once", async () => {
    const form = twoWorks();
    const { token } = await aRequest(db, { form });
    const { fingerprint, toConfirm } = await customerRequest({ db, now: NOON }, token);
    expect(toConfirm).toEqual(["Solar Panels", "Heat Pumps"]);
    const confirming = THIRTY.map((_, nth) =>
      confirmRequest({ db, now: NOON }, nth % 2 ? token : `${token}~2`, fingerprint),
    );
    expect(await outcomesOf(confirming)).toEqual({ done: 30 });
    const works = await leadsOf(form.email);
    expect(works.map(({ status }) => status)).toEqual(["available", "available"]);
    const ids = works.map(({ id }) => `'${id}'`).join(", ");
    const [counted] = await ask(
      db.orm,
      `select (select count(*)::int from projects where lead_id in (${ids})) as projects,
              (select count(*)::int from project_events where lead_id in (${ids})) as events,
              (select count(*)::int from jobs where kind = 'alert-installers' and payload->>'leadId' in (${ids})) as alerts`,
    );
    expect(counted).toEqual({ projects: 2, events: 2, alerts: 2 });
  });

  it("are not confirmed when one of them has changed since the page was opened", async () => {
    const form = twoWorks();
    const { token } = await aRequest(db, { form });
    const { fingerprint } = await customerRequest({ db, now: NOON }, token);
    await request(twoWorks({ email: form.email, works: "ev-chargers" }), later({ minutes: 5 }));
    expect(await outcomeOf(confirmRequest({ db, now: NOON }, token, fingerprint))).toBe("conflict");
  });

  it("until they are confirmed, the newest form says which they are", async () => {
    const form = twoWorks();
    const { token } = await aRequest(db, { form });
    await request(
      twoWorks({ email: form.email, serviceType: "ev-chargers", works: "solar-panels" }),
      later({ hours: 1 }),
    );
    const works = await leadsOf(form.email);
    expect(works.filter(({ group }) => works[0]?.group === group).map(({ service }) => service)).toEqual([
      "ev-chargers",
      "solar-panels",
    ]);
    expect(works.find(({ service }) => service === "heat-pumps")?.status).toBe("withdrawn");
    const first = await customerRequest({ db, now: NOON }, token);
    expect([first.serviceType, first.toConfirm]).toEqual(["ev-chargers", ["EV Chargers", "Solar Panels"]]);
    expect((await customerRequest({ db, now: NOON }, `${token}~2`)).serviceType).toBe("solar-panels");
  });

  it("one that is open already is left out, and the mail says so, with its link", async () => {
    const { token, leadId } = await aConfirmedRequest(db, { form: aQuoteForm({ email: "open-already@example.com" }) });
    await request(twoWorks({ email: "open-already@example.com" }), later({ hours: 1 }));
    const works = await leadsOf("open-already@example.com");
    expect(works.map(({ service, status, group }) => [service, status, group])).toEqual([
      ["solar-panels", "available", null],
      ["heat-pumps", "unconfirmed", null],
    ]);
    const mails = await mailsOf("open-already@example.com");
    expect(mails.at(-1)).toMatchObject({ leadId: works[1]?.id, alreadyOpen: [leadId] });
    const letter = await letterOf(mails.at(-1) ?? { leadId: "" });
    expect(letter?.subject).toBe("Confirm your quote request: heat pumps");
    expect(letter?.paragraphs).toContain(
      "You already have an open request for solar panels, so we left that out. Here is its link:",
    );
    expect(letter?.facts?.map(({ label }) => label)).toEqual(["Solar Panels"]);
    expect((await customerRequest({ db, now: NOON }, token)).toConfirm).toEqual([]);
  });

  it("somebody with another spelling of the address is not told what is open", async () => {
    await aConfirmedRequest(db, { form: aQuoteForm({ email: "o.pen@gmail.com" }) });
    await request(twoWorks({ email: "open@gmail.com" }), later({ hours: 1 }));
    const [toNew] = await mailsOf("open@gmail.com");
    expect(toNew?.alreadyOpen).toBeUndefined();
    expect(JSON.stringify(await letterOf(toNew ?? { leadId: "" }))).not.toMatch(/solar/i);
    expect(await mailsOf("o.pen@gmail.com")).toHaveLength(2);
  });

  it("all open already bring their link again, as one does", async () => {
    const form = twoWorks();
    const { token } = await aRequest(db, { form });
    await confirmRequest({ db, now: NOON }, token);
    await request(form, later({ hours: 1 }));
    expect(await leadsOf(form.email)).toHaveLength(2);
    const mails = await mailsOf(form.email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.alreadyOpen).toBeUndefined();
  });

  it("one closed before confirming leaves the others to be confirmed, and keeps their link", async () => {
    const form = twoWorks();
    const { token } = await aRequest(db, { form });
    await closeRequest({ db, now: NOON }, token);
    expect((await customerRequest({ db, now: NOON }, `${token}~2`)).toConfirm).toEqual(["Heat Pumps"]);
    await confirmRequest({ db, now: NOON }, `${token}~2`);
    expect((await leadsOf(form.email)).map(({ status }) => status)).toEqual(["withdrawn", "available"]);
    const now = later({ days: limits.unconfirmedRequestsKeptDays + 1 });
    await forgetOld({ db, now }, { day: londonDay(now), lastDay: null });
    expect(await customerRequest({ db, now }, `${token}~2`)).toMatchObject({ serviceType: "heat-pumps" });
  });

  describe("their link", () => {
    it("opens each, and nothing beyond them", async () => {
      const { token, leadId } = await aRequest(db, { form: twoWorks() });
      const services = async (at: string) => (await customerRequest({ db, now: NOON }, at)).serviceType;
      expect([await services(token), await services(`${token}~2`)]).toEqual(["solar-panels", "heat-pumps"]);
      for (const wrong of [`${token}~1`, `${token}~3`, `${token}~2~2`, `~2`]) {
        expect(await outcomeOf(customerRequest({ db, now: NOON }, wrong))).toBe("link_invalid");
      }
      const alone = await aRequest(db);
      expect(await outcomeOf(customerRequest({ db, now: NOON }, `${alone.token}~2`))).toBe("link_invalid");
      const [second] = await ask<{ id: string }>(
        db.orm,
        `select id from leads where group_position = 2 and group_id = (select group_id from leads where id = '${leadId}')`,
      );
      expect(await issueRequestLink({ db, now: NOON }, second?.id ?? "", "of the second")).toBe("of the second~2");
      expect(await services("of the second")).toBe("solar-panels");
    });
  });
});

describe("the form", () => {
  it(`takes up to ${limits.worksPerRequestMax} works and no unknown one`, () => {
    const base = { name: "Sam", email: "sam@example.com", phone: "07700900123", postcode: "CR0 1EA" };
    const errors = (works: string | string[]) =>
      quoteForm.safeParse({ ...base, serviceType: "solar-panels", works }).error?.issues.map(({ path }) => path[0]);
    expect(errors("solar-panels,heat-pumps,ev-chargers,battery-storage")).toBeUndefined();
    expect(errors(["heat-pumps", "heat-pumps"])).toBeUndefined();
    expect(errors("heat-pumps,ev-chargers,battery-storage,other")).toEqual(["works"]);
    expect(errors(["a-boat"])).toEqual(["works"]);
  });
});
