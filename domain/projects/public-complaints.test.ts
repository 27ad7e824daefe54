import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import {
  answerPublicComplaint,
  makePublicComplaint,
  publicComplaintForm,
  publicComplaintsToAnswer,
} from "#domain/projects/public-complaints.ts";
import { monthsAfter } from "#domain/time/periods.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("a public complaint", (open) => {
  let db: Database;
  let admin: User;
  const given = { about: "us", company: "", name: "Alex Reed", email: "alex@example.com", words: "Nobody rang back." };
  const form = publicComplaintForm.parse(given);
  const send = (change: Partial<typeof form> = {}, address = "192.0.2.1") =>
    makePublicComplaint({ db, now: NOON }, { id: randomUUID(), form: { ...form, ...change }, address });
  const mailsTo = (email: string) =>
    ask<{ mail: string }>(
      db.orm,
      `select payload->>'mail' as mail from jobs where payload->>'to' = '${email}' order by id`,
    );

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("is acknowledged once, due in seven days, and answered by mail", async () => {
    expect(await outcomesOf([send(), send()])).toEqual({ done: 2 });
    expect(await mailsTo(form.email)).toEqual([{ mail: "public-complaint-received" }]);
    const [waiting] = await publicComplaintsToAnswer({ db, now: NOON }, admin);
    expect(waiting).toMatchObject({ ...given, company: null, isLate: false });
    expect(waiting?.answerBy).toEqual(later({ days: limits.complaintAnswerDays }));
    const answer = { id: waiting?.id ?? "", answer: "We have spoken to the team." };
    expect(await outcomeOf(answerPublicComplaint({ db, now: NOON }, visitor, answer))).toBe("not_signed_in");
    const answers = [1, 2].map(() => answerPublicComplaint({ db, now: NOON }, admin, answer));
    expect(await outcomesOf(answers)).toEqual({ done: 1, conflict: 1 });
    expect(await mailsTo(form.email)).toHaveLength(2);
    expect(await publicComplaintsToAnswer({ db, now: NOON }, admin)).toEqual([]);
  });

  it("is limited per mailbox and per network address", async () => {
    const texts = Array.from({ length: limits.publicComplaintsPerEmailPerDay + 1 }, (_, at) => `No. ${at}`);
    const sent = texts.map((words, at) => send({ words, email: "busy@example.com" }, `192.0.2.${10 + at}`));
    expect(await outcomesOf(sent)).toEqual({ done: limits.publicComplaintsPerEmailPerDay, too_many_requests: 1 });
  });

  it("is deleted after the same period as a customer's details", async () => {
    await send({ email: "old@example.com" }, "192.0.2.99");
    const run = { day: "2028-11-20", lastDay: null };
    await forgetOld({ db, now: monthsAfter(NOON, limits.customerDetailsKeptMonths) }, run);
    expect(await ask(db.orm, "select id from public_complaints")).toEqual([]);
  });
});
