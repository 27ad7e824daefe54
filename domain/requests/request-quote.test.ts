import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { quoteServiceOptions } from "#content/options.ts";
import { SHARING_TEXT_VERSION } from "#content/sharing-text.ts";
import type { Database } from "#db/connection.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import type { QuoteForm } from "#domain/requests/quote-form.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm, aRequest, leadOfReference } from "#tests/support/leads.ts";
import { later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("asking for quotes", (open) => {
  let db: Database;
  const request = (form: QuoteForm, { now = NOON, address = randomUUID() as string } = {}) =>
    requestQuote({ db, now }, { requestId: randomUUID(), reference: randomUUID(), address, form });
  /** Sends a request and returns the id of its lead. */
  const leadOf = async (form: QuoteForm, given: { now?: Date; address?: string } = {}) =>
    leadOfReference(db, (await request(form, given)).reference);
  const leadsOf = (email: string) =>
    ask<Record<string, unknown>>(db.orm, `select * from leads where customer_email = '${email}'`);
  const mailsOf = (leadId: string) =>
    ask(
      db.orm,
      `select payload->>'mail' as mail from jobs where kind = 'send-mail' and payload->>'leadId' = '${leadId}'`,
    );

  beforeAll(async () => {
    db = await open();
  });

  it("saves an unconfirmed lead with everything the customer said", async () => {
    const form = aQuoteForm({
      phone: "07700 900123",
      email: "Sam.Hill@Example.com",
      postcode: "sw1a1aa",
      propertyType: "bungalow",
      timeframe: "asap",
      budget: "5k-10k",
      message: "South facing.\r\nSlate roof.",
      serviceSlug: "solar-maintenance",
    });
    const leadId = await leadOf(form);
    expect(await leadsOf("sam.hill@example.com")).toEqual([
      expect.objectContaining({
        id: leadId,
        origin: "quote_request",
        status: "unconfirmed",
        customer_name: "Sarah Whitlock",
        customer_phone: "+447700900123",
        postcode: "SW1A 1AA",
        outcode: "SW1A",
        service_type: "solar-panels",
        service_slug: "solar-maintenance",
        property_type: "bungalow",
        timeframe: "asap",
        urgency: "high",
        budget_range: "£5,000-£10,000",
        description: "South facing.\nSlate roof.",
        max_purchases: 3,
        places_taken: 0,
        available_at: null,
      }),
    ]);
    const [dates] = await ask<{ created: boolean; expires: boolean }>(
      db.orm,
      `select created_at = '${NOON.toISOString()}' as created, expires_at = '${later({ days: 60 }).toISOString()}' as expires
       from leads where id = '${leadId}'`,
    );
    expect(dates).toEqual({ created: true, expires: true });
  });

  it("records what the customer was told about sharing, and when", async () => {
    const leadId = await leadOf(aQuoteForm());
    const consent = await ask(
      db.orm,
      `select text_version, told_at = '${NOON.toISOString()}' as at_noon from consent_records where lead_id = '${leadId}'`,
    );
    expect(consent).toEqual([{ text_version: SHARING_TEXT_VERSION, at_noon: true }]);
  });

  it("queues the mail with the link", async () => {
    expect(await mailsOf(await leadOf(aQuoteForm()))).toEqual([{ mail: "confirm-request" }]);
  });

  it("treats the same form sent twenty times at once as one request with one mail", async () => {
    const form = aQuoteForm();
    const address = "2001:db8::20";
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(form, { address })));
    const [lead, ...more] = await leadsOf(form.email);
    expect(more).toEqual([]);
    expect(await mailsOf(String(lead?.id))).toHaveLength(1);
    // Asking twice must not reveal whether an email address is known.
    expect(new Set([lead?.id, ...answers.map(({ reference }) => reference)]).size).toBe(21);
  });

  it("sends the link again to anyone who asks again, and treats clicks within a second as one", async () => {
    const form = aQuoteForm();
    const leadId = await leadOf(form);
    await request(form, { now: later({ milliseconds: 999 }) });
    expect(await mailsOf(leadId)).toHaveLength(1);
    expect(await leadOf(form, { now: later({ seconds: 1 }) })).toBe(leadId);
    expect(await mailsOf(leadId)).toHaveLength(2);
    await request(form, { now: later({ milliseconds: 1999 }) });
    expect(await mailsOf(leadId)).toHaveLength(2);
  });

  it("treats a request after the sixty days of an open one as new, even before the nightly job", async () => {
    const form = aQuoteForm();
    const leadId = await leadOf(form);
    expect(await leadOf(form, { now: later({ days: 60 }) })).not.toBe(leadId);
    const states = await ask(
      db.orm,
      `select status from leads where customer_email = '${form.email}' order by created_at`,
    );
    expect(states).toEqual([{ status: "expired" }, { status: "unconfirmed" }]);
  });

  it("does not duplicate an open request for the same service, and sends its link again", async () => {
    for (const first of [await aRequest(db, { form: aQuoteForm({ email: "one@example.com" }) }), await confirmed()]) {
      const [{ customer_email: email = "" } = {}] = await ask<{ customer_email: string }>(
        db.orm,
        `select customer_email from leads where id = '${first.leadId}'`,
      );
      const again = aQuoteForm({ email, message: "I forgot to say: there is a tree." });
      expect(await leadOf(again, { now: later({ hours: 2 }) })).toBe(first.leadId);
      expect(await leadsOf(email)).toHaveLength(1);
      expect(await mailsOf(first.leadId)).toHaveLength(2);
    }
  });

  const confirmed = () => aConfirmedRequest(db, { form: aQuoteForm({ email: "two@example.com" }) });

  it("treats a request for another service, or after the first was closed, as new", async () => {
    const form = aQuoteForm({ email: "three@example.com" });
    const first = await aRequest(db, { form });
    await request({ ...form, serviceType: "heat-pumps" });
    expect(await leadsOf(form.email)).toHaveLength(2);
    await closeRequest({ db, now: NOON }, first.token);
    expect(await leadOf({ ...form, message: "Once more." })).not.toBe(first.leadId);
    expect(await leadsOf(form.email)).toHaveLength(3);
  });

  describe("is one statement", () => {
    const asked = {
      name: "Amelia Baker",
      phone: "07400 123456",
      timeframe: "asap",
      budget: "5k-10k",
      message: "Tiles.",
    };
    const wishes = {
      contactWay: "text",
      contactTimes: "weekends",
      propertyType: "bungalow",
      serviceSlug: "solar-quotes",
    };
    const plan = "postcode=CR0&type=semi&built=1919-1944&beds=3";
    const full = (email: string) => aQuoteForm({ ...asked, ...wishes, plan, email, sharing: "on_pick" });

    it("in the usual case", async () => {
      const bare = { ...db, orm: {} as Database["orm"] };
      const send = (form: QuoteForm, address: string = randomUUID()) =>
        requestQuote({ db: bare, now: NOON }, { requestId: randomUUID(), reference: randomUUID(), address, form });
      const form = aQuoteForm();
      await send(form, "192.0.2.30");
      await send({ ...form, serviceType: "heat-pumps" }, "192.0.2.30");
      await expect(send(form)).rejects.toThrow();
      expect(await leadsOf(form.email)).toHaveLength(2);
    });

    it("that writes the same as the transaction after an expired open request", async () => {
      const now = later({ days: 60 });
      await request(full("later@example.com"));
      const atOnce = await leadOf(full("once@example.com"), { now });
      const renewed = await leadOf(full("later@example.com"), { now });
      const written = async (leadId: string) => [
        ...(await ask(
          db.orm,
          `select to_jsonb(leads) - '{id,customer_email,customer_mailbox,customer_recurs}'::text[] as lead,
                  split_part(customer_email, '@', 1) = split_part(customer_mailbox, '@', 1) as has_mailbox
             from leads where id = '${leadId}'`,
        )),
        ...(await ask(
          db.orm,
          `select text_version, told_at, purchase_id from consent_records where lead_id = '${leadId}'`,
        )),
        ...(await ask(
          db.orm,
          `select to_jsonb(jobs) - '{id,payload}'::text[] as job, payload - 'leadId' as payload
             from jobs where payload->>'leadId' = '${leadId}'`,
        )),
      ];
      expect(await written(atOnce)).toEqual(await written(renewed));
      expect(await written(atOnce)).toHaveLength(3);
    });
  });

  it("saves nothing and queues nothing when the last step of it fails", async () => {
    await ask(
      db.orm,
      "create function fail_late() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$",
    );
    // At the very end, when the lead is saved and the mail queued.
    await ask(
      db.orm,
      "create constraint trigger fail_late after insert on jobs deferrable initially deferred for each row execute function fail_late()",
    );
    const form = aQuoteForm();
    const count = "select (select count(*) from jobs) as jobs, (select count(*) from consent_records) as consents";
    const before = await ask(db.orm, count);
    await expect(request(form)).rejects.toThrow();
    await ask(db.orm, "drop trigger fail_late on jobs");
    expect(await ask(db.orm, count)).toEqual(before);
    expect(await leadsOf(form.email)).toEqual([]);
    await request(form);
    expect(await leadsOf(form.email)).toHaveLength(1);
  });

  describe("is limited", () => {
    it("to five requests an hour from an address, and open again after it", async () => {
      const address = "192.0.2.5";
      for (let i = 0; i < 5; i++) await request(aQuoteForm(), { address, now: later({ minutes: i }) });
      const sixth = aQuoteForm();
      const minute59 = { address, now: later({ minutes: 60, milliseconds: -1 }) };
      expect(await outcomeOf(request(sixth, minute59))).toBe("too_many_requests");
      expect(await leadsOf(sixth.email)).toEqual([]);
      expect(await outcomeOf(request(sixth, { now: minute59.now }))).toBe("done");
      expect(await outcomeOf(request(aQuoteForm(), { address, now: later({ minutes: 60 }) }))).toBe("done");
    });

    it("to three requests a day for an email address, wherever they come from, and open again after it", async () => {
      const services = ["solar-panels", "heat-pumps", "ev-chargers", "other"];
      const email = "four@example.com";
      const forms = services.map((serviceType) => aQuoteForm({ email, serviceType }));
      const last = aQuoteForm({ email, serviceType: "other" });
      for (const form of forms.slice(0, 3)) await request(form);
      const tooEarly = later({ days: 1, milliseconds: -1 });
      expect(await outcomeOf(request(last, { now: tooEarly }))).toBe("too_many_requests");
      expect(await leadsOf(email)).toHaveLength(3);
      expect(await outcomeOf(request(last, { now: later({ days: 1 }) }))).toBe("done");
      expect(await leadsOf(email)).toHaveLength(4);
    });

    it("even when all come at once", async () => {
      const email = "five@example.com";
      const forms = quoteServiceOptions.map(({ value: serviceType }) => aQuoteForm({ email, serviceType }));
      expect(await outcomesOf(forms.map((form) => request(form)))).toEqual({ done: 3, too_many_requests: 5 });
      const address = "192.0.2.6";
      const many = Array.from({ length: 12 }, () => request(aQuoteForm(), { address }));
      expect(await outcomesOf(many)).toEqual({ done: 5, too_many_requests: 7 });
    });

    it("without counting refused requests, even when all come at once", async () => {
      const hits = "select coalesce(sum(hits), 0)::int as hits from rate_limits where key like 'quote-%'";
      const [before] = await ask<{ hits: number }>(db.orm, hits);
      const many = Array.from({ length: 12 }, () => request(aQuoteForm(), { address: "192.0.2.8" }));
      expect(await outcomesOf(many)).toEqual({ done: 5, too_many_requests: 7 });
      // Five for the address, and one for the mailbox of each request that was accepted.
      expect(await ask(db.orm, hits)).toEqual([{ hits: (before?.hits ?? 0) + 10 }]);
    });

    it("without storing a network or email address in the table of limits", async () => {
      await request(aQuoteForm({ email: "secret.person@example.com" }), { address: "192.0.2.77" });
      const kept = JSON.stringify(await ask(db.orm, "select * from rate_limits"));
      expect(kept).toContain("quote-email");
      expect(kept).not.toMatch(/192\.0\.2\.77|secret/);
    });
  });
});
