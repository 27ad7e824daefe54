import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { userByEmail } from "#domain/accounts/accounts.sql.ts";
import { type User, visitor } from "#domain/actor.ts";
import { actorOfKey } from "#domain/api-keys/actor-of-key.ts";
import { makeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { makeCalendarLink } from "#domain/appointments/calendar-link.ts";
import { readCalendarFeed } from "#domain/appointments/company-calendar.ts";
import { myCredits } from "#domain/credits/my-credits.ts";
import { assignPurchases } from "#domain/purchases/assign.ts";
import { myPurchase, myPurchases } from "#domain/purchases/my-purchases.ts";
import { nextActsOf, setNextAct } from "#domain/purchases/next-act.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import type { CompanyRole } from "#domain/roles.ts";
import { setAway } from "#domain/team/away.ts";
import {
  invite,
  issueInvitationLink,
  join,
  myInvitations,
  offeredBy,
  sendInvitationAgain,
  withdrawInvitation,
} from "#domain/team/invitations.ts";
import { changeMember, leaveCompany, myTeam, removeMember } from "#domain/team/members.ts";
import { invitationForm, joinForm } from "#domain/team/team-form.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { keyForm } from "#tests/support/key-form.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import {
  anAdmin,
  anInstaller,
  type Buyer,
  later,
  NOON,
  outcomeOf,
  outcomesOf,
  signedIn,
  signedInAgain,
} from "#tests/support/people.ts";

const ownersOf = (installerId: string) =>
  `select id from company_members where installer_id = '${installerId}' and role = 'owner' and ended_at is null`;

const anAddress = () => `person-${randomUUID()}@example.com`;

eachDatabase("the people of a company", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  const at = (now = NOON) => ({ db, now });

  async function invited(owner: User, email = anAddress(), given: { role?: CompanyRole; creditsAMonth?: number } = {}) {
    const id = randomUUID();
    const form = { email, role: given.role ?? "office", creditsAMonth: given.creditsAMonth ?? null };
    await invite(at(), owner, { id, form });
    return { id, email, token: await mailed(id) };
  }

  async function mailed(id: string, now = NOON) {
    const token = randomUUID();
    await issueInvitationLink(at(now), id, token);
    return token;
  }

  const aNewPerson = () => ({ userId: randomUUID(), name: "Sam Reeve", passwordHash: "none" });

  async function aColleague(owner: User, given: { role?: CompanyRole; creditsAMonth?: number } = {}) {
    const { token } = await invited(owner, anAddress(), given);
    const person = aNewPerson();
    await join(at(), token, person);
    return (await signedIn(db, person.userId)) as Buyer;
  }

  it("are invited by an owner, and join as somebody new, whose address the link confirms", async () => {
    const owner = await anInstaller(db, { admin });
    const { email, token } = await invited(owner, anAddress(), { role: "surveyor" });
    expect(await offeredBy(at(), visitor, token)).toMatchObject({ role: "surveyor", email, as: "new" });
    const person = aNewPerson();
    await join(at(), token, person);
    expect(await userByEmail(db.orm, email)).toMatchObject({ name: "Sam Reeve", emailVerified: true });
    const sam = await signedIn(db, person.userId);
    expect(sam.installer).toMatchObject({ id: owner.installer.id, role: "surveyor" });
    expect(await myTeam(at(), owner)).toMatchObject([{ role: "owner" }, { email, role: "surveyor" }]);
    expect(await myInvitations(at(), owner)).toEqual([]);
    expect(await outcomeOf(join(at(), token, aNewPerson())), "once").toBe("link_invalid");
  });

  it("join once, though thirty accept at once", async () => {
    const owner = await anInstaller(db, { admin });
    const { token } = await invited(owner);
    const outcomes = await outcomesOf(Array.from({ length: 30 }, () => join(at(), token, aNewPerson())));
    expect(outcomes.done).toBe(1);
    expect(await myTeam(at(), owner)).toHaveLength(2);
  });

  it("have 72 hours, and the newest link alone", async () => {
    const owner = await anInstaller(db, { admin });
    const { id, token } = await invited(owner);
    const end = { hours: limits.invitationLinkHours };
    expect(await outcomeOf(offeredBy(at(later({ ...end, milliseconds: -1 })), visitor, token))).toBe("done");
    expect(await outcomeOf(offeredBy(at(later(end)), visitor, token))).toBe("link_expired");
    await sendInvitationAgain(at(later({ hours: 80 })), owner, id);
    const newer = await mailed(id, later({ hours: 80 }));
    expect(await outcomeOf(offeredBy(at(later({ hours: 81 })), visitor, token))).toBe("link_invalid");
    expect(await outcomeOf(offeredBy(at(later({ hours: 81 })), visitor, newer))).toBe("done");
    await withdrawInvitation(at(), owner, id);
    expect(await outcomeOf(offeredBy(at(), visitor, newer))).toBe("link_revoked");
    expect(await issueInvitationLink(at(), id, randomUUID())).toBeUndefined();
  });

  it("are told of in the same words, whoever has the address: nobody, a user, another company's owner", async () => {
    const owner = await anInstaller(db, { admin });
    const stranger = await anInstaller(db, { admin });
    const answers = await Promise.all(
      [anAddress(), admin.email, stranger.email].map((email) =>
        invite(at(), owner, { id: randomUUID(), form: { email, role: "office", creditsAMonth: null } }),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect((await myInvitations(at(), owner)).map(({ id: _, email: __, ...rest }) => JSON.stringify(rest))).toEqual(
      Array.from({ length: 3 }, () => expect.any(String)),
    );
  });

  it("cannot be in two companies", async () => {
    const owner = await anInstaller(db, { admin });
    const other = await anInstaller(db, { admin, form: { companyName: "Merlin Heat Ltd" } });
    const { token } = await invited(owner, other.email);
    expect(await offeredBy(at(), visitor, token)).toMatchObject({ as: "sign_in" });
    expect(await offeredBy(at(), admin, token)).toMatchObject({ as: "other_person" });
    expect(await offeredBy(at(), other, token)).toMatchObject({
      as: "other_company",
      refusal: expect.stringContaining("Merlin Heat Ltd"),
    });
    const refused = await join(at(), token, { actor: other }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: "other_company",
      words: "You already belong to Merlin Heat Ltd. Leave or close it first.",
    });
    expect(await outcomeOf(join(at(), token, aNewPerson())), "not as somebody new").toBe("account_exists");
    expect(await outcomeOf(join(at(), token, { actor: admin })), "that address alone").toBe("link_invalid");
  });

  it("have ten open invitations at most, also when thirty are sent at once", async () => {
    const owner = await anInstaller(db, { admin });
    const send = (email: string, id: string = randomUUID()) =>
      invite(at(), owner, { id, form: { email, role: "books", creditsAMonth: null } });
    const id = randomUUID();
    const email = anAddress();
    await Promise.all(Array.from({ length: 5 }, () => send(email, id)));
    await send(email);
    expect(await myInvitations(at(), owner), "the same address again").toHaveLength(1);
    const outcomes = await outcomesOf(Array.from({ length: 30 }, () => send(anAddress())));
    expect(outcomes).toEqual({ done: limits.openInvitationsMax - 1, invalid_input: 31 - limits.openInvitationsMax });
  });

  it("spend at most their own monthly limit, which they cannot raise, also at once", async () => {
    const owner = await anInstaller(db, { admin, credits: 200 });
    const buyer = await aColleague(owner, { creditsAMonth: 20 });
    const leads = await Promise.all(Array.from({ length: 30 }, () => aConfirmedRequest(db)));
    const buy = (leadId: string) => purchaseLead(at(), buyer, { leadId, purchaseId: randomUUID() });
    expect(await outcomesOf(leads.map(({ leadId }) => buy(leadId)))).toEqual({ done: 4, limit_reached: 26 });
    expect((await myCredits(at(), owner)).balance, "nobody is charged for a refusal").toBe(200 - 4 * 5);
    const change = { userId: buyer.userId, role: "office" as const, creditsAMonth: 500 };
    expect(await outcomeOf(changeMember(at(), buyer, change))).toBe("role_required");
    await changeMember(at(), owner, { ...change, creditsAMonth: 25 });
    const more = await Promise.all(Array.from({ length: 2 }, () => aConfirmedRequest(db)));
    const reloaded = (await signedIn(db, buyer.userId)) as Buyer;
    const again = more.map(({ leadId }) => purchaseLead(at(), reloaded, { leadId, purchaseId: randomUUID() }));
    expect(await outcomesOf(again)).toEqual({ done: 1, limit_reached: 1 });
  });

  it("work on all bought leads, whoever bought them, and buy only in a role that may", async () => {
    const owner = await anInstaller(db, { admin, credits: 20 });
    const { leadId } = await aConfirmedRequest(db);
    await purchaseLead(at(), owner, { leadId, purchaseId: randomUUID() });
    const surveyor = await aColleague(owner, { role: "surveyor" });
    const books = await aColleague(owner, { role: "books" });
    expect((await myPurchases(at(), surveyor)).items).toHaveLength(1);
    expect(await outcomeOf(myPurchases(at(), books))).toBe("role_required");
    const other = await aConfirmedRequest(db);
    const buy = (who: Buyer) => outcomeOf(purchaseLead(at(), who, { leadId: other.leadId, purchaseId: randomUUID() }));
    expect([await buy(surveyor), await buy(books)]).toEqual(["role_required", "role_required"]);
  });

  it("keep one owner, when the last two leave at once", async () => {
    const owner = await anInstaller(db, { admin });
    expect(await outcomeOf(leaveCompany(at(), owner, null))).toBe("last_owner");
    const demoted = { userId: owner.userId, role: "office" as const, creditsAMonth: null };
    expect(await outcomeOf(changeMember(at(), owner, demoted))).toBe("last_owner");
    const second = await aColleague(owner, { role: "owner" });
    const leaving = Array.from({ length: 30 }, (_, n) => leaveCompany(at(), n % 2 ? owner : second, null));
    // Whoever has left is not there to leave again.
    expect(await outcomesOf(leaving)).toEqual({ done: 1, last_owner: 15, not_found: 14 });
    expect((await ask(db.orm, ownersOf(owner.installer.id))).length).toBe(1);
  });

  it("end at once: without a company, and with keys that wait for another owner", async () => {
    const owner = await anInstaller(db, { admin });
    const second = await aColleague(owner, { role: "owner" });
    const key = await makeApiKey(at(), second, {
      id: randomUUID(),
      form: keyForm(),
      random: new Uint8Array(32).fill(7),
    });
    expect(await actorOfKey(at(), key)).toMatchObject({ actor: { installer: { id: owner.installer.id } } });
    await removeMember(at(), owner, { userId: second.userId, to: null });
    expect((await signedIn(db, second.userId)).installer).toBeNull();
    expect(await outcomeOf(actorOfKey(at(), key))).toBe("key_paused");
    expect(await outcomeOf(removeMember(at(), owner, { userId: second.userId, to: null }))).toBe("not_found");
    expect(
      await outcomeOf(changeMember(at(), second, { userId: owner.userId, role: "books", creditsAMonth: null })),
    ).toBe("role_required");
  });

  it("pass leads, next acts and cover to whom is named, signed out, in the transaction that ends them", async () => {
    const owner = await anInstaller(db, { admin, credits: 10 });
    const goes = await signedInAgain(db, await aColleague(owner, { role: "office" }));
    const stays = await aColleague(owner, { role: "surveyor" });
    const books = await aColleague(owner, { role: "books" });
    const purchaseId = randomUUID();
    await purchaseLead(at(), owner, { leadId: (await aConfirmedRequest(db)).leadId, purchaseId });
    await assignPurchases(at(), owner, { purchaseIds: [purchaseId], to: goes.userId });
    const act = { purchaseId, id: randomUUID(), what: "Call", dueAt: later({ days: 1 }), userId: goes.userId };
    await setNextAct(at(), owner, act);
    await setAway(at(), owner, {
      userId: stays.userId,
      away: { from: "2026-11-20", to: "2026-11-30", cover: goes.userId },
    });
    const remove = (to: string | null) => removeMember(at(), owner, { userId: goes.userId, to });
    for (const to of [null, books.userId, goes.userId, "nobody"])
      expect(await outcomeOf(remove(to)), String(to)).toBe("invalid_input");
    const token = randomUUID();
    await makeCalendarLink(at(), goes, { id: randomUUID(), token, isOfAll: true });
    expect(await outcomeOf(readCalendarFeed(at(), token))).toBe("done");
    await remove(owner.userId);
    expect(await outcomeOf(readCalendarFeed(at(), token)), "404").toBe("link_invalid");
    expect((await myPurchase(at(), owner, purchaseId)).assignedTo?.userId).toBe(owner.userId);
    expect((await nextActsOf(db.orm, [purchaseId])).get(purchaseId)?.userId).toBe(owner.userId);
    expect((await myTeam(at(), owner)).find(({ userId }) => userId === stays.userId)?.away?.cover).toBe(owner.userId);
    expect(await ask(db.orm, `select id from session where user_id = '${goes.userId}'`)).toEqual([]);
    const mail = await ask(
      db.orm,
      `select payload from jobs where payload->>'mail' = 'company-left' and payload->>'userId' = '${goes.userId}'`,
    );
    expect(mail).toHaveLength(1);
    expect(await outcomeOf(setNextAct(at(), owner, { ...act, id: randomUUID() }))).toBe("invalid_input");
  });

  it("buy nothing once removed, and leave nothing assigned to them, though both happen at once", async () => {
    const owner = await anInstaller(db, { admin, credits: 200 });
    const leads = await Promise.all(Array.from({ length: 30 }, () => aConfirmedRequest(db)));
    for (const [index, { leadId }] of leads.entries()) {
      const buyer = await aColleague(owner);
      const purchaseId = randomUUID();
      const buying = purchaseLead(at(), buyer, { leadId, purchaseId });
      const removing = removeMember(at(), owner, { userId: buyer.userId, to: owner.userId });
      const [sold, removed] = await Promise.all([outcomeOf(buying), outcomeOf(removing)]);
      expect(removed, String(index)).toBe("done");
      expect(["done", "not_approved"]).toContain(sold);
      const again = { leadId: leads[0]?.leadId ?? "", purchaseId: randomUUID() };
      expect(await outcomeOf(purchaseLead(at(), buyer, again)), "with an actor from before").toBe("not_approved");
    }
    const purchaseId = randomUUID();
    await purchaseLead(at(), owner, { leadId: (await aConfirmedRequest(db)).leadId, purchaseId });
    for (let round = 0; round < 10; round++) {
      const goes = await aColleague(owner);
      const assign = () => outcomeOf(assignPurchases(at(), owner, { purchaseIds: [purchaseId], to: goes.userId }));
      const [, removed] = await Promise.all([
        assign(),
        outcomeOf(removeMember(at(), owner, { userId: goes.userId, to: owner.userId })),
        assign(),
      ]);
      expect(removed).toBe("done");
      const { assignedTo } = await myPurchase(at(), owner, purchaseId);
      expect([null, owner.userId]).toContain(assignedTo?.userId ?? null);
    }
  });

  it("change under the eyes of every owner: each is mailed, also who loses or gets the role, and nobody of a leaving", async () => {
    const owner = await anInstaller(db, { admin });
    const second = await aColleague(owner, { role: "owner" });
    const office = await aColleague(owner);
    const told = async () => {
      const rows = await ask<{ what: string; reader: string; by: string }>(
        db.orm,
        `select payload->'change'->>'what' as what, payload->>'userId' as reader, payload->>'by' as by from jobs
          where payload->>'mail' = 'team-changed' and payload->>'installerId' = '${owner.installer.id}' order by id`,
      );
      await ask(db.orm, `delete from jobs where payload->>'installerId' = '${owner.installer.id}'`);
      expect(rows.every(({ by }) => by === owner.userId)).toBe(true);
      return rows.map(({ what, reader }) => `${what} ${reader}`).sort();
    };
    const to = (what: string, ...readers: Buyer[]) => readers.map(({ userId }) => `${what} ${userId}`).sort();
    await told();
    await invited(owner);
    expect(await told()).toEqual(to("invited", owner, second));
    const change = { userId: office.userId, creditsAMonth: null };
    await changeMember(at(), owner, { ...change, role: "owner" });
    expect(await told(), "promoted").toEqual(to("changed", owner, second, office));
    await changeMember(at(), owner, { ...change, role: "office" });
    expect(await told(), "demoted").toEqual(to("changed", owner, second, office));
    await leaveCompany(at(), office, null);
    expect(await told()).toEqual([]);
    await removeMember(at(), owner, { userId: second.userId, to: null });
    expect(await told(), "an owner who is removed").toEqual(to("removed", owner, second));
    expect(await outcomeOf(removeMember(at(), owner, { userId: second.userId, to: null }))).toBe("not_found");
    expect(await told(), "with the act alone").toEqual([]);
  });

  it("are of the owner's company alone", async () => {
    const owner = await anInstaller(db, { admin });
    const other = await anInstaller(db, { admin });
    const { id } = await invited(other);
    expect(await outcomeOf(withdrawInvitation(at(), owner, id))).toBe("not_found");
    expect(await outcomeOf(sendInvitationAgain(at(), owner, id))).toBe("not_found");
    expect(await outcomeOf(removeMember(at(), owner, { userId: other.userId, to: null }))).toBe("not_found");
  });
});

it("read an invitation, and refuse a limit that is no number of credits", () => {
  const read = (given: Record<string, string>) =>
    invitationForm.safeParse({ email: "Sam@Example.com", role: "office", ...given });
  expect(read({}).data).toEqual({ email: "sam@example.com", role: "office", creditsAMonth: null });
  expect(read({ creditsAMonth: "0" }).data).toMatchObject({ creditsAMonth: 0 });
  for (const wrong of [
    { role: "king" },
    { role: "" },
    { creditsAMonth: "-1" },
    { creditsAMonth: "2.5" },
    { email: "sam" },
  ])
    expect(read(wrong).success, JSON.stringify(wrong)).toBe(false);
  const form = joinForm({ email: "sam.reeve@example.com", companyName: "Northern Roofs Ltd" });
  expect(form.safeParse({ name: "Sam", password: "northern roofs 2026" }).success).toBe(false);
  expect(form.safeParse({ name: "Sam", password: "wind over Whitby 7" }).success).toBe(true);
});
