import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import type { User } from "#domain/actor.ts";
import { allLeads } from "#domain/admin/leads/all-leads.ts";
import { leadFile } from "#domain/admin/leads/lead-file.ts";
import { recentLeads } from "#domain/admin/leads/recent-leads.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { scheduleDaily } from "#domain/outbox/work-queue.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { purchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { myPurchases } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { confirmRequest, customerRequest } from "#domain/requests/customer-request.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aLead, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";

const RUN = { day: "2026-11-20", lastDay: null };

eachDatabase("what has been kept long enough", (open) => {
  let db: Database;
  let admin: User;

  beforeEach(async () => {
    db = await open();
    admin = await anAdmin(db);
    await ask(db.orm, "delete from jobs");
  });

  const forget = (now: Date) => forgetOld({ db, now }, RUN);
  const count = async (from: string) =>
    (await ask<{ total: number }>(db.orm, `select count(*)::int as total from ${from}`))[0]?.total;
  const at = (moment: Date) => `'${moment.toISOString()}'`;
  const names = async (query: string) => (await ask<{ name: string }>(db.orm, query)).map(({ name }) => name).sort();

  it("an unconfirmed request goes after seven days to the millisecond, with its consent and links", async () => {
    const { leadId, token } = await aRequest(db, { now: NOON });
    const confirmed = await aConfirmedRequest(db, { now: NOON });
    const byAdmin = await aLead(db, { admin });
    await forget(later({ days: 7, milliseconds: -1 }));
    expect((await customerRequest({ db, now: NOON }, token)).status).toBe("unconfirmed");
    await forget(later({ days: 7 }));
    expect(await outcomeOf(customerRequest({ db, now: NOON }, token))).toBe("link_invalid");
    expect(await outcomeOf(confirmRequest({ db, now: later({ days: 7 }) }, token))).toBe("link_invalid");
    for (const table of ["consent_records", "request_links"])
      expect(await count(`${table} where lead_id = '${leadId}'`)).toBe(0);
    expect(await names("select id::text as name from leads")).toEqual([confirmed.leadId, byAdmin].sort());
    expect(await count("consent_records"), "of the form, and of the call").toBe(2);
  });

  it("so does one that its customer closed unconfirmed, and one asked for again counts from then", async () => {
    const closed = await aRequest(db, { now: NOON });
    await closeRequest({ db, now: later({ days: 1 }) }, closed.token);
    const form = aQuoteForm();
    const again = await aRequest(db, { now: NOON, form });
    const now = later({ days: 6 });
    await requestQuote({ db, now }, { requestId: randomUUID(), reference: randomUUID(), address: randomUUID(), form });
    await forget(later({ days: 7 }));
    expect(await names("select id::text as name from leads")).toEqual([again.leadId]);
    await forget(later({ days: 13, milliseconds: -1 }));
    expect(await count("leads")).toBe(1);
    await forget(later({ days: 13 }));
    expect(await count("leads")).toBe(0);
  });

  it("how many of a day were never confirmed stays, so that the figures of that day stay true", async () => {
    const lateSunday = new Date("2026-06-07T22:59:00Z");
    for (const now of [lateSunday, lateSunday, new Date("2026-06-07T23:01:00Z")]) await aRequest(db, { now });
    const days = () => names("select asked_on::text || ' ' || requests as name from forgotten_requests");
    await forget(new Date("2026-06-14T22:59:30Z"));
    expect(await days()).toEqual(["2026-06-07 2"]);
    await aRequest(db, { now: lateSunday });
    await forget(new Date("2026-06-15T08:00:00Z"));
    expect(await days()).toEqual(["2026-06-07 3", "2026-06-08 1"]);
  });

  it("a request that is being confirmed at this moment is either confirmed or gone", async () => {
    const requests = await Promise.all(Array.from({ length: 10 }, () => aRequest(db, { now: NOON })));
    const now = later({ days: 7 });
    const outcomes = await Promise.all([
      forget(now).then(() => "forgotten"),
      ...requests.map(({ token }) => outcomeOf(confirmRequest({ db, now }, token))),
    ]);
    const confirmed = outcomes.filter((outcome) => outcome === "done").length;
    expect(await count("leads where status = 'available'")).toBe(confirmed);
    expect(await count("leads where status = 'unconfirmed'")).toBe(0);
  });

  it("a customer's details go after 24 months, and everything else about the lead stays", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const { leadId, token } = await aConfirmedRequest(db, {
      form: aQuoteForm({ message: "Call Sarah.", propertyType: "house", timeframe: "asap", contactTimes: "weekends" }),
    });
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() });
    const ofLead = `select leads.*, anonymised_at::text from leads where id = '${leadId}'`;
    const [before] = await ask<Record<string, unknown>>(db.orm, ofLead);
    expect(before).toMatchObject({ contact_times: ["weekends"] });
    const ledger = await ask(db.orm, "select * from credit_transactions order by id");
    const purchases = await ask(db.orm, "select * from lead_purchases");
    const twoYears = new Date("2028-11-20T12:00:00Z");
    await forget(new Date(twoYears.getTime() - 1));
    expect(await ask(db.orm, ofLead)).toEqual([before]);
    await scheduleDaily({ db, now: twoYears }, "retention");
    await forget(twoYears);
    const [after] = await ask<Record<string, unknown>>(db.orm, ofLead);
    expect(after).toEqual({
      ...before,
      customer_name: "Removed after 24 months",
      customer_email: `${leadId}@closed.invalid`,
      customer_phone: null,
      postcode: "CR0",
      customer_mailbox: null,
      description: null,
      contact_way: null,
      contact_times: null,
      closed_reason: null,
      anonymised_because: "age",
      shown_changed_at: expect.anything(),
      anonymised_at: expect.stringMatching(/^2028-11-20/),
    });
    expect(after).toMatchObject({ property_type: "house", timeframe: "asap", places_taken: 1 });
    expect(await outcomeOf(customerRequest({ db, now: NOON }, token))).toBe("link_invalid");
    expect(await count("consent_records")).toBe(1);
    expect(await ask(db.orm, "select * from credit_transactions order by id")).toEqual(ledger);
    expect(await ask(db.orm, "select * from lead_purchases")).toEqual(purchases);
    expect((await myPurchases({ db, now: NOON }, buyer)).items).toMatchObject([
      {
        contact: { name: "Removed after 24 months", email: null, phone: null },
        description: null,
        anonymisedAt: twoYears,
      },
    ]);
    const [bought] = (await myPurchases({ db, now: NOON }, buyer)).items;
    let exported = "";
    for await (const piece of exportOwnData({ db, now: twoYears }, buyer)) exported += piece;
    const shown = [
      await recentLeads({ db, now: twoYears }, admin),
      await allLeads({ db, now: twoYears }, admin),
      await leadFile({ db, now: twoYears }, admin, leadId),
      bought && purchaseForPrograms(bought),
      exported,
    ];
    for (const one of shown) {
      expect(JSON.stringify(one)).toContain("Removed after 24 months");
      expect(JSON.stringify(one)).not.toContain("closed.invalid");
    }
    await forget(new Date("2028-12-20T12:00:00Z"));
    expect(await ask(db.orm, ofLead)).toEqual([after]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("a mail to a customer who is forgotten has nothing left to say", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const purchaseId = randomUUID();
    const unconfirmed = await aRequest(db);
    const bought = await aConfirmedRequest(db);
    await purchaseLead({ db, now: NOON }, buyer, { leadId: bought.leadId, purchaseId });
    const mails = [
      { mail: "confirm-request", leadId: unconfirmed.leadId },
      { mail: "confirm-request", leadId: bought.leadId },
      { mail: "lead-bought-customer", purchaseId },
      { mail: "lead-bought-installer", purchaseId },
    ] as const;
    const facts = () => Promise.all(mails.map((mail) => gatherMailFacts({ db, now: NOON }, mail, randomUUID())));
    expect((await facts()).every(Boolean)).toBe(true);
    await forget(new Date("2028-11-20T12:00:00Z"));
    expect(await facts()).toEqual([undefined, undefined, undefined, undefined]);
    expect(await count("request_links")).toBe(0);
  });

  it("finished jobs go after 30 days and failed ones after 180; what waits stays", async () => {
    const insert = (name: string, done: Date | null, failed: Date | null) =>
      ask(
        db.orm,
        `insert into jobs (kind, payload, created_at, run_at, done_at, failed_at) values ('remove-file', '{"name":"${name}"}',
          ${at(NOON)}, ${at(NOON)}, ${done ? at(done) : "null"}, ${failed ? at(failed) : "null"})`,
      );
    await insert("done long ago", later({ days: -30 }), null);
    await insert("done", later({ days: -30, milliseconds: 1 }), null);
    await insert("failed long ago", null, later({ days: -180 }));
    await insert("failed", null, later({ days: -180, milliseconds: 1 }));
    await ask(
      db.orm,
      `insert into jobs (kind, payload, created_at, run_at) values ('remove-file', '{"name":"waiting"}', ${at(later({ days: -999 }))}, ${at(NOON)})`,
    );
    await forget(NOON);
    expect(await names("select payload->>'name' as name from jobs")).toEqual(["done", "failed", "waiting"]);
  });

  it("links, sessions, counters and news go when their time is over", async () => {
    const { userId } = admin;
    const pairs: [string, (name: string, old: boolean) => string][] = [
      [
        "select token_hash as name from account_links",
        (name, old) => `insert into account_links (token_hash, user_id, purpose, created_at, expires_at) values
          ('${name}', '${userId}', 'reset_password', ${at(NOON)}, ${at(later({ days: -7, milliseconds: old ? 0 : 1 }))})`,
      ],
      [
        "select id as name from session",
        (name, old) => `insert into session (id, token, user_id, expires_at, updated_at) values
          ('${name}', '${name}', '${userId}', ${at(later({ milliseconds: old ? 0 : 1 }))}, ${at(NOON)})`,
      ],
      [
        "select id as name from verification",
        (name, old) => `insert into verification (id, identifier, value, expires_at) values
          ('${name}', '${name}', '', ${at(later({ milliseconds: old ? 0 : 1 }))})`,
      ],
      [
        "select key as name from rate_limits",
        (name, old) => `insert into rate_limits (key, window_started_at, hits) values
          ('${name}', ${at(later({ hours: -24, milliseconds: old ? 0 : 1 }))}, 1)`,
      ],
      [
        "select task as name from scheduled_runs",
        (name, old) =>
          `insert into scheduled_runs (task, day) values ('${name}', '${old ? "2026-08-21" : "2026-08-22"}')`,
      ],
      [
        "select kind as name from lead_events",
        (name, old) => `insert into lead_events (lead_id, kind, at) values
          ('${randomUUID()}', '${name}', ${at(later({ days: -limits.leadEventsKeptDays, milliseconds: old ? 0 : 1 }))})`,
      ],
    ];
    await ask(db.orm, "insert into scheduled_runs (task, day) values ('demonstration', '2020-01-01')");
    for (const [, insert] of pairs) {
      await ask(db.orm, insert("old", true));
      await ask(db.orm, insert("young", false));
    }
    await forget(NOON);
    // A database holding the demonstration must go on saying so: production refuses it.
    expect(await names("select task as name from scheduled_runs where day < '2021-01-01'")).toEqual(["demonstration"]);
    await ask(db.orm, "delete from scheduled_runs where task = 'demonstration'");
    for (const [query] of pairs) expect([query, await names(query)]).toEqual([query, ["young"]]);
  });

  it("deliveries to webhooks go after 90 days, of each company", async () => {
    for (const _ of [1, 2]) {
      const { id } = (await anInstaller(db, { admin })).installer;
      const endpoint = randomUUID();
      await ask(
        db.orm,
        `insert into webhook_endpoints (id, installer_id, made_by, url, secret, events, created_at)
          values ('${endpoint}', '${id}', '${id}', 'https://example.com', 's', '{}', ${at(NOON)})`,
      );
      for (const milliseconds of [-1, 0, 1])
        await ask(
          db.orm,
          `insert into webhook_deliveries (id, endpoint_id, event, subject_id, created_at) values
            ('${randomUUID()}', '${endpoint}', 'test', '${randomUUID()}', ${at(later({ days: -90, milliseconds }))})`,
        );
    }
    await forget(NOON);
    expect(await count("webhook_deliveries")).toBe(2);
    expect(await count(`webhook_deliveries where created_at > ${at(later({ days: -90 }))}`)).toBe(2);
  });

  it("a large backlog goes batch by batch, with a job for each, and the audit log is kept for good", async () => {
    const batches = 2;
    await ask(
      db.orm,
      `insert into rate_limits select 'k' || n, ${at(later({ days: -2 }))}, 1 from generate_series(1, ${batches * limits.retentionBatch + 1}) n`,
    );
    await ask(
      db.orm,
      `insert into audit_log (at, actor_label, action, subject_type, subject_id) values ('2001-01-01', 'Ada', 'x', 'lead', '1')`,
    );
    const queued = () => count("jobs where kind = 'retention' and done_at is null and failed_at is null");
    await forget(NOON);
    expect([await count("rate_limits"), await queued()]).toEqual([limits.retentionBatch + 1, 1]);
    await forget(NOON);
    expect([await count("rate_limits"), await queued()]).toEqual([1, 2]);
    await forget(NOON);
    expect([await count("rate_limits"), await queued()]).toEqual([0, 2]);
    expect(await count("audit_log where at < '2002-01-01'")).toBe(1);
  });

  it("two workers at once take each row once and disturb nobody", async () => {
    await Promise.all(Array.from({ length: 20 }, () => aRequest(db, { now: NOON })));
    await Promise.all([1, 2, 3].map(() => forget(later({ days: 7 }))));
    await forget(later({ days: 7 }));
    expect(await count("leads")).toBe(0);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("old purchases keep their promises when their mails are gone, younger ones do not", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    for (const now of [later({ days: -31 }), NOON]) {
      const leadId = await aLead(db, { admin, now });
      await purchaseLead({ db, now }, buyer, { leadId, purchaseId: randomUUID() });
    }
    await ask(db.orm, "update jobs set done_at = run_at");
    await forget(NOON);
    expect(await count("jobs where payload->>'mail' = 'lead-bought-customer'")).toBe(1);
    expect(await brokenPromises(db.orm)).toEqual([]);
    await ask(db.orm, "delete from jobs where payload->>'mail' = 'lead-bought-customer'");
    expect(await brokenPromises(db.orm)).toEqual([expect.stringMatching(/^a purchase has exactly its two mails/)]);
  });
});
