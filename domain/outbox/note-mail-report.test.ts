import { beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { bounceOutcomes, reportOfBounce } from "#domain/outbox/bounce-form.ts";
import { mailReport } from "#domain/outbox/mail-report.ts";
import { mailReportsOf, noteMailReport } from "#domain/outbox/note-mail-report.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { NOON } from "#tests/support/people.ts";

const event = (change: object = {}) => ({
  messageId: "<job-7@example.com>",
  kind: "bounced",
  status: "5.1.1",
  at: "2026-11-20T11:59:00Z",
  ...change,
});

eachDatabase("a mail service's report", (open) => {
  let db: Database;
  beforeEach(async () => {
    db ??= await open();
  });

  it("is kept once, even when thirty of the same come at once", async () => {
    const told = Array.from({ length: 30 }, () => noteMailReport({ db, now: NOON }, mailReport.parse(event())));
    const outcomes = await Promise.all(told);
    expect(outcomes.filter((outcome) => outcome === "noted")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(29);
    await noteMailReport({ db, now: NOON }, mailReport.parse(event({ kind: "complained", status: null })));
    const reports = await mailReportsOf({ db, now: NOON }, ["job-7@example.com", "job-8@example.com"]);
    expect(reports.get("job-7@example.com")?.map(({ kind, status }) => [kind, status])).toEqual([
      ["bounced", "5.1.1"],
      ["complained", ""],
    ]);
    expect(reports.size).toBe(1);
  });

  it("is unknown if the message is not ours", async () => {
    for (const messageId of ["x", "job-@example.com", "job-1", "other-job-1@example.com"])
      expect(await noteMailReport({ db, now: NOON }, mailReport.parse(event({ messageId })))).toBe("unknown");
  });
});

it.each([
  { kind: "opened" },
  { status: "5" },
  { status: "5.1" },
  { status: "9.1.1" },
  { messageId: "" },
  { messageId: `job-1@${"x".repeat(400)}` },
  { at: "yesterday" },
])("is not understood with %j", (change) => {
  expect(mailReport.safeParse(event()).success).toBe(true);
  expect(mailReport.safeParse(event(change)).success).toBe(false);
});

it("is what the demonstration sends for each of its outcomes", () => {
  for (const outcome of bounceOutcomes)
    expect(mailReport.safeParse(event(reportOfBounce(outcome))).success, outcome).toBe(true);
  expect(bounceOutcomes.map((outcome) => reportOfBounce(outcome).kind)).toEqual([
    "bounced",
    "delayed",
    "bounced",
    "delivered",
    "complained",
  ]);
});
