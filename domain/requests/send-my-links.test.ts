import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { sendMyLinks } from "#domain/requests/send-my-links.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("a customer who has lost their link", (open) => {
  let db: Database;
  const send = (email: string, { now = NOON, address = randomUUID() as string } = {}) =>
    sendMyLinks({ db, now }, { email, address });
  const mailsOf = (leadId: string) =>
    ask(db.orm, `select 1 from jobs where payload->>'mail' = 'your-links' and payload->>'leadId' = '${leadId}'`);

  beforeAll(async () => {
    db = await open();
  });

  it("is sent a new one, even if the request is closed; a stranger gets the same answer and no mail", async () => {
    const form = aQuoteForm();
    const { leadId, token } = await aConfirmedRequest(db, { form });
    await closeRequest({ db, now: NOON }, token);
    expect(await send(form.email)).toBe(await send("nobody@example.com"));
    expect(await mailsOf(leadId)).toHaveLength(1);
    const fresh = randomUUID();
    const facts = await gatherMailFacts({ db, now: NOON }, { mail: "your-links", leadId, others: [] }, fresh);
    expect(facts).toMatchObject({ mail: "your-links", to: form.email, links: [{ serviceLabel: "Solar Panels" }] });
    const [link] = facts?.mail === "your-links" ? facts.links : [];
    expect(await customerRequest({ db, now: NOON }, link?.token ?? "")).toMatchObject({ name: form.name });
  });

  it("gets at most three an hour, with the same answer, and nobody can ask for many addresses", async () => {
    const form = aQuoteForm();
    const { leadId } = await aRequest(db, { form });
    for (let asked = 0; asked < 5; asked++) await send(form.email);
    expect(await mailsOf(leadId)).toHaveLength(limits.linkMailsPerEmailPerHour);
    const address = "192.0.2.9";
    for (let asked = 0; asked < limits.linkMailsPerAddressPerHour; asked++) {
      await send(`${randomUUID()}@example.com`, { address });
    }
    expect(await outcomeOf(send(`${randomUUID()}@example.com`, { address }))).toBe("too_many_requests");
  });

  it("gets one mail with a link to each of their requests, none of which opens another", async () => {
    const form = aQuoteForm();
    const one = await aConfirmedRequest(db, { form });
    const other = await aConfirmedRequest(db, { form: { ...form, serviceType: "heat-pumps" } });
    await send(form.email);
    const [job] = await ask<{ mail: Mail<"your-links"> }>(
      db.orm,
      `select payload as mail from jobs where payload->>'mail' = 'your-links' and payload::text like '%${one.leadId}%'`,
    );
    if (!job) throw new Error("no mail was queued");
    expect([job.mail.leadId, ...job.mail.others].toSorted()).toEqual([one.leadId, other.leadId].toSorted());
    const facts = await gatherMailFacts({ db, now: NOON }, job.mail, randomUUID());
    const links = facts?.mail === "your-links" ? facts.links : [];
    const opened = await Promise.all(links.map(({ token }) => customerRequest({ db, now: NOON }, token)));
    expect(opened.map(({ serviceLabel }) => serviceLabel)).toEqual(links.map(({ serviceLabel }) => serviceLabel));
    expect(new Set(opened.map(({ serviceLabel }) => serviceLabel)).size).toBe(2);
  });

  it("has a link that lasts exactly 180 days without use; then it opens nothing and is removed", async () => {
    const unused = await aConfirmedRequest(db);
    await ask(db.orm, `update request_links set last_used_on = null where lead_id = '${unused.leadId}'`);
    const last = later({ days: limits.requestLinkDays, milliseconds: -1 });
    expect(await customerRequest({ db, now: last }, unused.token)).toMatchObject({ name: "Sarah Whitlock" });
    const usedOnce = { db, now: later({ days: 2 * limits.requestLinkDays - 2 }) };
    expect(await customerRequest(usedOnce, unused.token), "its use began the time anew").toBeDefined();
    const { leadId, token } = await aConfirmedRequest(db);
    await ask(db.orm, `update request_links set last_used_on = null where lead_id = '${leadId}'`);
    const ended = { db, now: later({ days: limits.requestLinkDays }) };
    expect(await outcomeOf(customerRequest(ended, token))).toBe("link_invalid");
    expect(await outcomeOf(closeRequest(ended, token))).toBe("link_invalid");
    const links = () => ask(db.orm, `select 1 from request_links where lead_id = '${leadId}'`);
    expect(await links()).toHaveLength(1);
    await forgetOld(ended, { day: "2027-05-19", lastDay: null });
    expect(await links()).toHaveLength(0);
  });
});
