import { expect } from "vitest";
import { test } from "#tests/http/fixtures.ts";

test("scripts of the working area are preloaded once the page is visible, and not before", async ({ people }) => {
  const { client } = await people.installer();
  const text = await (await client.get("/dashboard")).text();
  expect(text).not.toContain('<link rel="modulepreload"');
  expect(text).not.toContain('type="module"');
  expect(text).toMatch(/"announced":\["\/assets\/[^\]]+\.js"\]/);
});

test("React hydrates each lead separately, and none needs a script to be in its place", async ({ demo }) => {
  const client = await demo("approved@demo.example");
  const html = await (await client.get("/leads")).text();
  const list = /<ul class="leads">(.*?)<\/ul><\/section>/s.exec(html)?.[1] ?? "";
  const cards = list.match(/<li><!--\$--><article/g) ?? [];
  expect(cards.length).toBe(20);
  expect(html).not.toContain("<div hidden");
  expect(html).not.toContain("<template");
});
