import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import {
  askForData,
  confirmDataRequest,
  dataLink,
  dataRequestForm,
  dataRequestsToAnswer,
  declineDataRequest,
  enterDataRequest,
  enteredDataRequestForm,
  fetchFile,
  fileToHandOver,
  gather,
  issueConfirmLink,
  issueFileLink,
  noteIdentity,
} from "#domain/personal-data/data-requests.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { monthsAfter } from "#domain/time/periods.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("a request for what we hold", (open) => {
  let db: Database;
  let admin: User;
  let nets = 0;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const at = (now = NOON) => ({ db, now });
  const askAs = (email: string) =>
    askForData(at(), {
      id: randomUUID(),
      form: dataRequestForm.parse({ name: "Alex Reed", email, words: "" }),
      address: `192.0.2.${++nets}`,
    });
  const mailsTo = (email: string) =>
    ask<{ mail: string; id: string }>(
      db.orm,
      `select payload->>'mail' as mail, payload->>'requestId' as id from jobs
        where payload->>'to' = '${email}' order by id`,
    );
  const openOf = async (email: string) => {
    const found = (await dataRequestsToAnswer(at(), admin)).find((one) => one.email === email);
    if (!found) throw new Error(`${email} has asked for nothing`);
    return found;
  };
  /** Asked, and confirmed by the mailbox. */
  const confirmed = async (email: string) => {
    await askAs(email);
    const { id } = await openOf(email);
    const token = randomUUID();
    await issueConfirmLink(at(), id, token);
    await confirmDataRequest(at(), token);
    return id;
  };
  /** The token of the mail with the file. */
  const gathered = async (id: string) => {
    await gather(at(), admin, id);
    const token = randomUUID();
    await issueFileLink(at(), id, token);
    return token;
  };
  const enter = async (given: Record<string, string>, actor: User = admin) => {
    const id = randomUUID();
    await enterDataRequest(at(), actor, { id, form: enteredDataRequestForm.parse({ name: "Alex Reed", ...given }) });
    return id;
  };
  const emailOf = async (leadId: string) =>
    (await ask<{ email: string }>(db.orm, `select customer_email as email from leads where id = '${leadId}'`))[0]
      ?.email ?? "";

  it("is asked of the mailbox once confirmed, due in a month, and looks nothing up before", async () => {
    const known = await emailOf((await aQuotedProject(db, admin)).leadId);
    for (const email of [known, "nobody@example.com"]) {
      await askAs(email);
      expect((await mailsTo(email)).filter(({ mail }) => mail === "data-request")).toHaveLength(1);
      const { id, answerBy, confirmedAt } = await openOf(email);
      expect([answerBy, confirmedAt]).toEqual([monthsAfter(NOON, limits.dataRequestMonths), null]);
      expect(await outcomeOf(gather(at(), admin, id)), "before the mailbox answers").toBe("conflict");
      expect(await issueFileLink(at(), id, randomUUID())).toBeUndefined();
    }
    await askAs(known);
    expect(
      (await mailsTo(known)).filter(({ mail }) => mail === "data-request"),
      "asked again",
    ).toHaveLength(2);
    expect((await dataRequestsToAnswer(at(), admin)).filter(({ email }) => email === known)).toHaveLength(1);
  });

  it("is answered by a link to the mailbox, which thirty at once can use once", async () => {
    const { leadId, one } = await aQuotedProject(db, admin);
    const email = await emailOf(leadId);
    const id = await confirmed(email);
    const token = await gathered(id);
    expect((await mailsTo(email)).at(-1)).toEqual({ mail: "data-file", id });
    expect(await dataLink(at(), token)).toMatchObject({ state: "ready" });
    const all = await Promise.allSettled(Array.from({ length: 30 }, () => fetchFile(at(), token)));
    const files = all.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(files).toHaveLength(1);
    expect(await outcomeOf(fetchFile(at(), token))).toBe("link_expired");
    expect(await dataLink(at(), token)).toEqual({ state: "fetched" });
    const [file] = files;
    expect(file).toMatchObject({
      leads: [{ id: leadId, customerEmail: email }],
      companies: expect.arrayContaining([expect.objectContaining({ companyName: one.company })]),
      toldAboutSharing: [{ leadId }],
    });
    expect(file?.quotes).toHaveLength(2);
    expect(file?.mails).toContainEqual(expect.objectContaining({ mail: "lead-bought-customer" }));
    expect(JSON.stringify(file)).not.toContain("tokenHash");
    const [audited] = await ask<{ actions: string }>(
      db.orm,
      `select string_agg(action, ' ' order by id) as actions from audit_log where subject_id = '${id}'`,
    );
    expect(audited?.actions).toBe("gather-data");
  });

  it("holds nothing of anybody else: not of the same telephone, not of a slip, not of another's claim", async () => {
    const phone = "07700 900777";
    const mine = aQuoteForm({ phone });
    const theirs = aQuoteForm({ phone, name: "Morgan Vale" });
    const slip = aQuoteForm({ name: "Robin Slip", email: mine.email, serviceType: "heat-pumps" });
    await aRequest(db, { form: mine });
    await ask(db.orm, `update leads set available_at = created_at where customer_email = '${mine.email}'`);
    await aRequest(db, { form: theirs });
    await ask(db.orm, `update leads set available_at = created_at where customer_email = '${theirs.email}'`);
    const { leadId } = await aRequest(db, { form: slip });
    const caller = await aLead(db, { admin, form: { customer_email: "", customer_phone: phone, customer_name: "Cy" } });
    const file = await fetchFile(at(), await gathered(await confirmed(mine.email)));
    expect(file.leads).toEqual([expect.objectContaining({ customerEmail: mine.email, serviceType: "solar-panels" })]);
    expect(file.unconfirmedRequests).toEqual([{ id: leadId, serviceType: "heat-pumps", createdAt: NOON }]);
    for (const name of ["Morgan", "Robin", "Cy", theirs.email]) expect(JSON.stringify(file)).not.toContain(name);

    // Whoever types another's number beside their own mailbox gets nothing by it.
    const thief = `thief-${randomUUID()}@example.com`;
    const id = await enter({ email: thief, phone });
    const token = randomUUID();
    await issueConfirmLink(at(), id, token);
    await confirmDataRequest(at(), token);
    const stolen = await fetchFile(at(), await gathered(id));
    expect([stolen.leads, stolen.about]).toEqual([undefined, { email: thief, phone: null }]);

    // Once somebody has checked who rings, the callers of that number who left no address.
    const rung = await enter({ phone });
    expect(await outcomeOf(gather(at(), admin, rung))).toBe("conflict");
    await noteIdentity(at(), admin, { id: rung, identity: "Rang back on that number; knew the postcode." });
    await gather(at(), admin, rung);
    expect((await fileToHandOver(at(), admin, rung)).leads).toEqual([expect.objectContaining({ id: caller })]);
  });

  it("never goes to a mailbox that has not answered, whatever support noted", async () => {
    const email = `silent-${randomUUID()}@example.com`;
    const id = await enter({ email });
    await noteIdentity(at(), admin, { id, identity: "Saw a passport at our desk." });
    await gather(at(), admin, id);
    expect((await mailsTo(email)).map(({ mail }) => mail)).toEqual(["data-request"]);
    expect(await issueFileLink(at(), id, randomUUID())).toBeUndefined();
    expect(await openOf(email)).toMatchObject({ outcome: "handed_over", identity: "Saw a passport at our desk." });
    expect(await fileToHandOver(at(), admin, id)).toMatchObject({ about: { email, phone: null } });
    expect(await outcomeOf(fileToHandOver(at(later({ days: limits.dataFileDays })), admin, id))).toBe("not_found");
    expect(await outcomeOf(noteIdentity(at(), admin, { id, identity: "Again." }))).toBe("conflict");
  });

  it("links end: the older by the newer, the file's by its day, and neither opens for guessers", async () => {
    const email = `links-${randomUUID()}@example.com`;
    await askAs(email);
    const { id } = await openOf(email);
    await issueConfirmLink(at(), id, "older");
    await issueConfirmLink(at(), id, "newer");
    expect(await outcomeOf(confirmDataRequest(at(), "older"))).toBe("link_invalid");
    expect(await dataLink(at(), "newer")).toMatchObject({ state: "to-confirm" });
    expect((await openOf(email)).confirmedAt, "opening confirms nothing").toBeNull();
    await confirmDataRequest(at(), "newer");
    expect(await outcomeOf(fetchFile(at(), "newer")), "the link that confirms downloads nothing").toBe("link_invalid");
    const first = await gathered(id);
    const second = await gathered(id);
    expect(await outcomeOf(fetchFile(at(), first))).toBe("link_invalid");
    const late = at(later({ days: limits.dataFileDays }));
    expect(await dataLink(late, second)).toEqual({ state: "expired" });
    expect(await outcomeOf(fetchFile(late, second))).toBe("link_expired");
  });

  it("is closed without a file for a reason, and then nothing goes out", async () => {
    const email = `closed-${randomUUID()}@example.com`;
    const id = await confirmed(email);
    expect(await outcomeOf(declineDataRequest(at(), admin, { id, reason: " " }))).toBe("invalid_input");
    const closing = [1, 2].map(() => declineDataRequest(at(), admin, { id, reason: "Asked twice." }));
    expect(await outcomesOf(closing)).toEqual({ done: 1, conflict: 1 });
    expect(await outcomeOf(gather(at(), admin, id))).toBe("conflict");
    expect(await issueFileLink(at(), id, randomUUID())).toBeUndefined();
  });

  it("of somebody with an account has what is theirs, and not the company's", async () => {
    const owner = await anInstaller(db, { admin, credits: 5 });
    const file = await fetchFile(at(), await gathered(await confirmed(owner.email)));
    expect(file.account).toMatchObject({
      account: [{ email: owner.email }],
      memberships: [{ company: owner.installer.companyName, role: "owner", until: null }],
    });
    expect(JSON.stringify(file)).not.toContain("passwordHash");
  });

  it("is for support alone, and limited for the public", async () => {
    expect(await outcomeOf(dataRequestsToAnswer(at(), visitor))).toBe("not_signed_in");
    const finance = { ...admin, adminRoles: ["finance" as const] };
    const id = randomUUID();
    for (const act of [
      () => dataRequestsToAnswer(at(), finance),
      () => enter({ email: "a@example.com" }, finance),
      () => gather(at(), finance, id),
      () => noteIdentity(at(), finance, { id, identity: "Seen." }),
      () => declineDataRequest(at(), finance, { id, reason: "No." }),
      () => fileToHandOver(at(), finance, id),
    ]) {
      expect(await outcomeOf(act())).toBe("role_required");
    }
    const email = "busy-data@example.com";
    const asked = Array.from({ length: limits.publicComplaintsPerEmailPerDay + 1 }, () => askAs(email));
    expect(await outcomesOf(asked)).toEqual({ done: limits.publicComplaintsPerEmailPerDay, too_many_requests: 1 });
    expect(enteredDataRequestForm.safeParse({ name: "A" }).success, "neither address nor number").toBe(false);
  });

  it("is deleted after the same period as a customer's details", async () => {
    await forgetOld(at(monthsAfter(NOON, limits.customerDetailsKeptMonths)), { day: "2028-11-20", lastDay: null });
    expect(await ask(db.orm, "select id from data_requests")).toEqual([]);
  });
});
