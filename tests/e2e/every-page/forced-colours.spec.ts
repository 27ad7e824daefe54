import { expect, type Page } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { boughtRequest } from "#tests/e2e/every-page/bought-lead.ts";
import { test } from "#tests/e2e/town/fixtures.ts";
import { becomePerson, signIn } from "#tests/e2e/town/people.ts";
import { PHONE, violationsOn, WIDE } from "#tests/e2e/town/violations.ts";

const pages = [
  ...["/", "/services/solar-panels", "/croydon-renewable-energy", "/local-areas", "/guides/comparing-quotes"].map(
    (path) => ({ path, as: null }),
  ),
  ...["/business", "/contact", "/auth"].map((path) => ({ path, as: null })),
  ...["/leads", "/dashboard", "/credits"].map((path) => ({ path, as: "approved@demo.example" })),
  ...["/admin", "/admin/installers/demo-rival1", "/admin/figures"].map((path) => ({ path, as: "admin@demo.example" })),
];

for (const { path, as } of pages) {
  test(`accessible where the system forces its colours: ${path}`, async ({ page, newClient }) => {
    if (as) {
      const client = await newClient();
      await signIn(client, { email: as, password: demoPassword });
      await becomePerson(page, { client });
    }
    await page.goto(path);
    await expectAccessibleInForcedColours(page);
  });
}

test("accessible where the system forces its colours: a request, and the lead bought of it", async ({
  page,
  newPage,
  people,
}) => {
  const { customer, installer, address } = await boughtRequest(people);
  await page.goto(customer.link);
  await expectAccessibleInForcedColours(page);
  const theirs = await newPage();
  await becomePerson(theirs, installer);
  await theirs.goto(address);
  await expectAccessibleInForcedColours(theirs);
});

async function expectAccessibleInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await violationsOn(page), `${viewport.width} px`).toEqual([]);
  }
}
