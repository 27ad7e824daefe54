import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { recordReversal } from "#domain/payments/record-reversal.ts";
import { workKindNames } from "#domain/work/kinds.ts";
import { giveBackWork, noteWork, snoozeWork, takeWork } from "#domain/work/mark-work.ts";
import { snoozeChoices } from "#domain/work/snooze-choices.ts";
import { type Waiting, waitingWork, workCounts } from "#domain/work/work.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { everythingThatWaits } from "#tests/support/waiting-work.ts";

/** What waits by a query of its own for each table, written here once more. */
const COUNTED: Record<string, string> = {
  application: "select count(*) from profiles where status = 'pending'",
  details: "select count(*) from profile_changes where outcome is null",
  paper: `select count(*) from installer_documents d where removed_at is null
    and not exists (select from vetting_checks c where c.installer_id = d.installer_id and checked_at >= uploaded_at)
    and not exists (select from profiles p where p.id = d.installer_id and status = 'pending')`,
  "contract-name": "select count(*) from contract_checks where outcome = 'different' and decision is null",
  deposit: "select count(*) from deposits where overdue_at is not null",
  message: "select count(*) from messages where reported_at is not null and decision is null",
  outline: "select count(*) from outlines where reported_at is not null and decision is null",
  report: "select count(*) from refund_requests where decided_at is null",
  "held-request": "select count(*) from request_holds where ended_at is null",
  complaint: "select count(*) from complaints where decision is null",
  "public-complaint": "select count(*) from public_complaints where answer is null",
  "review-held": "select count(*) from reviews where review_state(id) = 'held'",
  "review-dispute": "select count(*) from review_acts where kind = 'disputed'",
  "review-notice": "select count(*) from review_acts where kind = 'reported' and reason = 'unlawful'",
  "review-report": "select count(*) from review_acts where kind = 'reported' and reason <> 'unlawful'",
  "review-read": "select count(*) from reviews where review_state(id) = 'published'",
  appeal: "select count(*) from appeals where kind in ('suspension', 'buying_held')",
  "report-appeal": "select count(*) from appeals where kind = 'report'",
  "review-appeal": "select count(*) from appeals where kind = 'review'",
  signal: "select count(*) from signals",
  "data-request": "select count(*) from data_requests where outcome is null",
  stop: "select count(*) from stops where status = 'overdue'",
  "failed-mail": "select count(*) from jobs where failed_at is not null and payload ? 'mail'",
  "bounced-mail": "select count(distinct job_id) from mail_reports where kind = 'bounced'",
  dispute: "select count(*) from payments where dispute_status like '%needs_response'",
  mismatch: "select count(*) from payment_mismatches where decided_at is null",
  "money-back": "select count(*) from payments where refunded_pence > 0 and reversal_open",
  "second-person": "select count(*) from card_refunds where state = 'asked'",
  "second-person-grant": "select count(*) from credit_grants where state = 'asked'",
  "second-person-recovery": "select count(*) from recoveries where state = 'asked'",
  job: "select count(*) from jobs where failed_at is not null and kind = 'retention'",
  history: "select count(*) from books_mismatches",
  books: "select count(*) from balance_months",
};

eachDatabase("everything that waits for administrators", (open) => {
  let db: Database;
  let admin: User;
  let other: User;
  let planted: Awaited<ReturnType<typeof everythingThatWaits>>;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    other = await anAdmin(db);
    planted = await everythingThatWaits(db, admin);
  });

  const at = (now = NOON) => ({ db, now });
  const all = async (now = NOON, who = admin) => (await waitingWork(at(now), who)).items;
  const keyOf = ({ kind, subject }: Waiting) => ({ kind, subject });
  const first = async (kind: string, now = NOON, who = admin): Promise<Waiting> => {
    const found = (await all(now, who)).find((one) => one.kind === kind);
    if (!found) throw new Error(`nothing of ${kind} waits`);
    return found;
  };
  const named = async ({ kind, subject }: Waiting, now = NOON, who = admin) =>
    (await all(now, who)).find((one) => one.kind === kind && one.subject === subject);

  it("is in exactly one row, as many of each kind as its own table has", async () => {
    const rows = await all();
    const counts = Object.fromEntries(
      workKindNames.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]),
    );
    expect(counts).toEqual(planted.waiting);
    for (const kind of workKindNames) {
      const [row] = await ask<{ count: string }>(db.orm, COUNTED[kind] ?? "select 0 as count");
      expect([kind, Number(row?.count)]).toEqual([kind, counts[kind]]);
    }
    expect(new Set(rows.map(({ kind, subject }) => `${kind} ${subject}`)).size).toBe(rows.length);
    expect((await workCounts(at(), admin)).all).toBe(rows.length);
  });

  it("stands with the next deadline first, page by page, each under its own name", async () => {
    const rows = await all();
    expect(rows.map(({ due }) => due.getTime())).toEqual(
      rows.map(({ due }) => due.getTime()).toSorted((a, b) => a - b),
    );
    expect(rows[0]).toMatchObject({ kind: "stop", isOverdue: true, to: "/admin/stops" });
    const company = planted.buyer.installer.companyName;
    expect(rows.filter(({ kind }) => kind === "paper").map(({ title }) => title)).toEqual([company, company]);
    expect(await first("stop")).toMatchObject({ title: expect.stringMatching(`^${company}, about Sarah in [A-Z]`) });
    expect(await first("second-person")).toMatchObject({ title: `Refund to ${company}`, pence: 9900 });
    expect(await first("application")).toMatchObject({ checks: { done: 0 } });
    const places = [];
    let cursor: string | null = null;
    do {
      const page = await waitingWork(at(), admin, { cursor });
      places.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    expect(places).toEqual(rows);
  });

  it.each([
    ["application", { days: 3 }],
    ["details", { days: 3 }],
    ["paper", { days: 3 }],
    ["deposit", { days: 1 }],
    ["message", { days: 2 }],
    ["outline", { days: 2 }],
    ["report", { days: 5 }],
    ["held-request", { days: 2 }],
    ["complaint", { days: 7 }],
    ["public-complaint", { days: 7 }],
    ["review-held", { days: 3 }],
    ["review-dispute", { days: 10 }],
    ["review-notice", { days: 2 }],
    ["review-report", { days: 7 }],
    ["review-read", { days: 7 }],
    ["data-request", { days: 30 }],
    ["stop", { days: -1 }],
    ["failed-mail", { days: 1 }],
    ["bounced-mail", { days: 1, seconds: 5 }],
    ["dispute", { days: 9 }],
    ["mismatch", { days: 3 }],
    ["money-back", { days: 3 }],
    ["second-person", { days: 1 }],
    ["second-person-grant", { days: 1 }],
    ["second-person-recovery", { days: 1 }],
    ["job", { days: 1 }],
    ["history", { days: 1 }],
    ["books", { days: 1 }],
  ])("is due by the rule of its kind: %s", async (kind, after) => {
    expect((await first(kind)).due).toEqual(later(after));
  });

  it("is due at the same time of a London clock across a change of clocks", async () => {
    // Clocks went back on 25 October 2026.
    await ask(db.orm, "update profile_changes set asked_at = '2026-10-23T09:30:00Z' where outcome is null");
    expect((await first("details")).due).toEqual(new Date("2026-10-26T10:30:00Z"));
    await ask(db.orm, `update profile_changes set asked_at = '${NOON.toISOString()}' where outcome is null`);
  });

  it("is shown to nobody who asked for it or whose own company it is about, nor to anyone else", async () => {
    const asked = (await all(NOON, planted.asker)).map(({ kind }) => kind);
    expect(asked).not.toContain("second-person");
    expect(asked).not.toContain("second-person-grant");
    expect(asked).not.toContain("second-person-recovery");
    const own = { ...admin, installer: planted.buyer.installer };
    const kinds = (await all(NOON, own)).map(({ kind }) => kind);
    expect(kinds).not.toContain("stop");
    expect(kinds).toContain("application");
    expect((await workCounts(at(), own)).all).toBe(kinds.length);
    expect(await outcomeOf(takeWork(at(), own, [keyOf(await first("stop"))]))).toBe("not_found");
    for (const act of [waitingWork, workCounts]) {
      expect(await outcomeOf(act(at(), visitor))).toBe("not_signed_in");
      expect(await outcomeOf(act(at(), planted.buyer))).toBe("not_admin");
    }
  });

  it.each([
    [
      "support",
      [
        "bounced-mail",
        "complaint",
        "data-request",
        "failed-mail",
        "held-request",
        "message",
        "outline",
        "public-complaint",
        "report",
        "report-appeal",
        "review-appeal",
        "review-dispute",
        "review-held",
        "review-notice",
        "review-read",
        "review-report",
        "stop",
      ],
    ],
    ["vetting", ["appeal", "application", "contract-name", "deposit", "details", "paper", "signal"]],
    ["finance", ["dispute", "mismatch", "money-back", "second-person", "second-person-grant"]],
    ["owner", workKindNames.toSorted()],
  ] as const)("is shown by role: %s", async (role, kinds) => {
    const worker = { ...admin, adminRoles: [role] };
    const shown = new Set((await all(NOON, worker)).map(({ kind }) => kind));
    expect([...shown].toSorted()).toEqual(kinds);
    const foreign = (await all()).find(({ kind }) => !shown.has(kind));
    if (foreign) expect(await outcomeOf(takeWork(at(), worker, [keyOf(foreign)]))).toBe("not_found");
  });

  it("is taken by one of thirty who want it at once, and given back by its taker only", async () => {
    const row = await first("application");
    const takers = [admin, other];
    const tried = Array.from({ length: 30 }, (_, index) => takeWork(at(), takers[index % 2] ?? admin, [keyOf(row)]));
    expect(await outcomesOf(tried)).toEqual({ done: 15, conflict: 15 });
    const taker = (await named(row))?.takenBy?.isMe ? admin : other;
    const loser = taker === admin ? other : admin;
    expect(await giveBackWork(at(), loser, [keyOf(row)])).toEqual({ marked: 0, left: 1 });
    expect((await workCounts(at(), taker)).yours).toBe(1);
    expect((await waitingWork(at(), taker, { show: "yours" })).items.map(keyOf)).toEqual([keyOf(row)]);
    expect((await waitingWork(at(), loser, { show: "yours" })).items).toEqual([]);
    expect(await giveBackWork(at(), taker, [keyOf(row)])).toEqual({ marked: 1, left: 0 });
    expect((await named(row))?.takenBy).toBeNull();
  });

  it("takes several at once and says how many were left", async () => {
    const rows = (await all()).slice(0, 3).map(keyOf);
    await takeWork(at(), other, rows.slice(0, 1));
    expect(await takeWork(at(), admin, rows)).toEqual({ marked: 2, left: 1 });
    await giveBackWork(at(), admin, rows);
    await giveBackWork(at(), other, rows);
  });

  it.each([
    ["is no administrator any more", "delete from admin_roles where user_id = "],
    ["has another role now", "update admin_roles set role = 'finance' where user_id = "],
  ])("is nobody's once its taker %s", async (_, change) => {
    const gone = await anAdmin(db);
    const row = await first("paper");
    await takeWork(at(), gone, [keyOf(row)]);
    expect((await named(row))?.takenBy).toMatchObject({ isMe: false });
    await ask(db.orm, `${change} '${gone.userId}'`);
    expect((await named(row))?.takenBy).toBeNull();
    expect(await takeWork(at(), admin, [keyOf(row)])).toEqual({ marked: 1, left: 0 });
    await giveBackWork(at(), admin, [keyOf(row)]);
  });

  it("is snoozed until the deadline at most, and overdue things not at all", async () => {
    for (const row of await all()) {
      const key = keyOf(row);
      const past = new Date(row.due.getTime() + 1);
      expect(await outcomeOf(snoozeWork(at(), admin, { all: [key], until: past }))).toBe("invalid_input");
      const until = snoozeWork(at(), admin, { all: [key], until: row.due });
      expect([row.kind, await outcomeOf(until)]).toEqual([row.kind, row.isOverdue ? "invalid_input" : "done"]);
    }
    const { all: awake, snoozed } = await workCounts(at(), admin);
    expect([awake, snoozed]).toEqual([1, (await all(NOON)).length + snoozed - awake]);
    // Each wakes by its deadline.
    const rows = (await waitingWork(at(), admin, { show: "snoozed" })).items;
    for (const row of rows) {
      expect(row.snoozedUntil).toEqual(row.due);
      expect(await named(row, row.due)).toMatchObject({ isOverdue: true, snoozedUntil: null });
    }
    await ask(db.orm, "update work_marks set snoozed_until = null");
  });

  it("wakes when its deadline comes nearer after it was snoozed", async () => {
    const row = await first("dispute");
    await snoozeWork(at(), admin, { all: [keyOf(row)], until: later({ days: 8 }) });
    expect(await named(row)).toBeUndefined();
    const { disputed: paymentId } = planted;
    const dispute = { kind: "dispute", status: "needs_response", disputedAt: NOON, dueAt: later({ days: 2 }) } as const;
    await recordReversal(at(), { ...dispute, paymentId, paymentIntentId: null }, { id: "evt_nearer", type: "charge" });
    expect(await named(row, later({ days: 2 }))).toMatchObject({ isOverdue: true });
  });

  it("leaves the list when a dispute is answered, and waits again when there is news", async () => {
    const row = await first("dispute", later({ days: 3 }));
    const { disputed: paymentId } = planted;
    const record = (status: string) =>
      recordReversal(
        at(),
        { kind: "dispute", status, disputedAt: NOON, dueAt: later({ days: 2 }), paymentId, paymentIntentId: null },
        { id: `evt_${status}`, type: "charge" },
      );
    await record("under_review");
    expect(await named(row, later({ days: 3 }))).toBeUndefined();
    await record("lost");
    expect((await all()).filter(({ kind }) => kind === "money-back")).toHaveLength(2);
  });

  it("offers to snooze only until moments between now and the deadline", () => {
    for (const hours of [-5, 0.5, 1.5, 4, 30, 200]) {
      const due = later({ hours });
      for (const { until } of snoozeChoices(NOON, due)) {
        expect(until > NOON && until <= due).toBe(true);
      }
    }
    expect(snoozeChoices(NOON, later({ hours: -1 }))).toEqual([]);
    expect(snoozeChoices(NOON, later({ days: 3 })).map(({ until }) => until.toISOString())).toEqual([
      "2026-11-20T13:00:00.000Z",
      "2026-11-20T15:00:00.000Z",
      "2026-11-21T09:00:00.000Z",
      "2026-11-23T11:00:00.000Z",
    ]);
  });

  it("has a note that nobody overwrites unread", async () => {
    const row = await first("complaint");
    const key = keyOf(row);
    const note = (who: User, words: string, seen: Date | null, now = NOON) =>
      noteWork(at(now), who, { key, note: words, seen });
    const both = [note(admin, "Rings back at two.", null), note(other, "I wrote to them.", null)];
    expect(await outcomesOf(both)).toEqual({ done: 1, conflict: 1 });
    const written = (await named(row))?.note;
    expect(written).toMatchObject({ by: "Ada", at: NOON });
    expect(await outcomeOf(note(other, "Done.", written?.at ?? null, later({ hours: 1 })))).toBe("done");
    expect(await outcomeOf(note(admin, "", written?.at ?? null))).toBe("conflict");
    expect(await outcomeOf(note(admin, "", later({ hours: 1 })))).toBe("done");
    expect((await named(row))?.note).toBeNull();
    expect(await outcomeOf(note(admin, "x".repeat(limits.workNoteLengthMax + 1), null))).toBe("invalid_input");
  });

  it("starts without marks when it waits again", async () => {
    const row = await first("job");
    await takeWork(at(), admin, [keyOf(row)]);
    await ask(db.orm, `update jobs set failed_at = failed_at + interval '1 hour' where id = ${row.subject}`);
    expect(await named(row)).toMatchObject({ takenBy: null });
  });

  it("is refused for what waits no longer", async () => {
    const key = { kind: "report", subject: "no such report" } as const;
    expect(await outcomeOf(takeWork(at(), admin, [key]))).toBe("not_found");
    expect(await outcomeOf(snoozeWork(at(), admin, { all: [key], until: later({ hours: 1 }) }))).toBe("not_found");
    expect(await outcomeOf(noteWork(at(), admin, { key, note: "x", seen: null }))).toBe("not_found");
    expect(await outcomeOf(takeWork(at(), admin, []))).toBe("invalid_input");
  });

  it("leaves the administrator with a company of their own what is about others", async () => {
    const company = await anInstaller(db, { admin });
    const own = { ...admin, installer: company.installer };
    expect((await all(NOON, own)).length).toBe((await all()).length);
  });
});
