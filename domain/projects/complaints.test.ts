import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { eraseCustomer } from "#domain/leads/erase-customer.ts";
import { complaintDecisionForm, complaintForm } from "#domain/projects/complaint-form.ts";
import {
  complaintsOfProject,
  complaintsToDecide,
  decideComplaint,
  decidedComplaints,
  makeComplaint,
} from "#domain/projects/complaints.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, later, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

const decision = complaintDecisionForm.parse({
  decision: "upheld",
  toCustomer: "Six calls in a day are too many.",
  toCompany: "Your log shows six calls.",
});

eachDatabase("a customer's complaint", (open) => {
  let db: Database;
  let admin: User;
  const at = (hours = 0) => ({ db, now: later({ hours }) });
  const saying = (purchaseId: string, words = "They rang six times on Monday.") =>
    complaintForm.parse({ purchaseId, about: "contact", words });
  const mailsAbout = (purchaseId: string) =>
    ask<{ mail: string }>(
      db.orm,
      `select payload->>'mail' as mail from jobs
        where payload->>'purchaseId' = '${purchaseId}' and payload->>'mail' like 'complaint%' order by id`,
    );

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("is acknowledged, due in seven days, and decided with separate reasons for each side", async () => {
    const { token, one, leadId } = await aQuotedProject(db, admin);
    const id = randomUUID();
    await makeComplaint(at(), token, { id, form: saying(one.purchaseId) });
    expect(await mailsAbout(one.purchaseId)).toEqual([{ mail: "complaint-received" }]);
    const waiting = (await complaintsToDecide(at(), admin)).find((complaint) => complaint.id === id);
    expect(waiting).toMatchObject({ leadId, company: one.company, firstName: "Sarah", isLate: false, upheldBefore: 0 });
    expect(waiting?.answerBy).toEqual(later({ days: limits.complaintAnswerDays }));

    await decideComplaint(at(1), admin, { id, form: decision });
    expect((await mailsAbout(one.purchaseId)).slice(1)).toEqual([
      { mail: "complaint-decided" },
      { mail: "complaint-decided-company" },
    ]);
    const { complaints } = await complaintsOfProject(at(1), token);
    expect(complaints).toMatchObject([{ decision: "upheld", answer: decision.toCustomer }]);
    expect(JSON.stringify(complaints)).not.toContain(decision.toCompany);
    const told = JSON.stringify(await decidedComplaints(db.orm, one.buyer.installer.id));
    expect(told).toContain(decision.toCompany);
    expect(told).not.toMatch(/rang six|too many/);
    const [audited] = await ask<{ action: string; whole: string }>(
      db.orm,
      `select action, a::text as whole from audit_log a where subject_id = '${one.purchaseId}'`,
    );
    expect(audited).toMatchObject({ action: "decide-complaint" });
    expect(audited?.whole).not.toMatch(/rang six|too many|your log/i);
    expect(await outcomeOf(decideComplaint(at(2), admin, { id, form: decision }))).toBe("conflict");
  });

  it("is stored once, however often it is sent, and only one at a time about a company", async () => {
    const { token, one, other } = await aQuotedProject(db, admin);
    const again = { id: randomUUID(), form: saying(one.purchaseId) };
    expect(await outcomesOf(Array.from({ length: 10 }, () => makeComplaint(at(), token, again)))).toEqual({ done: 10 });
    const different = Array.from({ length: 10 }, () =>
      makeComplaint(at(), token, { id: randomUUID(), form: saying(other.purchaseId) }),
    );
    expect(await outcomesOf(different)).toEqual({ done: 1, conflict: 9 });
    expect((await complaintsOfProject(at(), token)).complaints).toHaveLength(2);
    expect(await mailsAbout(one.purchaseId)).toHaveLength(1);
  });

  it("must be about a company of this project, and by its customer", async () => {
    const mine = await aQuotedProject(db, admin);
    const another = await aQuotedProject(db, admin);
    const about = { id: randomUUID(), form: saying(another.one.purchaseId) };
    expect(await outcomeOf(makeComplaint(at(), mine.token, about))).toBe("invalid_input");
    expect(await outcomeOf(makeComplaint(at(), "no-token", about))).toBe("link_invalid");
    expect(await outcomeOf(complaintsToDecide(at(), visitor))).toBe("not_signed_in");
    const company = await anInstaller(db, { admin });
    expect(await outcomeOf(decideComplaint(at(), company, { id: randomUUID(), form: decision }))).toBe("not_admin");
    expect(await outcomeOf(decideComplaint(at(), admin, { id: randomUUID(), form: decision }))).toBe("not_found");
  });

  it("is late on the eighth day, and listed first", async () => {
    const { token, one } = await aQuotedProject(db, admin);
    const id = randomUUID();
    await makeComplaint(at(-24), token, { id, form: saying(one.purchaseId) });
    const now = new Date(later({ days: limits.complaintAnswerDays - 1 }).getTime() + 1);
    const [first] = await complaintsToDecide({ db, now }, admin);
    expect(first).toMatchObject({ id, isLate: true });
  });

  it("loses its words with the customer's details, and no longer awaits an answer", async () => {
    const { leadId, token, one, other } = await aQuotedProject(db, admin);
    const answered = randomUUID();
    const open = randomUUID();
    await makeComplaint(at(), token, { id: answered, form: saying(one.purchaseId) });
    await makeComplaint(at(), token, { id: open, form: saying(other.purchaseId) });
    await decideComplaint(at(1), admin, { id: answered, form: decision });
    await eraseCustomer(at(2), admin, { leadId, reason: "Asked by post." });
    const rows = await ask(
      db.orm,
      `select decision, words, to_customer, to_company from complaints where lead_id = '${leadId}' order by decision`,
    );
    const gone = { words: null, to_customer: null, to_company: null };
    expect(rows).toEqual([
      { decision: "gone", ...gone },
      { decision: "upheld", ...gone },
    ]);
    expect((await complaintsToDecide(at(3), admin)).map(({ id }) => id)).not.toContain(open);
  });

  it("is refused beyond ten in a project", async () => {
    const { token, one } = await aQuotedProject(db, admin);
    for (let count = 0; count < limits.complaintsPerProjectMax; count += 1) {
      const id = randomUUID();
      await makeComplaint(at(), token, { id, form: saying(one.purchaseId) });
      await decideComplaint(at(1), admin, { id, form: decision });
    }
    const last = { id: randomUUID(), form: saying(one.purchaseId) };
    expect(await outcomeOf(makeComplaint(at(), token, last))).toBe("too_many_requests");
  });
});
