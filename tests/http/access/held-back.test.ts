import { expect } from "vitest";
import { cookieOf, PASSWORD, send } from "#tests/e2e/support/people.ts";
import { addressOf, answerOf, type Place, places } from "#tests/http/access/places.ts";
import { matrix } from "#tests/http/access/roles.ts";
import { test } from "#tests/http/fixtures.ts";
import { aColleague } from "#tests/http/installer/a-colleague.ts";
import { setUpFactor, withFactorRequired } from "#tests/http/installer/second-factor.ts";

const SET_UP = "/account/two-factor";

/** What opens for somebody signed in as for anybody, or by the link of a mail alone. */
const OPEN: readonly string[] = [
  "account/auth/auth",
  "account/two-factor/second-step",
  "account/two-factor/two-factor",
  "installer/alerts",
];

const isForAnybody = ({ file }: Place) => new Set(Object.values(matrix[file] ?? {})).size === 1;

/** Every address that answers people who have signed in as it answers nobody else. */
const ofCompany = places.filter(
  (place) => !OPEN.includes(place.file) && (/^(installer|admin)\//.test(place.file) || !isForAnybody(place)),
);

test("with required two-factor sign-in a member without it reaches only its set-up, whatever the address", async ({
  people,
  db,
  newClient,
  site,
}) => {
  const owner = await people.installer();
  const sam = await aColleague({ db, newClient }, owner, "owner");
  expect((await sam.client.get("/dashboard")).status()).toBe(200);
  await withFactorRequired(db, owner);
  const headers = { cookie: await cookieOf(sam.client), origin: site.url };
  const form = { method: "POST", body: new URLSearchParams({ intent: "" }) };
  const ask = async (address: string, init: RequestInit = {}) =>
    (await answerOf(site.url + address, { headers, ...init }, false)).answer;
  const got: Record<string, string[]> = {};
  const wanted: Record<string, string[]> = {};
  for (const { file, path } of ofCompany) {
    const address = addressOf(path);
    if (file.startsWith("api/")) {
      const [page = "", , sent = ""] = matrix[file]?.approved.split(" ") ?? [];
      // A wrong method is refused before anybody asks who sends it.
      const refused = (answer: string) => (answer === "405" ? answer : "403");
      wanted[file] = [refused(page), refused(sent)];
      got[file] = [await ask(address), await ask(address, form)];
    } else {
      wanted[file] = [SET_UP, SET_UP, "403"];
      got[file] = [await ask(address), await ask(`${address}.data`), await ask(address, form)];
    }
  }
  expect(Object.keys(got).length).toBeGreaterThan(60);
  expect(got).toEqual(wanted);
});

test("whoever is held back reads why, sets it up, and goes on; and cannot turn it off again", async ({
  people,
  db,
  newClient,
}) => {
  const owner = await people.installer();
  const sam = await aColleague({ db, newClient }, owner);
  await withFactorRequired(db, owner);
  const led = await sam.client.get("/dashboard");
  expect([led.status(), led.headers().location]).toEqual([302, SET_UP]);
  const page = await (await sam.client.get(SET_UP)).text();
  expect(page).toContain(`${owner.companyName} requires two-factor sign-in`);
  expect(page).not.toContain('href="/leads"');
  const refused = await send(sam.client, "/account", { form: "away" }, 403);
  expect(await refused.text()).toContain("Your company requires two-factor sign-in. Turn it on first.");
  expect((await sam.client.get("/")).status(), "public").toBe(200);
  await setUpFactor(sam.client);
  expect((await sam.client.get("/dashboard")).status()).toBe(200);
  expect(await (await sam.client.get(SET_UP)).text()).not.toContain("Turn it off");
  const off = await send(sam.client, SET_UP, { form: "off", currentPassword: PASSWORD }, 403);
  expect(await off.text()).toContain("so yours stays on");
  await send(sam.client, "/sign-out", {}, 302);
});
