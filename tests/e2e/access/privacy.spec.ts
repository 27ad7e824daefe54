import { expect, type Page } from "@playwright/test";
import { cardIn, detailsIn, tellTale } from "#tests/e2e/access/tell-tale.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, buy } from "#tests/e2e/support/people.ts";

/** Everything the browser receives while looking round the leads. */
async function browseLeads(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  // Read on arrival: once the browser has moved on, a response's body is gone.
  await page.route(
    // An event stream never ends; server/lead-feed.test.ts covers its content.
    ({ pathname }) => !pathname.startsWith("/assets/") && !pathname.endsWith("/events"),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      bodies.push(`${route.request().url()}\n${await response.text()}`);
      await route.fulfill({ response });
    },
  );
  await page.goto("/leads");
  await page.getByRole("link", { name: /^My Purchased Leads/ }).click();
  await expect(page).toHaveURL(/tab=purchased/);
  await page.getByRole("link", { name: /^Available Leads/ }).click();
  await expect(page).toHaveURL(/\/leads$/);
  await page.getByRole("article").first().getByRole("button").click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Older leads" }).click();
  await expect(page).toHaveURL(/cursor=/);
  await page.unrouteAll({ behavior: "wait" });
  return bodies;
}

test("before buying, nothing the browser receives contains the customer's details; afterwards all are there", {
  tag: "@story",
}, async ({ people, page }) => {
  const customer = tellTale();
  const { word: _, surname: __, last3: ___, mark: ____, ...form } = customer;
  const [installer, rival, { link }] = await Promise.all([
    people.installer({ credits: 10 }),
    people.installer({ credits: 10 }),
    people.customer({ form }),
  ]);
  await becomePerson(page, installer);
  const bodies = await browseLeads(page);
  expect(bodies.length).toBeGreaterThanOrEqual(4);
  // Proves that the lead itself was received.
  expect(bodies.filter((body) => body.includes(customer.mark)).length).toBeGreaterThanOrEqual(2);
  expect(bodies.flatMap((body) => detailsIn(body, customer))).toEqual([]);

  const get = async (path: string, { client } = installer) => (await client.get(path)).text();
  const addresses = [
    "/leads",
    "/leads.data",
    "/leads.data?_routes=routes%2Finstaller%2Fleads%2Fleads",
    "/leads?tab=purchased",
  ];
  for (const address of addresses) expect(detailsIn(await get(address), customer), address).toEqual([]);
  expect(detailsIn(await get("/dashboard.data"), customer)).toEqual([]);

  const [, leadId = ""] = /name="leadId" value="([^"]+)"/.exec(cardIn(await get("/leads"), customer)) ?? [];
  expect((await buy(rival.client, leadId)).status()).toBe(302);
  const all = ["email", "phone", "surname", "postcode"];
  for (const address of ["/leads?tab=purchased", "/leads.data?tab=purchased"]) {
    expect(detailsIn(await get(address, rival), customer), address).toEqual(all);
    expect(detailsIn(await get(address), customer), "who has not bought it").toEqual([]);
  }
  expect(detailsIn(await get("/leads"), customer)).toEqual([]);
  expect(await get("/leads?tab=purchased", rival)).not.toContain(link);
});

test("after signing out, going back shows no private page", { tag: "@story" }, async ({ people, page }) => {
  const installer = await people.installer();
  await becomePerson(page, installer);
  await page.goto("/dashboard");
  await page.goto("/leads");
  await page.goto("/credits");
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  for (let steps = 0; steps < 3; steps++) {
    await page.goBack();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }).first()).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(installer.companyName);
    await expect(page.getByRole("button", { name: /^Purchase Lead/ })).toHaveCount(0);
  }
});
