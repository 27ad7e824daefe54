import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { alertInstallers } from "#domain/alerts/alert-installers.ts";
import { chooseAlerts } from "#domain/alerts/my-wishes.ts";
import { changeCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageForm } from "#domain/coverage/coverage-form.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { addEndpoint } from "#domain/webhooks/my-webhooks.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeById } from "#tests/support/jobs.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, memberOf, NOON } from "#tests/support/people.ts";

const CARDIFF = { basePostcode: "CF10 1EP", radiusMiles: "15", services: "solar-panels,heat-pumps" };

eachDatabase("leads that a company excludes", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    await ask(db.orm, "delete from jobs");
    await ask(db.orm, "delete from installer_coverage");
  });

  const context = () => ({ db, now: NOON });
  const want = (who: Buyer, wishes: Record<string, string>) =>
    changeCoverage(context(), who, coverageForm.parse({ ...CARDIFF, ...wishes }));
  async function wanting(wishes: Record<string, string>): Promise<Buyer> {
    const company = await anInstaller(db, { admin });
    await want(company, wishes);
    const form = { url: "https://hooks.example.com/leads", events: ["lead.matched" as const] };
    await addEndpoint(context(), company, { id: randomUUID(), form, random: randomBytes(32) });
    return company;
  }
  const aCardiffLead = async (given: Record<string, string> = {}) =>
    (await aConfirmedRequest(db, { form: aQuoteForm({ postcode: "CF11 9LJ", ...given }) })).leadId;
  const waiting = (kind: string) =>
    ask<{ id: number; payload: { mail: string; installerId: string } }>(
      db.orm,
      `select id::int, payload from jobs where kind = '${kind}' and done_at is null`,
    );
  const factsOf = (mail: Mail) => gatherMailFacts(context(), mail, "the token");

  it("are announced neither to the company nor to its programs", async () => {
    const told = await wanting({ excludedOutcodes: "CF10", minimumBudgetPounds: "10000", needsPhone: "yes" });
    await wanting({ excludedOutcodes: "CF11, CF10" });
    await wanting({ minimumBudgetPounds: "20000" });
    await ask(db.orm, "delete from jobs");
    const leadId = await aCardiffLead({ budget: "10k-20k" });
    const [job] = await waiting("alert-installers");
    await alertInstallers(context(), { taken: await takeById(db, job?.id ?? 0), leadId });
    const mails = (await waiting("send-mail")).filter(({ payload }) => payload.mail === "lead-alert");
    expect(mails.map(({ payload }) => payload.installerId)).toEqual([told.installer.id]);
    expect(await waiting("deliver-webhook")).toHaveLength(1);
  });

  it("are not mailed if they were excluded meanwhile", async () => {
    const company = await wanting({});
    const mail: Mail = { mail: "lead-alert", leadId: await aCardiffLead(), ...(await memberOf(db, company)) };
    expect(await factsOf(mail)).toBeDefined();
    await want(company, { excludedOutcodes: "CF11" });
    expect(await factsOf(mail)).toBeUndefined();
  });

  it("are not in the daily mail", async () => {
    const company = await wanting({});
    await chooseAlerts(context(), company, "daily");
    const leadId = await aCardiffLead({ budget: "5k-10k" });
    const period = { since: NOON.toISOString(), until: new Date(NOON.getTime() + 1).toISOString() };
    const mail: Mail = { mail: "lead-digest", ...(await memberOf(db, company)), ...period };
    const facts = () => factsOf(mail);
    await want(company, { excludedOutcodes: "CF10", minimumBudgetPounds: "9999", needsPhone: "yes" });
    expect(await facts()).toMatchObject({ leads: expect.arrayContaining([expect.objectContaining({ id: leadId })]) });
    await want(company, { minimumBudgetPounds: "10000" });
    expect(JSON.stringify((await facts()) ?? null)).not.toContain(leadId);
    await want(company, { excludedOutcodes: "CF11" });
    expect(JSON.stringify((await facts()) ?? null)).not.toContain(leadId);
  });
});
