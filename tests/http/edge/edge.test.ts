import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteMap } from "#content/site-map/site-map.ts";
import { type Clients, clientsOf } from "#tests/e2e/support/clients.ts";
import { ownPlace, type Place } from "#tests/e2e/support/own-place.ts";
import { findProgram, type Program, until } from "#tests/machines/program.ts";
import { startProxy } from "#tests/machines/proxies.ts";
import { freePort } from "#tests/support/free-port.ts";
import { postgresOwner } from "#tests/support/postgres/binaries.ts";
import { type Server, startServer } from "#tests/support/server.ts";

const nginx = findProgram("nginx");
if (!nginx) console.warn("nginx is not installed here, so nothing asks whether it keeps the right pages.");

const PATHS = siteMap.map(({ path }) => path);
const SOME = ["/", "/contact", "/services/solar-panels", "/planner", "/sutton-solar-panels"];
const AT_ONCE = 8;
/** Longer than a copy is fresh, shorter than the five seconds after which no old price may be seen. */
const OLD_PAGES_GONE_MILLISECONDS = 2000;

/** Behind deploy/nginx.conf, one after another: the last one leaves nothing but the proxy. */
const it = (name: string, ask: () => Promise<void>) =>
  test.skipIf(!nginx)(name, { tags: "thorough", timeout: 180_000 }, ask);
const folder = mkdtempSync(join(tmpdir(), "fairwatt-edge-"));
let place: Place;
let server: Server;
let proxy: Program & { url: string };
let clients: Clients;
let session: string;

beforeAll(async () => {
  if (!nginx) return;
  chmodSync(folder, 0o711);
  place = await ownPlace("postgres", { PRICE_SOURCE: "cap" });
  server = await startServer(place);
  const where = { folder, owner: postgresOwner(), command: nginx, port: await freePort() };
  proxy = await startProxy(where, [server.port, await freePort()]);
  clients = clientsOf(server.url);
  const { cookies } = await (await clients.demo("approved@demo.example")).storageState();
  session = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
});
afterAll(async () => {
  await clients?.dispose();
  await proxy?.stop();
  await server?.kill();
  await place?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(proxy.url + path, { headers, redirect: "manual" });
/** Asks until the response is the page that is the same for everyone. */
const kept = (path: string) =>
  until(`${path} from memory`, 30, async () => {
    const answer = await get(path);
    const body = await answer.text();
    return answer.headers.has("etag") && { path, headers: answer.headers, body };
  });
const priceTime = (body: string) => /<time dateTime="([^"]+)" data-price="time"/.exec(body)?.[1];

it("public pages contain no cookie, nonce or personal word, whoever asked before", async () => {
  expect(session).toContain("session_token=");
  for (const path of SOME) await get(path, { cookie: session });
  const pages = await forAll(PATHS, kept);
  for (const { path, headers, body } of pages) {
    const names = [...headers.keys()];
    for (const one of ["set-cookie", "cdn-cache-control", "cache-tag", "x-request-id"])
      expect(names, path).not.toContain(one);
    expect(headers.get("cache-control"), path).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("content-security-policy"), path).not.toContain("nonce");
    // In full, a failure would be the whole page.
    expect(/ nonce=|Sign Out|approved@demo|Welcome back|>Dashboard</.exec(body)?.[0], path).toBeUndefined();
  }
});

it("public pages are rendered personally for signed-in users, and never cached", async () => {
  for (const path of SOME) {
    for (const headers of [{ cookie: session }, { cookie: `theme=dark; ${session}` }]) {
      const own = await get(path, headers);
      expect([own.status, own.headers.get("cache-control"), own.headers.has("etag")], path).toEqual([
        200,
        "no-store",
        false,
      ]);
      expect((await own.text()).includes("Sign Out"), path).toBe(true);
    }
    expect((await kept(path)).body.includes("Sign Out"), path).toBe(false);
  }
});

it("public pages are the same for visitors with meaningless cookies, and for browsers that have them already", async () => {
  const { headers } = await kept("/");
  const etag = headers.get("etag") ?? "";
  expect((await get("/", { cookie: "theme=dark; _ga=1" })).headers.get("etag")).toBe(etag);
  expect((await get("/", { "if-none-match": etag })).status).toBe(304);
  for (const encoding of ["gzip", "br, gzip", "identity", "gzip;q=0"]) {
    const answer = await get("/", { "accept-encoding": encoding });
    expect(encoding).toContain(answer.headers.get("content-encoding") ?? "");
    expect(await answer.text(), encoding).toContain("</html>");
  }
});

it("public pages take no forms: a post reaches Fairwatt, and its response nobody else", async () => {
  for (const word of ["Zaphodia", "Trillianne"]) {
    const body = new URLSearchParams({ name: word, email: "no address" });
    const answer = await fetch(`${proxy.url}/contact`, { method: "POST", body });
    expect([answer.status, (await answer.text()).includes(word)]).toEqual([422, true]);
    expect((await kept("/contact")).body.includes(word)).toBe(false);
  }
});

it("public pages with old prices are gone within five seconds of new ones", async () => {
  const before = await forAll(SOME, kept);
  const hours = 24 * 60;
  const moved = await clients.newClient();
  expect((await moved.post("/demo/clock", { data: { hours }, headers: { origin: server.url } })).ok()).toBe(true);
  await sleep(OLD_PAGES_GONE_MILLISECONDS);
  for (const { path, body } of before) {
    const after = await (await get(path)).text();
    expect(priceTime(after), path).toBeTruthy();
    expect(priceTime(after), path).not.toBe(priceTime(body));
  }
});

it("public pages stay available, styles included, when every process has been killed and the database is gone", async () => {
  const [style = ""] = /\/assets\/[^"]+\.css/.exec((await kept("/")).body) ?? [];
  expect((await get(style)).status).toBe(200);
  await place.remove();
  await server.kill();
  const answers = await forAll([...PATHS, style], async (path) => [path, (await get(path)).status]);
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  expect((await get("/", { cookie: session })).status).toBe(502);
  expect((await fetch(proxy.url, { method: "POST", body: "" })).status).toBe(502);
});
async function forAll<T>(paths: readonly string[], ask: (path: string) => Promise<T>): Promise<T[]> {
  const waiting = [...paths];
  const answers: T[] = [];
  const takeTurns = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) answers.push(await ask(path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return answers;
}
