import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a customer shares the request with the household, revokes that, and ends all links", {
    tag: "@story",
  }, async ({ page, people, newClient }) => {
    const client = await newClient();
    const { link, email, word } = await people.customer();
    await page.goto(link);
    await page.getByRole("link", { name: "Correct my details" }).click();
    await page.getByLabel("Your phone number").fill("07700 900987");
    await page.getByRole("button", { name: "Save my details" }).click();
    await expect(page.getByText("07700 900987")).toBeVisible();
    await page.getByRole("link", { name: "My links" }).click();
    await expect(page).toHaveTitle(/^My links - Your project/);

    await page.getByRole("button", { name: "Share with my household" }).click();
    await expect(page.getByText("Say who the link is for")).not.toHaveCount(0);
    await page.getByLabel("Who is it for?").fill("Alex");
    await page.getByRole("button", { name: "Share with my household" }).click();
    const shared = new URL((await page.getByText(/\/shared\//).textContent()) ?? "").pathname;

    await page.goto(`${link}/details`);
    const receipt = await (await client.get(`${link}/receipt.json`)).json();
    expect(receipt.companies).toEqual([]);
    expect(receipt.household_links).toMatchObject([{ label: "Alex" }]);
    await expect(page.getByText(receipt.told[0].words)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Alex: from" })).toBeVisible();
    await page.goto(`${link}/links`);

    const seen = await (await client.get(shared)).text();
    expect(seen).toContain("but not change");
    for (const secret of [email, word, "Okonedo", link.split("/").at(-1) ?? "", "07700"]) {
      expect(seen).not.toContain(secret);
    }
    expect((await client.post(shared, { form: { intent: "close" } })).status()).toBe(403);
    const elsewhere = shared.replace("/shared/", "/requests/");
    for (const under of ["", "/quotes", "/messages", "/appointments", "/brief", "/links", "/stop", "/done", "/year"]) {
      expect((await client.get(elsewhere + under)).status(), `it opens no ${under}`).toBe(403);
      const posted = await client.post(elsewhere + under, { form: { intent: "anything" } });
      expect(posted.status(), `it writes to no ${under}`).toBe(403);
    }

    await page.getByRole("button", { name: "Revoke the link for Alex" }).click();
    await expect(page.getByRole("button", { name: "Revoke the link for Alex" })).toHaveCount(0);
    expect((await client.get(shared)).status()).toBe(410);

    await page.getByRole("button", { name: "End all my links" }).click();
    await expect(page.getByText("All your links have ended")).toBeVisible();
    expect((await client.get(link)).status()).toBe(410);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Link ended");
    const fresh = linkIn(await mailTo(client, email, /^Your links$/));
    await page.goto(fresh);
    await expect(page.getByRole("link", { name: "My links" })).toBeVisible();
  });
});
