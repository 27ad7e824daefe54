import { expect } from "@playwright/test";
import { site as operator } from "#config/site.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

test("every page links to the manifest, whose icons have the stated size", async ({ page, newClient }) => {
  const client = await newClient();
  for (const path of ["/", "/auth", "/services/solar-panels"]) {
    await page.goto(path);
    await expect(page.locator("link[rel=manifest]"), path).toHaveAttribute("href", "/manifest.webmanifest");
    await expect(page.locator("meta[name=theme-color]"), path).toHaveCount(2);
  }
  const answer = await client.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ name: operator.name, start_url: "/start", display: "standalone" });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await client.get(src);
    expect(icon.headers()["content-type"]).toBe(type);
    const png = await icon.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const path of ["/favicon.ico", "/favicon.svg", "/icons/apple-touch-icon.png"]) {
    expect((await client.get(path)).status(), path).toBe(200);
  }
  expect((await client.get("/icons/icon-9000.png")).status()).toBe(404);
});

test("the installed product opens whether or not anyone is signed in", async ({ people, page, site }) => {
  await page.goto("/start");
  expect(page.url()).toBe(`${site.url}/`);
  await becomePerson(page, await people.installer());
  await page.goto("/start");
  expect(page.url()).toBe(`${site.url}/dashboard`);
});
