import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/town/fixtures.ts";
import { becomePerson, type Installer, type People, send } from "#tests/e2e/town/people.ts";

const AREA = { form: "coverage", basePostcode: "PL1 1AA", radiusMiles: "20", services: "heat-pumps" };
const card = (page: Page, word: string) => page.getByRole("article").filter({ hasText: word });

async function inPlymouth(people: People): Promise<Installer> {
  const installer = await people.installer();
  await send(installer.client, "/profile", AREA, 302);
  return installer;
}

const leadIn = (people: People, postcode: string) =>
  people.lead({ form: { service_type: "heat-pumps", postcode, location: "Devon" } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the list is sorted by distance, and by age again", async ({ people, page }) => {
      const near = await leadIn(people, "PL1 2AA");
      const far = await leadIn(people, "PL21 9AA");
      await becomePerson(page, await inPlymouth(people));
      await page.goto("/leads");
      const places = async () => {
        const texts = await page.getByRole("article").allTextContents();
        return [near, far].map(({ word }) => texts.findIndex((text) => text.includes(word)));
      };
      const [nearPlace = -1, farPlace = -1] = await places();
      expect(farPlace).toBeLessThan(nearPlace);
      const sort = async (label: string) => {
        await page.getByLabel("Sort", { exact: true }).selectOption(label);
        if (!javaScriptEnabled) await page.getByRole("button", { name: "Sort the list" }).click();
      };
      await sort("Nearest first");
      await expect(page).toHaveURL(/order=nearest/);
      await expect(page.getByLabel("Sort", { exact: true })).toHaveValue("nearest");
      await expect.poll(async () => (await places())[0]).toBe(0);
      await sort("Newest first");
      await expect.poll(places).toEqual([nearPlace, farPlace]);
    });
  });
}

test("sorted by distance, a new lead waits until it is asked for, and then stands where it belongs", async ({
  people,
  page,
}) => {
  const first = await leadIn(people, "PL1 3AA");
  await becomePerson(page, await inPlymouth(people));
  await page.goto("/leads?order=nearest");
  await expect(page.getByText("Live: new leads are counted here")).toBeVisible();
  const farther = await leadIn(people, "PL21 9AA");
  await page.getByRole("button", { name: "1 new lead" }).click();
  await expect(card(page, farther.word)).toBeVisible();
  const texts = await page.getByRole("article").allTextContents();
  const places = [first, farther].map(({ word }) => texts.findIndex((text) => text.includes(word)));
  expect(places[0]).toBeLessThan(places[1] ?? -1);
  await expect(page.getByRole("button", { name: "1 new lead" })).toHaveCount(0);
});
