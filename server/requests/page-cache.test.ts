import { createServer, request as httpRequest, type Server } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPageCache, type PageCacheOptions } from "#server/requests/page-cache.ts";

const LATER = "drawn anew";
const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(`<!doctype html><p>${body.repeat(50)}</p>`, {
    headers: { "content-type": "text/html; charset=utf-8", "x-request-id": "one", ...headers },
  });

describe("the page cache", () => {
  let server: Server;
  let address: string;
  let drawn: string[];
  let served: string[];
  let version: string;
  let facts: number;
  let render: PageCacheOptions["render"];

  beforeEach(async () => {
    [drawn, served] = [[], []];
    version = "1";
    facts = 1;
    render = async (path) => html(`page ${path} `);
    const cache = createPageCache({
      render: (path) => {
        drawn.push(path);
        return render(path);
      },
      isPublic: (path) => path.startsWith("/public"),
      isAsked: (path) => path === "/asked",
      isOfFacts: (path) => path.startsWith("/facts"),
      factsVersion: () => `${version} ${facts}`,
      askedMax: 2,
      version: () => version,
      onProblem: () => {},
      onServed: (method, status) => served.push(`${method} ${status}`),
    });
    server = createServer((incoming, outgoing) => cache.serve(incoming, outgoing) || outgoing.end(LATER));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  });
  afterEach(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const sent = httpRequest(`${address}${path}`, { method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on("error", reject).end();
    });
  const kept = async (path: string) => {
    await get(path);
    await expect.poll(async () => (await get(path)).body.toString()).toContain(`page ${path} `);
  };

  it("leaves the first visitor to the framework and serves the next ones from memory, drawn once", async () => {
    expect((await get("/public")).body.toString()).toBe(LATER);
    await kept("/public");
    await Promise.all(Array.from({ length: 20 }, () => get("/public")));
    expect(drawn).toEqual(["/public"]);
  });

  it("never serves a page of facts as it was before they changed, nor lets a cache in front do so", async () => {
    await get("/facts/one");
    await kept("/facts/one");
    await get("/facts?where=RG4");
    await kept("/facts?where=RG4");
    expect((await get("/facts/one")).headers).not.toHaveProperty("cdn-cache-control");
    facts = 2;
    expect((await get("/facts/one")).body.toString()).toBe(LATER);
    expect((await get("/facts?where=RG4")).body.toString()).toBe(LATER);
    await kept("/facts/one");
    render = async () => new Response("gone", { status: 404 });
    facts = 3;
    for (let times = 1; times <= 3; times++) expect((await get("/facts/one")).body.toString()).toBe(LATER);
  });

  it("keeps nothing that was drawn from older facts", async () => {
    let finish = () => {};
    render = async (path) => {
      const page = html(`page ${path} `);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return page;
    };
    await get("/facts/slow");
    await get("/facts/slow");
    facts = 2;
    finish();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await get("/facts/slow")).body.toString()).toBe(LATER);
  });

  it("keeps a page that its query makes once it was asked for twice, and not for longer than its version", async () => {
    await get("/asked?a=1");
    expect(drawn).toEqual([]);
    await kept("/asked?a=1");
    expect((await get("/asked?a=2")).body.toString()).toBe(LATER);
    expect(drawn).toEqual(["/asked?a=1"]);
    version = "2";
    expect((await get("/asked?a=1")).body.toString()).toBe(LATER);
    await kept("/asked?a=1");
  });

  it("forgets the page that was asked for longest ago", async () => {
    await kept("/asked?a=1");
    await kept("/asked?a=2");
    await kept("/asked?a=3");
    expect((await get("/asked?a=2")).body.toString()).not.toBe(LATER);
    expect((await get("/asked?a=1")).body.toString()).toBe(LATER);
  });

  it("keeps no such page for somebody with a session", async () => {
    await kept("/asked?a=1");
    expect((await get("/asked?a=1", { cookie: "session_token=x" })).body.toString()).toBe(LATER);
    expect((await get("/asked", {})).body.toString()).toBe(LATER);
  });

  it("serves gzip and, once it is there, brotli, and says what it varies by", async () => {
    await kept("/public");
    const zipped = await get("/public", { "accept-encoding": "gzip" });
    expect(gunzipSync(zipped.body).toString()).toContain("page /public");
    await expect
      .poll(async () => (await get("/public", { "accept-encoding": "gzip, br" })).headers["content-encoding"])
      .toBe("br");
    const small = await get("/public", { "accept-encoding": "gzip, br" });
    expect(brotliDecompressSync(small.body).toString()).toContain("page /public");
    expect(small.headers.vary).toBe("accept-encoding, cookie");
    const refused = await get("/public", { "accept-encoding": "br;q=0, gzip;q=0" });
    expect(refused.headers["content-encoding"]).toBeUndefined();
  });

  it("reads each Accept-Encoding rightly, however many different ones it has seen", async () => {
    await kept("/public");
    for (let number = 0; number < 120; number++) await get("/public", { "accept-encoding": `gzip, x${number}` });
    const encodings = ["gzip, x1", "gzip, x119", "identity, x119"].map(async (accepted) => {
      const { headers } = await get("/public", { "accept-encoding": accepted });
      return headers["content-encoding"];
    });
    expect(await Promise.all(encodings)).toEqual(["gzip", "gzip", undefined]);
  });

  it("answers 304 to who has the page already, and HEAD without a body", async () => {
    await kept("/public");
    const { headers } = await get("/public");
    expect((await get("/public", { "if-none-match": String(headers.etag) })).status).toBe(304);
    const head = await get("/public", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(served.slice(-3)).toEqual(["GET 200", "GET 304", "HEAD 200"]);
  });

  it("never serves somebody with a session, parameters, another method or a page that is not public", async () => {
    await kept("/public");
    const later = async (...call: Parameters<typeof get>) => (await get(...call)).body.toString();
    expect(await later("/public", { cookie: "__Host-fairwatt.session_token=abc" })).toBe(LATER);
    expect(await later("/public", { authorization: "Bearer abc" })).toBe(LATER);
    expect(await later("/public?annualBill=1")).toBe(LATER);
    expect(await later("/public", {}, "POST")).toBe(LATER);
    expect(await later("/private")).toBe(LATER);
    expect(await later("/public?utm_source=mail&gclid=1")).toContain("page /public");
  });

  it("keeps nothing that is private, has a nonce, sets a cookie or failed", async () => {
    const answers: Response[] = [
      html("x", { "cache-control": "no-store" }),
      html("x", { "set-cookie": "a=b" }),
      html('<script nonce="abc">'),
      new Response("gone", { status: 404, headers: { "content-type": "text/html" } }),
    ];
    for (const [number, answer] of answers.entries()) {
      render = async () => answer;
      await get(`/public/${number}`);
      await expect.poll(() => drawn).toContain(`/public/${number}`);
      expect((await get(`/public/${number}`)).body.toString()).toBe(LATER);
    }
  });

  it("draws a page again when the version changes, once for all who ask meanwhile, and keeps no request's id", async () => {
    await kept("/public");
    render = async () => html("newer ");
    version = "2";
    const answers = await Promise.all(Array.from({ length: 20 }, () => get("/public")));
    for (const { body } of answers) expect(body.toString()).toContain("newer");
    expect(drawn).toEqual(["/public", "/public"]);
    expect((await get("/public")).headers["x-request-id"]).toBeUndefined();
  });

  it("tells caches in front how long to keep a public page, but no page that its query makes", async () => {
    await kept("/public");
    const { headers } = await get("/public", { "accept-encoding": "gzip" });
    expect(headers["cdn-cache-control"]).toBe("max-age=60, stale-while-revalidate=86400, stale-if-error=604800");
    expect(headers["cache-tag"]).toBe("public-pages");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const same = await get("/public", { "if-none-match": String(headers.etag) });
    expect([same.status, same.headers["cache-tag"]]).toEqual([304, "public-pages"]);
    await kept("/asked?a=1");
    const plan = await get("/asked?a=1");
    expect([plan.headers["cdn-cache-control"], plan.headers["cache-tag"]]).toEqual([undefined, undefined]);
  });

  it("serves the older page while no newer one can be drawn, and lets no cache in front keep it", async () => {
    await kept("/public");
    const { etag } = (await get("/public")).headers;
    version = "2";
    for (const fail of [async () => html("x", { "cache-control": "no-store" }), () => Promise.reject(new Error())]) {
      render = fail;
      for (const headers of [{}, { "if-none-match": String(etag) }]) {
        const old = await get("/public", headers);
        expect([old.headers.etag, old.headers["cdn-cache-control"], old.headers["cache-tag"]]).toEqual([
          etag,
          undefined,
          undefined,
        ]);
        expect(old.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      }
    }
    render = async () => html("newer ");
    expect((await get("/public")).headers["cache-tag"]).toBe("public-pages");
  });
});
