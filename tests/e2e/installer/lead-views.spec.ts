import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, type Installer, type People, send } from "#tests/e2e/support/people.ts";

const AREA = { form: "coverage", basePostcode: "TQ1 1AA", radiusMiles: "20", services: "heat-pumps" };
const card = (page: Page, word: string) => page.getByRole("article").filter({ hasText: word });

async function inTorquay(people: People): Promise<Installer> {
  const installer = await people.installer();
  await send(installer.client, "/profile", AREA, 302);
  return installer;
}

const leadIn = (people: People, postcode: string) =>
  people.lead({ form: { service_type: "heat-pumps", postcode, location: "Devon" } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the list sorts by distance, and by age again", async ({ people, page }) => {
      const near = await leadIn(people, "TQ1 2AA");
      const far = await leadIn(people, "TQ7 1AA");
      await becomePerson(page, await inTorquay(people));
      await page.goto("/leads");
      const isNearAbove = async () => {
        const texts = await page.getByRole("article").allTextContents();
        const placeOf = (word: string) => texts.findIndex((text) => text.includes(word));
        return placeOf(near.word) < placeOf(far.word);
      };
      await expect(card(page, far.word)).toBeVisible();
      expect(await isNearAbove()).toBe(false);
      const sort = async (label: string) => {
        await page.getByLabel("Sort", { exact: true }).selectOption(label);
        if (!javaScriptEnabled) await page.getByRole("button", { name: "Sort the list" }).click();
      };
      await sort("Nearest first");
      await expect(page).toHaveURL(/order=nearest/);
      await expect(page.getByLabel("Sort", { exact: true })).toHaveValue("nearest");
      await expect.poll(isNearAbove).toBe(true);
      await sort("Newest first");
      await expect.poll(isNearAbove).toBe(false);
    });
  });
}

test("a filter is saved under a name, opened again and deleted", async ({ people, page }) => {
  await becomePerson(page, await inTorquay(people));
  await page.goto("/leads");
  await expect(page.getByText("Save this view")).toHaveCount(0);
  await page.goto("/leads?service=heat-pumps&order=nearest");
  await page.getByText("Save this view").click();
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByLabel("View name")).toHaveAccessibleDescription(/Give the view a name/);
  await page.getByLabel("View name").fill("Pumps nearby");
  await page.getByRole("button", { name: "Save view" }).click();
  const views = page.getByRole("navigation", { name: "Saved views" });
  const view = views.getByRole("link", { name: "Pumps nearby" });
  await expect(view).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("Save this view")).toHaveCount(0);

  await page.goto("/leads");
  await expect(view).not.toHaveAttribute("aria-current");
  await view.click();
  await expect(page).toHaveURL(/\/leads\?service=heat-pumps&order=nearest$/);
  await expect(view).toHaveAttribute("aria-current", "true");

  await page.goto("/leads?urgency=high");
  await page.getByText("Save this view").click();
  await page.getByLabel("View name").fill("pumps NEARBY");
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByLabel("View name")).toHaveAccessibleDescription(/You already have a view with this name/);
  await expect(page.getByLabel("View name")).toHaveValue("pumps NEARBY");
  await views.getByRole("button", { name: "Delete the view Pumps nearby" }).click();
  await expect(views).toHaveCount(0);
  await expect(page).toHaveURL(/urgency=high/);
});

test("when sorted by distance, a new lead waits until asked for, and then appears in its place", async ({
  people,
  page,
}) => {
  const first = await leadIn(people, "TQ1 3AA");
  await becomePerson(page, await inTorquay(people));
  await page.goto("/leads?order=nearest");
  await expect(page.getByText("Live: new leads are counted here")).toBeVisible();
  const farther = await leadIn(people, "TQ7 1AA");
  await page.getByRole("button", { name: "1 new lead" }).click();
  await expect(card(page, farther.word)).toBeVisible();
  const texts = await page.getByRole("article").allTextContents();
  const places = [first, farther].map(({ word }) => texts.findIndex((text) => text.includes(word)));
  expect(places[0]).toBeLessThan(places[1] ?? -1);
  await expect(page.getByRole("button", { name: "1 new lead" })).toHaveCount(0);
});
