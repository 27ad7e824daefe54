import { expect } from "@playwright/test";
import { quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } });

    test("a partner leaves a note about the quotes, and the customer reads and removes it", async ({
      page,
      people,
    }) => {
      const { customer } = await quotedRequest(people);
      await page.goto(`${customer.link}/links`);
      await page.getByLabel("Who is it for?").fill("Robin");
      await page.getByRole("button", { name: "Share with my household" }).click();
      const copy = page.getByRole("button", { name: "Copy the link for Robin" });
      await expect(copy).toHaveCount(javaScriptEnabled ? 1 : 0);
      const shared = (await page.getByText(/\/shared\//).textContent()) ?? "";
      if (javaScriptEnabled) {
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
        await copy.click();
        await expect(page.getByRole("button", { name: "Copied the link for Robin" })).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
      }
      await page.goto(shared);
      await page.getByRole("link", { name: "Compare 2 quotes" }).click();
      await page.getByRole("link", { name: "Leave a note" }).click();
      await page.getByRole("button", { name: "Leave a note" }).click();
      await expect(page.getByRole("heading", { name: "There is a problem" })).toBeInViewport();
      await page.getByLabel("Your note").fill("I would take the second: its guarantee is longer.");
      await page.getByRole("button", { name: "Leave a note" }).click();
      await expect(page.getByText("its guarantee is longer")).toBeInViewport();
      await expect(page.getByLabel("Your note")).toHaveValue("");
      await page.goto(`${customer.link}/compare`);
      const notes = page.locator("#notes");
      await expect(notes).toContainText("Robin");
      await expect(notes).toContainText("I would take the second: its guarantee is longer.");
      await notes.getByRole("button", { name: /^Remove the note of Robin/ }).click();
      await expect(page.getByRole("heading", { name: "Which of these?" })).toBeVisible();
      await expect(page.getByText("its guarantee is longer")).toHaveCount(0);
    });
  });
}
