import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { userByEmail } from "#domain/accounts/accounts.sql.ts";
import { closeAccount, deletePerson } from "#domain/accounts/close-account.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import { setEmail } from "#domain/accounts/security.sql.ts";
import { startCompany } from "#domain/accounts/start-company.ts";
import { type User, visitor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { alertChoiceOf } from "#domain/alerts/my-wishes.ts";
import { actorOfKey } from "#domain/api-keys/actor-of-key.ts";
import { makeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { installerForm } from "#domain/installers/installer-form.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { gatherMailFacts, writeMail } from "#domain/mails/mails.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { invite, issueInvitationLink, offeredBy } from "#domain/team/invitations.ts";
import { leaveCompany, removeMember } from "#domain/team/members.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { keyForm } from "#tests/support/key-form.ts";
import { aColleague, anAdmin, anInstaller, memberOf, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

const form = installerForm.parse({ contactName: "Sam Reeve", companyName: "Reeve Heat Ltd" });

eachDatabase("people in no company", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  const at = () => ({ db, now: NOON });
  const now = async ({ userId }: User) => (await loadActor(at(), userId)) as User;

  it("start a company of their own, once, also if they had founded the one they left", async () => {
    const founder = await anInstaller(db, { admin });
    const owner = await aColleague(db, founder, "owner");
    expect(await outcomeOf(startCompany(at(), founder, { id: randomUUID(), form }))).toBe("other_company");
    await leaveCompany(at(), founder, null);
    expect((await installerById(db.orm, founder.installer.id))?.email, "of whoever stays").toBe(owner.email);
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const tries = ids.map((id) => startCompany(at(), founder, { id, form }));
    expect(await outcomesOf(tries)).toEqual({ done: 1, other_company: 29 });
    const again = await now(founder);
    expect(again.installer).toMatchObject({ companyName: "Reeve Heat Ltd", status: "pending", role: "owner" });
    await startCompany(at(), again, { id: again.installer?.id ?? "", form });
    expect(again.installer?.id).not.toBe(founder.installer.id);
    await setEmail(db.orm, founder.userId, `new-${founder.email}`, NOON);
    expect((await installerById(db.orm, again.installer?.id ?? ""))?.email).toBe(`new-${founder.email}`);
    expect((await installerById(db.orm, founder.installer.id))?.email).toBe(owner.email);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("delete their account, and the history of the company they left keeps the name", async () => {
    const owner = await anInstaller(db, { admin });
    const sam = await aColleague(db, owner, "surveyor");
    expect(await outcomeOf(deletePerson(at(), sam)), "in a company").toBe("conflict");
    await removeMember(at(), owner, { userId: sam.userId, to: null });
    await deletePerson(at(), await now(sam));
    const [row] = await ask(db.orm, `select name, email, email_verified from "user" where id = '${sam.userId}'`);
    expect(row).toEqual({ name: "Sana Iqbal", email: `${sam.userId}@closed.invalid`, email_verified: false });
    expect(await ask(db.orm, `select 1 from account where user_id = '${sam.userId}'`)).toEqual([]);
    expect(await userByEmail(db.orm, sam.email), "is free").toBeUndefined();
    expect(
      await ask(
        db.orm,
        `select 1 from jobs where payload->>'mail' = 'person-deleted' and payload->>'to' = '${sam.email}'`,
      ),
    ).toHaveLength(1);
    expect(await installerById(db.orm, owner.installer.id)).toMatchObject({ status: "approved", email: owner.email });
    expect(await outcomeOf(deletePerson(at(), sam)), "once").toBe("not_found");
  });

  it("keep their sign-in when an owner closes the company, whoever founded it", async () => {
    const founder = await anInstaller(db, { admin });
    const { id, companyName } = founder.installer;
    const owner = await aColleague(db, founder, "owner");
    const books = await aColleague(db, founder, "books");
    let own = "";
    for await (const piece of exportOwnData(at(), owner)) own += piece;
    expect(JSON.parse(own), "their own sign-in").toMatchObject({ account: { email: owner.email } });
    await leaveCompany(at(), founder, null);
    const invitation = randomUUID();
    await invite(at(), owner, {
      id: invitation,
      form: { email: "new@example.com", role: "office", creditsAMonth: null },
    });
    await issueInvitationLink(at(), invitation, "a-link");
    expect(await offeredBy(at(), visitor, "a-link")).toMatchObject({ company: companyName });
    const random = new Uint8Array(32).fill(9);
    const key = await makeApiKey(at(), owner, { id: randomUUID(), form: keyForm(), random });
    const { memberId } = await memberOf(db, books);
    await ask(db.orm, "delete from jobs");
    await closeAccount(at(), owner, { companyName });
    expect(await outcomeOf(offeredBy(at(), visitor, "a-link"))).toBe("link_invalid");
    expect(await actorOfKey(at(), key)).toBeUndefined();
    expect(await alertChoiceOf(at(), memberId), "an alert link").toBeUndefined();
    const told = await ask<{ payload: Mail<"company-left"> }>(
      db.orm,
      "select payload from jobs where payload->>'mail' = 'company-left'",
    );
    expect(
      told.map(({ payload }) => payload.userId),
      "every colleague, once",
    ).toEqual([books.userId]);
    const facts = told[0] && (await gatherMailFacts(at(), told[0].payload, ""));
    expect(facts).toMatchObject({ to: books.email, companyName, isClosed: true });
    expect(facts && writeMail(facts, "https://fairwatt.example").text).toContain("closed the account of");
    expect(await now(founder)).toMatchObject({ email: founder.email, installer: null });
    expect(await now(books)).toMatchObject({ email: books.email, installer: null });
    expect(await now(owner)).toMatchObject({ email: `${owner.userId}@closed.invalid`, installer: null });
    expect(await installerById(db.orm, id)).toMatchObject({ status: "suspended", email: `${id}@closed.invalid` });
    const names = await ask(db.orm, `select name from "user" where id = '${owner.userId}'`);
    expect(names, "no company is left to know it").toEqual([{ name: "Closed account" }]);
  });
});
