import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { alertInstallers } from "#domain/alerts/alert-installers.ts";
import { sendDailyAlerts } from "#domain/alerts/daily-alerts.ts";
import { alertChoiceOf, chooseAlerts, chooseAlertsByLink, myWishes } from "#domain/alerts/my-wishes.ts";
import type { Context } from "#domain/context.ts";
import { changeCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageForm } from "#domain/coverage/coverage-form.ts";
import { gatherMailFacts, readersOf } from "#domain/mails/mails.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { confirmRequest } from "#domain/requests/customer-request.ts";
import { changeMember, leaveCompany, removeMember } from "#domain/team/members.ts";
import { insertMember } from "#domain/team/team.sql.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeById, takeDue } from "#tests/support/jobs.ts";
import { aConfirmedRequest, aLead, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import {
  aColleague,
  anAdmin,
  anInstaller,
  type Buyer,
  later,
  memberOf,
  NOON,
  outcomeOf,
} from "#tests/support/people.ts";

const CARDIFF = { basePostcode: "CF10 1EP", radiusMiles: "15", services: "solar-panels,heat-pumps" };

eachDatabase("alerts of new leads", (open) => {
  let db: Database;
  let admin: User;
  let context: Context;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    context = { db, now: NOON };
  });
  beforeEach(async () => {
    await ask(db.orm, "delete from jobs");
    await ask(db.orm, "delete from installer_coverage");
    await ask(db.orm, "update leads set status = 'withdrawn' where status in ('unconfirmed', 'available')");
  });

  async function reader(wanted: { alerts?: "at_once" | "daily" | "never"; area?: Record<string, string> } = {}) {
    const installer = await anInstaller(db, { admin, credits: 10 });
    await changeCoverage(context, installer, coverageForm.parse({ ...CARDIFF, ...wanted.area }));
    await chooseAlerts(context, installer, wanted.alerts ?? "at_once");
    await ask(db.orm, "delete from jobs");
    return installer;
  }

  const cardiffForm = (given: Record<string, string> = {}) => aQuoteForm({ postcode: "CF11 9LJ", ...given });
  const aCardiffLead = async (now = NOON) => (await aConfirmedRequest(db, { now, form: cardiffForm() })).leadId;

  /** The waiting jobs of a kind, without running them. */
  const waiting = <Payload>(kind: string) =>
    ask<{ id: number; payload: Payload }>(
      db.orm,
      `select id::int, payload from jobs where kind = '${kind}' and done_at is null order by id`,
    );
  const mails = async (name: Mail["mail"]) =>
    (await waiting<Mail & { installerId: string }>("send-mail"))
      .map(({ payload }) => payload)
      .filter(({ mail }) => mail === name);

  /** The people mailed at once. */
  async function alertAll(now = NOON): Promise<string[]> {
    for (const { id, payload } of await waiting<{ leadId: string }>("alert-installers")) {
      await alertInstallers({ db, now }, { taken: await takeById(db, id), leadId: payload.leadId });
    }
    return (await mails("lead-alert")).map(({ userId }) => userId ?? "");
  }

  describe("at once", () => {
    it("go only to companies whose area and services match the lead", async () => {
      const here = await reader();
      const near = await reader({ area: { basePostcode: "NP20 1FQ" } });
      await reader({ area: { basePostcode: "SA1 3SN" } });
      await reader({ area: { services: "ev-chargers" } });
      await reader({ alerts: "daily" });
      await reader({ alerts: "never" });
      const suspended = await reader();
      await suspendInstaller(context, admin, { installerId: suspended.installer.id, reason: "Complaints." });
      await aCardiffLead();
      expect((await alertAll()).sort()).toEqual([here.userId, near.userId].sort());
    });

    it("are queued once each when a customer confirms or an administrator enters a lead", async () => {
      await reader();
      const { token, leadId } = await aRequest(db, { form: cardiffForm() });
      expect(await waiting("alert-installers")).toEqual([]);
      for (let press = 0; press < 2; press++) await confirmRequest(context, token);
      expect(await waiting("alert-installers")).toMatchObject([{ payload: { leadId } }]);
      const entered = await aLead(db, { admin });
      expect(await waiting("alert-installers")).toMatchObject([
        { payload: { leadId } },
        { payload: { leadId: entered } },
      ]);
    });

    it("are queued once however often and by however many workers the job is done", async () => {
      await reader();
      const leadId = await aCardiffLead();
      const [job] = await waiting("alert-installers");
      const taken = await takeById(db, job?.id ?? 0);
      await Promise.all(Array.from({ length: 5 }, () => alertInstallers(context, { taken, leadId })));
      await alertInstallers(context, { taken, leadId });
      expect(await mails("lead-alert")).toHaveLength(1);
      expect(await takeDue({ db, now: later({ days: 1 }) })).toHaveLength(2);
    });

    it("are not queued for a lead that is gone", async () => {
      await reader();
      const { token } = await aConfirmedRequest(db, { form: cardiffForm() });
      await closeRequest(context, token);
      expect(await alertAll()).toEqual([]);
      await aCardiffLead();
      expect(await alertAll(later({ days: limits.leadLifetimeDays }))).toEqual([]);
    });

    it("say what the card shows, and no contact detail", async () => {
      const one = await reader();
      const form = cardiffForm({
        name: "Sarah Whitlock",
        phone: "07700 900123",
        message: "Ring Sarah Whitlock on 07700 900123.",
      });
      const { leadId } = await aConfirmedRequest(db, { form });
      const facts = await factsOf({ mail: "lead-alert", leadId, ...(await memberOf(db, one)) });
      expect(facts).toMatchObject({
        token: "the token",
        lead: { id: leadId, outcode: "CF11", firstName: "Sarah", phoneMasked: "07••• •••123", placesLeft: 3 },
      });
      expect(JSON.stringify(facts)).not.toMatch(/Whitlock|900123|9LJ|customer-/);
    });

    it.each<[string, (reader: Buyer, lead: { leadId: string; token: string }) => Promise<unknown>]>([
      ["the customer has closed", (_, { token }) => closeRequest(context, token)],
      ["others have bought up", (_, { leadId }) => sellOut(leadId)],
      ["the reader has bought", (reader, { leadId }) => buy(reader, leadId)],
      ["the reader no longer wants", (reader) => chooseAlerts(context, reader, "never")],
      ["the reader gets tomorrow morning", (reader) => chooseAlerts(context, reader, "daily")],
      ["is outside the reader's new area", (reader) => move(reader, { basePostcode: "SA1 3SN" })],
      ["is not among the reader's new services", (reader) => move(reader, { services: "heat-pumps" })],
      [
        "the reader may no longer buy",
        ({ installer }) => suspendInstaller(context, admin, { installerId: installer.id, reason: "Complaints." }),
      ],
    ])("are not sent of a lead that %s meanwhile", async (_, happens) => {
      const one = await reader();
      const lead = await aConfirmedRequest(db, { form: cardiffForm() });
      const mail = { mail: "lead-alert", leadId: lead.leadId, ...(await memberOf(db, one)) } as const;
      expect(await factsOf(mail)).toBeDefined();
      await happens(one, lead);
      expect(await factsOf(mail)).toBeUndefined();
    });

    it("are not sent for a lead past its lifetime", async () => {
      const one = await reader();
      const mail = { mail: "lead-alert", leadId: await aCardiffLead(), ...(await memberOf(db, one)) } as const;
      const end = later({ days: limits.leadLifetimeDays });
      expect(await factsOf(mail, new Date(end.getTime() - 1))).toBeDefined();
      expect(await factsOf(mail, end)).toBeUndefined();
    });
  });

  describe("once a day", () => {
    const DAY = { day: "2026-11-20", lastDay: "2026-11-19" };
    const SINCE = new Date("2026-11-19T07:00:00Z");
    const UNTIL = new Date("2026-11-20T07:00:00Z");
    const digestFor = async (one: Buyer) =>
      ({
        mail: "lead-digest",
        ...(await memberOf(db, one)),
        since: SINCE.toISOString(),
        until: UNTIL.toISOString(),
      }) as const;

    async function runDaily(run: { day: string; lastDay: string | null } = DAY) {
      const [{ id = 0 } = {}] = await ask<{ id: number }>(
        db.orm,
        "insert into jobs (kind, payload, created_at, run_at) values ('daily-alerts', '{}', now(), now()) returning id::int",
      );
      const taken = await takeById(db, id);
      await sendDailyAlerts(context, { taken, run });
      await sendDailyAlerts(context, { taken, run });
      return mails("lead-digest");
    }

    it("go once each to the approved companies that want them", async () => {
      const one = await reader({ alerts: "daily" });
      await reader({ alerts: "at_once" });
      await reader({ alerts: "never" });
      const suspended = await reader({ alerts: "daily" });
      await suspendInstaller(context, admin, { installerId: suspended.installer.id, reason: "Complaints." });
      expect(await runDaily()).toEqual([await digestFor(one)]);
    });

    it("cover the time since the last one, even when days were missed and when the clocks change", async () => {
      await reader({ alerts: "daily" });
      expect(await runDaily({ day: "2026-11-20", lastDay: "2026-11-17" })).toMatchObject([
        { since: "2026-11-17T07:00:00.000Z", until: "2026-11-20T07:00:00.000Z" },
      ]);
      await ask(db.orm, "delete from jobs");
      expect(await runDaily({ day: "2027-03-28", lastDay: null })).toMatchObject([
        { since: "2027-03-27T07:00:00.000Z", until: "2027-03-28T06:00:00.000Z" },
      ]);
    });

    it("list what came between two mornings and is still for sale, newest first, each once", async () => {
      const one = await reader({ alerts: "daily" });
      const first = await aCardiffLead(SINCE);
      const last = await aCardiffLead(new Date(UNTIL.getTime() - 1));
      await aCardiffLead(new Date(SINCE.getTime() - 1));
      await aCardiffLead(UNTIL);
      const { token } = await aConfirmedRequest(db, { now: SINCE, form: cardiffForm() });
      await closeRequest(context, token);
      await aConfirmedRequest(db, { now: SINCE, form: cardiffForm({ postcode: "SA1 3SN" }) });
      await aConfirmedRequest(db, { now: SINCE, form: cardiffForm({ serviceType: "ev-chargers" }) });
      const facts = await factsOf(await digestFor(one));
      expect(facts).toMatchObject({ mail: "lead-digest", more: false, leads: [{ id: last }, { id: first }] });
    });

    it("list at most 20 leads, and say when there are more", async () => {
      const one = await reader({ alerts: "daily" });
      for (let i = 0; i < limits.digestLeadsMax; i++) await aCardiffLead(SINCE);
      const all = { length: limits.digestLeadsMax };
      expect(await factsOf(await digestFor(one))).toMatchObject({
        leads: expect.objectContaining(all),
        more: false,
      });
      await aCardiffLead(SINCE);
      expect(await factsOf(await digestFor(one))).toMatchObject({ leads: expect.objectContaining(all), more: true });
    });

    it("are not sent without a lead, nor to companies that chose otherwise or may no longer buy", async () => {
      const one = await reader({ alerts: "daily" });
      const mail = await digestFor(one);
      const leadId = await aCardiffLead(SINCE);
      expect(await factsOf(mail)).toBeDefined();
      await chooseAlerts(context, one, "never");
      expect(await factsOf(mail)).toBeUndefined();
      await chooseAlerts(context, one, "daily");
      await buy(one, leadId);
      expect(await factsOf(mail)).toBeUndefined();
      await aCardiffLead(SINCE);
      expect(await factsOf(mail)).toBeDefined();
      await suspendInstaller(context, admin, { installerId: one.installer.id, reason: "Complaints." });
      expect(await factsOf(mail)).toBeUndefined();
    });
  });

  describe("of each person", () => {
    it("come to owners and office who want them, each as they chose, and to no surveyor or bookkeeper", async () => {
      const owner = await reader();
      const daily = await aColleague(db, owner, "office");
      const never = await aColleague(db, owner, "owner");
      const office = await aColleague(db, owner, "office");
      const others = [await aColleague(db, owner, "surveyor"), await aColleague(db, owner, "books")];
      await chooseAlerts(context, daily, "daily");
      await chooseAlerts(context, never, "never");
      for (const one of others) expect(await outcomeOf(chooseAlerts(context, one, "daily"))).toBe("role_required");
      const leadId = await aCardiffLead();
      expect(await alertAll()).toEqual([owner.userId, office.userId]);
      const mail = { mail: "lead-alert", leadId, ...(await memberOf(db, office)) } as const;
      expect(await factsOf(mail)).toBeDefined();
      await changeMember(context, owner, { userId: office.userId, role: "books", creditsAMonth: null });
      expect(await factsOf(mail)).toBeUndefined();
    });

    it("are chosen by the link of one of them alone, as often as it is used", async () => {
      const owner = await reader();
      const colleague = await aColleague(db, owner, "office");
      const { memberId } = await memberOf(db, owner);
      for (const alerts of ["never", "never", "daily", "at_once", "never"] as const) {
        expect(await chooseAlertsByLink(context, memberId, alerts)).toBe(true);
        expect(await alertChoiceOf(context, memberId)).toEqual({ companyName: "Northern Roofs Ltd", alerts });
      }
      expect(await myWishes(context, colleague)).toEqual({ alerts: "at_once", news: "at_once" });
    });

    it.each([
      ["removed", (owner: Buyer, one: Buyer) => removeMember(context, owner, { userId: one.userId, to: null })],
      ["who has left", (_: Buyer, one: Buyer) => leaveCompany(context, one, null)],
    ])("end with the link of somebody %s, for good, even if they come back", async (_, goes) => {
      const owner = await reader();
      const one = await aColleague(db, owner, "office");
      const member = await memberOf(db, one);
      const mail = { mail: "lead-alert", leadId: await aCardiffLead(), ...member } as const;
      expect(await factsOf(mail)).toBeDefined();
      await goes(owner, one);
      const isOver = async () => {
        expect(await alertChoiceOf(context, member.memberId)).toBeUndefined();
        expect(await chooseAlertsByLink(context, member.memberId, "never")).toBe(false);
      };
      expect(await factsOf(mail)).toBeUndefined();
      await isOver();
      await insertMember(db.orm, { ...member, role: "office", createdAt: NOON });
      await isOver();
      expect(await myWishes(context, one)).toMatchObject({ alerts: "at_once" });
    });
  });

  /** Undefined as well where the person the mail is for is not told of it any more. */
  async function factsOf(mail: Mail, now = NOON) {
    const readers = await readersOf({ db, now }, mail);
    const isFor = readers?.some(({ userId }) => userId === mail.userId);
    return isFor ? gatherMailFacts({ db, now }, mail, "the token") : undefined;
  }
  const buy = (buyer: Buyer, leadId: string) => purchaseLead(context, buyer, { leadId, purchaseId: randomUUID() });
  const move = (who: Buyer, area: Record<string, string>) =>
    changeCoverage(context, who, coverageForm.parse({ ...CARDIFF, ...area }));

  async function sellOut(leadId: string): Promise<void> {
    for (let place = 0; place < limits.leadPlacesMax; place++) {
      await buy(await anInstaller(db, { admin, credits: 10 }), leadId);
    }
  }
});
