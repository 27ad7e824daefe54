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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a device remembers a project, opens it from the menu, and forgets it", {
      tag: javaScriptEnabled ? [] : "@story",
    }, async ({ page, people, context }) => {
      const { link } = await people.customer();
      const myProject = page.getByRole("banner").getByRole("link", { name: "My project" });
      const remembered = async () => (await context.cookies()).filter(({ name }) => name === "fairwatt.my_project");
      await page.goto(`${link}/links`);
      await expect(page.getByRole("button", { name: "Forget" })).toHaveCount(0);
      await page.getByRole("button", { name: "Remember on this device" }).click();
      await expect(page.getByText("This device remembers your project")).toBeVisible();
      await expect(page.getByRole("button", { name: "Remember on this device" })).toHaveCount(0);
      expect(await remembered()).toMatchObject([{ httpOnly: true, sameSite: "Lax", path: "/" }]);
      expect(await page.evaluate("document.cookie")).not.toContain("my_project");

      await page.goto("/auth");
      await page.getByText("Asked for quotes? My project", { exact: true }).getByRole("link").click();
      await expect(page).toHaveURL("/requests");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("My project");
      await expect(page.getByRole("button", { name: "Email me my links" })).toBeVisible();
      await page.getByRole("button", { name: "Open my project" }).click();
      await expect(page.getByRole("link", { name: "My links" })).toBeVisible();

      await page.goto("/about");
      await myProject.click();
      await page.getByRole("button", { name: "Forget" }).click();
      await expect(page.getByText("This device has forgotten your project")).toBeVisible();
      await expect(page.getByRole("button", { name: "Open my project" })).toHaveCount(0);
      expect(await remembered()).toEqual([]);
      await page.goto(`${link}/links`);
      await page.getByRole("button", { name: "Remember on this device" }).click();
      await page.getByRole("button", { name: "Forget" }).click();
      await expect(page.getByText("This device has forgotten your project")).toBeVisible();
    });
  });
}
