import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { demoCustomers, demoProjects } from "#content/demo/projects/projects.ts";
import { threeQuotes } from "#content/demo/projects/three-quotes.ts";
import { demoSignIns } from "#content/demo/sign-ins.ts";
import type { Database } from "#db/connection.ts";
import { seedDemonstration } from "#db/demo/seed-demonstration.ts";
import { leadOfProject } from "#db/demo/sown-project.ts";
import { openAppeals } from "#domain/appeals/open-appeals.ts";
import { myAppointments } from "#domain/appointments/appointments.ts";
import { acceptOverdue } from "#domain/lead-reports/accept-overdue.ts";
import { countForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { myOnboarding } from "#domain/onboarding/onboarding.ts";
import { pausesAt } from "#domain/proof-ends.ts";
import { myQuotes } from "#domain/quotes/customer-quotes.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { openSignals } from "#domain/security-log/signals.ts";
import { myToday } from "#domain/statistics/my-today.ts";
import { myTeam } from "#domain/team/members.ts";
import { checklistOf } from "#domain/vetting/checklist.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { later, NOON, signedIn } from "#tests/support/people.ts";

eachDatabase("the demonstration", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
    await seedDemonstration({ db, now: NOON }, async () => "none");
  });

  it("has everyone on its sign-in page, and books that balance", async () => {
    const rows = await ask<{ email: string }>(db.orm, `select email from "user"`);
    const emails = rows.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(demoSignIns.map(({ email }) => email)));
    // Mails from the history are not kept, so that nobody receives them.
    expect((await brokenPromises(db.orm)).filter((promise) => !/mail/.test(promise))).toEqual([]);
  });

  it("lets its two installer sign-ins buy for every technology, and gives the first 40 credits", async () => {
    for (const email of ["approved@demo.example", "empty@demo.example"]) {
      const { installer } = await signedIn(db, email.replace(/(.*)@.*/, "demo-$1"));
      expect(installer && pausesAt(installer.gate, NOON)).toEqual([]);
    }
    const balances =
      "select credits from profiles where email in ('approved@demo.example', 'empty@demo.example') order by 1";
    expect(await ask(db.orm, balances)).toEqual([{ credits: 0 }, { credits: 40 }]);
  });

  it("shows every lead to its installer sign-ins, because their area is everywhere", async () => {
    for (const id of ["demo-approved", "demo-empty"]) {
      const actor = await signedIn(db, id);
      const all = await countForSale({ db, now: NOON }, actor);
      expect(await countForSale({ db, now: NOON }, actor, { onlyMine: true })).toBe(all);
      expect(all).toBeGreaterThan(25);
    }
  });

  it("has checks in every state: open, passed, failed, expired and expiring", async () => {
    const admin = await signedIn(db, "demo-admin");
    const statesOf = async (id: string) => {
      const file = await checklistOf({ db, now: NOON }, admin, {
        id,
        services: ["solar-panels", "battery-storage", "heat-pumps"],
        specialties: [],
      });
      return new Set(file.flatMap(({ items }) => items.filter((item) => !item.isOptional).map(({ state }) => state)));
    };
    expect(await statesOf("demo-approved")).toEqual(new Set(["passed"]));
    expect(await statesOf("demo-pending")).toEqual(new Set(["open", "passed"]));
    expect(await statesOf("demo-rival2")).toEqual(new Set(["passed", "expired"]));
    expect(await statesOf("demo-rival3")).toEqual(new Set(["passed", "failed"]));
  });

  it("has a history: purchases in each of the last twelve weeks, every stage, reports with each outcome, a dispute", async () => {
    const weeks = `select count(distinct date_trunc('week', purchased_at))::int as weeks from lead_purchases
                    where purchased_at > '${NOON.toISOString()}'::timestamptz - interval '84 days'`;
    const [bought] = await ask<{ weeks: number }>(db.orm, weeks);
    expect(bought?.weeks).toBeGreaterThanOrEqual(12);
    const values = async (query: string) => (await ask<{ value: string }>(db.orm, query)).map(({ value }) => value);
    const stages = await values("select distinct stage as value from lead_purchases order by 1");
    expect(stages).toEqual(["contacted", "lost", "new", "quoted", "survey_booked", "won"]);
    const outcome = "status || coalesce(' by ' || coalesce(decided_by, case when rule = 'bounce' then rule end), '')";
    const outcomes = await values(`select distinct ${outcome} as value from refund_requests order by 1`);
    expect(outcomes).toEqual(["accepted by bounce", "accepted by demo-admin", "declined by demo-admin", "open"]);
    const unexplained = "select id as value from refund_requests where status = 'declined' and decision_reason is null";
    expect(await values(unexplained)).toEqual([]);
    // The queue is not empty an hour after the start.
    expect(await acceptOverdue({ db, now: later({ hours: 1 }) })).toBe(0);
    expect(await values("select dispute_status as value from payments where dispute_status is not null")).toEqual([
      "needs_response",
    ]);
    const covered = await values("select installer_id as value from installer_coverage order by 1");
    const buyers = ["demo-approved", "demo-empty", "demo-rival1", "demo-rival2", "demo-rival3", "demo-suspended"];
    expect(covered).toEqual([...buyers, "demo-pending"].toSorted());
  });

  it("has a company of five: leads assigned, calls, next acts due and to come, jobs with their value, one away", async () => {
    const owner = await signedIn(db, "demo-approved");
    const at = { db, now: NOON };
    const team = await myTeam(at, owner);
    expect(team.map(({ name, role }) => `${name} ${role}`)).toEqual([
      "Dave Hughes owner",
      "Nadia Karim office",
      "Owen Bright surveyor",
      "Marcus Lyle surveyor",
      "Jean Pollock books",
    ]);
    expect(team.filter(({ away }) => away).map(({ userId, away }) => [userId, away?.cover])).toEqual([
      ["demo-away", "demo-surveyor"],
    ]);
    const assigned = "select distinct assigned_to as id from lead_purchases where assigned_to is not null order by 1";
    const ids = (await ask<{ id: string }>(db.orm, assigned)).map(({ id }) => id);
    expect(ids).toEqual(["demo-approved", "demo-away", "demo-office", "demo-surveyor"]);
    const outcomes = "select distinct outcome from contact_attempts where outcome is not null order by 1";
    expect(await ask(db.orm, outcomes)).toHaveLength(3);
    const acts = `select count(*) filter (where due_at <= '${NOON.toISOString()}' and told_at is not null)::int as told,
                         count(*) filter (where due_at > '${NOON.toISOString()}')::int as planned from next_acts`;
    expect(await ask(db.orm, acts)).toEqual([{ told: 2, planned: 3 }]);
    const worth = "select count(*)::int as jobs from lead_purchases where stage = 'won' and job_value_pence > 0";
    expect(await ask(db.orm, worth)).toEqual([{ jobs: 6 }]);
    const { counts } = await myToday(at, await signedIn(db, "demo-office"));
    expect(counts.mine).toBeGreaterThan(0);
  });

  it("has a company half way through registration", async () => {
    const { done, next } = await myOnboarding({ db, now: NOON }, await signedIn(db, "demo-pending"));
    expect({ done, next }).toEqual({ done: ["company", "services"], next: "mcs" });
  });

  it("has a second look that waits, one that was answered, and a signal about a company", async () => {
    const looks = `select a.installer_id as company, d.outcome, a.decide_by > '${NOON.toISOString()}' as "isInTime"
                     from appeals a left join appeal_decisions d on d.appeal_id = a.id order by 2`;
    expect(await ask(db.orm, looks)).toEqual([
      { company: "demo-rival3", outcome: "declined", isInTime: false },
      { company: "demo-rival2", outcome: null, isInTime: true },
    ]);
    const admin = await signedIn(db, "demo-admin");
    expect(await openAppeals({ db, now: NOON }, admin)).toMatchObject([{ isForAnother: false, isLate: false }]);
    expect(await openSignals({ db, now: NOON }, admin)).toMatchObject([
      { kind: "shared_address", installerId: "demo-rival3", lead: { about: "Battery Storage, G11" } },
    ]);
  });

  it("has a project in each state, and mails each customer their link", async () => {
    const sown = "select lead_id as id, status from projects";
    const wanted = demoProjects.map((project) => ({ id: leadOfProject(project), status: project.state }));
    expect(await ask(db.orm, sown)).toEqual(expect.arrayContaining(wanted));
    const mailed = `select l.customer_email as email from jobs j join leads l on l.id::text = j.payload->>'leadId'
                     where j.payload->>'mail' = 'your-links'`;
    const emails = (await ask<{ email: string }>(db.orm, mailed)).map(({ email }) => email);
    expect(emails.toSorted()).toEqual(demoCustomers.map(({ email }) => email).toSorted());
  });

  it("has a confirmed and an unconfirmed stop, and a year's reading", async () => {
    const stops = "select installer_id as company, status from stops order by 2";
    expect(await ask(db.orm, stops)).toEqual([
      { company: "demo-rival2", status: "asked" },
      { company: "demo-approved", status: "confirmed" },
    ]);
    const read = "select rating, predicted_kwh as predicted, reading_kwh as read from outcomes order by given_at";
    expect(await ask(db.orm, read)).toEqual([
      { rating: 5, predicted: 3480, read: 3402 },
      { rating: 4, predicted: 4720, read: null },
    ]);
  });

  it("has three solar quotes to compare, with six checks, and a survey to book", async () => {
    const token = randomUUID();
    await issueRequestLink({ db, now: NOON }, leadOfProject(threeQuotes), token);
    const quotes = await myQuotes({ db, now: NOON }, token);
    expect(quotes.map(({ technology, status }) => [technology, status])).toEqual([
      ["solar_battery", "sent"],
      ["solar_battery", "sent"],
      ["solar", "sent"],
    ]);
    const checks = quotes.map((quote) => quote.checks.map(({ id }) => id));
    expect(checks).toEqual([["proof_ends", "rough", "deposit"], [], ["unprotected", "cover", "yield"]]);
    expect((await myAppointments({ db, now: NOON }, token)).map(({ status }) => status)).toEqual(["booked", "offered"]);
  });

  it("is seeded once, and resumes an interrupted start where it stopped, also a day later", async () => {
    const count = () =>
      ask(
        db.orm,
        `select (select count(*)::int from vetting_checks) as checks, (select count(*)::int from leads) as leads,
                (select count(*)::int from messages) as messages, (select count(*)::int from quotes) as quotes,
                (select count(*)::int from appointments) as appointments,
                (select count(*)::int from appeals) as appeals, (select count(*)::int from signals) as signals`,
      );
    const before = await count();
    await ask(db.orm, "delete from scheduled_runs");
    await seedDemonstration({ db, now: NOON }, async () => "none");
    await ask(db.orm, "delete from scheduled_runs");
    await seedDemonstration({ db, now: later({ hours: 26 }) }, async () => "none");
    expect(await count()).toEqual(before);
  });
});
