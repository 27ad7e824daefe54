import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { myBrief } from "#domain/briefs/my-brief.ts";
import { writeBrief } from "#domain/briefs/write-brief.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { eraseMyDetails } from "#domain/requests/erase-my-details.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aRequest } from "#tests/support/leads.ts";
import { later, NOON, outcomeOf } from "#tests/support/people.ts";

const HOME = { year: 1936, storeys: 2 };
const ROOF = { ...HOME, roofs: [{ facing: "south", pitch: 30, shade: "none" }] };

eachDatabase("a customer's brief", (open) => {
  let db: Database;
  const at = (now = NOON) => ({ db, now });
  const rows = (leadId: string) =>
    ask<{ version: number; mail_at: Date }>(
      db.orm,
      `select version, content, mail_at from briefs where lead_id = '${leadId}' order by version`,
    );

  beforeAll(async () => {
    db = await open();
  });

  it("is kept version by version; the newest counts, and repeating one adds none", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    expect(await myBrief(at(), token)).toMatchObject({ answers: {}, version: 0, writtenAt: null, canChange: true });
    await Promise.all(Array.from({ length: 10 }, () => writeBrief(at(), token, { answers: HOME, seen: 0 })));
    await writeBrief(at(later({ minutes: 5 })), token, { answers: ROOF, seen: 1 });
    expect(await myBrief(at(), token)).toMatchObject({ answers: ROOF, version: 2, writtenAt: later({ minutes: 5 }) });
    expect(await rows(leadId)).toMatchObject([
      { version: 1, content: HOME },
      { version: 2, content: ROOF },
    ]);
    const [lead] = await ask(db.orm, `select brief, brief_written_at from leads where id = '${leadId}'`);
    expect(lead).toMatchObject({ brief: ROOF });
  });

  it("never overwrites what was written in another tab or by someone else meanwhile", async () => {
    const { token } = await aConfirmedRequest(db);
    const answers = Array.from({ length: 10 }, (_, index) => ({ storeys: index + 1 }));
    const outcomes = await Promise.all(
      answers.map((one) => outcomeOf(writeBrief(at(), token, { answers: one, seen: 0 }))),
    );
    expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(9);
    expect(await myBrief(at(), token)).toMatchObject({ version: 1 });
  });

  it("queues one mail about all changes within an hour", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    for (const [index, minutes] of [0, 59, 60, 61].entries()) {
      await writeBrief(at(later({ minutes })), token, { answers: { storeys: index + 1 }, seen: index });
    }
    const mailed = (await rows(leadId)).map(({ mail_at }) => (new Date(mail_at).getTime() - NOON.getTime()) / 60_000);
    expect(mailed).toEqual([60, 60, 120, 120]);
  });

  it("needs a confirmed request, changes only while it is open, and has a daily limit", async () => {
    const unconfirmed = await aRequest(db);
    expect(await outcomeOf(myBrief(at(), unconfirmed.token))).toBe("not_found");
    expect(await outcomeOf(writeBrief(at(), unconfirmed.token, { answers: HOME, seen: 0 }))).toBe("not_found");
    const { token } = await aConfirmedRequest(db);
    for (let seen = 0; seen < limits.briefVersionsPerDay; seen++) {
      await writeBrief(at(), token, { answers: { year: 1900 + seen }, seen });
    }
    const next = { answers: HOME, seen: limits.briefVersionsPerDay };
    expect(await outcomeOf(writeBrief(at(), token, next))).toBe("too_many_requests");
    await closeRequest(at(), token);
    expect(await outcomeOf(writeBrief(at(later({ days: 2 })), token, next))).toBe("project_closed");
    expect(await myBrief(at(), token)).toMatchObject({ canChange: false, version: limits.briefVersionsPerDay });
  });

  it("cannot be changed or deleted in the database, and is erased with the customer's details", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    await writeBrief(at(), token, { answers: HOME, seen: 0 });
    for (const statement of [
      `update briefs set content = '{}' where lead_id = '${leadId}'`,
      `delete from briefs where lead_id = '${leadId}'`,
      "truncate briefs",
      `update leads set brief = '{"year": 1}' where id = '${leadId}'`,
      `insert into briefs select lead_id, 3, content, written_at, mail_at from briefs where lead_id = '${leadId}'`,
    ]) {
      await expect(ask(db.orm, statement), statement).rejects.toThrow();
    }
    await eraseMyDetails(at(), token, "request");
    expect(await rows(leadId)).toEqual([]);
    expect(await ask(db.orm, `select brief, brief_written_at from leads where id = '${leadId}'`)).toEqual([
      { brief: null, brief_written_at: null },
    ]);
  });
});
