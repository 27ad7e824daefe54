import type { APIResponse } from "@playwright/test";
import { expect } from "vitest";
import { areas } from "#domain/areas/area.ts";
import { test } from "#tests/http/fixtures.ts";

const API = "/api/v1";

const slugsOf = async (answer: APIResponse) =>
  ((await answer.json()).items as { slug: string }[]).map(({ slug }) => slug);

test("all areas are listed with their postcodes and neighbours", async ({ newClient }) => {
  const answer = await (await newClient()).get(`${API}/areas`);
  expect(answer.status()).toBe(200);
  const { items, nextCursor, match } = await answer.json();
  expect([items.length, nextCursor, match]).toEqual([areas.length, null, "all"]);
  for (const item of items) {
    expect(item).toMatchObject({
      name: expect.stringMatching(/\S/),
      type: expect.stringMatching(/^(city|county|borough)$/),
      path: `/${item.slug}-renewable-energy`,
      population: expect.any(Number),
      region: expect.any(String),
    });
    expect([item.postcodes.length > 0, item.nearbyAreas.length], item.slug).toEqual([true, 6]);
  }
});

test("areas are searched by postcode, by a misspelt name and within a region", async ({ newClient }) => {
  const client = await newClient();
  const search = (params: Record<string, string>) => client.get(`${API}/areas`, { params });
  expect((await slugsOf(await search({ query: "SM1 1AA" })))[0]).toBe("sutton");
  const misspelt = await search({ query: "Croyden" });
  expect((await slugsOf(misspelt))[0]).toBe("croydon");
  expect(await misspelt.json()).toMatchObject({ match: "similar" });
  const scottish = ["aberdeen", "dundee", "edinburgh", "glasgow"];
  expect(await slugsOf(await search({ region: "Scotland" }))).toEqual(scottish);
  expect(await (await search({ query: "CA1 1AA" })).json()).toMatchObject({
    match: "nearby",
    place: "Carlisle, Cumberland",
    nextCursor: null,
  });
  expect(await (await search({ query: "<script>" })).json()).toMatchObject({ items: [], match: "exact" });
});

test("an area has its months, towns and neighbours in miles", async ({ newClient }) => {
  const answer = await (await newClient()).get(`${API}/areas/sutton`);
  expect(answer.status()).toBe(200);
  const sutton = await answer.json();
  expect(sutton).toMatchObject({
    slug: "sutton",
    name: "Sutton",
    type: "borough",
    region: "London",
    country: "England",
    partOf: ["london"],
    postcodes: expect.arrayContaining(["SM1"]),
    towns: expect.arrayContaining(["Wallington"]),
    solarSitesPer1000Households: { of: "Sutton", area: expect.any(Number), region: 20.2, country: 58 },
    climate: { temperaturesCelsius: expect.any(Array), heatingDegreeDays: expect.any(Number) },
  });
  expect(sutton.nearbyAreas[0]).toEqual({ slug: "merton", name: "Merton", distanceMiles: 3 });
  const year = sutton.monthlySolarKwhPerKwp.reduce((sum: number, kwh: number) => sum + kwh, 0);
  expect(year).toBe(sutton.solarKwhPerKwp);
});

test("a full or outward postcode has its place", async ({ newClient }) => {
  const client = await newClient();
  for (const postcode of ["SM1%201AA", "sm11aa", "SM1"]) {
    const answer = await client.get(`${API}/postcodes/${postcode}`);
    expect(answer.status(), postcode).toBe(200);
    expect(await answer.json()).toEqual({
      outwardCode: "SM1",
      postTown: "Sutton",
      district: "Sutton",
      region: "London",
      country: "England",
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      areas: ["sutton", "london"],
      solarKwhPerKwp: 958,
    });
  }
});

test("unknown areas and postcodes are problems, and nothing can be posted", async ({ newClient }) => {
  const client = await newClient();
  for (const path of [
    "areas/atlantis",
    "areas/constructor",
    "postcodes/ZZ1%201ZZ",
    "postcodes/SM",
    "postcodes/GY11AA",
  ]) {
    const answer = await client.get(`${API}/${path}`);
    expect([answer.status(), answer.headers()["content-type"]], path).toEqual([404, "application/problem+json"]);
    expect(await answer.json()).toMatchObject({ code: "not_found", status: 404, detail: expect.stringMatching(/\S/) });
  }
  for (const path of ["areas", "areas/sutton", "postcodes/SM1"]) {
    const answer = await client.post(`${API}/${path}`, { data: {} });
    expect([answer.status(), answer.headers().allow], path).toEqual([405, "GET"]);
  }
});
