import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { ownTown, type Town } from "#tests/e2e/support/own-town.ts";
import { aWord, buy, send } from "#tests/e2e/support/people.ts";
import { aPdf } from "#tests/support/documents.ts";
import { figure, readExposition, type Sample } from "#tests/support/exposition.ts";

const HEADS = 40;
const METRICS_TOKEN = "only-the-operator-knows-this-one-token";

test.describe("the process metrics", () => {
  test.describe.configure({ mode: "serial" });
  let town: Town;

  test.beforeAll(async ({ browserName: _ }, { project }) => {
    town = await ownTown(project.name, { METRICS_TOKEN });
  });
  test.afterAll(() => town.close());

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(town.server.url + path, { method, headers, redirect: "manual" });
  const scrape = async (): Promise<Sample[]> => readExposition(await (await get("/metrics")).text());

  test("are shown to this machine and to anyone with the token, and to nobody else", async () => {
    const told = await get("/metrics");
    expect(told.status).toBe(200);
    expect(told.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(told.headers.get("cache-control")).toBe("no-store");
    const forwarded = { "x-forwarded-for": "127.0.0.1" };
    const authorization = `Bearer ${METRICS_TOKEN}`;
    expect((await get("/metrics", { ...forwarded, authorization })).status).toBe(200);
    for (const headers of [
      forwarded,
      { "x-forwarded-proto": "https" },
      { forwarded: "for=127.0.0.1" },
      { "x-real-ip": "127.0.0.1" },
      { ...forwarded, authorization: "Bearer of nothing" },
      { ...forwarded, authorization: `Bearer ${METRICS_TOKEN}x` },
      { ...forwarded, authorization: `Bearer ${METRICS_TOKEN.slice(0, -1)}` },
      { ...forwarded, authorization: "Bearer " },
    ]) {
      const refused = await get("/metrics", headers);
      expect(refused.status, JSON.stringify(headers)).toBe(404);
      expect(await refused.text()).not.toContain("http_requests_total");
    }
    for (const page of ["/sitemap.xml", "/robots.txt"]) expect(await (await get(page)).text()).not.toContain("metrics");
  });

  test("count requests by the pattern of their address, cached pages too, and don't grow with invented addresses", async ({
    page: _,
  }) => {
    await get("/about");
    await expect
      .poll(async () => {
        await get("/about");
        return figure(await scrape(), "http_requests_total", { route: "kept page", status: "2xx" });
      })
      .toBeGreaterThan(0);
    const before = await scrape();
    await get("/about");
    await get("/about", {}, "HEAD");
    const after = await scrape();
    for (const [method, more] of Object.entries({ GET: 1, HEAD: 1 })) {
      const labels = { route: "kept page", method };
      expect(figure(after, "http_requests_total", labels) - figure(before, "http_requests_total", labels)).toBe(more);
    }

    const strange = [
      "",
      "/",
      "requests/",
      "services/",
      "api/v1/",
      "api/v1/areas/",
      "admin/leads/",
      "share/",
      "assets/",
    ];
    const ask = async () => {
      for (let number = 0; number < 100; number++) {
        const method = number % 7 === 0 ? "POST" : number % 11 === 0 ? "PROPFIND" : "GET";
        await get(`/${strange[number % strange.length]}${aWord()}?q=${aWord()}`, {}, method);
      }
      return scrape();
    };
    // The first round meets each pattern for the first time.
    const first = await ask();
    const second = await ask();
    // The process metrics come and go with open sockets and timers.
    const requestsIn = (samples: Sample[]) => samples.filter(({ name }) => name.startsWith("http_"));
    expect(requestsIn(second).length).toBe(requestsIn(first).length);
    const routes = new Set(second.flatMap(({ labels }) => labels.route ?? []));
    expect([...routes]).toEqual(expect.arrayContaining(["/requests/:token", "/services/:slug", "other", "/metrics"]));
    expect(figure(second, "http_requests_total", { method: "other" })).toBeGreaterThan(0);
    const local = ["/croydon-renewable-energy", "/sutton-renewable-energy", "/sutton-solar-panels"];
    for (const path of local) await get(`${path}?annualBill=1`);
    expect(figure(await scrape(), "http_requests_total", { route: "area page" })).toBe(2);
  });

  test("show that a HEAD leaves no file and no stream open", async () => {
    const { client } = await town.people.installer();
    const document = { name: "cover.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf()) };
    const about = { kind: "insurance", expiresOn: "2037-03-31", reference: "X 1", form: "document", id: randomUUID() };
    expect((await client.post("/profile", { multipart: { ...about, document } })).status()).toBe(302);
    const [path = ""] = /\/documents\/[0-9a-f-]{36}/.exec(await (await client.get("/profile/papers")).text()) ?? [];
    const open = async () => {
      const samples = await scrape();
      return [figure(samples, "process_open_fds", {}), figure(samples, "fairwatt_event_listeners", {})];
    };
    const [filesBefore = 0, listenersBefore = 0] = await open();
    for (let turn = 0; turn < HEADS; turn++) expect((await client.head(path)).status()).toBe(200);
    for (let turn = 0; turn < HEADS; turn++) await client.head("/api/v1/leads/events");
    const [files = 0, listeners = 0] = await open();
    expect(listeners).toBe(listenersBefore);
    // Connections come and go meanwhile.
    expect(files - filesBefore).toBeLessThan(HEADS / 2);
  });

  test("move with the business: purchases, refusals, refunds and mails", { tag: "@story" }, async () => {
    const { people, admin } = town;
    const rich = await people.installer({ credits: 10 });
    const poor = await people.installer({ credits: 0 });
    const lead = await people.lead();
    const before = await scrape();
    const purchaseId = randomUUID();
    expect((await buy(rich.client, lead.leadId, purchaseId)).status()).toBe(302);
    expect((await buy(rich.client, lead.leadId, purchaseId)).status()).toBe(302);
    expect((await buy(poor.client, lead.leadId)).status()).toBe(402);
    const program = { headers: { "idempotency-key": randomUUID() } };
    expect((await poor.client.post(`/api/v1/leads/${lead.leadId}/purchases`, program)).status()).toBe(402);
    const report = { intent: "report", reason: "wrong_phone", requestId: randomUUID() };
    await send(rich.client, `/leads/purchases/${purchaseId}`, report, 302);
    const item = (await htmlOf("/admin/refunds")).split('class="queue-item"').find((text) => text.includes(lead.word));
    const [, id = ""] = /name="id" value="([^"]+)"/.exec(item ?? "") ?? [];
    await send(admin, "/admin/refunds", { id, intent: "accept" }, 302);
    await send(admin, "/admin/refunds", { id, intent: "accept" }, 409);
    const sent = (samples: Sample[]) => figure(samples, "fairwatt_mails_total", { outcome: "sent" });
    await expect.poll(async () => sent(await scrape()) - sent(before)).toBeGreaterThanOrEqual(3);
    const after = await scrape();
    const change = (name: string, outcome: string) =>
      figure(after, `fairwatt_${name}_total`, { outcome }) - figure(before, `fairwatt_${name}_total`, { outcome });
    expect({
      done: change("purchases", "done"),
      repeated: change("purchases", "repeated"),
      refused: change("purchases", "insufficient_credits"),
      accepted: change("refund_decisions", "accepted"),
      conflict: change("refund_decisions", "conflict"),
    }).toEqual({ done: 1, repeated: 1, refused: 2, accepted: 1, conflict: 1 });
  });

  test(
    "report the queue, the database, open lists and the process",
    { tag: "@embedded" },
    async ({ page: _ }, { project }) => {
      const samples = await scrape();
      expect(figure(samples, "fairwatt_database_up")).toBe(1);
      for (const name of ["waiting", "due", "oldest_due_seconds", "failed"]) {
        const kinds = samples.filter((one) => one.name === `fairwatt_jobs_${name}`).map(({ labels }) => labels.kind);
        expect(kinds, name).toEqual(expect.arrayContaining(["send-mail", "retention", "deliver-webhook"]));
      }
      for (const age of ["new", "reminded", "overdue"]) {
        expect(figure(samples, "fairwatt_stops_open", { age })).toBeGreaterThanOrEqual(0);
      }
      const total = figure(samples, "fairwatt_database_connections", { state: "total" });
      expect(total > 0).toBe(project.name === "postgres");
      expect(figure(samples, "process_resident_memory_bytes")).toBeGreaterThan(0);
      const { client } = await town.people.installer();
      const { cookies } = await client.storageState();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const stop = new AbortController();
      const listening = async () => figure(await scrape(), "fairwatt_event_listeners");
      const stream = await fetch(`${town.server.url}/api/v1/leads/events`, {
        headers: { cookie },
        signal: stop.signal,
      });
      expect(stream.status).toBe(200);
      await expect.poll(listening).toBe(1);
      stop.abort();
      await expect.poll(listening).toBe(0);
    },
  );

  const htmlOf = async (path: string) => (await town.admin.get(path)).text();
});
