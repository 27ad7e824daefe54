import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Client } from "#tests/e2e/support/client.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { get, kept, SMALL } from "#tests/http/public/kept-page.ts";

const read = async (client: Client, path: string) => (await (await client.get(path)).text()).replaceAll("<!-- -->", "");

/** Presses Remember on this device; returns the whole cookie and its value. */
async function remember(client: Client, link: string, linkId: string = randomUUID()) {
  const answer = await send(client, `${link}/links`, { intent: "remember", linkId }, 302);
  const cookie = answer.headers()["set-cookie"] ?? "";
  return { cookie, value: /^fairwatt\.my_project=([\w-]+);/.exec(cookie)?.[1] ?? "" };
}

/** The cookies of My project that this browser still has. */
const heldBy = async (client: Client) =>
  (await client.storageState()).cookies.filter(({ name }) => name === "fairwatt.my_project");

test("a device remembers a project by a cookie that scripts and other sites cannot use", async ({
  people,
  newClient,
}) => {
  const device = await newClient();
  const { link, email, word } = await people.customer();
  expect(await read(device, `${link}/links`)).toContain("Remember on this device");
  expect(await read(device, "/requests")).not.toContain("Open my project");
  expect(await heldBy(device)).toEqual([]);

  const { cookie, value } = await remember(device, link);
  expect(cookie).toBe(`fairwatt.my_project=${value}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax`);
  expect(value).toHaveLength(43);
  const links = await read(device, `${link}/links`);
  expect(links).toContain("This device remembers your project");
  expect(links).not.toContain("Remember on this device");
  expect(links).not.toContain(value);

  const page = await device.get("/requests");
  expect(page.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "same-origin" });
  expect(page.headers()["set-cookie"]).toBeUndefined();
  const shown = await page.text();
  expect(shown).toContain("Open my project");
  for (const secret of [value, link.split("/").at(-1) ?? "", email, word]) expect(shown).not.toContain(secret);

  const opened = await send(device, "/requests", { intent: "open" }, 302);
  expect(opened.headers()).toMatchObject({ location: `/requests/${value}`, "cache-control": "no-store" });
  expect(opened.headers()["set-cookie"], "the cookie lives on from here").toBe(cookie);
  expect((await device.get(`/requests/${value}`)).status()).toBe(200);
  const elsewhere = { form: { intent: "open" }, headers: { origin: "https://example.com" } };
  expect((await device.post("/requests", elsewhere)).status()).toBe(403);
});

test("Forget ends the link, and a stolen cookie opens nothing", async ({ people, newClient }) => {
  const device = await newClient();
  const thief = await newClient();
  const { link } = await people.customer();
  for (const where of ["/requests", `${link}/links`]) {
    const { value } = await remember(device, link);
    const stolen = { cookie: `fairwatt.my_project=${value}` };
    expect(await (await thief.get("/requests", { headers: stolen })).text()).toContain("Open my project");
    const forgotten = await send(device, where, { intent: "forget" }, 302);
    expect(forgotten.headers()["set-cookie"]).toMatch(/^fairwatt\.my_project=; Path=\/; Max-Age=0;/);
    expect(await heldBy(device)).toEqual([]);
    expect(await read(device, forgotten.headers().location ?? "")).toContain("This device has forgotten your project");
    const tried = await thief.get("/requests", { headers: stolen });
    expect(await tried.text()).not.toContain("Open my project");
    expect(tried.headers()["set-cookie"], "a dead cookie is removed").toContain("Max-Age=0");
    const opened = await thief.post("/requests", { form: { intent: "open" }, headers: stolen });
    expect([opened.status(), opened.headers().location]).toEqual([302, "/requests"]);
    expect((await thief.get(`/requests/${value}`)).status()).toBe(410);
    expect((await thief.post(`/requests/${value}/links`, { form: { intent: "end" } })).status()).toBe(410);
  }
  expect((await device.get(link)).status(), "the mail's link still works").toBe(200);
});

test("clicking twice remembers once, and other devices are revoked among the links", async ({ people, newClient }) => {
  const device = await newClient();
  const other = await newClient();
  const { link } = await people.customer();
  const linkId = randomUUID();
  const first = await remember(device, link, linkId);
  const second = await remember(device, link, linkId);
  expect(second.value).toBe(first.value);
  const stranger = await people.customer();
  const guessed = await remember(await newClient(), stranger.link, linkId);
  expect(guessed.value, "an id alone makes nobody's secret").not.toBe(first.value);
  expect((await other.get(`/requests/${guessed.value}`)).status()).toBe(404);

  const seen = await read(other, `${link}/links`);
  expect(seen).toContain("Another device</b>");
  expect(seen).toContain("Remember on this device");
  await send(other, `${link}/links`, { intent: "revoke", linkId }, 302);
  expect(await read(other, `${link}/links`)).not.toContain("Another device</b>");
  expect((await device.get(`/requests/${first.value}`)).status()).toBe(410);
  expect(await read(device, "/requests")).not.toContain("Open my project");
});

test("ending all links and erasing end what a device remembers", async ({ people, newClient }) => {
  for (const [end, status] of [
    [(client: Client, link: string) => send(client, `${link}/links`, { intent: "end" }, 302), 410],
    [(client: Client, link: string) => send(client, `${link}/delete`, { scope: "request" }, 302), 404],
  ] as const) {
    const device = await newClient();
    const elsewhere = await newClient();
    const { link } = await people.customer();
    const { value } = await remember(device, link);
    await end(elsewhere, link);
    expect((await device.get(`/requests/${value}`)).status()).toBe(status);
    expect(await read(device, "/requests")).not.toContain("Open my project");
    expect(await heldBy(device)).toEqual([]);
  }
});

test("a household's link can neither remember nor be remembered", async ({ people, newClient }) => {
  const customer = await newClient();
  const partner = await newClient();
  const { link } = await people.customer();
  await send(customer, `${link}/links`, { intent: "share", linkId: randomUUID(), label: "Alex" }, 302);
  const [, shared = ""] = /\/shared\/([\w-]+)/.exec(await read(customer, `${link}/links`)) ?? [];
  expect(await read(partner, `/shared/${shared}`)).not.toContain("Remember on this device");
  for (const address of [`/requests/${shared}/links`, `/shared/${shared}`]) {
    const tried = await partner.post(address, { form: { intent: "remember", linkId: randomUUID() } });
    expect([tried.status(), tried.headers()["set-cookie"]], address).toEqual([403, undefined]);
  }
  const planted = { cookie: `fairwatt.my_project=${shared}` };
  expect(await (await partner.get("/requests", { headers: planted })).text()).not.toContain("Open my project");
  const opened = await partner.post("/requests", { form: { intent: "open" }, headers: planted });
  expect(opened.headers().location).toBe("/requests");
  await partner.post("/requests", { form: { intent: "forget" }, headers: planted });
  expect((await partner.get(`/shared/${shared}`)).status(), "nobody forgets it that way").toBe(200);
});

test("a device remembers one project of several works, and the newest of several projects", async ({
  people,
  newClient,
}) => {
  const device = await newClient();
  const { link, email } = await people.customer({ form: { works: "solar-panels" } });
  const { value } = await remember(device, `${link}~2`);
  expect(await read(device, `${link}/links`)).toContain("This device remembers your project");
  expect(await read(device, `/requests/${value}`)).toContain(`href="/requests/${value}~2"`);
  const other = await people.customer();
  expect(await read(device, `${other.link}/links`)).toContain("This device remembers another project now.");
  await remember(device, other.link);
  expect((await device.get(`/requests/${value}`)).status()).toBe(410);
  expect(await heldBy(device)).toHaveLength(1);
  await send(device, "/requests", { email }, 200);
  expect(linkIn(await mailTo(device, email, /^Your links$/))).not.toContain(value);
});

test("no page that knows the cookie is kept, and no kept page knows it", async ({ site, people, newClient }) => {
  const device = await newClient();
  const { link } = await people.customer();
  const { value } = await remember(device, link);
  const cookie = `fairwatt.my_project=${value}`;
  for (let times = 0; times < 3; times++) {
    const mine = await get(`${site.url}/requests`, { cookie });
    const theirs = await get(`${site.url}/requests`, {});
    const asData = await get(`${site.url}/requests.data`, { cookie });
    expect(mine.body.toString()).toContain("Open my project");
    expect(theirs.body.toString()).not.toContain("Open my project");
    for (const { headers } of [mine, theirs, asData]) {
      expect(headers["cache-control"]).toBe("no-store");
      for (const name of ["etag", "cdn-cache-control", "cache-tag"]) expect(headers[name], name).toBeUndefined();
    }
  }
  const about = await kept(`${site.url}/about`);
  const withCookie = await get(`${site.url}/about`, { ...SMALL, cookie });
  expect([withCookie.headers.etag, withCookie.headers["set-cookie"]]).toEqual([about.headers.etag, undefined]);
  expect(withCookie.body.equals(about.body)).toBe(true);
});
