import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import pg from "pg";
import { test as base } from "#tests/e2e/support/fixtures.ts";
import { ownSite } from "#tests/e2e/support/own-place.ts";
import { becomePerson, buy } from "#tests/e2e/support/people.ts";
import type { Site } from "#tests/e2e/support/sites.ts";
import { violationsOn } from "#tests/e2e/support/violations.ts";
import { aPdf } from "#tests/support/documents.ts";

type Days = { site: Site; endProofsOf: (installerId: string) => Promise<void> };

// Nobody can upload an expired document, so this test moves time in the database of its own server.
const test = base.extend<{ endProofsOf: Days["endProofsOf"] }, { place: Days }>({
  place: [
    async ({ playwright: _ }, use) => {
      const { site, close } = await ownSite("postgres");
      const client = new pg.Client({ connectionString: site.databaseUrl });
      await client.connect();
      const end = "update installer_documents set expires_on = '2026-01-03' where installer_id = $1";
      await use({
        site,
        endProofsOf: async (id) => void (await client.query(end, [id])),
      });
      await client.end();
      await close();
    },
    { scope: "worker" },
  ],
  site: [({ place }, use) => use(place.site), { scope: "worker" }],
  endProofsOf: ({ place }, use) => use(place.endProofsOf),
});

test("an expired MCS certificate pauses buying where MCS certifies, until a newer one is uploaded", async ({
  people,
  page,
  endProofsOf,
}) => {
  const installer = await people.installer({ credits: 20 });
  const solar = await people.lead();
  const charger = await people.lead({ form: { service_type: "ev-chargers" } });
  const upload = (expiresOn: string) => {
    const about = { form: "document", id: randomUUID(), kind: "mcs", reference: "NAP-4711", expiresOn };
    const document = { name: "mcs.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf()) };
    return installer.client.post("/profile", { multipart: { ...about, document } });
  };
  expect((await upload("2030-01-31")).status()).toBe(302);
  await endProofsOf(installer.id);

  await becomePerson(page, installer);
  await page.goto("/leads");
  const banner = page.getByRole("region", { name: "Buying is paused" });
  await expect(banner).toContainText("Your MCS certificate ended on 3 January 2026.");
  const paused = page.getByRole("article").filter({ hasText: solar.word });
  await expect(paused).toContainText("Buying paused. Your MCS certificate ended on 3 January 2026.");
  await expect(paused.getByRole("button")).toHaveCount(0);
  await expect(paused.getByRole("link", { name: "Upload a new document" })).toHaveAttribute("href", "/profile/papers");
  const free = page.getByRole("article").filter({ hasText: charger.word });
  await expect(free.getByRole("button", { name: /^Purchase Lead/ })).toBeEnabled();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto("/dashboard");
  await expect(banner).toContainText("solar panels, battery storage");

  const refused = await buy(installer.client, solar.leadId);
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain("You have not been charged.");
  expect((await buy(installer.client, charger.leadId)).status()).toBe(302);

  expect((await upload("2031-01-31")).status()).toBe(302);
  await page.goto("/leads");
  await expect(banner).toHaveCount(0);
  await expect(paused.getByRole("button", { name: /^Purchase Lead/ })).toBeEnabled();
  expect((await buy(installer.client, solar.leadId)).status()).toBe(302);
});
