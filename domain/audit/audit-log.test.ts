import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { auditActions, auditPage, readAuditFilter, wholeAuditLog } from "#domain/audit/audit-log.ts";
import type { AuditSubject } from "#domain/audit/audit-subject.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { removeMember } from "#domain/team/members.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { aColleague, anAdmin, anInstaller, type Buyer, NOON, outcomeOf } from "#tests/support/people.ts";

const filterOf = (search: string) => readAuditFilter(new URLSearchParams(search));

eachDatabase("the audit log", (open) => {
  let db: Database;
  let admin: User;
  let company: Buyer;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    company = await anInstaller(db, { admin });
  });

  const found = async (search: string) => (await auditPage({ db }, admin, filterOf(search))).items;
  const actionsOf = async (search: string) => (await found(search)).map(({ action }) => action);

  it("says who did what to what, when, why, from where, and what it changed, newest first", async () => {
    const actor = await loadActor({ db, address: "192.0.2.7" }, admin.userId);
    const reason = "Three complaints.";
    await suspendInstaller({ db, now: NOON }, actor, { installerId: company.userId, reason });
    const [newest] = (await auditPage({ db }, admin)).items;
    expect(newest).toEqual({
      id: newest?.id,
      at: NOON,
      actor: admin.email,
      actorId: admin.userId,
      action: "suspend-installer",
      who: "Ada",
      words: "suspended {subject}",
      subject: {
        type: "installer",
        id: company.userId,
        name: company.installer.companyName,
        page: `/admin/installers/${company.userId}`,
      },
      reason,
      changes: [{ field: "status", before: "approved", after: "suspended" }],
      fromAddress: "192.0.2.7",
    });
    const subject = `subject=installer&id=${company.userId}`;
    expect(await actionsOf(subject)).toEqual(["suspend-installer", "approve-installer"]);
    expect((await auditPage({ db }, admin, filterOf(subject))).total).toBe(2);
    expect((await auditPage({ db }, admin)).total).toBeNull();
    expect((await found(subject))[1]).toMatchObject({ fromAddress: null });
  });

  it("is found by actor, also under an older e-mail, by the command line, by action, subject and day", async () => {
    const other = await anAdmin(db);
    const id = randomUUID();
    const now = new Date("2026-07-01T23:30:00Z");
    const record = (actor: User | "command line", action: string) =>
      recordAudit(db.orm, actor, {
        action,
        subject: { type: "lead", id },
        before: { places: 1 },
        after: { places: 2, note: null },
        now,
      });
    await record({ ...other, email: "older@example.com" }, "first");
    await record(other, "second");
    await record("command line", "third");

    expect(await actionsOf(`actor=${other.email.toUpperCase()}`)).toEqual(["second", "first"]);
    expect(await actionsOf(`actor=${other.userId}&action=first`)).toEqual(["first"]);
    expect(await actionsOf("actor=command+line&subject=lead")).toEqual(["third"]);
    expect(await actionsOf(`id=${id}`)).toEqual(["third", "second", "first"]);
    // What was entered later is not always more recent.
    expect((await auditPage({ db }, admin)).items.at(-1)?.action).toBe("first");
    expect(await actionsOf(`id=${id}&subject=purchase`)).toEqual([]);
    // London is an hour ahead in summer: there, this was on the 2nd.
    expect(await actionsOf("from=2026-07-02&to=2026-07-02")).toHaveLength(3);
    expect(await actionsOf("from=2026-07-01&to=2026-07-01")).toEqual([]);
    expect((await found("action=first"))[0]?.changes).toEqual([
      { field: "places", before: "1", after: "2" },
      { field: "note", before: "", after: "" },
    ]);
    expect(await auditActions({ db }, admin)).toEqual([
      "approve-installer",
      "first",
      "grant-admin",
      "second",
      "suspend-installer",
      "third",
    ]);
  });

  it("calls companies, people, leads and purchases by their names, and nothing by a customer's", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const leadId = await aLead(db, { admin });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    const subjects = [
      { type: "user", id: admin.userId } as const,
      { type: "user", id: buyer.userId } as const,
      { type: "lead", id: leadId } as const,
      { type: "purchase", id: purchaseId } as const,
      { type: "job", id: "7" } as const,
      { type: "lead", id: "not a lead" } as const,
    ];
    for (const subject of subjects) await recordAudit(db.orm, admin, { action: "named", subject, now: NOON });
    const named = (await found("action=named")).map(({ subject }) => subject).reverse();
    const company = { name: buyer.installer.companyName, page: `/admin/installers/${buyer.userId}` };
    const page = `/admin/leads/${leadId}`;
    expect(named.map(({ name, page }) => ({ name, page }))).toEqual([
      { name: "Ada", page: null },
      { name: buyer.name, page: company.page },
      { name: expect.stringMatching(/^[A-Z].*, .+/), page },
      { name: expect.stringMatching(`^${buyer.installer.companyName}: .*, .+`), page },
      { name: null, page: null },
      { name: null, page: null },
    ]);
  });

  it("finds by the name of a company, a person, an administrator or a lead's customer, and says who did what", async () => {
    const word = randomUUID().slice(0, 8);
    const of = await anInstaller(db, { admin, credits: 10 });
    await ask(db.orm, `update profiles set company_name = 'Pugh ${word} Renewables' where id = '${of.installer.id}'`);
    const leadId = await aLead(db, { admin });
    await ask(db.orm, `update leads set customer_name = 'Wendy O''Achebe${word}' where id = '${leadId}'`);
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, of, { leadId, purchaseId });
    const record = (subject: { type: AuditSubject; id: string }, by: User = admin) =>
      recordAudit(db.orm, by, { action: `act-${word}`, subject, now: NOON });
    await record({ type: "installer", id: of.installer.id });
    await record({ type: "lead", id: leadId });
    await record({ type: "purchase", id: purchaseId });
    await record({ type: "job", id: "7" }, of);
    const typesOf = async (q: string) =>
      (await found(`action=act-${word}&q=${encodeURIComponent(q)}`)).map(({ subject }) => subject.type);
    expect(await typesOf(`pugh ${word}`)).toEqual(["purchase", "installer"]);
    expect(await typesOf(`O'Achebe${word}`)).toEqual(["purchase", "lead"]);
    expect(await typesOf(of.email)).toEqual(["job"]);
    expect(await typesOf(admin.email)).toEqual(["purchase", "lead", "installer"]);
    const member = await aColleague(db, of, "surveyor");
    await ask(db.orm, `update "user" set name = 'Olive Tan${word}' where id = '${member.userId}'`);
    await removeMember({ db, now: NOON }, of, { userId: member.userId, to: null });
    const [removed] = await found(`q=olive+tan${word}`);
    expect(removed).toMatchObject({ who: of.name, words: `removed Olive Tan${word} from {subject}` });
    expect(await typesOf("100%_nobody\\'")).toEqual([]);
    const [approved] = await found(`q=pugh+${word}&action=approve-installer`);
    expect(approved).toMatchObject({
      who: "Ada",
      words: expect.stringMatching(/^approved \{subject\}, \d of \d checks open: .*insurance/),
    });
  });

  it("refuses a cursor that is not ours", async () => {
    const top = await auditPage({ db }, admin);
    expect(await auditPage({ db }, admin, { cursor: "" })).toEqual(top);
    for (const cursor of ["0", "1-0", "-1", "1.5-1", "x", "9".repeat(40)]) {
      await expect(auditPage({ db }, admin, { cursor })).rejects.toThrow("invalid_cursor");
    }
  });

  it("is read in pages without gap or repetition, and whole", async () => {
    const subject = { type: "purchase", id: randomUUID() } as const;
    const many = limits.adminPageSize * 2 + 1;
    for (let i = 0; i < many; i++) await recordAudit(db.orm, admin, { action: `act-${i}`, subject, now: NOON });
    const filter = { subject: subject.type, id: subject.id };
    const wanted = Array.from({ length: many }, (_, i) => `act-${many - 1 - i}`);
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof auditPage>> = await auditPage({ db }, admin, { ...filter, cursor });
      seen.push(...page.items.map(({ action }) => action));
      sizes.push(page.items.length);
      cursor = page.nextCursor;
    } while (cursor);
    expect(sizes).toEqual([limits.adminPageSize, limits.adminPageSize, 1]);
    expect(seen).toEqual(wanted);
    const whole: string[] = [];
    for await (const page of wholeAuditLog({ db }, admin, filter)) whole.push(...page.map(({ action }) => action));
    expect(whole).toEqual(wanted);
  });

  it("is for administrators only", async () => {
    for (const [actor, refusal] of [
      [visitor, "not_signed_in"],
      [company, "not_admin"],
    ] as const) {
      expect(await outcomeOf(auditPage({ db }, actor))).toBe(refusal);
      expect(await outcomeOf(auditActions({ db }, actor))).toBe(refusal);
      expect(await outcomeOf(wholeAuditLog({ db }, actor, {}).next())).toBe(refusal);
    }
  });
});
