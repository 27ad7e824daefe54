import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { limits } from "#config/limits.ts";
import { someAddress } from "#tests/e2e/support/clients.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { quoteForm } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { startServer } from "#tests/support/server.ts";

/** Sends raw bytes and returns everything received before the other side hangs up. */
async function conversation(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(bytes.replaceAll("\n", "\r\n"), "latin1");
  return text(socket).catch((error: Error) => `ended: ${error.message}`);
}

const statuses = (answers: string) => [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);
const HIDDEN = "GET /healthz HTTP/1.1\nHost: localhost\nConnection: close\n\n";

test("a request with an ambiguous length is refused, and what it hides is never answered", async ({ site }) => {
  const start = "POST /auth HTTP/1.1\nHost: localhost\nContent-Type: application/x-www-form-urlencoded\n";
  const smuggled: Record<string, string> = {
    "both lengths": `${start}Content-Length: 4\nTransfer-Encoding: chunked\n\n0\n\n${HIDDEN}`,
    "both lengths, the other way round": `${start}Transfer-Encoding: chunked\nContent-Length: 4\n\n0\n\n${HIDDEN}`,
    "two lengths": `${start}Content-Length: 0\nContent-Length: 60\n\n${HIDDEN}`,
    "a list of lengths": `${start}Content-Length: 0, 60\n\n${HIDDEN}`,
    "a length with a sign": `${start}Content-Length: +0\n\n${HIDDEN}`,
    "a space before the colon": `${start}Content-Length : 0\n\n${HIDDEN}`,
    "a folded header": `${start}X-Folded: a\n Transfer-Encoding: chunked\nContent-Length: 0\n\n${HIDDEN}`.replace(
      "X-Folded: a\n ",
      "X:\n  ",
    ),
    "an unknown encoding": `${start}Transfer-Encoding: xchunked\n\n0\n\n${HIDDEN}`,
    "chunked and not last": `${start}Transfer-Encoding: chunked, identity\n\n0\n\n${HIDDEN}`,
    "a chunk without a number": `${start}Transfer-Encoding: chunked\n\nzz\na=1\n0\n\n${HIDDEN}`,
    "a chunk with a negative number": `${start}Transfer-Encoding: chunked\n\n-1\na=1\n0\n\n${HIDDEN}`,
    "a chunk longer than it says": `${start}Transfer-Encoding: chunked\n\n1\nabc\n0\n\n${HIDDEN}`,
    "a header without a name": `${start}: x\nContent-Length: 0\n\n${HIDDEN}`,
    "a zero byte in a header": `${start}X-A: a\0b\nContent-Length: 0\n\n${HIDDEN}`,
  };
  for (const [how, bytes] of Object.entries(smuggled)) {
    const answers = await conversation(site.url, bytes);
    expect(answers, how).not.toContain('{"ok":true}');
    expect(statuses(answers).length, `${how}: ${answers}`).toBeLessThanOrEqual(1);
    for (const status of statuses(answers)) expect(Number(status), how).toBeGreaterThanOrEqual(400);
  }
  expect(await conversation(site.url, HIDDEN), "what was hidden would have been seen").toContain('{"ok":true}');
});

test("no spelling of a path leads out of the public files", async ({ site }) => {
  const ways = ["..", "%2e%2e", "..%2f..", "..%5c..", "%252e%252e", "..;", "....//", "%c0%ae%c0%ae", ".%00."];
  const places = ["package.json", "server/main.ts", "etc/passwd", ".env", "build/server/index.js"];
  for (const way of ways) {
    for (const place of places) {
      for (const folder of ["/assets", "/share", "/documents", "", "/favicon.svg"]) {
        const path = `${folder}/${way}/${way}/${way}/${place}`;
        const answer = await conversation(site.url, `GET ${path} HTTP/1.1\nHost: localhost\nConnection: close\n\n`);
        expect(answer.split("\r\n")[0], path).not.toContain(" 200 ");
        expect(answer, path).not.toMatch(/root:x:|"devDependencies"|createRequestHandler|SESSION_SECRET/);
      }
    }
  }
});

/** Quote requests, each from another customer, until the address has used up its limit. */
async function statusesOfQuotes(url: string, headersOf: (turn: number) => Record<string, string>): Promise<number[]> {
  const got: number[] = [];
  for (let turn = 0; turn <= limits.quoteRequestsPerAddressPerHour; turn++) {
    const { word: _, ...quote } = quoteForm();
    const headers = { "content-type": "application/json", ...headersOf(turn) };
    got.push(
      (await fetch(`${url}/api/v1/quote-requests`, { method: "POST", headers, body: JSON.stringify(quote) })).status,
    );
  }
  return got;
}

const all201then429 = [...Array.from({ length: limits.quoteRequestsPerAddressPerHour }, () => 201), 429];
/** Everything a client can write to pretend to come from elsewhere. */
const disguise = () => ({
  forwarded: `for=${someAddress()}`,
  "x-real-ip": someAddress(),
  "x-client-ip": someAddress(),
  "cf-connecting-ip": someAddress(),
  "true-client-ip": someAddress(),
  "x-client-address": someAddress(),
  "x-cluster-client-ip": someAddress(),
  "x-originating-ip": someAddress(),
  "fastly-client-ip": someAddress(),
});

test("behind a proxy, a client that claims other addresses is counted as one", async ({ site }) => {
  const address = someAddress();
  // The proxy appends what it saw to what the client wrote.
  const headersOf = () => ({ ...disguise(), "x-forwarded-for": `${someAddress()}, ${someAddress()}, ${address}` });
  expect(await statusesOfQuotes(site.url, headersOf)).toEqual(all201then429);
});

test("without a proxy, no header says who a client is", async () => {
  const place = await ownPlace("postgres", { TRUST_PROXY: "0", LOG_LEVEL: "warn" });
  const server = await startServer(place);
  try {
    const headersOf = () => ({ ...disguise(), "x-forwarded-for": someAddress() });
    expect(await statusesOfQuotes(server.url, headersOf)).toEqual(all201then429);
  } finally {
    await server.stop();
    await place.remove();
  }
});
