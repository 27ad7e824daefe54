import { randomBytes, randomUUID } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { admitCaller } from "#app/routes/api/parts/api-caller.ts";
import { actorContext, actorOf, type RequestServices, requestContext } from "#app/web/context.ts";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { makeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { realClock } from "#server/clock.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { keyForm } from "#tests/support/key-form.ts";
import { anAdmin, anInstaller, type Buyer } from "#tests/support/people.ts";

eachDatabase("a call of the JSON interface", (open) => {
  let db: Database;
  let admin: User;
  let [one, two]: (Buyer & { key: string })[] = [];

  const withKey = async () => {
    const buyer = await anInstaller(db, { admin });
    const wanted = { id: randomUUID(), form: keyForm(), random: randomBytes(32) };
    return { ...buyer, key: await makeApiKey({ db, now: new Date() }, buyer, wanted) };
  };

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    [one, two] = [await withKey(), await withKey()];
  });
  beforeEach(() => ask(db.orm, "delete from rate_limits"));

  /** Returns the identified caller and the response headers. */
  async function call(given: { key?: string | undefined; session?: User; address?: string; db?: Database }) {
    const context = new RouterContextProvider();
    const log = { error: () => {}, warn: () => {} };
    const services: Partial<RequestServices> = {
      db: given.db ?? db,
      address: given.address ?? "10.0.0.1",
      clock: realClock,
      log,
    };
    context.set(requestContext, services as RequestServices);
    if (given.session) context.set(actorContext, given.session);
    const headers = new Headers(given.key === undefined ? {} : { authorization: `Bearer ${given.key}` });
    const request = new Request("http://localhost/api/v1/leads", { headers });
    let caller: string | undefined;
    const answer = (await admitCaller({ request, context, params: {}, pattern: "/api/v1/leads" } as never, () => {
      const actor = actorOf(context);
      caller = actor.kind === "user" ? actor.userId : "nobody";
      return Promise.resolve(Response.json({}));
    })) as Response;
    return { caller, status: answer.status, headers: answer.headers, code: (await answer.json()).code };
  }

  const left = ({ headers }: { headers: Headers }) => Number(/;r=(\d+);/.exec(headers.get("ratelimit") ?? "")?.[1]);
  const exhaust = () => ask(db.orm, `update rate_limits set hits = ${limits.apiCallsPerMinuteMax}`);

  it("belongs to the key's company rather than the session's", async () => {
    expect(await call({ key: one?.key, session: two as User })).toMatchObject({ status: 200, caller: one?.userId });
    expect(await call({ session: two as User })).toMatchObject({ status: 200, caller: two?.userId });
    expect(await call({})).toMatchObject({ status: 200, caller: "nobody" });
  });

  it.each(["", "wrong", `fw_live_${"x".repeat(43)}`])(
    "is refused with the key %j, even when signed in",
    async (key) => {
      const answer = await call({ key, session: two as User });
      expect(answer).toMatchObject({ status: 401, code: "not_signed_in", caller: undefined });
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer /);
    },
  );

  it("says how many calls are left, for each caller separately", async () => {
    const max = limits.apiCallsPerMinuteMax;
    expect([left(await call({ key: one?.key })), left(await call({ key: one?.key }))]).toEqual([max - 1, max - 2]);
    for (const caller of [{ key: two?.key }, { session: one as User }, {}, { address: "10.0.0.2" }]) {
      expect(left(await call(caller))).toBe(max - 1);
    }
    const { headers } = await call({ key: one?.key });
    expect(headers.get("ratelimit-policy")).toBe(`"caller";q=${max};w=60`);
    expect(headers.get("ratelimit")).toMatch(/^"caller";r=\d+;t=([1-9]|[1-5]\d|60)$/);
    expect(headers.has("retry-after")).toBe(false);
  });

  it("is refused after too many in a minute, and accepted again after it", async () => {
    await call({ key: one?.key });
    await exhaust();
    const late = await call({ key: one?.key });
    expect(late).toMatchObject({ status: 429, code: "too_many_requests", caller: undefined });
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(left(late)).toBe(0);
    expect((await call({ key: two?.key })).status).toBe(200);
    await ask(db.orm, "update rate_limits set window_started_at = window_started_at - interval '61 seconds'");
    expect((await call({ key: one?.key })).status).toBe(200);
  });

  it("with wrong keys counts against the address", async () => {
    await call({ key: "guess 1" });
    await exhaust();
    expect((await call({ key: "guess 2" })).status).toBe(429);
    expect((await call({ key: one?.key })).status).toBe(200);
  });

  it("is answered as a problem when the database is down", async () => {
    const refuse = () => {
      throw Object.assign(new Error(), { code: "ECONNREFUSED" });
    };
    const away = { orm: { execute: refuse, insert: refuse, select: refuse } };
    expect(await call({ db: away as unknown as Database })).toMatchObject({ status: 503, code: "unavailable" });
  });
});
