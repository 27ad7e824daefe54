import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { actorContext, type RequestServices, requestContext } from "#app/web/context.ts";
import { readJson } from "#app/web/problem.ts";
import type { Actor } from "#domain/actor.ts";

const API = join(import.meta.dirname, "..");
const ID = "0b9f5c1e-7a34-4c1b-9a51-3f0f3f6f2a10";
const READS_JSON = /\bread(?:Json|Body|Nothing)\(/;

/** Every call that reads JSON. Those of plans count the caller in the database first, but read the same way. */
const calls = readdirSync(API, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(?!parts|docs).*(?<!\.test)\.ts$/.test(file))
  .filter((file) => READS_JSON.test(readFileSync(join(API, file), "utf8")));

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const GOOD = '{"name":"Chloë Berg"}';

const bodies: [what: string, body: Uint8Array<ArrayBuffer>, status: number, type?: string][] = [
  ["ë as the byte EB", latin1(GOOD), 400],
  ["a byte that begins nothing", new Uint8Array([...utf8('{"name":"'), 0xff, ...utf8('"}')]), 400],
  ["a surrogate in three bytes", new Uint8Array([...utf8('{"name":"'), 0xed, 0xa0, 0x80, ...utf8('"}')]), 400],
  ["a character cut in two", utf8('{"name":"ë').slice(0, -1), 400],
  ["the first half of a pair", utf8('{"name":"a\\ud800"}'), 400],
  ["the second half of a pair", utf8('{"list":[{"name":"\\udc00a"}]}'), 400],
  ["half a pair in a name", utf8('{"\\ud83d":1}'), 400],
  ["UTF-16", new Uint8Array(Buffer.from(`\ufeff${GOOD}`, "utf16le")), 400],
  ["UTF-16 without a mark", new Uint8Array(Buffer.from(GOOD, "utf16le")), 400],
  ["another declared encoding", latin1(GOOD), 415, "application/json; charset=iso-8859-1"],
  ["another declared encoding, in quotes", utf8(GOOD), 415, 'application/json;profile=x;CHARSET="UTF-16"'],
];

const posted = (body: BodyInit, type = "application/json", method = "POST") =>
  new Request("https://www.example.com/api/v1/call", {
    method,
    headers: { "content-type": type, "idempotency-key": "key" },
    body,
  });

// Calls about plans count the call before reading it.
describe.each(calls.filter((file) => !file.startsWith("plans/")))("a body sent to %s", (file) => {
  const method = file === "purchases/purchase.ts" ? "PATCH" : "POST";
  it("refuses JSON that it cannot read whole, and changes nothing", async () => {
    const { action } = (await import(join(API, file))) as { action(args: object): Promise<Response> };
    for (const [what, body, status, type] of bodies) {
      const context = new RouterContextProvider();
      context.set(requestContext, {
        ...({ clock: { now: () => new Date() }, address: "192.0.2.1", requestId: "1" } as RequestServices),
        db: new Proxy({} as RequestServices["db"], { get: () => expect.fail(`${what} reached the database`) }),
      });
      context.set(actorContext, {
        kind: "user",
        userId: ID,
        installer: { id: ID, status: "approved", role: "owner" },
      } as never as Actor);
      const answer = await action({ request: posted(body, type, method), params: { id: ID }, context });
      expect([what, answer.status]).toEqual([what, status]);
    }
  });
});

it("reads all other JSON as it is", async () => {
  const texts = ['{"name":"Chloë 👩‍🔧"}', '{"name":"\\ud83d\\udc69 \\\\ud800"}', '{"name":"\\ufffd"}'];
  for (const text of texts) expect(await readJson(posted(text))).toEqual(JSON.parse(text));
  expect(await readJson(posted(utf8(`\ufeff${GOOD}`)))).toEqual({ name: "Chloë Berg" });
  for (const charset of ["utf-8", '"UTF-8"', "utf8"]) {
    expect(await readJson(posted(GOOD, `application/json; charset=${charset}`))).toEqual({ name: "Chloë Berg" });
  }
});

it("is read in one place, for every call", () => {
  const app = join(API, "../..");
  const readers = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /\brequest\.(?:json|text|blob|bytes)\(/.test(readFileSync(join(app, file), "utf8")));
  // Both check a signature over the bytes of the body first.
  expect(readers.toSorted()).toEqual(["routes/webhooks/mail.ts", "routes/webhooks/stripe.ts"]);
});
