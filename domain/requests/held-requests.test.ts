import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { resumeLead } from "#domain/admin/leads/resume-lead.ts";
import { leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { checkContact } from "#domain/requests/check-contact.ts";
import { confirmRequest, customerRequest } from "#domain/requests/customer-request.ts";
import {
  declineRequest,
  heldRequests,
  releaseOverdueRequests,
  releaseRequest,
  tellMore,
} from "#domain/requests/held-requests.ts";
import { requestQuote } from "#domain/requests/request-quote.ts";
import { waitingWork } from "#domain/work/work.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aQuoteForm, leadOfReference } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("a request that looks like abuse", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  interface Sent {
    form?: Record<string, string>;
    now?: Date;
    senderHash?: string | null;
    isSentAtOnce?: boolean;
  }

  async function sent({ form = {}, now = NOON, ...how }: Sent) {
    const ids = { requestId: randomUUID(), reference: randomUUID() };
    await requestQuote({ db, now }, { ...ids, address: randomUUID(), form: aQuoteForm(form), ...how });
    const leadId = await leadOfReference(db, ids.reference);
    const token = randomUUID() + randomUUID();
    await issueRequestLink({ db, now }, leadId, token);
    return { leadId, token };
  }

  async function confirmed(given: Sent) {
    const request = await sent(given);
    return { ...request, status: await confirmRequest(at(given.now), request.token) };
  }

  const throwAway = () => ({ email: `${randomUUID()}@mailinator.com` });
  const held = (given: Sent = {}) =>
    confirmed({ ...given, form: { ...throwAway(), ...given.form }, isSentAtOnce: true });
  const mails = (leadId: string, mail: string) =>
    ask(db.orm, `select id from jobs where payload->>'mail' = '${mail}' and payload->>'leadId' = '${leadId}'`);
  const alerts = (leadId: string) =>
    ask(db.orm, `select id from jobs where kind = 'alert-installers' and payload->>'leadId' = '${leadId}'`);
  const signals = (leadId: string) => ask(db.orm, `select kind from signals where lead_id = '${leadId}'`);
  async function isForSale(leadId: string, now = NOON): Promise<boolean> {
    const buyer = await anInstaller(db, { admin });
    return (await leadsForSale(at(now), buyer)).items.some(({ id }) => id === leadId);
  }

  it("in two ways waits for a person, is not for sale, alerts nobody, and says why", async () => {
    const { leadId, token, status } = await held();
    expect(status).toBe("paused");
    expect(await isForSale(leadId)).toBe(false);
    expect(await alerts(leadId)).toEqual([]);
    expect(await mails(leadId, "request-held")).toHaveLength(1);
    expect(await customerRequest(at(), token)).toMatchObject({
      held: { reasons: ["disposable_mail", "sent_at_once"], words: null },
    });
    expect(await confirmRequest(at(), token)).toBe("paused");
    expect(await outcomeOf(resumeLead(at(), admin, leadId))).toBe("conflict");
    await expect(
      ask(db.orm, `update leads set status = 'available', available_at = now() where id = '${leadId}'`),
    ).rejects.toThrow();
  });

  it("in one way alone is for sale at once, and is noted", async () => {
    for (const [given, kind] of [
      [{ form: throwAway() }, "disposable_mail"],
      [{ isSentAtOnce: true }, "sent_at_once"],
    ] as const) {
      const { leadId, status } = await confirmed(given);
      expect(status).toBe("available");
      expect(await signals(leadId)).toEqual([{ kind }]);
    }
    const plain = await confirmed({});
    expect(await signals(plain.leadId)).toEqual([]);
  });

  it("is none for many names, a number for drama, an example's address and a network that many share, at once", async () => {
    const phone = "07700 900123";
    for (const name of ["Ann One", "Ben Two", "Cy Three", "Dee Four", "Eve Five"]) {
      const given = { form: { phone, name }, senderHash: null, isSentAtOnce: true };
      expect((await confirmed(given)).status).toBe("available");
    }
    const form = { ...throwAway(), phone, name: "Fay Six" };
    expect((await confirmed({ form })).status, "beside a mailbox that is thrown away").toBe("paused");
  });

  it("counts two other names of a phone number within 90 days, the same in any spelling", async () => {
    const phone = "020 7123 4567";
    const old = later({ days: -limits.holdOtherNamesDays, milliseconds: -1 });
    await sent({ form: { phone, name: "Olga Old" }, now: old });
    await sent({ form: { phone, name: "Ann One" } });
    await sent({ form: { phone, name: "Ben Two" } });
    const twice = await confirmed({ form: { phone, name: "ann one", serviceType: "heat-pumps" }, isSentAtOnce: true });
    expect(twice.status).toBe("available");
    const third = await held({
      form: { phone, name: "Cy Three", serviceType: "ev-chargers", email: "cy@example.com" },
    });
    expect(third.status).toBe("paused");
  });

  it("counts the fourth request in a day from one address, several works together as one", async () => {
    const senderHash = randomUUID();
    const works = { works: "heat-pumps,ev-chargers" };
    for (let sentBefore = 0; sentBefore < 2; sentBefore++) await sent({ senderHash, form: works });
    const third = await confirmed({ senderHash, isSentAtOnce: true });
    expect(third.status).toBe("available");
    const fourth = await confirmed({ senderHash, isSentAtOnce: true });
    expect(fourth.status).toBe("paused");
    const nextDay = await confirmed({ senderHash, isSentAtOnce: true, now: later({ days: 1 }) });
    expect(nextDay.status).toBe("available");
  });

  it("is released by a person, and is then on sale as if just confirmed", async () => {
    const { leadId, token } = await held();
    await tellMore(at(), token, "I use this mailbox for offers.");
    expect((await heldRequests(at(), admin)).find(({ id }) => id === leadId)).toMatchObject({
      words: "I use this mailbox for offers.",
    });
    const now = later({ hours: 3 });
    await releaseRequest(at(now), admin, leadId);
    expect(await customerRequest(at(now), token)).toMatchObject({ status: "available", confirmedAt: now, held: null });
    expect(await alerts(leadId)).toHaveLength(1);
    expect(await isForSale(leadId, now)).toBe(true);
    expect(await outcomeOf(releaseRequest(at(now), admin, leadId))).toBe("conflict");
    expect(await outcomeOf(tellMore(at(now), token, "More."))).toBe("conflict");
  });

  it("goes on sale with all its works, and is one thing to do until then", async () => {
    const { leadId, token } = await held({ form: { works: "heat-pumps,ev-chargers" } });
    const ids = `select id from leads where group_id = (select group_id from leads where id = '${leadId}')`;
    const waits = () => ask(db.orm, `select * from request_holds where ended_at is null and lead_id in (${ids})`);
    expect(await waits()).toHaveLength(3);
    await ask(db.orm, `update leads set customer_name = 'Ivy Oak' where id in (${ids})`);
    const waiting = async () =>
      (await waitingWork(at(), admin)).items.filter(({ kind, title }) => kind === "held-request" && title === "Ivy");
    expect(await waiting()).toHaveLength(1);
    await closeRequest(at(), token);
    expect(await waiting()).toHaveLength(1);
    await releaseOverdueRequests(at(later({ days: limits.requestHeldDays })));
    const states = await ask<{ status: string }>(
      db.orm,
      `select status from leads where id in (${ids}) order by status`,
    );
    expect(states.map(({ status }) => status)).toEqual(["available", "available", "withdrawn"]);
  });

  it("that is released is known to recur with the customer's others", async () => {
    const form = throwAway();
    const { leadId } = await held({ form });
    await ask(db.orm, `update leads set customer_recurs = false where id = '${leadId}'`);
    await confirmed({ form: { ...form, serviceType: "heat-pumps" } });
    await ask(db.orm, `update leads set customer_recurs = false where customer_email = '${form.email}'`);
    await releaseRequest(at(), admin, leadId);
    const [lead] = await ask(db.orm, `select customer_recurs from leads where id = '${leadId}'`);
    expect(lead).toEqual({ customer_recurs: true });
  });

  it("waits on when its customer confirms the contact details, too", async () => {
    const { leadId, token } = await held();
    await ask(db.orm, `update leads set contact_asked_at = now() where id = '${leadId}'`);
    const request = await customerRequest(at(), token);
    const contact = { name: request.name, phone: request.phone ?? "" };
    await checkContact(at(), token, { form: contact, fingerprint: request.fingerprint });
    expect(await customerRequest(at(), token)).toMatchObject({ status: "paused" });
  });

  it("is declined with a reason and a mail, and never goes on sale", async () => {
    const { leadId, token } = await held();
    expect(await outcomeOf(declineRequest(at(), admin, { leadId, reason: " " }))).toBe("invalid_input");
    await declineRequest(at(), admin, { leadId, reason: "Nobody lives there." });
    expect(await mails(leadId, "request-declined")).toHaveLength(1);
    const declined = { status: "withdrawn", held: null, declinedBecause: "Nobody lives there." };
    expect(await customerRequest(at(), token)).toMatchObject(declined);
    await releaseOverdueRequests(at(later({ days: 30 })));
    expect(await isForSale(leadId)).toBe(false);
  });

  it("is released after 2 days if nobody has decided, not before, and once", async () => {
    const { leadId, token } = await held();
    await releaseOverdueRequests(at(later({ days: limits.requestHeldDays, milliseconds: -1 })));
    expect(await customerRequest(at(), token)).toMatchObject({ status: "paused" });
    const due = later({ days: limits.requestHeldDays });
    await Promise.all([releaseOverdueRequests(at(due)), releaseRequest(at(due), admin, leadId).catch(() => null)]);
    await releaseOverdueRequests(at(due));
    expect(await customerRequest(at(due), token)).toMatchObject({ status: "available", confirmedAt: due });
    expect(await alerts(leadId)).toHaveLength(1);
  });

  it("of an administrator is for another one to decide", async () => {
    const { leadId } = await held();
    const email = admin.email.replace("@", "+me@");
    await ask(db.orm, `update leads set customer_email = '${email}' where id = '${leadId}'`);
    expect((await heldRequests(at(), admin)).find(({ id }) => id === leadId)).toMatchObject({ isOwn: true });
    expect(await outcomeOf(releaseRequest(at(), admin, leadId))).toBe("own_request");
    expect(await outcomeOf(declineRequest(at(), admin, { leadId, reason: "No." }))).toBe("own_request");
    await releaseRequest(at(), await anAdmin(db), leadId);
  });

  it("is for administrators alone to decide", async () => {
    const { leadId } = await held();
    const buyer = await anInstaller(db, { admin });
    expect(await outcomeOf(heldRequests(at(), buyer))).toBe("not_admin");
    expect(await outcomeOf(releaseRequest(at(), buyer, leadId))).toBe("not_admin");
    expect(await outcomeOf(declineRequest(at(), buyer, { leadId, reason: "No." }))).toBe("not_admin");
  });
});
