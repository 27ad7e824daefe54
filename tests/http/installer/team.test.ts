import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { aWord, PASSWORD, send, signIn } from "#tests/e2e/support/people.ts";
import { type PlainPage, pressAll } from "#tests/http/access/plain/press.ts";
import { test } from "#tests/http/fixtures.ts";
import { aColleague } from "#tests/http/installer/a-colleague.ts";

type Row = PlainPage["rows"][number];

const known = { currentPassword: PASSWORD };
const place = { role: "office", creditsAMonth: "" };

const pageOf = async (client: Client, address = "/team") => (await client.get(address)).text();

test("an owner invites in the same words whoever has the address, and gives the password first", async ({ people }) => {
  const [owner, other] = await Promise.all([people.installer(), people.installer()]);
  const form = (email: string) => ({ intent: "invite", id: randomUUID(), email, ...place });
  const asked = await (await send(owner.client, "/team", form("sam@example.com"), 422)).text();
  expect(asked).toContain("Please enter your current password.");
  expect(await pageOf(owner.client)).not.toContain("sam@example.com");
  const first = await send(owner.client, "/team", { ...form(`${aWord()}@example.com`), ...known }, 302);
  const second = await send(owner.client, "/team", form(other.email), 302);
  expect(second.headers().location).toBe(first.headers().location);
  const wrong = { ...form("sam"), role: "king", creditsAMonth: "2.5" };
  expect(await (await send(owner.client, "/team", wrong, 422)).text()).toContain("Choose a role.");
  for (let open = 2; open < 10; open++) await send(owner.client, "/team", form(`${aWord()}@example.com`), 302);
  expect(await (await send(owner.client, "/team", form("late@example.com"), 422)).text()).toContain(
    "Withdraw one first.",
  );
});

test("an owner changes a colleague's role and limit, and removes them, at once signed out", async ({
  people,
  db,
  newClient,
}) => {
  const owner = await people.installer();
  const sam = await aColleague({ db, newClient }, owner);
  const change = { intent: "change-member", userId: sam.userId, role: "office", creditsAMonth: "20" };
  const remove = { intent: "remove-member", userId: sam.userId };
  expect(await pageOf(owner.client, `/team?change=${sam.userId}`)).toContain("Change Sam Reeve");
  await send(owner.client, "/team", remove, 422);
  await send(owner.client, "/team", change, 422);
  await send(owner.client, "/team", { ...change, ...known }, 302);
  expect(await pageOf(owner.client)).toContain("20 credits");
  const stranger = await people.installer();
  await send(stranger.client, "/team", { ...remove, ...known }, 404);
  await send(owner.client, "/team", remove, 302);
  expect(await pageOf(owner.client)).not.toContain(sam.email);
  expect((await sam.client.get("/account")).status()).toBe(302);
});

test("somebody in no company starts one, or deletes the account", async ({ people, db, newClient }) => {
  const owner = await people.installer();
  for (const starts of [true, false]) {
    const sam = await aColleague({ db, newClient }, owner, "surveyor");
    await send(sam.client, "/team", { intent: "leave" }, 302);
    await signIn(sam.client, { email: sam.email, password: PASSWORD });
    const led = await sam.client.get("/dashboard");
    expect([led.status(), led.headers().location]).toEqual([302, "/account"]);
    const start: Row[] = [
      ["start-company", "Start a company", { companyName: "" }, "422", "Please fill in all required fields."],
      ["start-company", "Start a company", { companyName: "Reeve Heat Ltd" }, "/onboarding", "Reeve Heat Ltd"],
    ];
    const go: Row[] = [
      ["delete", "Delete my account", { currentPassword: "" }, "422", "You are in no company at present"],
      ["delete", "Delete my account", known, "/?notice=account-deleted", "Account deleted"],
    ];
    const page = { in: "account/no-company", at: starts ? "/account/company" : "/account", rows: starts ? start : go };
    await pressAll(sam.client, [page]);
    if (!starts) await send(await newClient(), "/auth", { form: "login", email: sam.email, password: PASSWORD }, 401);
  }
});

test("the only owner can neither leave nor lose the role", async ({ people }) => {
  const owner = await people.installer();
  const words = "Make somebody else an owner first.";
  expect(await (await send(owner.client, `/team?change=${owner.id}`, { intent: "leave" }, 409)).text()).toContain(
    words,
  );
  const demoted = { intent: "change-member", userId: owner.id, ...place, ...known };
  expect(await (await send(owner.client, `/team?change=${owner.id}`, demoted, 409)).text()).toContain(words);
});

test.for(["office", "surveyor", "books"] as const)(
  "%s is refused the team, and leaves from the account page",
  async (role, { people, db, newClient }) => {
    const owner = await people.installer();
    const { client, userId, email } = await aColleague({ db, newClient }, owner, role);
    const answer = await client.get("/team");
    expect([answer.status(), await answer.text()]).toEqual([
      403,
      expect.stringContaining("Your role does not allow this. Ask an owner."),
    ]);
    const forms = ["invite", "send-again", "withdraw", "change-member", "remove-member"];
    for (const intent of forms) await send(client, "/team", { intent, userId, ...place, ...known }, 403);
    expect(await pageOf(client, "/account")).toContain('value="leave"');
    const left = await send(client, "/team", { intent: "leave" }, 302);
    expect(left.headers().location).toBe("/auth?notice=company-left");
    expect((await client.get("/account")).status()).toBe(302);
    await signIn(client, { email, password: PASSWORD });
    expect(await pageOf(owner.client)).not.toContain(email);
  },
);

test("each says when they are away and who covers, and an owner for anybody, without scripts", async ({
  people,
  db,
  newClient,
}) => {
  const owner = await people.installer();
  const sam = await aColleague({ db, newClient }, owner, "surveyor");
  const today = londonDay(new Date());
  const away = { from: today, to: addDays(today, 7), cover: owner.id };
  const refused = await send(sam.client, "/account", { form: "away", ...away, to: addDays(today, -1) }, 422);
  expect(await refused.text()).toContain("The last day is not before the first, and not over.");
  await send(sam.client, "/account", { form: "away", ...away, cover: sam.userId }, 422);
  const saved = await send(sam.client, "/account", { form: "away", ...away }, 302);
  expect(saved.headers().location).toBe("/account?notice=away-saved");
  expect(await pageOf(sam.client, "/account")).toContain(`value="${away.to}"`);
  await send(sam.client, "/team", { intent: "away", userId: owner.id, ...away }, 403);
  const page = `/team?change=${sam.userId}`;
  expect(await pageOf(owner.client, page)).toContain(`value="${away.to}"`);
  await send(owner.client, "/team", { intent: "away", userId: sam.userId, from: "", to: "", cover: "" }, 302);
  expect(await pageOf(owner.client, page)).not.toContain(`value="${away.to}"`);
});
