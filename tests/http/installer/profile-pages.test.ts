import { expect } from "vitest";
import type { Client } from "#tests/e2e/support/client.ts";
import { send } from "#tests/e2e/support/people.ts";
import { test } from "#tests/http/fixtures.ts";
import { aColleague } from "#tests/http/installer/a-colleague.ts";

const AREA = { form: "coverage", basePostcode: "PL1 1AA", services: "solar-panels" };

const tabsOf = (html: string) =>
  [...(/aria-label="Sections"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "").matchAll(/href="([^"]+)"/g)].map(([, to]) => to);

async function headingsOf(client: Client, path: string): Promise<(string | undefined)[]> {
  const html = await (await client.get(path, { maxRedirects: 0 })).text();
  return [...html.matchAll(/<h2 class="h3"[^>]*>([^<]+)/g)].map(([, title]) => title);
}

test("owners have four pages of the profile; office has area and documents, and is led there", async ({
  people,
  db,
  newClient,
}) => {
  const owner = await people.installer();
  const office = await aColleague({ db, newClient }, owner);
  const pages = ["/profile", "/profile/area", "/profile/papers", "/profile/limits"];
  for (const path of pages) expect(tabsOf(await (await owner.client.get(path)).text()), path).toEqual(pages);
  expect(await headingsOf(owner.client, "/profile")).toContain("Company and contact details");
  const led = await office.client.get("/profile", { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([302, "/profile/area"]);
  expect(await headingsOf(office.client, "/profile/area")).toEqual(["Coverage and services", "Holidays"]);
  expect(await headingsOf(office.client, "/profile/papers")).toEqual(["MCS, insurance and certificates"]);
  expect(tabsOf(await (await office.client.get("/profile/papers")).text())).toEqual([
    "/profile/area",
    "/profile/papers",
  ]);
  await send(office.client, "/profile/limits", { form: "limits", leadsADay: "x" }, 403);
});

test("a form of any page is taken at /profile, and shown on its own page with what was typed if it fails", async ({
  people,
  db,
  newClient,
}) => {
  const owner = await people.installer();
  const office = await aColleague({ db, newClient }, owner);
  for (const { client } of [owner, office]) {
    const failed = await (await send(client, "/profile", { ...AREA, radiusMiles: "far" }, 422)).text();
    expect(failed).toContain("Enter the radius in whole miles");
    expect(failed).toContain('value="far"');
    expect(failed).toMatch(
      /href="\/profile\/area"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/profile\/area"/,
    );
    const saved = await send(client, "/profile", { ...AREA, radiusMiles: "20" }, 302);
    expect(saved.headers().location).toBe("/profile/area?notice=coverage-saved#coverage");
  }
  const limits = await send(owner.client, "/profile", { form: "limits", whose: "company", leadsADay: "-1" }, 422);
  expect(await limits.text()).toContain("Enter a whole number");
});
