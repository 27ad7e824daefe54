import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import recorded from "#content/demo/certificates.json" with { type: "json" };
import { type Database, openDatabase } from "#db/connection.ts";
import { clientsOf } from "#tests/e2e/support/clients.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { quoteForm } from "#tests/e2e/support/people.ts";
import { PRODUCTION_SETTINGS, startedSites } from "#tests/e2e/support/sites.ts";
import { test } from "#tests/http/fixtures.ts";
import { ask } from "#tests/support/invariants.ts";
import { type Server, startServer } from "#tests/support/server.ts";

const PROMISE = "Find your address";
const [terrace] = recorded;
const NUMBER = terrace?.certificate_number ?? "";
/** What must stand in no address, no log and no request that we keep. */
const WHOSE = /9ZZ|Larkspur|9001-0000|0000-7919/i;

/** A register that answers as it is told, and counts. */
async function fakeRegister() {
  const asked: string[] = [];
  const register = { asked, status: 200, body: undefined as unknown, base: "", close: () => {} };
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const { pathname } = new URL(request.url ?? "", "http://register.test");
    const answer = pathname.endsWith("/search") ? [searchRow()] : terrace;
    response.writeHead(register.status).end(JSON.stringify(register.body ?? { data: answer }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  register.base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  register.close = () => server.close();
  return register;
}

const searchRow = () => ({
  certificateNumber: NUMBER,
  addressLine1: terrace?.address_line_1,
  registrationDate: terrace?.registration_date,
  schemaType: terrace?.schema_type,
});

describe("with the register", () => {
  let register: Awaited<ReturnType<typeof fakeRegister>>;
  let server: Server;
  let db: Database;
  let close: () => Promise<void>;
  let clients: ReturnType<typeof clientsOf>;

  beforeAll(async () => {
    register = await fakeRegister();
    const env = { EPC_TOKEN: "the-token", EPC_API_BASE: register.base, LOG_LEVEL: "info" };
    const { remove, ...place } = await ownPlace("postgres", env);
    server = await startServer(place);
    clients = clientsOf(server.url);
    db = await openDatabase({ url: place.databaseUrl });
    close = async () => {
      await db.close();
      await clients.dispose();
      await server.stop();
      await remove();
      register.close();
    };
  }, 120_000);
  afterAll(() => close());

  const post = async (form: Record<string, string>, path = "/planner") => {
    const client = await clients.newClient();
    return client.post(path, { form });
  };

  test("a refusal, nonsense and a flood leave the form as it was, with one sentence", async () => {
    const typed = { postcode: "LS6 9ZZ", type: "semi", beds: "3" };
    for (const [status, body] of [
      [429, {}],
      [200, "nonsense"],
      [200, { data: "x".repeat(3_000_000) }],
    ] as const) {
      Object.assign(register, { status, body });
      const answer = await post(typed);
      expect(answer.status()).toBe(200);
      const page = await answer.text();
      expect(page.match(/The register of energy certificates does not answer right now/g)).toHaveLength(1);
      expect(page).toMatch(/name="type"[^>]*value="semi"[^>]*checked|checked[^>]*value="semi"/);
      expect(page).toContain('value="LS6 9ZZ"');
      expect(page).not.toContain("x".repeat(100));
    }
    Object.assign(register, { status: 200, body: undefined });
    expect(server.log()).toContain("no answer from the register of energy certificates");
  });

  test("a look-up says whose home it is to nobody but the register, and asks it once a day", async () => {
    const before = register.asked.length;
    for (const _ of [1, 2]) {
      const choice = await (await post({ postcode: "ls69zz", beds: "2", asked: "heating" })).text();
      expect(choice).toContain("1 Larkspur Terrace");
      const filled = await post({ typed: "postcode=ls69zz&beds=2", address: NUMBER });
      expect(filled.status()).toBe(303);
      const { location = "" } = filled.headers();
      expect(location).toMatch(/^\/planner\?postcode=LS6&beds=2&.*certificate=2019-03-12\*/);
      expect(location).not.toMatch(WHOSE);
      const page = await (await clients.newClient()).get(location);
      expect(await page.text()).toContain("From the certificate of 12 March 2019. Right?");
    }
    const client = await clients.newClient();
    const plan = await client.get("/planner/plan?postcode=LS6+9ZZ&type=flat&certificate=2019-03-12*type.flat");
    expect(plan.headers().location).toBe("/planner/plan?postcode=LS6&type=flat&certificate=2019-03-12*type.flat");
    expect(register.asked.slice(before)).toEqual([
      "/api/domestic/search?postcode=LS6+9ZZ",
      `/api/certificate?certificate_number=${NUMBER}`,
    ]);
    expect(server.log()).toMatch(/"method":"POST","path":"\/planner","status":303/);
    expect(server.log()).not.toMatch(WHOSE);
  });

  test("the quote form takes from it what it asks, to be corrected, and the request keeps the answers alone", async () => {
    const { word: _, ...form } = quoteForm({ postcode: "LS6 9ZZ" });
    const choice = await (await post({ ...form, find: "homes" }, "/?index")).text();
    expect(choice).toContain("Choose your address");
    expect(choice).toContain(`value="${form.email}"`);
    const filled = await (await post({ ...form, find: "certificate", address: NUMBER }, "/?index")).text();
    expect(filled).toMatch(/<option value="house" selected[^>]*>House/);
    expect(filled).toMatch(/<option value="gas" selected[^>]*>Mains gas/);
    expect(filled).toMatch(/name="floorM2"[^>]*value="84"|value="84"[^>]*name="floorM2"/);
    expect(filled.match(/From the certificate of 12 March 2019\. Right\?/g)).toHaveLength(3);
    expect(filled).not.toMatch(/Larkspur|9001-0000|0000-7919/);
    const [, certificate = ""] = /name="certificate" value="([^"]*)"/.exec(filled) ?? [];
    const corrected = { ...form, propertyType: "house", floorM2: "90", fuel: "gas", certificate };
    expect((await post(corrected, "/?index")).status()).toBe(302);
    const [lead] = await ask<object>(
      db.orm,
      `select l.*, b.content from leads l join briefs b on b.lead_id = l.id where l.customer_email = '${form.email}'`,
    );
    expect(lead).toMatchObject({ property_type: "house", content: { floorM2: 90, fuel: "gas" } });
    expect(JSON.stringify(lead)).not.toMatch(/Larkspur|9001-0000|0000-7919|2019-03-12/);
    expect(server.log()).not.toMatch(WHOSE);
  });
});

test("without a token no page promises a look-up, and a register that refuses all is never called", {
  tags: "thorough",
  timeout: 120_000,
}, async () => {
  const register = await fakeRegister();
  register.status = 403;
  const folder = join(startedSites().temporaryFolder, `from-address-${randomUUID()}`);
  const server = await startServer({ folder, env: { ...PRODUCTION_SETTINGS, EPC_API_BASE: register.base } });
  const clients = clientsOf(server.url);
  try {
    const client = await clients.newClient();
    for (const path of ["/", "/contact", "/planner", "/planner/plan?postcode=LS6", "/planner?certificate=2019-03-12"]) {
      expect(await (await client.get(path)).text(), path).not.toContain(PROMISE);
    }
    const { word: _, ...quote } = quoteForm({ postcode: "LS6 9ZZ" });
    for (const [path, form] of [
      ["/planner", { postcode: "LS6 9ZZ" }],
      ["/planner", { typed: "postcode=LS6+9ZZ", address: NUMBER }],
      ["/contact", { ...quote, find: "homes" }],
      ["/contact", { ...quote, find: "certificate", address: NUMBER }],
    ] as const) {
      expect((await client.post(path, { form })).status(), path).toBe(404);
    }
    expect(register.asked).toEqual([]);
  } finally {
    await clients.dispose();
    await server.stop();
    register.close();
  }
});
