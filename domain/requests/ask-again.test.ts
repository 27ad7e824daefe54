import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { allLeads } from "#domain/admin/leads/all-leads.ts";
import { confirmRequest, customerRequest } from "#domain/requests/customer-request.ts";
import type { QuoteForm } from "#domain/requests/quote-form.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm, aRequest, leadOfReference } from "#tests/support/leads.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("asking for quotes again", (open) => {
  let db: Database;
  const request = (form: QuoteForm, now = NOON) =>
    requestQuote({ db, now }, { requestId: randomUUID(), reference: randomUUID(), address: randomUUID(), form });
  const count = async (from: string) =>
    (await ask<{ total: number }>(db.orm, `select count(*)::int as total from ${from}`))[0]?.total;
  const at = (leadId: string) => `lead_id = '${leadId}'`;

  beforeAll(async () => {
    db = await open();
  });

  it("until it is confirmed, the newest answers count, and the link of an older mail shows them", async () => {
    const email = "victim@example.com";
    const strangers = {
      name: "Stranger",
      phone: "07700 900666",
      postcode: "SW1A 1AA",
      message: "x",
      timeframe: "asap",
      contactWay: "text",
      contactTimes: "weekends",
    };
    const { leadId, token } = await aRequest(db, { form: aQuoteForm({ email, ...strangers }) });
    await request(aQuoteForm({ email, phone: "07700 900123" }), later({ minutes: 5 }));
    expect(await customerRequest({ db, now: NOON }, token)).toMatchObject({
      name: "Sarah Whitlock",
      phone: "+447700900123",
      postcode: "CR0 1EA",
      message: null,
      timeframe: null,
      contactWay: null,
      contactTimes: null,
    });
    const [place] = await ask(db.orm, `select outcode, location, urgency from leads where id = '${leadId}'`);
    expect(place).toEqual({ outcode: "CR0", location: "Croydon", urgency: "low" });
    expect(await count(`leads where customer_email = '${email}'`)).toBe(1);
    expect(await count(`consent_records where ${at(leadId)}`)).toBe(2);
  });

  it("answers that came after the page was opened are not confirmed unseen", async () => {
    const form = aQuoteForm();
    const { token } = await aRequest(db, { form });
    const { fingerprint } = await customerRequest({ db, now: NOON }, token);
    await request({ ...form, contactWay: "email" }, later({ minutes: 5 }));
    expect(await outcomeOf(confirmRequest({ db, now: NOON }, token, fingerprint))).toBe("conflict");
    const newer = await customerRequest({ db, now: NOON }, token);
    expect(newer.status).toBe("unconfirmed");
    expect(await confirmRequest({ db, now: NOON }, token, newer.fingerprint)).toBe("available");
  });

  it("once it is confirmed, other answers change nothing, and the link comes again", async () => {
    const form = aQuoteForm();
    const { leadId, token } = await aConfirmedRequest(db, { form });
    await request({ ...form, name: "Stranger", phone: "+447700900666" }, later({ hours: 1 }));
    expect(await customerRequest({ db, now: NOON }, token)).toMatchObject({
      name: "Sarah Whitlock",
      phone: form.phone,
    });
    expect(await count(`jobs where payload->>'leadId' = '${leadId}' and payload->>'mail' = 'confirm-request'`)).toBe(2);
  });

  it("thirty different forms at once, up to the limit, make one request with the answers of one", async () => {
    const form = aQuoteForm();
    const names = Array.from({ length: 30 }, (_, index) => `Sarah ${"abcdefghijklmnopqrstuvwxyzabcd"[index]}${index}`);
    const outcomes = await outcomesOf(names.map((name) => request({ ...form, name })));
    const allowed = limits.quoteRequestsPerEmailPerDay;
    expect(outcomes).toEqual({ done: allowed, too_many_requests: 30 - allowed });
    const leads = await ask<{ id: string; customer_name: string }>(
      db.orm,
      `select id, customer_name from leads where customer_email = '${form.email}'`,
    );
    expect(leads).toHaveLength(1);
    expect(names).toContain(leads[0]?.customer_name);
    expect(await count(`consent_records where ${at(leads[0]?.id ?? "")}`)).toBe(allowed);
    expect(await count(`jobs where payload->>'leadId' = '${leads[0]?.id}'`)).toBe(1);
  });

  it("the answers to the same form reveal nothing: each reference is new, and none is the lead's", async () => {
    const form = aQuoteForm();
    const references: string[] = [];
    for (const days of [0, 2, 4]) references.push((await request(form, later({ days }))).reference);
    const leadIds = await Promise.all(references.map((reference) => leadOfReference(db, reference)));
    expect(new Set(leadIds).size).toBe(1);
    expect(new Set([...references, ...leadIds]).size).toBe(4);
    // An administrator given any of these references finds the request.
    const admin = await anAdmin(db);
    for (const search of references) {
      const { items } = await allLeads({ db, now: NOON }, admin, { q: search });
      expect(items.map(({ id }) => id)).toEqual([leadIds[0]]);
    }
  });

  it("every spelling of a mailbox is one customer, with one open request and one allowance", async () => {
    const service = { serviceType: "heat-pumps" };
    const { leadId, token } = await aRequest(db, { form: aQuoteForm({ email: "s.hill@gmail.com", ...service }) });
    const again = await request(aQuoteForm({ email: "shill+2@googlemail.com", ...service }), later({ minutes: 1 }));
    expect(await leadOfReference(db, again.reference)).toBe(leadId);
    // A different spelling may mean a different person.
    expect(await outcomeOf(customerRequest({ db, now: NOON }, token))).toBe("link_invalid");
    expect(await count(`leads where id = '${leadId}' and customer_email = 'shill+2@googlemail.com'`)).toBe(1);
    expect(await outcomeOf(request(aQuoteForm({ email: "sh.ill@gmail.com" })))).toBe("done");
    expect(await outcomeOf(request(aQuoteForm({ email: "s.h.ill@gmail.com", serviceType: "other" })))).toBe(
      "too_many_requests",
    );
    const dots = [aQuoteForm({ email: "s.hill@example.com" }), aQuoteForm({ email: "shill@example.com" })];
    for (const form of dots) await request(form);
    expect(await count("leads where customer_email in ('s.hill@example.com', 'shill@example.com')")).toBe(2);
  });

  it("five requests from one mailbox with a plus are one, even at once", async () => {
    const forms = [1, 2, 3, 4, 5].map((n) => aQuoteForm({ email: `plus+${n}@example.com` }));
    const { done } = await outcomesOf(forms.map((form) => request(form)));
    expect(done).toBe(limits.quoteRequestsPerEmailPerDay);
    expect(await count("leads where customer_email like 'plus+%'")).toBe(1);
  });

  it("three requests may share a phone number; no more can be confirmed, even by thirty at once", async () => {
    const phone = "07400 123999";
    const requests = await Promise.all(
      Array.from({ length: limits.quoteRequestsPerPhonePerDay }, () => aRequest(db, { form: aQuoteForm({ phone }) })),
    );
    expect(await outcomeOf(request(aQuoteForm({ phone })))).toBe("too_many_requests");
    const [one, two, ...others] = requests;
    for (const each of [one, two]) expect(await confirmRequest({ db, now: NOON }, each?.token ?? "")).toBe("available");
    const presses = [0, 1, 2].flatMap(() => others).map(({ token }) => confirmRequest({ db, now: NOON }, token));
    const outcomes = await outcomesOf(presses);
    expect(outcomes.done).toBe(3);
    expect(outcomes.already_open).toBe(presses.length - 3);
    expect(await count("leads where customer_phone = '+447400123999' and status = 'available'")).toBe(3);
    const next = await aRequest(db, { form: aQuoteForm({ phone, serviceType: "other" }), now: later({ days: 1 }) });
    expect(await confirmRequest({ db, now: later({ days: 1 }) }, next.token)).toBe("available");
  });
});
