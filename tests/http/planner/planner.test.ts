import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { CROYDON } from "#tests/e2e/planner/a-plan.ts";
import { test } from "#tests/http/fixtures.ts";

const FIVE = `${CROYDON}&heating=gas`;
const UNKNOWN = "We do not know this postcode. Check it, or use the first half of it.";
const PAGE_KILOBYTES_MAX = 30;

test("an outward code without ordinary addresses is unknown", async ({ newClient }) => {
  const client = await newClient();
  for (const postcode of ["BN99", "SE1P", "ZZ1 1ZZ", "JE2 3AB"]) {
    const answer = await client.get(`/planner?postcode=${encodeURIComponent(postcode)}`);
    expect(answer.status(), postcode).toBe(422);
    expect(await answer.text()).toContain(UNKNOWN);
  }
});

test("a full postcode redirects to its outward code", async ({ newClient }) => {
  const client = await newClient();
  const answer = await client.get("/planner?beds=3&postcode=cr0+2yr&x=1");
  expect([answer.status(), answer.headers().location]).toEqual([302, "/planner?beds=3&postcode=CR0&x=1"]);
  const page = await (await client.get("/planner?beds=3&postcode=cr0+2yr", { maxRedirects: 1 })).text();
  expect(page).toContain('value="CR0"');
  expect(page).not.toMatch(/2 ?yr/i);
});

test("the planner has one address", async ({ newClient, site }) => {
  const client = await newClient();
  const { url } = site;
  const canonical = `<link rel="canonical" href="${url}/planner"/>`;
  for (const path of ["/planner", `/planner?${FIVE}`])
    expect(await (await client.get(path)).text()).toContain(canonical);
  expect(await (await client.get("/sitemap.xml")).text()).toContain(`<loc>${url}/planner</loc>`);
  const html = await (await client.get(`/planner?${FIVE}`)).text();
  expect(gzipSync(html).length / 1024).toBeLessThanOrEqual(PAGE_KILOBYTES_MAX);
});

test("names of built-in object properties are not valid answers", async ({ newClient }) => {
  const client = await newClient();
  for (const value of ["__proto__", "constructor"]) {
    const address = `/planner/plan?postcode=RG1&type=${value}&heating=${value}&built=${value}&beds=3`;
    expect((await client.get(address)).status(), address).toBe(422);
  }
});

test("the plan as JSON matches the page, and has the same address", async ({ newClient }) => {
  const client = await newClient();
  const answer = await client.get(`/planner/plan.json?${CROYDON}`);
  const plan = await answer.json();
  expect(answer.headers()["x-robots-tag"]).toBe("noindex");
  expect(plan.place).toEqual({ outwardCode: "CR0", sapRegion: 1, nation: "England" });
  expect(plan.plan.flows).toHaveLength(21);
  expect(plan.days.summer.load).toHaveLength(48);
  const refused = await client.get("/planner/plan.json?postcode=ZZ1+1ZZ&type=semi&built=1919-1944&beds=6");
  expect(refused.status()).toBe(422);
  expect(Object.keys((await refused.json()).errors).sort()).toEqual(["home.bedrooms", "postcode"]);
});
