import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { insertUser, userByEmail } from "#domain/accounts/accounts.sql.ts";
import type { CompanyRole } from "#domain/roles.ts";
import { myInvitations, sendInvitationAgain, withdrawInvitation } from "#domain/team/invitations.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { linkIn, mailsTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, type Installer, PASSWORD, send } from "#tests/e2e/support/people.ts";
import { pressAll } from "#tests/http/access/plain/press.ts";
import { test } from "#tests/http/fixtures.ts";
import { signedIn } from "#tests/support/people.ts";

/** Invites by the page, and returns the links mailed so far, newest first. */
async function invited({ client }: Installer, email: string, role: CompanyRole = "office") {
  const form = { intent: "invite", id: randomUUID(), email, role, creditsAMonth: "", currentPassword: PASSWORD };
  await send(client, "/team", form, 302);
  return linksTo(client, email, 1);
}

async function linksTo(client: Client, email: string, many: number): Promise<[string, ...string[]]> {
  return (await mailsTo(client, email, /invites you/, many)).map(linkIn) as [string, ...string[]];
}

const join = (link: string, fill: Record<string, string>, to: string, says: string) => ({
  in: "account/join",
  at: link,
  rows: [["join-form", /^Join /, fill, to, says] as [string, RegExp, Record<string, string>, string, string]],
});

async function joins(client: Client, link: string, form: Record<string, string>) {
  const joined = await send(client, link, form, 302);
  expect(joined.headers().location).toBe("/dashboard?notice=joined");
}

test("somebody new joins with a name and a password, once, and is signed in with the address confirmed", async ({
  people,
  db,
  newClient,
}) => {
  const owner = await people.installer();
  const email = `${aWord()}@example.com`;
  const [link] = await invited(owner, email);
  const client = await newClient();
  const opened = await client.get(link);
  expect([opened.status(), opened.headers()["cache-control"], opened.headers()["referrer-policy"]]).toEqual([
    200,
    "no-store",
    "same-origin",
  ]);
  const page = await opened.text();
  for (const words of [owner.companyName, "Your role: Office", email, 'content="noindex'])
    expect(page).toContain(words);
  await pressAll(client, [
    join(link, {}, "422", "Enter your name."),
    join(link, { name: "Sam Reeve", password: "x" }, "422", "at least 6 characters"),
  ]);
  await joins(client, link, { name: "Sam Reeve", password: PASSWORD });
  expect(await (await client.get("/account")).text()).toContain("You work for");
  expect(await userByEmail(db.orm, email)).toMatchObject({ name: "Sam Reeve", emailVerified: true });
  expect(await (await owner.client.get("/team")).text()).toContain("Sam Reeve");
  const again = await (await newClient()).get(link);
  expect([again.status(), await again.text()]).toEqual([404, expect.stringContaining("has been accepted")]);
});

test("whoever keeps the books begins at the credits, which is all their role opens", async ({ people, newClient }) => {
  const owner = await people.installer();
  const [link] = await invited(owner, `${aWord()}@example.com`, "books");
  const fill = { name: "Kit Moss", password: PASSWORD };
  await pressAll(await newClient(), [join(link, fill, "/credits?notice=joined", "Credits")]);
});

test("somebody who left a company signs in and joins another; signed in as others, one signs out first", async ({
  people,
  newClient,
}) => {
  const [first, second] = await Promise.all([people.installer(), people.installer()]);
  const email = `${aWord()}@example.com`;
  const [one] = await invited(first, email);
  const sam = await newClient();
  await joins(sam, one, { name: "Sam Reeve", password: PASSWORD });
  const form = { intent: "invite", id: randomUUID(), email, role: "surveyor", creditsAMonth: "" };
  await send(second.client, "/team", { ...form, currentPassword: PASSWORD }, 302);
  const [other] = await linksTo(second.client, email, 2);
  const refused = await sam.get(other);
  const words = `You already belong to ${first.companyName}. Leave or close it first.`;
  expect([refused.status(), await refused.text()]).toEqual([409, expect.stringContaining(words)]);
  expect(await (await send(sam, other, {}, 409)).text()).toContain(words);
  await send(sam, "/team", { intent: "leave" }, 302);

  expect(await (await sam.get(other)).text()).toContain("This address already has a sign-in.");
  expect(await (await send(sam, other, { name: "Sam", password: PASSWORD }, 401)).text()).not.toContain("Sam Reeve");
  const row = ["other-reader", "Sign out", {}, "?notice=signed-out", "already has a sign-in"] as const;
  await pressAll(first.client, [{ in: "account/join", at: other, rows: [[...row]] }]);
  const returned = await send(
    sam,
    `/auth?next=${other}`,
    { form: "login", email, password: PASSWORD, next: other },
    302,
  );
  expect(returned.headers().location).toBe(`${other}?notice=welcome-back`);
  await joins(sam, other, {});
});

test("an address whose sign-up was never confirmed needs a new password first", async ({ people, db, newClient }) => {
  const owner = await people.installer();
  const email = `${aWord()}@example.com`;
  const stranger = { id: randomUUID(), name: "Nobody", email, passwordHash: "none", emailVerified: false };
  await insertUser(db.orm, { ...stranger, now: new Date() });
  const [link] = await invited(owner, email);
  const client = await newClient();
  expect(await (await client.get(link)).text()).toContain("Choose a new password");
});

test("a link that was replaced, withdrawn or too old says so, and what to do", async ({ people, db, newClient }) => {
  const owner = await people.installer();
  const email = `${aWord()}@example.com`;
  const [older] = await invited(owner, email);
  const actor = await signedIn(db, owner.id);
  const [{ id } = { id: "" }] = await myInvitations({ db, now: new Date() }, actor);
  await sendInvitationAgain({ db, now: new Date() }, actor, id);
  const [link] = await linksTo(owner.client, email, 2);
  const client = await newClient();
  const replaced = await client.get(older);
  expect([replaced.status(), await replaced.text()]).toEqual([404, expect.stringContaining("Use the latest one")]);
  expect((await client.get(link)).status()).toBe(200);
  await withdrawInvitation({ db, now: new Date() }, actor, id);
  const withdrawn = await client.get(link);
  expect([withdrawn.status(), await withdrawn.text()]).toEqual([410, expect.stringContaining("has withdrawn")]);
});
