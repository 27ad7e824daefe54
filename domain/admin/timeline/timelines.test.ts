import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { noteSignedIn } from "#domain/accounts/sign-in-attempts.ts";
import { type Actor, type User, visitor } from "#domain/actor.ts";
import { installerFile } from "#domain/admin/installers/installer-file.ts";
import { addNote } from "#domain/admin/installers/installer-notes.ts";
import { leadFile } from "#domain/admin/leads/lead-file.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { readTimelineFilter } from "#domain/admin/timeline/timeline.ts";
import { companyTimeline, leadTimeline, paymentTimeline } from "#domain/admin/timeline/timelines.ts";
import { sentenceAsText } from "#domain/audit/audit-subject.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { acceptReport } from "#domain/lead-reports/decide-report.ts";
import { expireLeads } from "#domain/leads/expire-leads.ts";
import { credits } from "#domain/money.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { approveInstaller, suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest, aLead, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("a timeline", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const at = (now: Date) => ({ db, now });
  const ofCompany = async (company: Buyer, reader: Actor = admin) =>
    (await companyTimeline({ db }, reader, company.installer.id)).items;
  const told = async (company: Buyer, reader: Actor = admin) => (await ofCompany(company, reader)).map(sentenceAsText);
  const ofLead = async (leadId: string) => (await leadTimeline({ db }, admin, leadId)).items;
  const inOrder = async (leadId: string) =>
    (await ofLead(leadId))
      .filter(({ kind }) => kind === "customer" || kind === "decision")
      .map(sentenceAsText)
      .toReversed();
  const roled = (...adminRoles: User["adminRoles"]): Actor => ({ ...admin, adminRoles });

  it("names who approved a company, with which checks open", async () => {
    const company = await anInstaller(db, { admin, status: "pending", form: { companyName: "Pugh Renewables" } });
    await approveInstaller(at(later({ hours: 1 })), admin, company.installer.id);
    const [newest] = (await ofCompany(company)).filter(({ kind }) => kind === "decision");
    expect(sentenceAsText(newest ?? { who: null, words: "", subject: null })).toMatch(
      /^Ada approved Pugh Renewables, 2 of 2 checks open: insurance, identity$/,
    );
    expect(newest?.at).toEqual(later({ hours: 1 }));
  });

  it("has records, money, mails, sign-ins, notes, leads and reads in one list, each for the roles that may", async () => {
    const company = await anInstaller(db, { admin, credits: 10, form: { companyName: "Downs Heat Ltd" } });
    const { id } = company.installer;
    const leadId = await aLead(db, { admin });
    await purchaseLead(at(later({ hours: 1 })), company, { leadId, purchaseId: randomUUID() });
    const gift = { installerId: id, grantId: randomUUID(), amountCredits: credits(4), reason: "Wrong postcode." };
    await grantCredits(at(later({ hours: 2 })), admin, gift);
    await addNote(at(later({ hours: 3 })), admin, { id: randomUUID(), installerId: id, text: "Dave rang." });
    await noteSignedIn({ ...at(later({ hours: 4 })), device: "Firefox on Windows" }, company.userId);
    for (const hours of [5, 6, 7]) await installerFile(at(later({ hours })), admin, id);
    await installerFile(at(later({ days: 1 })), admin, id);
    await suspendInstaller(at(later({ days: 2 })), admin, { installerId: id, reason: "Complaints." });

    const all = await told(company);
    const { name } = company;
    expect(all[0]).toMatch(/^Ada suspended Downs Heat Ltd$|^We are to mail/);
    const wanted = {
      suspended: "Ada suspended Downs Heat Ltd",
      mail: expect.stringMatching(/^We are to mail “.*suspended.*”/i),
      read: "Ada read details of the company and its people",
      signIn: `${name} signed in`,
      note: "Ada noted:",
      grant: expect.stringMatching(/^Ada granted Downs Heat Ltd 4 credits, worth £/),
      bought: expect.stringMatching(`^${name} bought .*, .* for 5 credits$`),
    };
    expect(all).toEqual(expect.arrayContaining(Object.values(wanted)));
    expect(all.filter((line) => line === wanted.read)).toHaveLength(2);
    const details = new Map((await ofCompany(company)).map((line) => [sentenceAsText(line), line.detail]));
    expect(details.get(wanted.suspended)).toBe("“Complaints.”");
    expect(details.get(wanted.note)).toBe("Dave rang.");
    expect(details.get(wanted.signIn)).toBe("Firefox on Windows");

    const vetting = await told(company, roled("vetting"));
    expect(vetting).toEqual(expect.arrayContaining([wanted.suspended, wanted.note, wanted.read]));
    expect(vetting).not.toContainEqual(wanted.grant);
    expect(vetting).not.toContainEqual(wanted.signIn);
    const finance = await told(company, roled("finance"));
    expect(finance).toContainEqual(wanted.grant);
    expect(finance).not.toContainEqual(wanted.signIn);
    const only = await companyTimeline({ db }, admin, id, { show: "sign-in" });
    expect(only.items.map(sentenceAsText)).toEqual([wanted.signIn]);
  });

  it("tells of a lead what happened, in order and by whom", async () => {
    const { leadId } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5, form: { companyName: "Buyer Ltd" } });
    const purchaseId = randomUUID();
    await purchaseLead(at(later({ hours: 1 })), buyer, { leadId, purchaseId });
    const requestId = await aReport(db, { buyer, purchaseId, now: later({ hours: 2 }) });
    await acceptReport(at(later({ hours: 3 })), admin, { requestId, outcome: "keep" });
    await withdrawLead(at(later({ hours: 4 })), admin, { leadId, reason: "Not genuine." });
    const { lead } = await leadFile(at(NOON), admin, leadId);
    const work = `${lead.serviceLabel}, ${lead.location}`;
    const sentences = await inOrder(leadId);
    expect(sentences.slice(0, 3).toSorted()).toEqual(
      [
        "The customer confirmed the email address",
        `The customer asked for quotes: ${work}`,
        `${work} was shown to installers, for sale`,
      ].toSorted(),
    );
    expect(sentences.slice(3)).toEqual([
      "Buyer Ltd bought it for 5 credits",
      expect.stringMatching(/^Buyer Ltd reported it: /),
      `Ada accepted the report of Buyer Ltd: ${work}`,
      `Ada withdrew ${work}`,
    ]);
    const lines = await ofLead(leadId);
    expect(lines.filter(({ kind }) => kind === "read").map(sentenceAsText)).toEqual([
      "Ada read the customer’s details",
    ]);
    expect(lines.find(({ detail }) => detail === "“Not genuine.”")).toBeDefined();
  });

  it("tells what happened in the customer's project, and who closed it: the customer or its age", async () => {
    const { leadId, token, one, other } = await aQuotedProject(db, admin);
    await chooseQuote(at(later({ hours: 1 })), token, { quoteId: one.quoteId, reasons: new Map() });
    const sentences = await inOrder(leadId);
    expect(sentences).toEqual(
      expect.arrayContaining([
        `${one.company} sent a quote`,
        `${other.company} sent a quote`,
        "The customer chose a quote",
      ]),
    );
    const closed = await aRequest(db);
    await closeRequest(at(NOON), closed.token);
    expect((await inOrder(closed.leadId)).join("; ")).toMatch(/The customer closed /);
    const old = await aLead(db, { admin, now: later({ days: -100 }) });
    await expireLeads(at(NOON));
    expect((await inOrder(old)).at(-1)).toMatch(/ expired$/);
    expect((await inOrder(old)).join("; ")).toMatch(/Ada entered .* and read out who gets the details/);
  });

  it("has the mails to the customer and the buyers with their state, and with `whole` all the customer's leads", async () => {
    const { leadId } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5, form: { companyName: "Mailed Ltd" } });
    await purchaseLead(at(NOON), buyer, { leadId, purchaseId: randomUUID() });
    const stamp = NOON.toISOString();
    await ask(db.orm, `update jobs set done_at = '${stamp}' where payload->>'leadId' = '${leadId}'`);
    await ask(
      db.orm,
      `update jobs set failed_at = '${stamp}', last_error = '550 no such user'
        where payload->>'mail' = 'lead-bought-customer'`,
    );
    await ask(
      db.orm,
      `insert into jobs (kind, payload, created_at, run_at) values
       ('send-mail', '{"mail":"lead-alert","leadId":"${leadId}","installerId":"x"}', '${stamp}', '${stamp}')`,
    );
    const mails = (await ofLead(leadId)).filter(({ kind }) => kind === "mail");
    expect(mails.map((line) => [sentenceAsText(line), line.detail])).toEqual(
      expect.arrayContaining([
        ["We are to mail “Who will call, to the customer”; for Mailed Ltd", "Failed: 550 no such user"],
        [expect.stringMatching(/^We mailed “/), null],
        [expect.stringMatching(/; for /), "Waiting to be sent"],
      ]),
    );
    expect(mails).toHaveLength(3);
    const other = await aLead(db, { admin });
    await ask(
      db.orm,
      `update leads set customer_mailbox = (select customer_mailbox from leads where id = '${leadId}') where id = '${other}'`,
    );
    const whole = (await leadTimeline({ db }, admin, leadId, { whole: true })).items;
    expect(whole.map(({ subject }) => subject?.page)).toContain(`/admin/leads/${other}`);
    expect((await ofLead(leadId)).map(({ subject }) => subject?.page)).not.toContain(`/admin/leads/${other}`);
  });

  it("is read in pages without gap or repetition, also of one moment", async () => {
    const company = await anInstaller(db, { admin });
    const { id } = company.installer;
    const many = limits.timelinePageSize * 2 + 3;
    for (let n = 0; n < many; n++)
      await addNote(at(NOON), admin, { id: randomUUID(), installerId: id, text: `note ${n}` });
    await ask(
      db.orm,
      `insert into security_events (at, kind, user_id, device)
       select '${NOON.toISOString()}', 'signed_in', '${company.userId}', 'device ' || n from generate_series(1, 30) n`,
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof companyTimeline>> = await companyTimeline({ db }, admin, id, { cursor });
      seen.push(...page.items.map((line) => `${line.kind} ${line.id}`));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((line) => line.startsWith("note"))).toHaveLength(many);
    expect(seen.filter((line) => line.startsWith("sign-in"))).toHaveLength(30);
    for (const written of ["x", "0_0_0", "1_99_1", "1_0_abc", "9".repeat(40)])
      expect(await outcomeOf(companyTimeline({ db }, admin, id, { cursor: written }))).toBe("invalid_cursor");
    expect(readTimelineFilter(new URLSearchParams("show=everything"))).toEqual({});
  });

  it("is for administrators whose roles allow it", async () => {
    const company = await anInstaller(db, { admin });
    const { id } = company.installer;
    const leadId = await aLead(db, { admin });
    for (const [actor, refusal] of [
      [visitor, "not_signed_in"],
      [company, "not_admin"],
    ] as const) {
      expect(await outcomeOf(companyTimeline({ db }, actor, id))).toBe(refusal);
      expect(await outcomeOf(leadTimeline({ db }, actor, leadId))).toBe(refusal);
      expect(await outcomeOf(paymentTimeline({ db }, actor, randomUUID()))).toBe(refusal);
    }
    expect(await outcomeOf(leadTimeline({ db }, roled("finance"), leadId))).toBe("role_required");
    expect(await outcomeOf(paymentTimeline({ db }, roled("support"), randomUUID()))).toBe("role_required");
    expect(await outcomeOf(companyTimeline({ db }, admin, "nobody"))).toBe("not_found");
    expect(await outcomeOf(leadTimeline({ db }, admin, randomUUID()))).toBe("not_found");
  });
});
