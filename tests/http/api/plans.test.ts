import { expect } from "vitest";
import { limits } from "#config/limits.ts";
import { openApi } from "#content/open-api/open-api.ts";
import { CHECK, CROYDON } from "#tests/e2e/planner/a-plan.ts";
import { test } from "#tests/http/fixtures.ts";
import { misfits } from "#tests/support/json-schema.ts";

const PLANS = "/api/v1/plans";
const HOME = { postcode: "CR0 2YR", home: { type: "semi", built: "1919-1944", bedrooms: 3 } };

test("a program gets a plan as described, the same bytes each time, without the full postcode", async ({
  newClient,
}) => {
  const client = await newClient();
  const document = openApi("");
  const { example } = document.paths["/plans"].post.requestBody.content["application/json"];
  const answers = [];
  for (const data of [HOME, HOME, example]) answers.push(await client.post(PLANS, { data }));
  const [first, again, ofExample] = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  expect(first).toBe(again);
  expect(ofExample).toBe(first);
  expect(first).not.toMatch(/2YR/i);
  const plan = JSON.parse(first ?? "");
  expect(misfits(document, document.components.schemas.Plan, plan)).toEqual([]);
  expect(plan).toMatchObject({ inputs: { postcode: "CR0" }, place: { nation: "England", sapRegion: 1 } });
  expect(plan.solar.kwhPerYear / 3834).toBeCloseTo(1, 2);
});

test("errors name their path; methods, types and sizes are refused as everywhere", async ({ newClient }) => {
  const client = await newClient();
  const wrong = await client.post(PLANS, {
    data: {
      postcode: "ZZ1 1ZZ",
      home: { ...HOME.home, floorAreaM2: 19, bedrooms: 6 },
      solar: { arrays: [{ kwp: 21, pitch: 91, azimuth: 360 }] },
      heatPump: { designFlowC: 66 },
      measures: ["windmill"],
      assumptions: { "no.such": 1 },
    },
  });
  expect(wrong.status()).toBe(422);
  expect((await wrong.json()).errors).toEqual({
    postcode: ["We do not know this postcode. Check it, or use the first half of it."],
    "home.floorAreaM2": ["Enter a number from 20 to 500"],
    "home.bedrooms": ["Enter a number from 1 to 5"],
    "solar.arrays.0.kwp": ["Enter a number from 0.5 to 20"],
    "solar.arrays.0.pitch": ["Enter a number from 0 to 90"],
    "solar.arrays.0.azimuth": ["Enter a number from 0 to 359"],
    "heatPump.designFlowC": ["Enter a number from 30 to 65"],
    "measures.0": ["Choose one of these"],
    "assumptions.no.such": ["Choose one of these"],
  });
  const json = { "content-type": "application/json" };
  expect((await client.get(PLANS)).status()).toBe(405);
  expect((await client.post(PLANS, { data: "a home", headers: { "content-type": "text/plain" } })).status()).toBe(415);
  expect((await client.post(PLANS, { data: Buffer.from("{"), headers: json })).status()).toBe(400);
  expect((await client.post(PLANS, { data: Buffer.alloc(25_000, "a"), headers: json })).status()).toBe(413);
});

test("a claimed yield and a claimed saving are compared with our own ranges", async ({ newClient }) => {
  const client = await newClient();
  const document = openApi("");
  const { example } = document.paths["/quote-checks"].post.requestBody.content["application/json"];
  const asked = async (more: object) => {
    const answer = await client.post("/api/v1/quote-checks", { data: { ...example, ...more } });
    const body = await answer.json();
    if (answer.ok()) expect(misfits(document, document.components.schemas.QuoteCheckAnswer, body)).toEqual([]);
    return body;
  };
  expect(await asked({})).toMatchObject({ verdict: "within", saving: null });
  expect(await asked({ claimedKwh: 4600 })).toMatchObject({ verdict: "high" });
  expect(await asked({ claimedKwh: 3000 })).toMatchObject({ verdict: "low" });
  expect(await asked({ claimedKwh: undefined })).toMatchObject({ verdict: null });
  expect(await asked({ plan: HOME, claimedSavingPounds: 5000 })).toMatchObject({ saving: { verdict: "high" } });
  expect((await asked({ kwp: 21, plan: { postcode: "CR0" } })).errors).toMatchObject({
    kwp: ["Enter a number from 0.5 to 20"],
    "plan.home.type": ["Choose one of these"],
  });
});

test("one address gets as many plans as the limit allows, for programs and pages together, then waits", async ({
  newClient,
}) => {
  const client = await newClient();
  const other = await newClient();
  const kept = `/planner/plan.json?${CROYDON}&electricity=4101`;
  expect((await other.get(kept)).status()).toBe(200);
  const statuses: number[] = [];
  // Refused ones count, and are cheap.
  for (let call = 0; call <= limits.planCallsPerMinute; call++) {
    statuses.push((await client.post(PLANS, { data: {} })).status());
  }
  // If a minute ended meanwhile, counting started again.
  const spent = statuses.filter((status) => status === 422).length;
  expect(spent).toBeGreaterThanOrEqual(limits.planCallsPerMinute);
  const over = statuses.indexOf(429);
  expect(over === -1 || over === limits.planCallsPerMinute).toBe(true);
  if (over === -1) return;
  const pages = ["plan", "plan.json", "plan.csv", "plan.png", "tariffs"];
  for (const page of [...pages.map((one) => `/planner/${one}?${CROYDON}&electricity=4102`), CHECK]) {
    const answer = await client.get(page);
    expect([page, answer.status()]).toEqual([page, 429]);
    expect(await answer.text()).toMatch(page.includes("plan.png") ? /./ : /wait a minute and reload the page/);
  }
  // Cached plans cost nothing.
  for (const address of [kept, `/planner/plan?${CROYDON}&electricity=4101`, "/check-a-quote", "/planner"]) {
    expect((await client.get(address)).status()).toBe(200);
  }
});
