import { expect } from "vitest";
import { limits } from "#config/limits.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { test } from "#tests/http/fixtures.ts";

const SESSION = /fairwatt\.session_token=([^;]+)/;

async function sessionOf(client: Client): Promise<string> {
  const { cookies } = await client.storageState();
  return cookies.find(({ name }) => name === "fairwatt.session_token")?.value ?? "";
}

test("a session begins at sign-in and ends at sign-out, whatever cookie was there before", async ({
  people,
  newClient,
}) => {
  const { email, password } = await people.installer({ status: "pending" });
  const client = await newClient();
  const planted = `${"a".repeat(32)}.${encodeURIComponent(`${"b".repeat(43)}=`)}`;
  const before = { cookie: `fairwatt.session_token=${planted}` };
  expect((await client.get("/dashboard", { headers: before })).headers().location).toMatch(/^\/auth/);
  const answer = await client.post("/auth", { form: { form: "login", email, password }, headers: before });
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
  const [session = ""] = cookies.map(({ value }) => value).filter((value) => value.includes("session_token="));
  expect(session).toMatch(/; Path=\/;/);
  expect(session).toMatch(/; HttpOnly/);
  expect(session).toMatch(/; SameSite=Lax/);
  expect(session).not.toMatch(/Domain=/i);
  const own = { cookie: session.split(";")[0] ?? "" };
  expect(own.cookie).not.toContain("a".repeat(32));
  const other = await newClient();
  expect((await other.get("/dashboard", { headers: own })).status()).toBe(200);
  expect((await other.get("/dashboard", { headers: before })).headers().location).toMatch(/^\/auth/);
  // The signature with one letter changed (the first, because some bits of the last don't count), and none at all.
  const flip = own.cookie.replace(/(?<=\.)./, (letter) => (letter === "A" ? "B" : "A"));
  for (const cookie of [flip, own.cookie.split(".")[0] ?? ""]) {
    expect((await other.get("/dashboard", { headers: { cookie } })).headers().location, cookie).toMatch(/^\/auth/);
  }
  await other.post("/sign-out", { headers: own });
  expect((await other.get("/dashboard", { headers: own })).headers().location).toMatch(/^\/auth/);
});

test("a valid session planted by its owner stays theirs, whoever signs in on top of it", async ({
  people,
  newClient,
}) => {
  const attacker = await people.installer({ status: "pending" });
  const { email, password, companyName } = await people.installer({ status: "pending" });
  const planted = await sessionOf(attacker.client);
  const headers = { cookie: `fairwatt.session_token=${planted}` };
  const client = await newClient();
  const shown = async (by: Client, cookie: Record<string, string>) =>
    (await by.get("/dashboard", { headers: cookie })).text();
  expect(await shown(client, headers), "planted as it should be").toContain(attacker.companyName);

  const answer = await client.post("/auth", { form: { form: "login", email, password }, headers });
  const [, fresh = ""] = SESSION.exec(answer.headers()["set-cookie"] ?? "") ?? [];
  expect([answer.status(), decodeURIComponent(fresh)]).toEqual([
    302,
    expect.not.stringContaining(planted.slice(0, 32)),
  ]);
  expect(fresh).not.toBe("");
  const other = await newClient();
  expect(await shown(other, { cookie: `fairwatt.session_token=${fresh}` })).toContain(companyName);
  expect(await shown(attacker.client, {})).not.toContain(companyName);
  expect(await shown(other, headers)).not.toContain(companyName);
});

test("passwords tried all at once count like those tried one after another", async ({ people, newClient }) => {
  const { email, password } = await people.installer({ status: "pending" });
  const client = await newClient();
  const wrong = Array.from({ length: 4 * limits.failedSignInsMax }, (_, at) => `a guess ${at}`);
  const trial = async (guess: string) =>
    (await client.post("/auth", { form: { form: "login", email, password: guess } })).status();
  // The right one comes long after the limit, but before the first has been found wrong.
  const statuses = await Promise.all([...wrong, password, password].map(trial));
  expect(statuses.filter((status) => status === 401)).toHaveLength(limits.failedSignInsMax);
  expect(statuses.slice(wrong.length)).toEqual([429, 429]);
});
