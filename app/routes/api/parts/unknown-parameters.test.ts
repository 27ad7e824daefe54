import { RouterContextProvider } from "react-router";
import { beforeAll, expect, it } from "vitest";
import { loader as area } from "#app/routes/api/area.ts";
import { loader as areas } from "#app/routes/api/areas.ts";
import { loader as calculator } from "#app/routes/api/calculator.ts";
import { loader as calculators } from "#app/routes/api/calculators.ts";
import { loader as proofs } from "#app/routes/api/credit-proofs.ts";
import { loader as transactions } from "#app/routes/api/credit-transactions.ts";
import { loader as credits } from "#app/routes/api/credits.ts";
import { query as ofStream } from "#app/routes/api/lead-event-stream.ts";
import { loader as leadPurchases } from "#app/routes/api/lead-purchases.ts";
import { loader as leads } from "#app/routes/api/leads.ts";
import { loader as outlines } from "#app/routes/api/outlines.ts";
import { loader as postcode } from "#app/routes/api/postcode.ts";
import { loader as quotes } from "#app/routes/api/purchases/purchase-quotes.ts";
import { loader as purchases } from "#app/routes/api/purchases/purchases.ts";
import { loader as quoteSchema } from "#app/routes/api/quote-schema.ts";
import { loader as withdrawal } from "#app/routes/api/quote-withdrawal.ts";
import { loader as statistics } from "#app/routes/api/statistics.ts";
import { actorContext, type RequestServices, requestContext } from "#app/web/context.ts";
import { openApi } from "#content/open-api/open-api.ts";
import type { Database } from "#db/connection.ts";
import { type Actor, visitor } from "#domain/actor.ts";
import { realClock } from "#server/clock.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { anAdmin, anInstaller, type Buyer } from "#tests/support/people.ts";

type Described = Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;

const paths: Described = JSON.parse(JSON.stringify(openApi("").paths));
const described = (path: string) =>
  (paths[path]?.get?.parameters ?? []).filter((one) => one.in === "query").map(({ name }) => name);

const calls: [path: string, loader: unknown, params: Record<string, string>, takes?: string[]][] = [
  ["/areas", areas, {}],
  ["/areas/{slug}", area, { slug: "croydon" }],
  ["/calculators", calculators, {}],
  ["/calculators/{id}", calculator, { id: "ev" }, ["annualMiles", "costPerMile", "efficiency"]],
  ["/postcodes/{postcode}", postcode, { postcode: "CR0 1EA" }],
  ["/quote-schema/{technology}", quoteSchema, { technology: "solar" }],
  ["/leads", leads, {}],
  ["/purchases", purchases, {}],
  ["/outlines", outlines, {}],
  ["/statistics", statistics, {}],
  ["/credits", credits, {}],
  ["/credits/transactions", transactions, {}],
  ["/credits/proofs", proofs, {}],
];

const noFiles = { get: async () => undefined } as unknown as RequestServices["files"];

eachDatabase("a parameter that a call does not take", (open) => {
  let db: Database;
  let company: Buyer;
  beforeAll(async () => {
    db = await open();
    company = await anInstaller(db, { admin: await anAdmin(db) });
  });

  async function get(loader: unknown, given: { params: object; query: string; as?: Actor; method?: string }) {
    const context = new RouterContextProvider();
    context.set(requestContext, { db, clock: realClock, files: noFiles } as RequestServices);
    context.set(actorContext, given.as ?? company);
    const request = new Request(`http://localhost/?${given.query}`, { method: given.method ?? "GET" });
    const answer = await (loader as (args: object) => Promise<Response>)({ request, context, params: given.params });
    return { status: answer.status, problem: await answer.json() };
  }

  it.each(calls)("makes %s refuse by name, while documented ones are accepted", async (path, loader, params, takes) => {
    const known = takes ?? described(path);
    expect(
      (await get(loader, { params, query: new URLSearchParams(known.map((name) => [name, ""])).toString() })).status,
    ).toBe(200);
    const { status, problem } = await get(loader, { params, query: `${known[0] ?? "limit"}=&limit=2` });
    expect(status).toBe(400);
    expect(problem).toMatchObject({ code: "unknown_parameter", errors: { limit: [expect.any(String)] } });
    expect(problem.detail).toContain("limit");
  });

  it("is not reported to an unauthorised caller", async () => {
    expect((await get(leads, { params: {}, query: "limit=2", as: visitor })).status).toBe(401);
  });

  it("the live stream accepts all documented parameters and those of our own page", () => {
    expect(ofStream).toEqual(expect.arrayContaining(described("/leads/events")));
  });

  it.each([
    ["send the quote", quotes],
    ["buy the lead", leadPurchases],
  ])("a misspelt dry run does not %s", async (_, loader) => {
    for (const query of ["dyr=1", "dry=true", "dry="]) {
      const answer = await get(loader, { params: {}, query, method: "POST" });
      expect(answer).toMatchObject({ status: 400, problem: { code: "unknown_parameter" } });
    }
  });

  it("makes a call that acts refuse before it does", async () => {
    const answer = await get(withdrawal, { params: {}, query: "reason=late", method: "POST", as: visitor });
    expect(answer).toMatchObject({ status: 400, problem: { errors: { reason: [expect.any(String)] } } });
  });
});
